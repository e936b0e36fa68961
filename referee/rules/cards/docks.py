"""D2: the Kingdom Builder cards of Docks."""

from referee.board.terrain import Terrain
from referee.model.state import Table
from referee.rules.registry import Earned, card, per_piece


@card("sailors", rule="D2", expansion="docks")
def sailors(table: Table, seat: int) -> Earned:
    """D2: 1 for each piece on water."""
    return per_piece(table.players[seat].presence & table.board.ground[Terrain.WATER])
