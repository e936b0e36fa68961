"""The lighthouse tile: place the ship, move it over water, or take it back (X7).

See rules/families/figures.py.
"""

from referee.board.terrain import Terrain
from referee.model.vocabulary import Figure
from referee.rules.families import keeps_figure

keeps_figure("lighthouse", "X7", expansion="crossroads", figure=Figure.SHIP, on=(Terrain.WATER,), steps=3)
