"""POST /v1/pictures: what does this table or board look like?"""

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from referee.base.errors import ImpossibleError
from referee.base.faults import Contradiction, Fault, unknown
from referee.board.board import Board
from referee.board.hexes import NAMES, NOWHERE, Hexes, each
from referee.calls.call import Call, Context
from referee.calls.schema import AboutTable, optional, question
from referee.documents.boards import read_board
from referee.documents.fields import Optional, flag, hex_names, nullable, number, record, tagged, text
from referee.documents.players import COLOUR
from referee.documents.reader import Json, Read, Reader
from referee.documents.verdicts import MAX_INCONSISTENCIES
from referee.engine.play import legal
from referee.engine.score import score
from referee.model.offers import HexOffer, MoveOffer, ViaOffer
from referee.model.position import Position
from referee.model.state import State
from referee.model.vocabulary import Colour
from referee.picture import MAX_WIDTH, Look, Sheet, board_sheet, png, svg
from referee.picture.compose import table_sheet

SVG: Final = "image/svg+xml"
PNG: Final = "image/png"
SLOT: Final = "pictures"
MAX_TITLE: Final = 200
MIN_WIDTH: Final = 100
"""The narrowest picture, in pixels; the widest is what can be drawn as PNG."""


class HexHighlight(NamedTuple):
    """These hexes."""

    hexes: Hexes


class ActionHighlight(NamedTuple):
    """Where the player may build now, for the mandatory action or with a tile, or move to."""

    tile: str | None


class ScoreHighlight(NamedTuple):
    """The hexes for which a card or the castles pay a player."""

    source: str
    player: Colour


Highlight = HexHighlight | ActionHighlight | ScoreHighlight


_read_highlight: Final[Read[Highlight]] = tagged(
    "kind",
    {
        "hexes": record(HexHighlight, {"hexes": hex_names}, tag="kind"),
        "legal-actions": record(ActionHighlight, {"tile": Optional(nullable(text), None)}, tag="kind"),
        "score": record(ScoreHighlight, {"source": text, "player": COLOUR}, tag="kind"),
    },
)


def _read_title(reader: Reader, value: Json) -> str:
    title = text(reader, value)
    if len(title) > MAX_TITLE:
        raise reader.refuse(title_too_long(title))
    return title


def title_too_long(title: str) -> Fault:
    """The fault of a title with more than MAX_TITLE characters."""
    return Fault("", "title-too-long", {"count": len(title), "most": MAX_TITLE})


@question
class Question(AboutTable):
    """A table or a bare board, what to highlight, and how it should look."""

    board: Board | None = optional(read_board, default=None)
    highlight: Highlight | None = optional(_read_highlight, default=None)
    title: str | None = optional(_read_title, default=None)
    names: bool = optional(flag, default=False)
    panel: bool = optional(flag, default=False)
    width: int | None = optional(number(MIN_WIDTH, MAX_WIDTH), default=None)

    @staticmethod
    def faults_of(given: Collection[str]) -> Iterator[tuple[str, str]]:
        """Either a table or a bare board; a bare board has no panel."""
        if len({"position", "state", "board"}.intersection(given)) != 1:
            yield "", "one-table-or-board"
        elif "board" in given and "panel" in given:
            yield "panel", "panel-of-board"


def answer(question: Question, context: Context) -> bytes:
    """The picture in the wanted format."""
    sheet = draw(question, context)
    if context.media_type == SVG:
        return svg(sheet).encode()
    # A PNG costs as much as hundreds of other calls, so most of the workers stay free for those.
    with context.host.slot(SLOT):
        return png(sheet)


def draw(question: Question, context: Context) -> Sheet:
    """The picture. An impossible table is drawn with its faults; a bare board as it is."""
    look = Look(question.title, question.names, question.panel, question.width)
    if question.board:
        highlights = _highlighted(question.board, question.highlight)
        return board_sheet(question.board, highlights=highlights, look=look, words=context.words)
    table = question.table
    inconsistencies = context.audit(table)
    # Nothing is legal and nothing scores at an impossible table, so there is nothing of that sort to highlight.
    is_shown = isinstance(question.highlight, HexHighlight) or not inconsistencies
    return table_sheet(
        table,
        highlights=_highlighted(table, question.highlight if is_shown else None),
        inconsistencies=inconsistencies[:MAX_INCONSISTENCIES],
        look=look,
        words=context.words,
    )


def _highlighted(table: Position | State | Board, highlight: Highlight | None) -> Hexes:
    match highlight:
        case None:
            return NOWHERE
        case HexHighlight(hexes=hexes):
            board = table if isinstance(table, Board) else table.board
            if outside := hexes & ~board.hexes:
                raise _no_highlight(Fault("/hexes", "no-such-hex", {"at": NAMES[each(outside)[0]]}))
            return hexes
        case ActionHighlight(tile=tile):
            if not isinstance(table, State):
                raise _no_highlight(Fault("", "highlight-needs-state"))
            return _targets(table, tile)
        case ScoreHighlight():
            if isinstance(table, Board):
                raise _no_highlight(Fault("", "highlight-needs-players"))
            return _earning(table, highlight)


def _targets(state: State, tile: str | None) -> Hexes:
    targets = NOWHERE
    for offer in legal(state):
        # A tile that another one repeats can be used, too.
        match offer.offer if isinstance(offer, ViaOffer) else offer:
            case HexOffer(tile=found, at=at) if found == tile:
                targets |= at
            case MoveOffer(tile=found, moves=moves) if found == tile:
                for reach in moves.values():
                    targets |= reach
            case _:
                pass
    return targets


def _earning(table: Position | State, highlight: ScoreHighlight) -> Hexes:
    for player in score(table).players:
        for entry in player.entries:
            if player.colour == highlight.player and entry.source == highlight.source:
                return entry.hexes
    players = score(table).players
    if highlight.player not in (colours := tuple(player.colour for player in players)):
        raise _no_highlight(Fault("/player", "not-playing", {"player": highlight.player, "players": colours}))
    sources = tuple(entry.source for entry in players[0].entries)
    raise _no_highlight(unknown("source", highlight.source, sources, "/source"))


def _no_highlight(fault: Fault) -> ImpossibleError:
    return ImpossibleError([Contradiction("impossible-highlight", fault.below("/highlight"))])


CALL: Final = Call(
    name="picture",
    path="/pictures",
    question=Question,
    answer=answer,
    signed="state",
    cached=True,
    media_types=(SVG, PNG),
)
