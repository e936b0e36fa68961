"""G9: the pieces of a player that are not settlements."""

from typing import Final, NamedTuple

from referee.board.hexes import BIT, NEIGHBOURS, NOWHERE, Hex, Hexes
from referee.model.vocabulary import Figure


class Figures(NamedTuple):
    """G9: the figures of a player on the board."""

    warriors: Hexes = NOWHERE
    wagon: Hexes = NOWHERE
    ship: Hexes = NOWHERE
    city_hall: Hexes = NOWHERE
    """All seven of its hexes."""
    scouts: Hexes = NOWHERE
    """H7: only during the turn of the player."""

    def of(self, figure: Figure) -> Hexes:
        """Where the figures of one kind stand."""
        return self[_PLACE_OF[figure]]

    def at(self, figure: Figure, hexes: Hexes) -> "Figures":
        """The same with the figures of one kind at these hexes."""
        return Figures._make(hexes if place == _PLACE_OF[figure] else standing for place, standing in enumerate(self))

    @property
    def hexes(self) -> Hexes:
        """The hexes of all figures."""
        return self.warriors | self.wagon | self.ship | self.city_hall | self.scouts


FIGURES: Final = {Figure.WARRIOR: 2, Figure.WAGON: 1, Figure.SHIP: 1, Figure.CITY_HALL: 1, Figure.SCOUT: 2}
"""G9, H7: the figures of a player, and the scouts that every player in turn may use."""
FIGURE_KEYS: Final = dict(zip(FIGURES, Figures._fields, strict=True))
"""The field for each kind of figure; documents use the same names."""
CITY_HALL_HEXES: Final = 7
"""X4."""
NO_FIGURES: Final = Figures()
_PLACE_OF: Final = {figure: place for place, figure in enumerate(FIGURES)}


def footprint(figure: Figure, at: Hex) -> Hexes:
    """X4: the hexes that a figure with its middle here covers: seven for a city hall, otherwise one."""
    return BIT[at] | NEIGHBOURS[at] if figure is Figure.CITY_HALL else BIT[at]
