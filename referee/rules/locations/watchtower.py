"""The watchtower tile: build next to another player's piece (H6)."""

from referee.board.hexes import Hexes, neighbours
from referee.rules.families import builds_on_hexes
from referee.rules.moment import Moment


@builds_on_hexes("watchtower", "H6", expansion="harvest", violation="not-beside-others")
def watchtower(moment: Moment) -> Hexes:
    """H6: the hexes next to a piece of another player."""
    return neighbours(moment.others)
