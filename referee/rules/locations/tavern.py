"""The tavern tile: build at either end of a straight line of three or more of your pieces (L10)."""

from referee.board.hexes import AXES, NOWHERE, Hexes
from referee.rules.families import builds_on_hexes
from referee.rules.moment import Moment


@builds_on_hexes("tavern", "L10", expansion="base", violation="not-in-line", adjacent=False)
def tavern(moment: Moment) -> Hexes:
    """L10: the hexes just beyond each end of every straight line of three or more of the player's pieces."""
    own, ends = moment.own, NOWHERE
    for axis in AXES:
        first = own & own >> axis & own >> 2 * axis
        ends |= first >> axis | first << 3 * axis
    return ends
