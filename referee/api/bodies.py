"""Request bodies: JSON within bounds, or a clear refusal."""

from collections import Counter
from collections.abc import Iterable
from http import HTTPStatus
from json import JSONDecodeError, loads
from typing import Final

import orjson
from flask import request

from referee.api.problems import ProblemError
from referee.board.faults import Fault
from referee.wire.reader import Json, pointer

JSON: Final = "application/json"
NDJSON: Final = "application/x-ndjson"
SMALL: Final = 64 * 1024
LARGE: Final = 1024 * 1024
MOST_LINES: Final = 1000
_DEPTH: Final = 16


def json_body(most: int = SMALL) -> Json:
    """The body of a JSON request."""
    check_type(JSON)
    return parsed(raw_body(most))


def ndjson_lines() -> list[bytes] | None:
    """The lines of an NDJSON request, blank ones passed over; None for a request of another type."""
    if request.mimetype != NDJSON:
        return None
    lines = [line for line in raw_body(LARGE).split(b"\n") if line.strip()]
    if len(lines) > MOST_LINES:
        raise ProblemError(
            HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-many-lines", f"{len(lines)} lines; {MOST_LINES} at the most"
        )
    return lines


def raw_body(most: int) -> bytes:
    """The bytes of the body, read no further than allowed."""
    request.max_content_length = most
    if request.headers.get("Content-Encoding", "identity") != "identity":
        raise ProblemError(
            HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "encoded-body", "send the body as it is, without Content-Encoding"
        )
    return request.get_data(cache=False)


def check_type(*accepted: str) -> None:
    """Refuse a body that does not say it is of one of these types."""
    if request.mimetype not in accepted:
        raise ProblemError(
            HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
            "wrong-type",
            f"Content-Type is {request.mimetype[:60] or 'missing'}; send {' or '.join(accepted)}",
            headers={"Accept": ", ".join(accepted)},
        )


def parsed(raw: bytes) -> Json:
    """JSON, without duplicate keys and not too deep."""
    try:
        value = orjson.loads(raw)
    except orjson.JSONDecodeError as error:
        raise _bad_json(str(error)) from None
    # Where no blank stands before a colon, every key is a quote and a colon. If there are as many of those as keys
    # came out, no key came twice. This costs a tenth of a parser that looks at every pair.
    if _keys(value, 1) != raw.count(b'":') or any(sign in raw for sign in (b" :", b"\t:", b"\n:", b"\r:")):
        _refuse_duplicates(raw)
    return value


def _keys(value: Json, depth: int) -> int:
    """How many keys all objects have together; a value nested too deep is refused."""
    if type(value) is not dict and type(value) is not list:
        return 0
    inner: Iterable[Json] = value.values() if type(value) is dict else value
    count = len(value) if type(value) is dict else 0
    if depth > _DEPTH:
        raise _bad_json(f"nested deeper than {_DEPTH} levels")
    for item in inner:
        if type(item) is dict or type(item) is list:
            count += _keys(item, depth + 1)
    return count


def _refuse_duplicates(raw: bytes) -> None:
    """The slow, exact look, for bodies whose keys and colons do not add up at first sight."""

    def check(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        members = dict(pairs)
        if len(members) < len(pairs):
            twice = Counter(name for name, _ in pairs).most_common(1)[0][0]
            raise _bad_json(f"the key {twice[:40]!r} is there twice", f"/{pointer(twice)}")
        return members

    try:
        loads(raw, object_pairs_hook=check)
    except (JSONDecodeError, UnicodeDecodeError) as error:
        raise _bad_json(str(error)) from None


def _bad_json(why: str, place: str = "") -> ProblemError:
    return ProblemError(
        HTTPStatus.BAD_REQUEST, "bad-json", f"the body cannot be read as JSON: {why}", faults=[Fault(place, why)]
    )
