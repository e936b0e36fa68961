"""The tower tile: build on the edge of the main board (L9)."""

from referee.board.geography import EDGE
from referee.board.hexes import Hexes
from referee.rules.families import builds_on_hexes
from referee.rules.moment import Moment


@builds_on_hexes("tower", "L9", "B4", "G5", expansion="base", violation="not-on-the-edge")
def tower(_moment: Moment) -> Hexes:
    """L9: the hexes on the edge of the main board."""
    return EDGE
