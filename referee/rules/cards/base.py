"""S1 to S10: the Kingdom Builder cards of the base game."""

from functools import lru_cache, partial

from referee.board.geography import SECTORS
from referee.board.groups import areas, areas_with, fullest_row, largest_area, trimmed
from referee.board.hexes import NOWHERE, Hexes, united, with_neighbours
from referee.board.terrain import Terrain
from referee.model.position import Table
from referee.model.ruleset import LordsZero
from referee.rules.registry import Earned, card, per_piece
from referee.rules.water import beside_water

base_card = partial(card, expansion="base")


@base_card("fishermen", rule="S1")
def fishermen(table: Table, seat: int) -> Earned:
    """S1: 1 gold for each piece that counts as next to water and is not on water."""
    ashore = table.players[seat].presence & ~table.board.ground[Terrain.WATER]
    earned = per_piece(ashore & beside_water(table.board, table.ruleset))
    depends = ashore & table.board.rim & ~table.board.waterside
    return earned._replace(options=("island_rim",)) if depends else earned


@base_card("miners", rule="S2")
def miners(table: Table, seat: int) -> Earned:
    """S2: 1 gold for each piece that is next to a mountain and not on a mountain."""
    return per_piece(table.players[seat].presence & table.board.around[Terrain.MOUNTAIN])


@base_card("workers", rule="S3")
def workers(table: Table, seat: int) -> Earned:
    """S3: 1 gold for each piece next to a special hex."""
    return per_piece(table.players[seat].presence & table.board.beside_special)


@base_card("merchants", rule="S4")
def merchants(table: Table, seat: int) -> Earned:
    """S4: 4 gold for each special hex that a settlement area connects to another special hex."""
    own, special = table.players[seat].presence, table.board.special
    joined, joining = NOWHERE, NOWHERE
    for trade in areas_with(own & table.board.beside_special, own):
        touched = with_neighbours(trade) & special
        if touched.bit_count() > 1:
            joined |= touched
            joining |= trade
    count = joined.bit_count()
    return Earned(4 * count, joined | joining, {"count": count})


@base_card("discoverers", rule="S5")
def discoverers(table: Table, seat: int) -> Earned:
    """S5: 1 gold for each horizontal line with at least one of the player's pieces."""
    own = table.players[seat].presence
    return per_piece(own & ~trimmed(own))


@base_card("knights", rule="S6")
def knights(table: Table, seat: int) -> Earned:
    """S6: 2 gold for each piece on the horizontal line where the player has the most pieces."""
    return per_piece(fullest_row(table.players[seat].presence), 2)


@base_card("hermits", rule="S7")
def hermits(table: Table, seat: int) -> Earned:
    """S7: 1 gold for each settlement area."""
    return per_piece(united(hermitage & -hermitage for hermitage in areas(table.players[seat].presence)))


@base_card("citizens", rule="S8")
def citizens(table: Table, seat: int) -> Earned:
    """S8: 1 gold for every two pieces in the largest settlement area, rounded down."""
    largest = largest_area(table.players[seat].presence)
    count = largest.bit_count()
    return Earned(count // 2, largest, {"count": count})


@base_card("farmers", rule="S9")
def farmers(table: Table, seat: int) -> Earned:
    """S9: 3 gold for each piece in the sector where the player has the fewest pieces."""
    own = table.players[seat].presence
    return per_piece(min([own & sector for sector in SECTORS], key=int.bit_count), 3)


@base_card("lords", rule="S10")
def lords(table: Table, seat: int) -> Earned:
    """S10: for each sector, 12 gold for having the most pieces there, or 6 gold for having the second most.

    The option `lords_zero` decides whether a player without pieces in the sector can have the second most.
    """
    nothing_for_zero = table.ruleset.lords_zero is LordsZero.NOTHING
    presences = tuple([player.presence for player in table.players])
    firsts = seconds = zeros = 0
    earning = NOWHERE
    for sector, counts in zip(SECTORS, _counts(presences), strict=True):
        here, most = counts[seat], max(counts)
        if not most:
            continue
        if here == most:
            firsts += 1
            earning |= presences[seat] & sector
        elif here == max([count for count in counts if count < most]):
            zeros += not here
            if here or not nothing_for_zero:
                seconds += 1
                earning |= presences[seat] & sector
    options = ("lords_zero",) if zeros else ()
    return Earned(12 * firsts + 6 * seconds, earning, {"firsts": firsts, "seconds": seconds}, options)


@lru_cache(maxsize=1)
def _counts(presences: tuple[Hexes, ...]) -> list[list[int]]:
    """For each sector, the number of pieces of each player.

    The last result is cached, because the players of a table are scored one after another.
    """
    return [[(presence & sector).bit_count() for presence in presences] for sector in SECTORS]
