"""Compares the observed ground with the printed sections: corrects the grid, lists differences and fills gaps."""

from collections import Counter
from collections.abc import Collection, Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

from referee.board.geography import SECTORS, SIDE
from referee.board.hexes import COORDINATES, NEIGHBOURS, SIZE, Hex, each, hex_at
from referee.model.observation import KINDS, LETTER, Grid, Ground, likeliest
from referee.scan.identification import Finding, Identification, Quarter, evidence, quarter_cells

UNREAD: Final = "."
_ORDER: Final = tuple(hex_at(row, column) for row in range(SIZE) for column in range(SIZE))
_RARE: Final = 0.002
"""The minimum prior probability that a hex of the table differs from the printed section."""
_SCATTER: Final = 3.0
"""The prior rises above _RARE only if the share of misfits exceeds the noise by this many standard deviations."""
_MIN_ERROR: Final = 0.01


class Difference(NamedTuple):
    """A hex whose observed ground differs from the printed section."""

    at: Hex
    quarter: int
    printed: Ground
    seen: Ground
    chance: float
    """The probability that the table really differs from the printed section."""


def letters(grid: Grid, identification: Identification) -> tuple[str, ...]:
    """Return the corrected grid as 20 rows of 20 letters. Known sections are as printed, the others as observed.

    In the other sections, `.` stands for an unread hex.
    """
    signs = {at: LETTER[likeliest(cell)] if cell else UNREAD for at, cell in zip(_ORDER, grid, strict=True)}
    for sector, quarter in zip(SECTORS, identification.quarters, strict=True):
        if quarter.finding is Finding.KNOWN:
            signs |= {at: LETTER[KINDS[kind]] for at, kind in zip(_by_rows(sector), quarter.best.kinds, strict=True)}
    return tuple("".join(signs[at] for at in _ORDER[row * SIZE : (row + 1) * SIZE]) for row in range(SIZE))


def custom_rows(grid: Grid, quarter: int) -> tuple[str, ...]:
    """Return the rows of an unknown section, for use as a custom section.

    Gaps are filled from the surrounding hexes, or with the first kind of ground if the whole section and all hexes
    next to it are unread.
    """
    signs = {at: LETTER[likeliest(cell)] for at, cell in zip(_ORDER, grid, strict=True) if cell}
    order = _by_rows(SECTORS[quarter])
    while holes := [at for at in order if at not in signs]:
        around = {at: [signs[other] for other in each(NEIGHBOURS[at]) if other in signs] for at in holes}
        filled = {at: Counter(near).most_common(1)[0][0] for at, near in around.items() if near}
        signs |= filled or dict.fromkeys(holes, LETTER[KINDS[0]])
    return tuple("".join(signs[at] for at in order[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE))


def differences(grid: Grid, identification: Identification, hidden: Collection[Hex]) -> tuple[Difference, ...]:
    """Return the hexes of known sections whose ground probably differs from the printed section.

    Unread hexes and hexes in `hidden` are left out.
    """
    # Estimate the noise from the two best quarters, because one section that differs from its printed form must not
    # make the whole board look noisy.
    fits = sorted(quarter.fit for quarter in identification.quarters)
    error = max(_MIN_ERROR, 1 - sum(fits[-2:]) / 2)
    result: list[Difference] = []
    for number, quarter in enumerate(identification.quarters):
        if quarter.finding is Finding.KNOWN:
            result += _quarter_differences(number, quarter, quarter_cells(grid)[number], error, hidden)
    return tuple(sorted(result, key=lambda difference: difference.at))


def _quarter_differences(
    number: int, quarter: Quarter, cells: Sequence[tuple[float, ...] | None], error: float, hidden: Collection[Hex]
) -> list[Difference]:
    scatter = _SCATTER * sqrt(error * (1 - min(error, 1)) / max(quarter.readable, 1)) if error < 1 else 1.0
    share = max(_RARE, 1 - quarter.fit - error - scatter)
    logs = evidence(cells, error).logs
    width = len(KINDS)
    result = []
    for place, (at, kind) in enumerate(zip(_by_rows(SECTORS[number]), quarter.best.kinds, strict=True)):
        if cells[place] is None or at in hidden:
            continue
        here = logs[place * width : (place + 1) * width]
        best = max(range(width), key=here.__getitem__)
        odds = exp(here[best] - here[kind]) * share / (1 - share) if best != kind else 0.0
        if odds > 1:
            result.append(Difference(at, number, KINDS[kind], KINDS[best], odds / (1 + odds)))
    return result


def _by_rows(sector: int) -> list[Hex]:
    return sorted(each(sector), key=COORDINATES.__getitem__)
