"""The rules of the game, in its own words. Importing anything of it makes all tiles, cards and tasks known."""

from referee.rules import catalogue as catalogue
