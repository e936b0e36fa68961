"""Serves the files of the OpenAPI contract."""

from hashlib import blake2b

from flask import Blueprint, Response

from referee.api.docs import contract
from referee.api.requests import in_english
from referee.api.views import static
from referee.calls.call import JSON
from referee.revision import RULES_REVISION
from referee.words.languages import ENGLISH


def blueprint() -> Blueprint:
    """Return the routes for the contract files."""
    pages = Blueprint("site", __name__)

    @pages.get("/openapi.json")
    def openapi_json() -> Response:
        return _static(contract("openapi.json"), JSON)

    @pages.get("/openapi.yaml")
    def openapi_yaml() -> Response:
        return _static(contract("openapi.yaml"), "application/yaml")

    @pages.get("/openapi.d.ts")
    def openapi_types() -> Response:
        return _static(contract("openapi.d.ts"), "text/plain")

    return pages


def _static(content: bytes, mimetype: str) -> Response:
    """Return a cacheable response that is marked as English."""
    digest = blake2b(content, digest_size=8).hexdigest()
    return in_english(static(content, mimetype, f"{RULES_REVISION}-{ENGLISH}-{digest}"))
