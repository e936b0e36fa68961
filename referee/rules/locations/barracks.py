"""The barracks."""

from referee.board.board import Board
from referee.board.hexes import Hexes
from referee.model.vocabulary import Figure
from referee.rules.families import keeps_figure


@keeps_figure("barracks", "X5", expansion="crossroads", figure=Figure.WARRIOR)
def barracks(board: Board) -> Hexes:
    """X5: place a warrior, or take one back."""
    return board.suitable
