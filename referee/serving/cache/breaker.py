"""A circuit breaker: three failures in a row stop all calls for a while; then one call probes the server."""

from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import Final

from referee.base.word import Word

FAILURE_THRESHOLD: Final = 3
"""Failures in a row that open the breaker."""
FIRST_PAUSE: Final = 1.0
MAX_PAUSE: Final = 30.0
"""Seconds until the next probe. The pause doubles after each failed probe, up to this limit."""


class BreakerState(Word):
    """Closed: calls are made. Open: no calls are made. Half-open: one call is made to probe."""

    CLOSED = "closed"
    OPEN = "open"
    HALF_OPEN = "half-open"


class Breaker:
    """Decides whether a call may be made, and records its result. Thread-safe; never waits."""

    def __init__(self, *, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._lock = Lock()
        self._state = BreakerState.CLOSED
        self._failures = 0
        self._pause = FIRST_PAUSE
        self._probe_at = 0.0

    @property
    def state(self) -> BreakerState:
        """The current state."""
        return self._state

    def allows(self) -> bool:
        """Whether a call may be made now. An open breaker allows one call after each pause."""
        if self._is_closed():
            return True
        with self._lock:
            if self._is_closed():
                return True
            now = self._clock()
            if now < self._probe_at:
                return False
            # The next probe is due even if this one never reports back: its thread may have died.
            self._probe_at = now + self._pause
            self._state = BreakerState.HALF_OPEN
            return True

    def succeeded(self) -> None:
        """Record an answered call: close the breaker and reset the count."""
        if self._is_closed() and not self._failures:
            return
        with self._lock:
            self._state = BreakerState.CLOSED
            self._failures = 0
            self._pause = FIRST_PAUSE

    def failed(self) -> None:
        """Record a failed call."""
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
                    # This call began before the breaker opened, so it shows nothing new.
                    pass

    def _is_closed(self) -> bool:
        return self._state is BreakerState.CLOSED

    def _open(self) -> None:
        self._state = BreakerState.OPEN
        self._probe_at = self._clock() + self._pause
