"""Problems: every answer that is not 2xx, as RFC 9457 describes them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from http import HTTPStatus
from itertools import islice
from logging import getLogger
from typing import Final

import orjson
from flask import Flask, Response, g, request
from werkzeug.exceptions import HTTPException

from referee.api.requests import LongTagError, spoken_at_all
from referee.board.faults import Fault
from referee.desk.tables import ImpossibleTableError
from referee.engine.start import StartError
from referee.wire.reader import MOST_FAULTS, ImpossibleError, Json, UnknownBoardError, WireError

MIME: Final = "application/problem+json"
MOST_TEXT: Final = 400
_MOST_BYTES: Final = 12 * 1024
"""The limit for all faults together; a letter from a caller can take six bytes."""
log: Final = getLogger("referee.problems")


class ProblemError(Exception):
    """A call that gets no 2xx answer, with what is wrong, where, and what would be right."""

    def __init__(  # noqa: PLR0913  (what a problem tells has many optional parts)
        self,
        status: HTTPStatus,
        kind: str,
        detail: str = "",
        *,
        facts: Mapping[str, str | int] | None = None,
        variant: str = "",
        faults: Iterable[Fault] = (),
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.status = status
        self.kind = kind
        self.detail = detail
        """What is wrong, if the message files have no sentence for this kind."""
        self.facts = facts or {}
        self.message = f"{kind}{variant}-detail"
        self.faults = tuple(faults)
        self.headers = headers or {}
        super().__init__(detail or kind)

    def document(self) -> dict[str, Json]:
        """The problem as JSON, in the language of the request."""
        words = spoken_at_all()
        detail = self.detail or words.say("problems", self.message, **self.facts)
        return {
            "type": f"/docs/problems#{self.kind}",
            "title": words.say("problems", self.kind),
            "status": int(self.status),
            "detail": shortened(detail),
            "errors": list(_told(self.faults)),
        }

    def response(self) -> Response:
        """The problem as an answer."""
        answer = Response(orjson.dumps(self.document()), status=int(self.status), mimetype=MIME)
        answer.headers.update(self.headers)
        return answer


def shortened(text: str) -> str:
    """The text cut to this many letters, between two words if possible."""
    if len(text) <= MOST_TEXT:
        return text
    kept = text[: MOST_TEXT - 2]
    return f"{kept.rpartition(' ')[0] or kept} …"


def problem_of(error: Exception) -> ProblemError:
    """The problem for an exception."""
    match error:
        case ProblemError():
            return error
        case WireError():
            return _wrong_shape(error)
        case UnknownBoardError():
            return ProblemError(
                HTTPStatus.NOT_FOUND,
                "unknown-board",
                facts={"id": error.board_id},
                faults=[Fault(error.place, "unknown content id; send the board in full, or to /v1/boards first")],
            )
        case StartError() | ImpossibleTableError():
            return _impossible(error.faults)
        case ImpossibleError():
            return _impossible([Fault(one.place, one.text) for one in error.found])
        case LongTagError():
            return ProblemError(error.status, "wrong-shape", error.fault.text, faults=[error.fault])
        case HTTPException():
            return _http_problem(error)
        case _:
            log.error("unexpected", exc_info=error, extra={"members": {"request_id": g.get("request_id")}})
            return ProblemError(HTTPStatus.INTERNAL_SERVER_ERROR, "fault-of-the-referee")


def register(app: Flask) -> None:
    """Answer every exception with its problem."""

    @app.errorhandler(Exception)
    def answer(error: Exception) -> Response:
        return problem_of(error).response()


def _told(faults: Iterable[Fault]) -> Iterator[dict[str, str]]:
    """The faults that fit into an answer, with long texts shortened."""
    room = _MOST_BYTES
    for fault in islice(faults, MOST_FAULTS):
        entry = {"pointer": fault.place[:MOST_TEXT], "text": shortened(fault.text)}
        room -= len(orjson.dumps(entry))
        if room < 0:
            return
        yield entry


def _impossible(faults: Sequence[Fault]) -> ProblemError:
    return ProblemError(HTTPStatus.CONFLICT, "impossible", faults[0].text, faults=faults)


def _wrong_shape(error: WireError) -> ProblemError:
    first, more = error.faults[0], len(error.faults) - 1
    detail = f"{first.place or 'the body'}: {first.text}{f' (and {more} more)' if more else ''}"
    return ProblemError(HTTPStatus.UNPROCESSABLE_ENTITY, "wrong-shape", detail, faults=error.faults)


def _http_problem(error: HTTPException) -> ProblemError:
    """The problem for an error of Flask itself, such as 404, 405 or 413."""
    status = HTTPStatus(error.code or HTTPStatus.INTERNAL_SERVER_ERROR)
    kept = {name: value for name, value in error.get_headers() if name in {"Allow", "Retry-After"}}
    kinds = {
        HTTPStatus.NOT_FOUND: "not-found",
        HTTPStatus.METHOD_NOT_ALLOWED: "method-not-allowed",
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "request-entity-too-large",
        HTTPStatus.TOO_MANY_REQUESTS: "too-many-requests",
    }
    facts: dict[str, str | int] = {
        "path": request.path[:100],
        "method": request.method[:20],
        "allowed": kept.get("Allow", ""),
    }
    if status in kinds:
        return ProblemError(status, kinds[status], facts=facts, headers=kept)
    return ProblemError(status, "bad-request", error.description or status.phrase, headers=kept)
