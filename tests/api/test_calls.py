"""The answers that the calls, the catalogue and the pages give."""

import json
import re
from http import HTTPStatus
from importlib import resources
from pathlib import Path
from random import Random
from urllib.parse import urljoin
from xml.etree import ElementTree as ET

import pytest
from flask.testing import FlaskClient

from referee.calls.extras import MAX_WEIGHED
from referee.documents.listings import SUBJECTS
from referee.documents.notation import parse_state
from referee.revision import RULES_REVISION
from referee.rules.catalogue import LOCATIONS, NOMAD_COPIES, NOMADS, POWERS
from referee.words.languages import LANGUAGES
from tests.api.conftest import Json, answer, pointers, problem
from tests.api.played import played
from tests.documents.samples import ANSWER, BAZAAR, CANOE, FORT, OUTPOST, OWN_SECTION, UNIVERSITY, document
from tests.golden.game import FILES

NDJSON = "application/x-ndjson"
PLAYERS = ["blue", "orange"]
STATES = Path(__file__).parents[1] / "properties" / "states"
SECTIONS = ["oasis", "paddock:turned", "farm", "tavern"]
EXPANDED = {"sections": ["quarry", "barracks-crossroads", "tower", "barn"]}
SPACES = ("c6", "f8", "h6")
SCOUTING = ["scouts", "lords", "miners"]
OWN_BOARD = {"sections": [OWN_SECTION, "paddock", "oasis", "tavern"]}
CONTRACT = resources.files("referee.api") / "contract"
ADDRESS = r'(?:href|src|data-url)="([^"#]+)"'


def stored(name: str) -> Json:
    return json.loads((STATES / f"{name}.json").read_text(encoding="utf-8"))["state"]


def mid_game() -> Json:
    """Blue's third turn. Blue has every kind of base-game location tile, and has played desert but not built yet."""
    return stored("all-eight-tiles")


def outpost() -> Json:
    """Orange has built once in the mandatory action, and has an outpost tile."""
    return document(parse_state(OUTPOST))


def photograph() -> Json:
    """The part of `mid_game` that a photograph of the table could show, as a position."""
    state = mid_game()
    kept = {key: state[key] for key in ("format", "ruleset", "board", "cards", "location_tiles")}
    players = [{key: player[key] for key in ("colour", "settlements", "gold")} for player in state["players"]]
    return {**kept, "players": players}


def ask(client: FlaskClient, call: str, **body: Json) -> Json:
    return answer(client.post(f"/v1/{call}", json=body))


def totals(score: Json) -> dict[str, int]:
    return {player["colour"]: player["total"] for player in score["players"]}


def occupied_twice() -> Json:
    state = mid_game()
    state["players"][1]["settlements"].append("g1")
    state["players"][1]["supply"] -= 1
    return state


def test_a_start_of_explicit_choices(client: FlaskClient) -> None:
    chosen = {"players": PLAYERS, "board": {"sections": SECTIONS}, "cards": ["miners", "workers", "lords"]}
    found = ask(client, "starts", **chosen, hands=["grass", None], start_player="orange", ruleset="big-box-es")
    state = found["state"]
    assert state["board"] == chosen["board"]
    assert state["cards"] == chosen["cards"]
    assert [player["hand"] for player in state["players"]] == [["grass"], [None]]
    assert (state["start_player"], state["deck"]) == ("orange", None)
    assert state["ruleset"]["useless_card"] == "discarded"
    assert found["awaited"] == {
        "player": "orange",
        "frame": "turning",
        "by": "player",
        "text": "round 1, orange to act, the terrain card is not known yet",
    }


def test_the_recommended_first_game(client: FlaskClient) -> None:
    state = ask(client, "starts", players=PLAYERS, first_game=True)["state"]
    assert state["board"] == {"sections": ["tavern", "paddock", "oasis", "farm"]}
    assert state["cards"] == ["fishermen", "knights", "merchants"]
    assert set(state["location_tiles"].values()) == {2}


def test_a_start_with_tasks_and_nomad_tiles(client: FlaskClient) -> None:
    board = {"sections": ["quarry", "barracks-crossroads", "tower", "city-hall-fort"]}
    tiles = {"c6": "treasure", "f8": "donation-water", "h6": "treasure"}
    chosen = {"board": board, "cards": ["families", "lords", "shepherds"], "tasks": ["road", "advance"]}
    state = ask(client, "starts", players=PLAYERS, **chosen, nomad_tiles=tiles)["state"]
    assert (state["tasks"], state["nomad_tiles"]) == (["road", "advance"], tiles)
    assert "walls" not in state
    assert ask(client, "audits", state=state)["verdict"] == "possible"


def test_a_seed_chooses_from_all_expansions(client: FlaskClient) -> None:
    chosen = {"players": PLAYERS, "seed": "a", "expansions": ["nomads", "crossroads"]}
    first, again = (ask(client, "starts", **chosen)["state"] for _ in range(2))
    assert first == again
    assert first["tasks"]
    assert first["nomad_tiles"]
    assert set(first["cards"]) == {"families", "shepherds", "ambassadors"}


def test_choices_win_over_the_first_game(client: FlaskClient) -> None:
    state = ask(client, "starts", players=PLAYERS, first_game=True, cards=["miners", "workers", "lords"])["state"]
    assert state["cards"] == ["miners", "workers", "lords"]


def test_a_seed_chooses_the_same_every_time(client: FlaskClient) -> None:
    first, again, other = (ask(client, "starts", players=PLAYERS, seed=seed)["state"] for seed in ("a", "a", "b"))
    assert first == again != other
    assert len(first["deck"]) == 23
    assert all(None not in player["hand"] for player in first["players"])


def test_a_start_with_extras(client: FlaskClient) -> None:
    found = answer(
        client.post("/v1/starts?include=legal-actions,picture,notation", json={"players": PLAYERS, "seed": "a"})
    )
    assert found["legal_actions"] == ask(client, "legal-actions", state=found["state"])["actions"]
    assert found["picture"].startswith("<svg")
    assert ask(client, "legal-actions", state=found["notation"])["count"] > 0


