"""Location tiles: taking and losing them, and the hexes for builds and moves of one settlement.

B3 applies to each terrain of a swamp card separately (M1), so the hexes for an oracle come in groups.
"""

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
from .harvest import mountain_station, palisade, take_one, university, watchtower, water_mill
from .marshlands import fountain, lose_bonus_tiles, refuge, take_bonus_tile
from .movements import before_movement
from .pieces import presence, settlements

BuildTargets = Callable[[Situation], set[Hex]]
MoveTargets = Callable[[Situation, Hex], set[Hex]]


def farm(now: Situation) -> set[Hex]:
    """L7: the hexes for a build on grass."""
    return now.buildable_of("grass")


def oasis(now: Situation) -> set[Hex]:
    """L8: the hexes for a build on desert."""
    return now.buildable_of("desert")


def tower(now: Situation) -> set[Hex]:
    """L9: the hexes for a build on the edge of the board."""
    return now.buildable() & edge_hexes(now.board)


def garden(now: Situation) -> set[Hex]:
    """N10: the hexes for a build on flower field."""
    return now.buildable_of("flower-field")


def foresters_lodge(now: Situation) -> set[Hex]:
    """X2: the hexes for a build on forest."""
    return now.buildable_of("forest")


def monastery(now: Situation) -> set[Hex]:
    """X2: the hexes for a build on canyon."""
    return now.buildable_of("canyon")


def tavern(now: Situation) -> set[Hex]:
    """L10: the hexes for a build at either end of a straight line of three or more of the player's pieces."""
    return {at for at in now.buildable() if continues_a_line(now.presence(), at)}


def continues_a_line(own: set[Hex], at: Hex) -> bool:
    """L10: whether the next three hexes in some direction all have pieces of the player."""
    for direction in DIRECTIONS:
        first = step(at, direction)
        second = step(first, direction)
        third = step(second, direction)
        if {first, second, third} <= own:
            return True
    return False


def village(now: Situation) -> set[Hex]:
    """N9: the hexes for a build next to at least three of the player's pieces."""
    return {at for at in now.buildable() if len(neighbours(now.board, at) & now.presence()) >= 3}


def barn(now: Situation, origin: Hex) -> set[Hex]:
    """L11, M1: the targets of a move to the played terrain. B3 applies to each terrain separately."""
    in_the_air = lifted(now, origin)
    return set().union(*(targets_of_move(in_the_air, origin, hexes) for hexes in in_the_air.played()))


def to_terrain(terrain: str) -> MoveTargets:
    """Q3: a function from a settlement's hex to the targets of its move to this terrain."""

    def targets(now: Situation, origin: Hex) -> set[Hex]:
        in_the_air = lifted(now, origin)
        return targets_of_move(in_the_air, origin, in_the_air.buildable_of(terrain))

    return targets


def harbor(now: Situation, origin: Hex) -> set[Hex]:
    """L12: the targets of a move to water."""
    in_the_air = lifted(now, origin)
    return targets_of_move(in_the_air, origin, in_the_air.free({"water"}))


def paddock(now: Situation, origin: Hex) -> set[Hex]:
    """L13: the targets of a move of two hexes in a straight line, over anything in between."""
    between = {direction: step(origin, direction) for direction in DIRECTIONS}
    landings = {step(at, direction) for direction, at in between.items() if at in now.board.terrain}
    return landings & now.buildable()


def caravan(now: Situation, origin: Hex) -> set[Hex]:
    """N8: the targets of a move in a straight line as far as possible, at least one hex."""
    open_hexes = now.buildable()
    return {slide(open_hexes, origin, direction) for direction in DIRECTIONS} - {origin}


def slide(open_hexes: set[Hex], at: Hex, direction: str) -> Hex:
    """N8: the hex where a slide in this direction ends; the starting hex if the very next hex is not open."""
    while step(at, direction) in open_hexes:
        at = step(at, direction)
    return at


