"""The caravan."""

from referee.board.hexes import BIT, DIRECTIONS, Hex, Hexes, hex_set, slide
from referee.rules.families import moves_within
from referee.rules.moment import Moment


@moves_within("caravan", "N8", expansion="nomads", violation="not-where-it-stops")
def caravan(moment: Moment, origin: Hex) -> Hexes:
    """N8: slide a settlement in a straight line as far as it goes."""
    return hex_set(slide(origin, direction, moment.buildable) for direction in DIRECTIONS) & ~BIT[origin]
