"""Serves the calls and lookups over HTTP: one view for all calls and one for all lookups."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http import HTTPStatus
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

import orjson
from flask import Blueprint, Response, request

from referee.api.bodies import check_type, parsed, pictures_body, raw_body
from referee.api.lines import MAX_LINES, MAX_LINES_WITH_PICTURES, answer_lines, is_ndjson
from referee.api.requests import in_english, request_speech
from referee.base.errors import ShapeError
from referee.base.faults import Fault, quote, unknown
from referee.calls import calls, lookups, photo, picture
from referee.calls.call import ENGLISH, JSON, NOTHING, Call, Context, Driver, Host, Lookup
from referee.documents.problems import ProblemError, busy
from referee.documents.signatures import Signing
from referee.serving.cache import AnswerStore, BoardStore
from referee.serving.config import Config
from referee.serving.slots import NoSlotError, Slots

_PHOTO_PACKAGES: Final = ("numpy", "cv2")
_SIGNED: Final = "signed"
_REQUIRE: Final = "require"
_PHOTO_RETRY_SECONDS: Final = 5


class Service(NamedTuple):
    """The parts that all views share."""

    host: Host
    signing: Signing
    answers: AnswerStore


def service_for(config: Config, boards: BoardStore, answers: AnswerStore) -> Service:
    """Return the shared parts for a service with these settings."""
    host = Host(
        find_board=boards.find,
        keep_board=boards.keep,
        slot=_slots(config),
        photo_seconds=config.photo_seconds,
        reads_photographs=reads_photographs(config),
    )
    return Service(host, Signing(config.state_key), answers)


def reads_photographs(config: Config) -> bool:
    """Return whether this instance may read photographs and has the packages to do so."""
    return bool(config.photos) and all(find_spec(name) is not None for name in _PHOTO_PACKAGES)


def blueprint(service: Service) -> Blueprint:
    """Return the routes for all calls and lookups."""
    views = Blueprint("calls", __name__)
    for call in calls():
        _add_call(views, call, service)
    for lookup in lookups():
        _add_lookup(views, lookup, service.host)
    return views


def _add_call(views: Blueprint, call: Call[Any], service: Service) -> None:
    driver = Driver(call, service.host, service.signing)

    @views.post(call.path, endpoint=call.name)
    def answer() -> Response:
        if call.takes_pictures and not service.host.reads_photographs:
            # Refuse now, before a body of up to 20 MB is read.
            raise ProblemError(HTTPStatus.NOT_IMPLEMENTED, "no-photographs", facts={"extra": "photo"})
        context = Context(
            media_type=JSON if len(call.media_types) == 1 else _negotiated(call.media_types),
            extras=_extras(call.extras) if request.args and call.extras else NOTHING,
            words=request_speech() if call.translated else ENGLISH,
            host=service.host,
        )
        must_be_signed = bool(request.args and call.signed) and _must_be_signed(service.signing)

        def reply(body: Any) -> Any:  # noqa: ANN401
            return driver.reply(body, context, must_be_signed=must_be_signed)

        if call.takes_lines and is_ndjson():
            most = MAX_LINES_WITH_PICTURES if "picture" in context.extras else MAX_LINES
            return answer_lines(reply, lambda body: call.work(body, context.extras), most=most)
        if call.takes_pictures:
            return _response(call, context, reply(pictures_body(call.max_bytes)))
        check_type(JSON)
        raw = raw_body(call.max_bytes)
        if not call.cached:
            return _response(call, context, reply(parsed(raw)))

        def made() -> bytes:
            return _bytes(reply(parsed(raw)))

        asked = f"{context.words.language} {context.media_type} {','.join(sorted(context.extras))}".encode()
        fingerprint = service.signing.fingerprint(required=must_be_signed) if call.signed else b""
        content = service.answers.get_or_make(made, call.name.encode(), asked, fingerprint, raw)
        return _response(call, context, content)


def _response(call: Call[Any], context: Context, answer: Any) -> Response:  # noqa: ANN401
    response = Response(_bytes(answer), mimetype=context.media_type)
    if len(call.media_types) > 1:
        response.vary.add("Accept")
    if not isinstance(answer, bytes) and not call.storable(answer):
        response.cache_control.no_store = True
    return response if call.translated else in_english(response)


def _bytes(answer: Any) -> bytes:  # noqa: ANN401
    return answer if isinstance(answer, bytes) else orjson.dumps(answer)


def _add_lookup(views: Blueprint, lookup: Lookup, host: Host) -> None:
    @views.get(lookup.path, endpoint=lookup.path)
    def find(**variables: str) -> Response:
        (name,) = variables.values()
        words = request_speech() if lookup.translated else ENGLISH
        content, etag = lookup.find(name, Context(words, host=host))
        response = static(content, JSON, etag, seconds=lookup.seconds)
        return response if lookup.translated else in_english(response)


def answer(document: Mapping[str, Any]) -> Response:
    """Return a response with a document as JSON."""
    return Response(orjson.dumps(document), mimetype=JSON)


def static(content: bytes, mimetype: str, etag: str, *, seconds: int = 3600) -> Response:
    """Return a cacheable response that changes only with the service or the rules.

    Raises ProblemError (412) if the request has a precondition that fails.
    """
    response = Response(content, mimetype=mimetype)
    response.set_etag(etag)
    response.cache_control.public = True
    response.cache_control.max_age = seconds
    response.make_conditional(request)
    if response.status_code == HTTPStatus.PRECONDITION_FAILED:
        raise ProblemError(HTTPStatus.PRECONDITION_FAILED, "precondition-failed")
    return response


def _slots(config: Config) -> Any:  # noqa: ANN401
    limits = {
        picture.SLOT: (Slots(picture.SLOT, config.pictures), busy("too-many-pictures")),
        photo.SLOT: (Slots(photo.SLOT, config.photos), busy("too-many-photographs", _PHOTO_RETRY_SECONDS)),
    }

    @contextmanager
    def slot(kind: str) -> Iterator[None]:
        slots, refusal = limits[kind]
        try:
            with slots.hold():
                yield
        except NoSlotError:
            raise refusal from None

    return slot


def _negotiated(media_types: tuple[str, ...]) -> str:
    """Return the media type that the client prefers, or the first if it has no preference.

    Raises ProblemError (406) if the client accepts none of them.
    """
    if not request.accept_mimetypes:
        return media_types[0]
    chosen = request.accept_mimetypes.best_match(media_types)
    if not chosen:
        raise ProblemError(HTTPStatus.NOT_ACCEPTABLE, "not-acceptable", facts={"types": ", ".join(media_types)})
    return chosen


def _extras(known: tuple[str, ...]) -> frozenset[str]:
    """Return the extras that the caller asks for, as in `?include=scores,picture`.

    Raises ProblemError (422) if this call does not offer one of them.
    """
    words = [word for given in request.args.getlist("include") for word in given.split(",")]
    strange = next((word for word in words if word not in known), None)
    if strange is not None:
        raise ProblemError(
            HTTPStatus.UNPROCESSABLE_ENTITY,
            "unknown-include",
            facts={"word": quote(strange), "known": ", ".join(known)},
            faults=[Fault("?include", "unknown-include", {"found": quote(strange), "known": known})],
        )
    return frozenset(words)


def _must_be_signed(signing: Signing) -> bool:
    """Return whether the caller demands a valid signature with `?signed=require`.

    Raises ShapeError for any other value, and ProblemError (409) if the service has no key to check signatures.
    """
    words = request.args.getlist(_SIGNED)
    place = f"?{_SIGNED}"
    for word in words:
        if word != _REQUIRE:
            raise ShapeError([unknown("word", word, (_REQUIRE,), place)])
    if words and not signing:
        fault = Fault(place, "no-state-key")
        raise ProblemError(HTTPStatus.CONFLICT, "no-state-key", facts={"why": fault}, faults=[fault])
    return bool(words)
