"""A table as a picture: the pieces of all players, walls and marks, the tiles that are left, the faults."""

from collections.abc import Iterator, Sequence
from typing import Final

from referee.board.hexes import BIT, NOWHERE, Hexes, each
from referee.engine.score import score
from referee.model.findings import Inconsistency
from referee.model.position import Pieces, Position
from referee.model.state import State
from referee.model.vocabulary import Figure
from referee.picture.arrange import arranged, style_for
from referee.picture.board import PLAIN
from referee.picture.font import shortened
from referee.picture.panel import seen_desk
from referee.picture.pieces import Piece
from referee.picture.scene import Flaw, Look, Scene
from referee.picture.sheet import Sheet, svg
from referee.words.speech import Speech, speech

_LONGEST: Final = 300
"""Letters of a sentence about a fault."""


def table_sheet(
    table: Position | State,
    *,
    highlights: Hexes = NOWHERE,
    inconsistencies: Sequence[Inconsistency] = (),
    look: Look = PLAIN,
    words: Speech | None = None,
) -> Sheet:
    """What lies on the table. Of an impossible one, what lies beside the board is told in words only."""
    words = words or speech()
    board = table.board
    pieces = [piece for player in table.players for piece in _pieces(player)]
    pieces += [Piece(at, "grey", "wall") for at in each(table.walls)]
    nomads = {at: kind for at, kind in (table.nomad_tiles or {}).items() if BIT[at] & board.special}
    left = {at: count for at, count in (table.location_tiles or {}).items() if BIT[at] & board.special}
    scene = Scene(
        board,
        tuple(piece for piece in pieces if BIT[piece.at] & board.hexes),
        highlights,
        {**left, **{at: int(kind is not None) for at, kind in nomads.items()}},
        {at: kind for at, kind in nomads.items() if kind},
        {line: player.colour for player in table.players for line in player.marks},
        tuple(_flaws(inconsistencies, words)),
        words,
        look.names,
        style_for(look.width, panel=look.panel),
    )
    # Nobody can say what an impossible table is worth.
    gold = {} if inconsistencies or not look.panel else {one.colour: one.total for one in score(table).players}
    desk = seen_desk(table, gold, words) if look.panel else None
    return arranged(scene, title=look.title, desk=desk, pixels=look.width)


def draw_table(
    table: Position | State, *, highlights: Hexes = NOWHERE, look: Look = PLAIN, words: Speech | None = None
) -> str:
    """What lies on the table, as the text of an SVG file."""
    return svg(table_sheet(table, highlights=highlights, look=look, words=words))


def _pieces(player: Pieces) -> Iterator[Piece]:
    for at in each(player.settlements):
        yield Piece(at, player.colour, "settlement")
    for figure in Figure:
        for at in each(player.figures.of(figure)):
            yield Piece(at, player.colour, figure)


def _flaws(inconsistencies: Sequence[Inconsistency], words: Speech) -> Iterator[Flaw]:
    """What is the same but for the hexes is told once: the hexes of a city hall are one mistake."""
    merged: dict[tuple[object, ...], Inconsistency] = {}
    for found in inconsistencies:
        facts = [(name, fact) for name, fact in sorted(found.facts.items()) if name != "hexes"]
        key = (found.code, found.place, *facts)
        same = merged.get(key)
        merged[key] = same._replace(hexes=same.hexes | found.hexes) if same else found
    return (Flaw(shortened(words.inconsistency(found), _LONGEST), found.hexes) for found in merged.values())
