"""A gunicorn worker that drains its connections before it exits.

gunicorn stops the old workers as soon as it has forked new ones. New workers need about a second to import the
service, and without this class no worker would answer during that second.
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
from referee.serving.overload import OVERLOADED, Listener, is_overloaded
from referee.words.languages import LANGUAGES

_EXIT_MARGIN: Final = 5.0
"""A worker stops draining this many seconds before gunicorn's `graceful_timeout`, at which gunicorn kills it."""
_POLL: Final = 0.02
"""The interval in seconds at which an old worker checks whether the new workers are ready."""
_HEARTBEAT: Final = 1.0
_NICENESS: Final = 10
"""The niceness of the import during a reload. The import takes a second of CPU time, which the old workers need."""
_CURRENT: Final = 0
_generations: Final = mmap.mmap(-1, 1024)
"""Memory shared by the master and its workers.

Byte 0 is the current generation, which each reload increments. Byte n is the generation of the last worker that was
ready in slot n.
"""

_M_MMAP_THRESHOLD: Final = -3
_LARGE_BLOCK: Final = 128 * 1024
_TRIM_INTERVAL: Final = 250
"""The number of requests between two calls to malloc_trim."""
_LIBRARIES: Final = ("babel", "flask_cors", "flask_limiter", "fluent.runtime", "marshmallow", "orjson", "redis")
"""The libraries that take longest to import. A new version of one is loaded by a restart, but not by a reload."""


def preload_libraries() -> None:
    """Import the slow libraries in the master, so that each worker only has to import the service itself."""
    for name in _LIBRARIES:
        import_module(name)
    for language in LANGUAGES:
        localedata.load(language)


def fix_mmap_threshold() -> None:
    """Make glibc return large blocks of memory to the system once they are free, here and in all child processes.

    By default, glibc raises its threshold to up to 32 MB when a large block is freed, and keeps smaller blocks for
    later use. With this default, a worker used 133 MB after 6,000 mixed requests, instead of 114 MB. Other C
    libraries have no such threshold.
    """
    with suppress(AttributeError, OSError):
        CDLL(None).mallopt(_M_MMAP_THRESHOLD, _LARGE_BLOCK)


def trim_memory() -> None:
    """Return free pages between used blocks to the system. This takes a few milliseconds."""
    with suppress(AttributeError, OSError):
        CDLL(None).malloc_trim(0)


def on_reload(_server: object) -> None:
    """Start a new generation of workers, numbered 1 to 255 in turn. Generation 0 ends with the first reload."""
    _generations[_CURRENT] = _generations[_CURRENT] % 255 + 1


def _use_idle_cpu_only() -> None:
    """Run this process and its later children only on CPU time that no other process needs."""
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _lower_priority() -> None:
    """Lower the priority of this thread. On Linux, each thread has its own priority."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), _NICENESS)


class PatientWorker(SyncWorker):  # type: ignore[misc]
    """Serves until the new workers are ready (on a reload) or until its queue is empty (on a shutdown)."""

    wsgi: Any
    slot: int
    """The number of this worker, starting from 1. No two running workers have the same number."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401  (gunicorn's signature)
        super().__init__(*arguments, **named)
        self._generation = _generations[_CURRENT]
        self._got_sigterm = False
        self._is_overloaded = False

    def load_wsgi(self) -> None:
        """Import the current code of the service, because the master still holds the modules from its start."""
        for name in [name for name in sys.modules if name.partition(".")[0] == "referee"]:
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
        """Import the service at low priority during a reload, while the old workers still answer."""
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

    def handle_request(self, listener: Listener, *arguments: Any) -> None:  # noqa: ANN401  (gunicorn's signature)
        """Answer a request, and flag it if too many others are waiting. Trim the memory at regular intervals."""
        self._is_overloaded = is_overloaded(listener)
        super().handle_request(listener, *arguments)
        if self.nr % _TRIM_INTERVAL == 0:
            trim_memory()

    def handle_exit(self, sig: int, frame: object) -> None:
        """Record a SIGTERM, which makes `run` of the base class return."""
        self._got_sigterm = True
        super().handle_exit(sig, frame)

    def run(self) -> None:
        """Serve until a signal arrives. After SIGTERM, drain the queue."""
        if from_environment().background:
            _use_idle_cpu_only()
        _generations[self.slot] = self._generation
        super().run()
        if self._got_sigterm:
            self._drain(monotonic() + self.cfg.graceful_timeout - _EXIT_MARGIN)
            _lower_priority()

    def _drain(self, deadline: float) -> None:
        while monotonic() < deadline and not self._is_replaced():
            self.notify()
            if not self._serve_next() and not self._is_outdated():
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
