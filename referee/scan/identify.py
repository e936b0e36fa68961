"""Which four sections lie on the table, and how: the best explanation of the ground that was seen, if there is one.

Each candidate gets a sum of a hundred numbers in each quarter. The best one is good enough if it is far enough ahead
of the next ones; how far that is depends on how noisy the whole board is.
"""

from collections.abc import Sequence
from itertools import combinations, product
from math import sqrt
from typing import Final, NamedTuple

from referee.base.word import Word
from referee.board.section import PlacedSection
from referee.model.observation import Cell, Grid
from referee.scan.candidates import Option, option
from referee.scan.evidence import USUAL_ERROR, Evidence, evidence, quarters


class Finding(Word):
    """The verdict on a board or on a quarter of it."""

    KNOWN = "known"
    UNKNOWN = "unknown"
    """It was seen but fits none of the candidates."""
    UNREADABLE = "unreadable"
    """Too few hexes were seen."""


class Quarter(NamedTuple):
    """What the scan found out about one quarter of the board."""

    finding: Finding
    best: Option
    """The candidate that fits best, even if it does not fit well enough."""
    runner_up: Option | None
    fit: float
    """1 if every hex that was seen agrees with the candidate; about 0.3 by chance."""
    margin: float
    """How much more likely the best candidate is than the next one, as a natural logarithm."""
    seen: int
    """How many of the 100 hexes could be read."""


class Identification(NamedTuple):
    """The four quarters in reading order."""

    quarters: tuple[Quarter, ...]
    error: float
    """An estimate of the share of wrong cells."""

    @property
    def finding(self) -> Finding:
        """The verdict on the whole board: the worst of its quarters."""
        found = {quarter.finding for quarter in self.quarters}
        return next(finding for finding in reversed(Finding) if finding in found)

    @property
    def margin(self) -> float:
        """The smallest margin of a quarter."""
        return min(quarter.margin for quarter in self.quarters)


class _Choice(NamedTuple):
    """A candidate for a quarter with its evidence, and the next best candidate."""

    total: float
    option: Option
    field: float
    """The average evidence for the next candidates."""
    runner_up: Option | None


# Tuned on 20,000 boards of the printed sections (tests/bench/scans.py draws others). With half of the cells wrong and
# a tenth missing, 1 right quarter in 1,000 stays below _ENOUGH, and 6 in 1,000 of the unknown ones are above it.
_ENOUGH: Final = 0.197
"""How far the best candidate must be ahead of the next ones: 0 not at all, 1 as far as possible."""
_FIELD: Final = 6
"""How many of the next ones are averaged; a single one varies too much by chance."""
_NOISY_LEAD: Final = 0.44
"""How far the two best quarters are ahead at that noise. If they are further ahead, more is required."""
_STRICTER: Final = 0.42
_CHANCE_LEAD: Final = 0.28
"""Wrong sections can be this far ahead in two quarters."""
_USUAL_SEEN: Final = 90
_SCATTER: Final = 0.14
"""How much more is required if fewer hexes were seen, because chance then varies more."""
_IN_DOUBT: Final = 0.13
"""How much more is required for each unknown quarter."""
_LEAST_SEEN: Final = 20
_LONGEST: Final = 9
"""A quarter never needs more options: the other three can take at most three sections in two orientations."""


def identify(grid: Grid, candidates: Sequence[Option]) -> Identification:
    """The most likely sections of a board; needs at least four different candidates."""
    cells = quarters(grid)
    first = [evidence(found, USUAL_ERROR) for found in cells]
    chosen = _choices(first, candidates)
    fits = [found.fit(choice.total) for found, choice in zip(first, chosen, strict=True)]
    leads = [_ahead(fit, found.fit(choice.field)) for fit, found, choice in zip(fits, first, chosen, strict=True)]
    findings = _findings([found.seen for found in first], leads)
    return _identification(cells, chosen, fits, findings)


