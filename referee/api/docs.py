"""The documentation site: its index, pages, pictures and search, and the API browser with its files."""

import gzip
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from http import HTTPStatus
from importlib import resources
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple

import flask_swagger_ui
import orjson
from flask import Blueprint, Response, render_template, request

from referee import __version__
from referee.api.docs_search import search
from referee.api.markdown import GROUPS, MOVED, PAGES, folder, page
from referee.api.requests import in_english
from referee.api.views import static
from referee.documents.problems import ProblemError
from referee.revision import RULES_REVISION

_BROWSER: Final = Path(flask_swagger_ui.__file__).parent / "dist"
_BROWSER_FILES: Final = ("swagger-ui-bundle.js", "swagger-ui.css")
_START_BROWSER: Final = b"""SwaggerUIBundle({
  url: document.getElementById("contract").dataset.url, dom_id: "#contract", deepLinking: true, tryItOutEnabled: true
});
"""
_ALLOWED: Final = "script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'"
_DAY: Final = 86_400
MAX_QUERY: Final = 100
"""The maximum length of a search query, in characters. The rest of a longer query is ignored."""
_YEAR: Final = 365 * _DAY


class Asset(NamedTuple):
    """A file that a page loads, both uncompressed and compressed with gzip."""

    content: bytes
    compressed: bytes
    mimetype: str
    digest: str


def contract(name: str) -> bytes:
    """Return a file of the bundled contract: `openapi.json`, `openapi.yaml` or, for TypeScript, `openapi.d.ts`."""
    return (resources.files("referee.api") / "contract" / name).read_bytes()


def blueprint() -> Blueprint:
    """Return the routes for the documentation pages and their files."""
    pages = Blueprint("docs", __name__, template_folder="templates")
    _route_pages(pages)
    _route_files(pages)
    return pages


def _route_pages(pages: Blueprint) -> None:
    @pages.get("/docs", strict_slashes=False)
    def index() -> Response:
        return shown("guide.html", calls=_calls(), version=__version__, rules=RULES_REVISION)

    @pages.get("/docs/api")
    def browser() -> Response:
        return shown("browser.html", digests={name: asset(name).digest for name in _assets()})

    @pages.get("/docs/search")
    def find() -> Response:
        query = request.args.get("q", "")[:MAX_QUERY]
        return shown("search.html", query=query, results=search(query))

    @pages.get("/docs/problems", defaults={"name": "problems"})
    @pages.get("/docs/<name>")
    def read(name: str) -> Response:
        if name in MOVED:
            return _moved(f"{request.script_root}/docs/{MOVED[name]}")
        if name not in PAGES:
            raise _nothing_here()
        return shown("page.html", page=page(name), current=name)


def _route_files(pages: Blueprint) -> None:
    @pages.get("/docs/assets/<name>")
    def load(name: str) -> Response:
        if name not in _assets():
            raise _nothing_here()
        file = asset(name)
        packed = bool(request.accept_encodings["gzip"])
        content = file.compressed if packed else file.content
        # A URL that contains the digest of the file always has the same content, so it can be cached for a year.
        lasting = request.args.get("v") == file.digest
        response = static(content, file.mimetype, file.digest, seconds=_YEAR if lasting else _DAY)
        response.cache_control.immutable = lasting
        response.vary.add("Accept-Encoding")
        if packed and response.status_code == HTTPStatus.OK:
            # A strong ETag would promise the same bytes as the uncompressed file.
            response.set_etag(file.digest, weak=True)
            response.headers["Content-Encoding"] = "gzip"
        return in_english(response)

    @pages.get("/docs/pictures/<name>")
    def picture(name: str) -> Response:
        file = _pictures().get(name)
        if file is None:
            raise _nothing_here()
        mimetype = guess_type(name)[0] or "application/octet-stream"
        return in_english(static(file, mimetype, _digest(file), seconds=_DAY))


def shown(template: str, **values: object) -> Response:
    """Render a template as a documentation page."""
    titles = {name: page(name).title for name in PAGES}
    address = f"{request.scheme}://{request.host}{request.script_root}"
    values = {"root": request.script_root, "address": address, "groups": GROUPS, "titles": titles, **values}
    response = Response(render_template(template, **values), mimetype="text/html")
    response.headers["Content-Security-Policy"] = (
        f"default-src 'none'; {_ALLOWED}; base-uri 'none'; frame-ancestors 'none'"
    )
    return in_english(response)


@cache
def asset(name: str) -> Asset:
    """Return the API browser's file with this name."""
    content = _START_BROWSER if name == "viewer.js" else (_BROWSER / name).read_bytes()
    mimetype = "text/css" if name.endswith(".css") else "text/javascript"
    return Asset(content, gzip.compress(content, mtime=0), mimetype, _digest(content))


def _assets() -> tuple[str, ...]:
    return (*_BROWSER_FILES, "viewer.js")


@cache
def _pictures() -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in (folder() / "pictures").iterdir() if file.is_file()}


@cache
def _calls() -> tuple[tuple[str, str, str], ...]:
    """Return the method, path and summary of every operation under /v1/ in the contract."""
    return tuple(_summaries())


def _summaries() -> Iterator[tuple[str, str, str]]:
    for path, methods in orjson.loads(contract("openapi.json"))["paths"].items():
        if path.startswith("/v1/"):
            for method, call in methods.items():
                yield method.upper(), path, call["summary"]


def _digest(content: bytes) -> str:
    return blake2b(content, digest_size=8).hexdigest()


def _moved(address: str) -> Response:
    return in_english(Response(status=HTTPStatus.MOVED_PERMANENTLY, headers={"Location": address}))


def _nothing_here() -> ProblemError:
    return ProblemError(HTTPStatus.NOT_FOUND, "not-found", facts={"path": request.path[:100]})
