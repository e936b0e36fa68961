"""The monastery tile: build on canyon (X2)."""

from referee.board.terrain import Terrain
from referee.rules.families import builds_on_terrain

builds_on_terrain("monastery", "X2", "B4", expansion="crossroads", on=Terrain.CANYON)
