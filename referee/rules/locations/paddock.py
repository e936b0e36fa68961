"""The paddock tile: move a settlement two hexes in a straight line (L13)."""

from functools import cache, lru_cache

from referee.board.board import Board
from referee.board.hexes import BIT, DIRECTIONS, EVERYWHERE, Hexes, each, shift, united
from referee.rules.families import moves_by_table


def _jumps(origin: Hexes, over: Hexes) -> Hexes:
    """The hexes that a piece on the origin can reach by jumping over one of the hexes in `over`."""
    return united(shift(shift(origin, direction) & over, direction) for direction in DIRECTIONS)


@cache
def _main_board() -> list[Hexes]:
    return [_jumps(bit & EVERYWHERE, EVERYWHERE) for bit in BIT]


@moves_by_table("paddock", "L13", expansion="base", violation="not-two-hexes-away")
@lru_cache(maxsize=64)
def paddock(board: Board) -> list[Hexes]:
    """L13: for each origin, the hexes two steps away in a straight line. Q3: a gap in the island breaks a line."""
    if not board.island:
        return _main_board()
    jumps = list(_main_board())
    for at in each(board.island):
        jumps[at] = _jumps(BIT[at], board.hexes)
    return jumps
