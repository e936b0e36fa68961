"""HTTP with keep-alive, timeouts and retries, from the standard library. Knows nothing of the game."""

import gzip
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from itertools import count
from threading import local
from time import sleep
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from referee.client.errors import ProblemError, UnreachableError

JSON: Final = "application/json"
NDJSON: Final = "application/x-ndjson"
OK: Final = 200
BUSY: Final = frozenset({429, 503})
"""The statuses after which the same request may succeed a little later."""
LONGEST_WAIT: Final = 60.0
"""Seconds. If the service asks for more, the caller decides."""
MAX_LINES: Final = 1000
MAX_BYTES: Final = 1_000_000
"""Limits of the service for an NDJSON body, the second one with a little room."""


class Reply(NamedTuple):
    """A whole answer."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class Transport:
    """Connections to one service. Threads may share it: each of them has a connection of its own.

    Every answer depends only on its request, so a request that failed may always be sent again.
    """

    def __init__(
        self,
        address: str,
        *,
        headers: Mapping[str, str],
        timeout: float,
        retries: int,
        wait: Callable[[float], None] = sleep,
    ) -> None:
        parts = urlsplit(address)
        if parts.scheme not in {"http", "https"} or not parts.hostname:
            raise ValueError(f"{address!r} is no address; it looks like http://127.0.0.1:8000")
        self._connect: Callable[[], HTTPConnection] = lambda: (
            HTTPSConnection if parts.scheme == "https" else HTTPConnection
        )(parts.hostname or "", parts.port, timeout=timeout)
        self._prefix = parts.path.rstrip("/")
        self._headers = dict(headers)
        self._retries = retries
        self._wait = wait
        self._mine = local()

    def ask(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> Reply:
        """Send a request and return its answer; ProblemError if the status is not 2xx."""
        if getattr(self._mine, "connection", None) is None:
            self._mine.connection = self._connect()
        sent = {**self._headers, "Accept-Encoding": "gzip", **(headers or {})}
        with _reaching(self._mine.connection) as connection:
            return _accepted(_read(self._response(connection, method, path, body, sent)))

    def stream(self, path: str, lines: Iterable[bytes]) -> Iterator[Any]:
        """Send NDJSON lines, and yield the answer to each of them; a bad line gets its ProblemError.

        Lines are sent in batches that the service accepts. A batch has its own connection, so that other calls can be
        made while its answers are read.
        """
        sent = {**self._headers, "Content-Type": NDJSON}
        for batch in _batches(lines):
            with closing(self._connect()) as own, _reaching(own) as connection:
                response = self._response(connection, "POST", path, b"".join(batch), sent)
                if response.status != OK:
                    _accepted(_read(response))
                yield from map(_line, response)

    def close(self) -> None:
        """Close the connection of this thread. A later call opens it again."""
        connection: HTTPConnection | None = getattr(self._mine, "connection", None)
        if connection:
            connection.close()

    def _response(
        self, connection: HTTPConnection, method: str, path: str, body: bytes | None, headers: dict[str, str]
    ) -> HTTPResponse:
        """The answer to a request, its body still unread. A busy service or a broken connection is tried again."""
        for attempt in count():
            last = attempt == self._retries
            try:
                connection.request(method, self._prefix + path, body, headers)
                response = connection.getresponse()
            except ConnectionError:
                # The other side may have closed a kept connection in the meantime, which says nothing about it.
                connection.close()
                if last:
                    raise
                self._wait(0.1 * attempt)
            else:
                pause = _pause(response, attempt)
                if last or pause is None:
                    return response
                response.read()
                self._wait(pause)
        raise AssertionError("the last attempt returns or raises")


@contextmanager
def _reaching(connection: HTTPConnection) -> Iterator[HTTPConnection]:
    try:
        yield connection
    except (OSError, HTTPException) as error:
        connection.close()
        raise UnreachableError(f"the service does not answer: {error!r}") from error


def _pause(response: HTTPResponse, attempt: int) -> float | None:
    """Seconds to wait before the same request is sent again; None if it should not be."""
    if response.status not in BUSY:
        return None
    asked = response.getheader("Retry-After", "")
    seconds = float(asked) if asked.isdecimal() else 0.2 * 2**attempt
    return seconds if seconds <= LONGEST_WAIT else None


def _read(response: HTTPResponse) -> Reply:
    body = response.read()
    headers = {name.lower(): value for name, value in response.getheaders()}
    if headers.get("content-encoding") == "gzip":
        body = gzip.decompress(body)
    return Reply(response.status, headers, body)


def _accepted(reply: Reply) -> Reply:
    if reply.status != OK:
        raise ProblemError(reply.status, _document(reply.body))
    return reply


def _document(body: bytes) -> dict[str, Any]:
    """The problem document in a body. A proxy may answer with something else."""
    try:
        found = json.loads(body)
    except ValueError:
        found = None
    return found if isinstance(found, dict) else {"detail": body[:200].decode(errors="replace")}


def _line(line: bytes) -> Any:  # noqa: ANN401
    document = json.loads(line)
    if "verdict" not in document and "status" in document:
        return ProblemError(document["status"], document)
    return document


def _batches(lines: Iterable[bytes]) -> Iterator[list[bytes]]:
    batch: list[bytes] = []
    size = 0
    for line in lines:
        if batch and (len(batch) == MAX_LINES or size + len(line) > MAX_BYTES):
            yield batch
            batch, size = [], 0
        batch.append(line)
        size += len(line)
    if batch:
        yield batch
