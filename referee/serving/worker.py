"""A gunicorn worker that closes connections promptly and drains its queue before it exits.

gunicorn's own worker waits up to two seconds for the caller to close its side, so a few callers that close late would
block all workers. On a reload, gunicorn stops the old workers as soon as it has forked new ones. New workers need
about a second to import the service, so without this class no worker would answer during that second.
"""

import errno
import gc
import json
import mmap
import os
import signal
import socket
import sys
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from ctypes import CDLL
from fcntl import ioctl
from http import HTTPStatus
from importlib import import_module
from select import select
from termios import FIONREAD
from threading import get_native_id
from time import monotonic
from typing import Any, Final
from uuid import uuid4

from babel import localedata
from gunicorn import util  # type: ignore[import-untyped]
from gunicorn.http.body import LengthReader  # type: ignore[import-untyped]
from gunicorn.workers.sync import SyncWorker  # type: ignore[import-untyped]

from referee.serving import shared
from referee.serving.config import from_environment
from referee.serving.overload import OVERLOADED, Listener, is_overloaded
from referee.words.languages import LANGUAGES

_EXIT_MARGIN: Final = 5.0
"""A worker stops draining this many seconds before the end of `graceful_timeout`, when gunicorn would kill it."""
_POLL: Final = 0.02
"""The interval in seconds at which an old worker checks whether the new workers are ready."""
_HEARTBEAT: Final = 1.0
_NICENESS: Final = 10
"""The niceness of each import after the first reload, and of a worker that is about to exit after SIGTERM."""
_BACKGROUND_NICENESS: Final = 2
"""The niceness of workers if REFEREE_BACKGROUND is set.

A process that reads a photograph gets the same niceness if the first attempt, at idle priority, takes too long.
"""

_LONGEST_DISCARD: Final = 2.0
"""The maximum time for reading the rest of a refused body, in seconds."""
_MOST_DISCARDED: Final = 32 << 20
"""The maximum number of bytes to read of a refused body. It is larger than any body that a call accepts."""
_PART: Final = 64 * 1024
_CURRENT: Final = 0
_generations: Final = mmap.mmap(-1, 1024)
"""Memory shared by the master and its workers.

Byte 0 is the current generation, which each reload increments. Byte n is the generation of the last worker with
slot n that became ready.
"""

_stopping: Final = mmap.mmap(-1, 1)
"""Memory shared like `_generations`. Its only byte is 1 once the master has received SIGTERM."""
DETAILS: Final = {
    414: "The address is too long: at most 4 KB.",
    431: "The headers are too large: at most 50 of 8 KB each.",
    500: "The service failed to answer this request. Its log says why.",
}
"""The `detail` of a problem that gunicorn itself reports, by status. Other statuses keep gunicorn's message."""

_M_MMAP_THRESHOLD: Final = -3
_LARGE_BLOCK: Final = 128 * 1024
_TRIM_INTERVAL: Final = 250
"""The number of requests between two calls to malloc_trim."""
_LIBRARIES: Final = ("babel", "flask_cors", "flask_limiter", "fluent.runtime", "marshmallow", "orjson", "redis")
"""The libraries that take longest to import. A reload does not load new versions of them; only a restart does."""


def preload_libraries() -> None:
    """Import the slow libraries and load the locale data in the master, so that workers start faster."""
    for name in _LIBRARIES:
        import_module(name)
    for language in LANGUAGES:
        localedata.load(language)


def fix_mmap_threshold() -> None:
    """Make glibc return large free blocks of memory to the system, in this process and in its later forks.

    By default, glibc raises its mmap threshold, up to 32 MB, when a large block is freed, and keeps smaller blocks
    for later use. With this default, a worker used 133 MB after 6,000 mixed requests, instead of 114 MB. Other C
    libraries have no such threshold, so with them this is a no-op.
    """
    with suppress(AttributeError, OSError):
        CDLL(None).mallopt(_M_MMAP_THRESHOLD, _LARGE_BLOCK)


def trim_memory() -> None:
    """Return free pages between used blocks to the system. This takes a few milliseconds."""
    with suppress(AttributeError, OSError):
        CDLL(None).malloc_trim(0)


