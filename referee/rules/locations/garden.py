"""N10: the garden builds on flower field."""

from referee.board.terrain import Terrain
from referee.rules.families import builds_on_terrain

builds_on_terrain("garden", "N10", "B4", expansion="nomads", on=Terrain.FLOWER_FIELD)
