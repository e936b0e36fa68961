"""Answers as HTTP responses."""

from collections.abc import Callable, Iterable
from http import HTTPStatus

import orjson
from flask import Response, request

from referee.api.bodies import JSON, MAX_LINES, NDJSON, json_body, line_body, ndjson_lines
from referee.api.budget import Budget
from referee.api.problems import ProblemError, problem_of
from referee.api.requests import speaking
from referee.base.errors import ImpossibleError
from referee.base.faults import Fault, quote
from referee.desk.verdicts import dump_impossible
from referee.documents.reader import Json


def _nothing(_body: Json) -> int:
    return 0


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


def answer_lines(
    make: Callable[[Json], Json], lines: Iterable[bytes], extra: Callable[[Json], int] = _nothing
) -> Response:
    """NDJSON, one answer a line, in order. A bad line gets a problem of its own and does not stop the rest.

    So does a line for which no work is left; `extra` tells what a body costs beyond its length and its answer's.
    The answer goes out whole, with its length: whoever reads it can tell that nothing is missing.
    """
    budget, answers = Budget(), list[bytes]()
    refusal = b""
    for raw in lines:
        if budget.is_spent:
            refusal = refusal or _written(_over_budget().document())
            answers.append(refusal)
            continue
        work = 0
        try:
            body = line_body(raw)
            work = extra(body)
            document = make(body)
        except Exception as error:  # noqa: BLE001  (whatever it is, the other lines want their answers)
            document = problem_of(error).document()
        answers.append(_written(document))
        budget.spend(raw, answers[-1], work)
    return Response(b"".join(answers), mimetype=NDJSON)


def _written(document: Json) -> bytes:
    return orjson.dumps(document, option=orjson.OPT_APPEND_NEWLINE)


def _over_budget() -> ProblemError:
    return ProblemError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "over-budget")


def guarded(make: Callable[[Json], Json], refuse: Callable[[list[Json]], Json]) -> Callable[[Json], Json]:
    """An answer with a verdict: an impossible document of the right shape is `impossible`, not an error."""

    def answered(body: Json) -> Json:
        try:
            return make(body)
        except ImpossibleError as error:
            return refuse(dump_impossible(error, speaking()))

    return answered


def answer_body(
    make: Callable[[Json], Json], *, most_lines: int = MAX_LINES, extra: Callable[[Json], int] = _nothing
) -> Response:
    """The answer to a JSON body, or the answers to the lines of an NDJSON body; `extra` as for `answer_lines`."""
    lines = ndjson_lines(most_lines)
    return answer(make(json_body())) if lines is None else answer_lines(make, lines, extra)


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
            facts={"word": quote(strange), "known": ", ".join(known)},
            faults=[Fault("?include", "unknown-include", {"found": quote(strange), "known": known})],
        )
    return frozenset(asked)
