"""L11: the barn moves a settlement to the played terrain."""

from referee.rules.families import moves_to_played_terrain

moves_to_played_terrain("barn", "L11", "B4", expansion="base")
