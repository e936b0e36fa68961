"""Reads and checks request bodies: JSON or picture files, each with a size limit."""

from collections.abc import Iterator
from http import HTTPStatus
from typing import Final

from flask import request
from werkzeug.exceptions import HTTPException, RequestEntityTooLarge
from werkzeug.sansio.multipart import Data, Epilogue, Field, File, MultipartDecoder

from referee.api.requests import problem_speech
from referee.base.errors import JsonTextError, ShapeError
from referee.base.faults import Fault, unknown
from referee.calls.photo import picture_too_large
from referee.documents.json_text import parse_json
from referee.documents.problems import ProblemError, busy
from referee.documents.reader import Json, pointer
from referee.documents.scan_input import MAX_PICTURES
from referee.serving.overload import OVERLOADED

MULTIPART: Final = "multipart/form-data"
PICTURES: Final = ("image/jpeg", "image/png", "image/webp")
MAX_KNOWN: Final = 64 * 1024
_MAX_PARTS: Final = 8
_PICTURE: Final = "/picture"


def raw_body(most: int) -> bytes:
    """Return the bytes of the body.

    Raises ProblemError if the service is overloaded, which is checked before reading, or if the body is compressed or
    malformed. Raises RequestEntityTooLarge if the body is longer than `most`.
    """
    if OVERLOADED in request.environ:
        raise busy("overloaded")
    if request.headers.get("Content-Encoding", "identity") != "identity":
        raise ProblemError(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "encoded-body")
    # Read one byte more, because werkzeug silently truncates an oversized chunked body at the limit.
    request.max_content_length = most + 1
    try:
        body = request.get_data(cache=False)
    except HTTPException:
        raise
    except Exception as error:
        # Servers raise different exceptions for malformed or truncated chunks.
        raise ProblemError(HTTPStatus.BAD_REQUEST, "bad-request", variant="-body") from error
    if len(body) > most:
        raise RequestEntityTooLarge
    return body


def check_type(*accepted: str) -> None:
    """Raise ProblemError (415) unless the body declares one of these media types."""
    if request.mimetype not in accepted:
        raise ProblemError(
            HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
            "wrong-type",
            facts={
                "found": request.mimetype[:60] or problem_speech().say("problems", "missing"),
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

    The body is either one picture file or a multipart body with picture files and facts.
    """
    check_type(MULTIPART, *PICTURES)
    try:
        body = raw_body(most)
    except RequestEntityTooLarge:
        raise picture_too_large(Fault(_PICTURE, "picture-bytes", {"most": most >> 20})) from None
    return {"pictures": [body]} if request.mimetype in PICTURES else _parts(body)


def _parts(body: bytes) -> dict[str, Json]:
    """Return the parts of a multipart body.

    Werkzeug's form parser is not used, because it treats a part without a file name as text.
    """
    contents: dict[str, list[bytes]] = {"picture": [], "known": []}
    try:
        parts = list(_decoded(body))
    except (ValueError, RequestEntityTooLarge):
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
    """Yield the name and content of each part.

    Raises ValueError or RequestEntityTooLarge if the body is malformed.
    """
    boundary = request.mimetype_params.get("boundary", "")
    if not boundary:
        raise ValueError("there is no boundary")
    decoder = MultipartDecoder(boundary.encode(), max_parts=_MAX_PARTS)
    decoder.receive_data(body)
    decoder.receive_data(None)
    name, pieces = "", list[bytes]()
    while not isinstance(event := decoder.next_event(), Epilogue):
        match event:
            case Field(name=str(name)) | File(name=str(name)):
                pieces = []
            case Field() | File():
                raise ValueError("a part has no name")
            case Data(data=data, more_data=more):
                pieces.append(data)
                if not more:
                    yield name, b"".join(pieces)
            case _:
                pass
