"""S14 to S19: the Kingdom Builder cards of Marshlands."""

from functools import partial

from referee.board.geography import INNER_EDGES
from referee.board.groups import areas, areas_with, extent
from referee.board.hexes import NOWHERE, Hexes, beside_many, neighbours, united, with_neighbours
from referee.board.terrain import Terrain
from referee.model.position import Table
from referee.rules.registry import Earned, card, per_piece
from referee.rules.special_hexes import most_around

marshlands_card = partial(card, expansion="marshlands")


@marshlands_card("geologists", rule="S14")
def geologists(table: Table, seat: int) -> Earned:
    """S14: 2 gold for each mountain area that a settlement area connects to another mountain area."""
    own, board = table.players[seat].presence, table.board
    joined: set[Hexes] = set()
    joining = NOWHERE
    for group in areas_with(own & (board.ground[Terrain.MOUNTAIN] | board.mountainside), own):
        reached = with_neighbours(group)
        touched = [mountain for mountain in board.terrain_areas[Terrain.MOUNTAIN] if mountain & reached]
        if len(touched) > 1:
            joined.update(touched)
            joining |= group
    return Earned(2 * len(joined), joining | united(joined), {"count": len(joined)})


@marshlands_card("messengers", rule="S15")
def messengers(table: Table, seat: int) -> Earned:
    """S15: 2 gold for each hex on a shortest path between the two most distant pieces of a settlement area.

    Only the area with the longest such path counts.
    """
    longest, best, own = 0, NOWHERE, table.players[seat].presence
    for group in areas(own & neighbours(own)):  # A single piece earns nothing.
        # An area is connected, so its path cannot have more hexes than the area.
        if group.bit_count() > longest and (length := 1 + extent(group)) > longest:
            longest, best = length, group
    return Earned(2 * longest, best, {"count": longest})


@marshlands_card("noblewomen", rule="S16")
def noblewomen(table: Table, seat: int) -> Earned:
    """S16: 5 gold for each special hex around which the player has the most pieces. Palaces do not count.

    Tied players get 5 gold each.
    """
    return most_around(table, seat, table.board.special & ~table.board.palaces)


@marshlands_card("vassals", rule="S17")
def vassals(table: Table, seat: int) -> Earned:
    """S17: 1 gold for each piece next to a hex of another section."""
    return per_piece(table.players[seat].presence & INNER_EDGES)


@marshlands_card("captains", rule="S18")
def captains(table: Table, seat: int) -> Earned:
    """S18: 1 gold for each piece next to at least three of the player's other pieces."""
    own = table.players[seat].presence
    _one, _two, three = beside_many(own)
    return per_piece(own & three)


@marshlands_card("scouts", rule="S19", removes_terrain=True)
def scouts(table: Table, seat: int) -> Earned:
    """S19: 1 gold for each piece that is next to the removed terrain and not on it."""
    if table.removed_terrain is None:
        return Earned(0, facts={"count": 0})
    return per_piece(table.players[seat].presence & table.board.around[table.removed_terrain])
