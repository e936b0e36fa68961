"""A state: a game in progress.

An immutable named tuple, as a position is: copying one with a change takes a third of the time of a frozen dataclass
(docs/adr/0002). Everything that only needs to look at the board works on both, as a `Table`.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from referee.board.board import Board
from referee.board.hexes import BIT, NOWHERE, Hex, Hexes
from referee.board.terrain import Terrain
from referee.model.figures import NO_FIGURES, Figures
from referee.model.frames import Frame, use_in
from referee.model.position import SETTLEMENTS, Kingdom, Position
from referee.model.ruleset import Ruleset
from referee.model.vocabulary import Colour, TerrainCard, TileStatus

NO_NOMAD_TILES: Final[Mapping[Hex, str | None]] = {}


class Game(Protocol):
    """What a state and a state in the making have in common."""

    @property
    def ruleset(self) -> Ruleset:
        """The options in force."""

    @property
    def board(self) -> Board:
        """The board."""

    @property
    def players(self) -> "Sequence[Player]":
        """In their order at the table."""

    @property
    def walls(self) -> Hexes:
        """The stone walls."""

    @property
    def nomad_tiles(self) -> Mapping[Hex, str | None]:
        """The tile on every nomad space, None where it is gone."""

    @property
    def round(self) -> int:
        """Which round it is, from 1."""

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
    def swamp_cards(self) -> bool:
        """P4: whether the swamp cards are in the game."""

    @property
    def frames(self) -> Sequence[Frame]:
        """What the table is waiting for."""


def counted(game: "Game", seat: int) -> Hexes:
    """N6, L3: the presence of a player; a piece whose movement is in progress counts where the movement began."""
    own = game.players[seat].presence
    use = use_in(game.frames) if len(game.frames) > 1 else None
    if use is None or use.origin is None or use.at is None or use.player != seat:
        return own
    return own & ~BIT[use.at] | BIT[use.origin]


class Tile(NamedTuple):
    """A location tile in a player's hands, and the location hex it came from."""

    kind: str
    origin: Hex
    status: TileStatus


class NomadTile(NamedTuple):
    """N1: a nomad tile in a player's hands: good for one turn, in the round after it was taken."""

    kind: str
    round: int
    """In which it was taken."""
    used: bool = False


class BonusTile(NamedTuple):
    """M2: what two location tiles of a kind bring."""

    kind: str
    status: TileStatus


class Numbers(NamedTuple):
    """H8: number tiles."""

    ones: int = 0
    fives: int = 0

    @property
    def worth(self) -> int:
        """How many settlements they are good for."""
        return self.ones + 5 * self.fives


NUMBERS: Final = Numbers(ones=8, fives=2)
"""H8: all number tiles there are."""
NO_NUMBERS: Final = Numbers()


class Player(NamedTuple):
    """A player in a game in progress."""

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
    figures: Figures = NO_FIGURES
    nomad_tiles: tuple[NomadTile, ...] = ()
    """In the order in which they were taken."""
    bonus_tiles: tuple[BonusTile, ...] = ()
    numbers: Numbers = NO_NUMBERS
    temple: int = 0
    """M6: settlements that lie on temple tiles."""
    marks: tuple[int, ...] = ()
    """S24: the horizontal lines marked, as places in the list of lines, in order."""

    @property
    def presence(self) -> Hexes:
        """G10: everything that counts where a rule speaks of own pieces."""
        return self.settlements if self.figures is NO_FIGURES else self.settlements | self.figures.hexes

    @property
    def lasting(self) -> Hexes:
        """H7: the presence without scouts, which take and mark nothing."""
        return self.presence & ~self.figures.scouts

    def holding(self, hand: "tuple[TerrainCard | None, ...]") -> "Player":
        """The same with other cards in hand, as fast as `settled`."""
        return tuple.__new__(Player, (*self[:4], hand, *self[5:]))

    def settled(self, settlements: Hexes, supply: int) -> "Player":
        """The same with other settlements: what `_replace` does, in a third of the time, for what happens most."""
        return tuple.__new__(Player, (self[0], settlements, self[2], supply, *self[4:]))


class State(NamedTuple):
    """A game in progress."""

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
    tasks: tuple[str, ...] = ()
    walls: Hexes = NOWHERE
    nomad_tiles: Mapping[Hex, str | None] = NO_NOMAD_TILES
    """The tile on every nomad space, None where it is gone. Never changed in place."""
    removed_terrain: Terrain | None = None
    """P5: the terrain whose cards left the game before it began."""
    swamp_cards: bool = False
    """P4: the swamp cards are in the game."""

    @property
    def over(self) -> bool:
        """Whether the last round is finished."""
        return not self.frames

    @property
    def position(self) -> Position:
        """What lies on the table."""
        kingdoms = tuple(
            Kingdom(player.colour, player.settlements, player.gold, player.figures, player.marks)
            for player in self.players
        )
        return Position(
            self.ruleset,
            self.board,
            self.cards,
            kingdoms,
            self.location_tiles,
            self.tasks,
            self.walls,
            self.nomad_tiles or None,
            self.removed_terrain,
        )