def on_reload(_server: object) -> None:
    """Increment the current generation, which starts at 0 and wraps around from 255 to 1.

    Raises StopIteration, which makes the master stop, if the master has already received SIGTERM.
    """
    if _stopping[0]:
        raise StopIteration
    _generations[_CURRENT] = _generations[_CURRENT] % 255 + 1


def watch_for_shutdown() -> None:
    """Let SIGTERM cut short a reload in progress, cancel waiting reloads, and stop a worker that is still starting.

    On its own, gunicorn would finish the reloads first, and each can take as long as `graceful_timeout`. It would
    wait just as long for a worker that is still starting: such a worker has the master's signal handler until it sets
    its own, so it would miss the only SIGTERM that it gets.
    """
    inherited, master = signal.getsignal(signal.SIGTERM), os.getpid()

    def note(number: int, frame: Any) -> None:  # noqa: ANN401
        if os.getpid() != master:
            # This worker has not accepted a connection yet, so there is nothing to finish.
            os._exit(0)
        _stopping[0] = 1
        if callable(inherited):
            inherited(number, frame)

    signal.signal(signal.SIGTERM, note)


def write_problem(client: socket.socket, status: int, reason: str, message: str) -> None:
    """Send a problem document, as the service would, if gunicorn refuses a request or the service fails to answer it.

    Pages of any origin may read the document, because it is the same for all callers. nginx sends its refusals with
    the same CORS headers.
    """
    detail = DETAILS.get(status, message)
    # gunicorn gives some statuses the wrong reason phrase: for 501, it says "Bad Request".
    reason = HTTPStatus(status).phrase if status in set(HTTPStatus) else reason
    problem = {"type": "about:blank", "title": reason, "status": status, "detail": detail, "errors": []}
    body = json.dumps(problem).encode()
    head = (
        f"HTTP/1.1 {status} {reason}\r\nConnection: close\r\nContent-Type: application/problem+json\r\n"
        f"Content-Length: {len(body)}\r\nX-Request-Id: {uuid4().hex}\r\n"
        "Access-Control-Allow-Origin: *\r\nAccess-Control-Expose-Headers: Retry-After, X-Request-Id\r\n\r\n"
    )
    util.write_nonblock(client, head.encode() + body)


# gunicorn has no setting for its own error pages, so replace the function that writes them.
util.write_error = write_problem


