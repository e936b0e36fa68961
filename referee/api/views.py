"""Serves calls, links to calls, and lookups over HTTP, with one view function for each of these three kinds."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import blake2b
from http import HTTPStatus
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

import orjson
from flask import Blueprint, Response, request
from werkzeug.datastructures import Headers

from referee.api.bodies import check_type, parsed, pictures_body, raw_body
from referee.api.lines import MAX_LINES, MAX_LINES_WITH_PICTURES, answer_lines, is_ndjson
from referee.api.requests import LANGUAGE_PARAMETER, current, in_english, request_speech
from referee.base.errors import ImpossibleError, ShapeError, UnknownBoardError
from referee.base.faults import Fault, quote, unknown
from referee.calls import calls, lookups, photo, picture
from referee.calls.call import ENGLISH, JSON, NOTHING, Call, Context, Driver, Host, Link, Lookup
from referee.calls.extras import LEGAL
from referee.documents.problems import ProblemError, busy
from referee.documents.reader import Json
from referee.documents.signatures import Signing
from referee.revision import RULES_REVISION
from referee.serving.cache import AnswerStore, BoardStore
from referee.serving.config import Config
from referee.serving.overload import OVERLOADED
from referee.serving.slots import NoSlotError, Slots

_PHOTO_PACKAGES: Final = ("numpy", "cv2")
_SIGNED: Final = "signed"
_REQUIRE: Final = "require"
_FORMAT: Final = "format"
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
    parameters = (*(["include"] if call.extras else []), *(["without"] if call.without else []), *_signed(call))

    @views.post(call.path, endpoint=call.name)
    def answer() -> Response:
        check_parameters(*parameters)
        if call.takes_pictures and not service.host.reads_photographs:
            # Refuse now, before a body of up to 20 MB is read.
            raise ProblemError(HTTPStatus.NOT_IMPLEMENTED, "no-photographs", facts={"extra": "photo"})
        with_query = bool(current(request).query_string)
        context = Context(
            media_type=JSON if len(call.media_types) == 1 else _negotiated(call.media_types),
            extras=_extras(call.extras) if with_query and call.extras else NOTHING,
            words=request_speech() if call.translated else ENGLISH,
            host=service.host,
        )
        omitted = _omitted(call.without) if with_query and call.without else NOTHING
        must_be_signed = bool(with_query and call.signed) and _must_be_signed(service.signing)

        def reply(body: Any) -> Any:  # noqa: ANN401
            document = driver.reply(body, context, must_be_signed=must_be_signed)
            return _without(omitted, document) if omitted else document

        if call.takes_lines and is_ndjson():
            most = MAX_LINES_WITH_PICTURES if "picture" in context.extras else MAX_LINES
            return answer_lines(reply, lambda body: call.work(body, context.extras), most=most)
        if call.takes_pictures:
            return _response(call, context, reply(pictures_body(call.max_bytes)))
        check_type(JSON)
        raw = raw_body(call.max_bytes)
        if not call.cached:
            return _response(call, context, reply(parsed(raw)))
        asked = _asked(context, *sorted(omitted))
        fingerprint = service.signing.fingerprint(required=must_be_signed) if call.signed else b""
        content = service.answers.get_or_make(
            lambda: _bytes(reply(parsed(raw))), call.name.encode(), asked, fingerprint, raw
        )
        return _response(call, context, content)

    if call.link:
        _add_link(views, driver, call.link, service)


def _add_link(views: Blueprint, driver: Driver[Any], link: Link, service: Service) -> None:
    call = driver.call

    @views.get(call.path, endpoint=f"{call.name}-link")
    def show() -> Response:
        check_parameters(*link.parameters, _FORMAT, *_signed(call), once=True)
        if OVERLOADED in request.environ:
            raise busy("overloaded")
        body = link.body({name: value for name, value in request.args.items() if name in link.parameters})
        context = Context(media_type=_format(link, call.media_types), words=request_speech(), host=service.host)
        must_be_signed = _must_be_signed(service.signing)

        def made() -> bytes:
            with _in_parameters(link):
                return _bytes(driver.reply(body, context, must_be_signed=must_be_signed))

        fingerprint = service.signing.fingerprint(required=must_be_signed)
        content = service.answers.get_or_make(
            made, call.name.encode(), _asked(context), fingerprint, orjson.dumps(body)
        )
        digest = blake2b(content, digest_size=8).hexdigest()
        response = static(content, context.media_type, f"{RULES_REVISION}-{digest}", seconds=link.seconds)
        if _FORMAT not in request.args:
            response.vary.add("Accept")
        return response


def _signed(call: Call[Any]) -> tuple[str, ...]:
    """Return a tuple with the name of the parameter that demands a valid signature, or () if the call has none."""
    return (_SIGNED,) if call.signed else ()


def _asked(context: Context, *omitted: str) -> bytes:
    """Return the language, the media type, the extras and the omitted members, for the key of a cached answer."""
    return " ".join((context.words.language, context.media_type, *sorted(context.extras), "-", *omitted)).encode()


class _AnswerResponse(Response):
    """A response with an answer, sent without werkzeug's final processing.

    That processing would change nothing, because the response answers a POST request with status 200, its length is
    known, and it has no Location header.
    """

    def get_wsgi_headers(self, environ: Any) -> Headers:  # noqa: ANN401, ARG002
        """Return the headers unchanged. The corrected copy that werkzeug makes would be equal."""
        return self.headers

    def get_app_iter(self, environ: Any) -> Iterable[bytes]:  # noqa: ANN401, ARG002
        """Return the body without werkzeug's iterator, because there is nothing to close after sending."""
        return (self.get_data(),)


