"""What happened, in the order in which it happened. Players are seats: 0 is first in the list of players."""

from typing import Literal, NamedTuple

from referee.board.hexes import Hex
from referee.model.vocabulary import TerrainCard


class CardPlayed(NamedTuple):
    """A terrain card lies face up before its player."""

    player: int
    card: TerrainCard
    event: Literal["card-played"] = "card-played"


class Built(NamedTuple):
    """A settlement came from the supply onto the board."""

    player: int
    at: Hex
    tile: str | None
    event: Literal["built"] = "built"


class Moved(NamedTuple):
    """A settlement changed its hex."""

    player: int
    origin: Hex
    to: Hex
    tile: str
    event: Literal["moved"] = "moved"


class TileTaken(NamedTuple):
    """L1: a tile was taken from a location hex."""

    player: int
    tile: str
    origin: Hex
    event: Literal["tile-taken"] = "tile-taken"


class TileLost(NamedTuple):
    """L3: a tile left the game, because its owner has nothing next to its location any more."""

    player: int
    tile: str
    origin: Hex
    event: Literal["tile-lost"] = "tile-lost"


class CardDiscarded(NamedTuple):
    """A card went to the discard pile."""

    player: int
    card: TerrainCard
    event: Literal["card-discarded"] = "card-discarded"


class CardRemoved(NamedTuple):
    """T3: a useless card left the game."""

    player: int
    card: TerrainCard
    event: Literal["card-removed"] = "card-removed"


class CardDrawn(NamedTuple):
    """A card was drawn; None: face down."""

    player: int
    card: TerrainCard | None
    event: Literal["card-drawn"] = "card-drawn"


class Shuffled(NamedTuple):
    """T4: the discard pile became the draw pile."""

    cards: int
    event: Literal["shuffled"] = "shuffled"


class MandatoryActionEnded(NamedTuple):
    """T3: no hex is left for the mandatory action and no card could change that."""

    player: int
    event: Literal["mandatory-action-ended"] = "mandatory-action-ended"


class EndTriggered(NamedTuple):
    """E1: this round is the last one."""

    player: int
    event: Literal["end-triggered"] = "end-triggered"


class TurnEnded(NamedTuple):
    """T4: a turn is over."""

    player: int
    event: Literal["turn-ended"] = "turn-ended"


class TurnBegan(NamedTuple):
    """T1: the next turn has begun."""

    player: int
    round: int
    event: Literal["turn-began"] = "turn-began"


class GameEnded(NamedTuple):
    """E1: the last round is over."""

    round: int
    event: Literal["game-ended"] = "game-ended"


Event = (
    CardPlayed
    | Built
    | Moved
    | TileTaken
    | TileLost
    | CardDiscarded
    | CardRemoved
    | CardDrawn
    | Shuffled
    | MandatoryActionEnded
    | EndTriggered
    | TurnEnded
    | TurnBegan
    | GameEnded
)
