"""The barn tile: move a settlement to the terrain of the played card (L11)."""

from referee.rules.families import moves_to_played_terrain

moves_to_played_terrain("barn", "L11", "B4", expansion="base")
