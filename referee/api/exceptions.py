"""Turns every exception in a request into a problem document (RFC 9457)."""

from http import HTTPStatus
from logging import getLogger
from typing import Final

import orjson
from flask import Flask, Response, g, request
from werkzeug.exceptions import HTTPException

from referee.api.requests import LongTagError, problem_speech
from referee.documents import problems
from referee.documents.problems import ProblemError, wrong_shape
from referee.documents.reader import Json

MIME: Final = "application/problem+json"
log: Final = getLogger("referee.problems")
_KINDS: Final = {
    HTTPStatus.NOT_FOUND: "not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "method-not-allowed",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "request-entity-too-large",
    HTTPStatus.TOO_MANY_REQUESTS: "too-many-requests",
}


def register(app: Flask) -> None:
    """Make the app answer every exception with a problem document."""

    @app.errorhandler(Exception)
    def answer(error: Exception) -> Response:
        problem = problem_of(error)
        response = Response(orjson.dumps(document_of(problem)), status=int(problem.status), mimetype=MIME)
        response.headers.update(problem.headers)
        return response


def problem_of(error: Exception) -> ProblemError:
    """Return the problem for an exception. An unexpected exception is logged and becomes a 500."""
    match error:
        case LongTagError():
            return wrong_shape([error.fault])
        case HTTPException():
            return _http_problem(error)
        case _:
            pass
    problem = problems.problem_of(error)
    if problem is None:
        log.error("unexpected", exc_info=error, extra={"members": {"request_id": g.get("request_id")}})
        return ProblemError(HTTPStatus.INTERNAL_SERVER_ERROR, "fault-of-the-referee")
    return problem


def document_of(problem: ProblemError) -> dict[str, Json]:
    """Return the problem as JSON, in the language of the request."""
    return problem.document(problem_speech())


def _http_problem(error: HTTPException) -> ProblemError:
    """Return the problem for an HTTP error, such as 404, 405 or 413."""
    status = HTTPStatus(error.code or HTTPStatus.INTERNAL_SERVER_ERROR)
    kept = {name: value for name, value in error.get_headers() if name in {"Allow", "Retry-After"}}
    facts: dict[str, str | int] = {
        "path": request.path[:100],
        "method": request.method[:20],
        "allowed": kept.get("Allow", ""),
    }
    if status in _KINDS:
        return ProblemError(status, _KINDS[status], facts=facts, headers=kept)
    return ProblemError(status, "bad-request", facts={"phrase": status.phrase}, headers=kept)
