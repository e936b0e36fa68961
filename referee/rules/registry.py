"""Where powers, cards and tasks make themselves known. The engine asks here and never for a name."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from typing import Final, NamedTuple, Protocol

from referee.board.board import Board
from referee.board.hexes import NOWHERE, Hex, Hexes
from referee.board.terrain import Terrain
from referee.model.actions import Action
from referee.model.offers import Offer
from referee.model.ruling import NO_FACTS, Facts, Violation
from referee.model.state import Game, Table
from referee.model.vocabulary import Figure
from referee.rules.draft import Draft
from referee.rules.moment import Moment


class Group(Enum):
    """Whose a power is."""

    LOCATION = auto()
    NOMAD = auto()
    BONUS = auto()
    COMMON = auto()
    """Everybody's, without a tile, in their own turn."""
    HARVEST = auto()
    """Everybody's, without a tile, after the last turn."""


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
    def group(self) -> Group:
        """Whose it is."""

    @property
    def bonus(self) -> str | None:
        """M2: the bonus tile that two of its tiles bring."""

    @property
    def reacts(self) -> bool:
        """M3: whether it answers somebody who takes a last tile, instead of being used in the own turn."""

    @property
    def repeatable(self) -> bool:
        """H3: whether it can be used once more by way of another tile."""

    @property
    def repeats(self) -> bool:
        """H3: whether it lets its owner use another tile again."""

    @property
    def copies(self) -> int:
        """N1: how many nomad tiles of this kind are in the box; none for a location."""

    @property
    def refusals(self) -> tuple[str, ...]:
        """The codes of its own violations, beside those that any action can have."""

    @property
    def options(self) -> tuple[str, ...]:
        """The options of the ruleset that can decide about it."""

    @property
    def uses_card(self) -> bool:
        """Whether it depends on the played terrain card."""

    @property
    def beyond(self) -> tuple[Terrain, ...]:
        """The unsuitable terrains it can bring a settlement to."""

    @property
    def figure(self) -> Figure | None:
        """The figure it brings onto the board."""

    @property
    def walls(self) -> bool:
        """Whether it brings stone walls onto the board."""

    @property
    def removes(self) -> bool:
        """N4: whether it gives settlements of others back to their supply."""

    @property
    def stores(self) -> bool:
        """M6: whether it keeps settlements beside the board, to be built later."""

    @property
    def waives(self) -> bool:
        """N5, M6: whether it sets adjacency aside for another build, instead of doing something itself."""

    @property
    def more_cards(self) -> int:
        """X3: how many more terrain cards its owner holds."""

    @property
    def draws(self) -> bool:
        """X2: whether a terrain card is drawn for it."""

    @property
    def once(self) -> bool:
        """H2, Q2: whether everybody may do it once per turn only."""

    @property
    def kept(self) -> bool:
        """N3: whether its owner keeps it when it is taken."""

    def fits(self, action: Action) -> bool:
        """Whether an action is of the kind this power is for."""

    def offers(self, moment: Moment) -> Sequence[Offer]:
        """Everything it allows now, the state of the tile aside."""

    def allows(self, moment: Moment, action: Action) -> bool:
        """Whether the offers hold an action that fits."""

    def objections(self, moment: Moment, action: Action) -> list[Violation]:
        """All independent reasons why the offers do not hold an action that fits; none if they do."""

    def perform(self, draft: Draft, action: Action) -> None:
        """Do it."""

    def most_left(self, game: Game) -> int:
        """How many steps may come after the first."""

    def left_after(self, game: Game, action: Action) -> int:
        """How many steps may still come once this one is done."""

    def may_finish(self, moment: Moment) -> bool:
        """Whether its owner may leave it at the steps that were made."""

    def use(self, draft: Draft, seat: int) -> None:
        """Note that it is used."""

    def is_common(self, board: Board) -> bool:
        """Whether it is everybody's on this board."""

    def may_waive(self, moment: Moment, power: "Power") -> bool:
        """N5, M6: whether it can set adjacency aside for this power now."""

    def when_taken(self, draft: Draft, seat: int) -> None:
        """What happens in the moment somebody takes the tile."""

    def ground(self, board: Board) -> Hexes:
        """Where its figure may ever stand."""


class Earned(NamedTuple):
    """What a card is worth to a player, and the hexes that earned it."""

    gold: int
    hexes: Hexes = NOWHERE
    facts: Facts = NO_FACTS
    """How it was counted: what a sentence about it names."""
    options: tuple[str, ...] = ()
    """The options of the ruleset without which it would be another sum."""