def compare(grid: Grid, sections: Sequence[PlacedSection]) -> Identification:
    """How well the named sections fit."""
    cells = quarters(grid)
    first = [evidence(found, USUAL_ERROR) for found in cells]
    named = [option(placed) for placed in sections]
    totals = [sum(one.pick(found.logs)) for one, found in zip(named, first, strict=True)]
    chosen = [_Choice(total, one, total, None) for total, one in zip(totals, named, strict=True)]
    fits = [found.fit(total) for found, total in zip(first, totals, strict=True)]
    return _identification(cells, chosen, fits, [Finding.KNOWN] * len(named))


def _identification(
    cells: Sequence[Sequence[Cell | None]],
    chosen: Sequence[_Choice],
    fits: Sequence[float],
    findings: Sequence[Finding],
) -> Identification:
    """Compute the margins for the measured noise of the board."""
    right = [fit for fit, finding in zip(fits, findings, strict=True) if finding is Finding.KNOWN]
    error = 1 - (sum(right) / len(right) if right else _top_two(fits))
    final = [evidence(found, error) for found in cells]
    found = [
        Quarter(finding, choice.option, choice.runner_up, fit, _lead(choice, seen), seen.seen)
        for finding, choice, fit, seen in zip(findings, chosen, fits, final, strict=True)
    ]
    return Identification(tuple(found), error)


def _lead(choice: _Choice, seen: Evidence) -> float:
    return _total(choice.option, seen) - _total(choice.runner_up, seen) if choice.runner_up else 0.0


def _total(one: Option, seen: Evidence) -> float:
    return sum(one.pick(seen.logs))


def _ahead(fit: float, field: float) -> float:
    """How far ahead of the field a candidate is, compared with how far it could be (Cohen's kappa)."""
    return (fit - field) / (1 - field) if field < 1 else 0.0


def _findings(seen: Sequence[int], leads: Sequence[float]) -> list[Finding]:
    best = _top_two(leads)
    enough = _ENOUGH + _STRICTER * max(0.0, best - _NOISY_LEAD)
    needed = [enough + _SCATTER * (sqrt(_USUAL_SEEN / max(one, 1)) - 1) for one in seen]
    failed = sum(lead < bar for lead, bar in zip(leads, needed, strict=True))
    if best < _CHANCE_LEAD:
        failed = len(seen)
    return [
        Finding.UNREADABLE
        if one < _LEAST_SEEN
        else Finding.KNOWN
        if lead >= bar + failed * _IN_DOUBT
        else Finding.UNKNOWN
        for one, lead, bar in zip(seen, leads, needed, strict=True)
    ]


def _top_two(shares: Sequence[float]) -> float:
    """The average of the two best quarters, so that two unknown sections do not hide the noise of the board."""
    return min(1.0, sum(sorted(shares)[-2:]) / 2)


def _choices(found: Sequence[Evidence], candidates: Sequence[Option]) -> list[_Choice]:
    """G1: the best four different sections, each with the best that could lie there instead."""
    ranked = [
        sorted(((sum(one.pick(seen.logs)), number) for number, one in enumerate(candidates)), reverse=True)
        for seen in found
    ]
    best = _best_four([entries[:_LONGEST] for entries in ranked], candidates)
    taken = [candidates[number].placed for _, number in best]
    choices = []
    for place, ((total, number), entries) in enumerate(zip(best, ranked, strict=True)):
        elsewhere = {placed.section for other, placed in enumerate(taken) if other != place}
        free = [
            entry for entry in entries if entry[1] != number and candidates[entry[1]].placed.section not in elsewhere
        ]
        near = free[:_FIELD]
        field = sum(other for other, _ in near) / len(near) if near else total
        choices.append(_Choice(total, candidates[number], field, candidates[near[0][1]] if near else None))
    return choices


def _best_four(
    ranked: Sequence[list[tuple[float, int]]], candidates: Sequence[Option]
) -> tuple[tuple[float, int], ...]:
    first = tuple(entries[0] for entries in ranked)
    if _different(first, candidates):
        return first
    boards = (board for board in product(*ranked) if _different(board, candidates))
    return max(boards, key=lambda board: sum(total for total, _ in board))


def _different(board: Sequence[tuple[float, int]], candidates: Sequence[Option]) -> bool:
    sections = [candidates[number].placed.section for _, number in board]
    return all(one is not other for one, other in combinations(sections, 2))
