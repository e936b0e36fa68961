"""The paddock."""

from typing import Final

from referee.board.hexes import BIT, DIRECTIONS, EVERYWHERE, MAIN, Hex, Hexes, shift, united
from referee.rules.families import moves_within
from referee.rules.moment import Moment


def _jumps(origin: Hexes, over: Hexes) -> Hexes:
    """Where a jump over one of these hexes can land."""
    return united(shift(shift(origin, direction) & over, direction) for direction in DIRECTIONS)


_JUMPS: Final = [_jumps(bit & EVERYWHERE, EVERYWHERE) for bit in BIT]


@moves_within("paddock", "L13", expansion="base", refusal="not-two-hexes-away")
def paddock(moment: Moment, origin: Hex) -> Hexes:
    """L13: move a settlement two hexes in a straight line, over anything. Q3: lines stop at gaps of the island."""
    return _JUMPS[origin] if BIT[origin] & MAIN else _jumps(BIT[origin], moment.board.hexes)
