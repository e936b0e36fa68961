"""The village tile: build next to three or more of your pieces (N9)."""

from referee.board.hexes import Hexes, beside_many
from referee.rules.families import builds_on_hexes
from referee.rules.moment import Moment


@builds_on_hexes("village", "N9", expansion="nomads", violation="not-beside-three", adjacent=False)
def village(moment: Moment) -> Hexes:
    """N9: the hexes next to at least three of the player's pieces."""
    _one, _two, three = beside_many(moment.own)
    return three
