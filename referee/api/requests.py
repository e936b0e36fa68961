"""The handling that all requests share: id, language, log line, metrics, headers and compression.

The language comes from `?lang=`, otherwise from Accept-Language. The default is English.
"""

import gzip
import re
import sys
from functools import cache
from http import HTTPStatus
from logging import INFO, Formatter, LogRecord, StreamHandler, getLogger
from time import perf_counter
from typing import Final
from uuid import uuid4

import orjson
from flask import Flask, Response, g, has_request_context, request
from prometheus_client import Counter, Histogram

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
_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Referee-Rules": str(RULES_REVISION),
}
HEADER: Final = "Accept-Language"
LANGUAGE_PARAMETER: Final = "lang"
log: Final = getLogger("referee.requests")


class JsonLines(Formatter):
    """Formats every log record as one line of JSON."""

    def format(self, record: LogRecord) -> str:
        """Return the record as JSON: time, level, message, its own members, and the exception if there is one."""
        members = {"time": self.formatTime(record), "level": record.levelname, "message": record.getMessage()}
        members |= getattr(record, "members", {})
        if record.exc_info:
            members["exception"] = self.formatException(record.exc_info)
        return orjson.dumps(members, default=str).decode()


def log_to_stderr(level: str) -> None:
    """Send the log records of the referee to standard error as JSON."""
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
        g.begun = perf_counter()
        sent = request.headers.get(ID_HEADER, "")
        g.request_id = sent if _ID.fullmatch(sent) else uuid4().hex

    @app.after_request
    def finish(response: Response) -> Response:
        # Calling `setdefault` for each header would search all headers three times and take 20 us instead of 4.
        present = set(response.headers.keys(lower=True))
        for name, value in _HEADERS.items():
            if name.lower() not in present:
                response.headers.add(name, value)
        if "content-language" not in present:
            response.headers.add("Content-Language", (g.get("speech") or problem_speech()).language)
            if "vary" in present:
                response.vary.add(HEADER)
            else:
                response.headers.add("Vary", HEADER)
        request_id = getattr(g, "request_id", "")
        response.headers[ID_HEADER] = request_id
        if (response.content_length or 0) >= _WORTH_COMPRESSING:
            _compress(response)
        seconds = perf_counter() - getattr(g, "begun", perf_counter())
        call = request.url_rule.rule if request.url_rule else "unknown"
        method = request.method if request.method in {"GET", "POST", "HEAD", "OPTIONS"} else "OTHER"
        _counter(method, call, response.status_code).inc()
        _histogram(call).observe(seconds)
        if log.isEnabledFor(INFO):
            members = {
                "request_id": request_id,
                "method": method,
                "call": call,
                "status": response.status_code,
                "milliseconds": round(seconds * 1000, 2),
                "bytes": response.content_length,
            }
            if sent := request.headers.get(tracing.HEADER):
                members |= tracing.trace_fields(sent)
            log.info("request", extra={"members": members})
        return response


@cache
def _counter(method: str, call: str, status: int) -> Counter:
    """Return the counter for these labels, cached here because the library takes a lock for every access."""
    return REQUESTS.labels(method, call, status)


@cache
def _histogram(call: str) -> Histogram:
    return SECONDS.labels(call)


def _compress(response: Response) -> None:
    """Compress a large text with gzip if the client accepts it."""
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
    words: Speech | None = g.get("speech")
    if words is None:
        words = g.speech = speech(_requested_language())
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
    """Mark a response as English for every client, such as documentation, the contract or a board."""
    response.headers["Content-Language"] = ENGLISH
    return response


def _requested_language() -> str:
    if b"lang=" in request.query_string:
        tag = request.args.get(LANGUAGE_PARAMETER)
        if tag is not None:
            if len(tag) > LONGEST:
                raise LongTagError
            return language_of(tag)
    return preferred(request.headers.get(HEADER, ""))
