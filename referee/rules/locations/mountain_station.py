"""The mountain station tile: build next to a mountain (H5)."""

from referee.board.hexes import Hexes
from referee.rules.families import builds_on_hexes
from referee.rules.moment import Moment


@builds_on_hexes("mountain-station", "H5", expansion="harvest", violation="not-beside-mountain")
def mountain_station(moment: Moment) -> Hexes:
    """H5: the hexes next to a mountain."""
    return moment.board.mountainside
