"""Repairs: changes that make an impossible table possible, the fewest first, each proved by the audit.

Each module proposes changes for some kinds of inconsistency: sections of the board, pieces on it, tiles on locations
and in hands, counts of supplies and rounds. The search tries single changes, then pairs, then triples. Its work is
measured in audits, not in seconds, so that every machine gives the same answer.
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
"""How many repairs are proposed."""
_MAX_WORK: Final = 1500
"""The largest number of audits in one search. A change of the board counts as several, because the board must be
assembled first; so does a table with many inconsistencies."""
_FINDINGS: Final = 4
"""This many inconsistencies cost as much as an audit."""
_HOPELESS: Final = 50
"""With more inconsistencies than this, there is no search."""
_DEEPEST: Final = 3
"""The largest number of changes in one repair."""
_WIDTH: Final = 6
"""How many of the best unfinished repairs are followed up."""


class Repair(NamedTuple):
    """Changes that make a table possible, and the table after them."""

    changes: tuple[Change, ...]
    table: AnyTable

    @property
    def doubt(self) -> int:
        """How unlikely these mistakes are together."""
        return sum(change.doubt for change in self.changes)


class _Attempt(NamedTuple):
    """A repair, perhaps unfinished, and what is still wrong after it."""

    repair: Repair
    left: tuple[Inconsistency, ...]

    @property
    def promise(self) -> tuple[int, int]:
        """The sort key: repairs that are nearly complete, and likely, come first."""
        return len(self.left), self.repair.doubt


def repairs(table: AnyTable, layout: Layout | None = None, first_changes: tuple[Change, ...] = ()) -> list[Repair]:
    """Up to five repairs; none for a possible table, or when nothing helps.

    If the described board is impossible, the table has another one: `layout` is the described layout, and
    `first_changes` were made already.
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
    """All changes to try, starting with the most promising unfinished repair."""
    for attempt in level:
        table = attempt.repair.table
        layout = described if table.board is board else table.board.layout
        for change in candidates(table, attempt.left, layout):
            yield attempt, change


def candidates(table: AnyTable, inconsistencies: Sequence[Inconsistency], described: Layout) -> Iterator[Change]:
    """Single changes that may remove some inconsistencies. An impossible board is changed before anything on it."""
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
    """The most likely repairs, without repeated tables."""
    best: list[Repair] = []
    for repair in sorted(done, key=lambda repair: repair.doubt):
        if all(repair.table != other.table for other in best):
            best.append(repair)
        if len(best) == MAX_REPAIRS:
            break
    return best
