"""What may be done now, in groups: one offer for each kind of action, with its targets as sets."""

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import NamedTuple, Protocol

from referee.board.hexes import Hex, Hexes, each
from referee.model.actions import Action, Build, BuildWith, HexAction, MoveWith, Place, Remove, Shuffle
from referee.model.vocabulary import TerrainCard


class Offer(Protocol):
    """A group of legal actions; never empty."""

    @property
    def size(self) -> int:
        """How many actions it holds."""

    @property
    def example(self) -> Action:
        """The first of them."""

    def actions(self) -> Iterator[Action]:
        """All of them."""


class HexOffer(NamedTuple):
    """Hexes to build on, to place something on, or to remove something from."""

    kind: type[HexAction]
    tile: str | None
    at: Hexes
    waiver: str | None = None
    """N5: the tile that sets adjacency aside."""

    @property
    def size(self) -> int:
        """How many hexes."""
        return self.at.bit_count()

    @property
    def example(self) -> HexAction:
        """The first hex."""
        return next(self.actions())

    def actions(self) -> Iterator[HexAction]:
        """One for each hex."""
        for at in each(self.at):
            yield self._action(at)

    def _action(self, at: Hex) -> HexAction:
        if self.kind is Build:
            return Build(at, self.waiver)
        assert self.tile
        if self.kind is BuildWith:
            return BuildWith(self.tile, at, self.waiver)
        return Place(self.tile, at, self.waiver) if self.kind is Place else Remove(self.tile, at)


class MoveOffer:
    """Pieces that may move with a tile, and where each may go; worked out when somebody looks."""

    def __init__(self, tile: str, origins: Hexes, reach: Callable[[Hex], Hexes]) -> None:
        self.tile = tile
        self._origins = origins
        self._reach = reach

    def __bool__(self) -> bool:
        return any(map(self._reach, each(self._origins)))

    @cached_property
    def moves(self) -> dict[Hex, Hexes]:
        """The targets of every piece that has one."""
        return {origin: targets for origin in each(self._origins) if (targets := self._reach(origin))}

    @property
    def size(self) -> int:
        """How many pairs of origin and target."""
        return sum(targets.bit_count() for targets in self.moves.values())

    @property
    def example(self) -> MoveWith:
        """The first target of the first piece."""
        return next(self.actions())

    def actions(self) -> Iterator[MoveWith]:
        """A move for each pair of origin and target."""
        for origin, targets in self.moves.items():
            for to in each(targets):
                yield MoveWith(self.tile, origin, to)


class SingleOffer(NamedTuple):
    """An action without a choice."""

    action: Action
    size: int = 1

    @property
    def example(self) -> Action:
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

    @property
    def example(self) -> Action:
        """The first of them."""
        return self.choices[0]

    def actions(self) -> Iterator[Action]:
        """One for each card."""
        yield from self.choices


class ShuffleOffer(NamedTuple):
    """Any order of the discard pile: too many to list, so one stands for all."""

    cards: tuple[TerrainCard, ...]
    size: int = 1

    @property
    def example(self) -> Shuffle:
        """The pile as it lies."""
        return Shuffle(self.cards)

    def actions(self) -> Iterator[Shuffle]:
        """The example only."""
        yield self.example
