"""POST /v1/photos: what lies on the table in this photograph? It needs the extra `photo`."""

from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from referee.base.faults import Fault
from referee.board.hexes import NAMES, hex_at
from referee.calls.call import Answer, Call, Context
from referee.calls.scan import PICTURE, draw_doubts
from referee.calls.schema import optional, question, required
from referee.documents.observations import read_hints
from referee.documents.problems import ProblemError, busy
from referee.documents.reader import Json
from referee.model.observation import NO_HINTS, PhotoHints
from referee.scan import Finding
from referee.scan.writing import dump_scan, impossible_scan
from referee.words.speech import Speech

if TYPE_CHECKING:
    from referee.photo import Observations, Tip
    from referee.photo.table import PhotographedTable

MAX_BYTES: Final = 20 * 1024 * 1024
SLOT: Final = "photos"
_PHOTOS: Final = "photos"
_RETRY_SECONDS: Final = 5
"""About what two pictures take."""
_TERMINAL_SECONDS: Final = 120.0
"""For one picture while a person waits, who can stop it."""


@question
class Question:
    """One or two picture files of the same table, and what the caller knows about it.

    The facts are JSON; the files beside them are read later, in a process of their own.
    """

    pictures: tuple[bytes, ...] = required(lambda _reader, files: tuple(files))
    known: PhotoHints = optional(read_hints, default=NO_HINTS)


def answer(question: Question, context: Context) -> Answer:
    """What lies on the table, where its hexes are in the pictures, and what would make a better picture."""
    # Numpy costs time and memory in every worker, so it is loaded with the first photograph.
    from referee.photo import TooLargePictureError, UnreadablePictureError, check_picture  # noqa: PLC0415
    from referee.photo.process import Limits, TookTooLongError  # noqa: PLC0415
    from referee.photo.table import read_table  # noqa: PLC0415

    seconds = context.host.photo_seconds
    limits = (
        Limits(seconds=60, patience=_TERMINAL_SECONDS, niceness=0)
        if seconds is None
        else Limits(patience=seconds / len(question.pictures))
    )
    try:
        # A file that is refused by its header takes no slot.
        pictures = [check_picture(data) for data in question.pictures]
        with context.host.slot(SLOT):
            table = read_table(pictures, question.known, limits)
    except TooLargePictureError as error:
        raise picture_too_large(error.fault) from None
    except UnreadablePictureError as error:
        why = {"why": error.fault}
        raise ProblemError(HTTPStatus.CONFLICT, "unreadable-picture", facts=why, faults=[error.fault]) from None
    except TookTooLongError:
        raise busy("too-many-photographs", _RETRY_SECONDS) from None
    return dump_table(table, context)


def dump_table(table: "PhotographedTable", context: Context) -> Answer:
    """What was read. The picture of the doubts is drawn only on request."""
    words = context.words
    document: Answer = {**impossible_scan([]), "verdict": Finding.UNREADABLE}
    if table.scan and table.observation:
        document = dump_scan(table.observation, table.scan, words)
    document["overlay"] = [
        _overlay(picture, aligned) for picture, aligned in zip(table.pictures, table.aligned, strict=True)
    ]
    document["advice"] = [_advice(tip, words) for tip in table.tips]
    if PICTURE in context.extras:
        document[PICTURE] = draw_doubts(table.scan, words) if table.scan else None
    return document


def impossible(inconsistencies: list[Json]) -> Answer:
    """The answer for facts that contradict each other."""
    return {**impossible_scan(inconsistencies), "overlay": [], "advice": []}


def picture_too_large(fault: Fault) -> ProblemError:
    """413, with the limit that the picture exceeds."""
    status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    return ProblemError(status, "request-entity-too-large", variant="-picture", facts={"why": fault})


def _overlay(own: "Observations", aligned: "Observations | None") -> Json:
    """Where the board lies in one picture; nothing of a picture that adds nothing."""
    shown = aligned or (own if own.verdict != "unreadable" else None)
    return {
        "width": own.width,
        "height": own.height,
        "used": aligned is not None,
        "homography": shown.homography.tolist() if shown else None,
        "centres": _centres(shown) if shown else None,
        "unread": [{"at": NAMES[hex_at(*at)], "why": why.value} for at, why in sorted(shown.unread.items())]
        if shown
        else [],
    }


def _centres(shown: "Observations") -> Json:
    rows = shown.centres.round(1).tolist()
    return {NAMES[hex_at(row, column)]: spot for row, spots in enumerate(rows) for column, spot in enumerate(spots)}


def _advice(tip: "Tip", words: Speech) -> Json:
    names = [NAMES[hex_at(*at)] for at in tip.hexes]
    facts: dict[str, str | int] = {}
    if tip.hexes:
        rows, columns = [row for row, _ in tip.hexes], [column for _, column in tip.hexes]
        corners = (hex_at(min(rows), min(columns)), hex_at(max(rows), max(columns)))
        facts = {"count": len(names), "from": NAMES[corners[0]], "to": NAMES[corners[1]]}
    if tip.value is not None:
        facts |= {"pixels": round(tip.value), "degrees": round(tip.value)}
    return {"code": tip.code.value, "text": words.say(_PHOTOS, tip.code.value, **facts), "hexes": names}


CALL: Final = Call(
    name="photo",
    path="/photos",
    question=Question,
    answer=answer,
    impossible=impossible,
    extras=(PICTURE,),
    max_bytes=MAX_BYTES,
    takes_pictures=True,
    storable=lambda _answer: False,
)
