"""Waiting for another process: ask again and again, and give up late. No test measures how long it took."""

from collections.abc import Callable
from threading import Event
from typing import Final

TRIES: Final = 6000
"""A minute and more: enough for the busiest machine, and only a test that fails waits so long."""
PATIENCE: Final = 120.0
"""Seconds until a call to another process gives up, for the same reason."""
_NEVER: Final = Event()


def pause() -> None:
    """The time between two questions."""
    _NEVER.wait(0.01)


def eventually(condition: Callable[[], bool], *, otherwise: Callable[[], str] = lambda: "it never happened") -> None:
    """Ask until it is so."""
    for _ in range(TRIES):
        if condition():
            return
        pause()
    raise AssertionError(otherwise())