@pytest.mark.parametrize(
    ("choices", "place"),
    [
        ({"players": ["blue"], "seed": "a"}, "/players"),
        ({"players": ["blue", "blue"], "seed": "a"}, "/players"),
        ({"players": PLAYERS, "seed": "a", "start_player": "red"}, "/start_player"),
        ({"players": PLAYERS}, "/board"),
        ({"players": PLAYERS, "board": {"sections": SECTIONS}}, "/cards"),
        ({"players": PLAYERS, "seed": "a", "cards": ["miners"] * 3}, "/cards"),
        ({"players": PLAYERS, "seed": "a", "hands": ["grass"]}, "/hands"),
        ({"players": PLAYERS, "seed": "a", "deck": ["grass"] * 6}, "/deck"),
        ({"players": PLAYERS, "seed": "a", "expansions": []}, "/expansions"),
        ({"players": PLAYERS, "board": {"sections": ["farm"] * 4}, "seed": "a"}, "/board/sections/1"),
        ({"players": PLAYERS, "board": EXPANDED, "cards": ["lords", "miners", "families"]}, "/tasks"),
        ({"players": PLAYERS, "board": EXPANDED, "cards": ["lords", "miners", "families"]}, "/nomad_tiles"),
        ({"players": PLAYERS, "board": EXPANDED, "seed": "a", "tasks": []}, "/tasks"),
        ({"players": PLAYERS, "board": EXPANDED, "seed": "a", "tasks": ["road", "road"]}, "/tasks"),
        ({"players": PLAYERS, "seed": "a", "tasks": ["road"]}, "/tasks"),
        ({"players": PLAYERS, "board": EXPANDED, "seed": "a", "nomad_tiles": {}}, "/nomad_tiles"),
        (
            {"players": PLAYERS, "board": EXPANDED, "seed": "a", "nomad_tiles": dict.fromkeys(SPACES, "treasure")},
            "/nomad_tiles",
        ),
        ({"players": PLAYERS, "first_game": True, "removed_terrain": "grass"}, "/removed_terrain"),
        (
            {"players": PLAYERS, "board": EXPANDED, "seed": "a", "cards": SCOUTING, "removed_terrain": "water"},
            "/removed_terrain",
        ),
        (
            {"players": PLAYERS, "board": {"sections": SECTIONS}, "cards": SCOUTING},
            "/removed_terrain",
        ),
        (
            {"players": PLAYERS, "first_game": True, "hands": ["swamp-grass", None]},
            "/deck",
        ),
        (
            {
                "players": PLAYERS,
                "board": {"sections": SECTIONS},
                "cards": SCOUTING,
                "removed_terrain": "grass",
                "hands": ["grass", None],
            },
            "/deck",
        ),
        ({"players": PLAYERS, "seed": "a", "expansions": ["island", "caves"]}, "/expansions"),
    ],
)
def test_impossible_choices_are_refused(client: FlaskClient, choices: Json, place: str) -> None:
    found = problem(client.post("/v1/starts", json=choices), 409, "impossible")
    assert place in pointers(found)


def test_every_kind_of_offer(client: FlaskClient) -> None:
    """Each offer lists its choices, counts them, and has a legal example."""
    seen: dict[str, set[str]] = {}
    states = [stored(file.stem) for file in sorted(STATES.glob("*.json"))]
    samples = [document(parse_state(line)) for line in (OUTPOST, ANSWER, BAZAAR, UNIVERSITY, FORT)]
    repeated = set()
    for state in [*states, *samples, *(state for state, _ in played()[::3])]:
        found = ask(client, "legal-actions", state=state)
        assert found["verdict"] == "possible"
        assert found["count"] == sum(offer["count"] for offer in found["actions"])
        assert (found["awaited"] is None) == (found["count"] == 0) == (not state["frames"])
        for offer in found["actions"]:
            targets = offer.keys() - {"type", "count", "example", "rules", "via"}
            assert offer.get("via") == offer["example"].get("via")
            repeated |= {offer["type"]} if "via" in offer else set()
            seen.setdefault(offer["type"], set()).update(targets)
            assert offer["example"]["type"] == offer["type"]
            if offer["type"] in {"build", "place", "remove"}:
                assert len(offer["at"]) == offer["count"]
                assert offer["example"]["at"] in offer["at"]
            if offer["type"] == "move":
                assert sum(map(len, offer["moves"].values())) == offer["count"]
                assert offer["example"]["to"] in offer["moves"][offer["example"]["from"]]
            assert ask(client, "rulings", state=state, action=offer["example"])["verdict"] == "legal"
    assert seen == {
        "build": {"at", "tile", "waiver"},
        "place": {"at", "tile"},
        "move": {"tile", "moves"},
        "remove": {"at", "tile"},
        "draw": {"tile"},
        "take": {"tile"},
        "spend": {"tile", "ones", "fives"},
        "finish": set(),
        "play": {"cards"},
        "reveal": {"cards"},
        "shuffle": {"cards"},
        "redraw": set(),
        "end-turn": set(),
    }
    assert {"build", "draw", "spend"} <= repeated


@pytest.mark.parametrize("name", ["all-eight-tiles", "mandatory-done", "tiles-of-all-ages"])
def test_gold_is_the_difference_between_two_scores(client: FlaskClient, name: str) -> None:
    state = stored(name)
    found = answer(client.post("/v1/legal-actions?include=gold,scores", json={"state": state}))
    player = found["awaited"]["player"]
    before = totals(found["scores"])[player]
    assert before == totals(ask(client, "scores", state=state))[player]
    compared = []
    for offer in found["actions"]:
        for action, gold in priced(offer)[:: 3 if offer["type"] == "move" else 1]:
            ruling = answer(client.post("/v1/rulings?include=scores", json={"state": state, "action": action}))
            assert totals(ruling["scores"])[player] - before == gold, action
            compared.append(gold)
    assert len(set(compared)) > 1


def test_gold_of_games_with_expansions(client: FlaskClient) -> None:
    """The gold that families, shepherds and ambassadors pay at once is counted, too."""
    compared = set()
    for state, action in played()[::5]:
        found = answer(client.post("/v1/legal-actions?include=gold,scores", json={"state": state}))
        ruling = answer(client.post("/v1/rulings?include=scores", json={"state": state, "action": action}))
        player = found["awaited"]["player"]
        if found["count"] > MAX_WEIGHED:
            assert not any("gold" in offer for offer in found["actions"])
            continue
        told = [gold for offer in found["actions"] for one, gold in priced(offer) if one == action]
        if told:
            assert [totals(ruling["scores"])[player] - totals(found["scores"])[player]] == told
            compared.add(action["type"])
    assert {"build", "place", "move"} <= compared


