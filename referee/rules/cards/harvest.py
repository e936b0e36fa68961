"""S20 to S25: the Kingdom Builder cards of Harvest."""

from functools import partial
from typing import Final

from referee.board.geography import EDGE, SECTORS
from referee.board.groups import rows_of, trimmed
from referee.board.hexes import BIT, NOWHERE, Hex, beside_many
from referee.model.frames import turn_of
from referee.model.position import Table
from referee.model.ruleset import RoversTiming
from referee.model.state import counted
from referee.rules.draft import Draft
from referee.rules.registry import Earned, KingdomCard, add_card, card, per_piece

_LINE: Final = 4

harvest_card = partial(card, expansion="harvest")


@harvest_card("homesteaders", rule="S20")
def homesteaders(table: Table, seat: int) -> Earned:
    """S20: 1 gold for each piece in the sector where the player has the most pieces."""
    own = table.players[seat].presence
    return per_piece(max([own & sector for sector in SECTORS], key=int.bit_count))


@harvest_card("rangers", rule="S21")
def rangers(table: Table, seat: int) -> Earned:
    """S21: 2 gold for each horizontal line with exactly one of the player's pieces."""
    own = table.players[seat].presence
    return per_piece(own & ~rows_of(trimmed(own)), 2)


@harvest_card("chainers", rule="S22")
def chainers(table: Table, seat: int) -> Earned:
    """S22: 1 gold for each piece next to exactly two of the player's other pieces."""
    own = table.players[seat].presence
    _one, two, three = beside_many(own)
    return per_piece(own & two & ~three)


@harvest_card("travellers", rule="S23")
def travellers(table: Table, seat: int) -> Earned:
    """S23: 1 gold for each piece on the edge of the main board."""
    return per_piece(table.players[seat].presence & EDGE)


def mayors(table: Table, seat: int) -> Earned:
    """S24: 4 gold for each line that the player has marked."""
    count = len(table.players[seat].marks)
    return Earned(4 * count, NOWHERE, {"count": count})


def mark_lines(draft: Draft, seat: int) -> None:
    """S24: mark every unmarked line on which the player has at least four pieces, as long as the supply lasts.

    H7: scouts do not count.
    """
    own = counted(draft, seat) & ~draft.players[seat].figures.scouts
    marked = {line for other in draft.players for line in other.marks}
    for line, row in draft.board.lines.items():
        if line not in marked and (own & row).bit_count() >= _LINE and draft.players[seat].supply:
            draft.mark(seat, line)


def rovers(_table: Table, _seat: int) -> Earned:
    """S25: no gold at the end of the game, because this card pays during play."""
    return Earned(0)


def rove(draft: Draft, seat: int, at: Hex, _tile: str | None) -> int:
    """S25: record the sector of a settlement that the player built in their own turn, and return the gold for it.

    If the option `rovers-timing` is `each-build`, the first build of the turn in a sector earns 1 gold at once. If it
    is `end-of-turn`, the gold follows at the end of the turn. M3: a reaction by the player whose turn it is counts as
    part of the turn.
    """
    turn = turn_of(draft.frames, seat)
    if turn is None or not draft.players[seat].settlements & BIT[at]:
        return 0
    sector = next((number for number, sector in enumerate(SECTORS) if sector & BIT[at]), None)
    if sector is None or sector in turn.sectors:
        return 0
    draft.frames[0] = turn._replace(sectors=tuple(sorted((*turn.sectors, sector))))
    return int(draft.ruleset.rovers_timing is RoversTiming.EACH_BUILD)


def pay_rovers(draft: Draft, _seat: int) -> int:
    """S25: 1 gold for each sector where the player built this turn; 0 if this gold was paid during the turn."""
    return len(draft.turn.sectors) if draft.ruleset.rovers_timing is RoversTiming.END_OF_TURN else 0


add_card(KingdomCard("mayors", "S24", "harvest", mayors, effect=mark_lines, marks=True))
add_card(
    KingdomCard(
        "rovers",
        "S25",
        "harvest",
        rovers,
        payment=rove,
        turn_payment=pay_rovers,
    )
)
