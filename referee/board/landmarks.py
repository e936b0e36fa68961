"""Capitols and caves: where they may be on an assembled board, and what is wrong if they are elsewhere."""

from typing import Final

from referee.board.board import Board
from referee.board.faults import Fault
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
    capitols = [
        Fault("/capitols", f"{_hex(board, at)}; a capitol stands on a castle of a section with two castles")
        for at in each(board.capitols & ~capitol_places(board))
    ]
    caves = [_cave_fault(board, at) for at in each(board.caves & ~cave_places(board))]
    return capitols + caves + _crowded(board.capitols, "capitol") + _crowded(board.caves, "cave")


def _cave_fault(board: Board, at: Hex) -> Fault:
    near = within(BIT[at], _CLEARANCE) & _kept_clear(board)
    if not BIT[at] & board.ground[Terrain.MOUNTAIN] & MAIN:
        return Fault("/caves", f"{_hex(board, at)}; a cave lies on a mountain of a section")
    found = ", ".join(f"{board.surface_at(other)} {NAMES[other]}" for other in each(near))
    return Fault(
        "/caves",
        f"{NAMES[at]} is too near: {found}; a cave keeps three hexes from every location, castle and nomad hex",
    )


def _crowded(hexes: Hexes, what: str) -> list[Fault]:
    return [
        Fault(f"/{what}s", f"one {what} in a section; the {quarter} one has {', '.join(names(found))}")
        for quarter, sector in zip(QUARTERS, SECTORS, strict=True)
        if (found := hexes & sector).bit_count() > 1
    ]


def _hex(board: Board, at: Hex) -> str:
    return f"{NAMES[at]} is {board.surface_at(at) if BIT[at] & board.hexes else 'no hex of this board'}"
