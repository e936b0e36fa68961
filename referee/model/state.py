"""A position is what lies on the table; a state is a game under way.

Both are immutable named tuples: copying one with a change takes a third of the time of a frozen dataclass
(docs/adr/0002). Everything that only needs to look at the board works on both, as a `Table`.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from referee.board.board import Board
from referee.board.hexes import NOWHERE, Hex, Hexes
from referee.model.frames import Frame
from referee.model.ruleset import Ruleset
from referee.model.vocabulary import Colour, TerrainCard, TileStatus

SETTLEMENTS: Final = 40
"""G9: settlements of a player."""
TILES_PER_LOCATION: Final = 2
"""P1."""


class Pieces(Protocol):
    """What a player has on the board."""

    @property
    def colour(self) -> Colour:
        """Whose they are."""

    @property
    def settlements(self) -> Hexes:
        """Settlements proper."""

    @property
    def gold(self) -> int:
        """What was gained during play."""

    @property
    def presence(self) -> Hexes:
        """G10: everything that counts where a rule speaks of own pieces."""


class Table(Protocol):
    """What can be seen of a game, in a photograph too."""

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
        """In their order at the table."""


class Game(Protocol):
    """What a state and a state in the making have in common: the pieces, the terrain cards and the frames."""

    @property
    def board(self) -> Board:
        """The board."""

    @property
    def players(self) -> "Sequence[Player]":
        """In their order at the table."""

    @property
    def deck(self) -> tuple[TerrainCard, ...] | None:
        """The draw pile, top card first; None: nobody knows its order."""

    @property
    def discard(self) -> tuple[TerrainCard, ...]:
        """The discard pile."""

    @property
    def removed(self) -> tuple[TerrainCard, ...]:
        """The cards out of the game."""

    @property
    def frames(self) -> Sequence[Frame]:
        """What the table is waiting for."""


class Kingdom(NamedTuple):
    """A player in a position."""

    colour: Colour
    settlements: Hexes = NOWHERE
    gold: int = 0

    @property
    def presence(self) -> Hexes:
        """G10: everything that counts where a rule speaks of own pieces."""
        return self.settlements


class Position(NamedTuple):
    """What lies on the table: enough for scores, audits and pictures."""

    ruleset: Ruleset
    board: Board
    cards: tuple[str, ...]
    players: tuple[Kingdom, ...]
    location_tiles: Mapping[Hex, int] | None = None
    """Tiles left on every location hex; None: nobody looked."""


class Tile(NamedTuple):
    """A location tile in a player's hands, and the location hex it came from."""

    kind: str
    origin: Hex
    status: TileStatus


class Player(NamedTuple):
    """A player in a game under way."""

    colour: Colour
    settlements: Hexes = NOWHERE
    gold: int = 0
    supply: int = SETTLEMENTS
    hand: tuple[TerrainCard | None, ...] = ()
    """The terrain cards held; None: only its owner has seen it."""
    tiles: tuple[Tile, ...] = ()
    """In the order in which they were taken."""
    taken_from: Hexes = NOWHERE
    """L1: the location hexes this player ever took a tile from."""

    @property
    def presence(self) -> Hexes:
        """G10: everything that counts where a rule speaks of own pieces."""
        return self.settlements


class State(NamedTuple):
    """A game under way."""

    ruleset: Ruleset
    board: Board
    cards: tuple[str, ...]
    players: tuple[Player, ...]
    location_tiles: Mapping[Hex, int]
    """Tiles left on every location hex. Never changed in place."""
    deck: tuple[TerrainCard, ...] | None
    """The draw pile, top card first; None: nobody knows its order."""
    discard: tuple[TerrainCard, ...]
    removed: tuple[TerrainCard, ...]
    start_player: int
    round: int
    ending: bool
    """E1: the end is triggered, this round is the last."""
    frames: tuple[Frame, ...]

    @property
    def over(self) -> bool:
        """Whether the last round is finished."""
        return not self.frames

    @property
    def position(self) -> Position:
        """What lies on the table."""
        kingdoms = tuple(Kingdom(player.colour, player.settlements, player.gold) for player in self.players)
        return Position(self.ruleset, self.board, self.cards, kingdoms, self.location_tiles)
