"""The oasis."""

from referee.board.terrain import Terrain
from referee.rules.families import builds_on_terrain
from referee.rules.families.ground import Terrains
from referee.rules.moment import Moment


@builds_on_terrain("oasis", "L8", "B4", expansion="base")
def oasis(_moment: Moment) -> Terrains:
    """L8: build on desert."""
    return (Terrain.DESERT,)
