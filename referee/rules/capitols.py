"""Q1: capitols."""

from referee.board.hexes import BIT, NOWHERE, each, within
from referee.model.state import Table
from referee.rules.registry import Earned


def capitols(table: Table, seat: int) -> Earned:
    """Q1: 1 for each piece within two hexes of a capitol, for every capitol."""
    own = table.players[seat].presence
    count, earning = 0, NOWHERE
    for capitol in each(table.board.capitols):
        near = own & within(BIT[capitol], 2)
        count += near.bit_count()
        earning |= near
    return Earned(count, earning, {"count": count})
