"""The harbor."""

from referee.board.terrain import Terrain
from referee.rules.families import moves_to_terrain
from referee.rules.families.ground import Terrains
from referee.rules.moment import Moment


@moves_to_terrain("harbor", "L12", "B4", expansion="base", beyond=(Terrain.WATER,))
def harbor(_moment: Moment) -> Terrains:
    """L12: move a settlement to water."""
    return (Terrain.WATER,)
