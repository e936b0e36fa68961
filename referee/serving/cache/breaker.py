"""A circuit breaker: three failures in a row stop all calls for a while. Then one call probes the server.

Breakers in several processes can share memory. If one process has just opened its breaker, a new process also starts
with an open breaker. Otherwise, the new process would detect the failure only after three timeouts of its own.
"""

import mmap
import struct
from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import Final

from referee.base.word import Word

FAILURE_THRESHOLD: Final = 3
"""This many failures in a row open the breaker."""
FIRST_PAUSE: Final = 1.0
MAX_PAUSE: Final = 30.0
"""The longest pause before a probe, in seconds. The pause doubles after each failed probe, up to this limit."""

Memory = mmap.mmap | bytearray
"""Shared memory of 16 bytes: the time of the next probe (0 if the breaker is closed), and the pause before it."""
_SHARED: Final = struct.Struct("=dd")


class BreakerState(Word):
    """Whether calls are made (closed), suspended (open), or limited to one probe (half-open)."""

    CLOSED = "closed"
    OPEN = "open"
    HALF_OPEN = "half-open"


class Breaker:
    """Decides whether a call may be made, and records its result. It is thread-safe."""

    def __init__(self, *, clock: Callable[[], float] = monotonic, memory: Memory | None = None) -> None:
        self._clock = clock
        self._memory = memory
        self._lock = Lock()
        self._state = BreakerState.CLOSED
        self._failures = 0
        self._pause = FIRST_PAUSE
        self._probe_at = 0.0
        self._recall()

    @property
    def state(self) -> BreakerState:
        """The current state of the breaker."""
        return self._state

    def allows(self) -> bool:
        """Return whether a call may be made now. An open breaker allows one call after each pause."""
        if self._is_closed():
            return True
        with self._lock:
            if self._is_closed():
                return True
            now = self._clock()
            if now < self._probe_at:
                return False
            # Schedule the next probe now, because the thread of this probe may die without reporting a result.
            self._probe_at = now + self._pause
            self._state = BreakerState.HALF_OPEN
            return True

    def succeeded(self) -> None:
        """Record a successful call: close the breaker and reset the failure count."""
        if self._is_closed() and not self._failures:
            return
        with self._lock:
            self._state = BreakerState.CLOSED
            self._failures = 0
            self._pause = FIRST_PAUSE
            self._share(0.0)

    def failed(self) -> None:
        """Record a failed call, which may open the breaker."""
        with self._lock:
            match self._state:
                case BreakerState.CLOSED:
                    self._failures += 1
                    if self._failures >= FAILURE_THRESHOLD:
                        self._open()
                case BreakerState.HALF_OPEN:
                    self._pause = min(2 * self._pause, MAX_PAUSE)
                    self._open()
                case BreakerState.OPEN:
                    # This call began before the breaker opened, so its failure reveals nothing new.
                    pass

    def _is_closed(self) -> bool:
        return self._state is BreakerState.CLOSED

    def _open(self) -> None:
        self._state = BreakerState.OPEN
        self._probe_at = self._clock() + self._pause
        self._share(self._probe_at)

    def _share(self, probe_at: float) -> None:
        if self._memory is not None:
            self._memory[: _SHARED.size] = _SHARED.pack(probe_at, self._pause)

    def _recall(self) -> None:
        """Start open if the breaker of another process is open and its next probe is not due yet."""
        if self._memory is None:
            return
        probe_at, pause = _SHARED.unpack_from(self._memory)
        if 0 < probe_at - self._clock() <= MAX_PAUSE and FIRST_PAUSE <= pause <= MAX_PAUSE:
            self._state, self._probe_at, self._pause = BreakerState.OPEN, probe_at, pause
