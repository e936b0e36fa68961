"""The oracle."""

from referee.rules.families import builds_on_terrain
from referee.rules.families.ground import Terrains
from referee.rules.moment import Moment


@builds_on_terrain("oracle", "L6", "B4", expansion="base", uses_card=True)
def oracle(moment: Moment) -> Terrains:
    """L6: build on the played terrain."""
    return moment.terrains
