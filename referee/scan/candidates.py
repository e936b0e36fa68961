"""The sections that can lie on the table, each as printed and turned."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

from referee.board.geography import SIDE
from referee.board.section import PlacedSection, Section
from referee.board.terrain import LETTERS
from referee.model.observation import KINDS, NUMBER

HEXES: Final = SIDE * SIDE
"""The name of a section."""


class Option(NamedTuple):
    """A section in one of its two orientations, with the function that adds up the evidence for it."""

    placed: PlacedSection
    kinds: tuple[int, ...]
    """The number of the kind of every hex, row by row."""
    pick: Callable[[Sequence[float]], tuple[float, ...]]
    """Picks one of the 14 numbers for each hex from the evidence of a quarter: the one for this option."""


@lru_cache(maxsize=64)
def options(sections: tuple[Section, ...]) -> tuple[Option, ...]:
    """These sections in both orientations."""
    return tuple(option(PlacedSection(section, turned=turned)) for section in sections for turned in (False, True))


@lru_cache(maxsize=256)
def option(placed: PlacedSection) -> Option:
    """The option for a section in this orientation."""
    printed = [NUMBER[LETTERS[letter]] for row in placed.section.rows for letter in row]
    kinds = tuple(reversed(printed) if placed.turned else printed)
    return Option(placed, kinds, itemgetter(*(at * len(KINDS) + kind for at, kind in enumerate(kinds))))
