"""Fixtures and checks for tests that call the service through Flask's test client."""

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from referee.api.app import create_app
from referee.api.markdown import page
from referee.api.requests import JsonLines, log_to_stderr
from referee.serving.config import Config

Json = Any
PROBLEM = "application/problem+json"
MAX_BYTES = 16 * 1024
"""The maximum size of a problem document, in bytes."""
DESCRIBED = page("problems").body
"""The HTML of the page that the type of a problem links to."""


@pytest.fixture(scope="session")
def service() -> Flask:
    """A service with default settings, except that it logs only errors."""
    return create_app(Config(log_level="ERROR"))


@pytest.fixture
def client(service: Flask) -> FlaskClient:
    """A test client of the service, without cookies."""
    return service.test_client(use_cookies=False)


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """Collect the log records of the referee."""
    log_to_stderr("ERROR")
    logger = logging.getLogger("referee")
    level = logger.level
    logger.addHandler(caplog.handler)
    yield caplog
    logger.removeHandler(caplog.handler)
    logger.setLevel(level)


def lines(caught: pytest.LogCaptureFixture) -> list[Json]:
    """The captured records, each formatted as a JSON line of the log and parsed again."""
    return [json.loads(JsonLines().format(record)) for record in caught.records]


def answer(response: TestResponse) -> Json:
    """The JSON document of a response, which must have status 200."""
    assert (response.status_code, response.mimetype) == (200, "application/json"), response.text
    return response.json


def problem(response: TestResponse, status: int, kind: str | None = None) -> Json:
    """The problem document of a response, which must have this status and, if given, this kind."""
    assert response.status_code == status, response.text
    return checked_problem(response, kind)


def checked_problem(response: TestResponse, kind: str | None = None) -> Json:
    """The problem document of a response, after checking its form and, if given, its kind."""
    found = response.get_json(force=True)
    assert response.content_type == PROBLEM
    assert found.keys() == {"type", "title", "status", "detail", "errors"}
    assert found["status"] == response.status_code
    named = found["type"].removeprefix("/docs/problems#")
    assert kind is None or named == kind, found
    assert f'id="{named}"' in DESCRIBED
    assert found["title"] == named.replace("-", " ")
    assert found["detail"]
    assert len(found["errors"]) <= 20
    for fault in found["errors"]:
        in_parameter = fault["pointer"].startswith("?")
        assert fault.keys() == {"pointer", "text", *(["parameter"] if in_parameter else [])}
        assert not in_parameter or fault["pointer"] == f"?{fault['parameter']}"
        assert in_parameter or fault["pointer"] == "" or fault["pointer"].startswith("/")
        assert fault["text"]
    assert len(response.data) <= MAX_BYTES
    assert "Traceback" not in response.text
    assert response.headers["X-Request-Id"]
    return found


def pointers(found: Json) -> list[str]:
    """The pointer of each fault in a problem document."""
    return [fault["pointer"] for fault in found["errors"]]
