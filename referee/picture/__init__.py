"""A board or a table as a picture: SVG for browsers, PNG for everything else."""

from referee.picture.compose import board_sheet, draw
from referee.picture.piece_shapes import Piece
from referee.picture.png import WIDEST, png
from referee.picture.scene import Look, PictureError
from referee.picture.sheet import Sheet, svg

__all__ = ["WIDEST", "Look", "PictureError", "Piece", "Sheet", "board_sheet", "draw", "png", "svg"]
