"""Location tiles: taking and losing them, and what each kind allows."""

from collections.abc import Callable

from .board import (
    DIRECTIONS,
    Board,
    Hex,
    by_name,
    edge_hexes,
    hex_of,
    hexes_of,
    name_of,
    neighbours,
    step,
)
from .building import Situation, adjacent_if_possible, lifted, targets_of_move
from .pieces import Player, State, empty, presence, settlements

BuildTargets = Callable[[Situation], set[Hex]]
MoveTargets = Callable[[Situation, Hex], set[Hex]]


def oracle(now: Situation) -> set[Hex]:
    """L6: build on the played terrain."""
    if now.card is None:
        return set()
    return adjacent_if_possible(now, now.buildable_of(now.card))


def farm(now: Situation) -> set[Hex]:
    """L7: build on grass."""
    return adjacent_if_possible(now, now.buildable_of("grass"))


def oasis(now: Situation) -> set[Hex]:
    """L8: build on desert."""
    return adjacent_if_possible(now, now.buildable_of("desert"))


def tower(now: Situation) -> set[Hex]:
    """L9: build on the edge of the board."""
    return adjacent_if_possible(now, now.buildable() & edge_hexes(now.board))


def tavern(now: Situation) -> set[Hex]:
    """L10: build at either end of a straight line of three or more."""
    return {at for at in now.buildable() if continues_a_line(now.presence(), at)}


def continues_a_line(own: set[Hex], at: Hex) -> bool:
    """L10: the next three hexes in some direction are all own."""
    for direction in DIRECTIONS:
        first = step(at, direction)
        second = step(first, direction)
        third = step(second, direction)
        if {first, second, third} <= own:
            return True
    return False


def barn(now: Situation, origin: Hex) -> set[Hex]:
    """L11: move a settlement to the played terrain."""
    if now.card is None:
        return set()
    in_the_air = lifted(now, origin)
    return targets_of_move(in_the_air, origin, in_the_air.buildable_of(now.card))


def harbor(now: Situation, origin: Hex) -> set[Hex]:
    """L12: move a settlement to water."""
    in_the_air = lifted(now, origin)
    return targets_of_move(in_the_air, origin, empty(in_the_air.state, hexes_of(now.board, {"water"})))


def paddock(now: Situation, origin: Hex) -> set[Hex]:
    """L13: move a settlement two hexes in a straight line, over anything."""
    landings = {step(step(origin, direction), direction) for direction in DIRECTIONS}
    return landings & now.buildable()


BUILDING_TILES: dict[str, BuildTargets] = {
    "oracle": oracle,
    "farm": farm,
    "oasis": oasis,
    "tower": tower,
    "tavern": tavern,
}
MOVING_TILES: dict[str, MoveTargets] = {
    "barn": barn,
    "harbor": harbor,
    "paddock": paddock,
}


def usable_kinds(player: Player) -> set[str]:
    """L2: the kinds of which the player has a tile that is neither fresh nor used."""
    return {tile["kind"] for tile in player["tiles"] if tile["status"] == "ready"}


def use(player: Player, kind: str) -> None:
    """L2: the first ready tile of the kind is used."""
    for tile in player["tiles"]:
        if tile["kind"] == kind and tile["status"] == "ready":
            tile["status"] = "used"
            return
    raise ValueError(f"no {kind} tile is ready")


def refresh(player: Player) -> None:
    """T5: every tile becomes available again."""
    for tile in player["tiles"]:
        tile["status"] = "ready"


def take_tiles(state: State, board: Board, player: Player, at: Hex) -> None:
    """L1: a piece that comes to a hex takes a tile of each location next to it, once per game."""
    for location in sorted(neighbours(board, at) & set(board.locations)):
        name = name_of(location)
        if state["location_tiles"][name] == 0 or name in player["taken_from"]:
            continue
        state["location_tiles"][name] -= 1
        player["taken_from"] = by_name([*player["taken_from"], name])
        player["tiles"].append({"kind": board.locations[location], "from": name, "status": "fresh"})


def lose_tiles(board: Board, player: Player) -> None:
    """L3: a tile whose location has no own presence next to it any more leaves the game."""
    kept = [tile for tile in player["tiles"] if neighbours(board, hex_of(tile["from"])) & presence(player)]
    lost = [tile for tile in player["tiles"] if tile not in kept]
    player["tiles"] = kept
    for tile in lost:
        if tile["status"] == "ready":
            renew_twin(player, tile["kind"])


def renew_twin(player: Player, kind: str) -> None:
    """L3: when an unused tile is lost, a used twin of it counts as unused."""
    for tile in player["tiles"]:
        if tile["kind"] == kind and tile["status"] == "used":
            tile["status"] = "ready"
            return


def movable(player: Player) -> set[Hex]:
    """X8: move actions move settlements only."""
    return settlements(player)
