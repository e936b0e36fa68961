"""The harbor tile: move a settlement to water (L12)."""

from referee.board.terrain import Terrain
from referee.rules.families import moves_to_terrain

moves_to_terrain("harbor", "L12", "B4", expansion="base", on=Terrain.WATER)
