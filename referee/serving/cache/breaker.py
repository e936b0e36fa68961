"""A circuit breaker: after three failures in a row no calls are made for a while, and then one to probe."""

from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import Final

from referee.base.word import Word

FAILURES: Final = 3
"""This many failures in a row open the breaker."""
FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0
"""Seconds until the next probe. They double after each failure, up to this limit."""


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
        """Whether a call may be made now. While it is open, one call is allowed after each pause."""
        if self._closed():
            return True
        with self._lock:
            if self._closed():
                return True
            now = self._clock()
            if now < self._probe_at:
                return False
            # The next probe is due even if nobody ever tells how this one went: its thread may be gone.
            self._probe_at = now + self._pause
            self._state = BreakerState.HALF_OPEN
            return True

    def succeeded(self) -> None:
        """Record an answered call: close the breaker and reset the count."""
        if self._closed() and not self._failures:
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
                    if self._failures >= FAILURES:
                        self._open()
                case BreakerState.HALF_OPEN:
                    self._pause = min(2 * self._pause, LONGEST_PAUSE)
                    self._open()
                case BreakerState.OPEN:
                    # A call that began before the breaker opened; it tells nothing new.
                    pass

    def _closed(self) -> bool:
        return self._state is BreakerState.CLOSED

    def _open(self) -> None:
        self._state = BreakerState.OPEN
        self._probe_at = self._clock() + self._pause
