"""The refuge."""

from referee.board.hexes import BIT, DIRECTIONS, NEIGHBOURS, NOWHERE, Hex, Hexes, ray, united
from referee.rules.families import moves_within
from referee.rules.moment import Moment
from referee.rules.registry import Group


@moves_within("refuge", "M5", expansion="marshlands", refusal="not-beside-it", bonus="refuge-bonus")
def refuge(_moment: Moment, origin: Hex) -> Hexes:
    """M5: move a settlement to a hex beside it."""
    return NEIGHBOURS[origin]


@moves_within("refuge-bonus", "M5", "M2", expansion="marshlands", refusal="not-first-in-line", group=Group.BONUS)
def refuge_bonus(moment: Moment, origin: Hex) -> Hexes:
    """M5: move a settlement in a straight line to the first buildable hex, over anything."""
    return united(_first(origin, direction, moment) for direction in DIRECTIONS)


def _first(origin: Hex, direction: int, moment: Moment) -> Hexes:
    for at in ray(origin, direction):
        if not BIT[at] & moment.board.hexes:
            break
        if BIT[at] & moment.buildable:
            return BIT[at]
    return NOWHERE
