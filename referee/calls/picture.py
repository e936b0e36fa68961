"""POST /v1/pictures: what does this table or board look like?"""

from collections.abc import Collection, Iterator
from typing import Final

from referee.base.faults import Fault
from referee.board.board import Board
from referee.calls.call import Call, Context
from referee.calls.schema import BODY, AboutTable, optional, question
from referee.documents.boards import read_board
from referee.documents.fields import flag, number, text
from referee.documents.highlights import HexHighlight, Highlight, highlighted_hexes, read_highlight
from referee.documents.reader import Json, Reader
from referee.documents.verdicts import MAX_INCONSISTENCIES
from referee.picture import MAX_WIDTH, Look, Sheet, board_sheet, png, svg
from referee.picture.compose import table_sheet

SVG: Final = "image/svg+xml"
PNG: Final = "image/png"
SLOT: Final = "pictures"
MAX_TITLE: Final = 200
MIN_WIDTH: Final = 100
"""The minimum width of a picture, in pixels. MAX_WIDTH is the maximum width that can be drawn as PNG."""


def _read_title(reader: Reader, value: Json) -> str:
    title = text(reader, value)
    if len(title) > MAX_TITLE:
        raise reader.refuse(title_too_long(title))
    return title


def title_too_long(title: str) -> Fault:
    """Return the fault for a title with more than MAX_TITLE characters."""
    return Fault("", "title-too-long", {"count": len(title), "most": MAX_TITLE})


@question
class Question(AboutTable):
    """A table or a bare board, the hexes to highlight, and the appearance of the picture."""

    board: Board | None = optional(read_board, default=None)
    highlight: Highlight | None = optional(read_highlight, default=None)
    title: str | None = optional(_read_title, default=None)
    names: bool = optional(flag, default=False)
    panel: bool = optional(flag, default=False)
    width: int | None = optional(number(MIN_WIDTH, MAX_WIDTH), default=None)

    @staticmethod
    def faults_of(given: Collection[str]) -> Iterator[tuple[str, str]]:
        """Yield the faults of a body, each as a member and a code.

        A body must contain either a table or a bare board, and a bare board cannot have a panel.
        """
        if len({"position", "state", "board"}.intersection(given)) != 1:
            yield BODY, "one-table-or-board"
        elif "board" in given and "panel" in given:
            yield "panel", "panel-of-board"


def answer(question: Question, context: Context) -> bytes:
    """Return the picture in the requested format."""
    sheet = draw(question, context)
    if context.media_type == SVG:
        return svg(sheet).encode()
    # A PNG costs as much as hundreds of other calls, so the slots keep most workers free for other calls.
    with context.host.slot(SLOT):
        return png(sheet)


def draw(question: Question, context: Context) -> Sheet:
    """Draw a bare board or a table. On an impossible table, the inconsistencies are marked."""
    look = Look(question.title, question.names, question.panel, question.width)
    if question.board:
        highlights = highlighted_hexes(question.board, question.highlight)
        return board_sheet(question.board, highlights=highlights, look=look, words=context.words)
    table = question.table
    inconsistencies = context.audit(table)
    # On an impossible table, nothing is legal and nothing scores, so only hexes given by name can be highlighted.
    is_shown = isinstance(question.highlight, HexHighlight) or not inconsistencies
    return table_sheet(
        table,
        highlights=highlighted_hexes(table, question.highlight if is_shown else None),
        inconsistencies=inconsistencies[:MAX_INCONSISTENCIES],
        look=look,
        words=context.words,
    )


CALL: Final = Call(
    name="picture",
    path="/pictures",
    question=Question,
    answer=answer,
    signed="state",
    cached=True,
    media_types=(SVG, PNG),
)
