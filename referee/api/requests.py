"""What happens around every request: its id, the log line, the metrics, headers, compression."""

import gzip
import json
import re
import sys
from logging import INFO, Formatter, LogRecord, StreamHandler, getLogger
from time import perf_counter
from typing import Final
from uuid import uuid4

from flask import Flask, Response, g, request

from referee.api.language import HEADER, spoken_at_all
from referee.api.metrics import REQUESTS, SECONDS
from referee.revision import RULES_REVISION

ID_HEADER: Final = "X-Request-Id"
_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
_WORTH_COMPRESSING: Final = 4096
_COMPRESSIBLE: Final = ("application/json", "image/svg+xml", "text/html", "application/yaml")
_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Referee-Rules": str(RULES_REVISION),
}
log: Final = getLogger("referee.requests")


class JsonLines(Formatter):
    """One JSON object a line."""

    def format(self, record: LogRecord) -> str:
        """The record's own members, with time and level."""
        members = {"time": self.formatTime(record), "level": record.levelname, "message": record.getMessage()}
        members |= getattr(record, "members", {})
        if record.exc_info:
            members["exception"] = self.formatException(record.exc_info)
        return json.dumps(members)


def log_to_stderr(level: str) -> None:
    """Send the referee's own records to standard error, as JSON."""
    root = getLogger("referee")
    if not root.handlers:
        handler = StreamHandler(sys.stderr)
        handler.setFormatter(JsonLines())
        root.addHandler(handler)
        root.propagate = False
    root.setLevel(level)


def register(app: Flask) -> None:
    """Put all of it around the calls of an app."""

    @app.before_request
    def begin() -> None:
        g.begun = perf_counter()
        sent = request.headers.get(ID_HEADER, "")
        g.request_id = sent if _ID.fullmatch(sent) else uuid4().hex

    @app.after_request
    def finish(response: Response) -> Response:
        # `setdefault` for each would look through all headers three times: 20 us instead of 4.
        present = {name.lower() for name, _ in response.headers}
        for name, value in _HEADERS.items():
            if name.lower() not in present:
                response.headers.add(name, value)
        if "content-language" not in present:
            response.headers.add("Content-Language", spoken_at_all().language)
            if "vary" in present:
                response.vary.add(HEADER)
            else:
                response.headers.add("Vary", HEADER)
        request_id = getattr(g, "request_id", "")
        response.headers[ID_HEADER] = request_id
        _compress(response)
        seconds = perf_counter() - getattr(g, "begun", perf_counter())
        call = request.url_rule.rule if request.url_rule else "unknown"
        method = request.method if request.method in {"GET", "POST", "HEAD", "OPTIONS"} else "OTHER"
        REQUESTS.labels(method, call, response.status_code).inc()
        SECONDS.labels(call).observe(seconds)
        if log.isEnabledFor(INFO):
            members = {
                "request_id": request_id,
                "method": method,
                "call": call,
                "status": response.status_code,
                "milliseconds": round(seconds * 1000, 2),
                "bytes": response.content_length,
            }
            log.info("request", extra={"members": members})
        return response


def _compress(response: Response) -> None:
    """Large texts go out as gzip to callers that accept it."""
    length = response.content_length or 0
    if (
        length < _WORTH_COMPRESSING
        or response.mimetype not in _COMPRESSIBLE
        or response.is_streamed
        or "Content-Encoding" in response.headers
    ):
        return
    response.vary.add("Accept-Encoding")
    if request.accept_encodings["gzip"]:
        response.set_data(gzip.compress(response.get_data(), compresslevel=4, mtime=0))
        response.headers["Content-Encoding"] = "gzip"
        tag, _ = response.get_etag()
        if tag:
            # The same content in other bytes: a strong tag would promise these very bytes.
            response.set_etag(tag, weak=True)