def priced(offer: Json) -> list[tuple[Json, int]]:
    """The actions of an offer, each with the gold that it brings; empty if the offer has no gold."""
    match offer["type"]:
        case "build" | "place" | "remove":
            assert offer["gold"].keys() == set(offer["at"])
            return [({**offer["example"], "at": at}, gold) for at, gold in offer["gold"].items()]
        case "move":
            assert {origin: sorted(gold) for origin, gold in offer["gold"].items()} == {
                origin: sorted(reach) for origin, reach in offer["moves"].items()
            }
            return [
                ({**offer["example"], "from": origin, "to": to}, gold)
                for origin, reach in offer["gold"].items()
                for to, gold in reach.items()
            ]
        case _:
            assert "gold" not in offer
            return []


def test_an_outpost_has_an_offer_with_other_hexes(client: FlaskClient) -> None:
    plain, waived, *_ = ask(client, "legal-actions", state=outpost())["actions"]
    assert "waiver" not in plain
    assert (waived["waiver"], waived["example"]["waiver"]) == ("outpost", "outpost")
    assert set(waived["rules"]) > set(plain["rules"])
    assert set(plain["at"]).isdisjoint(waived["at"])
    without = {key: value for key, value in waived["example"].items() if key != "waiver"}
    refused = ask(client, "rulings", state=outpost(), action=without)
    assert [violation["code"] for violation in refused["violations"]] == ["not-adjacent"]
    done = ask(client, "rulings", state=outpost(), action=waived["example"])
    assert done["events"][0]["event"] == "waiver-used"


def test_another_player_is_asked_in_the_middle_of_a_turn(client: FlaskClient) -> None:
    state = document(parse_state(CANOE))
    done = ask(client, "rulings", state=state, action={"type": "build", "at": "h8"})
    assert done["awaited"] == {
        "player": "orange",
        "frame": "reacting",
        "by": "player",
        "text": "round 1, blue took the last tile of h9; orange may build with the canoe or let it pass",
    }
    asked = ask(client, "legal-actions", state=done["state"])
    assert [(offer["type"], offer.get("tile")) for offer in asked["actions"]] == [
        ("build", "canoe"),
        ("finish", None),
    ]
    refused = ask(client, "rulings", state=done["state"], action={"type": "end-turn"})
    assert (refused["verdict"], len(refused["violations"])) == ("illegal", 1)
    for action in (asked["actions"][0]["example"], {"type": "finish"}):
        after = ask(client, "rulings", state=done["state"], action=action)
        assert (after["awaited"]["player"], after["awaited"]["frame"]) == ("blue", "turning")
        assert after["state"]["frames"] == done["state"]["frames"][:1]


def test_using_a_tile_through_the_bazaar_uses_up_the_bazaar(client: FlaskClient) -> None:
    state = document(parse_state(UNIVERSITY))
    action = {"type": "build", "at": "m18", "tile": "university"}
    for used, via in (("university", {}), ("bazaar", {"via": "bazaar"})):
        done = ask(client, "rulings", state=state, action=action | via)
        tiles = {tile["kind"]: tile["status"] for tile in done["state"]["players"][0]["tiles"]}
        assert tiles == dict.fromkeys(("bazaar", "university"), "ready") | {used: "used"}


def test_targets_through_the_bazaar_are_drawn(client: FlaskClient) -> None:
    """The university tile has been used, so its hexes are available only through the bazaar."""
    state = document(
        parse_state(UNIVERSITY.replace("university@l18", "university@l18*").replace("T:3:-:-", "T:3:-:university@a6"))
    )
    highlight = {"kind": "legal-actions", "tile": "university"}
    picture = client.post("/v1/pictures", json={"state": state, "highlight": highlight})
    assert picture.status_code == HTTPStatus.OK
    assert re.search(r"m18 [a-z-]+, highlighted", picture.text)


def test_a_game_that_is_over_offers_nothing(client: FlaskClient) -> None:
    found = answer(client.post("/v1/legal-actions?include=gold", json={"state": stored("over")}))
    assert (found["awaited"], found["count"], found["actions"]) == (None, 0, [])


def test_a_legal_action_and_what_happens(client: FlaskClient) -> None:
    before = mid_game()
    (offer, *_) = ask(client, "legal-actions", state=before)["actions"]
    found = ask(client, "rulings", state=before, action=offer["example"])
    at = offer["example"]["at"]
    assert (found["verdict"], found["violations"], found["inconsistencies"]) == ("legal", [], [])
    assert set(found["state"]["players"][0]["settlements"]) == {*before["players"][0]["settlements"], at}
    assert found["events"][0].items() >= {"player": "blue", "at": at}.items()
    assert found["awaited"] == {
        "player": "blue",
        "frame": "turning",
        "by": "player",
        "text": "round 3, blue to act, desert is on the table, 2 settlements to build",
    }


def test_an_illegal_action_and_why(client: FlaskClient) -> None:
    found = ask(client, "rulings", state=mid_game(), action={"type": "end-turn"})
    assert (found["verdict"], found["state"], found["events"]) == ("illegal", None, [])
    assert found["awaited"] == {
        "player": "blue",
        "frame": "turning",
        "by": "player",
        "text": "round 3, blue to act, desert is on the table, 3 settlements to build",
    }
    (violation,) = found["violations"]
    assert violation["code"] == "mandatory-action-due"
    assert violation["rules"]
    assert violation["hexes"]
    assert violation["text"].startswith("You still have to build")


def test_a_ruling_on_an_impossible_table(client: FlaskClient) -> None:
    found = ask(client, "rulings", state=occupied_twice(), action={"type": "end-turn"})
    assert (found["verdict"], found["state"], found["violations"]) == ("impossible", None, [])
    (flaw,) = found["inconsistencies"]
    assert (flaw["code"], flaw["place"], flaw["hexes"]) == ("two-pieces", "/state/players/1/settlements", ["g1"])


def test_a_ruling_that_depends_on_a_hidden_card_is_undetermined(client: FlaskClient) -> None:
    found = ask(client, "rulings", state=stored("start-card-hidden"), action={"type": "build", "at": "a1"})
    assert (found["verdict"], found["state"]) == ("undetermined", None)


def test_the_picture_of_a_refusal_marks_the_hexes_of_its_violations(client: FlaskClient) -> None:
    body = {"state": mid_game(), "action": {"type": "build", "at": "i:c3"}}
    refused = answer(client.post("/v1/rulings?include=picture", json={**body, "action": {"type": "end-turn"}}))
    hexes = sorted({name for violation in refused["violations"] for name in violation["hexes"]})
    assert refused["verdict"] == "illegal"
    assert hexes
    drawn = {"state": mid_game(), "highlight": {"kind": "hexes", "hexes": hexes}}
    assert refused["picture"] == client.post("/v1/pictures", json=drawn).text
    assert refused["picture"] != client.post("/v1/pictures", json={"state": mid_game()}).text
    away = answer(client.post("/v1/rulings?include=picture", json=body))
    assert away["violations"][0]["hexes"] == ["i:c3"]
    assert away["picture"] == client.post("/v1/pictures", json={"state": mid_game()}).text


