"""The forester's lodge."""

from referee.board.terrain import Terrain
from referee.rules.families import builds_on_terrain
from referee.rules.families.ground import Terrains
from referee.rules.moment import Moment


@builds_on_terrain("foresters-lodge", "X2", "B4", expansion="crossroads")
def foresters_lodge(_moment: Moment) -> Terrains:
    """X2: build on forest."""
    return (Terrain.FOREST,)
