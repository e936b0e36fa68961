"""The state of a game in progress.

A state is an immutable named tuple, and so is a position. Making a changed copy takes a third of the time that it
would take with a frozen dataclass (docs/adr/0002). Code that needs only the fields that states and positions share
accepts either as a `Table`.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple, Protocol

from referee.base.declared import make_tuple
from referee.board.board import Board
from referee.board.hexes import BIT, NOWHERE, Hex, Hexes, neighbours
from referee.board.terrain import Terrain
from referee.model.frames import Frame, use_in
from referee.model.position import NO_FIGURES, SETTLEMENTS, Figures, Kingdom, Position
from referee.model.ruleset import Ruleset
from referee.model.vocabulary import Colour, TerrainCard, TileStatus

NO_NOMAD_TILES: Final[Mapping[Hex, str | None]] = {}


class Game(Protocol):
    """The interface that a state and a draft share. A draft is a mutable copy of a state."""

    @property
    def ruleset(self) -> Ruleset:
        """The options in force."""

    @property
    def board(self) -> Board:
        """The board that the game is played on."""

    @property
    def players(self) -> "Sequence[Player]":
        """The players in seating order."""

    @property
    def walls(self) -> Hexes:
        """The hexes with stone walls."""

    @property
    def location_tiles(self) -> Mapping[Hex, int]:
        """The number of tiles left on each location hex."""

    @property
    def nomad_tiles(self) -> Mapping[Hex, str | None]:
        """The tile on each nomad space; None if the tile has been taken."""

    @property
    def round(self) -> int:
        """The number of the current round, counted from 1."""

    @property
    def ending(self) -> bool:
        """E1: whether the end of the game has been triggered, so that this is the last round."""

    @property
    def deck(self) -> tuple[TerrainCard, ...] | None:
        """The draw pile, with the top card first; None if its order is unknown."""

    @property
    def discard(self) -> tuple[TerrainCard, ...]:
        """The discard pile, with the top card last."""

    @property
    def removed(self) -> tuple[TerrainCard, ...]:
        """The terrain cards that have left the game."""

    @property
    def swamp_cards(self) -> bool:
        """P4: whether the swamp cards are in the game."""

    @property
    def frames(self) -> Sequence[Frame]:
        """The frames that must be completed, the top of the stack last."""

    @property
    def free(self) -> Hexes:
        """G11: the hexes, of any terrain, that are empty and not blocked by a warrior."""

    @property
    def nears(self) -> "Sequence[Hexes | None]":
        """The cached results of `near` by seat, with None for each result that has not been computed yet."""

    def near(self, seat: int) -> Hexes:
        """B3: the hexes next to this player's pieces."""


def free_hexes(board: Board, walls: Hexes, players: "Iterable[Player]") -> Hexes:
    """G11: the hexes, of any terrain, without a piece or a stone wall. X5: hexes next to a warrior are not free."""
    taken, warriors = walls, NOWHERE
    for player in players:
        taken |= player.settlements
        if player.figures is not NO_FIGURES:
            taken |= player.figures.hexes
            warriors |= player.figures.warriors
    if warriors:
        taken |= neighbours(warriors)
    return board.open & ~taken


def counted(game: "Game", seat: int) -> Hexes:
    """N6, L3: a player's presence. A piece in the middle of a movement counts where the movement began."""
    own = game.players[seat].presence
    use = use_in(game.frames) if len(game.frames) > 1 else None
    if use is None or use.origin is None or use.at is None or use.player != seat:
        return own
    return own & ~BIT[use.at] | BIT[use.origin]


class Tile(NamedTuple):
    """A location tile that a player holds, and the location hex that it was taken from."""

    kind: str
    origin: Hex
    status: TileStatus

    def with_status(self, status: TileStatus) -> "Tile":
        """A copy of the tile with this status."""
        return make_tuple(Tile, (self.kind, self.origin, status))


class NomadTile(NamedTuple):
    """N1: a player's nomad tile. It can be used only in the player's turn in the round after it was taken."""

    kind: str
    round: int
    """The round in which the tile was taken."""
    used: bool = False


class BonusTile(NamedTuple):
    """M2: a bonus tile, which a player receives for two location tiles of the same Marshlands kind."""

    kind: str
    status: TileStatus


class Numbers(NamedTuple):
    """H8: a count of number tiles, by value."""

    ones: int = 0
    fives: int = 0

    @property
    def worth(self) -> int:
        """H8: the number of settlements that can be built by returning all these tiles."""
        return self.ones + 5 * self.fives


NUMBERS: Final = Numbers(ones=8, fives=2)
"""H8: the counts of number tiles in the box, which all players share."""
NO_NUMBERS: Final = Numbers()


