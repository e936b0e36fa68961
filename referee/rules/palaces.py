"""M7: palaces."""

from referee.board.hexes import NEIGHBOURS, NOWHERE, Hexes, each
from referee.board.terrain import Special
from referee.model.state import Table
from referee.rules.registry import Earned


def palaces(table: Table, seat: int) -> Earned:
    """M7: 5 for each palace with most pieces around it."""
    return most_around(table, seat, table.board.ground[Special.PALACE])


def most_around(table: Table, seat: int, middles: Hexes) -> Earned:
    """M7: 5 for each of these hexes around which nobody has more pieces; nothing where there are none."""
    count, earning = 0, NOWHERE
    for middle in each(middles):
        around = [player.presence & NEIGHBOURS[middle] for player in table.players]
        own = around[seat]
        if own and own.bit_count() == max(pieces.bit_count() for pieces in around):
            count += 1
            earning |= own
    return Earned(5 * count, earning, {"count": count})