def test_a_ruling_with_extras(client: FlaskClient) -> None:
    action = ask(client, "legal-actions", state=mid_game())["actions"][0]["example"]
    body = {"state": mid_game(), "action": action}
    found = answer(client.post("/v1/rulings?include=scores,legal-actions,picture,notation", json=body))
    after = found["state"]
    assert totals(found["scores"]) == totals(ask(client, "scores", state=after))
    assert found["legal_actions"] == ask(client, "legal-actions", state=after)["actions"]
    assert found["picture"] == client.post("/v1/pictures", json={"state": after}).text
    assert (
        answer(client.post("/v1/views", json={"state": found["notation"], "player": "blue"}))["verdict"] == "possible"
    )


def test_the_legal_actions_of_a_refusal_are_those_of_the_unchanged_state(client: FlaskClient) -> None:
    body = {"state": mid_game(), "action": {"type": "end-turn"}}
    found = answer(client.post("/v1/rulings?include=legal-actions", json=body))
    assert found["legal_actions"] == ask(client, "legal-actions", state=body["state"])["actions"]


@pytest.mark.parametrize(
    ("seed", "expansions"),
    [
        ("one", ["base"]),
        ("two", ["base"]),
        ("three", ["nomads", "base"]),
        ("four", ["crossroads", "base"]),
        ("five", ["nomads", "crossroads"]),
    ],
)
def test_a_game_from_its_start_to_its_end(client: FlaskClient, seed: str, expansions: list[str]) -> None:
    """Every action is an example from the legal actions. A replay of all the actions ends in the same state."""
    rng = Random(seed)
    begin = state = ask(client, "starts", players=PLAYERS, seed=seed, expansions=expansions)["state"]
    actions = []
    while offers := ask(client, "legal-actions", state=state)["actions"]:
        actions.append(rng.choice(offers)["example"])
        ruling = ask(client, "rulings", state=state, action=actions[-1])
        assert ruling["verdict"] == "legal"
        state = ruling["state"]
        assert len(actions) < 1000
    assert (state["frames"], state["ending"]) == ([], True)
    score = ask(client, "scores", state=state)
    assert score["final"]
    assert score["winners"]
    assert ask(client, "audits", state=state) == {"verdict": "possible", "inconsistencies": []}
    replay = ask(client, "replays", start=begin, actions=actions)
    assert (replay["verdict"], replay["applied"], replay["state"]) == ("legal", len(actions), state)


def test_a_game_in_notation_goes_like_the_same_game_in_json(client: FlaskClient) -> None:
    rng = Random(3)
    start = answer(
        client.post(
            "/v1/starts?include=notation",
            json={"players": ["red", "white", "black"], "seed": "3", "expansions": ["base", "nomads", "crossroads"]},
        )
    )
    state, line = start["state"], start["notation"]
    for _ in range(1000):
        offers = ask(client, "legal-actions", state=line)["actions"]
        if not offers:
            break
        action = rng.choice(offers)["example"]
        ruling = answer(client.post("/v1/rulings?include=notation", json={"state": line, "action": action}))
        state = ask(client, "rulings", state=state, action=action)["state"]
        assert ruling["state"] == state
        assert "\n" not in ruling["notation"]
        line = ruling["notation"]
    assert state["frames"] == []
    assert ask(client, "scores", state=line) == ask(client, "scores", state=state)


def test_a_photograph_is_scored(client: FlaskClient) -> None:
    found = ask(client, "scores", position=photograph())
    assert not found["final"]
    assert [player["colour"] for player in found["players"]] == ["blue", "orange", "red"]
    for player in found["players"]:
        assert player["total"] == sum(entry["gold"] for entry in player["entries"])
        assert [entry["source"] for entry in player["entries"]] == ["lords", "merchants", "farmers", "castles"]
    assert found["winners"] == [player["colour"] for player in found["players"] if player["rank"] == 1]


def test_the_caller_says_whether_a_position_is_final_but_a_state_shows_it(client: FlaskClient) -> None:
    position = photograph()
    assert not ask(client, "scores", position=position, final=False)["final"]
    assert ask(client, "scores", position=position, final=True)["final"]
    assert not ask(client, "scores", state=mid_game())["final"]
    assert ask(client, "scores", state=mid_game(), final=True)["verdict"] == "impossible"
    assert ask(client, "scores", state=stored("over"))["final"]


def test_a_position_and_a_state_of_it_have_the_same_gold(client: FlaskClient) -> None:
    position, state = ask(client, "scores", position=photograph()), ask(client, "scores", state=mid_game())
    assert position["players"] == state["players"]


@pytest.mark.parametrize("call", ["scores", "audits", "legal-actions"])
def test_an_inconsistency_names_its_place(client: FlaskClient, call: str) -> None:
    found = ask(client, call, state=occupied_twice())
    assert found["verdict"] == "impossible"
    assert [flaw["place"] for flaw in found["inconsistencies"]] == ["/state/players/1/settlements"]


def test_an_audit_reports_all_inconsistencies_at_once(client: FlaskClient) -> None:
    position = photograph()
    position["cards"] = ["miners", "miners"]
    position["players"][0]["settlements"].append("a3")
    found = ask(client, "audits", position=position)
    places = {flaw["place"] for flaw in found["inconsistencies"]}
    assert {"/position/cards", "/position/cards/1", "/position/players/1/settlements"} <= places


def test_a_line_with_an_impossible_board(client: FlaskClient) -> None:
    line = OUTPOST.replace("village", "quarry:turned")
    (found,) = ask(client, "audits", state=line)["inconsistencies"]
    assert (found["code"], found["place"]) == ("impossible-board", "/state/board/sections/1")


def test_a_state_with_four_equal_sections_is_impossible(client: FlaskClient) -> None:
    state = document()
    state["board"]["sections"] = ["farm"] * 4
    assert ask(client, "audits", state=state)["inconsistencies"][0]["place"].startswith("/state/board/sections/")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_replay_of_a_recorded_game_matches_the_record(client: FlaskClient, file: Path) -> None:
    game = json.loads(file.read_text(encoding="utf-8"))
    body = {"start": game["start"], "actions": game["actions"]}
    found = answer(client.post("/v1/replays?include=scores", json=body))
    assert (found["verdict"], found["applied"], found["violations"]) == ("legal", len(game["actions"]), [])
    assert found["state"] == game["final"]
    assert totals(found["scores"]) == {colour: gold["total"] for colour, gold in game["scores"].items()}
    assert found["scores"]["winners"] == game["winners"]


