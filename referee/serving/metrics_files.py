"""Reserves room for the files in which each worker keeps its metrics.

The library maps these files into memory. If it writes to a page for which the disk has no room, the system kills the
worker with SIGBUS. So the room is reserved first, and without room a worker keeps its metrics to itself.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

SIZES: Final[Mapping[str, int]] = MappingProxyType(
    {"counter": 768 * 1024, "histogram": 768 * 1024, "gauge_livesum": 64 * 1024, "gauge_livemax": 64 * 1024}
)
"""The size of each kind of file, in bytes: several times what all metrics of a worker need."""


def reserve(folder: Path, slot: int) -> bool:
    """Reserve the metric files of the worker with this number, and return whether there is room for them."""
    files = {folder / f"{kind}_{slot}.db": size for kind, size in SIZES.items()}
    try:
        for file, size in files.items():
            with file.open("ab") as opened:
                os.posix_fallocate(opened.fileno(), 0, size)
    except OSError:
        # The library cannot read an empty file.
        for file in files:
            if file.exists() and not file.stat().st_size:
                file.unlink()
        return False
    return True
