"""Calls about photographs. Numpy is loaded with the first of them, and only where the extra `photo` is installed."""

from collections.abc import Iterable
from http import HTTPStatus
from importlib.util import find_spec
from io import BytesIO
from typing import Final, NamedTuple

from flask import Blueprint, Response, request
from werkzeug.exceptions import RequestEntityTooLarge
from werkzeug.formparser import FormDataParser

from referee.api.answers import answer, guarded, includes
from referee.api.bodies import check_type, parsed, raw_body
from referee.api.config import Config
from referee.api.problems import ProblemError
from referee.api.requests import speaking
from referee.api.slots import NoSlotError, Slots
from referee.board.faults import Fault
from referee.desk.photo_facts import MOST_PICTURES, NO_FACTS, Facts, PhotoRequest
from referee.desk.scans import EXTRAS
from referee.wire.reader import FindBoard, Json
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
        # Loaded here, because numpy costs every other worker time and memory for nothing.
        from referee.desk import photos  # noqa: PLC0415

        sent = _sent()

        def answered(body: Json) -> Json:
            told: Facts = load_request(facts, body).get("known", NO_FACTS)
            return _answered(slots, config, sent.pictures, told, extras)

        body = {} if sent.known is None else {"known": parsed(sent.known)}
        response = answer(guarded(answered, photos.no_photograph)(body))
        response.headers["Cache-Control"] = "no-store"
        return response

    return calls


def _answered(slots: Slots, config: Config, pictures: list[bytes], told: Facts, extras: frozenset[str]) -> Json:
    from referee.desk import photos  # noqa: PLC0415
    from referee.photo import Limits, TookTooLongError, UnreadablePictureError  # noqa: PLC0415

    try:
        with slots.one():
            limits = Limits(patience=config.photo_seconds / len(pictures))
            seen = photos.read_pictures(pictures, told, limits)
    except UnreadablePictureError as error:
        why = photos.refusal(error, speaking())
        if error.too_large:
            raise ProblemError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "request-entity-too-large", why) from None
        raise ProblemError(
            HTTPStatus.CONFLICT, "unreadable-picture", why, faults=[Fault("/picture", why)]
        ) from None
    except (NoSlotError, TookTooLongError):
        raise ProblemError(
            HTTPStatus.SERVICE_UNAVAILABLE,
            "too-many-photographs",
            facts={"seconds": RETRY_AFTER},
            headers={"Retry-After": str(RETRY_AFTER)},
        ) from None
    return photos.photographed(seen, told, speaking(), extras)


def _refuse_without_reader(config: Config) -> None:
    """501 before a body of 20 MB is read for nothing."""
    if not config.photos or any(find_spec(name) is None for name in _NEEDED):
        raise ProblemError(HTTPStatus.NOT_IMPLEMENTED, "no-photographs", facts={"extra": _EXTRA})


def _sent() -> Sent:
    check_type(MULTIPART, *PICTURES)
    body = raw_body(MOST_BYTES)
    return Sent([body], None) if request.mimetype in PICTURES else _parts(body)


def _parts(body: bytes) -> Sent:
    """The parts of a multipart body, kept in memory. Werkzeug would write large ones to disk."""
    parser = FormDataParser(
        stream_factory=lambda **_: BytesIO(),
        max_form_memory_size=MOST_KNOWN,
        max_form_parts=_MOST_PARTS,
        silent=False,
    )
    try:
        _, form, files = parser.parse(BytesIO(body), MULTIPART, len(body), request.mimetype_params)
    except RequestEntityTooLarge:
        raise _wrong("/known", "known-too-long", kilobytes=MOST_KNOWN // 1024) from None
    except ValueError:
        why = speaking().say(_WORDS, "bad-parts")
        raise ProblemError(HTTPStatus.BAD_REQUEST, "bad-request", why) from None
    for name in _others([*form, *files]):
        raise _wrong(f"/{name[:40]}", "unknown-part")
    pictures = [file.stream.read() for file in files.getlist("picture")]
    if "picture" in form or not 1 <= len(pictures) <= MOST_PICTURES:
        raise _wrong("/picture", "picture-needed")
    known = [text.encode() for text in form.getlist("known")]
    known += [file.stream.read() for file in files.getlist("known")]
    if len(known) > 1:
        raise _wrong("/known", "known-twice")
    if known and len(known[0]) > MOST_KNOWN:
        raise _wrong("/known", "known-too-long", kilobytes=MOST_KNOWN // 1024)
    return Sent(pictures, known[0] if known else None)


def _others(names: Iterable[str]) -> Iterable[str]:
    return (name for name in names if name not in {"picture", "known"})


def _wrong(place: str, key: str, **facts: int) -> ProblemError:
    why = speaking().say(_WORDS, key, **facts)
    return ProblemError(HTTPStatus.UNPROCESSABLE_ENTITY, "wrong-shape", why, faults=[Fault(place, why)])
