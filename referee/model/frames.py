"""Frames: everything that the game is waiting for, as a stack.

A frame is one thing that must be completed, such as a player's turn, a reaction or the drawing of a card. The last
frame is the top of the stack and must be completed first. If there are no frames, the game is over.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from referee.base.declared import make_tuple
from referee.board.hexes import Hex
from referee.board.terrain import Terrain
from referee.model.vocabulary import Actor, HarvestMode, Purpose, TerrainCard

BUILDS: Final = 3
"""T2: the usual number of builds in a mandatory action."""
BUILDS_ON_SWAMP: Final = 2
"""M1: the number of builds in a mandatory action on swamp."""
SILO_USES: Final = 3
"""H10: the number of builds or moves that one silo allows."""


class Awaited(NamedTuple):
    """The actor that a kind of frame waits for, and the rules that say so."""

    by: Actor
    rules: tuple[str, ...]


class Prompt(NamedTuple):
    """The key of the sentence that says what the game is waiting for, and the facts in that sentence."""

    key: str
    facts: Mapping[str, str | int]


class Use(NamedTuple):
    """A tile that was used this turn, and the hex where it put or removed a piece, or where its move ended."""

    tile: str
    at: Hex


class Turning(NamedTuple):
    """T1: the turn of a player who plays a card, performs the mandatory action and may use tiles.

    `card` is None before the player plays a card, while a useless card is being replaced, and if the player has no
    card. As in `Player`, the methods that return a changed copy name every field, which is faster than `_replace`.
    """

    player: int
    card: TerrainCard | None = None
    due: int = BUILDS
    """The number of builds from the supply that the mandatory action still requires, unless the supply runs out."""
    built: tuple[Hex, ...] = ()
    """The hexes where the player has built in the mandatory action, in order."""
    used: tuple[Use, ...] = ()
    """The tiles that the player has used on a hex so far this turn, in order."""
    terrain: Terrain | None = None
    """M1: the terrain that the player has chosen for a swamp card; None if no terrain has been chosen."""
    owed: int = 0
    """M6: the number of settlements from temples that the player must still build in the mandatory action."""
    done: tuple[str, ...] = ()
    """H2, Q2: the once-per-turn common actions that were used this turn."""
    sectors: tuple[int, ...] = ()
    """S25: the sectors where the player has built a settlement this turn, as sorted indexes into `SECTORS`.

    They are recorded only if the Rovers card is in play.
    """
    frame: Literal["turning"] = "turning"

    def still_due(self, supply: int) -> int:
        """T2, M6: the number of builds that the mandatory action still requires, given this supply of settlements."""
        due = self.due
        return (supply if supply < due else due) + self.owed  # noqa: FURB136 - `min` is several times slower

    def with_build(self, at: Hex, due: int, owed: int) -> "Turning":
        """A copy of this turn with one more build, on this hex, and with these values of `due` and `owed`."""
        player, card, _, built, used, terrain, _, done, sectors, frame = self
        built = (*built, at)
        return make_tuple(Turning, (player, card, due, built, used, terrain, owed, done, sectors, frame))

    def with_use(self, tile: str, at: Hex) -> "Turning":
        """A copy of this turn in which the player has also used this tile on this hex."""
        player, card, due, built, used, terrain, owed, done, sectors, frame = self
        used = (*used, make_tuple(Use, (tile, at)))
        return make_tuple(Turning, (player, card, due, built, used, terrain, owed, done, sectors, frame))


class Using(NamedTuple):
    """A multi-step extra action that is in progress."""

    player: int
    tile: str
    left: int
    """The maximum number of further steps."""
    at: Hex | None = None
    """The hex where the last step put or removed a piece, or where its move ended; None before such a step."""
    card: TerrainCard | None = None
    """X2: the terrain card that was drawn for this action; None if there is none."""
    via: str | None = None
    """H3: the tile that repeats `tile`; None if `tile` is used directly."""
    origin: Hex | None = None
    """N6, X6, X7: the hex where the current movement began; None if no movement is in progress."""
    frame: Literal["using"] = "using"


class Drawing(NamedTuple):
    """A player is drawing or revealing a terrain card.

    If the card is not known, the table must name it, but a card for the hand may stay face down.
    """

    player: int
    purpose: Purpose
    frame: Literal["drawing"] = "drawing"


class Reacting(NamedTuple):
    """M3: a player may react because another player took the last tile from a hex."""

    player: int
    taker: int
    at: Hex
    frame: Literal["reacting"] = "reacting"


class Harvesting(NamedTuple):
    """H10: a player is using silos after the last turn of the game."""

    player: int
    silos: int
    """The number of silos left to use, including the current one."""
    mode: HarvestMode | None = None
    left: int = SILO_USES
    """The number of builds or moves that the current silo still allows."""
    frame: Literal["harvesting"] = "harvesting"


Frame = Turning | Using | Drawing | Reacting | Harvesting


def turn_of(frames: Sequence[Frame], seat: int) -> Turning | None:
    """The turn in progress if it is the turn of the player in this seat; otherwise None."""
    turn = turn_in(frames)
    return turn if turn and turn.player == seat else None


def turn_in(frames: Sequence[Frame]) -> Turning | None:
    """The turn in progress, which is always the lowest frame; None between two turns and after the last turn."""
    turn = frames[0] if frames else None
    return turn if isinstance(turn, Turning) else None


def after_last_turn(frames: Sequence[Frame]) -> bool:
    """H10, E1: whether the game is over or in the silo phase."""
    return not frames or isinstance(frames[0], Harvesting)


def use_in(frames: Sequence[Frame]) -> Using | None:
    """The multi-step action in progress, whose frame lies directly above the turn; None if there is none."""
    use = frames[1] if len(frames) > 1 else None
    return use if isinstance(use, Using) else None


def without_origin(frames: Sequence[Frame]) -> list[Frame]:
    """N6, X6, X7: a copy of the frames in which no movement is in progress.

    A piece in the middle of a movement counts where the movement began. In the copy, it counts where it is now.
    """
    use = use_in(frames)
    return [frames[0], use._replace(origin=None), *frames[2:]] if use and use.origin is not None else list(frames)


def cards_in(frames: Sequence[Frame]) -> list[TerrainCard]:
    """The terrain cards in use: the played card and the card drawn for the tile in use, if there are any."""
    return [frame.card for frame in frames if isinstance(frame, Turning | Using) and frame.card]
