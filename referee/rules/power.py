"""The interface of powers. A power is the ability that a tile gives its owner. The engine knows tiles only as powers.

Most tiles do not define these methods themselves, because the families (referee/rules/families) implement them.
docs/adding.md lists all methods, each with an example.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from referee.board.board import Board
from referee.board.hexes import NOWHERE, Hexes
from referee.model.actions import Action
from referee.model.frames import Using
from referee.model.offers import Offer
from referee.model.ruling import Violation
from referee.model.state import Game, State
from referee.model.vocabulary import PieceType, Purpose
from referee.rules.draft import Draft
from referee.rules.moment import Moment


class Group(Enum):
    """The source of a power: a kind of tile, or the rules themselves."""

    LOCATION = auto()
    NOMAD = auto()
    BONUS = auto()
    COMMON = auto()
    """Every player has the power in their own turn, without a tile."""
    HARVEST = auto()
    """Every player has the power after the last turn, without a tile."""


class When(Enum):
    """The occasions on which a power can be used."""

    IN_TURN = auto()
    """L2: in its owner's turn, before or after the mandatory action."""
    ONCE_A_TURN = auto()
    """H2, Q2: once per turn, in the player's own turn, without a tile."""
    ONCE_A_GAME = auto()
    """X4: once per game, in its owner's turn. No tile can repeat the power."""
    WITH_A_BUILD = auto()
    """N5, M6: together with a build that names the tile. The power waives adjacency for this build."""
    ANSWERING = auto()
    """M3: in another player's turn, when that player takes a last tile."""
    WHEN_TAKEN = auto()
    """N3: immediately when a player takes the tile. The tile is not kept."""
    ALWAYS = auto()
    """X3, M4: at all times. The power is not an action; it has an effect as long as a player holds the tile."""


class Lifting(Enum):
    """Where a settlement goes after a power has taken it off the board."""

    TO_SUPPLY = auto()
    """N4: to its owner's supply."""
    TO_TILE = auto()
    """M6: onto the tile, from which it is built in a later turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Power:
    """The base class of all powers. It allows no action. Passive tiles use it directly; all other tiles extend it."""

    tile: str
    """The wire word of the tile, or of the action that every player has."""
    rules: tuple[str, ...]
    """The numbers of the rules that the power applies. The rule of the tile itself comes first."""
    expansion: str
    """The expansion that the tile belongs to."""
    group: Group = Group.LOCATION
    when: When = When.IN_TURN
    draws: Purpose | None = None
    """X2, X3: why the owner draws an additional terrain card; None if the power draws no card."""
    lifts: Lifting | None = None

    def fits(self, _action: Action) -> bool:
        """Whether the action is of a kind that this power handles."""
        return False

    def offers(self, _moment: Moment) -> Sequence[Offer]:
        """The legal actions of this power now, whether or not the tile itself can be used."""
        return ()

    def violations(self, _moment: Moment, _action: Action) -> list[Violation]:
        """All independent reasons why this power does not offer an action; empty if the action is offered."""
        return []

    def perform(self, _draft: Draft, _action: Action) -> None:
        """Perform an action that was offered."""
        raise AssertionError(f"{self.tile} does nothing")

    def steps_left(self, _game: Game, _action: Action) -> int:
        """The number of steps that may follow this action. `game` is the game before the action."""
        return 0

    def may_finish(self, _moment: Moment) -> bool:
        """Whether the owner may stop before the last step."""
        return False

    def can_be_in_use(self, _state: State, _using: Using) -> bool:
        """Whether this is a possible use of the tile. The audit calls this method."""
        return False

    def reachable_hexes(self, _piece: PieceType, _board: Board) -> Hexes:
        """All hexes where this power can ever put a piece of this kind. The audit calls this method."""
        return NOWHERE

    def is_common(self, _board: Board) -> bool:
        """Whether every player has this power on this board without a tile."""
        return False

    def may_waive(self, _moment: Moment, _kind: type[Action]) -> bool:
        """N5, M6: whether this power can waive adjacency for an action of this kind now."""
        return False

    def when_taken(self, draft: Draft, seat: int) -> None:
        """Apply the additional effect of taking the tile. By default, there is none."""
