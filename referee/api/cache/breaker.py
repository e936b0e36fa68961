"""A circuit breaker: who failed three times in a row is left alone for a while, and then asked once."""

from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import Final

from referee.board.word import Word

FAILURES: Final = 3
"""So many failures in a row open the breaker."""
FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0
"""Seconds until the next probe: twice as many after each that fails, up to these."""


class BreakerState(Word):
    """Closed: calls go through. Open: none does. Half-open: one is on its way, to see."""

    CLOSED = "closed"
    OPEN = "open"
    HALF_OPEN = "half-open"


class Breaker:
    """Says whether a call may be made, and is told how it went. For any number of threads; never waits."""

    def __init__(self, *, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._lock = Lock()
        self._state = BreakerState.CLOSED
        self._failures = 0
        self._pause = FIRST_PAUSE
        self._probe_at = 0.0

    @property
    def state(self) -> BreakerState:
        """Where it stands."""
        return self._state

    def allows(self) -> bool:
        """Whether a call may be made now. While it is not closed: one each time a pause is over."""
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
        """A call was answered: closed, and all is forgotten."""
        if self._closed() and not self._failures:
            return
        with self._lock:
            self._state = BreakerState.CLOSED
            self._failures = 0
            self._pause = FIRST_PAUSE

    def failed(self) -> None:
        """A call was not answered."""
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
