"""Powers that move a settlement."""

from collections.abc import Callable
from dataclasses import dataclass

from referee.board.hexes import BIT, NAMES, Hex, Hexes, united
from referee.model.actions import Action, MoveWith
from referee.model.offers import MoveOffer, Offer
from referee.model.ruling import Violation, ViolationCode
from referee.rules.building import (
    adjacency_objection,
    adjacent_after_lifting,
    placing_objections,
    suitability_objections,
    terrain_objections,
)
from referee.rules.consequences import after_move
from referee.rules.draft import Draft
from referee.rules.families.ground import HexesFrom, WantedTerrains
from referee.rules.families.power import AnyPower
from referee.rules.moment import Moment


@dataclass(frozen=True, slots=True, kw_only=True)
class Moving(AnyPower):
    """Move one settlement."""

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        """Where the settlement at a hex may go."""
        raise NotImplementedError

    def hex_objections(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        """What is wrong with this target, adjacency aside."""
        raise NotImplementedError

    def fits(self, action: Action) -> bool:
        return isinstance(action, MoveWith)

    def offers(self, moment: Moment) -> list[Offer]:
        assert self.tile
        offer = MoveOffer(self.tile, moment.player.settlements, self.reach(moment))
        return [offer] if offer else []

    def allows(self, moment: Moment, action: Action) -> bool:
        assert isinstance(action, MoveWith)
        origin, to = BIT[action.origin], BIT[action.to]
        return bool(moment.player.settlements & origin and self.reach(moment)(action.origin) & to)

    def objections(self, moment: Moment, action: Action) -> list[Violation]:
        assert isinstance(action, MoveWith)
        if not moment.player.settlements & BIT[action.origin]:
            own = moment.player.settlements
            facts = {"at": NAMES[action.origin], "owner": moment.player.colour}
            return [Violation(ViolationCode.NO_OWN_SETTLEMENT, self.rules, own, facts)]
        if action.origin == action.to:
            return [Violation(ViolationCode.SAME_HEX, ("B5",), BIT[action.to], {"at": NAMES[action.to]})]
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
class MoveToTerrain(Moving):
    """Move to one terrain, adjacent to the other pieces if possible."""

    terrains: WantedTerrains

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        """B3, B4, B5."""
        grounds = [moment.board.ground[terrain] for terrain in self.terrains(moment)]
        if len(grounds) == 1:
            return lambda origin: adjacent_after_lifting(moment, origin, grounds[0])
        return lambda origin: united(adjacent_after_lifting(moment, origin, ground) for ground in grounds)

    def hex_objections(self, moment: Moment, _origin: Hex, to: Hex) -> list[Violation]:
        """B4."""
        return terrain_objections(moment, to, self.terrains(moment), self.rules)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveWithin(Moving):
    """Move to hexes that depend on where the settlement stands; adjacency does not matter."""

    hexes: HexesFrom

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        """B2."""
        hexes, buildable = self.hexes, moment.buildable
        return lambda origin: hexes(moment, origin) & buildable

    def hex_objections(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        """B2, and what the tile demands."""
        found = suitability_objections(moment, to)
        if BIT[to] & moment.board.open & ~self.hexes(moment, origin):
            facts = {"at": NAMES[to], "origin": NAMES[origin]}
            found.append(Violation(self.refusals[0], self.rules, self.reach(moment)(origin), facts))
        return found
