"""The tree house tile: move a settlement to forest (Q3)."""

from referee.board.terrain import Terrain
from referee.rules.families import moves_to_terrain

moves_to_terrain("tree-house", "Q3", "B4", expansion="island", on=Terrain.FOREST)
