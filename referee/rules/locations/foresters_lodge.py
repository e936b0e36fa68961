"""The forester's lodge tile: build on forest (X2)."""

from referee.board.terrain import Terrain
from referee.rules.families import builds_on_terrain

builds_on_terrain("foresters-lodge", "X2", "B4", expansion="crossroads", on=Terrain.FOREST)
