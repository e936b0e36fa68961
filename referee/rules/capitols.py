"""Q1: capitols."""

from referee.board.hexes import NOWHERE
from referee.model.position import Table
from referee.rules.registry import Earned


def capitols(table: Table, seat: int) -> Earned:
    """Q1: 1 for each piece within two hexes of a capitol, for every capitol."""
    own = table.players[seat].presence
    count, earning = 0, NOWHERE
    for around in table.board.near_capitols:
        near = own & around
        count += near.bit_count()
        earning |= near
    return Earned(count, earning, {"count": count})