def _yield_cpu() -> None:
    """On Linux, lower the priority of this process and its later children.

    Idle priority would be too low: on a busy host, this process would get hardly any CPU time.
    """
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, 0, _BACKGROUND_NICENESS)
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def _lower_priority() -> None:
    """On Linux, where each thread has its own priority, lower the priority of this thread."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), _NICENESS)


def close_answered(request: Any, client: socket.socket, *, clock: Callable[[], float] = monotonic) -> None:  # noqa: ANN401
    """Close a connection after its answer was sent, unless bytes from the caller remain unread.

    The system resets a connection that is closed with unread bytes, and the caller may lose its answer. So the rest
    of a refused body is read first. If bytes still remain, the connection stays open, and gunicorn reads them. The
    connection is also closed if the caller resets it or does not send the rest of the body in time.
    """
    try:
        client.shutdown(socket.SHUT_WR)
        _discard(client, body_left(request), clock)
        if not _unread_bytes(client):
            client.close()
    except OSError:
        # The caller has reset the connection or has not sent the rest of the body in time.
        client.close()


def body_left(request: Any) -> int:  # noqa: ANN401
    """Return how many bytes of the body have not been received.

    For a chunked body that has not ended, return the maximum number of bytes to discard.
    """
    reader = request.body.reader
    if isinstance(reader, LengthReader):
        buffered: int = reader.unreader.buf.getbuffer().nbytes
        return max(0, int(reader.length) - buffered)
    # The length of a chunked body is known only at its end, where gunicorn drops the parser.
    return 0 if reader.parser is None else _MOST_DISCARDED


def _discard(client: socket.socket, left: int, clock: Callable[[], float]) -> None:
    """Receive this many bytes, or fewer if a limit is reached or the caller closes the connection first.

    Raises OSError if the caller resets the connection or sends nothing until the time is up.
    """
    deadline, left = clock() + _LONGEST_DISCARD, min(left, _MOST_DISCARDED)
    while left > 0 and (seconds := deadline - clock()) > 0:
        client.settimeout(seconds)
        part = client.recv(min(left, _PART))
        if not part:
            return
        left -= len(part)


def _unread_bytes(client: socket.socket) -> int:
    """Return the number of bytes that have arrived on this connection and that the worker has not read yet."""
    count = array("i", [0])
    ioctl(client.fileno(), FIONREAD, count)
    return count[0]


class PatientWorker(SyncWorker):  # type: ignore[misc]
    """After SIGTERM, serves until new workers are ready (reload), the queue is empty (shutdown) or time is up."""

    wsgi: Any
    slot: int
    """The number of this worker, starting from 1. No two running workers have the same number."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401  (gunicorn's signature)
        super().__init__(*arguments, **named)
        self._generation = _generations[_CURRENT]
        self._got_sigterm = False
        self._is_overloaded = False

    def load_wsgi(self) -> None:
        """Import the service afresh, because the modules inherited from the master may be outdated.

        Requests that arrive during overload are flagged before the service sees them.
        """
        own = [name for name in sys.modules if name.partition(".")[0] == "referee"]
        for name in set(own) - {shared.__name__}:
            del sys.modules[name]
        if self._generation:
            self._load_at_low_priority()
        else:
            self._load()
        service = self.wsgi

        def flag_overload(environ: dict[str, object], start_response: object) -> object:
            return service({**environ, OVERLOADED: True} if self._is_overloaded else environ, start_response)

        self.wsgi = flag_overload

    def _load_at_low_priority(self) -> None:
        """Import the service at low priority, because during a reload the old workers still answer.

        Every worker that starts after the first reload does this.
        """
        with ThreadPoolExecutor(1, initializer=_lower_priority) as executor:
            loading = executor.submit(self._load)
            while wait([loading], _HEARTBEAT).not_done:
                self.notify()
            loading.result()

    def _load(self) -> None:
        """Import the service, and exempt it from garbage collection, because each full collection took 60 ms."""
        super().load_wsgi()
        gc.collect()
        gc.freeze()

    def handle_request(self, listener: Listener, request: Any, client: socket.socket, address: object) -> None:  # noqa: ANN401
        """Answer a request, and flag it if too many connections are waiting. Trim the memory at regular intervals."""
        self._is_overloaded = is_overloaded(listener)
        super().handle_request(listener, request, client, address)
        self.finish(request, client)
        if self.nr % _TRIM_INTERVAL == 0:
            trim_memory()

    def finish(self, request: Any, client: socket.socket) -> None:  # noqa: ANN401
        """Finish an answered request with `close_answered`, so that gunicorn rarely waits for the caller."""
        close_answered(request, client)

    def handle_exit(self, sig: int, frame: object) -> None:
        """Record that SIGTERM has arrived, and make `run` of the base class return."""
        self._got_sigterm = True
        super().handle_exit(sig, frame)

    def run(self) -> None:
        """Serve until this worker must stop. After SIGTERM, drain the queue."""
        if from_environment().background:
            _yield_cpu()
        _generations[self.slot] = self._generation
        super().run()
        if self._got_sigterm:
            self._drain(monotonic() + self.cfg.graceful_timeout - _EXIT_MARGIN)
            _lower_priority()

    def _drain(self, deadline: float) -> None:
        while monotonic() < deadline and not self._is_replaced():
            self.notify()
            if not self._serve_next() and (_stopping[0] or not self._is_outdated()):
                return

    def _serve_next(self) -> bool:
        """Answer one waiting connection, and return whether there was one. During a reload, wait briefly for one."""
        for listener in select(self.sockets, [], [], _POLL if self._is_outdated() else 0)[0]:
            try:
                self.accept(listener)
            except OSError as error:
                # Another worker accepted the connection first, or the client closed it.
                if error.errno not in {errno.EAGAIN, errno.ECONNABORTED}:
                    raise
            else:
                return True
        return False

    def _is_outdated(self) -> bool:
        """Return whether there has been a reload since this worker started."""
        return bool(_generations[_CURRENT] != self._generation)

    def _is_replaced(self) -> bool:
        """Return whether this worker is outdated and all workers of the current generation are ready."""
        current = _generations[_CURRENT]
        return self._is_outdated() and _generations[1:].count(current) >= self.cfg.workers
