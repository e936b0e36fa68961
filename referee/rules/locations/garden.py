"""The garden tile: build on flower field (N10)."""

from referee.board.terrain import Terrain
from referee.rules.families import builds_on_terrain

builds_on_terrain("garden", "N10", "B4", expansion="nomads", on=Terrain.FLOWER_FIELD)
