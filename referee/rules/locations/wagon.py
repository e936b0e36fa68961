"""X6: the wagon tile places the wagon, moves it over land and mountains, or takes it back (families/figures.py)."""

from referee.board.terrain import SUITABLE, Terrain
from referee.model.vocabulary import Figure
from referee.rules.families import keeps_figure

keeps_figure("wagon", "X6", expansion="crossroads", figure=Figure.WAGON, on=(*SUITABLE, Terrain.MOUNTAIN), steps=3)
