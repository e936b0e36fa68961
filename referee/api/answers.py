"""Answers as HTTP responses."""

from collections.abc import Callable, Iterable, Iterator
from http import HTTPStatus

import orjson
from flask import Response, request, stream_with_context

from referee.api.bodies import JSON, MOST_LINES, NDJSON, json_body, line_body, ndjson_lines
from referee.api.problems import ProblemError, problem_of
from referee.api.requests import speaking
from referee.board.faults import Fault, shown
from referee.desk.verdicts import dump_impossible
from referee.wire.reader import ImpossibleError, Json


def answer(document: Json) -> Response:
    """A document as JSON."""
    return Response(orjson.dumps(document), mimetype=JSON)


def static(content: bytes, mimetype: str, etag: str, *, seconds: int = 3600) -> Response:
    """An answer that changes only with the service or the rules."""
    response = Response(content, mimetype=mimetype)
    response.set_etag(etag)
    response.cache_control.public = True
    response.cache_control.max_age = seconds
    response.make_conditional(request)
    if response.status_code == HTTPStatus.PRECONDITION_FAILED:
        raise ProblemError(HTTPStatus.PRECONDITION_FAILED, "precondition-failed")
    return response


def answer_lines(make: Callable[[bytes], Json], lines: Iterable[bytes]) -> Response:
    """NDJSON, one answer a line, in order. A bad line gets a problem of its own and does not stop the rest."""

    def stream() -> Iterator[bytes]:
        for raw in lines:
            try:
                document = make(raw)
            except Exception as error:  # noqa: BLE001  (whatever it is, the other lines want their answers)
                document = problem_of(error).document()
            yield orjson.dumps(document, option=orjson.OPT_APPEND_NEWLINE)

    return Response(stream_with_context(stream()), mimetype=NDJSON)


def guarded(make: Callable[[Json], Json], refuse: Callable[[list[Json]], Json]) -> Callable[[Json], Json]:
    """An answer with a verdict: an impossible document of the right shape is `impossible`, not an error."""

    def answered(body: Json) -> Json:
        try:
            return make(body)
        except ImpossibleError as error:
            return refuse(dump_impossible(error, speaking()))

    return answered


def answer_body(make: Callable[[Json], Json], *, most_lines: int = MOST_LINES) -> Response:
    """The answer to a JSON body, or the answers to the lines of an NDJSON body."""
    lines = ndjson_lines(most_lines)
    return answer(make(json_body())) if lines is None else answer_lines(lambda raw: make(line_body(raw)), lines)


def includes(*known: str) -> frozenset[str]:
    """The extras that a caller asks for: `?include=scores,picture`."""
    if not request.args:
        return frozenset()
    asked = [word for given in request.args.getlist("include") for word in given.split(",")]
    strange = next((word for word in asked if word not in known), None)
    if strange is not None:
        raise ProblemError(
            HTTPStatus.UNPROCESSABLE_ENTITY,
            "unknown-include",
            facts={"word": shown(strange), "known": ", ".join(known)},
            faults=[Fault("?include", "unknown-include", {"found": shown(strange), "known": known})],
        )
    return frozenset(asked)
