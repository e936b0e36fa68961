"""Where powers and cards make themselves known. The engine asks here and never for a name."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, Protocol

from referee.board.hexes import NOWHERE, Hexes
from referee.board.terrain import Terrain
from referee.model.actions import Action
from referee.model.offers import Offer
from referee.model.ruling import NO_FACTS, Facts, Violation
from referee.model.state import Table
from referee.rules.draft import Draft
from referee.rules.moment import Moment


class Power(Protocol):
    """What a tile lets its owner do."""

    @property
    def tile(self) -> str | None:
        """The tile that gives it; None: every player has it."""

    @property
    def expansion(self) -> str:
        """The part of the box it belongs to."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules it rests on, its own first."""

    @property
    def options(self) -> tuple[str, ...]:
        """The options of the ruleset that can decide about it."""

    @property
    def uses_card(self) -> bool:
        """Whether it depends on the played terrain card."""

    @property
    def beyond(self) -> tuple[Terrain, ...]:
        """The unsuitable terrains it can bring a settlement to."""

    def fits(self, action: Action) -> bool:
        """Whether an action is of the kind this power is for."""

    def offer(self, moment: Moment) -> Offer | None:
        """Everything it allows now, the state of the tile aside."""

    def allows(self, moment: Moment, action: Action) -> bool:
        """Whether the offer holds an action that fits."""

    def objections(self, moment: Moment, action: Action) -> list[Violation]:
        """All independent reasons why the offer does not hold an action that fits; none if it does."""

    def perform(self, draft: Draft, action: Action) -> None:
        """Do it."""


class Earned(NamedTuple):
    """What a card is worth to a player, and the hexes that earned it."""

    gold: int
    hexes: Hexes = NOWHERE
    facts: Facts = NO_FACTS
    """How it was counted: what a sentence about it names."""
    options: tuple[str, ...] = ()
    """The options of the ruleset without which it would be another sum."""


Valuation = Callable[[Table, int], Earned]


class KingdomCard(NamedTuple):
    """A Kingdom Builder card: what it pays the player in a seat."""

    name: str
    rule: str
    expansion: str
    value: Valuation


_POWERS: Final[dict[str, Power]] = {}
_CARDS: Final[dict[str, KingdomCard]] = {}
POWERS: Final[Mapping[str, Power]] = _POWERS
CARDS: Final[Mapping[str, KingdomCard]] = _CARDS


def add_power(power: Power) -> None:
    """Make the power of a tile known."""
    if power.tile is None or power.tile in _POWERS:
        raise ValueError(f"a tile needs a name of its own, not {power.tile!r}")
    _POWERS[power.tile] = power


def card(name: str, *, rule: str, expansion: str) -> Callable[[Valuation], Valuation]:
    """Make a function known as the value of a Kingdom Builder card."""

    def register(value: Valuation) -> Valuation:
        if name in _CARDS:
            raise ValueError(f"there is a card {name!r} already")
        _CARDS[name] = KingdomCard(name, rule, expansion, value)
        return value

    return register
