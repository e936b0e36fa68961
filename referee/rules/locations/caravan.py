"""The caravan tile: slide a settlement in a straight line until it is stopped (N8)."""

from referee.board.hexes import BIT, DIRECTIONS, Hex, Hexes, hex_set, slide
from referee.rules.families import moves_within
from referee.rules.moment import Moment


@moves_within("caravan", "N8", expansion="nomads", violation="not-where-it-stops")
def caravan(moment: Moment, origin: Hex) -> Hexes:
    """N8: the hexes where a settlement stops after sliding in a straight line as far as possible."""
    return hex_set(slide(origin, direction, moment.buildable) for direction in DIRECTIONS) & ~BIT[origin]
