"""A power: what a tile lets its owner do. This is the whole interface between the engine and a tile.

Most tiles never write one of these methods: the families (referee/rules/families) do it for them. docs/adding.md
lists all of them with an example each.
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
    """Who has a power."""

    LOCATION = auto()
    NOMAD = auto()
    BONUS = auto()
    COMMON = auto()
    """Every player has it in their own turn, without a tile."""
    HARVEST = auto()
    """Every player has it after the last turn, without a tile."""


class When(Enum):
    """When a power is used."""

    IN_TURN = auto()
    """L2: in its owner's turn, before or after the mandatory action."""
    ONCE_A_TURN = auto()
    """H2, Q2: in the turn, without a tile; once per turn."""
    ONCE_A_GAME = auto()
    """X4: in the turn, once in the whole game, so that no tile can repeat it."""
    WITH_A_BUILD = auto()
    """N5, M6: with a build that names it; it waives adjacency."""
    ANSWERING = auto()
    """M3: in another player's turn, when that player takes a last tile."""
    WHEN_TAKEN = auto()
    """N3: immediately; no player keeps it."""
    ALWAYS = auto()
    """X3, M4: never; it works while a player holds it."""


class Lifting(Enum):
    """Where a settlement goes when a power takes it off the board."""

    TO_SUPPLY = auto()
    """N4: to its owner's supply."""
    TO_TILE = auto()
    """M6: onto the tile, to be built again later."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Power:
    """The base power, which does nothing. Passive tiles use it directly; all others extend it."""

    tile: str
    """The wire word of the tile, or of the action that all players have."""
    rules: tuple[str, ...]
    """The rules it applies, its own first."""
    expansion: str
    """Its expansion."""
    group: Group = Group.LOCATION
    when: When = When.IN_TURN
    draws: Purpose | None = None
    """X2, X3: why its owner draws a terrain card in addition to the card of each turn."""
    lifts: Lifting | None = None

    def fits(self, _action: Action) -> bool:
        """Whether this power has this kind of action."""
        return False

    def offers(self, _moment: Moment) -> Sequence[Offer]:
        """Everything it allows now, even if the tile itself is not usable."""
        return ()

    def violations(self, _moment: Moment, _action: Action) -> list[Violation]:
        """All independent reasons why a fitting action is not offered; empty if it is offered."""
        return []

    def perform(self, _draft: Draft, _action: Action) -> None:
        """Perform an action that was offered."""
        raise AssertionError(f"{self.tile} does nothing")

    def steps_left(self, _game: Game, _action: Action) -> int:
        """How many steps may follow this one. The game is the one before the step."""
        return 0

    def may_finish(self, _moment: Moment) -> bool:
        """Whether its owner may stop early."""
        return False

    def can_be_in_use(self, _state: State, _using: Using) -> bool:
        """Whether a use in progress can look like this. For the audit."""
        return False

    def reachable_hexes(self, _piece: PieceType, _board: Board) -> Hexes:
        """All hexes where it can ever put a piece of this kind. For the audit."""
        return NOWHERE

    def is_common(self, _board: Board) -> bool:
        """Whether every player has it on this board without a tile."""
        return False

    def may_waive(self, _moment: Moment, _kind: type[Action]) -> bool:
        """N5, M6: whether it can waive adjacency for an action of this kind now."""
        return False

    def when_taken(self, draft: Draft, seat: int) -> None:
        """Do what else happens when a player takes the tile."""
