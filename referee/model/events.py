"""The events that an action can cause. Players are identified by their seats, which are numbered from 0."""

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

from referee.board.hexes import Hex
from referee.model.vocabulary import Figure, Purpose, TerrainCard


class CardPlayed(NamedTuple):
    """T1: a player revealed the terrain card for this turn."""

    player: int
    card: TerrainCard
    event: Literal["card-played"] = "card-played"


class Built(NamedTuple):
    """A player built a settlement from the supply or from a temple; `tile` is None in the mandatory action."""

    player: int
    at: Hex
    tile: str | None
    event: Literal["built"] = "built"


class FigurePlaced(NamedTuple):
    """A player placed a figure. For a city hall, `at` is its central hex."""

    player: int
    figure: Figure
    at: Hex
    tile: str
    event: Literal["placed"] = "placed"


class WallBuilt(NamedTuple):
    """N7: a player placed a stone wall."""

    player: int
    at: Hex
    tile: str
    event: Literal["wall-built"] = "wall-built"


class Removed(NamedTuple):
    """A piece left the board and went to its owner's supply or to a temple."""

    player: int
    owner: int
    piece: str
    """The word `settlement`, or the kind of figure."""
    at: Hex
    tile: str
    event: Literal["removed"] = "removed"


class Moved(NamedTuple):
    """A player moved a settlement or a figure."""

    player: int
    origin: Hex
    to: Hex
    tile: str
    event: Literal["moved"] = "moved"


class TileTaken(NamedTuple):
    """L1, N1: a player took a tile from a location hex or a nomad space."""

    player: int
    tile: str
    origin: Hex
    event: Literal["tile-taken"] = "tile-taken"


class TileLost(NamedTuple):
    """L3: a tile left the game because its owner no longer had a piece next to its location hex."""

    player: int
    tile: str
    origin: Hex
    event: Literal["tile-lost"] = "tile-lost"


class TileSpent(NamedTuple):
    """N1: a nomad tile left the game, whether or not it had been used."""

    player: int
    tile: str
    event: Literal["tile-spent"] = "tile-spent"


class BonusTaken(NamedTuple):
    """M2: a player received the bonus tile for two location tiles of the same kind."""

    player: int
    tile: str
    event: Literal["bonus-taken"] = "bonus-taken"


class BonusLost(NamedTuple):
    """M2: a player lost a bonus tile because fewer than two of the location tiles that earn it were left."""

    player: int
    tile: str
    event: Literal["bonus-lost"] = "bonus-lost"


class BonusUsed(NamedTuple):
    """M2: a player used a bonus tile."""

    player: int
    tile: str
    event: Literal["bonus-used"] = "bonus-used"


class NumberTaken(NamedTuple):
    """H8: a player took a number tile of value 1, or exchanged five of them for one of value 5."""

    player: int
    number: int
    event: Literal["number-taken"] = "number-taken"


class NumbersReturned(NamedTuple):
    """H8: a player returned number tiles in order to build settlements."""

    player: int
    ones: int
    fives: int
    event: Literal["numbers-returned"] = "numbers-returned"


class LineMarked(NamedTuple):
    """S24: a player marked a horizontal line with a settlement from the supply."""

    player: int
    line: str
    event: Literal["line-marked"] = "line-marked"


class ScoutsLeft(NamedTuple):
    """H7: a player's scouts left the board."""

    player: int
    event: Literal["scouts-left"] = "scouts-left"


class HarvestBegan(NamedTuple):
    """H10: a player's silo phase began; `silos` is the number of silos that the player may use."""

    player: int
    silos: int
    event: Literal["harvest-began"] = "harvest-began"


class WaiverUsed(NamedTuple):
    """N5, M6: a player used a tile to waive adjacency."""

    player: int
    tile: str
    at: Hex
    event: Literal["waiver-used"] = "waiver-used"


class GoldGained(NamedTuple):
    """A card or a tile paid gold to a player during play."""

    player: int
    gold: int
    source: str
    event: Literal["gold-gained"] = "gold-gained"


class CardDiscarded(NamedTuple):
    """A player put a terrain card on the discard pile."""

    player: int
    card: TerrainCard
    event: Literal["card-discarded"] = "card-discarded"


class CardRemoved(NamedTuple):
    """T3: a useless card left the game."""

    player: int
    card: TerrainCard
    event: Literal["card-removed"] = "card-removed"


class CardDrawn(NamedTuple):
    """A player drew a card.

    `card` is None if the card is not known. A card for the hand is seen only by the player who draws it.
    """

    player: int
    card: TerrainCard | None
    purpose: Purpose = Purpose.HAND
    event: Literal["card-drawn"] = "card-drawn"


class Shuffled(NamedTuple):
    """T4: the discard pile was shuffled and became the draw pile; `cards` is the number of cards in it."""

    cards: int
    event: Literal["shuffled"] = "shuffled"


class MandatoryActionEnded(NamedTuple):
    """T3: the mandatory action ended because the played card was useless and no card in the piles could help."""

    player: int
    event: Literal["mandatory-action-ended"] = "mandatory-action-ended"


class EndTriggered(NamedTuple):
    """E1: a player triggered the end of the game. The current round is the last one."""

    player: int
    event: Literal["end-triggered"] = "end-triggered"


class TurnEnded(NamedTuple):
    """T4: a player's turn ended."""

    player: int
    event: Literal["turn-ended"] = "turn-ended"


class TurnBegan(NamedTuple):
    """T1: a player's turn began."""

    player: int
    round: int
    event: Literal["turn-began"] = "turn-began"


class GameEnded(NamedTuple):
    """E1: the game ended; `round` is the number of its last round."""

    round: int
    event: Literal["game-ended"] = "game-ended"


OpenEvent = (
    CardPlayed
    | Built
    | FigurePlaced
    | WallBuilt
    | Removed
    | Moved
    | TileTaken
    | TileLost
    | TileSpent
    | BonusTaken
    | BonusLost
    | BonusUsed
    | NumberTaken
    | NumbersReturned
    | LineMarked
    | ScoutsLeft
    | HarvestBegan
    | WaiverUsed
    | GoldGained
    | CardDiscarded
    | CardRemoved
    | Shuffled
    | MandatoryActionEnded
    | EndTriggered
    | TurnEnded
    | TurnBegan
    | GameEnded
)
"""The events that every player sees in full."""
HiddenEvent = CardDrawn
"""The events that some players see only in part; see `referee/engine/view.py`."""
Event = OpenEvent | HiddenEvent
Note = tuple[Callable[..., Event], tuple[object, ...]]
"""The class of an event and its arguments. The event itself is created only if a caller reads the events."""


def events_of(notes: Iterable[Note]) -> tuple[Event, ...]:
    """Create the events that these notes describe."""
    return tuple([event(*facts) for event, facts in notes])
