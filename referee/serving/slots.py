"""At most so many of something at once on this host, whichever process it happens in."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir


class NoSlotError(Exception):
    """As many run already as may."""


class Slots:
    """Lock files, one for each place. The system unlocks a file when its process ends, however it ends."""

    def __init__(self, name: str, most: int) -> None:
        self.most = most
        self._folder = Path(gettempdir()) / f"referee-{name}-{os.getuid()}"

    @contextmanager
    def one(self) -> Iterator[None]:
        """Hold a place; NoSlotError at once if none is free."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        for number in range(self.most):
            file = os.open(self._folder / str(number), os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
            try:
                if _locked(file):
                    yield
                    return
            finally:
                os.close(file)
        raise NoSlotError


def _locked(file: int) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
