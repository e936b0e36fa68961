"""S14 to S19: the Kingdom Builder cards of Marshlands."""

from functools import partial

from referee.board.geography import INNER_EDGES
from referee.board.hexes import COORDINATES, NOWHERE, Hexes, areas, beside_many, each, neighbours, united
from referee.board.terrain import Special, Terrain
from referee.model.state import Table
from referee.rules.palaces import most_around
from referee.rules.registry import Earned, card, per_piece

marshlands_card = partial(card, expansion="marshlands")


@marshlands_card("geologists", rule="S14")
def geologists(table: Table, seat: int) -> Earned:
    """S14: 2 for each mountain that one settlement area joins with another one."""
    own = table.players[seat].presence
    mountains = table.board.terrain_areas[Terrain.MOUNTAIN]
    joined: set[Hexes] = set()
    joining = NOWHERE
    for group in areas(own):
        touched = [mountain for mountain in mountains if mountain & (neighbours(group) | group)]
        if len(touched) > 1:
            joined.update(touched)
            joining |= group
    return Earned(2 * len(joined), joining | united(joined), {"count": len(joined)})


@marshlands_card("messengers", rule="S15")
def messengers(table: Table, seat: int) -> Earned:
    """S15: 2 for each hex of the way between the two pieces of a settlement area that are farthest apart."""
    longest, best = 0, NOWHERE
    for group in areas(table.players[seat].presence):
        length = _longest_way(group)
        if length > longest:
            longest, best = length, group
    return Earned(2 * longest, best, {"count": longest})


def _longest_way(group: Hexes) -> int:
    """How many hexes the longest way has, both ends included; none for a lone piece.

    The distance of two hexes is the largest difference of their three coordinates, so the largest spread of a
    coordinate is the largest distance.
    """
    places = [COORDINATES[at] for at in each(group)]
    if len(places) < 2:
        return 0
    rows = [place.row for place in places]
    columns = [place.column - place.row // 2 for place in places]
    sums = [row + column for row, column in zip(rows, columns, strict=True)]
    return 1 + max(max(line) - min(line) for line in (rows, columns, sums))


@marshlands_card("noblewomen", rule="S16")
def noblewomen(table: Table, seat: int) -> Earned:
    """S16: 5 for each special hex with most pieces around it; palaces pay by themselves."""
    return most_around(table, seat, table.board.special & ~table.board.ground[Special.PALACE])


@marshlands_card("vassals", rule="S17")
def vassals(table: Table, seat: int) -> Earned:
    """S17: 1 for each piece next to another section."""
    return per_piece(table.players[seat].presence & INNER_EDGES)


@marshlands_card("captains", rule="S18")
def captains(table: Table, seat: int) -> Earned:
    """S18: 1 for each piece next to at least three own ones."""
    own = table.players[seat].presence
    _one, _two, three = beside_many(own)
    return per_piece(own & three)


@marshlands_card("scouts", rule="S19", removes_terrain=True)
def scouts(table: Table, seat: int) -> Earned:
    """S19: 1 for each piece next to the removed terrain and not on it."""
    if table.removed_terrain is None:
        return Earned(0, facts={"count": 0})
    ground = table.board.ground[table.removed_terrain]
    return per_piece(table.players[seat].presence & neighbours(ground) & ~ground)
