"""The oracle tile: build on the terrain of the played card (L6)."""

from referee.rules.families import builds_on_played_terrain

builds_on_played_terrain("oracle", "L6", "B4", expansion="base")
