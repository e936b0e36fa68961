"""The wagon."""

from referee.board.board import Board
from referee.board.hexes import Hexes
from referee.board.terrain import Terrain
from referee.model.vocabulary import Figure
from referee.rules.families import keeps_figure


@keeps_figure("wagon", "X6", expansion="crossroads", figure=Figure.WAGON, strides=3)
def wagon(board: Board) -> Hexes:
    """X6: place the wagon, move it over land and mountains, or take it back."""
    return board.suitable | board.ground[Terrain.MOUNTAIN]
