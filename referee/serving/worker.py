"""A gunicorn worker that is told to leave and still lets nobody down.

gunicorn stops the old workers as soon as it has forked new ones, which need a second to import the service: meanwhile
nobody answers. And a worker that stops leaves behind the connections that the system has accepted for it.
"""

import errno
import gc
import mmap
import os
import sys
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from ctypes import CDLL
from importlib import import_module
from select import select
from threading import get_native_id
from time import monotonic
from typing import Any, Final

from babel import localedata
from gunicorn.workers.sync import SyncWorker  # type: ignore[import-untyped]

from referee.serving.config import from_environment
from referee.serving.overload import BUSY, Listener, is_crowded
from referee.words.languages import LANGUAGES

_PATIENCE: Final = 15.0
"""Seconds an old worker waits for its successors at most; gunicorn would end it by force after `graceful_timeout`."""
_PAUSE: Final = 0.02
_HEARTBEAT: Final = 1.0
_POLITE: Final = 10
"""The niceness of an import during a reload: it takes a second of CPU, and the old workers still answer."""
_QUIET: Final = 0.1
"""Seconds without a connection after which a worker leaves at a shutdown: a handshake may still be on its way."""
_GENERATION: Final = 0
_board: Final = mmap.mmap(-1, 1024)
"""Shared by the master and its workers: the generation that is wanted, then that of every worker that is ready."""


_MMAP_THRESHOLD: Final = -3
_LARGE_BLOCK: Final = 128 * 1024
_TIDY_EVERY: Final = 250
_LIBRARIES: Final = ("babel", "flask_cors", "flask_limiter", "fluent.runtime", "marshmallow", "orjson", "redis")
"""What takes longest to import. A new version of one of these needs a restart."""


def import_libraries() -> None:
    """Load the libraries into the master, so that its workers have only the service itself to import."""
    for name in _LIBRARIES:
        import_module(name)
    for language in LANGUAGES:
        localedata.load(language)


def return_large_blocks() -> None:
    """Have large blocks of memory go back to the system as soon as they are free, in this process and its children.

    glibc raises this limit up to 32 MB when a large block is freed, and then keeps such blocks for later: after 6,000
    mixed requests a worker had 133 MB instead of 114. Other C libraries have no such limit.
    """
    with suppress(AttributeError, OSError):
        CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE_BLOCK)


def return_free_memory() -> None:
    """Give free pages between blocks in use back to the system; takes a few milliseconds."""
    with suppress(AttributeError, OSError):
        CDLL(None).malloc_trim(0)


def _work_in_background() -> None:
    """Take only the CPU that nobody else on this machine wants, also in processes that are started from here."""
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def on_reload(_server: object) -> None:
    """Begin a new generation of workers."""
    _board[_GENERATION] = (_board[_GENERATION] + 1) % 256


def _step_back() -> None:
    """Let everybody else go first; in Linux, each thread has a priority of its own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), _POLITE)


class PatientWorker(SyncWorker):  # type: ignore[misc]
    """Serves until its successors can; at a shutdown, until nobody waits any more."""

    wsgi: Any
    slot: int
    """Which of the workers this is, from 1; no two living workers have the same."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401  (gunicorn's own)
        super().__init__(*arguments, **named)
        self._generation = _board[_GENERATION]
        self._told_to_leave = False
        self._is_crowded = False

    def load_wsgi(self) -> None:
        """Import the service as it is now: the master still has the modules it was started with."""
        for name in [name for name in sys.modules if name.partition(".")[0] == "referee"]:
            del sys.modules[name]
        self._load_gently()
        service = self.wsgi

        def told(environ: dict[str, object], start_response: object) -> object:
            return service({**environ, BUSY: True} if self._is_crowded else environ, start_response)

        self.wsgi = told

    def _load_gently(self) -> None:
        """Import the service; while old workers still answer, at a low priority."""
        if not self._generation:
            self._load()
            return
        with ThreadPoolExecutor(1, initializer=_step_back) as aside:
            loading = aside.submit(self._load)
            while wait([loading], _HEARTBEAT).not_done:
                self.notify()
            loading.result()

    def _load(self) -> None:
        """Import the service. What is loaded then stays: looking through it for garbage took 60 ms every so often."""
        super().load_wsgi()
        gc.collect()
        gc.freeze()

    def handle_request(self, listener: Listener, *arguments: Any) -> None:  # noqa: ANN401  (gunicorn's own)
        """Answer a request, knowing whether too many others wait; after so many of them, tidy up."""
        self._is_crowded = is_crowded(listener)
        super().handle_request(listener, *arguments)
        if self.nr % _TIDY_EVERY == 0:
            return_free_memory()

    def handle_exit(self, sig: int, frame: object) -> None:
        """SIGTERM."""
        self._told_to_leave = True
        super().handle_exit(sig, frame)

    def run(self) -> None:
        """Serve, then leave politely."""
        if from_environment().background:
            _work_in_background()
        _board[self.slot] = self._generation
        super().run()
        if self._told_to_leave:
            self._leave(monotonic() + _PATIENCE)
            _step_back()

    def _leave(self, until: float) -> None:
        while monotonic() < until and not self._is_replaced():
            self.notify()
            if not self._served_one() and not self._is_outdated():
                return

    def _served_one(self) -> bool:
        """Answer a connection that waits, if there is one; otherwise pause for a moment."""
        for listener in select(self.sockets, [], [], _PAUSE if self._is_outdated() else _QUIET)[0]:
            try:
                self.accept(listener)
            except OSError as error:
                # Another worker was quicker, or the client has gone.
                if error.errno not in {errno.EAGAIN, errno.ECONNABORTED}:
                    raise
            else:
                return True
        return False

    def _is_outdated(self) -> bool:
        return bool(_board[_GENERATION] != self._generation)

    def _is_replaced(self) -> bool:
        wanted = _board[_GENERATION]
        return self._is_outdated() and sum(one == wanted for one in _board[1:]) >= self.cfg.workers
