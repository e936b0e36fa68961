"""The garden."""

from referee.board.terrain import Terrain
from referee.rules.families import builds_on_terrain
from referee.rules.families.ground import Terrains
from referee.rules.moment import Moment


@builds_on_terrain("garden", "N10", "B4", expansion="nomads")
def garden(_moment: Moment) -> Terrains:
    """N10: build on flower field."""
    return (Terrain.FLOWER_FIELD,)
