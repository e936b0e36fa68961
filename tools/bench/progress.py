"""A progress bar for benchmarks that take minutes."""

import sys
from collections.abc import Iterator

from click import progressbar


def watched(count: int) -> Iterator[int]:
    """Yield the numbers below `count`. If standard error is a terminal, show a progress bar there."""
    with progressbar(range(count), file=sys.stderr, hidden=not sys.stderr.isatty()) as numbers:
        yield from numbers
