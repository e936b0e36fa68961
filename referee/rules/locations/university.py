"""The university tile: build next to a special hex (H6)."""

from referee.board.hexes import Hexes
from referee.rules.families import builds_on_hexes
from referee.rules.moment import Moment


@builds_on_hexes("university", "H6", expansion="harvest", violation="not-beside-special")
def university(moment: Moment) -> Hexes:
    """H6: the hexes next to a special hex."""
    return moment.board.beside_special
