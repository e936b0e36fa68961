"""POST /v1/photos: what lies on the table in this photograph? This call needs the optional dependencies `photo`."""

from http import HTTPStatus
from typing import Final

from referee.base.faults import Fault
from referee.calls.call import Answer, Call, Context
from referee.calls.scan import PICTURE, draw_doubts
from referee.calls.schema import optional, question, required
from referee.documents.problems import ProblemError, busy
from referee.documents.reader import Json
from referee.documents.scan_input import read_hints
from referee.model.observation import NO_HINTS, PhotoHints
from referee.scan.writing import impossible_scan

MAX_BYTES: Final = 20 * 1024 * 1024
SLOT: Final = "photos"
_PHOTOS: Final = "photos"
_RETRY_SECONDS: Final = 5
"""The wait that a busy service suggests, which is roughly the time that two pictures take."""
_TERMINAL_SECONDS: Final = 120.0
"""The limit for one picture on the command line, where a person waits and can interrupt."""


@question
class Question:
    """One or two pictures of the same table, and the facts that the caller knows about the table.

    The facts are parsed with the body. The pictures are decoded later, in a separate process.
    """

    pictures: tuple[bytes, ...] = required(lambda _reader, files: tuple(files))
    known: PhotoHints = optional(read_hints, default=NO_HINTS)


def answer(question: Question, context: Context) -> Answer:
    """The table in the pictures, the positions of its hexes in each picture, and advice for a better picture.

    Raises ProblemError if a picture is too large (413) or unreadable (409), or if reading takes too long (503).
    """
    # Numpy costs every worker time and memory, so it is imported for the first photograph.
    from referee.photo import TooLargePictureError, UnreadablePictureError, check_picture  # noqa: PLC0415
    from referee.photo.answer import dump_photographed_table  # noqa: PLC0415
    from referee.photo.process import Limits, TookTooLongError  # noqa: PLC0415
    from referee.photo.table import read_table  # noqa: PLC0415

    seconds = context.host.photo_seconds
    limits = (
        Limits(seconds=60, patience=_TERMINAL_SECONDS, niceness=0)
        if seconds is None
        else Limits(patience=seconds / len(question.pictures))
    )
    try:
        # Check the headers first, so that a refused file does not take a slot.
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
    document = dump_photographed_table(table, context.words)
    if PICTURE in context.extras:
        document[PICTURE] = draw_doubts(table.scan, context.words) if table.scan else None
    return document


def impossible(inconsistencies: list[Json]) -> Answer:
    """The answer for known facts that contradict each other."""
    return {**impossible_scan(inconsistencies), "overlay": [], "advice": []}


def picture_too_large(fault: Fault) -> ProblemError:
    """The problem (413) for a picture that exceeds the limit that the fault names."""
    status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    return ProblemError(status, "request-entity-too-large", variant="-picture", facts={"why": fault})


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
