"""One change of a table that may be described wrongly."""

from typing import Any, Final, NamedTuple

from referee.model.position import Kingdom, Position
from referee.model.ruling import Facts
from referee.model.state import Player, State

AnyTable = Position | State

OBVIOUS: Final = 0
"""Doubts: a number that follows from everything else."""
LIKELY: Final = 10
"""A slip that is easily made, such as a section that lies turned."""
POSSIBLE: Final = 20
"""One of several things that can have happened."""
UNLIKELY: Final = 30
"""A way out when nothing else helps."""


class Change(NamedTuple):
    """A change, what to call it, and the table after it."""

    code: str
    facts: Facts
    table: AnyTable
    doubt: int = LIKELY
    work: int = 1
    """How many audits it is worth to try it."""


def with_player(table: AnyTable, seat: int, player: Kingdom | Player) -> AnyTable:
    """The same table with another player in a seat: a kingdom at a position, a player at a state."""
    players: Any = (*table.players[:seat], player, *table.players[seat + 1 :])
    return table._replace(players=players)
