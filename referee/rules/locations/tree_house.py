"""The tree house."""

from referee.board.terrain import Terrain
from referee.rules.families import moves_to_terrain
from referee.rules.families.ground import Terrains
from referee.rules.moment import Moment


@moves_to_terrain("tree-house", "Q3", "B4", expansion="island")
def tree_house(_moment: Moment) -> Terrains:
    """Q3: move a settlement to forest."""
    return (Terrain.FOREST,)
