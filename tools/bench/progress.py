"""A bar for benches that take minutes."""

import sys
from collections.abc import Iterator

from click import progressbar


def watched(count: int) -> Iterator[int]:
    """The numbers below this one, with a bar beside the output where somebody watches."""
    with progressbar(range(count), file=sys.stderr, hidden=not sys.stderr.isatty()) as numbers:
        yield from numbers
