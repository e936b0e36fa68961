"""What a player, or chance, may do. Each names its type, also so that two of different types are never equal."""

from typing import Literal, NamedTuple

from referee.board.hexes import Hex
from referee.model.vocabulary import TerrainCard


class Build(NamedTuple):
    """Build a settlement, as what is under way asks for: one build of the mandatory action."""

    at: Hex
    type: Literal["build"] = "build"


class BuildWith(NamedTuple):
    """Build a settlement with a tile."""

    tile: str
    at: Hex
    type: Literal["build"] = "build"


class MoveWith(NamedTuple):
    """Move a settlement with a tile."""

    tile: str
    origin: Hex
    to: Hex
    type: Literal["move"] = "move"


class Redraw(NamedTuple):
    """T3: lay a useless card aside and draw another one."""

    type: Literal["redraw"] = "redraw"


class EndTurn(NamedTuple):
    """T4: end the turn."""

    type: Literal["end-turn"] = "end-turn"


class Play(NamedTuple):
    """T1: say which card the hidden one is that begins the turn."""

    card: TerrainCard
    type: Literal["play"] = "play"


class Reveal(NamedTuple):
    """Say which card is drawn; None: it is taken face down."""

    card: TerrainCard | None
    type: Literal["reveal"] = "reveal"


class Shuffle(NamedTuple):
    """Say in which order the discard pile becomes the new draw pile, top card first."""

    deck: tuple[TerrainCard, ...]
    type: Literal["shuffle"] = "shuffle"


TileAction = BuildWith | MoveWith
Action = Build | TileAction | Redraw | EndTurn | Play | Reveal | Shuffle
