"""The paddock tile: move a settlement two hexes in a straight line (L13)."""

from functools import lru_cache

from referee.board.board import Board
from referee.board.hexes import BIT, DIRECTIONS, Hexes, shift, united
from referee.rules.families import moves_by_table


@moves_by_table("paddock", "L13", expansion="base", violation="not-two-hexes-away")
def paddock(board: Board) -> list[Hexes]:
    """L13: for each origin, the hexes two steps away in a straight line. Q3: a gap in the island breaks a line."""
    return _jumps(board.hexes)


@lru_cache(maxsize=8)
def _jumps(over: Hexes) -> list[Hexes]:
    """For each origin, the hexes that a piece can reach by jumping straight over one hex in `over`.

    For an origin outside `over`, there are none.
    """
    return [united(shift(shift(bit & over, way) & over, way) for way in DIRECTIONS) for bit in BIT]
