"""Waits for another process by polling. The time limits are long, so that no test fails on a busy machine."""

from collections.abc import Callable
from threading import Event
from typing import Final

TRIES: Final = 6000
"""The maximum number of polls. Together they take at least a minute, but only a failing test waits that long."""
PATIENCE: Final = 120.0
"""The timeout for a call to another process, in seconds."""
_NEVER: Final = Event()


def pause() -> None:
    """Wait for a hundredth of a second."""
    _NEVER.wait(0.01)


def eventually(condition: Callable[[], bool], *, otherwise: Callable[[], str] = lambda: "it never happened") -> None:
    """Wait until the condition holds. If it never does, raise AssertionError with the text of `otherwise`."""
    for _ in range(TRIES):
        if condition():
            return
        pause()
    raise AssertionError(otherwise())
