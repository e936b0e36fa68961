"""C: castles."""

from referee.board.hexes import with_neighbours
from referee.model.position import Table
from referee.rules.registry import Earned


def castles(table: Table, seat: int) -> Earned:
    """C1: 3 for each castle with a piece next to it."""
    reached = table.board.castles & with_neighbours(table.players[seat].presence)
    count = reached.bit_count()
    return Earned(3 * count, reached, {"count": count})
