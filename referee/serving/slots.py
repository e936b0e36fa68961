"""A host-wide limit on concurrent work, across all processes."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from logging import getLogger
from pathlib import Path
from tempfile import gettempdir
from typing import Final

log: Final = getLogger("referee.slots")


class NoSlotError(Exception):
    """Raised if all slots are taken."""


class Slots:
    """Slots backed by lock files. The system unlocks a file when its process ends, even after a crash."""

    def __init__(self, name: str, limit: int) -> None:
        self.limit = limit
        self._folder = _temporary_folder() / f"referee-{name}-{os.getuid()}"

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Hold a slot for the duration of a `with` block. Raises NoSlotError immediately if none is free."""
        for number in range(self.limit):
            file = self._open(number)
            try:
                if _try_lock(file):
                    yield
                    return
            finally:
                os.close(file)
        raise NoSlotError

    def _open(self, number: int) -> int:
        """Open the lock file of a slot. If the temporary folder is full or not ours, there is no slot."""
        try:
            self._folder.mkdir(mode=0o700, exist_ok=True)
            return os.open(self._folder / str(number), os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
        except OSError as error:
            log.warning("no lock file in %s: %s", self._folder, error)
            raise NoSlotError from error


def _temporary_folder() -> Path:
    try:
        return Path(gettempdir())
    except FileNotFoundError:
        # Python tries to write to each candidate, so a full disk looks to it as if there were no folder at all.
        return Path(os.environ.get("TMPDIR", "/tmp"))  # noqa: S108


def _try_lock(file: int) -> bool:
    """Lock the file without waiting, and return whether that succeeded."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
