"""The legal actions in groups: one offer for each kind of action, with its targets as sets."""

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import NamedTuple, Protocol

from referee.board.hexes import BIT, Hex, Hexes, each, nth
from referee.model.actions import (
    Action,
    Build,
    BuildWith,
    HexAction,
    MoveWith,
    Place,
    Remove,
    Shuffle,
    Spend,
    TileAction,
)
from referee.model.vocabulary import TerrainCard


class Offer(Protocol):
    """A group of legal actions; never empty."""

    @property
    def size(self) -> int:
        """How many actions it holds."""

    def pick(self, number: int) -> Action:
        """The action with this number, counted from 0."""

    def actions(self) -> Iterator[Action]:
        """All actions, in the order of their numbers."""


class HexOffer(NamedTuple):
    """Hexes to build on, to place something on, or to remove something from."""

    kind: type[HexAction]
    tile: str | None
    at: Hexes
    waiver: str | None = None
    """N5: the tile that waives adjacency."""

    @property
    def size(self) -> int:
        """How many hexes."""
        return self.at.bit_count()

    def pick(self, number: int) -> HexAction:
        """The action on the hex with this number."""
        return self.on(nth(self.at, number))

    def actions(self) -> Iterator[HexAction]:
        """One for each hex."""
        return map(self.on, each(self.at))

    def on(self, at: Hex) -> HexAction:
        """The action on this hex."""
        if self.tile is None:
            return Build(at, self.waiver)
        if self.kind is Remove:
            return Remove(self.tile, at)
        return (Place if self.kind is Place else BuildWith)(self.tile, at, self.waiver)


class MoveOffer:
    """Pieces that may move with a tile, and where each may go. Computed on demand."""

    def __init__(self, tile: str, origins: Hexes, reach: Callable[[Hex], Hexes], among: Hexes) -> None:
        self.tile = tile
        self._origins = origins
        self._reach = reach
        self._among = among

    def __bool__(self) -> bool:
        origins = self._origins
        while origins:  # Not `each`: the first piece can nearly always move.
            first = origins & -origins
            if self._reach(first.bit_length() - 1) & self._among:
                return True
            origins ^= first
        return False

    @cached_property
    def moves(self) -> dict[Hex, Hexes]:
        """The targets of every piece that can move."""
        reach, among = self._reach, self._among
        return {origin: targets for origin in each(self._origins) if (targets := reach(origin) & among)}

    def origin_of(self, to: Hex) -> Hex | None:
        """A piece that can move to this hex; None if there is none."""
        if not BIT[to] & self._among:
            return None
        return next((origin for origin in each(self._origins) if self._reach(origin) & BIT[to]), None)

    @property
    def size(self) -> int:
        """How many pairs of origin and target."""
        return sum(targets.bit_count() for targets in self.moves.values())

    def pick(self, number: int) -> MoveWith:
        """The action with this number, piece by piece."""
        for origin, targets in self.moves.items():
            if number < targets.bit_count():
                return MoveWith(self.tile, origin, nth(targets, number))
            number -= targets.bit_count()
        raise IndexError(f"{self.tile} has no move with this number")

    def actions(self) -> Iterator[MoveWith]:
        """A move for each pair of origin and target."""
        for origin, targets in self.moves.items():
            for to in each(targets):
                yield MoveWith(self.tile, origin, to)


class SpendOffer(NamedTuple):
    """H8: number tiles to give back, up to these numbers of each."""

    tile: str
    ones: int
    fives: int

    @property
    def size(self) -> int:
        """How many ways there are to give some back."""
        return (self.ones + 1) * (self.fives + 1) - 1

    def pick(self, number: int) -> Spend:
        """Ordered by the number of ones, then of fives."""
        fives, ones = divmod(number + 1, self.ones + 1)
        return Spend(self.tile, ones, fives)

    def actions(self) -> Iterator[Spend]:
        """One for each way."""
        return map(self.pick, range(self.size))


def by_way(action: Action, via: str) -> Action:
    """H3: an action of one tile, done with another."""
    assert isinstance(action, TileAction)
    return action._replace(via=via)


class ViaOffer(NamedTuple):
    """H3: an offer of another tile that a tile repeats."""

    offer: Offer
    via: str

    @property
    def size(self) -> int:
        """The same number."""
        return self.offer.size

    def pick(self, number: int) -> Action:
        """The same action, repeated by the tile."""
        return by_way(self.offer.pick(number), self.via)

    def actions(self) -> Iterator[Action]:
        """The same actions, repeated by the tile."""
        return (by_way(action, self.via) for action in self.offer.actions())


class SingleOffer(NamedTuple):
    """An action without a choice."""

    action: Action
    size: int = 1

    def pick(self, _number: int) -> Action:
        """The action."""
        return self.action

    def actions(self) -> Iterator[Action]:
        """The action."""
        yield self.action


class CardOffer(NamedTuple):
    """A card to name, one action for each possible card."""

    choices: tuple[Action, ...]

    @property
    def size(self) -> int:
        """How many cards it could be."""
        return len(self.choices)

    def pick(self, number: int) -> Action:
        """The card with this number."""
        return self.choices[number]

    def actions(self) -> Iterator[Action]:
        """One for each card."""
        yield from self.choices


class ShuffleOffer(NamedTuple):
    """Any order of the discard pile. There are too many to list, so one stands for all."""

    cards: tuple[TerrainCard, ...]
    size: int = 1

    def pick(self, _number: int) -> Shuffle:
        """The pile in its present order."""
        return Shuffle(self.cards)

    def actions(self) -> Iterator[Shuffle]:
        """Only the pile in its present order."""
        yield self.pick(0)
