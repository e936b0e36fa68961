"""The checks that every answer must pass, whatever the request was."""

from collections.abc import Mapping
from functools import cache
from typing import Final
from xml.etree import ElementTree as ET

import jsonschema_rs
import orjson
from werkzeug.wrappers import Response

from referee.documents.reader import Json
from tests.api.conftest import MAX_BYTES, PROBLEM
from tests.api.test_hostile import VERDICTS
from tests.contract.contract import JSON, operations, resolved, validator

INTENDED: Final = frozenset({501, 503})
"""The 5xx statuses that are not faults: the service does not support the request or cannot serve it right now."""
NDJSON: Final = "application/x-ndjson"
SVG: Final = "image/svg+xml"
WITHOUT_STATE: Final = "without=state"


@cache
def _schemas() -> Mapping[tuple[str, str], jsonschema_rs.Draft202012Validator]:
    """Return the validators of JSON answers with status 200, by method and path."""
    return {
        (operation.method.upper(), operation.path): validator(content[JSON]["schema"])
        for operation in operations()
        if (content := resolved(operation.definition["responses"].get("200", {})).get("content", {}))
        and JSON in content
    }


@cache
def _problem() -> jsonschema_rs.Draft202012Validator:
    return validator({"$ref": "#/components/schemas/Problem"})


def check(response: Response, *, method: str, path: str, query: str = "") -> None:
    """Raise AssertionError or ValueError if this answer fails a check."""
    status = response.status_code
    assert status < 500 or status in INTENDED, f"status {status}"
    if method == "HEAD":
        assert response.data == b"", "an answer to HEAD with a body"
    elif status >= 400:
        assert response.content_type == PROBLEM, f"a {status} of type {response.content_type}"
        _check_problem(orjson.loads(response.data), response)
    elif response.mimetype == NDJSON:
        for line in response.data.splitlines():
            document = orjson.loads(line)
            assert document.get("status", 0) < 500, f"a line with status {document.get('status')}"
            _check_verdict(document, query)
    elif response.mimetype == SVG and response.data and "Content-Encoding" not in response.headers:
        _check_svg(response.data)
    elif response.mimetype == JSON and status == 200 and "Content-Encoding" not in response.headers:
        _check_document(orjson.loads(response.data), method, path, query)


def _check_problem(document: Json, response: Response) -> None:
    """Check a problem document: its schema, status, pointers, texts and size."""
    fault = next(_problem().iter_errors(document), None)
    assert fault is None, f"a problem against the contract: {fault}"
    assert document["status"] == response.status_code, "a problem with another status"
    assert all(one["pointer"] == "" or one["pointer"][0] in "/?" for one in document["errors"]), (
        "a pointer to nowhere"
    )
    assert document["detail"], "a problem without detail"
    assert all(one["text"] for one in document["errors"]), "a fault without a text"
    assert all(one["pointer"] == f"?{one['parameter']}" for one in document["errors"] if "parameter" in one), (
        "a parameter and a pointer to something else"
    )
    assert len(response.data) <= MAX_BYTES, "a long problem"


def _check_svg(data: bytes) -> None:
    try:
        ET.fromstring(data)  # noqa: S314  (our own SVG)
    except ET.ParseError as fault:
        raise AssertionError(f"an SVG that is not XML: {fault}") from None


def _check_document(document: Json, method: str, path: str, query: str) -> None:
    schema = _schemas().get((method, path))
    if schema is not None:
        fault = next(schema.iter_errors(document), None)
        assert fault is None, f"against the contract: {fault}"
    _check_verdict(document, query)


def _check_verdict(document: Json, query: str) -> None:
    """Check that the verdict, if any, is known and fits the violations, the inconsistencies and the state."""
    verdict = document.get("verdict") if isinstance(document, dict) else None
    if verdict is None:
        return
    assert verdict in VERDICTS, f"the verdict {verdict}"
    refused, impossible = document.get("violations"), document.get("inconsistencies")
    if refused is not None:
        assert bool(refused) == (verdict == "illegal"), f"{verdict} with {len(refused)} violations"
    if impossible is not None and verdict in {"legal", "illegal", "possible", "impossible"}:
        assert bool(impossible) == (verdict == "impossible"), f"{verdict} with {len(impossible)} inconsistencies"
    # Only rulings have `instead`. Replays are not checked here: they have a state even if an action is illegal.
    if "instead" in document:
        wanted = verdict == "legal" and WITHOUT_STATE not in query
        assert (document["state"] is not None) == wanted, f"{verdict} and its state"
