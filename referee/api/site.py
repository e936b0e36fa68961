"""The first page, the page about problems, the contract and the catalogue."""

from functools import cache
from hashlib import blake2b
from http import HTTPStatus

import orjson
from flask import Blueprint, Response

from referee.api.answers import static
from referee.api.bodies import JSON
from referee.api.docs import contract, shown
from referee.api.problems import ProblemError
from referee.api.requests import in_english, speaking
from referee.desk.catalogue import SUBJECTS, listed
from referee.revision import RULES_REVISION
from referee.words.languages import ENGLISH
from referee.words.speech import speech


def blueprint() -> Blueprint:
    """The pages and files."""
    pages = Blueprint("site", __name__, template_folder="templates")

    @pages.get("/docs/problems")
    def problems() -> Response:
        return shown("problems.html")

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


def catalogue() -> Blueprint:
    """GET /v1/catalogue/..."""
    calls = Blueprint("catalogue", __name__)

    @calls.get("/catalogue/<subject>")
    def list_subject(subject: str) -> Response:
        if subject not in SUBJECTS:
            facts = {"subject": subject[:40], "known": ", ".join(SUBJECTS)}
            raise ProblemError(HTTPStatus.NOT_FOUND, "not-found", facts=facts, variant="-subject")
        words = speaking()
        return _static(_listed(subject, words.language), JSON, words.language)

    return calls


@cache
def _listed(subject: str, language: str) -> bytes:
    return orjson.dumps({"revision": RULES_REVISION, subject: listed(subject, speech(language))})


def _static(content: bytes, mimetype: str, language: str = "") -> Response:
    """A file with its own ETag in every language; without a language it is English for everybody."""
    digest = blake2b(content, digest_size=8).hexdigest()
    response = static(content, mimetype, f"{RULES_REVISION}-{language or ENGLISH}-{digest}")
    return response if language else in_english(response)
