"""A host-wide limit on concurrent work, across all processes."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir


class NoSlotError(Exception):
    """Raised if all slots are taken."""


class Slots:
    """Slots backed by lock files. The system unlocks a file when its process ends, even after a crash."""

    def __init__(self, name: str, limit: int) -> None:
        self.limit = limit
        self._folder = Path(gettempdir()) / f"referee-{name}-{os.getuid()}"

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Hold a slot for the duration of a `with` block. Raises NoSlotError immediately if none is free."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        for number in range(self.limit):
            file = os.open(self._folder / str(number), os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
            try:
                if _try_lock(file):
                    yield
                    return
            finally:
                os.close(file)
        raise NoSlotError


def _try_lock(file: int) -> bool:
    """Lock the file without waiting, and return whether that succeeded."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
