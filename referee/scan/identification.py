"""Identifies the four sections on the table and their orientations from the observed ground.

A quarter is the area of one section on the board. A candidate for a quarter is a section in one of its orientations.
The evidence for each kind of ground on each hex is a log-likelihood, so the score of a candidate in a quarter is the
sum of a hundred numbers. Pieces, shadows and confident misreadings make some cells wrong, so the model assumes that a
share of the cells is wrong. The best candidate is accepted if its lead over the next best candidates is large
enough. The required lead depends on the noise on the whole board.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import combinations, product
from math import log, sqrt
from operator import itemgetter
from typing import Final, NamedTuple

from referee.base.word import Word
from referee.board.geography import SIDE
from referee.board.hexes import SIZE
from referee.board.section import PlacedSection, Section, printed_sections
from referee.board.terrain import LETTERS, Special
from referee.model.observation import KINDS, NUMBER, Cell, Grid

PRINTED: Final = "printed"
"""The origin of a section that the publisher printed."""
SECTION_HEXES: Final = SIDE * SIDE


class Candidate(NamedTuple):
    """A section in one of its two orientations."""

    placed: PlacedSection
    kinds: tuple[int, ...]
    """The kind of ground of each hex, row by row, as an index into KINDS."""
    pick: Callable[[Sequence[float]], tuple[float, ...]]
    """A function that picks the log-likelihood of this candidate's ground on each hex from `Evidence.logs`."""


def section_candidates(
    custom: Iterable[Section] = (), *, expansions: frozenset[str] | None = None, originals: bool = False
) -> tuple[Candidate, ...]:
    """Return both orientations of the printed sections of these expansions (all if None) and of the custom sections.

    This project's own substitute layouts are candidates only if `originals` is set, because they are not sold
    anywhere.
    """
    shipped = [
        section
        for section in printed_sections().values()
        if (originals or section.origin == PRINTED) and (expansions is None or section.expansion in expansions)
    ]
    return _candidates(tuple(dict.fromkeys([*shipped, *custom])))


@lru_cache(maxsize=64)
def _candidates(sections: tuple[Section, ...]) -> tuple[Candidate, ...]:
    return tuple(
        candidate_for(PlacedSection(section, turned=turned)) for section in sections for turned in (False, True)
    )


@lru_cache(maxsize=256)
def candidate_for(placed: PlacedSection) -> Candidate:
    """Return the candidate for a section in this orientation."""
    printed = [NUMBER[LETTERS[letter]] for row in placed.section.rows for letter in row]
    kinds = tuple(reversed(printed) if placed.turned else printed)
    return Candidate(placed, kinds, itemgetter(*(at * len(KINDS) + kind for at, kind in enumerate(kinds))))


_USUAL_ERROR: Final = 0.25
"""The first estimate of the share of wrong cells."""
_SPECIAL_ERROR: Final = 0.2
"""The number that is added to the share of wrong cells for special hexes.

They are misread more often, because tiles cover them and editions draw them differently.
"""
_MIN_ERROR: Final = 0.01
_MAX_ERROR: Final = 0.9
_IS_SPECIAL: Final = tuple(isinstance(kind, Special) for kind in KINDS)
_NOTHING: Final = (0.0,) * len(KINDS)
_QUARTER_STARTS: Final = tuple(row * SIZE + column for row in (0, SIDE) for column in (0, SIDE))


class Evidence(NamedTuple):
    """The evidence in one quarter."""

    readable: int
    """How many hexes of the quarter could be read."""
    logs: Sequence[float]
    """The log-likelihood of each kind in KINDS for each of the 100 hexes, row by row, in one sequence."""
    least: float
    """The sum of log-likelihoods for a section that fits as badly as possible on every hex."""
    most: float
    """The sum of log-likelihoods for a section that fits as well as possible on every hex."""

    def fit(self, total: float) -> float:
        """Return how well a section with this sum fits, from 0 (nowhere) to 1 (everywhere)."""
        return (total - self.least) / (self.most - self.least) if self.most > self.least else 0.0


def quarter_cells(grid: Grid) -> tuple[tuple[Cell | None, ...], ...]:
    """Return the cells of the four quarters, in reading order."""
    return tuple(
        tuple(cell for row in range(SIDE) for cell in grid[start + row * SIZE : start + row * SIZE + SIDE])
        for start in _QUARTER_STARTS
    )


