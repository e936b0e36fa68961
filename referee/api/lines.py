"""NDJSON: many questions in one request, answered line by line, within a budget of work.

The work is counted and never timed, because an answer is a function of its request; with a clock it would depend on
the machine. A unit is about a microsecond of the slowest kind; `make bench-costly` checks that no request costs more
than it should.
"""

from collections.abc import Callable
from http import HTTPStatus
from typing import Final

import orjson
from flask import Response, request
from werkzeug.exceptions import RequestEntityTooLarge

from referee.api.bodies import parsed, raw_body
from referee.api.exceptions import document_of, problem_of
from referee.calls.call import LARGE, SMALL
from referee.documents.problems import ProblemError
from referee.documents.reader import Json

NDJSON: Final = "application/x-ndjson"
MAX_LINES: Final = 1000
MAX_LINES_WITH_PICTURES: Final = 50
"""A picture costs as much as twenty rulings; a thousand would take longer than gunicorn waits for a worker."""
MAX_WORK: Final = 400_000
_LINE: Final = 400
"""To read a line, to audit its state and to judge its action."""
_BYTES_ASKED: Final = 2
"""This many bytes of a line are one unit: a board of the caller's own is long, and is put together hex by hex."""
_BYTES_ANSWERED: Final = 6


def is_ndjson() -> bool:
    """Whether the body of this request declares itself as NDJSON."""
    return request.mimetype == NDJSON


def answer_lines(reply: Callable[[Json], Json], work: Callable[[Json], int], *, most: int) -> Response:
    """One answer a line, in order. A bad line gets a problem of its own and does not stop the rest.

    So does every line after the budget is spent; `work` is what a body costs beyond its length and its answer's.
    The answer goes out whole, with its length, so that its reader can tell that nothing is missing.
    """
    left = MAX_WORK
    answers: list[bytes] = []
    over_budget = b""
    for raw in _lines(most):
        if left <= 0:
            over_budget = over_budget or _line(document_of(_over_budget()))
            answers.append(over_budget)
            continue
        extra = 0
        try:
            body = _body(raw)
            extra = work(body)
            document = reply(body)
        except Exception as error:  # noqa: BLE001  (whatever it is, the other lines want their answers)
            document = document_of(problem_of(error))
        answers.append(_line(document))
        left -= _LINE + len(raw) // _BYTES_ASKED + len(answers[-1]) // _BYTES_ANSWERED + extra
    return Response(b"".join(answers), mimetype=NDJSON)


def _lines(most: int) -> list[bytes]:
    """The lines of the body without blank ones."""
    lines = [line for line in raw_body(LARGE).split(b"\n") if line.strip()]
    if len(lines) > most:
        facts = {"count": len(lines), "most": most}
        raise ProblemError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-many-lines", facts=facts)
    return lines


def _body(raw: bytes) -> Json:
    """The body in one line, with the usual limit on its size."""
    if len(raw) > SMALL:
        raise RequestEntityTooLarge
    return parsed(raw)


def _line(document: Json) -> bytes:
    return orjson.dumps(document, option=orjson.OPT_APPEND_NEWLINE)


def _over_budget() -> ProblemError:
    return ProblemError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "over-budget")
