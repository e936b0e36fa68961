"""Problem documents (RFC 9457), which say why a request fails. The HTTP service and the command line use them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from http import HTTPStatus
from itertools import islice
from typing import Final

import orjson

from referee.base.errors import MAX_FAULTS, ImpossibleError, ShapeError, StartError, UnknownBoardError
from referee.base.faults import Fault
from referee.documents.reader import Json
from referee.words.speech import Speech, Wrong

MAX_TEXT: Final = 400
_MAX_BYTES: Final = 12 * 1024
"""The maximum total size of the faults in a problem document, in bytes.

A limit in characters would not be enough, because one character from a caller can take six bytes of JSON.
"""


class ProblemError(Exception):
    """Raised when a request fails. It says what is wrong and where."""

    def __init__(  # noqa: PLR0913  (a problem has many optional parts)
        self,
        status: HTTPStatus,
        kind: str,
        *,
        facts: Mapping[str, str | int | Wrong] | None = None,
        variant: str = "",
        faults: Iterable[Wrong] = (),
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.status = status
        self.kind = kind
        self.facts = facts or {}
        self.message = f"{kind}{variant}-detail"
        self.faults = tuple(faults)
        self.headers = headers or {}
        super().__init__(kind)

    def document(self, words: Speech) -> dict[str, Json]:
        """Return the problem as JSON."""
        facts = {
            name: fact if isinstance(fact, str | int) else words.wrong(fact) for name, fact in self.facts.items()
        }
        detail = words.say("problems", self.message, **facts)
        return {
            "type": f"/docs/problems#{self.kind}",
            "title": words.say("problems", self.kind),
            "status": int(self.status),
            "detail": shortened(detail),
            "errors": list(_told(self.faults, words)),
        }


def busy(kind: str, seconds: int = 2) -> ProblemError:
    """Return the problem for an overloaded service (503). The caller may retry after this many seconds."""
    headers = {"Retry-After": str(seconds)}
    return ProblemError(HTTPStatus.SERVICE_UNAVAILABLE, kind, facts={"seconds": seconds}, headers=headers)


def shortened(text: str) -> str:
    """Return the text, shortened to at most MAX_TEXT characters. The cut is between two words if possible."""
    if len(text) <= MAX_TEXT:
        return text
    kept = text[: MAX_TEXT - 2]
    return f"{kept.rpartition(' ')[0] or kept} …"


def problem_of(error: Exception) -> ProblemError | None:
    """Return the problem for an exception, or None.

    The exceptions with a problem are ProblemError, ShapeError, UnknownBoardError, StartError and ImpossibleError.
    """
    match error:
        case ProblemError():
            return error
        case ShapeError():
            return wrong_shape(error.faults)
        case UnknownBoardError():
            facts = {"id": error.board_id}
            return ProblemError(HTTPStatus.NOT_FOUND, "unknown-board", facts=facts, faults=[error.fault])
        case StartError():
            return _impossible(error.faults)
        case ImpossibleError():
            return _impossible([one.fault for one in error.contradictions])
        case _:
            return None


def _told(faults: Iterable[Wrong], words: Speech) -> Iterator[dict[str, str]]:
    """Yield the first faults, limited by MAX_FAULTS and _MAX_BYTES, each with its place and a shortened text.

    The place is a JSON pointer into the body, or a question mark and the name of a parameter.
    """
    room = _MAX_BYTES
    for fault in islice(faults, MAX_FAULTS):
        entry = {"pointer": fault.place[:MAX_TEXT], "text": shortened(words.wrong(fault))}
        if fault.place.startswith("?"):
            entry["parameter"] = fault.place[1:MAX_TEXT]
        room -= len(orjson.dumps(entry))
        if room < 0:
            return
        yield entry


def _impossible(faults: Sequence[Wrong]) -> ProblemError:
    return ProblemError(HTTPStatus.CONFLICT, "impossible", facts={"why": faults[0]}, faults=faults)


def wrong_shape(faults: Sequence[Fault]) -> ProblemError:
    """Return the problem for a body or a parameter of the wrong shape (422)."""
    first, more = faults[0], len(faults) - 1
    return ProblemError(
        HTTPStatus.UNPROCESSABLE_ENTITY,
        "wrong-shape",
        facts={"place": first.place, "why": first, **({"more": more} if more else {})},
        variant="" if first.place else "-body",
        faults=faults,
    )
