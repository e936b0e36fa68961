"""L6: the oracle builds on the played terrain."""

from referee.rules.families import builds_on_played_terrain

builds_on_played_terrain("oracle", "L6", "B4", expansion="base")