def test_a_replay_stops_at_the_first_illegal_action(client: FlaskClient) -> None:
    game = json.loads(FILES[0].read_text(encoding="utf-8"))
    half = len(game["actions"]) // 2
    actions = [*game["actions"][:half], {"type": "build", "at": "a1", "tile": "palace"}, *game["actions"][half:]]
    found = answer(client.post("/v1/replays?include=events", json={"start": game["start"], "actions": actions}))
    assert (found["verdict"], found["applied"], len(found["events"])) == ("illegal", half, half)
    assert found["violations"][0]["code"] == "unknown-tile"
    before = ask(client, "replays", start=game["start"], actions=actions[:half])
    assert (before["verdict"], before["state"]) == ("legal", found["state"])
    assert ask(client, "rulings", state=found["state"], action=actions[half + 1])["verdict"] == "legal"


def test_the_events_of_a_replay_are_those_of_its_rulings(client: FlaskClient) -> None:
    game = json.loads(FILES[0].read_text(encoding="utf-8"))
    actions = game["actions"][:9]
    found = answer(client.post("/v1/replays?include=events", json={"start": game["start"], "actions": actions}))
    state = game["start"]
    for action, events in zip(actions, found["events"], strict=True):
        ruling = ask(client, "rulings", state=state, action=action)
        assert ruling["events"] == events
        state = ruling["state"]


def test_a_replay_of_an_impossible_start(client: FlaskClient) -> None:
    found = ask(client, "replays", start=occupied_twice(), actions=[])
    assert (found["verdict"], found["applied"], found["state"]) == ("impossible", 0, None)
    assert found["inconsistencies"][0]["place"] == "/start/players/1/settlements"


def test_a_view_hides_what_others_hold(client: FlaskClient) -> None:
    state = ask(client, "starts", players=PLAYERS, seed="a")["state"]
    found = ask(client, "views", state=state, player="orange")
    blue, orange = found["state"]["players"]
    assert (found["verdict"], found["state"]["deck"]) == ("possible", None)
    assert blue["hand"] == [None] * len(state["players"][0]["hand"])
    assert orange["hand"] == state["players"][1]["hand"]


def test_a_view_of_a_colour_that_does_not_play(client: FlaskClient) -> None:
    found = ask(client, "views", state=document(), player="red")
    assert (found["verdict"], found["state"]) == ("impossible", None)
    assert found["inconsistencies"][0]["place"] == "/player"


def test_the_topology_of_a_board(client: FlaskClient) -> None:
    found = ask(client, "boards", sections=SECTIONS)
    assert (found["board"], found["rules"], found["origins"]) == (
        {"sections": SECTIONS},
        RULES_REVISION,
        ["printed"] * 4,
    )
    assert re.fullmatch("[0-9a-f]{32}", found["id"])
    hexes = {f"{chr(97 + column)}{row + 1}": beside(row, column) for row in range(20) for column in range(20)}
    assert {name: set(around) for name, around in found["neighbours"].items()} == hexes
    assert sorted(at for ground in found["ground"].values() for at in ground) == sorted(hexes)
    assert sorted(at for sector in found["sectors"] for at in sector) == sorted(hexes)
    assert sorted(found["locations"]) == sorted(found["ground"]["location"])
    assert set(found["locations"].values()) == {"oasis", "paddock", "farm", "tavern"}


def beside(row: int, column: int) -> set[str]:
    """G2: the hexes next to this one. Every second row is shifted by half a hex."""
    shift = row % 2
    steps = ((0, -1), (0, 1), (-1, shift - 1), (-1, shift), (1, shift - 1), (1, shift))
    return {
        f"{chr(97 + column + right)}{row + down + 1}"
        for down, right in steps
        if 0 <= row + down < 20 and 0 <= column + right < 20
    }


def test_a_board_is_found_by_its_id(client: FlaskClient) -> None:
    sent = ask(client, "boards", **OWN_BOARD)
    response = client.get(f"/v1/boards/{sent['id']}")
    assert answer(response) == sent
    assert response.headers["Cache-Control"] == "public, max-age=86400"
    again = client.get(f"/v1/boards/{sent['id']}", headers={"If-None-Match": response.headers["ETag"]})
    assert (again.status_code, again.data, again.headers["ETag"]) == (304, b"", response.headers["ETag"])
    other = client.get(f"/v1/boards/{sent['id']}", headers={"If-None-Match": '"other"'})
    assert answer(other) == sent


def test_a_board_once_sent_can_be_named_in_every_document(client: FlaskClient) -> None:
    named = {"id": ask(client, "boards", **OWN_BOARD)["id"]}
    assert ask(client, "boards", **named)["board"] == OWN_BOARD
    start = ask(client, "starts", players=PLAYERS, board=named, seed="a")["state"]
    assert start["board"] == OWN_BOARD
    by_id = {**start, "board": named}
    assert ask(client, "legal-actions", state=by_id) == ask(client, "legal-actions", state=start)
    assert ask(client, "replays", start=by_id, actions=[])["state"] == start
    assert client.post("/v1/pictures", json={"state": by_id}).status_code == HTTPStatus.OK


@pytest.mark.parametrize(
    ("call", "body", "place"),
    [
        ("boards", {"id": "0" * 32}, ""),
        ("scores", {"state": {**document(), "board": {"id": "0" * 32}}}, "/state/board"),
        ("pictures", {"position": {**photograph(), "board": {"id": "0" * 32}}}, "/position/board"),
        ("starts", {"players": PLAYERS, "board": {"id": "0" * 32}, "seed": "a"}, "/board"),
    ],
)
def test_an_unknown_board_should_be_sent_in_full(client: FlaskClient, call: str, body: Json, place: str) -> None:
    found = problem(client.post(f"/v1/{call}", json=body), 404, "unknown-board")
    assert "Send it in full" in found["detail"]
    assert pointers(found) == [place]


def test_an_id_that_no_board_has_is_unknown(client: FlaskClient) -> None:
    found = problem(client.get(f"/v1/boards/{'0' * 32}"), 404, "unknown-board")
    assert "Send it in full" in found["detail"]


