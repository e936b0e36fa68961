"""The oasis tile: build on desert (L8)."""

from referee.board.terrain import Terrain
from referee.rules.families import builds_on_terrain

builds_on_terrain("oasis", "L8", "B4", expansion="base", on=Terrain.DESERT)
