"""A position: everything visible on the table, which is enough for scores, audits and pictures."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from referee.board.board import Board
from referee.board.hexes import BIT, NEIGHBOURS, NOWHERE, Hex, Hexes
from referee.board.terrain import Terrain
from referee.model.ruleset import Ruleset
from referee.model.vocabulary import Colour, Figure


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


SETTLEMENTS: Final = 40
"""G9: settlements of a player."""
TILES_PER_LOCATION: Final = 2
"""P1."""
WALLS: Final = 25
"""N7: the stone walls of all players together."""


class Pieces(Protocol):
    """The pieces of a player on the board."""

    @property
    def colour(self) -> Colour:
        """The colour of the player."""

    @property
    def settlements(self) -> Hexes:
        """The settlements, without figures."""

    @property
    def figures(self) -> Figures:
        """Warriors, wagon, ship and city hall."""

    @property
    def marks(self) -> tuple[int, ...]:
        """S24: the horizontal lines this player has marked."""

    @property
    def gold(self) -> int:
        """The gold gained during play."""

    @property
    def presence(self) -> Hexes:
        """G10: all hexes that count when a rule speaks of the player's pieces."""

    @property
    def lasting(self) -> Hexes:
        """H7: the presence without scouts, which take no tiles and mark no lines."""


class Table(Protocol):
    """The part of a game that a photograph shows."""

    @property
    def ruleset(self) -> Ruleset:
        """The options in force."""

    @property
    def board(self) -> Board:
        """The board."""

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of the Kingdom Builder cards."""

    @property
    def players(self) -> Sequence[Pieces]:
        """In seating order."""

    @property
    def tasks(self) -> tuple[str, ...]:
        """The names of the tasks."""

    @property
    def walls(self) -> Hexes:
        """The stone walls."""

    @property
    def removed_terrain(self) -> Terrain | None:
        """P5: the terrain that was removed from the terrain cards."""


class Kingdom(NamedTuple):
    """A player in a position."""

    colour: Colour
    settlements: Hexes = NOWHERE
    gold: int = 0
    figures: Figures = NO_FIGURES
    marks: tuple[int, ...] = ()

    @property
    def presence(self) -> Hexes:
        """G10: all hexes that count when a rule speaks of the player's pieces."""
        return self.settlements if self.figures is NO_FIGURES else self.settlements | self.figures.hexes

    @property
    def lasting(self) -> Hexes:
        """H7: the presence without scouts, which take no tiles and mark no lines."""
        return self.presence & ~self.figures.scouts


class Position(NamedTuple):
    """Everything visible on the table, which is enough for scores, audits and pictures."""

    ruleset: Ruleset
    board: Board
    cards: tuple[str, ...]
    players: tuple[Kingdom, ...]
    location_tiles: Mapping[Hex, int] | None = None
    """The number of tiles left on every location hex; None: unknown."""
    tasks: tuple[str, ...] = ()
    walls: Hexes = NOWHERE
    nomad_tiles: Mapping[Hex, str | None] | None = None
    """The tile on every nomad space, None if it is gone; None for all: unknown."""
    removed_terrain: Terrain | None = None