def evidence(cells: Sequence[Cell | None], error: float) -> Evidence:
    """Return the evidence in the cells of a quarter, assuming that a share `error` of the cells is wrong."""
    floors, scales = _mixture(min(max(error, _MIN_ERROR), _MAX_ERROR))
    cache: dict[Cell, tuple[tuple[float, ...], float, float]] = {}
    logs: list[float] = []
    readable, least, most = 0, 0.0, 0.0
    for cell in cells:
        if cell is None:
            logs += _NOTHING
            continue
        entry = cache.get(cell)
        if entry is None:
            weighed = tuple([log(f + s * p) for f, s, p in zip(floors, scales, cell, strict=True)])
            entry = cache[cell] = (weighed, min(weighed), max(weighed))
        logs += entry[0]
        readable += 1
        least += entry[1]
        most += entry[2]
    return Evidence(readable, logs, least, most)


def _mixture(error: float) -> tuple[list[float], list[float]]:
    """Return the likelihood of a wrong cell and the weight of a correct cell, for each kind of ground."""
    errors = [min(_MAX_ERROR, error + _SPECIAL_ERROR) if special else error for special in _IS_SPECIAL]
    return [share / len(KINDS) for share in errors], [1 - share for share in errors]


class Finding(Word):
    """The verdict on a board or on a quarter of the board."""

    KNOWN = "known"
    UNKNOWN = "unknown"
    """The area is readable, but its section cannot be identified with enough certainty."""
    UNREADABLE = "unreadable"
    """Too few hexes are readable."""


class Quarter(NamedTuple):
    """The result for one quarter of the board, which is the area of one section."""

    finding: Finding
    best: Candidate
    """The chosen candidate, even if it is not certain enough."""
    runner_up: Candidate | None
    fit: float
    """Roughly the share of readable hexes that agree with `best`.

    The best wrong candidate usually reaches 0.2 to 0.5 by chance.
    """
    margin: float
    """How much more likely `best` is than `runner_up`, as a natural logarithm; 0 if there is no runner-up."""
    readable: int
    """How many of the 100 hexes could be read."""


class Identification(NamedTuple):
    """The results for the four quarters, in reading order."""

    quarters: tuple[Quarter, ...]
    error: float
    """The estimated share of wrong cells."""

    @property
    def finding(self) -> Finding:
        """The verdict on the whole board: the worst of the verdicts on its quarters."""
        findings = {quarter.finding for quarter in self.quarters}
        return next(finding for finding in reversed(Finding) if finding in findings)

    @property
    def margin(self) -> float:
        """The smallest margin of the four quarters."""
        return min(quarter.margin for quarter in self.quarters)


class _Choice(NamedTuple):
    """The chosen candidate for a quarter, the evidence for it, and the best alternative."""

    total: float
    candidate: Candidate
    field: float
    """The average evidence for the next best candidates."""
    runner_up: Candidate | None


# This value was tuned on 20,000 boards of printed sections. tools/bench/scans.py generates other boards, so it tests
# the value independently. If half of the cells are wrong and a tenth are missing, the lead is below _ENOUGH in 1 of
# 1,000 quarters with a known section, and above it in 6 of 1,000 quarters with an unknown section.
_ENOUGH: Final = 0.197
"""The lead that the best candidate needs, from 0 (none) to 1 (the largest possible), before the additions below."""
_FIELD: Final = 6
"""How many of the next best candidates are averaged. The evidence for one candidate varies too much by chance."""
_NOISY_LEAD: Final = 0.44
"""If the average lead of the two best quarters is above this, the board is less noisy, so the required lead grows."""
_STRICTER: Final = 0.42
_CHANCE_LEAD: Final = 0.28
"""If the average lead of the two best quarters is below this, it may be chance, so all quarters are in doubt."""
_USUAL_READABLE: Final = 90
_SCATTER: Final = 0.14
"""How strongly the required lead grows if fewer hexes are readable, because chance then has more influence."""
_IN_DOUBT: Final = 0.13
"""For each quarter whose lead is too small, the required lead of every quarter grows by this."""
_MIN_READABLE: Final = 20
_MAX_RANKED: Final = 9
"""How many candidates to try per quarter to find four different sections.

The other quarters can rule out at most six of them: three sections in two orientations.
"""


