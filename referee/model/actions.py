"""The actions of players, and those that report a chance event: a drawn card or a shuffled draw pile.

Every action contains its type as a field, so two actions of different types are never equal.
"""

from typing import Literal, NamedTuple

from referee.board.hexes import Hex
from referee.model.vocabulary import TerrainCard


class Build(NamedTuple):
    """T2: build one settlement of the mandatory action."""

    at: Hex
    waiver: str | None = None
    """N5, M6: the tile that waives adjacency for this build."""
    type: Literal["build"] = "build"


class BuildWith(NamedTuple):
    """Build a settlement by using a tile."""

    tile: str
    at: Hex
    waiver: str | None = None
    via: str | None = None
    """H3: the tile that repeats `tile`; None if `tile` is used directly."""
    type: Literal["build"] = "build"


class Place(NamedTuple):
    """Place a figure or a stone wall by using a tile."""

    tile: str
    at: Hex
    waiver: str | None = None
    via: str | None = None
    type: Literal["place"] = "place"


class MoveWith(NamedTuple):
    """Move a settlement, or the figure of a tile, by using the tile."""

    tile: str
    origin: Hex
    to: Hex
    via: str | None = None
    type: Literal["move"] = "move"


class Remove(NamedTuple):
    """Take a piece off the board by using a tile."""

    tile: str
    at: Hex
    via: str | None = None
    type: Literal["remove"] = "remove"


class Draw(NamedTuple):
    """Draw a terrain card by using a tile."""

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
    """Stop an action of several steps, decline to react, or stop using a silo."""

    type: Literal["finish"] = "finish"


class Redraw(NamedTuple):
    """T3: replace a terrain card that has become useless."""

    type: Literal["redraw"] = "redraw"


class EndTurn(NamedTuple):
    """T4: end the turn."""

    type: Literal["end-turn"] = "end-turn"


class Play(NamedTuple):
    """T1: reveal the hidden card at the beginning of the turn. X3: choose one of two cards."""

    card: TerrainCard
    type: Literal["play"] = "play"


class Reveal(NamedTuple):
    """Name the card that was drawn; None means that the card was drawn face down."""

    card: TerrainCard | None
    type: Literal["reveal"] = "reveal"


class Shuffle(NamedTuple):
    """State the order of the new draw pile after the discard pile was shuffled. The first card is on top."""

    deck: tuple[TerrainCard, ...]
    type: Literal["shuffle"] = "shuffle"


HexAction = Build | BuildWith | Place | Remove
"""The actions that name exactly one hex."""
TileAction = BuildWith | Place | MoveWith | Remove | Draw | Take | Spend
Action = Build | TileAction | Finish | Redraw | EndTurn | Play | Reveal | Shuffle