def _response(call: Call[Any], context: Context, answer: Any) -> Response:  # noqa: ANN401
    response = _AnswerResponse(_bytes(answer), mimetype=context.media_type)
    if len(call.media_types) > 1:
        response.vary.add("Accept")
    if not isinstance(answer, bytes) and not call.storable(answer):
        response.cache_control.no_store = True
    return response if call.translated else in_english(response)


def _bytes(answer: Any) -> bytes:  # noqa: ANN401
    return answer if isinstance(answer, bytes) else orjson.dumps(answer)


@contextmanager
def _in_parameters(link: Link) -> Iterator[None]:
    """In this context, report faults in the body as faults in the link's parameters, from which the body was made."""

    def moved(fault: Fault) -> Fault:
        member = fault.place.split("/")[1] if fault.place else ""
        return fault._replace(place=f"?{link.parameter_of(member)}")

    try:
        yield
    except ShapeError as error:
        raise ShapeError(map(moved, error.faults)) from None
    except UnknownBoardError as error:
        raise UnknownBoardError(error.board_id, moved(error.fault).place) from None
    except ImpossibleError as error:
        raise ImpossibleError(one._replace(fault=moved(one.fault)) for one in error.contradictions) from None


def _format(link: Link, media_types: tuple[str, ...]) -> str:
    """Return the media type that `?format=` selects, or else the one that the client prefers.

    Raises ShapeError if the link does not offer this format, and ProblemError (406) if the client accepts none of
    the media types.
    """
    wanted = request.args.get(_FORMAT)
    if wanted is None:
        return _negotiated(media_types)
    if wanted not in link.formats:
        raise ShapeError([unknown("word", wanted, link.formats, f"?{_FORMAT}")])
    return link.formats[wanted]


def _add_lookup(views: Blueprint, lookup: Lookup, host: Host) -> None:
    @views.get(lookup.path, endpoint=lookup.path, strict_slashes=False)
    def find(**variables: str) -> Response:
        check_parameters()
        name = next(iter(variables.values()), "")
        words = request_speech() if lookup.translated else ENGLISH
        content, etag = lookup.find(name, Context(words, host=host))
        response = static(content, JSON, etag, seconds=lookup.seconds)
        return response if lookup.translated else in_english(response)


def answer(document: Mapping[str, Any]) -> Response:
    """Return a response with a document as JSON."""
    return Response(orjson.dumps(document), mimetype=JSON)


def static(content: bytes, mimetype: str, etag: str, *, seconds: int = 3600) -> Response:
    """Return a cacheable response with this ETag, or a 304 response if the client already has this content.

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
    """Return which of these media types the client prefers, or the first if it states no preference.

    Raises ProblemError (406) if the client accepts none of them.
    """
    if not request.accept_mimetypes:
        return media_types[0]
    chosen = request.accept_mimetypes.best_match(media_types)
    if not chosen:
        raise ProblemError(HTTPStatus.NOT_ACCEPTABLE, "not-acceptable", facts={"types": ", ".join(media_types)})
    return chosen


def check_parameters(*known: str, once: bool = False) -> None:
    """Raise ShapeError if the query has parameters other than these and `lang`.

    With `once`, a parameter that occurs more than once is an error, too. Raises LongTagError if `lang` is too long.
    """
    if not request.query_string:
        return
    accepted = (*known, LANGUAGE_PARAMETER)
    faults = [unknown("parameter", name, accepted, f"?{name}") for name in request.args if name not in accepted]
    if once:
        faults += [Fault(f"?{name}", "parameter-twice") for name, values in request.args.lists() if len(values) > 1]
    if faults:
        raise ShapeError(faults)
    request_speech()


def _listed(parameter: str) -> list[str]:
    """Return the words in a comma-separated parameter, as in `?include=scores,picture`."""
    return [word for given in request.args.getlist(parameter) for word in given.split(",")]


def _extras(known: tuple[str, ...]) -> frozenset[str]:
    """Return the extras that the caller asks for. Raises ProblemError (422) if one of them is unknown."""
    words = _listed("include")
    strange = next((word for word in words if word not in known), None)
    if strange is not None:
        raise ProblemError(
            HTTPStatus.UNPROCESSABLE_ENTITY,
            "unknown-include",
            facts={"word": quote(strange), "known": ", ".join(known)},
            faults=[Fault("?include", "unknown-include", {"found": quote(strange), "known": known})],
        )
    return frozenset(words)


def _omitted(known: tuple[str, ...]) -> frozenset[str]:
    """Return the members that the caller does not want. Raises ShapeError if this call cannot omit all of them."""
    words = _listed("without")
    if faults := [unknown("word", word, known, "?without") for word in words if word not in known]:
        raise ShapeError(faults)
    return frozenset(words)


def _without(members: frozenset[str], document: Json) -> Json:
    """Return the answer with these members set to null, also in the document of legal actions that it may include."""
    legal = {LEGAL: _without(members, document[LEGAL])} if LEGAL in document else {}
    return {**document, **legal, **dict.fromkeys(members & document.keys())}


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
