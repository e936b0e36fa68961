"""A description of a game in progress: a position, whose turn it is, and anything else that the caller knows.

A field that can be None is None if the caller did not give a value.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from referee.board.hexes import Hex, Hexes
from referee.model.position import Position
from referee.model.state import BonusTile, NomadTile, Numbers
from referee.model.vocabulary import TerrainCard, TileStatus


class TileDescription(NamedTuple):
    """A location tile that a player holds."""

    kind: str
    origin: Hex
    status: TileStatus | None = None


class PlayerDescription(NamedTuple):
    """The facts that the caller gives about a player, apart from those in the position."""

    supply: int | None = None
    hand: tuple[TerrainCard | None, ...] | None = None
    tiles: tuple[TileDescription, ...] | None = None
    taken_from: Hexes | None = None
    nomad_tiles: tuple[NomadTile, ...] | None = None
    bonus_tiles: tuple[BonusTile, ...] | None = None
    numbers: Numbers | None = None
    temple: int | None = None


NO_DESCRIPTION: Final = PlayerDescription()


class TableDescription(NamedTuple):
    """A caller's description of a table."""

    position: Position
    """The position. `cards` and `tasks` are empty if the caller did not name them.

    `location_tiles` and `nomad_tiles` are None if the caller did not give them. If given, they may omit hexes.
    """
    turn: int
    """The seat of the player whose turn it is."""
    card: TerrainCard | None = None
    """The terrain card that was played this turn; None if no card was played or the caller did not name it."""
    built: tuple[Hex, ...] | None = None
    """The hexes where the player has built in the mandatory action this turn, in order."""
    players: Mapping[int, PlayerDescription] = {}
    """The facts about players, by seat. A seat is missing if the caller gave no facts about its player."""
    start_player: int | None = None
    round: int | None = None
    ending: bool | None = None
    swamp_cards: bool | None = None
    discard: tuple[TerrainCard, ...] | None = None
    removed: tuple[TerrainCard, ...] | None = None
    deck: tuple[TerrainCard, ...] | None = None

    def of(self, seat: int) -> PlayerDescription:
        """The facts that the caller gives about the player in this seat."""
        return self.players.get(seat, NO_DESCRIPTION)
