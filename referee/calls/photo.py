"""POST /v1/photos: what lies on the table in this photograph? This call needs the installation extra `photo`."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from referee.base.faults import Fault
from referee.calls.call import Answer, Call, Context
from referee.calls.scan import PICTURE, draw_doubts
from referee.calls.schema import optional, question, required
from referee.documents.problems import ProblemError, busy
from referee.documents.reader import Json
from referee.documents.scan_input import read_hints
from referee.model.observation import NO_HINTS, PhotoHints
from referee.scan.writing import impossible_scan

if TYPE_CHECKING:
    from referee.photo import CheckedPicture

MAX_BYTES: Final = 20 * 1024 * 1024
SLOT: Final = "photos"
_PHOTOS: Final = "photos"
_RETRY_SECONDS: Final = 5
"""The wait in seconds that a busy service suggests: roughly the time that it takes to read two pictures."""
_TERMINAL_SECONDS: Final = 120.0
"""The time limit for one picture on the command line, in seconds. It is long because the user can press Ctrl-C."""


def check_pictures(files: Sequence[bytes]) -> "tuple[CheckedPicture, ...]":
    """Check the headers of these picture files, and return the checked pictures.

    Raises ProblemError if a picture is too large (413) or unreadable (409).
    """
    if not files:
        return ()
    from referee.photo import TooLargePictureError, UnreadablePictureError, check_picture  # noqa: PLC0415

    try:
        return tuple(check_picture(data) for data in files)
    except TooLargePictureError as error:
        raise picture_too_large(error.fault) from None
    except UnreadablePictureError as error:
        raise _unreadable(error.fault) from None


@question
class Question:
    """One or two pictures of the same table, and the facts that the caller knows about the table.

    The headers of the pictures are checked before the facts are read, so that a bad file is refused whatever the
    facts say. The pictures are decoded later, in a separate process.
    """

    pictures: "tuple[CheckedPicture, ...]" = required(lambda _reader, files: check_pictures(files))
    known: PhotoHints = optional(read_hints, default=NO_HINTS)


def answer(question: Question, context: Context) -> Answer:
    """Return the table in the pictures, the positions of its hexes in each picture, and advice for a better picture.

    Raises ProblemError if a picture is unreadable (409), or if no slot is free or reading takes too long (503).
    """
    # Loading numpy takes time and memory, so a worker imports it only for its first photograph.
    from referee.photo import UnreadablePictureError  # noqa: PLC0415
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
        with context.host.slot(SLOT):
            table = read_table(question.pictures, question.known, limits)
    except UnreadablePictureError as error:
        raise _unreadable(error.fault) from None
    except TookTooLongError:
        raise busy("too-many-photographs", _RETRY_SECONDS) from None
    document = dump_photographed_table(table, context.words)
    if PICTURE in context.extras:
        document[PICTURE] = draw_doubts(table.scan, context.words) if table.scan else None
    return document


def impossible(inconsistencies: list[Json]) -> Answer:
    """Return the answer for impossible facts or hints, such as facts that contradict each other."""
    nothing: Answer = {
        "overlay": [],
        "observations": None,
        "single_section": None,
        "unknown_section": None,
        "advice": [],
    }
    return {**impossible_scan(inconsistencies), **nothing}


def picture_too_large(fault: Fault) -> ProblemError:
    """Return the problem for a picture that is too large (413). The fault names the limit."""
    status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    return ProblemError(status, "request-entity-too-large", variant="-picture", facts={"why": fault})


def _unreadable(fault: Fault) -> ProblemError:
    return ProblemError(HTTPStatus.CONFLICT, "unreadable-picture", facts={"why": fault}, faults=[fault])


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
