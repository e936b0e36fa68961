"""X2: the forester's lodge builds on forest."""

from referee.board.terrain import Terrain
from referee.rules.families import builds_on_terrain

builds_on_terrain("foresters-lodge", "X2", "B4", expansion="crossroads", on=Terrain.FOREST)
