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
from referee.api.config import Config
from referee.api.problems import ProblemError
from referee.api.requests import speaking
from referee.api.slots import NoSlotError, Slots
from referee.board.faults import Fault
from referee.desk.photo_facts import MOST_PICTURES, NO_FACTS, Facts, PhotoRequest
from referee.desk.scans import EXTRAS
from referee.wire.reader import FindBoard, Json, pointer
from referee.wire.requests import load_request

MULTIPART: Final = "multipart/form-data"
PICTURES: Final = ("image/jpeg", "image/png", "image/webp")
MOST_BYTES: Final = 20 * 1024 * 1024
MOST_KNOWN: Final = 64 * 1024
_MOST_PARTS: Final = 8
_EXTRA: Final = "photo"
_NEEDED: Final = ("numpy", "cv2")
_WORDS: Final = "photos"
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
        from referee.photo import Limits, TookTooLongError, UnreadablePictureError  # noqa: PLC0415

        sent = _sent()

        def answered(body: Json) -> Json:
            told: Facts = load_request(facts, body).get("known", NO_FACTS)
            with slots.one():
                limits = Limits(patience=config.photo_seconds / len(sent.pictures))
                seen = photos.read_pictures(sent.pictures, told, limits)
            return photos.photographed(seen, told, words, extras)

        body = {} if sent.known is None else {"known": parsed(sent.known)}
        try:
            response = answer(guarded(answered, photos.no_photograph)(body))
        except UnreadablePictureError as error:
            raise _unreadable(photos.refusal(error, words), too_large=error.too_large) from None
        except (NoSlotError, TookTooLongError):
            raise _busy() from None
        response.headers["Cache-Control"] = "no-store"
        return response

    return calls


def _unreadable(why: str, *, too_large: bool) -> ProblemError:
    if too_large:
        return ProblemError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "request-entity-too-large", why)
    return ProblemError(HTTPStatus.CONFLICT, "unreadable-picture", why, faults=[Fault("/picture", why)])


def _busy() -> ProblemError:
    facts, headers = {"seconds": RETRY_AFTER}, {"Retry-After": str(RETRY_AFTER)}
    return ProblemError(HTTPStatus.SERVICE_UNAVAILABLE, "too-many-photographs", facts=facts, headers=headers)


def _refuse_without_reader(config: Config) -> None:
    """501 before a body of 20 MB is read for nothing."""
    if not config.photos or any(find_spec(name) is None for name in _NEEDED):
        raise ProblemError(HTTPStatus.NOT_IMPLEMENTED, "no-photographs", facts={"extra": _EXTRA})


def _sent() -> Sent:
    check_type(MULTIPART, *PICTURES)
    try:
        body = raw_body(MOST_BYTES)
    except RequestEntityTooLarge:
        why = speaking().say(_WORDS, "refused-too-many-bytes", megabytes=MOST_BYTES >> 20)
        raise _unreadable(why, too_large=True) from None
    return Sent([body], None) if request.mimetype in PICTURES else _parts(body)


def _parts(body: bytes) -> Sent:
    """The parts of a multipart body as bytes. Werkzeug's form parser would take a part without file name for text."""
    found: dict[str, list[bytes]] = {"picture": [], "known": []}
    try:
        for name, content in _decoded(body):
            if name not in found:
                raise _wrong(f"/{pointer(name)}", "unknown-part")
            found[name].append(content)
    except (ValueError, RequestEntityTooLarge):
        why = speaking().say(_WORDS, "bad-parts")
        raise ProblemError(HTTPStatus.BAD_REQUEST, "bad-request", why) from None
    pictures, known = found["picture"], found["known"]
    if not 1 <= len(pictures) <= MOST_PICTURES:
        raise _wrong("/picture", "picture-needed")
    if len(known) > 1:
        raise _wrong("/known", "known-twice")
    if known and len(known[0]) > MOST_KNOWN:
        raise _wrong("/known", "known-too-long", kilobytes=MOST_KNOWN // 1024)
    return Sent(pictures, known[0] if known else None)


def _decoded(body: bytes) -> Iterator[tuple[str, bytes]]:
    """Each part's name and content; ValueError or RequestEntityTooLarge for what is no such body."""
    boundary = request.mimetype_params.get("boundary", "")
    if not boundary:
        raise ValueError("there is no boundary")
    decoder = MultipartDecoder(boundary.encode(), max_parts=_MOST_PARTS)
    decoder.receive_data(body)
    decoder.receive_data(None)
    name, pieces = "", list[bytes]()
    while not isinstance(event := decoder.next_event(), Epilogue):
        match event:
            case Field(name=name) | File(name=name):
                pieces = []
            case Data(data=data, more_data=more):
                pieces.append(data)
                if not more:
                    yield name, b"".join(pieces)
            case _:
                pass


def _wrong(place: str, key: str, **facts: int) -> ProblemError:
    why = speaking().say(_WORDS, key, **facts)
    return ProblemError(HTTPStatus.UNPROCESSABLE_ENTITY, "wrong-shape", why, faults=[Fault(place, why)])
