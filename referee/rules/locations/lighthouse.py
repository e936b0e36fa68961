"""The lighthouse."""

from referee.board.board import Board
from referee.board.hexes import Hexes
from referee.board.terrain import Terrain
from referee.model.vocabulary import Figure
from referee.rules.families import keeps_figure


@keeps_figure("lighthouse", "X7", expansion="crossroads", figure=Figure.SHIP, strides=3)
def lighthouse(board: Board) -> Hexes:
    """X7: place the ship, move it over water, or take it back."""
    return board.ground[Terrain.WATER]
