"""The loss of location tiles in the second implementation: how a piece can leave, and the effect on a twin.

The twin of a tile is the player's other tile of the same kind.
"""

from typing import Any

import pytest

from .documents import State
from .examples import HARVEST, do, give, hold, position, statuses, tile

# The status of the lost tile, and the status that its used twin has afterwards.
LOST_AND_TWIN = [("ready", "ready"), ("fresh", "used"), ("used", "used")]

WAYS: dict[str, dict[str, Any]] = {
    "paddock": {"kind": "move", "tile": "paddock", "origin": "h17", "to": "f17"},
    "temple": {"kind": "remove", "tile": "temple", "at": "h17"},
    "barracks": {"kind": "remove", "tile": "barracks", "at": "h17"},
    "scout-cabin": {"kind": "move", "tile": "scout-cabin", "origin": "h17", "to": "b12", "via": "bazaar"},
}
PIECES = {"barracks": "warriors", "scout-cabin": "scouts"}


def twins(leaving: str, status: str) -> State:
    """A state with two farm tiles: a settlement on c13 keeps the used one, and a piece on h17 keeps the other."""
    state = position(["c13"], ["a1"], sections=HARVEST)
    farm, other = tile("farm", "c14", "used"), tile("farm", "h18", status)
    give(state, 0, farm, other, tile(leaving, "c14"), tile("bazaar", "c14"))
    pieces = state["players"][0].setdefault(PIECES.get(leaving, "settlements"), [])
    pieces.append("h17")
    return state


def farms(state: State) -> list[tuple[str, str]]:
    """The location and the status of each of blue's farm tiles."""
    return [(held["from"], held["status"]) for held in state["players"][0]["tiles"] if held["kind"] == "farm"]


@pytest.mark.parametrize(("status", "twin"), LOST_AND_TWIN)
@pytest.mark.parametrize("way", WAYS)
def test_a_twin_becomes_ready_only_if_the_lost_tile_was(way: str, status: str, twin: str) -> None:
    """L3: the loss of a ready tile makes its used twin ready, no matter how the piece leaves."""
    assert farms(do(twins(way, status), **WAYS[way])) == [("c14", twin)]


@pytest.mark.parametrize(("status", "twin"), LOST_AND_TWIN)
def test_a_sword_and_a_twin(status: str, twin: str) -> None:
    """L3, N4, M3: if the sword costs orange a ready canoe, the used canoe becomes ready; otherwise it stays used."""
    state = position(["a1"], ["c13", "h17"], sections=HARVEST)
    give(state, 1, tile("canoe", "c14", "used"), tile("canoe", "h18", status))
    state = do(hold(state, "sword"), "remove", tile="sword", at="h17")
    assert statuses(state, 1) == [twin]


def test_another_piece_beside_the_location_keeps_the_tile() -> None:
    """L3: the scout leaves h17, but a settlement on g18 is next to h18, too."""
    state = twins("scout-cabin", "ready")
    state["players"][0]["settlements"].append("g18")
    assert farms(do(state, **WAYS["scout-cabin"])) == [("c14", "used"), ("h18", "ready")]


def test_a_scout_that_stays_beside_the_location_keeps_the_tile() -> None:
    """L3, H7: the scout moves from h17 to i17, which is next to h18, too."""
    state = twins("scout-cabin", "ready")
    state["players"][0]["settlements"].append("i16")
    state = do(state, "move", tile="scout-cabin", origin="h17", to="i17", via="bazaar")
    assert farms(state) == [("c14", "used"), ("h18", "ready")]
