"""The handling that all requests share: id, language, log line, metrics, headers and compression.

The language comes from `?lang=`, otherwise from Accept-Language. The default is English.
"""

import gzip
import re
import sys
from collections.abc import Callable
from functools import cache
from http import HTTPStatus
from logging import INFO, Formatter, LogRecord, StreamHandler, getLogger
from time import perf_counter, time
from typing import Any, Final, TypeVar
from uuid import uuid4

import orjson
from flask import Flask, Response, g, has_request_context, request

from referee.base.faults import Fault
from referee.revision import RULES_REVISION
from referee.serving import tracing
from referee.serving.metrics import REQUESTS, SECONDS
from referee.words.languages import ENGLISH, LONGEST, language_of, preferred
from referee.words.speech import Speech, speech

ID_HEADER: Final = "X-Request-Id"
_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
_WORTH_COMPRESSING: Final = 4096
_COMPRESSIBLE: Final = ("application/json", "image/svg+xml", "text/html", "text/plain", "application/yaml")
_HEADERS: Final[tuple[tuple[str, str], ...]] = (
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"),
    ("Cross-Origin-Resource-Policy", "cross-origin"),
    ("Referee-Rules", str(RULES_REVISION)),
)
_HEADER_NAMES: Final = frozenset(name.lower() for name, _ in _HEADERS)
_METHODS: Final = frozenset({"GET", "POST", "HEAD", "OPTIONS"})
HEADER: Final = "Accept-Language"
_VARIED: Final[tuple[str, ...]] = ("Origin",)
"""Every response varies by origin: a shared cache must never give one origin's answer to another origin."""
_VARIED_BY_LANGUAGE: Final[tuple[str, ...]] = (HEADER, *_VARIED)
LANGUAGE_PARAMETER: Final = "lang"
_ID_VARIABLE: Final = "HTTP_X_REQUEST_ID"
_TRACE_VARIABLE: Final = "HTTP_TRACEPARENT"
_LANGUAGE_VARIABLE: Final = "HTTP_ACCEPT_LANGUAGE"
"""The key of Accept-Language in the WSGI environment, where a lookup is faster than in `request.headers`."""
log: Final = getLogger("referee.requests")
_REQUEST_RECORD: Final = {
    **vars(LogRecord(log.name, INFO, __file__, 0, "request", None, None)),
    **dict.fromkeys(("thread", "threadName", "process", "processName")),
}
T = TypeVar("T")


