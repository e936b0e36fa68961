"""Offers: the legal actions, in groups. An offer is one group, such as the builds with one tile."""

from collections.abc import Callable, Iterator
from functools import lru_cache
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
    """A group of legal actions. The engine offers only groups with at least one action."""

    @property
    def size(self) -> int:
        """The number of actions in the group."""

    def pick(self, number: int) -> Action:
        """Return the action with this number, counted from 0."""

    def actions(self) -> Iterator[Action]:
        """All actions of the group, in the order of their numbers."""


class HexOffer(NamedTuple):
    """The legal actions of one kind that build, place or remove a piece, one action for each hex of `at`."""

    kind: type[HexAction]
    tile: str | None
    at: Hexes
    waiver: str | None = None
    """N5, M6: the tile that waives adjacency; None if no tile does."""

    @property
    def size(self) -> int:
        """The number of hexes."""
        return self.at.bit_count()

    def pick(self, number: int) -> HexAction:
        """The action with this number. The actions are in the order of their hexes."""
        return self.on(nth(self.at, number))

    def actions(self) -> Iterator[HexAction]:
        """One action for each hex."""
        return map(self.on, each(self.at))

    def on(self, at: Hex) -> HexAction:
        """The action on this hex."""
        if self.tile is None:
            return _build(at, self.waiver)
        if self.kind is Remove:
            return Remove(self.tile, at)
        return (Place if self.kind is Place else BuildWith)(self.tile, at, self.waiver)


@lru_cache(maxsize=1024)
def _build(at: Hex, waiver: str | None) -> Build:
    """The build on this hex. Builds are cached, because a lookup takes a third of the time needed to make one."""
    return Build(at, waiver)


class MoveOffer:
    """The moves that a tile allows: pieces and their targets. The targets are computed on demand."""

    __slots__ = ("_among", "_moves", "_origins", "_reach", "tile")

    def __init__(self, tile: str, origins: Hexes, reach: Callable[[Hex], Hexes], among: Hexes) -> None:
        self.tile = tile
        self._origins = origins
        self._reach = reach
        self._among = among
        self._moves: dict[Hex, Hexes] | None = None

    def __bool__(self) -> bool:
        origins = self._origins
        while origins:  # `each` would list all pieces up front, but the first piece can nearly always move.
            first = origins & -origins
            if self._reach(first.bit_length() - 1) & self._among:
                return True
            origins ^= first
        return False

    @property
    def moves(self) -> dict[Hex, Hexes]:
        """The targets of every piece that can move, by the hex of the piece."""
        if self._moves is None:
            reach, among, moves = self._reach, self._among, {}
            for origin in each(self._origins):
                if targets := reach(origin) & among:
                    moves[origin] = targets
            self._moves = moves
        return self._moves

    def first(self) -> MoveWith:
        """The first move of the first piece that can move. Raises IndexError if no piece can move.

        The moves of the pieces after it are not computed.
        """
        reach, among = self._reach, self._among
        for origin in each(self._origins):
            if targets := reach(origin) & among:
                return MoveWith(self.tile, origin, nth(targets, 0))
        raise IndexError(f"{self.tile} has no move")

    def origin_of(self, to: Hex) -> Hex | None:
        """The hex of a piece that can move to this hex; None if no piece can."""
        if not BIT[to] & self._among:
            return None
        return next((origin for origin in each(self._origins) if self._reach(origin) & BIT[to]), None)

    @property
    def size(self) -> int:
        """The number of moves, one for each pair of origin and target."""
        return sum(map(int.bit_count, self.moves.values()))

    def pick(self, number: int) -> MoveWith:
        """The action with this number. The moves of one piece have consecutive numbers."""
        for origin, targets in self.moves.items():
            count = targets.bit_count()
            if number < count:
                return MoveWith(self.tile, origin, nth(targets, number))
            number -= count
        raise IndexError(f"{self.tile} has no move with this number")

    def actions(self) -> Iterator[MoveWith]:
        """One move for each pair of origin and target."""
        for origin, targets in self.moves.items():
            for to in each(targets):
                yield MoveWith(self.tile, origin, to)


class SpendOffer(NamedTuple):
    """H8: the ways to return at least one number tile, up to `ones` of value 1 and up to `fives` of value 5."""

    tile: str
    ones: int
    fives: int

    @property
    def size(self) -> int:
        """The number of ways to return at least one number tile."""
        return (self.ones + 1) * (self.fives + 1) - 1

    def pick(self, number: int) -> Spend:
        """The action with this number. The actions are ordered by the number of fives, then by the number of ones."""
        fives, ones = divmod(number + 1, self.ones + 1)
        return Spend(self.tile, ones, fives)

    def actions(self) -> Iterator[Spend]:
        """One action for each way to return number tiles."""
        return map(self.pick, range(self.size))


def by_way(action: Action, via: str) -> Action:
    """H3: a copy of this action, performed through the tile `via`, which repeats the action's own tile."""
    assert isinstance(action, TileAction)
    return action._replace(via=via)


class ViaOffer(NamedTuple):
    """H3: the offer of a repeated tile, with the repeating tile as `via` in each action."""

    offer: Offer
    via: str

    @property
    def size(self) -> int:
        """The number of actions, which is the same as in the repeated offer."""
        return self.offer.size

    def pick(self, number: int) -> Action:
        """The action with this number in the repeated offer, with `via` added."""
        return by_way(self.offer.pick(number), self.via)

    def actions(self) -> Iterator[Action]:
        """The actions of the repeated offer, with `via` added to each."""
        return (by_way(action, self.via) for action in self.offer.actions())


class SingleOffer(NamedTuple):
    """A group that contains only one action."""

    action: Action
    size: int = 1

    def pick(self, _number: int) -> Action:
        """The only action of the group."""
        return self.action

    def actions(self) -> Iterator[Action]:
        """The only action of the group."""
        yield self.action


class CardOffer(NamedTuple):
    """Actions that name a card, one for each possible card, and possibly an action that leaves the card face down."""

    choices: tuple[Action, ...]

    @property
    def size(self) -> int:
        """The number of actions."""
        return len(self.choices)

    def pick(self, number: int) -> Action:
        """The action with this number."""
        return self.choices[number]

    def actions(self) -> Iterator[Action]:
        """The actions, in the order of `choices`."""
        yield from self.choices


class ShuffleOffer(NamedTuple):
    """A shuffle of the discard pile. One order represents all orders, because there are too many to list."""

    cards: tuple[TerrainCard, ...]
    size: int = 1

    def pick(self, _number: int) -> Shuffle:
        """The shuffle that keeps the current order of the pile and represents all other orders."""
        return Shuffle(self.cards)

    def actions(self) -> Iterator[Shuffle]:
        """Only the shuffle that keeps the current order of the pile, because there are too many orders to list."""
        yield self.pick(0)
