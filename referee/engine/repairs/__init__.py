"""Find repairs: changes that make an impossible table possible. The audit checks each repair.

Four modules propose changes: to the board itself, to the pieces on it, to the tiles on the board and those that
players hold, and to supplies, the round and `ending`. The search tries single changes, then pairs, then
triples. Its limit is a number of audits, not a time, so that every machine gives the same answer.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from referee.board.board import Board
from referee.board.section import Layout
from referee.engine.audit import audit
from referee.engine.repairs.change import AnyTable, Change
from referee.engine.repairs.count_changes import count_changes
from referee.engine.repairs.piece_changes import piece_changes
from referee.engine.repairs.section_changes import section_changes
from referee.engine.repairs.tile_changes import tile_changes
from referee.model.findings import Inconsistency

MAX_REPAIRS: Final = 5
"""The maximum number of repairs that are proposed."""
_MAX_WORK: Final = 1500
"""The maximum cost of one search, measured in audits.

A changed board costs several audits, because it must be assembled first. A table with many inconsistencies also costs
more than one audit.
"""
_FINDINGS: Final = 4
"""This many inconsistencies cost as much as one more audit."""
_HOPELESS: Final = 50
"""The maximum number of inconsistencies in a table that is worth a search."""
_DEEPEST: Final = 3
"""The maximum number of changes that the search adds to one repair."""
_WIDTH: Final = 6
"""The maximum number of unfinished repairs that the search extends at each level, the most promising first."""


class Repair(NamedTuple):
    """Changes that make a table possible, and the table after these changes."""

    changes: tuple[Change, ...]
    table: AnyTable

    @property
    def doubt(self) -> int:
        """The sum of the doubts of the changes. The higher it is, the less likely it is that the repair is right."""
        return sum(change.doubt for change in self.changes)


class _Attempt(NamedTuple):
    """A repair that may be unfinished, and the inconsistencies that remain after it."""

    repair: Repair
    left: tuple[Inconsistency, ...]

    @property
    def promise(self) -> tuple[int, int]:
        """The sort key: repairs that leave fewer inconsistencies come first, then repairs that are more likely."""
        return len(self.left), self.repair.doubt


def repairs(table: AnyTable, layout: Layout | None = None, first_changes: tuple[Change, ...] = ()) -> list[Repair]:
    """Up to five repairs; empty if nothing has to be repaired or if no repair was found.

    If no board can be assembled from the layout that the caller described, `table` has a similar board instead, and
    `layout` is the described layout. `first_changes` are changes that `table` already contains. They are part of
    every repair, and are the only repair if nothing else is wrong.
    """
    described, work = layout or table.board.layout, _MAX_WORK
    begin = _Attempt(Repair(first_changes, table), audit(table))
    if not begin.left and described == table.board.layout:
        return [begin.repair] if first_changes else []
    level = [begin] if len(begin.left) <= _HOPELESS else []
    for _ in range(_DEEPEST):
        done: list[Repair] = []
        unfinished: list[_Attempt] = []
        for attempt, change in _changes(level, table.board, described):
            work -= change.work
            if work < 0:
                return _best(done)
            repair = Repair((*attempt.repair.changes, change), change.table)
            left = audit(change.table)
            work -= len(left) // _FINDINGS
            if left:
                unfinished.append(_Attempt(repair, left))
            else:
                done.append(repair)
        if done:
            return _best(done)
        level = sorted(unfinished, key=lambda attempt: attempt.promise)[:_WIDTH]
    return []


def _changes(level: Iterable[_Attempt], board: Board, described: Layout) -> Iterator[tuple[_Attempt, Change]]:
    """All changes to try, each with the unfinished repair that it extends. The most promising repair comes first."""
    for attempt in level:
        table = attempt.repair.table
        layout = described if table.board is board else table.board.layout
        for change in candidates(table, attempt.left, layout):
            yield attempt, change


def candidates(table: AnyTable, inconsistencies: Sequence[Inconsistency], described: Layout) -> Iterator[Change]:
    """Single changes that may remove some inconsistencies.

    If the described layout is impossible, only changes to the board are proposed.
    """
    sections = section_changes(table, inconsistencies, described)
    if described != table.board.layout:
        return sections
    return chain(
        count_changes(table, inconsistencies),
        tile_changes(table, inconsistencies),
        sections,
        piece_changes(table, inconsistencies),
    )


def _best(done: Iterable[Repair]) -> list[Repair]:
    """The most likely repairs, at most `MAX_REPAIRS`, without repeated tables."""
    best: list[Repair] = []
    for repair in sorted(done, key=lambda repair: repair.doubt):
        if all(repair.table != other.table for other in best):
            best.append(repair)
        if len(best) == MAX_REPAIRS:
            break
    return best