def identify(grid: Grid, candidates: Sequence[Candidate]) -> Identification:
    """Return the likeliest sections of a board. The candidates must include at least four different sections."""
    cells = quarter_cells(grid)
    first = [evidence(quarter, _USUAL_ERROR) for quarter in cells]
    choices = _choices(first, candidates)
    fits = [quarter.fit(choice.total) for quarter, choice in zip(first, choices, strict=True)]
    leads = [_lead(fit, quarter.fit(choice.field)) for fit, quarter, choice in zip(fits, first, choices, strict=True)]
    findings = _findings([quarter.readable for quarter in first], leads)
    return _identification(cells, choices, fits, findings)


def compare(grid: Grid, sections: Sequence[PlacedSection]) -> Identification:
    """Return how well the sections that the caller named fit the grid. Every quarter has the finding `known`."""
    cells = quarter_cells(grid)
    first = [evidence(quarter, _USUAL_ERROR) for quarter in cells]
    named = [candidate_for(placed) for placed in sections]
    totals = [_total(candidate, quarter) for candidate, quarter in zip(named, first, strict=True)]
    choices = [_Choice(total, candidate, total, None) for total, candidate in zip(totals, named, strict=True)]
    fits = [quarter.fit(total) for quarter, total in zip(first, totals, strict=True)]
    return _identification(cells, choices, fits, [Finding.KNOWN] * len(named))


def _identification(
    cells: Sequence[Sequence[Cell | None]],
    choices: Sequence[_Choice],
    fits: Sequence[float],
    findings: Sequence[Finding],
) -> Identification:
    """Return the identification, with margins computed for the measured noise of the board."""
    right = [fit for fit, finding in zip(fits, findings, strict=True) if finding is Finding.KNOWN]
    error = 1 - (sum(right) / len(right) if right else _top_two(fits))
    final = [evidence(quarter, error) for quarter in cells]
    quarters = [
        Quarter(finding, choice.candidate, choice.runner_up, fit, _margin(choice, quarter), quarter.readable)
        for finding, choice, fit, quarter in zip(findings, choices, fits, final, strict=True)
    ]
    return Identification(tuple(quarters), error)


def _margin(choice: _Choice, quarter: Evidence) -> float:
    return _total(choice.candidate, quarter) - _total(choice.runner_up, quarter) if choice.runner_up else 0.0


def _total(candidate: Candidate, quarter: Evidence) -> float:
    return sum(candidate.pick(quarter.logs))


def _lead(fit: float, field: float) -> float:
    """Return the lead of a candidate over the field, as a share of the largest possible lead (Cohen's kappa)."""
    return (fit - field) / (1 - field) if field < 1 else 0.0


def _findings(readable: Sequence[int], leads: Sequence[float]) -> list[Finding]:
    best = _top_two(leads)
    enough = _ENOUGH + _STRICTER * max(0.0, best - _NOISY_LEAD)
    needed = [enough + _SCATTER * (sqrt(_USUAL_READABLE / max(count, 1)) - 1) for count in readable]
    failed = sum(lead < bar for lead, bar in zip(leads, needed, strict=True))
    if best < _CHANCE_LEAD:
        failed = len(readable)
    return [
        Finding.UNREADABLE
        if count < _MIN_READABLE
        else Finding.KNOWN
        if lead >= bar + failed * _IN_DOUBT
        else Finding.UNKNOWN
        for count, lead, bar in zip(readable, leads, needed, strict=True)
    ]


def _top_two(shares: Sequence[float]) -> float:
    """Return the average of the two largest shares, so that two unknown sections do not make the board look noisy."""
    return min(1.0, sum(sorted(shares)[-2:]) / 2)


def _choices(quarters: Sequence[Evidence], candidates: Sequence[Candidate]) -> list[_Choice]:
    """G1: the best four different sections, each with the best alternative in its quarter."""
    ranked = [
        sorted(((_total(candidate, quarter), number) for number, candidate in enumerate(candidates)), reverse=True)
        for quarter in quarters
    ]
    best = _best_four([entries[:_MAX_RANKED] for entries in ranked], candidates)
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
    ranked: Sequence[list[tuple[float, int]]], candidates: Sequence[Candidate]
) -> tuple[tuple[float, int], ...]:
    first = tuple(entries[0] for entries in ranked)
    if _are_different(first, candidates):
        return first
    boards = (board for board in product(*ranked) if _are_different(board, candidates))
    return max(boards, key=lambda board: sum(total for total, _ in board))


def _are_different(board: Sequence[tuple[float, int]], candidates: Sequence[Candidate]) -> bool:
    sections = [candidates[number].placed.section for _, number in board]
    return all(first is not second for first, second in combinations(sections, 2))
