"""Draw a board or a table, as SVG for browsers or as PNG for other programs."""

from referee.picture.compose import board_sheet, draw
from referee.picture.piece_shapes import DrawnPiece
from referee.picture.png import MAX_WIDTH, png
from referee.picture.scene import Look, PictureError
from referee.picture.sheet import Sheet, svg

__all__ = ["MAX_WIDTH", "DrawnPiece", "Look", "PictureError", "Sheet", "board_sheet", "draw", "png", "svg"]
