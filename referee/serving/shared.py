"""Memory that gunicorn's master shares with all its workers.

The master imports this module and keeps it across a reload. So does a worker, which imports everything else anew.
"""

import mmap
from typing import Final

BREAKER_SIZE: Final = 16
_pages: Final[dict[str, mmap.mmap]] = {}


def share_breaker() -> None:
    """Reserve memory for the breaker of Redis. The master calls this before it starts workers."""
    _pages.setdefault("breaker", mmap.mmap(-1, BREAKER_SIZE))


def breaker_memory() -> mmap.mmap | None:
    """The memory of the breaker; None outside of gunicorn."""
    return _pages.get("breaker")
