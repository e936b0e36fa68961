"""The registry in which the engine looks up powers, cards and tasks.

Importing any part of `referee.rules` fills the mappings. Other packages can add more.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from referee.base.declared import make_tuple
from referee.board.hexes import NOWHERE, Hex, Hexes
from referee.model.position import Table
from referee.model.ruling import NO_FACTS, Facts, Weight
from referee.rules.draft import Draft
from referee.rules.power import Group, Power


class Earned(NamedTuple):
    """The gold that a card or another source pays a player, and the hexes that earned the gold."""

    gold: int
    hexes: Hexes = NOWHERE
    facts: Facts = NO_FACTS
    """The values that appear in the sentence about the gold, such as the number of pieces."""
    options: tuple[str, ...] = ()
    """The options of the ruleset whose other values would change this amount."""


def per_piece(hexes: Hexes, gold: int = 1) -> Earned:
    """The earnings from these hexes, with this much `gold` for each."""
    count = hexes.bit_count()
    return make_tuple(Earned, (gold * count, hexes, {"count": count}, ()))


Valuation = Callable[[Table, int], Earned]
"""A function of a table and a player's seat. It returns the gold that a source pays at the end of the game.

The source is a card, a task, or the castles, palaces or capitols.
"""
Payment = Callable[[Draft, int, Hex, str | None], int]
"""A function of a draft, a player's seat, a hex and a tile. It returns the gold that a card pays for a new piece.

The player put the piece on this hex, with this tile or, if the tile is None, in the mandatory action.
"""
TurnPayment = Callable[[Draft, int], int]
"""A function of a draft and a player's seat. It returns the gold that a card pays at the end of the player's turn."""
Effect = Callable[[Draft, int], None]
"""A function of a draft and a player's seat. It applies a card's effect after the player builds, places or moves."""
Fulfilment = Callable[[Table, int], Hexes]
"""A function of a table and a player's seat. It returns the hexes that fulfil a task; empty if none do."""


class KingdomCard(NamedTuple):
    """A Kingdom Builder card, with functions for its gold and its effect."""

    name: str
    rule: str
    expansion: str
    value: Valuation
    """The function that returns the gold at the end of the game."""
    payment: Payment | None = None
    """The function that returns the gold for a new piece; None if the card pays nothing for new pieces."""
    turn_payment: TurnPayment | None = None
    """The function that returns the gold at the end of a turn; None if the card pays nothing at that time."""
    effect: Effect | None = None
    """The function that applies the effect after a piece is built, placed or moved; None if there is no effect."""
    removes_terrain: bool = False
    """P5: whether this card removes a terrain from the terrain cards before the game."""
    marks: bool = False
    """S24: whether players mark lines when this card is in play."""


class Task(NamedTuple):
    """A task. At the end of the game, it pays every player who fulfils it."""

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
"""All powers, by the wire word of the tile or action."""
LOCATIONS: Final[Mapping[str, Power]] = _GROUPS[Group.LOCATION]
NOMADS: Final[Mapping[str, Power]] = _GROUPS[Group.NOMAD]
BONUSES: Final[Mapping[str, Power]] = _GROUPS[Group.BONUS]
COMMON: Final[Mapping[str, Power]] = _GROUPS[Group.COMMON]
HARVEST: Final[Mapping[str, Power]] = _GROUPS[Group.HARVEST]
BONUS_OF: Final[Mapping[str, str]] = _BONUS_OF
"""M2: the bonus tile for two location tiles of a kind, by that kind. Most kinds have no bonus tile."""
TILES_FOR_BONUS: Final = 2
"""M2: the number of location tiles of a kind that earn its bonus tile."""
NOMAD_COPIES: Final[Mapping[str, int]] = _NOMAD_COPIES
"""P3: the number of nomad tiles of each kind in the box."""
TILE_CODES: Final[Mapping[str, Weight]] = _CODES
"""The violation codes that only some tiles use, with their weights, in the order of registration."""
CARDS: Final[Mapping[str, KingdomCard]] = _CARDS
TASKS: Final[Mapping[str, Task]] = _TASKS


def add_power(power: Power) -> None:
    """Register a power. Raises ValueError if the name is empty or already registered."""
    if not power.tile or power.tile in _POWERS:
        raise ValueError(f"a tile needs a name of its own, not {power.tile!r}")
    _POWERS[power.tile] = power
    _GROUPS[power.group][power.tile] = power


def add_bonus(power: Power, *, of: str) -> None:
    """M2: register the bonus tile for two tiles of the kind `of`."""
    add_power(power)
    _BONUS_OF[of] = power.tile


def add_nomad_tile(power: Power, *, copies: int) -> None:
    """P3: register a nomad tile with its number of copies in the box."""
    add_power(power)
    _NOMAD_COPIES[power.tile] = copies


def tile_code(code: str, weight: Weight = Weight.HERE) -> str:
    """Register a violation code that only some tiles use, and return the code."""
    _CODES[code] = weight
    return code


def card(name: str, *, rule: str, expansion: str, removes_terrain: bool = False) -> Callable[[Valuation], Valuation]:
    """A decorator that registers a Kingdom Builder card.

    The decorated function returns the gold that the card pays at the end of the game.
    """

    def register(value: Valuation) -> Valuation:
        add_card(KingdomCard(name, rule, expansion, value, removes_terrain=removes_terrain))
        return value

    return register


def pays_at_build(name: str, *, rule: str, expansion: str) -> Callable[[Payment], Payment]:
    """A decorator that registers a Kingdom Builder card without gold at the end of the game.

    The decorated function returns the gold that the card pays for a new piece.
    """

    def register(payment: Payment) -> Payment:
        add_card(KingdomCard(name, rule, expansion, lambda _table, _seat: Earned(0), payment))
        return payment

    return register


def task(name: str, *, rule: str, expansion: str, gold: int) -> Callable[[Fulfilment], Fulfilment]:
    """A decorator that registers a task. The decorated function returns the hexes that fulfil the task."""

    def register(fulfilled: Fulfilment) -> Fulfilment:
        if name in _TASKS:
            raise ValueError(f"there is a task {name!r} already")
        _TASKS[name] = Task(name, rule, expansion, gold, fulfilled)
        return fulfilled

    return register


def add_card(card: KingdomCard) -> None:
    """Register a Kingdom Builder card. Raises ValueError if a card with this name is already registered."""
    if card.name in _CARDS:
        raise ValueError(f"there is a card {card.name!r} already")
    _CARDS[card.name] = card
