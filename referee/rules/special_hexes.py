"""C1, M7, Q1: the gold for pieces next to castles and palaces and near capitols."""

from referee.board.hexes import NEIGHBOURS, NOWHERE, Hexes, each, with_neighbours
from referee.model.position import Table
from referee.rules.registry import Earned, per_piece


def castles(table: Table, seat: int) -> Earned:
    """C1: 3 gold for each castle with at least one of the player's pieces next to it."""
    return per_piece(table.board.castles & with_neighbours(table.players[seat].presence), 3)


def palaces(table: Table, seat: int) -> Earned:
    """M7: 5 gold for each palace around which the player has the most pieces. Tied players get 5 gold each."""
    return most_around(table, seat, table.board.palaces)


def most_around(table: Table, seat: int, middles: Hexes) -> Earned:
    """M7: 5 gold for each of these hexes around which the player has pieces and no other player has more."""
    own = table.players[seat].presence
    reached = middles & with_neighbours(own)
    if not reached:
        return per_piece(NOWHERE)
    presences = [player.presence for player in table.players]
    count, earning = 0, NOWHERE
    for middle in each(reached):
        around = NEIGHBOURS[middle]
        counts = [(presence & around).bit_count() for presence in presences]
        if counts[seat] == max(counts):
            count += 1
            earning |= own & around
    return Earned(5 * count, earning, {"count": count})


def capitols(table: Table, seat: int) -> Earned:
    """Q1: 1 gold for each piece within two hexes of a capitol. A piece near two capitols counts twice."""
    own = table.players[seat].presence
    count, earning = 0, NOWHERE
    for around in table.board.near_capitols:
        near = own & around
        count += near.bit_count()
        earning |= near
    return Earned(count, earning, {"count": count})
