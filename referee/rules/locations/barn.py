"""The barn."""

from referee.rules.families import moves_to_terrain
from referee.rules.families.ground import Terrains
from referee.rules.moment import Moment


@moves_to_terrain("barn", "L11", "B4", expansion="base", uses_card=True)
def barn(moment: Moment) -> Terrains:
    """L11: move a settlement to the played terrain."""
    return moment.terrains
