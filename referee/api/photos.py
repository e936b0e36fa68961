"""Calls about photographs. Numpy is loaded with the first of them, and only where the extra `photo` is installed."""

from collections.abc import Iterator
from http import HTTPStatus
from importlib.util import find_spec
from typing import Final, NamedTuple

from flask import Blueprint, Response, request
from werkzeug.exceptions import RequestEntityTooLarge
from werkzeug.sansio.multipart import Data, Epilogue, Field, File, MultipartDecoder

from referee.api.answers import answer, guarded, includes
from referee.api.bodies import check_type, parsed, raw_body
from referee.api.problems import ProblemError, busy
from referee.api.requests import speaking
from referee.base.errors import ShapeError
from referee.base.faults import Fault, unknown
from referee.desk.photo_facts import PhotoRequest
from referee.desk.scans import EXTRAS
from referee.documents.observations import MAX_PICTURES
from referee.documents.reader import FindBoard, Json, pointer
from referee.documents.requests import load_request
from referee.model.observation import NO_HINTS, PhotoHints
from referee.serving.config import Config
from referee.serving.slots import NoSlotError, Slots

MULTIPART: Final = "multipart/form-data"
PICTURES: Final = ("image/jpeg", "image/png", "image/webp")
MAX_BYTES: Final = 20 * 1024 * 1024
MAX_KNOWN: Final = 64 * 1024
_MAX_PARTS: Final = 8
_EXTRA: Final = "photo"
_NEEDED: Final = ("numpy", "cv2")
_PICTURE: Final = "/picture"
RETRY_AFTER: Final = 5
"""Seconds: about what two pictures take."""


class Sent(NamedTuple):
    """What a request brought."""

    pictures: list[bytes]
    known: bytes | None


def blueprint(find_board: FindBoard, config: Config) -> Blueprint:
    """The call, with a place to look for boards that are named by their id."""
    calls = Blueprint("photos", __name__)
    facts = PhotoRequest(find_board)
    slots = Slots("photos", config.photos)

    @calls.post("/photos")
    def photograph() -> Response:
        _refuse_without_reader(config)
        extras = includes(*EXTRAS)
        words = speaking()
        # Loaded here, because numpy costs every other worker time and memory for nothing.
        from referee.desk import photos  # noqa: PLC0415
        from referee.photo import Limits, TookTooLongError, TooLargePictureError, UnreadablePictureError, read_header  # noqa: PLC0415

        sent = _sent()

        def answered(body: Json) -> Json:
            told: PhotoHints = load_request(facts, body).get("known", NO_HINTS)
            with slots.one():
                limits = Limits(patience=config.photo_seconds / len(sent.pictures))
                seen = photos.read_pictures(sent.pictures, told, limits)
            return photos.photographed(seen, told, words, extras)

        body = {} if sent.known is None else {"known": parsed(sent.known)}
        try:
            for picture in sent.pictures:
                read_header(picture)
            response = answer(guarded(answered, photos.no_photograph)(body))
        except TooLargePictureError as error:
            raise _too_large(error.fault) from None
        except UnreadablePictureError as error:
            why = {"why": error.fault}
            raise ProblemError(HTTPStatus.CONFLICT, "unreadable-picture", facts=why, faults=[error.fault]) from None
        except (NoSlotError, TookTooLongError):
            raise busy("too-many-photographs", RETRY_AFTER) from None
        response.headers["Cache-Control"] = "no-store"
        return response

    return calls


def _too_large(fault: Fault) -> ProblemError:
    status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    return ProblemError(status, "request-entity-too-large", variant="-picture", facts={"why": fault})


def reads_photographs(config: Config) -> bool:
    """Whether this instance may read photographs, and has the packages for it."""
    return bool(config.photos) and all(find_spec(name) is not None for name in _NEEDED)


def _refuse_without_reader(config: Config) -> None:
    """501 before a body of 20 MB is read for nothing."""
    if not reads_photographs(config):
        raise ProblemError(HTTPStatus.NOT_IMPLEMENTED, "no-photographs", facts={"extra": _EXTRA})


def _sent() -> Sent:
    check_type(MULTIPART, *PICTURES)
    try:
        body = raw_body(MAX_BYTES)
    except RequestEntityTooLarge:
        raise _too_large(Fault(_PICTURE, "picture-bytes", {"most": MAX_BYTES >> 20})) from None
    return Sent([body], None) if request.mimetype in PICTURES else _parts(body)


def _parts(body: bytes) -> Sent:
    """The parts of a multipart body as bytes. Werkzeug's form parser would take a part without file name for text."""
    found: dict[str, list[bytes]] = {"picture": [], "known": []}
    try:
        parts = list(_decoded(body))
    except (ValueError, RequestEntityTooLarge):
        raise ProblemError(HTTPStatus.BAD_REQUEST, "bad-request", variant="-parts") from None
    for name, content in parts:
        if name not in found:
            raise ShapeError([unknown("part", name, found, f"/{pointer(name)}")])
        found[name].append(content)
    pictures, known = found["picture"], found["known"]
    if not 1 <= len(pictures) <= MAX_PICTURES:
        raise ShapeError([Fault(_PICTURE, "pictures", {"count": len(pictures), "most": MAX_PICTURES})])
    if len(known) > 1:
        raise ShapeError([Fault("/known", "part-twice")])
    if known and len(known[0]) > MAX_KNOWN:
        raise ShapeError([Fault("/known", "part-long", {"most": MAX_KNOWN >> 10})])
    return Sent(pictures, known[0] if known else None)


def _decoded(body: bytes) -> Iterator[tuple[str, bytes]]:
    """Each part's name and content; ValueError or RequestEntityTooLarge for what is no such body."""
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
