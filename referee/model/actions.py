"""What a player, or chance, may do. Each names its type, also so that two of different types are never equal."""

from typing import Literal, NamedTuple

from referee.board.hexes import Hex
from referee.model.vocabulary import TerrainCard


class Build(NamedTuple):
    """One build of the mandatory action."""

    at: Hex
    waiver: str | None = None
    """N5: the tile that sets adjacency aside for this build."""
    type: Literal["build"] = "build"


class BuildWith(NamedTuple):
    """Build a settlement with a tile."""

    tile: str
    at: Hex
    waiver: str | None = None
    via: str | None = None
    """H3: the tile that lets its owner use another one again."""
    type: Literal["build"] = "build"


class Place(NamedTuple):
    """Put on the board what the tile stands for: a figure or a stone wall."""

    tile: str
    at: Hex
    waiver: str | None = None
    via: str | None = None
    type: Literal["place"] = "place"


class MoveWith(NamedTuple):
    """Move a settlement, or the figure the tile stands for."""

    tile: str
    origin: Hex
    to: Hex
    via: str | None = None
    type: Literal["move"] = "move"


class Remove(NamedTuple):
    """Take a piece off the board with a tile."""

    tile: str
    at: Hex
    via: str | None = None
    type: Literal["remove"] = "remove"


class Draw(NamedTuple):
    """Draw a terrain card with a tile."""

    tile: str
    via: str | None = None
    type: Literal["draw"] = "draw"


class Take(NamedTuple):
    """H8: take a number tile."""

    tile: str
    via: str | None = None
    type: Literal["take"] = "take"


class Spend(NamedTuple):
    """H8: give number tiles back, to build as many settlements."""

    tile: str
    ones: int
    fives: int
    via: str | None = None
    type: Literal["spend"] = "spend"


class Finish(NamedTuple):
    """Leave it at what was done: no more steps, no answer, nothing more with this silo."""

    type: Literal["finish"] = "finish"


class Redraw(NamedTuple):
    """T3: lay a useless card aside and draw another one."""

    type: Literal["redraw"] = "redraw"


class EndTurn(NamedTuple):
    """T4: end the turn."""

    type: Literal["end-turn"] = "end-turn"


class Play(NamedTuple):
    """T1: say which card the hidden one is that begins the turn. X3: choose one of two."""

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


HexAction = Build | BuildWith | Place | Remove
"""The actions that name one hex."""
TileAction = BuildWith | Place | MoveWith | Remove | Draw | Take | Spend
Action = Build | TileAction | Finish | Redraw | EndTurn | Play | Reveal | Shuffle
