"""C: castles."""

from referee.board.hexes import neighbours
from referee.board.terrain import Special
from referee.model.state import Table
from referee.rules.registry import Earned


def castles(table: Table, seat: int) -> Earned:
    """C1: 3 for each castle with a piece next to it."""
    reached = table.board.ground[Special.CASTLE] & neighbours(table.players[seat].presence)
    count = reached.bit_count()
    return Earned(3 * count, reached, {"count": count})