class JsonLines(Formatter):
    """Formats every log record as one line of JSON."""

    _second: tuple[int, str] = (0, "")

    def format(self, record: LogRecord) -> str:
        """Return the record as JSON: time, level, message, its own members, and the exception if there is one."""
        members = {"time": self.formatTime(record), "level": record.levelname, "message": record.getMessage()}
        members |= getattr(record, "members", {})
        if record.exc_info:
            members["exception"] = self.formatException(record.exc_info)
        return orjson.dumps(members, default=str).decode()

    def formatTime(self, record: LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        """Return the time of the record, with milliseconds. The part up to the seconds is cached."""
        second, text = self._second
        if second != int(record.created) or datefmt:
            second, text = int(record.created), super().formatTime(record, datefmt or self.default_time_format)
            self._second = (second, text)
        return f"{text},{int(record.msecs):03d}"


class RequestRecord(LogRecord):
    """The log record of an answered request.

    It omits the calling function, the thread and the process: no log line shows them, and finding them would be most
    of the cost of logging.
    """

    def __init__(self, members: dict[str, object]) -> None:
        created = time()
        self.__dict__ |= _REQUEST_RECORD
        self.__dict__ |= {"created": created, "msecs": int((created % 1) * 1000) + 0.0, "members": members}


def log_to_stderr(level: str) -> None:
    """Write the log records of the referee to standard error as JSON, if they have this level or a higher one."""
    root = getLogger("referee")
    if not root.handlers:
        handler = StreamHandler(sys.stderr)
        handler.setFormatter(JsonLines())
        root.addHandler(handler)
        root.propagate = False
    root.setLevel(level)


def register(app: Flask) -> None:
    """Set up ids, log lines, metrics, headers and compression for the requests to an app."""

    @app.before_request
    def begin() -> None:
        context, environ = current(g), current(request).environ
        context.begun = perf_counter()
        sent = environ.get(_ID_VARIABLE, "")
        context.request_id = sent if _ID.fullmatch(sent) else uuid4().hex

    @app.after_request
    def finish(response: Response) -> Response:
        asked, context = current(request), current(g)
        request_id = getattr(context, "request_id", "")
        _complete_headers(response, context, request_id)
        size = response.content_length
        if size and size >= _WORTH_COMPRESSING:
            _compress(response)
            size = response.content_length
        now = perf_counter()
        seconds = now - getattr(context, "begun", now)
        call = asked.url_rule.rule if asked.url_rule else "unknown"
        method = asked.method if asked.method in _METHODS else "OTHER"
        status = response.status_code
        count, observe = _metrics(method, call, status)
        count()
        observe(seconds)
        if log.isEnabledFor(INFO):
            members = {
                "request_id": request_id,
                "method": method,
                "call": call,
                "status": status,
                "milliseconds": round(seconds * 1000, 2),
                "bytes": size,
            }
            if sent := asked.environ.get(_TRACE_VARIABLE):
                members |= tracing.trace_fields(sent)
            log.handle(RequestRecord(members))
        return response


def current(proxy: T) -> T:
    """Return the object behind a Flask proxy, such as the current request.

    Every access to a proxy looks the object up again, so a function that needs it several times calls this once.
    """
    return proxy._get_current_object()  # type: ignore[attr-defined,no-any-return] # noqa: SLF001


def _complete_headers(response: Response, context: Any, request_id: str) -> None:  # noqa: ANN401
    """Add the request id and the required headers that the response lacks, and merge its Vary headers into one."""
    headers = response.headers
    present = {name.lower() for name, _ in headers}
    missing = _HEADERS
    if not present.isdisjoint(_HEADER_NAMES):
        missing = tuple((name, value) for name, value in _HEADERS if name.lower() not in present)
    if "content-language" not in present:
        language = (context.get("speech") or problem_speech()).language
        missing += (("Content-Language", language),)
        varied = _VARIED_BY_LANGUAGE
    else:
        varied = _VARIED
    if "vary" in present:
        # Other functions may each have added a Vary line, so merge the lines.
        lines = headers.getlist("Vary")
        headers.remove("Vary")
        varied = tuple(dict.fromkeys((*(name.strip() for line in lines for name in line.split(",")), *varied)))
    missing += (("Vary", ", ".join(varied)),)
    # This slice assignment replaces many calls, each of which would search all headers again.
    headers[len(headers) :] = (*missing, (ID_HEADER, request_id))


@cache
def _metrics(method: str, call: str, status: int) -> tuple[Callable[[], None], Callable[[float], None]]:
    """Return the functions that count a request and record its time, cached because finding them takes a lock."""
    return REQUESTS.labels(method, call, status).inc, SECONDS.labels(call).observe


def _compress(response: Response) -> None:
    """Compress a response of a compressible type if the client accepts gzip, unless it is streamed or encoded."""
    if response.mimetype not in _COMPRESSIBLE or response.is_streamed or "Content-Encoding" in response.headers:
        return
    response.vary.add("Accept-Encoding")
    if request.accept_encodings["gzip"]:
        response.set_data(gzip.compress(response.get_data(), compresslevel=4, mtime=0))
        response.headers["Content-Encoding"] = "gzip"
        tag, _ = response.get_etag()
        if tag:
            # The compressed bytes differ, and a strong tag would promise identical bytes.
            response.set_etag(tag, weak=True)


class LongTagError(ValueError):
    """Raised if the language tag is too long."""

    status: Final = HTTPStatus.UNPROCESSABLE_ENTITY
    fault: Final = Fault(f"?{LANGUAGE_PARAMETER}", "language-tag", {"most": LONGEST})


def request_speech() -> Speech:
    """Return the Speech in the language of this request. Raises LongTagError if the language tag is too long."""
    context = current(g)
    words: Speech | None = context.get("speech")
    if words is None:
        words = context.speech = speech(_requested_language())
    return words


def problem_speech() -> Speech:
    """Return the Speech for a problem, in English if the request names no usable language. Never raises."""
    if not has_request_context():
        return speech()
    try:
        return request_speech()
    except LongTagError:
        return speech()


def in_english(response: Response) -> Response:
    """Mark a response as English. Documentation, the contract and boards, for example, are never translated."""
    response.headers["Content-Language"] = ENGLISH
    return response


def _requested_language() -> str:
    asked = current(request)
    if b"lang=" in asked.query_string:
        tag = asked.args.get(LANGUAGE_PARAMETER)
        if tag is not None:
            if len(tag) > LONGEST:
                raise LongTagError
            return language_of(tag)
    return preferred(asked.environ.get(_LANGUAGE_VARIABLE, ""))
