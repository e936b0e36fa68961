"""Views of the game in answers, players who act out of turn, and random seeds."""

import json
import re

import pytest
from flask.testing import FlaskClient

from referee.documents.notation import parse_state
from tests.api.conftest import Json, answer
from tests.documents.samples import CANOE, document

PLAYERS = ["blue", "orange", "white"]


def start_answer(client: FlaskClient, seed: str = "views") -> Json:
    body = {"players": PLAYERS, "first_game": True, "seed": seed}
    return answer(client.post("/v1/starts?include=views", json=body))


def turn(client: FlaskClient, state: Json) -> list[Json]:
    """The actions of a whole turn. Each is the example of the first offer."""
    actions: list[Json] = []
    while not actions or actions[-1]["type"] != "end-turn":
        offers = answer(client.post("/v1/legal-actions", json={"state": state}))["actions"]
        actions.append(offers[0]["example"])
        state = answer(client.post("/v1/rulings", json={"state": state, "action": actions[-1]}))["state"]
    return actions


def before_the_draw(client: FlaskClient) -> tuple[Json, str]:
    """A state in which the active player only has to end the turn, together with the colour of that player."""
    start = start_answer(client)["state"]
    replayed = answer(client.post("/v1/replays", json={"start": start, "actions": turn(client, start)[:-1]}))
    return replayed["state"], replayed["awaited"]["player"]


def test_a_start_shows_each_player_their_own_card(client: FlaskClient) -> None:
    found = start_answer(client)
    assert list(found["views"]) == [*PLAYERS, "spectator"]
    for viewer, seen in found["views"].items():
        assert seen["events"] == []
        assert seen["state"]["deck"] is None
        for player, shown in zip(found["state"]["players"], seen["state"]["players"], strict=True):
            hidden = player["colour"] != viewer
            assert shown["hand"] == ([None] * len(player["hand"]) if hidden else player["hand"])


def test_only_its_owner_sees_a_card_in_the_views_of_a_ruling(client: FlaskClient) -> None:
    state, active = before_the_draw(client)
    body = {"state": state, "action": {"type": "end-turn"}, "player": active}
    found = answer(client.post("/v1/rulings?include=views", json=body))
    (told,) = [event for event in found["events"] if event["event"] == "card-drawn"]
    assert told == {"event": "card-drawn", "player": active, "card": state["deck"][0], "purpose": "hand"}
    for viewer, seen in found["views"].items():
        one = answer(
            client.post("/v1/views", json={"state": found["state"], "player": viewer, "events": found["events"]})
        )
        assert (seen["state"], seen["events"]) == (one["state"], one["events"])
        shown = told if viewer == active else {**told, "card": None}
        assert seen["events"] == [shown if event == told else event for event in found["events"]]


def test_the_sentences_of_a_view_name_no_hidden_card(client: FlaskClient) -> None:
    state, active = before_the_draw(client)
    body = {"state": state, "action": {"type": "end-turn"}}
    found = answer(client.post("/v1/rulings?include=views,sentences", json=body))
    card = state["deck"][0]
    (drawn,) = [number for number, event in enumerate(found["events"]) if event["event"] == "card-drawn"]
    for viewer, seen in found["views"].items():
        assert len(seen["sentences"]) == len(seen["events"])
        assert (card in seen["sentences"][drawn]) == (viewer == active)
    start = start_answer(client)["state"]
    body = {"start": start, "actions": turn(client, start)}
    game = answer(client.post("/v1/replays?include=views,sentences", json=body))
    for viewer, seen in game["views"].items():
        assert (seen["sentences"] == game["sentences"]) == (viewer == active)


def test_a_refused_action_shows_the_table_as_it_is(client: FlaskClient) -> None:
    start = start_answer(client)
    body = {"state": start["state"], "action": {"type": "end-turn"}}
    found = answer(client.post("/v1/rulings?include=views", json=body))
    assert found["verdict"] == "illegal"
    assert found["views"] == start["views"]


