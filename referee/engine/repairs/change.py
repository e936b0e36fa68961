"""One change to a table that may have been described wrongly."""

from typing import Any, Final, NamedTuple

from referee.model.position import Kingdom, Position
from referee.model.ruling import Facts
from referee.model.state import Player, State

AnyTable = Position | State

OBVIOUS: Final = 0
"""The level of doubt for a change whose new value follows from everything else."""
LIKELY: Final = 10
"""The level of doubt for a change that corrects a common mistake, such as a section turned the wrong way round."""
POSSIBLE: Final = 20
"""The level of doubt for a change that corrects one of several equally likely mistakes."""
UNLIKELY: Final = 30
"""The level of doubt for a change that is a last resort."""


class Change(NamedTuple):
    """A change with a code and facts that describe it, and the table after the change.

    The higher the doubt, the less likely it is that the change is right.
    """

    code: str
    facts: Facts
    table: AnyTable
    doubt: int = LIKELY
    work: int = 1
    """The cost of trying this change, measured in audits."""


def with_player(table: AnyTable, seat: int, player: Kingdom | Player) -> AnyTable:
    """A copy of the table with this player in the seat: a Kingdom in a Position, a Player in a State."""
    players: Any = (*table.players[:seat], player, *table.players[seat + 1 :])
    return table._replace(players=players)
