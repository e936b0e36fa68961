"""The paddock."""

from typing import Final

from referee.board.hexes import BIT, DIRECTIONS, EVERYWHERE, NOWHERE, Hex, Hexes, shift
from referee.rules.families import moves_within
from referee.rules.moment import Moment


def _jumps(origin: Hexes) -> Hexes:
    landings = NOWHERE
    for direction in DIRECTIONS:
        landings |= shift(shift(origin, direction), direction)
    return landings


_JUMPS: Final = [_jumps(bit & EVERYWHERE) for bit in BIT]


@moves_within("paddock", "L13", expansion="base", refusal="not-two-hexes-away")
def paddock(_moment: Moment, origin: Hex) -> Hexes:
    """L13: move a settlement two hexes in a straight line, over anything."""
    return _JUMPS[origin]