def test_an_impossible_board_is_refused(client: FlaskClient) -> None:
    found = problem(
        client.post("/v1/boards", json={"sections": ["farm", "farm", "oasis", "barn"]}), 409, "impossible"
    )
    assert pointers(found) == ["/sections/1"]


FARMS = {"sections": ["tavern", "paddock:turned", "oasis", "farm"]}


def picture(client: FlaskClient, **body: Json) -> ET.Element:
    response = client.post("/v1/pictures", json=body)
    assert (response.status_code, response.mimetype) == (200, "image/svg+xml"), response.text
    assert response.headers["Vary"].startswith("Accept")
    return ET.fromstring(response.data)  # noqa: S314  (our own)


def test_a_picture_of_a_photograph_and_of_a_game(client: FlaskClient) -> None:
    plain = ET.tostring(picture(client, position=photograph()))
    assert plain == ET.tostring(picture(client, state=mid_game()))
    titled = picture(client, state=mid_game(), title="Round <two> & \u0000")
    assert "Round <two> & \ufffd" in ET.tostring(titled, encoding="unicode", method="text")


@pytest.mark.parametrize(
    ("accept", "mimetype"),
    [
        (None, "image/svg+xml"),
        ("*/*", "image/svg+xml"),
        ("image/*", "image/svg+xml"),
        ("image/png", "image/png"),
        ("image/png, image/svg+xml;q=0.5", "image/png"),
        ("image/png;q=0.1, image/svg+xml", "image/svg+xml"),
        ("text/html, image/*;q=0.2", "image/svg+xml"),
    ],
)
def test_the_caller_chooses_the_kind(client: FlaskClient, accept: str | None, mimetype: str) -> None:
    body = {"position": photograph(), "width": 100}
    response = client.post("/v1/pictures", json=body, headers={"Accept": accept} if accept else {})
    assert (response.status_code, response.mimetype) == (200, mimetype)
    assert response.data.startswith(b"\x89PNG" if mimetype == "image/png" else b"<svg")
    if mimetype == "image/png":
        assert int.from_bytes(response.data[16:20], "big") == 100


def test_a_picture_in_another_format_is_refused(client: FlaskClient) -> None:
    response = client.post("/v1/pictures", json={"state": mid_game()}, headers={"Accept": "image/jpeg"})
    assert "image/png" in problem(response, 406, "not-acceptable")["detail"]


def highlighted(client: FlaskClient, **highlight: Json) -> set[str]:
    """The hexes that a picture of `mid_game` highlights for this `highlight`."""
    plain, marked = picture(client, state=mid_game()), picture(client, state=mid_game(), highlight=highlight)
    told = "".join(node.text or "" for node in marked.iter() if node.tag.endswith("desc"))
    found = re.search(r"Highlighted: (.*)\.", told)
    hexes = set(found[1].split(", ")) if found else set()
    assert (len(list(marked.iter())) > len(list(plain.iter()))) == bool(hexes)
    return hexes


def test_hexes_are_highlighted(client: FlaskClient) -> None:
    assert highlighted(client, kind="hexes", hexes=["a1", "t20"]) == {"a1", "t20"}
    assert highlighted(client, kind="hexes", hexes=[]) == set()


def test_legal_targets_are_highlighted(client: FlaskClient) -> None:
    for offer in ask(client, "legal-actions", state=mid_game())["actions"]:
        reach = offer.get("moves", {"": offer.get("at")}).values()
        expected = {at for hexes in reach for at in hexes}
        assert expected
        assert highlighted(client, kind="legal-actions", tile=offer.get("tile")) == expected
    assert highlighted(client, kind="legal-actions", tile="palace") == set()


def test_hexes_that_earn_gold_are_highlighted(client: FlaskClient) -> None:
    for player in ask(client, "scores", state=mid_game())["players"]:
        for entry in player["entries"]:
            shown = highlighted(client, kind="score", source=entry["source"], player=player["colour"])
            assert shown == set(entry["hexes"])


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({"board": {"sections": ["farm", "farm", "oasis", "barn"]}}, "/board/sections/1"),
        ({"board": FARMS, "highlight": {"kind": "hexes", "hexes": ["i:a1"]}}, "/highlight/hexes"),
        ({"board": FARMS, "highlight": {"kind": "legal-actions"}}, "/highlight"),
        ({"board": FARMS, "highlight": {"kind": "score", "source": "lords", "player": "white"}}, "/highlight"),
        ({"state": mid_game(), "highlight": {"kind": "hexes", "hexes": ["i:a1"]}}, "/highlight/hexes"),
        ({"position": photograph(), "highlight": {"kind": "legal-actions"}}, "/highlight"),
        (
            {"state": mid_game(), "highlight": {"kind": "score", "source": "lords", "player": "white"}},
            "/highlight/player",
        ),
        ({"state": mid_game(), "highlight": {"kind": "score", "source": "x", "player": "blue"}}, "/highlight/source"),
    ],
)
def test_impossible_pictures_are_refused(client: FlaskClient, body: Json, place: str) -> None:
    assert place in pointers(problem(client.post("/v1/pictures", json=body), 409, "impossible"))


def test_an_impossible_table_is_drawn_with_its_faults(client: FlaskClient) -> None:
    told = {found["text"] for found in ask(client, "audits", state=occupied_twice())["inconsistencies"]}
    for extra in ({}, {"panel": True, "names": True}, {"highlight": {"kind": "legal-actions"}}):
        drawn = picture(client, state=occupied_twice(), **extra)
        said = "".join(node.text or "" for node in drawn.iter() if node.tag.endswith("desc"))
        assert "This table is impossible:" in said
        assert told
        assert all(text in said for text in told)
        assert any(node.attrib.get("href") == "#fault" for node in drawn.iter())


def test_an_impossible_table_has_no_targets_but_hexes_can_be_highlighted(client: FlaskClient) -> None:
    plain, legal = picture(client, state=occupied_twice()), {"kind": "legal-actions"}
    assert ET.tostring(picture(client, state=occupied_twice(), highlight=legal)) == ET.tostring(plain)
    pointed = picture(client, state=occupied_twice(), highlight={"kind": "hexes", "hexes": ["a1"]})
    assert sum(node.attrib.get("href") == "#ring" for node in pointed.iter()) == 1


def picture_texts(drawn: ET.Element) -> list[str]:
    """The contents of all text elements in a picture."""
    return [node.text or "" for node in drawn.iter() if node.tag.endswith("}text")]


