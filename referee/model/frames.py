"""What the table is waiting for: a stack of frames, the last on top. An empty stack: the game is over."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from referee.board.hexes import Hex
from referee.board.terrain import Terrain
from referee.model.vocabulary import Actor, HarvestMode, Purpose, TerrainCard

BUILDS: Final = 3
"""T2: the builds of a mandatory action."""
BUILDS_ON_SWAMP: Final = 2
"""M1."""
SILO_USES: Final = 3
"""H10: the builds or moves one silo is good for."""


class Awaited(NamedTuple):
    """Who has to act in a frame of a kind, and the rules that say so."""

    by: Actor
    rules: tuple[str, ...]


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
    due: int = BUILDS
    """Builds of the mandatory action that are still to come, as far as the supply lasts."""
    built: tuple[Hex, ...] = ()
    """Where the mandatory action has built, in order."""
    used: tuple[Use, ...] = ()
    """The extra actions so far, in order."""
    terrain: Terrain | None = None
    """M1: the one of a swamp card's terrains that was chosen by using it."""
    owed: int = 0
    """M6: settlements of temples that the mandatory action has to build besides."""
    done: tuple[str, ...] = ()
    """H2, Q2: the actions everybody has that were done this turn."""
    sectors: tuple[int, ...] = ()
    """S25: where this turn has built, as places in the list of sectors."""
    frame: Literal["turning"] = "turning"

    def still_due(self, supply: int) -> int:
        """T2, M6: how many builds the mandatory action still asks for, as far as the supply lasts."""
        return (min(supply, self.due)) + self.owed

    def playing(self, card: TerrainCard) -> "Turning":
        """The same with a card played, as fast as `counting`."""
        return tuple.__new__(Turning, (self[0], card, *self[2:]))

    def counting(self, at: Hex, due: int, owed: int) -> "Turning":
        """The same after a build: what `_replace` does, in a third of the time, for what happens most."""
        return tuple.__new__(Turning, (*self[:2], due, (*self.built, at), *self[4:6], owed, *self[7:]))


class Using(NamedTuple):
    """An extra action of several steps that is in progress."""

    player: int
    tile: str
    left: int
    """How many steps may still come."""
    at: Hex | None = None
    """Where the last step ended."""
    card: TerrainCard | None = None
    """The card that was drawn for it."""
    via: str | None = None
    """H3: the tile that repeats it."""
    origin: Hex | None = None
    """N6, X6, X7: where the movement in progress began; it counts where it ends."""
    frame: Literal["using"] = "using"


class Drawing(NamedTuple):
    """A card is being drawn, or shown, and somebody has to say which it is."""

    player: int
    purpose: Purpose
    frame: Literal["drawing"] = "drawing"


class Reacting(NamedTuple):
    """M3: a player may answer because somebody took the last tile of a hex."""

    player: int
    taker: int
    at: Hex
    frame: Literal["reacting"] = "reacting"


class Harvesting(NamedTuple):
    """H10: after the last turn, a player uses silos."""

    player: int
    silos: int
    """How many are left, with the one that is used now."""
    mode: HarvestMode | None = None
    left: int = SILO_USES
    """How many builds or moves this silo still allows."""
    frame: Literal["harvesting"] = "harvesting"


Frame = Turning | Using | Drawing | Reacting | Harvesting


def turn_of(frames: Sequence[Frame], seat: int) -> Turning | None:
    """The turn in progress, if it is this player's."""
    turn = turn_in(frames)
    return turn if turn and turn.player == seat else None


def turn_in(frames: Sequence[Frame]) -> Turning | None:
    """The turn in progress: it lies below everything that happens in it."""
    turn = frames[0] if frames else None
    return turn if isinstance(turn, Turning) else None


def after_last_turn(frames: Sequence[Frame]) -> bool:
    """H10, E1: the last turn is over, and with it perhaps the game."""
    return not frames or isinstance(frames[0], Harvesting)


def use_in(frames: Sequence[Frame]) -> Using | None:
    """The action of several steps in progress: it lies on the turn, below answers to it."""
    use = frames[1] if len(frames) > 1 else None
    return use if isinstance(use, Using) else None


def cards_in(frames: Sequence[Frame]) -> list[TerrainCard]:
    """The terrain cards that lie face up: the played one, and the one that was drawn for a tile."""
    return [frame.card for frame in frames if isinstance(frame, Turning | Using) and frame.card]
