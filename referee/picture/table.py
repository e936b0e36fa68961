"""A table as a picture: the pieces of all players, walls and marks, and the tiles that are left."""

from collections.abc import Iterator

from referee.board.hexes import NOWHERE, Hexes, each
from referee.model.position import Pieces, Position
from referee.model.state import State
from referee.model.vocabulary import Figure
from referee.picture.pieces import Piece
from referee.picture.scene import Scene
from referee.picture.svg import draw_scene
from referee.words.speech import Speech, speech


def draw_table(
    table: Position | State, *, highlights: Hexes = NOWHERE, title: str | None = None, words: Speech | None = None
) -> str:
    """What lies on the table, as the text of an SVG file."""
    pieces = [piece for player in table.players for piece in _pieces(player)]
    nomads = table.nomad_tiles or {}
    scene = Scene(
        table.board,
        (*pieces, *(Piece(at, "grey", "wall") for at in each(table.walls))),
        highlights,
        {**(table.location_tiles or {}), **{at: int(kind is not None) for at, kind in nomads.items()}},
        {at: kind for at, kind in nomads.items() if kind},
        {line: player.colour for player in table.players for line in player.marks},
        words or speech(),
    )
    return draw_scene(scene, title)


def _pieces(player: Pieces) -> Iterator[Piece]:
    for at in each(player.settlements):
        yield Piece(at, player.colour, "settlement")
    for figure in Figure:
        for at in each(player.figures.of(figure)):
            yield Piece(at, player.colour, figure)
