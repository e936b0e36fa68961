"""The mill is an invented location. A game with a mill needs no other new file."""

from referee.board.hexes import Hexes
from referee.rules.families import builds_on_hexes
from referee.rules.moment import Moment


@builds_on_hexes("mill", "H4", "B4", expansion="mills", violation="not-beside-water")
def mill(moment: Moment) -> Hexes:
    """Build on a hex next to water."""
    return moment.board.waterside
