"""The shipyard."""

from referee.board.hexes import Hexes, neighbours
from referee.board.terrain import Terrain
from referee.rules.families import builds_on_hexes
from referee.rules.moment import Moment


@builds_on_hexes("shipyard", "D1", expansion="docks", violation="not-beside-castle", on=(Terrain.WATER,))
def shipyard(moment: Moment) -> Hexes:
    """D1: build on water next to a castle."""
    return neighbours(moment.board.castles)
