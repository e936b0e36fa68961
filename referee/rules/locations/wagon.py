"""The wagon tile: place the wagon, move it over land and mountains, or take it back (X6).

See rules/families/figures.py.
"""

from referee.board.terrain import SUITABLE, Terrain
from referee.model.vocabulary import Figure
from referee.rules.families import keeps_figure

keeps_figure("wagon", "X6", expansion="crossroads", figure=Figure.WAGON, on=(*SUITABLE, Terrain.MOUNTAIN), steps=3)
