"""A position as a picture: SVG for browsers, PNG for everything else."""

from referee.picture.pieces import Piece
from referee.picture.png import png
from referee.picture.scene import PictureError
from referee.picture.svg import draw

__all__ = ["PictureError", "Piece", "draw", "png"]
