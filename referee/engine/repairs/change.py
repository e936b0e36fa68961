"""One change to a table that may have been described wrongly."""

from typing import Any, Final, NamedTuple

from referee.model.position import Kingdom, Position
from referee.model.ruling import Facts
from referee.model.state import Player, State

AnyTable = Position | State

OBVIOUS: Final = 0
"""How doubtful a change is if the new value follows from everything else."""
LIKELY: Final = 10
"""How doubtful a change is if it corrects a common mistake, such as a section that is turned."""
POSSIBLE: Final = 20
"""How doubtful a change is if it corrects one of several equally likely mistakes."""
UNLIKELY: Final = 30
"""How doubtful a change is if it is a last resort."""


class Change(NamedTuple):
    """A change, with its code, its facts, the table after it, and how doubtful it is.

    The higher the doubt, the less likely the change.
    """

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
