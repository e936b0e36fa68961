"""One-step actions with warriors, the wagon, the ship and the city hall."""

from .board import SUITABLE, Hex, around, hex_of
from .building import Situation, at_each, lifted, targets_of_move, to_each, under_b3
from .documents import Action, Player

WARRIORS = 2
GROUND = {"wagon": SUITABLE | {"mountain"}, "lighthouse": {"water"}}
FIGURE = {"wagon": "wagon", "lighthouse": "ship"}


def placings(now: Situation, kinds: set[str]) -> list[Action]:
    """X4 to X7: the actions that place a figure with a tile of these kinds."""
    actions: list[Action] = []
    if "barracks" in kinds:
        actions += warrior_placings(now)
    for kind in kinds & set(FIGURE):
        actions += figure_placings(now, kind)
    if "city-hall" in kinds:
        actions += city_hall_placings(now)
    return actions


def warrior_placings(now: Situation) -> list[Action]:
    """X5: the actions that place a warrior on a buildable hex, unless the player already has two on the board."""
    if len(now.player["warriors"]) == WARRIORS:
        return []
    return under_b3(now, {"type": "place", "tile": "barracks"}, now.buildable())


def figure_placings(now: Situation, kind: str) -> list[Action]:
    """X6, X7: the ways to place the wagon on land or mountain, or the ship on water; none if it is already placed."""
    if now.player[FIGURE[kind]] is not None:
        return []
    return under_b3(now, {"type": "place", "tile": kind}, now.free(GROUND[kind]))


def city_hall_placings(now: Situation) -> list[Action]:
    """X4: the ways to place the city hall on seven buildable hexes, at least one next to the player's presence."""
    if now.player["city_hall"] is not None:
        return []
    open_hexes = now.buildable()
    centres = {at for at in open_hexes if around(at) <= open_hexes and ({at} | around(at)) & now.beside()}
    return at_each({"type": "place", "tile": "city-hall"}, centres)


def takings_back(now: Situation, kinds: set[str]) -> list[Action]:
    """X5 to X7: the actions with tiles of these kinds that take one of the player's own figures back."""
    return [
        action
        for kind in kinds & {"barracks", *FIGURE}
        for action in at_each({"type": "remove", "tile": kind}, figures_of_tile(now.player, kind))
    ]


def warrior_moves(now: Situation) -> list[Action]:
    """H3, B5: the moves of warriors through the bazaar. A lifted warrior blocks nothing."""
    actions: list[Action] = []
    for origin in figures_of_tile(now.player, "barracks"):
        in_the_air = lifted(now, origin)
        actions += to_each("barracks", origin, targets_of_move(in_the_air, origin, in_the_air.buildable()))
    return actions


def figures_of_tile(player: Player, kind: str) -> set[Hex]:
    """X5 to X7: the hexes of the player's warriors, wagon or ship, depending on the kind of tile."""
    names = player["warriors"] if kind == "barracks" else [player[FIGURE[kind]]]
    return {hex_of(name) for name in names if name is not None}
