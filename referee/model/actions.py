"""The actions of players, and the actions with which the table names a card or reports a shuffle.

Actions are tuples, so each has its type as a field. Otherwise two actions of different types could be equal.
"""

from typing import Literal, NamedTuple

from referee.board.hexes import Hex
from referee.model.vocabulary import TerrainCard


class Build(NamedTuple):
    """T2: build one settlement as part of the mandatory action."""

    at: Hex
    waiver: str | None = None
    """N5, M6: the tile that waives adjacency for this build; None if no tile does."""
    type: Literal["build"] = "build"


class BuildWith(NamedTuple):
    """Use a tile to build a settlement."""

    tile: str
    at: Hex
    waiver: str | None = None
    via: str | None = None
    """H3: the tile that repeats `tile`; None if `tile` is used directly."""
    type: Literal["build"] = "build"


class Place(NamedTuple):
    """Use a tile to place a figure or a stone wall."""

    tile: str
    at: Hex
    waiver: str | None = None
    via: str | None = None
    type: Literal["place"] = "place"


class MoveWith(NamedTuple):
    """Use a tile to move a settlement or a figure."""

    tile: str
    origin: Hex
    to: Hex
    via: str | None = None
    type: Literal["move"] = "move"


class Remove(NamedTuple):
    """Use a tile to take a piece off the board."""

    tile: str
    at: Hex
    via: str | None = None
    type: Literal["remove"] = "remove"


class Draw(NamedTuple):
    """Use a tile to draw a terrain card."""

    tile: str
    via: str | None = None
    type: Literal["draw"] = "draw"


class Take(NamedTuple):
    """H8: take a number tile."""

    tile: str
    via: str | None = None
    type: Literal["take"] = "take"


class Spend(NamedTuple):
    """H8: return number tiles to build settlements."""

    tile: str
    ones: int
    fives: int
    via: str | None = None
    type: Literal["spend"] = "spend"


class Finish(NamedTuple):
    """Stop a multi-step action, decline to react, skip a silo, or stop using a silo."""

    type: Literal["finish"] = "finish"


class Redraw(NamedTuple):
    """T3: replace a useless terrain card."""

    type: Literal["redraw"] = "redraw"


class EndTurn(NamedTuple):
    """T4: end the turn."""

    type: Literal["end-turn"] = "end-turn"


class Play(NamedTuple):
    """T1: reveal the hidden card at the beginning of the turn. X3: choose one of two cards."""

    card: TerrainCard
    type: Literal["play"] = "play"


class Reveal(NamedTuple):
    """Name a card that was drawn or is discarded unplayed (X3). None stands for a card that was drawn face down."""

    card: TerrainCard | None
    type: Literal["reveal"] = "reveal"


class Shuffle(NamedTuple):
    """State the order of the new draw pile after the discard pile has been shuffled. The first card is on top."""

    deck: tuple[TerrainCard, ...]
    type: Literal["shuffle"] = "shuffle"


HexAction = Build | BuildWith | Place | Remove
"""The actions that name exactly one hex."""
TileAction = BuildWith | Place | MoveWith | Remove | Draw | Take | Spend
Action = Build | TileAction | Finish | Redraw | EndTurn | Play | Reveal | Shuffle
