"""The farm tile: build on grass (L7)."""

from referee.board.terrain import Terrain
from referee.rules.families import builds_on_terrain

builds_on_terrain("farm", "L7", "B4", expansion="base", on=Terrain.GRASS)
