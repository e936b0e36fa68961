"""What a player, or chance, may do."""

from typing import NamedTuple

from referee.board.hexes import Hex
from referee.model.vocabulary import TerrainCard


class Build(NamedTuple):
    """Build a settlement, as what is under way asks for: one build of the mandatory action."""

    at: Hex


class BuildWith(NamedTuple):
    """Build a settlement with a tile."""

    tile: str
    at: Hex


class MoveWith(NamedTuple):
    """Move a settlement with a tile."""

    tile: str
    origin: Hex
    to: Hex


class Redraw(NamedTuple):
    """T3: lay a useless card aside and draw another one."""


class EndTurn(NamedTuple):
    """T4: end the turn."""


class Play(NamedTuple):
    """T1: say which card the hidden one is that begins the turn."""

    card: TerrainCard


class Reveal(NamedTuple):
    """Say which card is drawn; None: it is taken face down."""

    card: TerrainCard | None


class Shuffle(NamedTuple):
    """Say in which order the discard pile becomes the new draw pile, top card first."""

    deck: tuple[TerrainCard, ...]


TileAction = BuildWith | MoveWith
Action = Build | TileAction | Redraw | EndTurn | Play | Reveal | Shuffle
