"""A position: everything visible on the table, which is enough for scores, audits and pictures."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from referee.board.board import Board
from referee.board.hexes import NOWHERE, Hex, Hexes
from referee.board.terrain import Terrain
from referee.model.figures import NO_FIGURES, Figures
from referee.model.ruleset import Ruleset
from referee.model.vocabulary import Colour

SETTLEMENTS: Final = 40
"""G9: settlements of a player."""
TILES_PER_LOCATION: Final = 2
"""P1."""
WALLS: Final = 25
"""N7: the stone walls of all players together."""


class Pieces(Protocol):
    """What a player has on the board."""

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
