"""One change of a table that may be described wrongly."""

from typing import Any, Final, NamedTuple

from referee.model.position import Kingdom, Position
from referee.model.ruling import Facts
from referee.model.state import Player, State

AnyTable = Position | State

OBVIOUS: Final = 0
"""The doubt about a number that follows from everything else."""
LIKELY: Final = 10
"""The doubt about a common mistake, such as a section that is turned."""
POSSIBLE: Final = 20
"""The doubt about one of several possible mistakes."""
UNLIKELY: Final = 30
"""The doubt about a change that is only a last resort."""


class Change(NamedTuple):
    """A change: its code and facts, and the table after it."""

    code: str
    facts: Facts
    table: AnyTable
    doubt: int = LIKELY
    work: int = 1
    """The cost of trying it, in audits."""


def with_player(table: AnyTable, seat: int, player: Kingdom | Player) -> AnyTable:
    """The same table with another player in a seat: a kingdom at a position, a player at a state."""
    players: Any = (*table.players[:seat], player, *table.players[seat + 1 :])
    return table._replace(players=players)
