"""Capitols and caves: where they may be on an assembled board, and what is wrong if they are elsewhere."""

from typing import Final

from referee.base.faults import Fault
from referee.board.board import Board
from referee.board.geography import QUARTERS, SECTORS
from referee.board.hexes import BIT, MAIN, NAMES, NOWHERE, Hex, Hexes, each, names, united, within
from referee.board.terrain import Special, Terrain

_CLEARANCE: Final = 2
"""Q2: the distance within which a cave may not be."""
_KEPT_CLEAR: Final = (Special.LOCATION, Special.CASTLE, Special.NOMAD_SPACE)
"""Q2: the kinds of hex that a cave must be away from; palaces and silos do not matter."""


def capitol_places(board: Board) -> Hexes:
    """Q1: the castles of all sections with two castles."""
    castles = board.ground[Special.CASTLE]
    places = NOWHERE
    for sector in SECTORS:
        if (castles & sector).bit_count() == 2:
            places |= castles & sector
    return places


def cave_places(board: Board) -> Hexes:
    """Q2: the mountain hexes that are far enough from every location, castle and nomad hex."""
    return board.ground[Terrain.MOUNTAIN] & MAIN & ~within(_kept_clear(board), _CLEARANCE)


def _kept_clear(board: Board) -> Hexes:
    return united(board.ground[kind] for kind in _KEPT_CLEAR)


def landmark_faults(board: Board) -> list[Fault]:
    """Everything that is wrong with the capitols and caves of a board."""
    capitols = [_capitol_fault(board, at) for at in each(board.capitols & ~capitol_places(board))]
    caves = [_cave_fault(board, at) for at in each(board.caves & ~cave_places(board))]
    return capitols + caves + _crowded(board.capitols, "capitol") + _crowded(board.caves, "cave")


def _capitol_fault(board: Board, at: Hex) -> Fault:
    if not BIT[at] & board.hexes:
        return Fault("/capitols", "no-such-hex", {"at": NAMES[at]})
    return Fault("/capitols", "capitol-place", {"at": NAMES[at], "ground": board.surface_at(at)})


def _cave_fault(board: Board, at: Hex) -> Fault:
    if not BIT[at] & board.hexes:
        return Fault("/caves", "no-such-hex", {"at": NAMES[at]})
    if not BIT[at] & board.ground[Terrain.MOUNTAIN] & MAIN:
        return Fault("/caves", "cave-place", {"at": NAMES[at], "ground": board.surface_at(at)})
    near = within(BIT[at], _CLEARANCE) & _kept_clear(board)
    return Fault("/caves", "cave-too-near", {"at": NAMES[at], "hexes": tuple(names(near))})


def _crowded(hexes: Hexes, what: str) -> list[Fault]:
    return [
        Fault(f"/{what}s", "two-in-a-section", {"what": what, "quarter": quarter, "hexes": tuple(names(crowd))})
        for quarter, sector in zip(QUARTERS, SECTORS, strict=True)
        if (crowd := hexes & sector).bit_count() > 1
    ]
