"""One-step actions with location tiles, and the `spend` of a cathedral. The module `figures` places figures."""

from .building import Situation, at_each, to_each, under_b3
from .documents import Action
from .figures import takings_back
from .harvest import cathedral_actions
from .marshlands import temple_removals
from .tiles import BUILDING_TILES_UNDER_B3, FREELY_BUILDING_TILES, MOVING_TILES, groups_under_b3, movable


def tile_actions(now: Situation, kinds: set[str]) -> list[Action]:
    """L2, H8: the one-step actions and a cathedral's `spend` with tiles of these kinds, but no placing of figures."""
    actions = extra_builds(now, kinds) + extra_moves(now, kinds) + takings_back(now, kinds)
    if "temple" in kinds:
        actions += temple_removals(now)
    if "cathedral" in kinds:
        actions += cathedral_actions(now)
    return actions


def extra_builds(now: Situation, kinds: set[str]) -> list[Action]:
    """L2, L5: the builds with tiles of these kinds; none if the supply is empty."""
    if now.player["supply"] == 0:
        return []
    actions: list[Action] = []
    for kind in kinds & {"oracle", *BUILDING_TILES_UNDER_B3}:
        for hexes in groups_under_b3(now, kind):
            actions += under_b3(now, {"type": "build", "tile": kind}, hexes)
    for kind in kinds & set(FREELY_BUILDING_TILES):
        actions += at_each({"type": "build", "tile": kind}, FREELY_BUILDING_TILES[kind](now))
    return actions


def extra_moves(now: Situation, kinds: set[str]) -> list[Action]:
    """L2, L5: the moves of settlements with tiles of these kinds."""
    return [
        action
        for kind in kinds & set(MOVING_TILES)
        for origin in movable(now.player)
        for action in to_each(kind, origin, MOVING_TILES[kind](now, origin))
    ]
