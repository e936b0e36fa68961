"""Location tiles: taking and losing them, and what those allow that build or move one settlement."""

from collections.abc import Callable

from .board import (
    DIRECTIONS,
    Board,
    Hex,
    by_name,
    edge_hexes,
    hex_of,
    name_of,
    neighbours,
    next_to,
    step,
)
from .building import Situation, lifted, targets_of_move
from .documents import Player, State
from .pieces import presence, settlements

BuildTargets = Callable[[Situation], set[Hex]]
MoveTargets = Callable[[Situation, Hex], set[Hex]]


def oracle(now: Situation) -> set[Hex]:
    """L6: build on the played terrain."""
    return set() if now.card is None else now.buildable_of(now.card)


def farm(now: Situation) -> set[Hex]:
    """L7: build on grass."""
    return now.buildable_of("grass")


def oasis(now: Situation) -> set[Hex]:
    """L8: build on desert."""
    return now.buildable_of("desert")


def tower(now: Situation) -> set[Hex]:
    """L9: build on the edge of the board."""
    return now.buildable() & edge_hexes(now.board)


def garden(now: Situation) -> set[Hex]:
    """N10: build on flower field."""
    return now.buildable_of("flower-field")


def foresters_lodge(now: Situation) -> set[Hex]:
    """X2: build on forest."""
    return now.buildable_of("forest")


def monastery(now: Situation) -> set[Hex]:
    """X2: build on canyon."""
    return now.buildable_of("canyon")


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


def village(now: Situation) -> set[Hex]:
    """N9: build next to at least three own pieces."""
    return {at for at in now.buildable() if len(neighbours(now.board, at) & now.presence()) >= 3}


def barn(now: Situation, origin: Hex) -> set[Hex]:
    """L11: move a settlement to the played terrain."""
    if now.card is None:
        return set()
    in_the_air = lifted(now, origin)
    return targets_of_move(in_the_air, origin, in_the_air.buildable_of(now.card))


def harbor(now: Situation, origin: Hex) -> set[Hex]:
    """L12: move a settlement to water."""
    in_the_air = lifted(now, origin)
    return targets_of_move(in_the_air, origin, in_the_air.free({"water"}))


def paddock(now: Situation, origin: Hex) -> set[Hex]:
    """L13: move a settlement two hexes in a straight line, over anything."""
    landings = {step(step(origin, direction), direction) for direction in DIRECTIONS}
    return landings & now.buildable()


def caravan(now: Situation, origin: Hex) -> set[Hex]:
    """N8: slide a settlement in a straight line as far as it goes, one hex at least."""
    open_hexes = now.buildable()
    return {slide(open_hexes, origin, direction) for direction in DIRECTIONS} - {origin}


def slide(open_hexes: set[Hex], at: Hex, direction: str) -> Hex:
    """N8: the last hex before one that is not open, or before the rim of the board."""
    while step(at, direction) in open_hexes:
        at = step(at, direction)
    return at


BUILDING_TILES_UNDER_B3: dict[str, BuildTargets] = {
    "oracle": oracle,
    "farm": farm,
    "oasis": oasis,
    "tower": tower,
    "garden": garden,
    "foresters-lodge": foresters_lodge,
    "monastery": monastery,
}
FREELY_BUILDING_TILES: dict[str, BuildTargets] = {
    "tavern": tavern,
    "village": village,
}
MOVING_TILES: dict[str, MoveTargets] = {
    "barn": barn,
    "harbor": harbor,
    "paddock": paddock,
    "caravan": caravan,
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


def take_tiles(state: State, board: Board, player: Player, hexes: set[Hex]) -> None:
    """L1: pieces that come to these hexes take a tile of each location next to them, once per game."""
    for location in sorted(next_to(board, hexes) & set(board.locations)):
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
