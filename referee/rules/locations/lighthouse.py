"""X7: the lighthouse places the ship, moves it over water, or takes it back (rules/families/figures.py)."""

from referee.board.terrain import Terrain
from referee.model.vocabulary import Figure
from referee.rules.families import keeps_figure

keeps_figure("lighthouse", "X7", expansion="crossroads", figure=Figure.SHIP, on=(Terrain.WATER,), steps=3)
