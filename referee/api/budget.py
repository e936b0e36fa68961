"""What the lines of one NDJSON request may cost together, counted in work and never in time.

An answer is a function of its request: a clock would make it depend on the machine. A unit of work is about a
microsecond of the slowest kind; `make bench-costly` checks that no request costs more than it should.
"""

from typing import Final

MAX_WORK: Final = 400_000
_LINE: Final = 400
"""To read a line, to audit its state and to judge its action."""
_BYTES_ASKED: Final = 2
"""So many bytes of a line are one unit: a board of one's own is long, and is put together hex by hex."""
_BYTES_ANSWERED: Final = 6
PICTURE: Final = 30_000
"""To draw a table."""
TABLE: Final = 20_000
"""To infer a state from a table."""


class Budget:
    """The work that is left. A line is answered as long as there is some, so the first one always is."""

    def __init__(self, most: int = MAX_WORK) -> None:
        self._left = most

    @property
    def is_spent(self) -> bool:
        """Whether no further line is answered."""
        return self._left <= 0

    def spend(self, asked: bytes, answered: bytes, extra: int) -> None:
        """Count a line, its answer, and the extra work that it caused."""
        self._left -= _LINE + len(asked) // _BYTES_ASKED + len(answered) // _BYTES_ANSWERED + extra