def test_a_bare_board_is_drawn(client: FlaskClient) -> None:
    drawn = picture(client, board=FARMS, title="Ours", highlight={"kind": "hexes", "hexes": ["c3"]})
    assert {"Ours", "castle", "farm"} <= set(picture_texts(drawn))
    known = ask(client, "boards", **FARMS)["id"]
    again = picture(client, board={"id": known}, title="Ours", highlight={"kind": "hexes", "hexes": ["c3"]})
    assert ET.tostring(drawn) == ET.tostring(again)


def test_names_and_panel_are_options(client: FlaskClient) -> None:
    plain = picture_texts(picture(client, state=mid_game()))
    assert ET.tostring(picture(client, state=mid_game(), names=False, panel=False)) == ET.tostring(
        picture(client, state=mid_game())
    )
    named = picture_texts(picture(client, state=mid_game(), names=True))
    assert {"a1", "t20"} <= set(named) - set(plain)
    gold = ask(client, "scores", state=mid_game())["players"]
    shown = picture_texts(picture(client, state=mid_game(), panel=True))
    assert {f"{player['total']} gold" for player in gold} <= set(shown)
    assert any(text.startswith("Round ") for text in shown)


@pytest.mark.parametrize(
    ("body", "place", "said"),
    [
        (
            {"board": FARMS, "panel": True},
            "/panel",
            "A bare board has no players to show in a panel. Send a position or a state.",
        ),
        ({"board": FARMS, "state": mid_game()}, "", "Send exactly one of `position`, `state` and `board`."),
        (
            {"title": "x" * 201, "board": FARMS},
            "/title",
            "This title has 201 characters, but a title can have at most 200.",
        ),
        ({"names": 1, "board": FARMS}, "/names", "This must be true or false, not a number."),
        ({"panel": "yes", "state": mid_game()}, "/panel", "This must be true or false, not a string."),
        ({"width": 1601, "board": FARMS}, "/width", "This must be between 100 and 1600, not 1601."),
    ],
)
def test_wrong_requests_for_pictures_are_refused(client: FlaskClient, body: Json, place: str, said: str) -> None:
    found = problem(client.post("/v1/pictures", json=body), 422, "wrong-shape")
    assert found["errors"] == [{"pointer": place, "text": said}]


def test_a_title_of_two_hundred_characters_is_drawn(client: FlaskClient) -> None:
    assert "ñ" in "".join(picture_texts(picture(client, board=FARMS, title="ñ" * 200)))


def test_a_narrow_svg_says_how_wide_it_is(client: FlaskClient) -> None:
    drawn = picture(client, board=FARMS, width=400)
    assert drawn.attrib["width"] == "400"
    assert "castle" not in picture_texts(drawn)


def test_a_picture_asked_for_again_is_the_same(client: FlaskClient) -> None:
    first, again = (client.post("/v1/pictures", json={"state": mid_game(), "title": "again"}) for _ in range(2))
    assert first.data == again.data


