"""The water mill tile: build next to water (H4)."""

from referee.board.hexes import Hexes
from referee.rules.families import builds_on_hexes
from referee.rules.moment import Moment
from referee.rules.water import beside_water


@builds_on_hexes("water-mill", "H4", expansion="harvest", violation="not-beside-water")
def water_mill(moment: Moment) -> Hexes:
    """H4: the hexes that count as next to water."""
    return beside_water(moment.board, moment.game.ruleset)
