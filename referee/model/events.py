"""The events of an action, in order. Players are seats: 0 is the first in the list of players."""

from typing import Literal, NamedTuple

from referee.board.hexes import Hex
from referee.model.vocabulary import Figure, Purpose, TerrainCard


class CardPlayed(NamedTuple):
    """A player showed the terrain card of the turn."""

    player: int
    card: TerrainCard
    event: Literal["card-played"] = "card-played"


class Built(NamedTuple):
    """A settlement was built, from the supply or from a temple."""

    player: int
    at: Hex
    tile: str | None
    event: Literal["built"] = "built"


class FigurePlaced(NamedTuple):
    """A figure was placed. For a city hall, `at` is its middle hex."""

    player: int
    figure: Figure
    at: Hex
    tile: str
    event: Literal["placed"] = "placed"


class WallBuilt(NamedTuple):
    """N7: a stone wall was placed."""

    player: int
    at: Hex
    tile: str
    event: Literal["wall-built"] = "wall-built"


class Removed(NamedTuple):
    """A piece left the board and went to its owner's supply or to a temple."""

    player: int
    owner: int
    piece: str
    """`settlement`, or the kind of figure."""
    at: Hex
    tile: str
    event: Literal["removed"] = "removed"


class Moved(NamedTuple):
    """A settlement, or the figure of the tile, was moved."""

    player: int
    origin: Hex
    to: Hex
    tile: str
    event: Literal["moved"] = "moved"


class TileTaken(NamedTuple):
    """L1, N1: a tile was taken from a location hex or a nomad space."""

    player: int
    tile: str
    origin: Hex
    event: Literal["tile-taken"] = "tile-taken"


class TileLost(NamedTuple):
    """L3: a tile left the game, because its owner has no piece next to its location any more."""

    player: int
    tile: str
    origin: Hex
    event: Literal["tile-lost"] = "tile-lost"


class TileSpent(NamedTuple):
    """N1: a nomad tile left the game, used or not."""

    player: int
    tile: str
    event: Literal["tile-spent"] = "tile-spent"


class BonusTaken(NamedTuple):
    """M2: a player got the bonus tile for two tiles of a kind."""

    player: int
    tile: str
    event: Literal["bonus-taken"] = "bonus-taken"


class BonusLost(NamedTuple):
    """M2: a player lost a bonus tile together with one of its two tiles."""

    player: int
    tile: str
    event: Literal["bonus-lost"] = "bonus-lost"


class BonusUsed(NamedTuple):
    """M4: a bonus tile allowed the use of a hex."""

    player: int
    tile: str
    event: Literal["bonus-used"] = "bonus-used"


class NumberTaken(NamedTuple):
    """H8: a player took a number tile."""

    player: int
    number: int
    event: Literal["number-taken"] = "number-taken"


class NumbersReturned(NamedTuple):
    """H8: a player gave number tiles back."""

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
    """H7: remove the scouts from the board."""

    player: int
    event: Literal["scouts-left"] = "scouts-left"


class HarvestBegan(NamedTuple):
    """H10: a player may use this many silos."""

    player: int
    silos: int
    event: Literal["harvest-began"] = "harvest-began"


class WaiverUsed(NamedTuple):
    """N5: a tile waived adjacency."""

    player: int
    tile: str
    at: Hex
    event: Literal["waiver-used"] = "waiver-used"


class GoldGained(NamedTuple):
    """Gold was paid during play, by a card or a tile."""

    player: int
    gold: int
    source: str
    event: Literal["gold-gained"] = "gold-gained"


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
    """A card was drawn; None: it was drawn face down. A card for the hand is hidden from the other players."""

    player: int
    card: TerrainCard | None
    purpose: Purpose = Purpose.HAND
    event: Literal["card-drawn"] = "card-drawn"


class Shuffled(NamedTuple):
    """T4: the discard pile became the draw pile."""

    cards: int
    event: Literal["shuffled"] = "shuffled"


class MandatoryActionEnded(NamedTuple):
    """T3: the mandatory action ended because no hex is left and no card could help."""

    player: int
    event: Literal["mandatory-action-ended"] = "mandatory-action-ended"


class EndTriggered(NamedTuple):
    """E1: this round is the last one."""

    player: int
    event: Literal["end-triggered"] = "end-triggered"


class TurnEnded(NamedTuple):
    """T4: a turn ended."""

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
"""Events that all players see."""
HiddenEvent = CardDrawn
"""Events that some players see only in part: `referee/engine/view.py` says which."""
Event = OpenEvent | HiddenEvent
