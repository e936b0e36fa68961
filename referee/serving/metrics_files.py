"""Reserves disk space for the files in which each worker stores its metrics.

The Prometheus library maps these files into memory. If it writes to a page for which the disk has no space, the
system kills the worker with SIGBUS. So the space is reserved first. A worker whose space cannot be reserved does not
share its metrics.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

SIZES: Final[Mapping[str, int]] = MappingProxyType(
    {"counter": 768 * 1024, "histogram": 768 * 1024, "gauge_livesum": 64 * 1024, "gauge_livemax": 64 * 1024}
)
"""The size of each kind of file, in bytes. Each size is several times what the metrics of a worker need."""


def reserve(folder: Path, slot: int) -> bool:
    """Reserve space for the metrics files of the worker with this number. Return whether there is enough space."""
    files = {folder / f"{kind}_{slot}.db": size for kind, size in SIZES.items()}
    try:
        for file, size in files.items():
            with file.open("ab") as opened:
                os.posix_fallocate(opened.fileno(), 0, size)
    except OSError:
        # The library cannot read an empty file, so remove any empty files.
        for file in files:
            if file.exists() and not file.stat().st_size:
                file.unlink()
        return False
    return True
