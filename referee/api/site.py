"""The pages and the contract: index, contract, documentation, catalogue."""

from functools import cache
from hashlib import blake2b
from http import HTTPStatus
from importlib import resources
from pathlib import Path
from typing import Final

import flask_swagger_ui
import orjson
from flask import Blueprint, Response, render_template, request, send_from_directory

from referee import __version__
from referee.api.answers import static
from referee.api.bodies import JSON
from referee.api.problems import ProblemError
from referee.api.requests import in_english, speaking
from referee.desk.catalogue import SUBJECTS, listed
from referee.revision import RULES_REVISION
from referee.words.languages import ENGLISH
from referee.words.speech import speech

_VIEWER: Final = Path(flask_swagger_ui.__file__).parent / "dist"
_VIEWER_FILES: Final = {"swagger-ui-bundle.js", "swagger-ui.css"}
_START_VIEWER: Final = b"""SwaggerUIBundle({
  url: document.getElementById("contract").dataset.url, dom_id: "#contract", deepLinking: true, tryItOutEnabled: true
});
"""
_ALLOWED: Final = "script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'"


def contract(name: str) -> bytes:
    """The bundled contract, `openapi.json` or `openapi.yaml`."""
    return (resources.files("referee.api") / "contract" / name).read_bytes()


def blueprint() -> Blueprint:
    """The pages and files."""
    pages = Blueprint("site", __name__, template_folder="templates")

    @pages.get("/")
    def index() -> Response:
        return _page("index.html", version=__version__, rules=RULES_REVISION)

    @pages.get("/docs")
    def docs() -> Response:
        return _page("docs.html")

    @pages.get("/docs/problems")
    def problems() -> Response:
        return _page("problems.html")

    @pages.get("/docs/assets/viewer.js")
    def viewer() -> Response:
        return in_english(static(_START_VIEWER, "text/javascript", f"viewer-{__version__}"))

    @pages.get("/docs/assets/<name>")
    def asset(name: str) -> Response:
        if name not in _VIEWER_FILES:
            raise ProblemError(HTTPStatus.NOT_FOUND, "not-found", facts={"path": request.path[:100]})
        return in_english(send_from_directory(_VIEWER, name, max_age=86_400))

    @pages.get("/openapi.json")
    def openapi_json() -> Response:
        return _static(contract("openapi.json"), JSON)

    @pages.get("/openapi.yaml")
    def openapi_yaml() -> Response:
        return _static(contract("openapi.yaml"), "application/yaml")

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


def _page(template: str, **values: object) -> Response:
    response = Response(render_template(template, root=request.script_root, **values), mimetype="text/html")
    response.headers["Content-Security-Policy"] = f"default-src 'none'; {_ALLOWED}; base-uri 'none'"
    return in_english(response)