BUILDING_TILES_UNDER_B3: dict[str, BuildTargets] = {
    "farm": farm,
    "oasis": oasis,
    "tower": tower,
    "garden": garden,
    "foresters-lodge": foresters_lodge,
    "monastery": monastery,
    "water-mill": water_mill,
    "mountain-station": mountain_station,
    "watchtower": watchtower,
    "university": university,
}
FREELY_BUILDING_TILES: dict[str, BuildTargets] = {
    "tavern": tavern,
    "village": village,
    "fountain": fountain,
}
MOVING_TILES: dict[str, MoveTargets] = {
    "barn": barn,
    "harbor": harbor,
    "paddock": paddock,
    "caravan": caravan,
    "refuge": refuge,
    "palisade": palisade,
    "tree-house": to_terrain("forest"),
    "rope-bridge": to_terrain("canyon"),
}


def groups_under_b3(now: Situation, kind: str) -> list[set[Hex]]:
    """L6, M1: the groups of hexes for a build with a tile. An oracle has one group for each played terrain."""
    return now.played() if kind == "oracle" else [BUILDING_TILES_UNDER_B3[kind](now)]


def usable_kinds(player: Player) -> set[str]:
    """L2: the kinds of the player's tiles that are neither fresh nor used."""
    return {tile["kind"] for tile in player["tiles"] if tile["status"] == "ready"}


def use(player: Player, kind: str) -> None:
    """L2: mark the first ready tile of this kind as used. Raises ValueError if there is none."""
    for tile in player["tiles"]:
        if tile["kind"] == kind and tile["status"] == "ready":
            tile["status"] = "used"
            return
    raise ValueError(f"no {kind} tile is ready")


def has_canoe(player: Player) -> bool:
    """L2, M3: whether the player has a ready canoe."""
    return "canoe" in usable_kinds(player)


def refresh(player: Player) -> None:
    """T5, M3: at the end of a turn, make all bonus tiles and all location tiles except canoes ready."""
    for tile in player["tiles"]:
        if tile["kind"] != "canoe":
            tile["status"] = "ready"
    for bonus in player["bonus_tiles"]:
        bonus["status"] = "ready"


def wake(player: Player) -> None:
    """L2, T5, M3: make fresh tiles and all canoes ready at the beginning of a turn."""
    for tile in [*player["tiles"], *player["bonus_tiles"]]:
        if tile["status"] == "fresh" or tile["kind"] == "canoe":
            tile["status"] = "ready"


def take_tiles(state: State, board: Board, player: Player, hexes: set[Hex]) -> list[Hex]:
    """L1: at each location next to these hexes, take a tile if one is left and the player has never taken one there.

    Return the locations that lost their last tile (M3).
    """
    emptied: list[Hex] = []
    for location in sorted(next_to(board, hexes) & set(board.locations)):
        name = name_of(location)
        if state["location_tiles"][name] == 0 or name in player["taken_from"]:
            continue
        state["location_tiles"][name] -= 1
        player["taken_from"] = by_name([*player["taken_from"], name])
        receive_tile(state, player, board.locations[location], name)
        if state["location_tiles"][name] == 0:
            emptied.append(location)
    return emptied


def receive_tile(state: State, player: Player, kind: str, origin: str) -> None:
    """L2, M2, H8: add a location tile, and the bonus tile of a completed pair or the number tile of a cathedral."""
    player["tiles"].append({"kind": kind, "from": origin, "status": "fresh"})
    take_bonus_tile(player, kind)
    if kind == "cathedral":
        take_one(state, player)


def lose_tiles(state: State, board: Board, player: Player) -> None:
    """L3, N6, M2: remove every location tile whose location is no longer next to the player's presence.

    During a movement, the moving piece counts at its origin. If a ready tile is lost, a used tile of the same kind
    becomes ready. Bonus tiles whose pair is no longer complete are removed, too.
    """
    own = presence(before_movement(state, player))
    kept = [tile for tile in player["tiles"] if neighbours(board, hex_of(tile["from"])) & own]
    lost = [tile for tile in player["tiles"] if tile not in kept]
    player["tiles"] = kept
    for tile in lost:
        if tile["status"] == "ready":
            renew_twin(player, tile["kind"])
    lose_bonus_tiles(player)


def renew_twin(player: Player, kind: str) -> None:
    """L3: make a used tile of this kind ready, because a ready one was lost."""
    for tile in player["tiles"]:
        if tile["kind"] == kind and tile["status"] == "used":
            tile["status"] = "ready"
            return


def movable(player: Player) -> set[Hex]:
    """X8: the hexes of the pieces that tiles such as the barn can move: settlements, but no figures."""
    return settlements(player)
