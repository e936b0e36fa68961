"""A position: a table without the facts that only a game in progress has, such as hands, piles and frames.

It is sufficient for scores, audits and pictures.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from referee.board.board import Board
from referee.board.hexes import BIT, NEIGHBOURS, NOWHERE, Hex, Hexes
from referee.board.terrain import Terrain
from referee.model.ruleset import Ruleset
from referee.model.vocabulary import Colour, Figure


class Figures(NamedTuple):
    """G9: the hexes where a player's figures stand, by kind of figure."""

    warriors: Hexes = NOWHERE
    wagon: Hexes = NOWHERE
    ship: Hexes = NOWHERE
    city_hall: Hexes = NOWHERE
    """X4: all seven hexes of the city hall."""
    scouts: Hexes = NOWHERE
    """H7: the hexes of the scouts, which are on the board only during their player's turn."""

    def of(self, figure: Figure) -> Hexes:
        """The hexes where the figures of this kind stand."""
        return self[_PLACE_OF[figure]]

    def at(self, figure: Figure, hexes: Hexes) -> "Figures":
        """A copy in which the figures of this kind stand on these hexes."""
        return Figures._make(hexes if place == _PLACE_OF[figure] else standing for place, standing in enumerate(self))

    def kind_at(self, at: Hex) -> Figure | None:
        """The kind of the figure that covers this hex; None if no figure does."""
        return next((figure for figure in FIGURES if self.of(figure) & BIT[at]), None)

    @property
    def hexes(self) -> Hexes:
        """The hexes of all figures."""
        return self.warriors | self.wagon | self.ship | self.city_hall | self.scouts


FIGURES: Final = {Figure.WARRIOR: 2, Figure.WAGON: 1, Figure.SHIP: 1, Figure.CITY_HALL: 1, Figure.SCOUT: 2}
"""G9, H7: the number of figures of each kind that a player has."""
FIGURE_KEYS: Final = dict(zip(FIGURES, Figures._fields, strict=True))
"""The name of the field of `Figures` for each kind of figure. JSON documents use the same names."""
CITY_HALL_HEXES: Final = 7
"""X4: the number of hexes that a city hall covers."""
NO_FIGURES: Final = Figures()
_PLACE_OF: Final = {figure: place for place, figure in enumerate(FIGURES)}


def footprint(figure: Figure, at: Hex) -> Hexes:
    """X4: the hexes that a figure centred on this hex covers. A city hall also covers the neighbours of the hex."""
    return BIT[at] | NEIGHBOURS[at] if figure is Figure.CITY_HALL else BIT[at]


SETTLEMENTS: Final = 40
"""G9: the number of settlements that each player has."""
TILES_PER_LOCATION: Final = 2
"""P1: the number of tiles on each location hex at the start of the game."""
WALLS: Final = 25
"""N7: the number of stone walls, which all players share."""


class Pieces(Protocol):
    """The interface that a player in a position and a player in a game share: pieces on the board, marks and gold."""

    @property
    def colour(self) -> Colour:
        """The colour of the player's pieces, which identifies the player."""

    @property
    def settlements(self) -> Hexes:
        """The hexes of the player's settlements. Figures are not included."""

    @property
    def figures(self) -> Figures:
        """The hexes of the player's figures, by kind."""

    @property
    def marks(self) -> tuple[int, ...]:
        """S24: the horizontal lines that this player has marked, as sorted keys of `Board.lines`."""

    @property
    def gold(self) -> int:
        """The gold that the player gained during play."""

    @property
    def presence(self) -> Hexes:
        """G10: the hexes of all the player's settlements and figures, called the player's presence."""

    @property
    def lasting(self) -> Hexes:
        """H7: the player's presence without scouts, which take no tiles and mark no lines."""


class Table(Protocol):
    """The interface that positions and states share."""

    @property
    def ruleset(self) -> Ruleset:
        """The options in force."""

    @property
    def board(self) -> Board:
        """The board, with its terrain and special hexes."""

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of the Kingdom Builder cards in play."""

    @property
    def players(self) -> Sequence[Pieces]:
        """The players in seating order."""

    @property
    def tasks(self) -> tuple[str, ...]:
        """The names of the tasks in play."""

    @property
    def walls(self) -> Hexes:
        """The hexes with stone walls."""

    @property
    def removed_terrain(self) -> Terrain | None:
        """P5: the terrain that was removed from the terrain cards; None if no terrain was removed."""


class Kingdom(NamedTuple):
    """A player in a position: the pieces on the board, the marks and the gold."""

    colour: Colour
    settlements: Hexes = NOWHERE
    gold: int = 0
    figures: Figures = NO_FIGURES
    marks: tuple[int, ...] = ()

    @property
    def presence(self) -> Hexes:
        """G10: the hexes of all the player's settlements and figures, called the player's presence."""
        return self.settlements if self.figures is NO_FIGURES else self.settlements | self.figures.hexes

    @property
    def lasting(self) -> Hexes:
        """H7: the player's presence without scouts, which take no tiles and mark no lines."""
        return self.presence & ~self.figures.scouts


class Position(NamedTuple):
    """A table without the facts that only a game in progress has, such as hands, piles and frames."""

    ruleset: Ruleset
    board: Board
    cards: tuple[str, ...]
    players: tuple[Kingdom, ...]
    location_tiles: Mapping[Hex, int] | None = None
    """The number of tiles left on each location hex; None if the numbers are unknown."""
    tasks: tuple[str, ...] = ()
    walls: Hexes = NOWHERE
    nomad_tiles: Mapping[Hex, str | None] | None = None
    """The tile on each nomad space; None for a space whose tile has been taken.

    The mapping itself is None if the tiles are unknown. If the board has no nomad spaces, it is None or empty.
    """
    removed_terrain: Terrain | None = None
