"""The rules of the game. Importing any part of this package registers all powers, cards and tasks."""

from referee.rules import catalogue as catalogue
