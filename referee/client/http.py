"""HTTP with keep-alive, timeouts and retries, using only the standard library. It does not depend on the game.

RefereeError
├─ UnreachableError    the service did not answer
└─ ProblemError        the service refused the request
"""

import gzip
import json
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from itertools import count
from secrets import token_hex
from threading import local
from time import sleep
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit


class RefereeError(Exception):
    """The base class of the errors that a failed call raises."""


class UnreachableError(RefereeError):
    """Raised if the connection fails or breaks, the request times out, or the answer is not valid HTTP."""


class ProblemError(RefereeError):
    """Raised if the service refuses a request. The message says what is wrong and where."""

    def __init__(self, status: int, document: dict[str, Any]) -> None:
        self.status = status
        self.type: str = document.get("type", "about:blank")
        self.title: str = document.get("title") or _phrase(status)
        self.detail: str = document.get("detail", "")
        self.errors: list[dict[str, str]] = document.get("errors", [])
        """The faults. Each has a sentence (`text`) and a place: a JSON `pointer`, or the name of a `parameter`."""
        places = "".join(
            f"\n  {error.get('parameter') or error['pointer'] or '/'}: {error['text']}" for error in self.errors
        )
        super().__init__(f"{status} {self.title}: {self.detail}{places}")

    @property
    def kind(self) -> str:
        """The stable word for this kind of problem, such as `wrong-shape`; `about:blank` if it has none."""
        return self.type.rpartition("#")[2]


def _phrase(status: int) -> str:
    try:
        return HTTPStatus(status).phrase
    except ValueError:
        return "Unknown status"


JSON: Final = "application/json"
NDJSON: Final = "application/x-ndjson"
OK: Final = 200
BUSY: Final = frozenset({429, 503})
"""The status codes after which a retry may succeed."""
OVER_BUDGET: Final = "over-budget"
"""The kind of problem for a line that the service left unanswered because the lines before it took too much work."""
MAX_WAIT: Final = 60.0
"""The maximum wait before a retry, in seconds. If the service asks for more, the call raises ProblemError."""
MAX_LINES: Final = 1000
MAX_LINES_WITH_PICTURES: Final = 50
MAX_BYTES: Final = 1_000_000
"""The maximum size of a batch of NDJSON lines, in bytes. A single longer line is sent alone."""


class Reply(NamedTuple):
    """A complete answer from the service."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class Transport:
    """Connections to one service. Threads may share a transport, because each thread has its own connection.

    All requests are idempotent, so a request is repeated if the service is busy or the connection breaks before an
    answer begins.
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
            raise ValueError(f"{address!r} is not an address; it looks like http://127.0.0.1:8000")
        self._connect: Callable[[], HTTPConnection] = lambda: (
            HTTPSConnection if parts.scheme == "https" else HTTPConnection
        )(parts.hostname or "", parts.port, timeout=timeout)
        self._prefix = parts.path.rstrip("/")
        self._headers = dict(headers)
        self._retries = retries
        self._wait = wait
        self._local = local()

    def ask(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> Reply:
        """Send a request and return its answer.

        Raises ProblemError if the status is not 200, and UnreachableError if the service does not answer.
        """
        if getattr(self._local, "connection", None) is None:
            self._local.connection = self._connect()
        sent = {**self._headers, "Accept-Encoding": "gzip", **(headers or {})}
        with _reaching(self._local.connection) as connection:
            return _accepted(_read(self._response(connection, method, path, body, sent)))

    def stream(self, path: str, lines: Iterable[bytes], *, most: int = MAX_LINES) -> Iterator[Any]:
        """Send NDJSON lines and yield the answer to each line. For a bad line, yield its ProblemError.

        Lines are sent in batches of at most `most` lines. If a batch takes too much work, the service leaves its last
        lines unanswered, and they are sent again. Each batch has its own connection, so that you can make other calls
        while you read its answers. Raises ProblemError if the service refuses a whole batch, and UnreachableError if
        the service does not answer.
        """
        sent = {**self._headers, "Content-Type": NDJSON}
        for batch in _batches(lines, most):
            left = batch
            while left:
                done = yield from self._answers(path, left, sent)
                left = left[done:]

    def _answers(self, path: str, batch: list[bytes], headers: dict[str, str]) -> Generator[Any, None, int]:
        """Send a batch, yield the answers to its lines, and return how many of its lines are done.

        Once a batch has used up its budget, the service answers every further line with `over-budget`, and these
        lines must be sent again. The first line of a batch never gets this answer.
        """
        with closing(self._connect()) as own, _reaching(own) as connection:
            response = self._response(connection, "POST", path, b"".join(batch), headers)
            if response.status != OK:
                _accepted(_read(response))
            for number, answer in enumerate(map(_line, response)):
                if number and isinstance(answer, ProblemError) and answer.kind == OVER_BUDGET:
                    return number
                yield answer
        return len(batch)

    def close(self) -> None:
        """Close this thread's connection. A later call opens a new one."""
        connection: HTTPConnection | None = getattr(self._local, "connection", None)
        if connection:
            connection.close()

    def _response(
        self, connection: HTTPConnection, method: str, path: str, body: bytes | None, headers: dict[str, str]
    ) -> HTTPResponse:
        """Return the answer to a request, with its body still unread.

        The request is repeated if the service is busy or the connection breaks.
        """
        for attempt in count():
            last = attempt == self._retries
            try:
                connection.request(method, self._prefix + path, body, headers)
                response = connection.getresponse()
            except ConnectionError:
                # Perhaps the service only closed an idle keep-alive connection, so it is not necessarily down.
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
    """Return the number of seconds to wait before a retry, or None if the request should not be repeated."""
    if response.status not in BUSY:
        return None
    wait = response.getheader("Retry-After", "")
    seconds = float(wait) if wait.isdecimal() else 0.2 * 2**attempt
    return seconds if seconds <= MAX_WAIT else None


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
    """Return the problem document in the body of an answer.

    If the body is not a JSON object, for example because a proxy sent it, its first 200 bytes become the detail of
    the problem.
    """
    try:
        document = json.loads(body)
    except ValueError:
        document = None
    return document if isinstance(document, dict) else {"detail": body[:200].decode(errors="replace")}


def _line(line: bytes) -> Any:  # noqa: ANN401
    document = json.loads(line)
    if "verdict" not in document and "status" in document:
        return ProblemError(document["status"], document)
    return document


def _batches(lines: Iterable[bytes], most: int) -> Iterator[list[bytes]]:
    """Yield batches of at most `most` lines and MAX_BYTES bytes. A longer line is a batch of its own."""
    batch: list[bytes] = []
    size = 0
    for line in lines:
        if batch and (len(batch) == most or size + len(line) > MAX_BYTES):
            yield batch
            batch, size = [], 0
        batch.append(line)
        size += len(line)
    if batch:
        yield batch


def multipart(parts: Iterable[tuple[str, bytes]]) -> tuple[bytes, str]:
    """Return a `multipart/form-data` body with these named parts, and its Content-Type."""
    # With 16 random bytes, it is practically impossible that a part contains the boundary.
    boundary = token_hex(16)
    body = b"".join(part for name, content in parts for part in (_part_head(boundary, name), content, b"\r\n"))
    return body + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


def _part_head(boundary: str, name: str) -> bytes:
    return f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n'.encode()
