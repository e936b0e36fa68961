"""The interface of powers. A power is an ability that a tile or a rule gives a player.

The engine knows tiles only as powers. Most tiles do not implement the methods of `Power` themselves, because the
families (referee/rules/families) do so. docs/adding.md lists all methods, each with an example.
"""

from collections.abc import Sequence
from enum import Enum, auto

from referee.base.declared import Declared
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
    """The rules give the power to every player, for use in their own turn. `is_common` says on which boards."""
    HARVEST = auto()
    """The rules give the power to every player, for use after the last turn. `is_common` says on which boards."""


class When(Enum):
    """The occasions on which a power can be used."""

    IN_TURN = auto()
    """L2: the power can be used in its owner's turn, before or after the mandatory action.

    A power of `Group.HARVEST` can be used only in the silo phase.
    """
    ONCE_A_TURN = auto()
    """H2, Q2: every player can use the power once in each of their turns, without a tile."""
    ONCE_A_GAME = auto()
    """X4: the power can be used once per game, in its owner's turn. No tile can repeat the power."""
    WITH_A_BUILD = auto()
    """N5, M6: the power waives adjacency for a build or a placed figure. That action names the tile as `waiver`."""
    ANSWERING = auto()
    """M3: the power can be used as a reaction when another player takes the last tile from a hex."""
    WHEN_TAKEN = auto()
    """N3: the power takes effect as soon as a player takes the tile. The player does not keep the tile."""
    ALWAYS = auto()
    """X3, M4: the power is not an action. It changes what a player who holds the tile can do."""


class Lifting(Enum):
    """Where a settlement goes after a power has taken it off the board."""

    TO_SUPPLY = auto()
    """N4: the settlement returns to its owner's supply."""
    TO_TILE = auto()
    """M6: the settlement goes onto the tile. Its owner must build it again in a later turn."""


class Power(Declared):
    """The base class of all powers. It allows no action. Passive tiles use it directly; others use a subclass."""

    tile: str
    """The wire word of the tile or, for a power without a tile, of its action."""
    rules: tuple[str, ...]
    """The numbers of the rules that the power applies. The rule of the tile itself comes first."""
    expansion: str
    """The expansion that the power belongs to; `base` for the base game."""
    group: Group = Group.LOCATION
    when: When = When.IN_TURN
    draws: Purpose | None = None
    """X2, X3: why the owner draws an additional terrain card; None if the power draws no card."""
    lifts: Lifting | None = None

    def fits(self, _action: Action) -> bool:
        """Whether the action is of a kind that this power handles."""
        return False

    def offers(self, _moment: Moment) -> Sequence[Offer]:
        """The actions that this power allows now. Whether the tile itself can be used is checked elsewhere."""
        return ()

    def violations(self, _moment: Moment, _action: Action) -> list[Violation]:
        """The independent reasons why this power does not offer an action; empty if the action is offered."""
        return []

    def perform(self, _draft: Draft, _action: Action) -> None:
        """Perform an action that this power offers, and apply its consequences."""
        raise AssertionError(f"{self.tile} does nothing")

    def steps_left(self, _game: Game, _action: Action) -> int:
        """The number of steps that may follow this action, given the game before the action."""
        return 0

    def may_finish(self, _moment: Moment) -> bool:
        """Whether the owner may stop before the last step."""
        return False

    def can_be_in_use(self, _state: State, _using: Using) -> bool:
        """Whether the frame describes a possible use of this power. The audit calls this method."""
        return False

    def reachable_hexes(self, _piece: PieceType, _board: Board) -> Hexes:
        """All hexes where this power can ever put a piece of this type. The audit calls this method."""
        return NOWHERE

    def is_common(self, _board: Board) -> bool:
        """Whether every player has this power on this board without a tile."""
        return False

    def is_for_turns(self, _board: Board) -> bool:
        """Whether a player who has this power can ever perform its actions in their own turn on this board."""
        return True

    def may_waive(self, _moment: Moment, _kind: type[Action]) -> bool:
        """N5, M6: whether this power can waive adjacency for an action of this kind now."""
        return False

    def when_taken(self, draft: Draft, seat: int) -> None:
        """Apply the additional effect of taking the tile. By default, there is none."""
