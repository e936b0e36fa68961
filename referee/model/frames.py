"""Frames: a stack of the things that the table waits for, the last on top. If it is empty, the game is over."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from referee.board.hexes import Hex
from referee.board.terrain import Terrain
from referee.model.vocabulary import Actor, HarvestMode, Purpose, TerrainCard

BUILDS: Final = 3
"""T2: the builds of a mandatory action."""
BUILDS_ON_SWAMP: Final = 2
"""M1."""
SILO_USES: Final = 3
"""H10: the builds or moves that one silo allows."""


class Awaited(NamedTuple):
    """Who has to act in a frame of a kind, and the rules that say so."""

    by: Actor
    rules: tuple[str, ...]


class Prompt(NamedTuple):
    """What the table waits for: the key of the sentence about it, and the facts in that sentence."""

    key: str
    facts: Mapping[str, str | int]


class Use(NamedTuple):
    """A tile that was used this turn, and the hex where it put a piece."""

    tile: str
    at: Hex


class Turning(NamedTuple):
    """T1: a player's turn.

    The card is None while the card in hand is unknown and so not yet played, or if the player had no card.
    """

    player: int
    card: TerrainCard | None = None
    due: int = BUILDS
    """The builds that the mandatory action still requires, as far as the supply lasts."""
    built: tuple[Hex, ...] = ()
    """The hexes where the mandatory action has built, in order."""
    used: tuple[Use, ...] = ()
    """The extra actions so far, in order."""
    terrain: Terrain | None = None
    """M1: the terrain of a swamp card that the player chose by using it."""
    owed: int = 0
    """M6: settlements from temples that the mandatory action must also build."""
    done: tuple[str, ...] = ()
    """H2, Q2: the common actions that were used this turn."""
    sectors: tuple[int, ...] = ()
    """S25: the sectors where this turn has built, as indexes into the list of sectors."""
    frame: Literal["turning"] = "turning"

    def still_due(self, supply: int) -> int:
        """T2, M6: how many builds the mandatory action still requires, as far as the supply lasts."""
        return (min(supply, self.due)) + self.owed

    def with_card(self, card: TerrainCard) -> "Turning":
        """A copy with a card played."""
        return self._replace(card=card)

    def with_build(self, at: Hex, *, due: int, owed: int) -> "Turning":
        """A copy after a build."""
        return self._replace(built=(*self.built, at), due=due, owed=owed)


class Using(NamedTuple):
    """An extra action of several steps in progress."""

    player: int
    tile: str
    left: int
    """How many steps may follow."""
    at: Hex | None = None
    """Where the last step ended."""
    card: TerrainCard | None = None
    """The card that was drawn for it."""
    via: str | None = None
    """H3: the tile that repeats it."""
    origin: Hex | None = None
    """N6, X6, X7: the hex where the current movement began, if only its end counts; None if every step does."""
    frame: Literal["using"] = "using"


class Drawing(NamedTuple):
    """A card is being drawn or shown, and the table must name it."""

    player: int
    purpose: Purpose
    frame: Literal["drawing"] = "drawing"


class Reacting(NamedTuple):
    """M3: a player may react because another player took the last tile of a hex."""

    player: int
    taker: int
    at: Hex
    frame: Literal["reacting"] = "reacting"


class Harvesting(NamedTuple):
    """H10: after the last turn, a player uses silos."""

    player: int
    silos: int
    """How many silos are left, including the current one."""
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
    """The turn in progress. It lies below all other frames."""
    turn = frames[0] if frames else None
    return turn if isinstance(turn, Turning) else None


def after_last_turn(frames: Sequence[Frame]) -> bool:
    """H10, E1: the last turn is over; the silo phase may follow."""
    return not frames or isinstance(frames[0], Harvesting)


def use_in(frames: Sequence[Frame]) -> Using | None:
    """The action of several steps in progress. It lies on the turn and below reactions."""
    use = frames[1] if len(frames) > 1 else None
    return use if isinstance(use, Using) else None


def without_origin(frames: Sequence[Frame]) -> list[Frame]:
    """N6, X6, X7: the frames without the hex where a movement began, so that the piece counts where it stands."""
    use = use_in(frames)
    return [frames[0], use._replace(origin=None), *frames[2:]] if use and use.origin is not None else list(frames)


def cards_in(frames: Sequence[Frame]) -> list[TerrainCard]:
    """The terrain cards that lie face up: the played card and the card drawn for a tile."""
    return [frame.card for frame in frames if isinstance(frame, Turning | Using) and frame.card]
