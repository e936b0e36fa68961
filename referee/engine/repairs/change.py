"""One change to a table that may have been described wrongly."""

from typing import Any, Final, NamedTuple

from referee.model.position import Kingdom, Position
from referee.model.ruling import Facts
from referee.model.state import Player, State

AnyTable = Position | State

OBVIOUS: Final = 0
"""The doubt of a change to a number that follows from everything else."""
LIKELY: Final = 10
"""The doubt of a change that corrects a common mistake, such as a section that is turned."""
POSSIBLE: Final = 20
"""The doubt of a change that corrects one of several equally likely mistakes."""
UNLIKELY: Final = 30
"""The doubt of a change that is a last resort."""


class Change(NamedTuple):
    """A change with its code and facts, the table after it, and its doubt: the higher, the less likely."""

    code: str
    facts: Facts
    table: AnyTable
    doubt: int = LIKELY
    work: int = 1
    """The cost of trying this change, in audits."""


def with_player(table: AnyTable, seat: int, player: Kingdom | Player) -> AnyTable:
    """A copy of the table with this player in the seat: a Kingdom in a Position, a Player in a State."""
    players: Any = (*table.players[:seat], player, *table.players[seat + 1 :])
    return table._replace(players=players)
