"""The palisade tile: move a settlement to a hex next to the rest of its settlement area (H9)."""

from referee.board.groups import area
from referee.board.hexes import BIT, Hex, Hexes, neighbours
from referee.rules.families import moves_within
from referee.rules.moment import Moment


@moves_within("palisade", "H9", expansion="harvest", violation="not-beside-its-area")
def palisade(moment: Moment, origin: Hex) -> Hexes:
    """H9: the hexes next to the settlement area of this settlement, after the settlement has been lifted."""
    return neighbours(area(BIT[origin], moment.own) & ~BIT[origin])
