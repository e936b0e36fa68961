"""The barracks tile: place a warrior or take one back (X5).

See rules/families/figures.py.
"""

from referee.board.terrain import SUITABLE
from referee.model.vocabulary import Figure
from referee.rules.families import keeps_figure

keeps_figure("barracks", "X5", expansion="crossroads", figure=Figure.WARRIOR, on=SUITABLE)
