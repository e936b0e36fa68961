"""A board without players as a picture, with whatever somebody puts on it."""

from collections.abc import Iterable, Mapping
from typing import Final

from referee.board.board import Board
from referee.board.hexes import NOWHERE, Hex, Hexes
from referee.picture.arrange import arranged, style_for
from referee.picture.pieces import Piece
from referee.picture.scene import Look, Scene
from referee.picture.sheet import Sheet, svg
from referee.words.speech import Speech, speech

PLAIN: Final = Look()


def board_sheet(  # noqa: PLR0913  (a picture has many parts, each of them optional)
    board: Board,
    *,
    pieces: Iterable[Piece] = (),
    highlights: Hexes = NOWHERE,
    tiles: Mapping[Hex, int] | None = None,
    look: Look = PLAIN,
    words: Speech | None = None,
) -> Sheet:
    """The board with pieces, highlighted hexes and numbers of tiles."""
    style = style_for(look.width, panel=False)
    scene = Scene(
        board,
        tuple(pieces),
        highlights,
        dict(tiles or {}),
        speech=words or speech(),
        names=look.names,
        style=style,
    )
    return arranged(scene, title=look.title, pixels=look.width)


def draw(  # noqa: PLR0913
    board: Board,
    *,
    pieces: Iterable[Piece] = (),
    highlights: Hexes = NOWHERE,
    tiles: Mapping[Hex, int] | None = None,
    look: Look = PLAIN,
    words: Speech | None = None,
) -> str:
    """The same as the text of an SVG file."""
    return svg(board_sheet(board, pieces=pieces, highlights=highlights, tiles=tiles, look=look, words=words))
