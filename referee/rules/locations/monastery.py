"""The monastery."""

from referee.board.terrain import Terrain
from referee.rules.families import builds_on_terrain
from referee.rules.families.ground import Terrains
from referee.rules.moment import Moment


@builds_on_terrain("monastery", "X2", "B4", expansion="crossroads")
def monastery(_moment: Moment) -> Terrains:
    """X2: build on canyon."""
    return (Terrain.CANYON,)
