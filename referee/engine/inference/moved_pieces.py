"""Find the players whose pieces could have moved or left the board.

Only these players could have lost a tile, or taken one from a location that is no longer next to their pieces.
"""

from collections.abc import Mapping
from functools import cache

from referee.board.hexes import BIT, NEIGHBOURS, Hex, Hexes
from referee.model.description import TableDescription
from referee.model.position import TILES_PER_LOCATION, Position
from referee.rules.catalogue import LOCATIONS, NOMAD_COPIES, NOMADS, POWERS, common_powers
from referee.rules.power import Lifting, Power
from referee.rules.tile_use import takes


def seats_that_moved(description: TableDescription, table: Position) -> frozenset[int]:
    """The seats of the players whose pieces could have moved or left the board."""
    lifted = removable(table) or any(LOCATIONS[kind].lifts for kind in table.board.location_kinds)
    # Unless tiles can remove pieces, a player without pieces has not had a turn yet, so no piece of this player can
    # have moved.
    everybody = frozenset(seat for seat, player in enumerate(table.players) if lifted or player.presence)
    if any(_displaces(name) for name in common_powers(table.board)) or _nomads_displace(table):
        return everybody
    left = description.position.location_tiles or {}
    moving = [at for at, kind in table.board.kinds.items() if _displaces(kind)]
    if any(_lifts_others(LOCATIONS[table.board.kinds[at]]) and left.get(at) != TILES_PER_LOCATION for at in moving):
        return everybody
    lasting = [player.lasting for player in table.players]
    return frozenset(
        seat for seat in everybody if any(_may_have_taken(description, lasting, seat, at) for at in moving)
    )


def removable(table: Position) -> int:
    """N4: the largest number of one player's settlements that nomad tiles could have returned to the supply."""
    gone = list((table.nomad_tiles or {}).values()).count(None)
    return gone and min(gone, sum(_unplaced(table, kind) for kind, power in NOMADS.items() if _lifts_others(power)))


@cache
def _displaces(kind: str) -> bool:
    """Whether a power moves pieces or takes them off the board."""
    return not {"move", "remove"}.isdisjoint(takes(POWERS[kind]))


def _lifts_others(power: Power) -> bool:
    return power.lifts is Lifting.TO_SUPPLY


def _nomads_displace(table: Position) -> bool:
    """N1: whether a nomad tile that a player took could have moved or removed pieces."""
    if None not in (table.nomad_tiles or {}).values():
        return False
    return any(_displaces(kind) and _unplaced(table, kind) for kind in NOMADS)


def _unplaced(table: Position, kind: str) -> int:
    """The number of nomad tiles of this kind that do not lie on a nomad space."""
    return NOMAD_COPIES[kind] - list((table.nomad_tiles or {}).values()).count(kind)


def _may_have_taken(description: TableDescription, lasting: list[Hexes], seat: int, at: Hex) -> bool:
    """L1: whether the player in this seat could have taken a tile from a location.

    If one tile is left and another player has a piece next to the location, the other player took the missing tile.
    H7: scouts do not count.
    """
    known = description.of(seat).taken_from
    if known is not None:
        return bool(known & BIT[at])
    left: Mapping[Hex, int] = description.position.location_tiles or {}
    if left.get(at) == TILES_PER_LOCATION:
        return False
    return not left.get(at) or not any(
        presence & NEIGHBOURS[at] for other, presence in enumerate(lasting) if other != seat
    )
