"""A table as a picture: the pieces of all players, and the tiles that are left."""

from collections.abc import Iterator

from referee.board.hexes import NOWHERE, Hexes, each
from referee.model.state import Pieces, Position, State
from referee.picture.pieces import Piece
from referee.picture.svg import draw


def draw_table(table: Position | State, *, highlights: Hexes = NOWHERE, title: str | None = None) -> str:
    """What lies on the table, as the text of an SVG file."""
    pieces = [piece for player in table.players for piece in _pieces(player)]
    return draw(table.board, pieces=pieces, highlights=highlights, tiles=table.location_tiles, title=title)


def _pieces(player: Pieces) -> Iterator[Piece]:
    for at in each(player.settlements):
        yield Piece(at, player.colour, "settlement")
