"""Compares the observations in one picture with the truth, and simulates tapped corners."""

from dataclasses import dataclass, field
from typing import Any, Self

import numpy as np

from referee.board.section import turn_sections
from referee.photo.observations import COLOURS, WALL, Help, Observations

NAMES = (*COLOURS, WALL)
_LETTERS = "abcdefghijklmnopqrst"


@dataclass(slots=True)
class Tally:
    """Counts and measurements for pictures of one kind.

    Hexes and probabilities are counted only in pictures whose sections were identified correctly.
    """

    pictures: int = 0
    right: int = 0
    refused: int = 0
    wrong: int = 0
    exact: int = 0
    true: int = 0
    """Occupied hexes that were read correctly, as a piece of the right colour or as a wall."""
    false: int = 0
    missed: int = 0
    unread: int = 0
    """Occupied hexes that were not read. They are not counted as missed."""
    blind: int = 0
    """Hexes that were not read."""
    seconds: list[float] = field(default_factory=list)
    megabytes: list[float] = field(default_factory=list)
    stated: list[tuple[float, bool]] = field(default_factory=list)
    """Each probability of at least 0.05 for a piece on a hex that was read, and whether that piece was there."""

    def __iadd__(self, other: Self) -> Self:
        for name in ("pictures", "right", "refused", "wrong", "exact", "true", "false", "missed", "unread", "blind"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.seconds += other.seconds
        self.megabytes += other.megabytes
        self.stated += other.stated
        return self


def judge(found: Observations, truth: dict[str, Any]) -> Tally:
    """Return the counts for one picture."""
    tally = Tally(pictures=1)
    if found.verdict != "read":
        tally.refused = 1
        return tally
    names = [str(placed) for placed in found.placed]
    if truth["sections"] not in (names, turn_sections(names)):
        tally.wrong = 1
        return tally
    tally.right = 1
    presence, blind = presence_grid(truth), _blind(found)
    pieces = found.pieces
    if truth["sections"] != names:
        pieces, blind = pieces[::-1, ::-1], blind[::-1, ::-1]
    seen = np.where(pieces.max(2) > 0.5, pieces.argmax(2), -1)
    tally.blind = int(blind.sum())
    tally.true = int(((seen == presence) & (presence >= 0)).sum())
    tally.false = int(((seen >= 0) & (seen != presence)).sum())
    tally.missed = int(((presence >= 0) & (seen != presence) & ~blind).sum())
    tally.unread = int(((presence >= 0) & blind).sum())
    tally.exact = int(tally.false + tally.missed + tally.unread == 0)
    tally.stated = [
        (float(chance), bool(presence[row, column] == colour))
        for (row, column, colour), chance in np.ndenumerate(pieces)
        if chance >= 0.05 and not blind[row, column]
    ]
    return tally


def presence_grid(truth: dict[str, Any]) -> np.ndarray:
    """Return the true pieces as a [row, column] grid of indices into NAMES, with -1 for an empty hex."""
    grid = np.full((20, 20), -1)
    for at, colour in truth["presence"].items():
        grid[int(at[1:]) - 1, _LETTERS.index(at[0])] = NAMES.index(colour)
    return grid


def _blind(found: Observations) -> np.ndarray:
    grid = np.zeros((20, 20), np.bool_)
    for row, column in found.unread:
        grid[row, column] = True
    return grid


def tapped(truth: dict[str, Any], error: float = 0.2) -> Help:
    """Return the hints of a person who taps the four corner hexes, with a random error in each tap.

    `error` is the standard deviation of a tap in x and in y, in hexes.
    """
    rng = np.random.default_rng(truth["seed"])
    centres = np.array(truth["centres"]).reshape(20, 20, 2)
    width = float(np.linalg.norm(centres[10, 10] - centres[10, 9]))
    exact = np.array([centres[0, 0], centres[0, 19], centres[19, 19], centres[19, 0]])
    corners = exact + rng.normal(0, error * width, (4, 2))
    first, second, third, fourth = ((float(x), float(y)) for x, y in corners)
    return Help(corners=(first, second, third, fourth))
