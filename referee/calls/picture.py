"""POST and GET /v1/pictures: what does this table or board look like?"""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Final

from referee.base.errors import ShapeError
from referee.base.faults import Fault, unknown
from referee.board.board import Board
from referee.calls.call import Call, Context, Link
from referee.calls.schema import BODY, AboutTable, optional, question
from referee.documents.boards import read_board
from referee.documents.fields import flag, number, text
from referee.documents.highlights import HexHighlight, Highlight, highlighted_hexes, read_highlight
from referee.documents.notation import is_state_line
from referee.documents.reader import Json, Reader
from referee.documents.verdicts import MAX_INCONSISTENCIES
from referee.picture import MAX_WIDTH, Look, Sheet, board_sheet, png, svg
from referee.picture.compose import table_sheet

SVG: Final = "image/svg+xml"
PNG: Final = "image/png"
SLOT: Final = "pictures"
MAX_TITLE: Final = 200
MIN_WIDTH: Final = 100
"""The minimum width of a picture, in pixels. The maximum is MAX_WIDTH, for SVG as well as for PNG."""

_HEX: Final = r"(?:[a-t](?:[1-9]|1[0-9]|20)|i:[a-j][1-5])"
_HIGHLIGHT: Final = re.compile(
    rf"(?P<hexes>{_HEX}(?:,{_HEX})*)"
    r"|(?P<legal>legal-actions(?::(?P<tile>[a-z]+(?:-[a-z]+)*))?)"
    r"|score:(?P<source>[a-z]+(?:-[a-z]+)*):(?P<player>blue|orange|black|white|red)"
)
"""The pattern of a highlight in the query of a link. The OpenAPI document must contain an equivalent pattern."""
_FLAGS: Final[Mapping[str, bool]] = {"true": True, "false": False}


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
    # Making a PNG takes as long as hundreds of other calls, so the slots limit how many workers do it at once.
    with context.host.slot(SLOT):
        return png(sheet)


def draw(question: Question, context: Context) -> Sheet:
    """Draw a bare board or a table. On an impossible table, mark at most MAX_INCONSISTENCIES inconsistencies."""
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


def body_of_link(parameters: Mapping[str, str]) -> dict[str, Json]:
    """Return the request body that is equivalent to the parameters of a link.

    Raises ShapeError if the table is missing, or if a flag or the highlight is malformed. A width that is not a
    number of at most nine digits is left as text, so that the schema reports it.
    """
    if "state" not in parameters:
        raise ShapeError([Fault("?state", "missing", {"key": "state"})])
    body: dict[str, Json] = {}
    for name, value in parameters.items():
        match name:
            case "state":
                body["state" if is_state_line(value) else "position"] = value
            case "highlight":
                body[name] = _highlight_in(value)
            case "names" | "panel":
                body[name] = _flag_in(name, value)
            case "width":
                body[name] = int(value) if re.fullmatch("[0-9]{1,9}", value) else value
            case _:
                body[name] = value
    return body


def _flag_in(name: str, value: str) -> bool:
    if value not in _FLAGS:
        raise ShapeError([unknown("word", value, _FLAGS, f"?{name}")])
    return _FLAGS[value]


def _highlight_in(line: str) -> Json:
    match = _HIGHLIGHT.fullmatch(line)
    if not match:
        raise ShapeError([Fault("?highlight", "highlight-line")])
    if match["hexes"]:
        return {"kind": "hexes", "hexes": list(dict.fromkeys(line.split(",")))}
    if match["legal"]:
        return {"kind": "legal-actions", "tile": match["tile"]}
    return {"kind": "score", "source": match["source"], "player": match["player"]}


CALL: Final = Call(
    name="picture",
    path="/pictures",
    question=Question,
    answer=answer,
    signed="state",
    cached=True,
    media_types=(SVG, PNG),
    link=Link(
        parameters=("state", "highlight", "title", "names", "panel", "width"),
        body=body_of_link,
        parameter_of=lambda member: "state" if member == "position" else member,
        formats={"svg": SVG, "png": PNG},
        seconds=86_400,
    ),
)
