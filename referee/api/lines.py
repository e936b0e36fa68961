"""NDJSON: many questions in one request, answered line by line within a work budget.

The work is estimated, not timed, because an answer must not depend on the speed of the machine. One unit takes at
most about a microsecond. `make bench-costly` searches for the most expensive requests and fails if one takes
too long.
"""

from collections.abc import Callable
from http import HTTPStatus
from typing import Final

import orjson
from flask import Response
from werkzeug.exceptions import RequestEntityTooLarge

from referee.api.bodies import NDJSON, media_type, parsed, raw_body
from referee.api.exceptions import document_of, problem_of
from referee.calls.call import LARGE, SMALL
from referee.documents.problems import ProblemError
from referee.documents.reader import Json

MAX_LINES: Final = 1000
MAX_LINES_WITH_PICTURES: Final = 50
"""The maximum number of lines if the caller asks for pictures, which take much longer than other answers."""
MAX_WORK: Final = 400_000
_LINE: Final = 400
"""The fixed cost of reading, auditing and answering one line, in units."""
_BYTES_ASKED: Final = 2
"""This many bytes of a line cost one unit, because a long line may contain a custom board to assemble."""
_BYTES_ANSWERED: Final = 6


def is_ndjson() -> bool:
    """Return whether the request declares its body as NDJSON."""
    return media_type() == NDJSON


def answer_lines(reply: Callable[[Json], Json], work: Callable[[Json], int], *, most: int) -> Response:
    """Return the answers to all lines, in order. A bad line gets a problem and does not affect the other lines.

    Once the budget is spent, every further line gets a problem as well. `work` returns the extra units for a body.
    They are added to the fixed cost of a line and to the costs for the lengths of the line and of its answer. The
    response is not streamed, so its Content-Length shows the client whether it is complete.
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
        except Exception as error:  # noqa: BLE001  (an unexpected error in one line must not affect the others)
            document = document_of(problem_of(error))
        answers.append(_line(document))
        left -= _LINE + len(raw) // _BYTES_ASKED + len(answers[-1]) // _BYTES_ANSWERED + extra
    return Response(b"".join(answers), mimetype=NDJSON)


def _lines(most: int) -> list[bytes]:
    """Return the lines of the body, without blank lines. Raises ProblemError (413) if there are more than `most`."""
    lines = [line for line in raw_body(LARGE).split(b"\n") if line.strip()]
    if len(lines) > most:
        facts = {"count": len(lines), "most": most}
        raise ProblemError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-many-lines", facts=facts)
    return lines


def _body(raw: bytes) -> Json:
    """Return the JSON in one line.

    Raises RequestEntityTooLarge if the line exceeds the size limit for a single request, and ProblemError if it is
    not valid JSON.
    """
    if len(raw) > SMALL:
        raise RequestEntityTooLarge
    return parsed(raw)


def _line(document: Json) -> bytes:
    return orjson.dumps(document, option=orjson.OPT_APPEND_NEWLINE)


def _over_budget() -> ProblemError:
    return ProblemError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "over-budget")
