"""The farm."""

from referee.board.terrain import Terrain
from referee.rules.families import builds_on_terrain
from referee.rules.families.ground import Terrains
from referee.rules.moment import Moment


@builds_on_terrain("farm", "L7", "B4", expansion="base")
def farm(_moment: Moment) -> Terrains:
    """L7: build on grass."""
    return (Terrain.GRASS,)
