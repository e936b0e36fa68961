"""Marshlands: canoe, fountain, refuge and temple, their bonus tiles, and the terrain of a swamp card."""

from .board import DIRECTIONS, Board, Hex, hex_of, name_of, neighbours, step
from .building import Situation, adjacent_if_possible, under_b3
from .documents import Action, Frame, Player

KINDS_WITH_BONUS = ("canoe", "fountain", "refuge", "temple")
BONUS = "-bonus"
BUILDS_ON_SWAMP = 2


def take_bonus_tile(player: Player, kind: str) -> None:
    """M2: if this kind has a bonus tile and the player now has exactly two tiles of the kind, add the bonus tile."""
    held = [tile for tile in player["tiles"] if tile["kind"] == kind]
    if kind in KINDS_WITH_BONUS and len(held) == 2:
        player["bonus_tiles"].append({"kind": kind + BONUS, "status": "fresh"})


def lose_bonus_tiles(player: Player) -> None:
    """M2: remove every bonus tile whose pair of location tiles is no longer complete."""
    kinds = [tile["kind"] + BONUS for tile in player["tiles"]]
    player["bonus_tiles"] = [bonus for bonus in player["bonus_tiles"] if kinds.count(bonus["kind"]) >= 2]


def usable_bonus_kinds(player: Player) -> set[str]:
    """M2: the kinds of the bonus tiles that are neither fresh nor used."""
    return {bonus["kind"] for bonus in player["bonus_tiles"] if bonus["status"] == "ready"}


def use_bonus_tile(player: Player, kind: str) -> None:
    """M2: use the ready bonus tile of this kind."""
    for bonus in player["bonus_tiles"]:
        if bonus["kind"] == kind and bonus["status"] == "ready":
            bonus["status"] = "used"
            return
    raise ValueError(f"no {kind} tile is ready")


def canoe_grounds(now: Situation) -> list[set[Hex]]:
    """M3: the free swamp hexes and the free water hexes, as two sets."""
    return [now.free({"swamp"}), now.free({"water"})]


def canoe(now: Situation) -> set[Hex]:
    """M3: the hexes for a build with a canoe. B3 applies to swamp and water separately."""
    swamp, water = canoe_grounds(now)
    return adjacent_if_possible(now, swamp) | adjacent_if_possible(now, water)


def canoe_bonus_builds(now: Situation) -> list[Action]:
    """M3: the builds with the bonus tile of the canoe in the player's own turn."""
    if "canoe-bonus" not in usable_bonus_kinds(now.player) or now.player["supply"] == 0:
        return []
    action = {"type": "build", "tile": "canoe-bonus"}
    return [one for ground in canoe_grounds(now) for one in under_b3(now, action, ground)]


def fountain(now: Situation) -> set[Hex]:
    """M4: the buildable hexes whose only adjacent piece is the player's.

    With a bonus tile that is not fresh, free mountains with this property are included.
    """
    ground = now.buildable()
    if improves_fountains(now.player):
        ground |= now.free({"mountain"})
    return {at for at in ground if is_fountain_place(now, at)}


def improves_fountains(player: Player) -> bool:
    """M2, M4: whether a bonus tile lets the player's fountains build on mountains. Such a tile is never used up."""
    return any(one["kind"] == "fountain-bonus" and one["status"] != "fresh" for one in player["bonus_tiles"])


def is_fountain_place(now: Situation, at: Hex) -> bool:
    """M4: whether exactly one of the player's pieces and no piece of another player is next to a hex."""
    beside = neighbours(now.board, at)
    return len(beside & now.presence()) == 1 and not beside & now.abroad()


def refuge(now: Situation, origin: Hex) -> set[Hex]:
    """M5: the buildable hexes next to the settlement that moves."""
    return neighbours(now.board, origin) & now.buildable()


def refuge_bonus(now: Situation, origin: Hex) -> set[Hex]:
    """M5: the first buildable hex in each direction from the settlement that moves, whatever lies in between."""
    found = [first_buildable(now, origin, direction) for direction in DIRECTIONS]
    return {at for at in found if at is not None}


def first_buildable(now: Situation, at: Hex, direction: str) -> Hex | None:
    """M5: the first buildable hex in a direction; None if the line reaches the board's edge or a gap first."""
    open_hexes = now.buildable()
    at = step(at, direction)
    while at in now.board.terrain:
        if at in open_hexes:
            return at
        at = step(at, direction)
    return None


def from_temple(frame: Frame, player: Player) -> bool:
    """M6: whether only builds from a temple can be left: no build from the supply is due, or the supply is empty."""
    return bool(frame["due"] == 0 or player["supply"] == 0)


def fix_terrain(board: Board, frame: Frame, at: str) -> None:
    """M1: set the terrain of a swamp card to that of the first hex it is used for. On swamp, two builds are due.

    The number of builds does not change if none are due (T3) or the first build has already been done.
    """
    if frame["terrain"] is not None or frame["card"] is None or not frame["card"].startswith("swamp-"):
        return
    frame["terrain"] = board.terrain[hex_of(at)]
    if frame["terrain"] == "swamp" and not frame["built"] and frame["due"]:
        frame["due"] = BUILDS_ON_SWAMP


def temple_removals(now: Situation) -> list[Action]:
    """M6: the actions that take one of the player's settlements to the temple."""
    names: list[str] = now.player["settlements"]
    return [{"type": "remove", "tile": "temple", "at": name} for name in names]


def bonus_moves(now: Situation) -> list[Action]:
    """M5: the moves with the bonus tile of the refuge."""
    if "refuge-bonus" not in usable_bonus_kinds(now.player):
        return []
    return [
        {"type": "move", "tile": "refuge-bonus", "from": name, "to": name_of(to)}
        for name in now.player["settlements"]
        for to in refuge_bonus(now, hex_of(name))
    ]
