"""Memory that gunicorn's master shares with all its workers.

The master imports this module once, and every worker inherits it. Each worker imports its own copies of the package's
other modules.
"""

import mmap
from typing import Final

BREAKER_SIZE: Final = 16
_pages: Final[dict[str, mmap.mmap]] = {}


def share_breaker() -> None:
    """Reserve memory for the Redis circuit breaker. The master calls this before it starts workers."""
    _pages.setdefault("breaker", mmap.mmap(-1, BREAKER_SIZE))


def breaker_memory() -> mmap.mmap | None:
    """Return the memory reserved for the circuit breaker, or None outside gunicorn."""
    return _pages.get("breaker")
