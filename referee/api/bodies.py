"""Reads and checks request bodies, such as JSON and picture files, each with a size limit."""

from collections.abc import Iterator
from http import HTTPStatus
from typing import Final

from flask import request
from werkzeug.exceptions import HTTPException, RequestEntityTooLarge
from werkzeug.http import parse_options_header

from referee.api.requests import current, problem_speech
from referee.base.errors import JsonTextError, ShapeError
from referee.base.faults import Fault, unknown
from referee.calls.call import JSON
from referee.calls.photo import picture_too_large
from referee.documents.json_text import parse_json
from referee.documents.problems import ProblemError, busy
from referee.documents.reader import Json, pointer
from referee.documents.scan_input import MAX_PICTURES
from referee.serving.overload import OVERLOADED

NDJSON: Final = "application/x-ndjson"
MULTIPART: Final = "multipart/form-data"
PICTURES: Final = ("image/jpeg", "image/png", "image/webp")
MAX_KNOWN: Final = 64 * 1024
_MAX_PARTS: Final = 8
_MAX_HEAD: Final = 4096
"""The maximum length of the headers of one part of a multipart body, in bytes."""
_CRLF: Final = b"\r\n"
_PICTURE: Final = "/picture"


def raw_body(most: int) -> bytes:
    """Return the bytes of the body.

    Raises ProblemError if the service is overloaded, or if the body is compressed or malformed. Overload and
    compression are checked before the body is read. Raises RequestEntityTooLarge if the body is longer than `most`
    bytes.
    """
    asked = current(request)
    if OVERLOADED in asked.environ:
        raise busy("overloaded")
    if asked.environ.get("HTTP_CONTENT_ENCODING", "identity") != "identity":
        raise ProblemError(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "encoded-body")
    # Werkzeug silently truncates an oversized chunked body at its limit. So allow one byte more, which shows that the
    # body is too long.
    asked.max_content_length = most + 1
    try:
        body = asked.get_data(cache=False)
    except HTTPException:
        raise
    except Exception as error:
        # Servers raise different exceptions for malformed or truncated chunks, so catch all of them.
        raise ProblemError(HTTPStatus.BAD_REQUEST, "bad-request", variant="-body") from error
    if len(body) > most:
        raise RequestEntityTooLarge
    return body


def media_type() -> str:
    """Return the declared media type of the body, without parameters. The usual types need no parsing."""
    asked = current(request)
    declared: str = asked.environ.get("CONTENT_TYPE", "")
    return declared if declared in (JSON, NDJSON) else asked.mimetype


def check_type(*accepted: str) -> None:
    """Raise ProblemError (415) unless the declared media type of the body is one of these."""
    if media_type() not in accepted:
        raise ProblemError(
            HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
            "wrong-type",
            facts={
                "found": media_type()[:60] or problem_speech().say("problems", "missing"),
                "types": problem_speech().listed(accepted, "or"),
            },
            headers={"Accept": ", ".join(accepted)},
        )


def parsed(raw: bytes) -> Json:
    """Parse a body as JSON. Raises ProblemError if it is malformed, has duplicate keys or is nested too deeply."""
    try:
        return parse_json(raw)
    except JsonTextError as error:
        raise ProblemError(
            HTTPStatus.BAD_REQUEST,
            "bad-json",
            facts={"why": error.fault},
            faults=[error.fault],
        ) from None


def pictures_body(most: int) -> dict[str, Json]:
    """Return the pictures in the body and the facts that the caller knows.

    The body is either one picture file or a multipart body with picture files and, optionally, facts.
    """
    check_type(MULTIPART, *PICTURES)
    try:
        body = raw_body(most)
    except RequestEntityTooLarge:
        raise picture_too_large(Fault(_PICTURE, "picture-bytes", {"most": most >> 20})) from None
    return {"pictures": [body]} if request.mimetype in PICTURES else _parts(body)


def _parts(body: bytes) -> dict[str, Json]:
    """Return the pictures in a multipart body and, if given, the facts that the caller knows.

    Werkzeug's form parser is not used, because it treats a part without a file name as text.
    """
    contents: dict[str, list[bytes]] = {"picture": [], "known": []}
    try:
        parts = list(_decoded(body))
    except ValueError:
        raise ProblemError(HTTPStatus.BAD_REQUEST, "bad-request", variant="-parts") from None
    for name, content in parts:
        if name not in contents:
            raise ShapeError([unknown("part", name, contents, f"/{pointer(name)}")])
        contents[name].append(content)
    pictures, known = contents["picture"], contents["known"]
    if not 1 <= len(pictures) <= MAX_PICTURES:
        raise ShapeError([Fault(_PICTURE, "pictures", {"count": len(pictures), "most": MAX_PICTURES})])
    if len(known) > 1:
        raise ShapeError([Fault("/known", "part-twice")])
    if known and len(known[0]) > MAX_KNOWN:
        raise ShapeError([Fault("/known", "part-long", {"most": MAX_KNOWN >> 10})])
    return {"pictures": pictures, **({"known": parsed(known[0])} if known else {})}


def _decoded(body: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield the name and content of each part (RFC 7578).

    Raises ValueError if the body is malformed or has too many parts.

    This function runs in linear time, whereas werkzeug's decoder takes minutes for 19 MB of line breaks.
    """
    boundary = request.mimetype_params.get("boundary", "").encode()
    if not boundary:
        raise ValueError("there is no boundary")
    _preamble, *parts = (_CRLF + body).split(_CRLF + b"--" + boundary, _MAX_PARTS + 2)
    for part in parts[: _MAX_PARTS + 1]:
        if part.startswith(b"--"):
            return
        head, blank_line, content = part.partition(2 * _CRLF)
        if not blank_line and part.endswith(_CRLF):
            # In an empty part, some clients use the line break before the next boundary as the blank line after the
            # headers.
            head, blank_line = part.removesuffix(_CRLF), _CRLF
        padding, line_break, fields = head.partition(_CRLF)
        if not blank_line or not line_break or padding.strip(b" \t") or len(head) > _MAX_HEAD:
            raise ValueError("a part has no headers")
        yield _name(fields), content
    raise ValueError("there is no closing boundary, or there are too many parts")


def _name(fields: bytes) -> str:
    """Return the name in the headers of a part. Raises ValueError if there is none."""
    for field in fields.split(_CRLF):
        title, _, value = field.partition(b":")
        if title.strip().lower() == b"content-disposition":
            _disposition, options = parse_options_header(value.decode())
            if options.get("name"):
                return options["name"]
    raise ValueError("a part has no name")
