"""The rope bridge tile: move a settlement to canyon (Q3)."""

from referee.board.terrain import Terrain
from referee.rules.families import moves_to_terrain

moves_to_terrain("rope-bridge", "Q3", "B4", expansion="island", on=Terrain.CANYON)
