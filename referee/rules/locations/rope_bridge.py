"""Q3: the rope bridge moves a settlement to canyon."""

from referee.board.terrain import Terrain
from referee.rules.families import moves_to_terrain

moves_to_terrain("rope-bridge", "Q3", "B4", expansion="island", on=Terrain.CANYON)
