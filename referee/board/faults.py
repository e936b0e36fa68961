"""The faults of a described board, each with its place."""

from collections.abc import Iterable
from typing import NamedTuple


class Fault(NamedTuple):
    """One thing that is wrong. The place is a JSON pointer into the description: `/sections/2/rows/4`."""

    place: str
    text: str

    def below(self, place: str) -> "Fault":
        """The same fault with a longer path: the given prefix comes first."""
        return Fault(place + self.place, self.text)


class BoardError(ValueError):
    """A description that does not make a board."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(f"{fault.place or '/'}: {fault.text}" for fault in self.faults))
