"""The barn."""

from referee.board.terrain import Terrain
from referee.rules.families import moves_to_terrain
from referee.rules.moment import Moment


@moves_to_terrain("barn", "L11", "B4", expansion="base", uses_card=True)
def barn(moment: Moment) -> Terrain | None:
    """L11: move a settlement to the played terrain."""
    return moment.terrain