@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_catalogue(client: FlaskClient, subject: str) -> None:
    response = client.get(f"/v1/catalogue/{subject}")
    found = answer(response)
    assert found.keys() == {"revision", subject}
    assert found[subject]
    again = client.get(f"/v1/catalogue/{subject}", headers={"If-None-Match": response.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_the_catalogue_of_tiles(client: FlaskClient) -> None:
    """The catalogue lists location tiles, nomad tiles with their copies, bonus tiles, and actions without a tile."""
    tiles = {tile["name"]: tile for tile in answer(client.get("/v1/catalogue/tiles"))["tiles"]}
    assert tiles.keys() == POWERS.keys()
    copies = {name: tile["copies"] for name, tile in tiles.items() if "copies" in tile}
    assert copies == NOMAD_COPIES
    assert sum(copies.values()) == 15
    groups: dict[str, set[str]] = {}
    for name, tile in tiles.items():
        groups.setdefault(tile["group"], set()).add(name)
    assert groups == {
        "location": set(LOCATIONS),
        "nomad": set(NOMADS),
        "bonus": {"canoe-bonus", "fountain-bonus", "refuge-bonus", "temple-bonus"},
        "common": {"cave", "farmland", "number-five"},
        "harvest": {"silo"},
    }


def test_the_catalogue_of_rules_has_the_rulings(client: FlaskClient) -> None:
    rules = {rule["number"]: rule for rule in answer(client.get("/v1/catalogue/rules"))["rules"]}
    assert rules["B3"]["rulings"] == []
    first, *others = rules["T3"]["rulings"]
    assert first.keys() == {"text", "option", "why"}
    assert first["option"] == "useless_card"
    assert {other["option"] for other in others} == {None}


def test_all_sections_can_be_played(client: FlaskClient) -> None:
    sections = answer(client.get("/v1/catalogue/sections"))["sections"]
    assert len(sections) == 26
    assert all(section["playable"] for section in sections)


def test_the_catalogue_of_tasks(client: FlaskClient) -> None:
    tasks = answer(client.get("/v1/catalogue/tasks"))["tasks"]
    assert [(task["name"], task["rule"], task["gold"]) for task in tasks] == [
        ("home-country", "X9", 5),
        ("fortress", "X10", 6),
        ("road", "X11", 7),
        ("place-of-refuge", "X12", 8),
        ("advance", "X13", 9),
        ("compass-points", "X14", 10),
    ]
    assert {task["expansion"] for task in tasks} == {"crossroads"}
    assert all(task["text"].endswith(".") for task in tasks)


def test_an_unknown_subject_names_the_known_ones(client: FlaskClient) -> None:
    found = problem(client.get("/v1/catalogue/dragons"), 404, "not-found")
    assert all(subject in found["detail"] for subject in SUBJECTS)


@pytest.mark.parametrize("page", ["/", "/docs", "/docs/problems"])
def test_pages_load_nothing_from_other_hosts(client: FlaskClient, page: str) -> None:
    """The page does not refer to any other host, and its local links work."""
    response = client.get(page)
    assert (response.status_code, response.mimetype) == (200, "text/html")
    hosts = set(re.findall(r"(?:https?:)?//([\w.-]+)", response.text))
    assert hosts <= {"localhost"}
    assert "default-src 'none'" in response.headers["Content-Security-Policy"]
    for address in re.findall(r'(?:href|src|data-url)="([^"#]+)"', response.text):
        with client.get(urljoin(page, address)) as found:
            assert found.status_code == HTTPStatus.OK, address


def test_pages_behind_a_prefix_stay_behind_it(client: FlaskClient) -> None:
    behind = {"SCRIPT_NAME": "/referee"}
    for page in ("/docs", "/docs/api", "/docs/problems"):
        addresses = re.findall(ADDRESS, client.get(page, environ_overrides=behind).text)
        assert all(urljoin(f"/referee{page}", address).startswith("/referee/") for address in addresses)
    assert "http://localhost/referee/v1/starts" in client.get("/docs", environ_overrides=behind).text


def test_the_table_page_names_its_files_from_where_it_is(client: FlaskClient) -> None:
    addresses = re.findall(ADDRESS, client.get("/").text)
    assert not [address for address in addresses if address.startswith(("/", "http"))]
    files = [address for address in addresses if address != "docs"]
    assert {"page.js", "page.css", "manifest.webmanifest"} <= {address.rsplit("/", 1)[-1] for address in files}
    assert {client.get(f"/{address}").status_code for address in files} == {200}


def test_features(client: FlaskClient) -> None:
    found = answer(client.get("/v1/catalogue/features"))["features"]
    assert found["languages"] == list(LANGUAGES)
    assert (found["key_required"], found["calls_per_minute"]) == (False, None)
    assert found["most_bytes"]["request"] == 64 * 1024


def test_sentences(client: FlaskClient) -> None:
    """With `include=sentences`, an answer has a sentence for each event."""
    body = {"players": ["blue", "orange"], "first_game": True, "seed": "hello"}
    state = answer(client.post("/v1/starts", json=body))["state"]
    actions = [{"type": "build", "at": "g4"}]
    ruling = answer(client.post("/v1/rulings?include=sentences&lang=es", json={"state": state, "action": actions[0]}))
    assert len(ruling["sentences"]) == len(ruling["events"])
    assert ruling["sentences"][0].endswith("construye en g4")
    replay = answer(client.post("/v1/replays?include=sentences&lang=es", json={"start": state, "actions": actions}))
    assert replay["sentences"] == [ruling["sentences"]]
    assert "events" not in replay


@pytest.mark.parametrize(
    ("name", "mimetype"), [("openapi.json", "application/json"), ("openapi.yaml", "application/yaml")]
)
def test_the_contract(client: FlaskClient, name: str, mimetype: str) -> None:
    response = client.get(f"/{name}")
    assert (response.status_code, response.mimetype) == (200, mimetype)
    assert response.data == (CONTRACT / name).read_bytes()
    assert client.get(f"/{name}", headers={"If-None-Match": response.headers["ETag"]}).status_code == 304


def test_the_contract_has_every_call_and_no_other(client: FlaskClient) -> None:
    described = client.get("/openapi.json").json
    assert described is not None
    served = {
        (re.sub(r"<(\w+)>", r"{\1}", rule.rule), method)
        for rule in client.application.url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
        if rule.rule.startswith("/v1/")
    }
    told = {
        (path, method.upper())
        for path, methods in described["paths"].items()
        for method in methods
        if path.startswith("/v1/") and method in {"get", "post"}
    }
    assert {(re.sub(r"{\w+}", "{}", path), method) for path, method in served} == {
        (re.sub(r"{\w+}", "{}", path), method) for path, method in told
    }


def lines(client: FlaskClient, call: str, *sent: bytes | Json) -> list[Json]:
    body = b"\n".join(line if isinstance(line, bytes) else json.dumps(line).encode() for line in sent)
    response = client.post(f"/v1/{call}", data=body, content_type=NDJSON)
    assert (response.status_code, response.mimetype) == (200, NDJSON), response.text
    assert not response.data or response.data.endswith(b"\n")
    return [json.loads(line) for line in response.data.splitlines()]


def test_lines_are_answered_in_order(client: FlaskClient) -> None:
    names = ["over", "all-eight-tiles", "start", "last-round"]
    found = lines(client, "scores", *({"state": stored(name)} for name in names))
    assert found == [ask(client, "scores", state=stored(name)) for name in names]


def test_rulings_in_lines_with_extras(client: FlaskClient) -> None:
    bodies = [
        {"state": mid_game(), "action": {"type": "end-turn"}},
        {"state": occupied_twice(), "action": {"type": "redraw"}},
    ]
    found = lines(client, "rulings?include=scores", *bodies)
    assert found == [answer(client.post("/v1/rulings?include=scores", json=body)) for body in bodies]
    assert [line["verdict"] for line in found] == ["illegal", "impossible"]


def test_a_bad_line_does_not_stop_the_rest(client: FlaskClient) -> None:
    good = {"state": mid_game()}
    named = {"state": {**document(), "board": {"id": "0" * 32}}}
    found = lines(client, "scores", good, b"{", {"stat": 1}, named, b"\xff", b" " * 65537 + b"{}", good)
    first, *bad, last = found
    assert first == last == ask(client, "scores", **good)
    assert [(line["status"], line["type"].removeprefix("/docs/problems#")) for line in bad] == [
        (400, "bad-json"),
        (422, "wrong-shape"),
        (404, "unknown-board"),
        (400, "bad-json"),
        (413, "request-entity-too-large"),
    ]


def test_blank_lines_are_passed_over(client: FlaskClient) -> None:
    assert len(lines(client, "scores", b"", {"state": mid_game()}, b"  \r", b"", b"{}", b"")) == 2
    assert lines(client, "scores", b"") == []


def test_lines_may_end_as_on_windows(client: FlaskClient) -> None:
    found = lines(client, "scores", b"{}\r", b"{}\r")
    assert [line["status"] for line in found] == [422, 422]


@pytest.mark.parametrize(("call", "most"), [("scores", 1000), ("rulings", 1000), ("rulings?include=picture", 50)])
def test_the_number_of_lines_is_limited(client: FlaskClient, call: str, most: int) -> None:
    assert len(lines(client, call, *([b"{}"] * most))) == most
    refused = client.post(f"/v1/{call}", data=b"{}\n" * (most + 1), content_type=NDJSON)
    assert f"at most {most}" in problem(refused, 413, "too-many-lines")["detail"]


def test_lines_of_more_than_a_megabyte(client: FlaskClient) -> None:
    refused = client.post("/v1/scores", data=b"\n" * (1024 * 1024 + 1), content_type=NDJSON)
    problem(refused, 413, "request-entity-too-large")
    assert lines(client, "scores", b"\n" * (1024 * 1024)) == []


@pytest.mark.parametrize(
    "call", ["audits", "legal-actions", "replays", "starts", "states", "views", "boards", "pictures"]
)
def test_other_calls_take_no_lines(client: FlaskClient, call: str) -> None:
    problem(client.post(f"/v1/{call}", data=b"{}", content_type=NDJSON), 415, "wrong-type")
