"""What the table is waiting for: a stack of frames, the last on top. An empty stack: the game is over."""

from typing import Literal, NamedTuple

from referee.board.hexes import Hex
from referee.model.vocabulary import Purpose, TerrainCard


class Use(NamedTuple):
    """A tile that was used this turn, and the hex it brought a piece to."""

    tile: str
    at: Hex


class Turning(NamedTuple):
    """T1: a player's turn.

    The card is None while the card in hand is not played (nobody told which it is), or when there was none to play.
    """

    player: int
    card: TerrainCard | None = None
    due: int = 3
    """Builds of the mandatory action that are still to come, as far as the supply lasts."""
    built: tuple[Hex, ...] = ()
    """Where the mandatory action has built, in order."""
    used: tuple[Use, ...] = ()
    """The extra actions so far, in order."""
    frame: Literal["turning"] = "turning"


class Using(NamedTuple):
    """An extra action of several steps that is under way."""

    player: int
    tile: str
    left: int
    """How many steps may still come."""
    at: Hex | None = None
    """Where the last step ended."""
    card: TerrainCard | None = None
    """The card that was drawn for it."""
    frame: Literal["using"] = "using"


class Drawing(NamedTuple):
    """A card is being drawn, or shown, and somebody has to say which it is."""

    player: int
    purpose: Purpose
    frame: Literal["drawing"] = "drawing"


Frame = Turning | Using | Drawing
