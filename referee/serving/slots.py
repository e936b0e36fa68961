"""A limit on concurrent work, shared by all processes of one user on this host."""

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
    """Raised if no slot is available."""


class Slots:
    """Slots backed by lock files. The system releases a lock when the process that holds it ends or crashes."""

    def __init__(self, name: str, limit: int) -> None:
        self.limit = limit
        self._folder = _temporary_folder() / f"referee-{name}-{os.getuid()}"

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Hold a slot for the duration of a `with` block. Raises NoSlotError immediately if none is available."""
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
        """Open the lock file of a slot. Raises NoSlotError if that fails, for example because the disk is full."""
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
        # `gettempdir` tries to write to each candidate folder, so it finds no folder if the disk is full.
        return Path(os.environ.get("TMPDIR", "/tmp"))  # noqa: S108


def _try_lock(file: int) -> bool:
    """Lock the file without waiting, and return whether that succeeded."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