def per_piece(pieces: Hexes) -> Earned:
    """1 for each of these pieces."""
    count = pieces.bit_count()
    return Earned(count, pieces, {"count": count})


Valuation = Callable[[Table, int], Earned]
Payment = Callable[[Draft, int, Hex, str | None], int]
"""What the player in a seat gets for what was just built at a hex, with which tile (None: the mandatory action)."""


TurnPayment = Callable[[Draft, int], int]
"""What the player in a seat gets when the turn ends."""
Following = Callable[[Draft, int], None]
"""What a card does after a build or move of the player in a seat."""
Fulfilment = Callable[[Table, int], Hexes]
"""The hexes with which the player in a seat fulfils a task; none if nothing does."""


class KingdomCard(NamedTuple):
    """A Kingdom Builder card: what it pays the player in a seat."""

    name: str
    rule: str
    expansion: str
    value: Valuation
    """At the end."""
    payment: Payment | None = None
    """At each build."""
    turn_payment: TurnPayment | None = None
    """At the end of a turn."""
    following: Following | None = None
    """What it does after each build or move."""
    options: tuple[str, ...] = ()
    """The options of the ruleset that can decide what it does in play."""
    removes_terrain: bool = False
    """P5: whether the cards of one terrain leave the game before it begins."""
    marks: bool = False
    """S24: whether players mark lines for it."""


class Task(NamedTuple):
    """A task card: what it pays the player in a seat at the end, once."""

    name: str
    rule: str
    expansion: str
    gold: int
    fulfilled: Fulfilment


_LOCATIONS: Final[dict[str, Power]] = {}
_NOMADS: Final[dict[str, Power]] = {}
_BONUSES: Final[dict[str, Power]] = {}
_COMMON: Final[dict[str, Power]] = {}
_HARVEST: Final[dict[str, Power]] = {}
_POWERS: Final[dict[str, Power]] = {}
_CARDS: Final[dict[str, KingdomCard]] = {}
_TASKS: Final[dict[str, Task]] = {}
LOCATIONS: Final[Mapping[str, Power]] = _LOCATIONS
NOMADS: Final[Mapping[str, Power]] = _NOMADS
BONUSES: Final[Mapping[str, Power]] = _BONUSES
COMMON: Final[Mapping[str, Power]] = _COMMON
HARVEST: Final[Mapping[str, Power]] = _HARVEST
POWERS: Final[Mapping[str, Power]] = _POWERS
"""All of them."""
CARDS: Final[Mapping[str, KingdomCard]] = _CARDS
TASKS: Final[Mapping[str, Task]] = _TASKS


_GROUPS: Final = {
    Group.LOCATION: _LOCATIONS,
    Group.NOMAD: _NOMADS,
    Group.BONUS: _BONUSES,
    Group.COMMON: _COMMON,
    Group.HARVEST: _HARVEST,
}


def add_power(power: Power) -> None:
    """Make the power of a tile known."""
    if power.tile is None or power.tile in _POWERS:
        raise ValueError(f"a tile needs a name of its own, not {power.tile!r}")
    _POWERS[power.tile] = power
    _GROUPS[power.group][power.tile] = power


def card(name: str, *, rule: str, expansion: str, removes_terrain: bool = False) -> Callable[[Valuation], Valuation]:
    """Make a function known as the value of a Kingdom Builder card."""

    def register(value: Valuation) -> Valuation:
        add_card(KingdomCard(name, rule, expansion, value, removes_terrain=removes_terrain))
        return value

    return register


def pays_at_build(name: str, *, rule: str, expansion: str) -> Callable[[Payment], Payment]:
    """Make a function known as what a Kingdom Builder card pays at each build; at the end it pays nothing."""

    def register(payment: Payment) -> Payment:
        add_card(KingdomCard(name, rule, expansion, lambda _table, _seat: Earned(0), payment))
        return payment

    return register


def task(name: str, *, rule: str, expansion: str, gold: int) -> Callable[[Fulfilment], Fulfilment]:
    """Make a function known as what fulfils a task."""

    def register(fulfilled: Fulfilment) -> Fulfilment:
        if name in _TASKS:
            raise ValueError(f"there is a task {name!r} already")
        _TASKS[name] = Task(name, rule, expansion, gold, fulfilled)
        return fulfilled

    return register


def add_card(card: KingdomCard) -> None:
    """Make a Kingdom Builder card known."""
    if card.name in _CARDS:
        raise ValueError(f"there is a card {card.name!r} already")
    _CARDS[card.name] = card
