"""Request bodies: JSON within bounds, or a clear refusal."""

from http import HTTPStatus
from typing import Final

from flask import request
from werkzeug.exceptions import HTTPException, RequestEntityTooLarge

from referee.api.problems import ProblemError, busy
from referee.api.requests import spoken_at_all
from referee.base.errors import JsonTextError
from referee.documents.json_text import parse_json
from referee.documents.reader import Json
from referee.serving.overload import BUSY

JSON: Final = "application/json"
NDJSON: Final = "application/x-ndjson"
SMALL: Final = 64 * 1024
MEDIUM: Final = 256 * 1024
LARGE: Final = 1024 * 1024
MAX_LINES: Final = 1000
MAX_LINES_WITH_PICTURES: Final = 50
"""A picture costs as much as twenty rulings; a thousand would take longer than gunicorn waits for a worker."""


def json_body(most: int = SMALL) -> Json:
    """The body of a JSON request."""
    check_type(JSON)
    return parsed(raw_body(most))


def ndjson_lines(most: int = MAX_LINES) -> list[bytes] | None:
    """The lines of an NDJSON request without blank ones; None for a request of another type."""
    if request.mimetype != NDJSON:
        return None
    lines = [line for line in raw_body(LARGE).split(b"\n") if line.strip()]
    if len(lines) > most:
        facts = {"count": len(lines), "most": most}
        raise ProblemError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-many-lines", facts=facts)
    return lines


def line_body(raw: bytes) -> Json:
    """The body in one line of an NDJSON request, with the usual limit on its size."""
    if len(raw) > SMALL:
        raise RequestEntityTooLarge
    return parsed(raw)


def raw_body(most: int) -> bytes:
    """The bytes of the body, read only up to the limit; not at all while too many others wait."""
    if BUSY in request.environ:
        raise busy("overloaded")
    if request.headers.get("Content-Encoding", "identity") != "identity":
        raise ProblemError(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "encoded-body")
    # One byte more: a chunked body that is too long is cut off at the limit by werkzeug, without a word.
    request.max_content_length = most + 1
    try:
        body = request.get_data(cache=False)
    except HTTPException:
        raise
    except Exception as error:
        # Chunks that are none, or that break off: each server has exceptions of its own for them.
        raise ProblemError(HTTPStatus.BAD_REQUEST, "bad-request", variant="-body") from error
    if len(body) > most:
        raise RequestEntityTooLarge
    return body


def check_type(*accepted: str) -> None:
    """Refuse a body that does not declare one of these types."""
    if request.mimetype not in accepted:
        raise ProblemError(
            HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
            "wrong-type",
            facts={
                "found": request.mimetype[:60] or spoken_at_all().say("problems", "missing"),
                "types": spoken_at_all().listed(accepted, "or"),
            },
            headers={"Accept": ", ".join(accepted)},
        )


def parsed(raw: bytes) -> Json:
    """Parse JSON without duplicate keys and within the allowed depth."""
    try:
        return parse_json(raw)
    except JsonTextError as error:
        raise ProblemError(
            HTTPStatus.BAD_REQUEST,
            "bad-json",
            facts={"why": error.fault},
            faults=[error.fault],
        ) from None
