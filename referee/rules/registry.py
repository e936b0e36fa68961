"""The registry of powers, cards and tasks. The engine looks them up here and never names one.

The mappings are complete as soon as anything of `referee.rules` is imported.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from referee.board.hexes import NOWHERE, Hex, Hexes
from referee.model.position import Table
from referee.model.ruling import NO_FACTS, Facts, Weight
from referee.rules.draft import Draft
from referee.rules.power import Group, Power


class Earned(NamedTuple):
    """The gold that a card pays a player, and the hexes that earned it."""

    gold: int
    hexes: Hexes = NOWHERE
    facts: Facts = NO_FACTS
    """How it was counted: the values in the sentence about it."""
    options: tuple[str, ...] = ()
    """The options of the ruleset that would change this sum if they had another value."""


def per_piece(pieces: Hexes) -> Earned:
    """1 for each of these pieces."""
    count = pieces.bit_count()
    return Earned(count, pieces, {"count": count})


Valuation = Callable[[Table, int], Earned]
"""The gold that a card pays the player in a seat at the end."""
Payment = Callable[[Draft, int, Hex, str | None], int]
"""The gold for a build of the player in a seat, on a hex and with a tile (None: the mandatory action)."""
TurnPayment = Callable[[Draft, int], int]
"""The gold for the player in a seat when their turn ends."""
Effect = Callable[[Draft, int], None]
"""The effect of a card after a build or move of the player in a seat."""
Fulfilment = Callable[[Table, int], Hexes]
"""The hexes with which the player in a seat fulfils a task; empty if it is not fulfilled."""


class KingdomCard(NamedTuple):
    """A Kingdom Builder card."""

    name: str
    rule: str
    expansion: str
    value: Valuation
    """At the end."""
    payment: Payment | None = None
    """At each build."""
    turn_payment: TurnPayment | None = None
    """At the end of a turn."""
    effect: Effect | None = None
    """The effect after each build or move."""
    removes_terrain: bool = False
    """P5: whether a terrain is removed from the terrain cards before the game."""
    marks: bool = False
    """S24: whether players mark lines for it."""


class Task(NamedTuple):
    """A task card, which pays once, at the end."""

    name: str
    rule: str
    expansion: str
    gold: int
    fulfilled: Fulfilment


_POWERS: Final[dict[str, Power]] = {}
_GROUPS: Final[dict[Group, dict[str, Power]]] = {group: {} for group in Group}
_BONUS_OF: Final[dict[str, str]] = {}
_NOMAD_COPIES: Final[dict[str, int]] = {}
_CODES: Final[dict[str, Weight]] = {}
_CARDS: Final[dict[str, KingdomCard]] = {}
_TASKS: Final[dict[str, Task]] = {}

POWERS: Final[Mapping[str, Power]] = _POWERS
"""All powers, by tile."""
LOCATIONS: Final[Mapping[str, Power]] = _GROUPS[Group.LOCATION]
NOMADS: Final[Mapping[str, Power]] = _GROUPS[Group.NOMAD]
BONUSES: Final[Mapping[str, Power]] = _GROUPS[Group.BONUS]
COMMON: Final[Mapping[str, Power]] = _GROUPS[Group.COMMON]
HARVEST: Final[Mapping[str, Power]] = _GROUPS[Group.HARVEST]
BONUS_OF: Final[Mapping[str, str]] = _BONUS_OF
"""M2: the bonus tile for two tiles of a kind."""
NOMAD_COPIES: Final[Mapping[str, int]] = _NOMAD_COPIES
"""P3: how many nomad tiles of each kind are in the box."""
TILE_CODES: Final[Mapping[str, Weight]] = _CODES
"""The codes of violations that only some tiles have, with their weights, in the order of declaration."""
CARDS: Final[Mapping[str, KingdomCard]] = _CARDS
TASKS: Final[Mapping[str, Task]] = _TASKS


def add_power(power: Power) -> None:
    """Register the power of a tile."""
    if not power.tile or power.tile in _POWERS:
        raise ValueError(f"a tile needs a name of its own, not {power.tile!r}")
    _POWERS[power.tile] = power
    _GROUPS[power.group][power.tile] = power


def add_bonus(power: Power, *, of: str) -> None:
    """M2: register the bonus tile for two tiles of a kind."""
    add_power(power)
    _BONUS_OF[of] = power.tile


def add_nomad_tile(power: Power, *, copies: int) -> None:
    """P3: register a nomad tile with the number of copies in the box."""
    add_power(power)
    _NOMAD_COPIES[power.tile] = copies


def tile_code(code: str, weight: Weight = Weight.HERE) -> str:
    """Declare the code of a violation that only some tiles have."""
    _CODES[code] = weight
    return code


def card(name: str, *, rule: str, expansion: str, removes_terrain: bool = False) -> Callable[[Valuation], Valuation]:
    """Register a function as the value of a Kingdom Builder card."""

    def register(value: Valuation) -> Valuation:
        add_card(KingdomCard(name, rule, expansion, value, removes_terrain=removes_terrain))
        return value

    return register


def pays_at_build(name: str, *, rule: str, expansion: str) -> Callable[[Payment], Payment]:
    """Register a function as what a Kingdom Builder card pays at each build; at the end it pays nothing."""

    def register(payment: Payment) -> Payment:
        add_card(KingdomCard(name, rule, expansion, lambda _table, _seat: Earned(0), payment))
        return payment

    return register


def task(name: str, *, rule: str, expansion: str, gold: int) -> Callable[[Fulfilment], Fulfilment]:
    """Register a function that returns the hexes which fulfil a task."""

    def register(fulfilled: Fulfilment) -> Fulfilment:
        if name in _TASKS:
            raise ValueError(f"there is a task {name!r} already")
        _TASKS[name] = Task(name, rule, expansion, gold, fulfilled)
        return fulfilled

    return register


def add_card(card: KingdomCard) -> None:
    """Register a Kingdom Builder card."""
    if card.name in _CARDS:
        raise ValueError(f"there is a card {card.name!r} already")
    _CARDS[card.name] = card
