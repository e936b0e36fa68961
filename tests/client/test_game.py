"""A whole game with hidden hands, played through the client as a game server for three players would play it."""

from random import Random
from typing import Any, Final

import pytest

from referee.client import Referee, types
from tests.client.running import service
from tests.share import first

COLOURS: Final[list[types.Colour]] = ["blue", "orange", "red"]
LONGEST: Final = 600


def hidden(view: types.SeenStep, colour: str) -> bool:
    """Whether a view hides the cards of the other players and the draw pile."""
    others: list[Any] = [
        card for player in view["state"]["players"] if player["colour"] != colour for card in player["hand"]
    ]
    drawn = [event for event in view["events"] if event["event"] == "card-drawn"]
    secret = all(event["card"] is None for event in drawn if event["player"] != colour and event["purpose"] == "hand")
    return not view["state"]["deck"] and not any(others) and secret


@pytest.mark.parametrize("expansions", first(1, [["crossroads", "marshlands", "harvest"], ["base"]]), ids=str)
def test_three_players_with_hidden_hands(expansions: list[types.Expansion]) -> None:
    chance = Random(3)
    with service() as address, Referee(address) as referee:
        started = referee.start_game(
            {"players": COLOURS, "expansions": expansions, "seed": "hidden hands"}, include=["views"]
        )
        state, awaited, views = started["state"], started["awaited"], started["views"]
        for _ in range(LONGEST):
            assert all(hidden(views[colour], colour) for colour in (*COLOURS, "spectator"))
            if awaited is None:
                break
            request: types.RulingRequest
            if awaited["by"] == "table":
                deck = chance.sample(state["discard"], len(state["discard"]))
                request = {"state": state, "action": {"type": "shuffle", "deck": deck}}
            else:
                seen = views[awaited["player"]]["state"]
                offers = referee.list_legal_actions({"state": seen})["actions"]
                action = chance.choice(offers)["example"]
                request = {"state": state, "action": action, "player": awaited["player"]}
            ruling = referee.judge_action(request, include=["views"])
            assert ruling["verdict"] == "legal", ruling
            assert ruling["state"]
            state, awaited, views = ruling["state"], ruling["awaited"], ruling["views"]
        assert state["frames"] == []
        assert referee.score_table({"state": state})["final"]