def test_the_views_of_a_replay_list_its_events_action_by_action(client: FlaskClient) -> None:
    start = start_answer(client)
    actions = turn(client, start["state"])
    body = {"start": start["state"], "actions": actions}
    found = answer(client.post("/v1/replays?include=views,events", json=body))
    active = start["awaited"]["player"]
    for viewer, seen in found["views"].items():
        assert [len(events) for events in seen["events"]] == [len(events) for events in found["events"]]
        (card,) = [event["card"] for event in seen["events"][-1] if event["event"] == "card-drawn"]
        assert (card is None) == (viewer != active)
        assert seen["events"][:-1] == found["events"][:-1]
    last = answer(client.post("/v1/views", json={"state": found["state"], "player": "spectator"}))
    assert found["views"]["spectator"]["state"] == last["state"]
    assert "events" not in last


def test_a_view_can_be_asked_about(client: FlaskClient) -> None:
    for viewer, seen in start_answer(client)["views"].items():
        offers = answer(client.post("/v1/legal-actions?include=gold", json={"state": seen["state"]}))
        assert (offers["verdict"], offers["awaited"]["by"]) == ("possible", "player")
        body = {"state": seen["state"], "action": offers["actions"][0]["example"]}
        found = answer(client.post("/v1/rulings?include=views", json=body))
        assert found["verdict"] == "legal"
        assert found["views"][viewer]["state"] == found["state"]
        assert answer(client.post("/v1/scores", json={"state": seen["state"]}))["verdict"] == "possible"


def test_a_ruling_that_depends_on_a_hidden_card_is_undetermined(client: FlaskClient) -> None:
    """Without a seed, the card of the first player is unknown."""
    body = {"players": PLAYERS, "first_game": True, "start_player": "blue"}
    state = answer(client.post("/v1/starts", json=body))["state"]
    found = answer(
        client.post("/v1/rulings?include=views", json={"state": state, "action": {"type": "build", "at": "e9"}})
    )
    assert found["verdict"] == "undetermined"
    assert found["views"]["blue"] == {"state": state, "events": []}


def test_events_of_a_colour_that_does_not_play(client: FlaskClient) -> None:
    body = {
        "state": start_answer(client)["state"],
        "player": "spectator",
        "events": [{"event": "turn-ended", "player": "red"}],
    }
    found = answer(client.post("/v1/views", json=body))
    assert (found["verdict"], found["state"]) == ("impossible", None)
    assert [(one["code"], one["place"]) for one in found["inconsistencies"]] == [
        ("unknown-player", "/events/0/player")
    ]
    assert "events" not in found


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "It is not your turn. Wait until the {} player has acted."),
        ("es", "No es tu turno. Espera a que actúe el jugador {}."),
        ("fr", "Ce n’est pas à vous de jouer. Attendez que le joueur {} ait joué."),
    ],
)
def test_only_the_awaited_player_acts(client: FlaskClient, language: str, text: str) -> None:
    found = start_answer(client)
    active = found["awaited"]["player"]
    offers = answer(client.post("/v1/legal-actions", json={"state": found["state"]}))["actions"]
    body = {"state": found["state"], "action": offers[0]["example"]}
    assert answer(client.post("/v1/rulings", json=body | {"player": active}))["verdict"] == "legal"
    names = {
        one["name"]: one["title"] for one in answer(client.get(f"/v1/catalogue/colours?lang={language}"))["colours"]
    }
    for other in set(PLAYERS) - {active}:
        refused = answer(client.post(f"/v1/rulings?lang={language}", json=body | {"player": other}))
        assert (refused["verdict"], refused["state"], refused["awaited"]["player"]) == ("illegal", None, active)
        (violation,) = refused["violations"]
        assert (violation["code"], violation["rules"]) == ("not-your-turn", ["T1"])
        assert violation["text"] == text.format(names[active])


