"""Powers that put one piece on one hex: what building and placing have in common."""

from dataclasses import dataclass

from referee.board.hexes import BIT, NAMES, Hex, Hexes
from referee.model.actions import Action, Build, BuildWith, Place
from referee.model.offers import HexOffer, Offer
from referee.model.ruling import Violation, ViolationCode
from referee.rules.building import adjacency_objection, placing_objections
from referee.rules.families.power import AnyPower
from referee.rules.holding import ready_tiles, tile_objections
from referee.rules.moment import Moment
from referee.rules.registry import POWERS, Power

PUTTING = (Build, BuildWith, Place)


@dataclass(frozen=True, slots=True, kw_only=True)
class Putting(AnyPower):
    """Put a piece on a hex: the hexes the tile allows, those of them that adjacency leaves, and the reasons."""

    @property
    def kind(self) -> type[Build | BuildWith | Place]:
        """The action it is done with."""
        raise NotImplementedError

    def stock(self, moment: Moment) -> int:
        """How many such pieces are left."""
        raise NotImplementedError

    def allowed(self, moment: Moment) -> Hexes:
        """Every hex the power allows, adjacency aside."""
        raise NotImplementedError

    def targets(self, moment: Moment) -> Hexes:
        """What is left of them where adjacency counts: all, unless a family says otherwise."""
        return self.allowed(moment)

    def hex_objections(self, moment: Moment, at: Hex) -> list[Violation]:
        """What is wrong with this hex, adjacency aside."""
        raise NotImplementedError

    def stock_objection(self) -> Violation:
        """No piece is left."""
        raise NotImplementedError

    def adjacency_objection(self, moment: Moment, at: Hex) -> Violation:
        """B3: the hexes that would have been right."""
        return adjacency_objection(at, self.targets(moment), "B3")

    def fits(self, action: Action) -> bool:
        return isinstance(action, self.kind)

    def offers(self, moment: Moment) -> list[Offer]:
        """L5: without a piece there is nothing to put anywhere."""
        if not self.stock(moment):
            return []
        targets = self.targets(moment)
        found: list[Offer] = [HexOffer(self.kind, self.tile, targets)] if targets else []
        player = moment.player
        if player.nomad_tiles or player.bonus_tiles:
            waived = self.allowed(moment) & ~targets
            found += [HexOffer(self.kind, self.tile, waived, waiver) for waiver in _waivers(moment, self) if waived]
        return found

    def allows(self, moment: Moment, action: Action) -> bool:
        assert isinstance(action, PUTTING)
        if not self.stock(moment):
            return False
        targets = self.targets(moment)
        if action.waiver:
            waived = self.allowed(moment) & ~targets
            return action.waiver in _waivers(moment, self) and bool(waived & BIT[action.at])
        return bool(targets & BIT[action.at])

    def objections(self, moment: Moment, action: Action) -> list[Violation]:
        assert isinstance(action, PUTTING)
        found = placing_objections(moment, action.at) + self.hex_objections(moment, action.at)
        right = bool(self.targets(moment) & BIT[action.at])
        if action.waiver:
            found += _waiver_objections(moment, self, action.waiver)
            if right:
                found.append(
                    Violation(ViolationCode.WAIVER_NEEDLESS, ("N5",), BIT[action.at], {"at": NAMES[action.at]})
                )
        elif not found and not right and self.allowed(moment):
            found.append(self.adjacency_objection(moment, action.at))
        if not self.stock(moment):
            found.append(self.stock_objection())
        return found


def _waivers(moment: Moment, power: Power) -> list[str]:
    """N5, M6: the kinds of tile that can set adjacency aside for this power now."""
    return [kind for kind in ready_tiles(moment) if POWERS[kind].may_waive(moment, power)]


def _waiver_objections(moment: Moment, power: Power, waiver: str) -> list[Violation]:
    """N5, M6: why this tile cannot set adjacency aside."""
    waiving = POWERS.get(waiver)
    if waiving is None:
        return [Violation(ViolationCode.UNKNOWN_TILE, ("L1", "N1"), facts={"tile": waiver})]
    if not waiving.waives or not waiving.may_waive(moment, power):
        return [Violation(ViolationCode.TILE_USED_OTHERWISE, waiving.rules, facts={"tile": waiver})]
    return tile_objections(moment, waiver)
