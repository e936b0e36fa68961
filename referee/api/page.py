"""The table page at `/`: its content security policy, and how its files are sent."""

from http import HTTPStatus
from typing import Final

from flask import Blueprint, Response, request

from referee.api import page_files
from referee.api.requests import in_english, request_speech
from referee.api.views import static
from referee.documents.problems import ProblemError

_ALLOWED: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    # A photograph that the user has just chosen has a blob: URL, and its smaller copy has a data: URL.
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    # Only the template library and the code that starts the service worker may turn text into markup or script URLs.
    "require-trusted-types-for 'script'",
    "trusted-types lit-html referee",
)
POLICY: Final = "; ".join(_ALLOWED)
_YEAR: Final = 365 * 24 * 3600


def blueprint() -> Blueprint:
    """Return the routes for the page, its files, the service worker and the manifest."""
    pages = Blueprint("page", __name__)

    @pages.get("/")
    def table() -> Response:
        return _sent(page_files.HOME, language=request_speech().language)

    @pages.get("/page/<version>/<path:name>")
    def file(version: str, name: str) -> Response:
        if version != page_files.version() or name not in page_files.files():
            raise ProblemError(HTTPStatus.NOT_FOUND, "not-found", facts={"path": request.path[:100]})
        return _sent(name, seconds=_YEAR)

    @pages.get("/service-worker.js")
    def worker() -> Response:
        return _sent(page_files.WORKER)

    @pages.get("/manifest.webmanifest")
    def manifest() -> Response:
        return _sent(page_files.MANIFEST)

    return pages


def _sent(name: str, *, seconds: int = 0, language: str = "") -> Response:
    """Return a file, compressed if the client accepts gzip and the compressed file is smaller.

    Without `seconds`, browsers revalidate the file every time.
    """
    file = page_files.file(name, language)
    packed = bool(request.accept_encodings["gzip"]) and len(file.packed) < len(file.content)
    tag = f"{page_files.version()}{language}{'-gzip' if packed else ''}"
    response = static(file.packed if packed else file.content, file.mimetype, tag, seconds=seconds)
    response.headers["Content-Security-Policy"] = POLICY
    response.vary.add("Accept-Encoding")
    if seconds:
        response.cache_control.immutable = True
    else:
        response.cache_control.no_cache = True
    if packed:
        response.headers["Content-Encoding"] = "gzip"
    return response if language else in_english(response)