def test_a_player_who_does_not_play_cannot_act(client: FlaskClient) -> None:
    body = {"state": start_answer(client)["state"], "action": {"type": "end-turn"}, "player": "red"}
    found = answer(client.post("/v1/rulings", json=body))
    assert found["verdict"] == "impossible"
    assert found["inconsistencies"][0]["place"] == "/player"
    assert found["inconsistencies"][0]["text"] == (
        "red is not a player in this game. The players are blue, orange and white."
    )


def test_only_the_player_who_may_react_acts(client: FlaskClient) -> None:
    state = document(parse_state(CANOE))
    asked = answer(client.post("/v1/rulings", json={"state": state, "action": {"type": "build", "at": "h8"}}))
    body = {"state": asked["state"], "action": {"type": "finish"}}
    assert asked["awaited"] == {
        "player": "orange",
        "frame": "reacting",
        "by": "player",
        "text": "round 1, blue took the last tile of h9; orange may build with the canoe or let it pass",
    }
    verdicts = {
        player: answer(client.post("/v1/rulings", json=body | {"player": player}))["verdict"]
        for player in ("blue", "orange")
    }
    assert verdicts == {"blue": "illegal", "orange": "legal"}


def test_no_player_names_a_card(client: FlaskClient) -> None:
    start = answer(client.post("/v1/starts", json={"players": PLAYERS, "first_game": True}))
    state, body = start["state"], {"type": "play", "card": "grass"}
    state = answer(client.post("/v1/rulings", json={"state": state, "action": body, "player": "blue"}))["state"]
    actions = turn(client, state)
    state = answer(client.post("/v1/replays", json={"start": state, "actions": actions}))["state"]
    waiting = answer(client.post("/v1/legal-actions", json={"state": state}))
    assert waiting["awaited"] == {
        "player": "blue",
        "frame": "drawing",
        "by": "table",
        "text": "round 1, blue draws a card for the next turn; say which one, or that it stays face down",
    }
    reveal = {"state": state, "action": {"type": "reveal", "card": "desert"}}
    for player in PLAYERS:
        (violation,) = answer(client.post("/v1/rulings", json=reveal | {"player": player}))["violations"]
        assert (violation["code"], violation["rules"]) == ("not-your-turn", ["T3", "T4"])
        assert violation["facts"]["by"] == "table"
        assert "First a card has to be drawn, or the discard pile shuffled." in violation["text"]
    assert answer(client.post("/v1/rulings", json=reveal))["verdict"] == "legal"


def test_a_random_seed_is_in_the_answer_and_never_cached(client: FlaskClient) -> None:
    body = {"players": PLAYERS, "first_game": True, "seed": "random"}
    responses = [client.post("/v1/starts", json=body) for _ in range(3)]
    assert {response.headers["Cache-Control"] for response in responses} == {"no-store"}
    seeds = [response.json["seed"] for response in responses if response.json]
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)
    assert len(set(seeds)) == 3
    for seed, response in zip(seeds, responses, strict=True):
        again = client.post("/v1/starts", json=body | {"seed": seed})
        assert "Cache-Control" not in again.headers
        assert answer(again) == {key: value for key, value in answer(response).items() if key != "seed"}


def test_a_random_seed_is_in_no_view(client: FlaskClient) -> None:
    found = start_answer(client, "random")
    assert found["seed"] not in json.dumps([found["views"], found["state"]])


def test_without_a_seed_the_cards_stay_unknown(client: FlaskClient) -> None:
    found = answer(client.post("/v1/starts", json={"players": PLAYERS, "first_game": True}))
    assert "seed" not in found
    assert found["state"]["deck"] is None
    assert [player["hand"] for player in found["state"]["players"]] == [[None]] * 3


def test_a_view_of_an_impossible_table_says_where_it_is_wrong(client: FlaskClient) -> None:
    state = start_answer(client)["state"]
    state["players"][0]["supply"] = 39
    found = answer(client.post("/v1/views", json={"state": state, "player": "blue"}))
    assert found["verdict"] == "impossible"
    assert {one["place"].split("/")[1] for one in found["inconsistencies"]} == {"state"}