class Player(NamedTuple):
    """A player in a game in progress, with all their possessions, such as pieces, gold, cards and tiles.

    The methods that return a changed copy name every field. This takes a third of the time of `_replace`. If a field
    is added to the class but not to these methods, they raise an error.
    """

    colour: Colour
    settlements: Hexes = NOWHERE
    gold: int = 0
    supply: int = SETTLEMENTS
    hand: tuple[TerrainCard | None, ...] = ()
    """The terrain cards in the player's hand; None for a card that is not known."""
    tiles: tuple[Tile, ...] = ()
    """The location tiles, in the order in which they were taken."""
    taken_from: Hexes = NOWHERE
    """L1: the location hexes from which this player has taken a tile, even if the tile was lost later."""
    figures: Figures = NO_FIGURES
    nomad_tiles: tuple[NomadTile, ...] = ()
    """The nomad tiles, in the order in which they were taken."""
    bonus_tiles: tuple[BonusTile, ...] = ()
    numbers: Numbers = NO_NUMBERS
    temple: int = 0
    """M6: the number of settlements on temple tiles."""
    marks: tuple[int, ...] = ()
    """S24: the horizontal lines that this player has marked, as sorted keys of `Board.lines`."""

    @property
    def presence(self) -> Hexes:
        """G10: the hexes of all the player's settlements and figures, called the player's presence."""
        return self.settlements if self.figures is NO_FIGURES else self.settlements | self.figures.hexes

    @property
    def lasting(self) -> Hexes:
        """H7: the player's presence without scouts, which take no tiles and mark no lines."""
        return self.presence & ~self.figures.scouts

    def with_hand(self, hand: "tuple[TerrainCard | None, ...]") -> "Player":
        """A copy of the player with these cards in hand."""
        colour, settlements, gold, supply, _, tiles, taken, figures, nomads, bonus, numbers, temple, marks = self
        copy = (colour, settlements, gold, supply, hand, tiles, taken, figures, nomads, bonus, numbers, temple, marks)
        return make_tuple(Player, copy)

    def with_tiles(self, tiles: tuple[Tile, ...]) -> "Player":
        """A copy of the player with these location tiles."""
        colour, settlements, gold, supply, hand, _, taken, figures, nomads, bonus, numbers, temple, marks = self
        copy = (colour, settlements, gold, supply, hand, tiles, taken, figures, nomads, bonus, numbers, temple, marks)
        return make_tuple(Player, copy)

    def with_build(self, at: Hex) -> "Player":
        """A copy of the player with one settlement moved from the supply to this hex."""
        colour, settlements, gold, supply, hand, tiles, taken, figures, nomads, bonus, numbers, temple, marks = self
        settlements, supply = settlements | BIT[at], supply - 1
        copy = (colour, settlements, gold, supply, hand, tiles, taken, figures, nomads, bonus, numbers, temple, marks)
        return make_tuple(Player, copy)

    def with_settlements(self, settlements: Hexes, supply: int) -> "Player":
        """A copy of the player with these settlements on the board and this number in the supply."""
        colour, _, gold, _, hand, tiles, taken, figures, nomads, bonus, numbers, temple, marks = self
        copy = (colour, settlements, gold, supply, hand, tiles, taken, figures, nomads, bonus, numbers, temple, marks)
        return make_tuple(Player, copy)


class StateFields(NamedTuple):
    """The fields of a state, such as the board, the players, the piles and the frames that are still open."""

    ruleset: Ruleset
    board: Board
    cards: tuple[str, ...]
    players: tuple[Player, ...]
    location_tiles: Mapping[Hex, int]
    """The number of tiles left on each location hex. The mapping is never changed in place."""
    deck: tuple[TerrainCard, ...] | None
    """The draw pile, with the top card first; None if its order is unknown."""
    discard: tuple[TerrainCard, ...]
    removed: tuple[TerrainCard, ...]
    start_player: int
    round: int
    ending: bool
    """E1: whether the end of the game has been triggered, which makes this round the last one."""
    frames: tuple[Frame, ...]
    tasks: tuple[str, ...] = ()
    walls: Hexes = NOWHERE
    nomad_tiles: Mapping[Hex, str | None] = NO_NOMAD_TILES
    """The tile on each nomad space; None if the tile has been taken. The mapping is never changed in place."""
    removed_terrain: Terrain | None = None
    """P5: the terrain that was removed from the terrain cards before the game; None if no terrain was removed."""
    swamp_cards: bool = False
    """P4: whether the swamp cards are in the game."""


class State(StateFields):
    """A game in progress. A state caches sets of hexes that the engine needs again and again."""

    def __getstate__(self) -> None:
        """Leave the cached sets of hexes out of copies and pickles, which contain only the fields."""

    @cached_property
    def free(self) -> Hexes:
        """G11: the hexes, of any terrain, that are empty and not blocked by a warrior."""
        return free_hexes(self.board, self.walls, self.players)

    @cached_property
    def nears(self) -> "list[Hexes | None]":
        """The cached results of `near` by seat, with None for each result that has not been computed yet.

        States and drafts with the same pieces can share one list.
        """
        return [None] * len(self.players)

    def near(self, seat: int) -> Hexes:
        """B3: the hexes next to this player's pieces."""
        near = self.nears[seat]
        if near is None:
            near = self.nears[seat] = neighbours(self.players[seat].presence)
        return near

    @property
    def over(self) -> bool:
        """Whether the game is over, which means that no frames are left."""
        return not self.frames

    @property
    def position(self) -> Position:
        """The part of this state that a position contains."""
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
