"""The families of powers: a tile's file says where, its family knows how.

A decorated function joins a family; what it returns is the ground the tile allows. The families add the building
rules, the reasons and the deed. Names of tiles occur nowhere here.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from referee.board.hexes import BIT, NAMES, NOWHERE, Hex, Hexes
from referee.board.terrain import Terrain
from referee.model.actions import Action, Build, BuildWith, MoveWith
from referee.model.offers import BuildOffer, MoveOffer
from referee.model.ruling import Code, Violation
from referee.rules.building import (
    adjacency_objection,
    adjacent_after_lifting,
    adjacent_if_possible,
    no_card_objection,
    placing_objections,
    suitability_objections,
    terrain_objections,
)
from referee.rules.consequences import after_build, after_move
from referee.rules.draft import Draft
from referee.rules.moment import Moment
from referee.rules.registry import Power, add_power

WantedTerrain = Callable[[Moment], Terrain | None]
"""The terrain a power names; None while it hangs on a card nobody knows."""
AllowedHexes = Callable[[Moment], Hexes]
HexesFrom = Callable[[Moment, Hex], Hexes]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Power:
    tile: str | None
    rules: tuple[str, ...]
    expansion: str
    options: tuple[str, ...] = ()
    uses_card: bool = False
    beyond: tuple[Terrain, ...] = ()


class _Building(_Power):
    """Build one settlement from the supply."""

    __slots__ = ()

    def targets(self, moment: Moment) -> Hexes:
        """Every hex that may be built on now."""
        raise NotImplementedError

    def hex_objections(self, moment: Moment, at: Hex) -> list[Violation]:
        """What is wrong with this hex, adjacency aside."""
        raise NotImplementedError

    def fits(self, action: Action) -> bool:
        return isinstance(action, Build | BuildWith)

    def offer(self, moment: Moment) -> BuildOffer | None:
        """L5: with an empty supply nothing can be built."""
        if not moment.player.supply:
            return None
        targets = self.targets(moment)
        return BuildOffer(self.tile, targets) if targets else None

    def allows(self, moment: Moment, action: Action) -> bool:
        return isinstance(action, Build | BuildWith) and bool(
            moment.player.supply and self.targets(moment) & BIT[action.at]
        )

    def objections(self, moment: Moment, action: Action) -> list[Violation]:
        assert isinstance(action, Build | BuildWith)
        found = placing_objections(moment, action.at) + self.hex_objections(moment, action.at)
        if not found and not self.targets(moment) & BIT[action.at]:
            found = [adjacency_objection(action.at, self.targets(moment), "B3")]
        if not moment.player.supply:
            found.append(Violation(Code.NO_SETTLEMENT_LEFT, ("L5",) if self.tile else ("T2",)))
        return found

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, Build | BuildWith)
        seat = draft.frames[-1].player
        draft.build(seat, action.at, self.tile)
        after_build(draft, seat, action.at)


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildOnTerrain(_Building):
    """Build on one terrain, adjacent if possible."""

    terrain: WantedTerrain

    def targets(self, moment: Moment) -> Hexes:
        """B3, B4."""
        terrain = self.terrain(moment)
        if terrain is None:
            return NOWHERE
        return adjacent_if_possible(moment.board.ground[terrain] & moment.free, moment.near)

    def hex_objections(self, moment: Moment, at: Hex) -> list[Violation]:
        """B4."""
        terrain = self.terrain(moment)
        return terrain_objections(moment, at, terrain, self.rules) if terrain else [no_card_objection()]


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildOnHexes(_Building):
    """Build on certain hexes, whatever their terrain."""

    hexes: AllowedHexes
    refusal: str
    adjacent: bool

    def targets(self, moment: Moment) -> Hexes:
        """B2, and B3 unless the tile knows better."""
        allowed = self.hexes(moment) & moment.buildable
        return adjacent_if_possible(allowed, moment.near) if self.adjacent else allowed

    def hex_objections(self, moment: Moment, at: Hex) -> list[Violation]:
        """B2, and what the tile demands."""
        found = suitability_objections(moment, at)
        if BIT[at] & moment.board.open & ~self.hexes(moment):
            found.append(Violation(self.refusal, self.rules, self.targets(moment), {"at": NAMES[at]}))
        return found


class _Moving(_Power):
    """Move one settlement."""

    __slots__ = ()

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        """Where the settlement at a hex may go."""
        raise NotImplementedError

    def hex_objections(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        """What is wrong with this target, adjacency aside."""
        raise NotImplementedError

    def fits(self, action: Action) -> bool:
        return isinstance(action, MoveWith)

    def offer(self, moment: Moment) -> MoveOffer | None:
        assert self.tile
        offer = MoveOffer(self.tile, moment.player.settlements, self.reach(moment))
        return offer or None

    def allows(self, moment: Moment, action: Action) -> bool:
        assert isinstance(action, MoveWith)
        origin, to = BIT[action.origin], BIT[action.to]
        return bool(moment.player.settlements & origin and self.reach(moment)(action.origin) & to)

    def objections(self, moment: Moment, action: Action) -> list[Violation]:
        assert isinstance(action, MoveWith)
        if not moment.player.settlements & BIT[action.origin]:
            own = moment.player.settlements
            facts = {"at": NAMES[action.origin], "owner": moment.player.colour}
            return [Violation(Code.NO_OWN_SETTLEMENT, self.rules, own, facts)]
        if action.origin == action.to:
            return [Violation(Code.SAME_HEX, ("B5",), BIT[action.to], {"at": NAMES[action.to]})]
        found = placing_objections(moment, action.to) + self.hex_objections(moment, action.origin, action.to)
        targets = self.reach(moment)(action.origin)
        if not found and not targets & BIT[action.to]:
            found.append(adjacency_objection(action.to, targets or BIT[action.origin], "B3", "B5"))
        return found

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, MoveWith)
        assert self.tile
        seat = draft.frames[-1].player
        draft.move(seat, action.origin, action.to, self.tile)
        after_move(draft, seat, action.to)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveToTerrain(_Moving):
    """Move to one terrain, adjacent to the other pieces if possible."""

    terrain: WantedTerrain

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        """B3, B4, B5."""
        terrain = self.terrain(moment)
        ground = moment.board.ground[terrain] if terrain else NOWHERE
        return lambda origin: adjacent_after_lifting(moment, origin, ground)

    def hex_objections(self, moment: Moment, _origin: Hex, to: Hex) -> list[Violation]:
        """B4."""
        terrain = self.terrain(moment)
        return terrain_objections(moment, to, terrain, self.rules) if terrain else [no_card_objection()]


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveWithin(_Moving):
    """Move to hexes that depend on where the settlement stands; adjacency does not matter."""

    hexes: HexesFrom
    refusal: str

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        """B2."""
        hexes, buildable = self.hexes, moment.buildable
        return lambda origin: hexes(moment, origin) & buildable

    def hex_objections(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        """B2, and what the tile demands."""
        found = suitability_objections(moment, to)
        if BIT[to] & moment.board.open & ~self.hexes(moment, origin):
            facts = {"at": NAMES[to], "origin": NAMES[origin]}
            found.append(Violation(self.refusal, self.rules, self.reach(moment)(origin), facts))
        return found


F = TypeVar("F")


def _joins(make: Callable[[F], Power]) -> Callable[[F], F]:
    def register(function: F) -> F:
        add_power(make(function))
        return function

    return register


def builds_on_terrain(
    tile: str, *rules: str, expansion: str, uses_card: bool = False
) -> Callable[[WantedTerrain], WantedTerrain]:
    """A tile that builds on the terrain its function returns."""
    return _joins(
        lambda terrain: BuildOnTerrain(
            tile=tile, rules=rules, expansion=expansion, uses_card=uses_card, terrain=terrain
        )
    )


def builds_on_hexes(
    tile: str, *rules: str, expansion: str, refusal: str, adjacent: bool = True
) -> Callable[[AllowedHexes], AllowedHexes]:
    """A tile that builds on the hexes its function returns."""
    return _joins(
        lambda hexes: BuildOnHexes(
            tile=tile, rules=rules, expansion=expansion, hexes=hexes, refusal=refusal, adjacent=adjacent
        )
    )


def moves_to_terrain(
    tile: str, *rules: str, expansion: str, uses_card: bool = False, beyond: tuple[Terrain, ...] = ()
) -> Callable[[WantedTerrain], WantedTerrain]:
    """A tile that moves a settlement to the terrain its function returns."""
    return _joins(
        lambda terrain: MoveToTerrain(
            tile=tile,
            rules=rules,
            expansion=expansion,
            options=("vacated_hex",),
            uses_card=uses_card,
            beyond=beyond,
            terrain=terrain,
        )
    )


def moves_within(tile: str, *rules: str, expansion: str, refusal: str) -> Callable[[HexesFrom], HexesFrom]:
    """A tile that moves a settlement to the hexes its function returns."""
    return _joins(lambda hexes: MoveWithin(tile=tile, rules=rules, expansion=expansion, hexes=hexes, refusal=refusal))
