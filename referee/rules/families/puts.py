"""Deeds that put one piece on one hex: what building and placing have in common."""

from dataclasses import dataclass

from referee.board.hexes import BIT, NAMES, Hex, Hexes
from referee.model.actions import Action, Build, BuildWith, Place
from referee.model.offers import HexOffer, Offer
from referee.model.ruling import Violation, ViolationCode
from referee.rules.building import adjacency_violation, placing_violations
from referee.rules.families.deeds import Deed
from referee.rules.holding import ready_tiles, tile_violations
from referee.rules.moment import Moment
from referee.rules.power import Group, When
from referee.rules.refusals import unknown_tile, used_otherwise
from referee.rules.registry import POWERS

Putting = Build | BuildWith | Place


@dataclass(frozen=True, slots=True, kw_only=True)
class Puts(Deed):
    """Put a piece on a hex: the hexes the tile allows, those of them that adjacency leaves, and the reasons."""

    kind: type[Putting]

    def stock(self, moment: Moment) -> int:
        """How many such pieces are left."""
        raise NotImplementedError

    def allowed(self, moment: Moment) -> Hexes:
        """Every hex the tile allows, adjacency aside."""
        raise NotImplementedError

    def targets(self, moment: Moment) -> Hexes:
        """B3: what adjacency leaves of them; all, unless a family says otherwise."""
        return self.allowed(moment)

    def hex_violations(self, moment: Moment, at: Hex) -> list[Violation]:
        """What is wrong with this hex, adjacency aside."""
        raise NotImplementedError

    def stock_violation(self) -> Violation:
        """No piece is left."""
        raise NotImplementedError

    def offers(self, moment: Moment) -> list[Offer]:
        """L5: without a piece there is nothing to put anywhere."""
        if not self.stock(moment):
            return []
        targets = self.targets(moment)
        offers: list[Offer] = [HexOffer(self.kind, self.tile, targets)] if targets else []
        if moment.player.nomad_tiles or moment.player.bonus_tiles:
            waived = self.allowed(moment) & ~targets
            offers += [HexOffer(self.kind, self.tile, waived, tile) for tile in waivers(moment, self.kind) if waived]
        return offers

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        """B1 to B4, L5, N5."""
        assert isinstance(action, Putting)
        at, targets = action.at, self.targets(moment)
        right = bool(targets & BIT[at])
        if right and not action.waiver and self.stock(moment):
            return []
        violations = placing_violations(moment, at) + self.hex_violations(moment, at)
        if action.waiver:
            violations += _waiver_violations(moment, self.kind, action.waiver)
            if right:
                violations.append(Violation(ViolationCode.WAIVER_NEEDLESS, ("N5",), BIT[at], {"at": NAMES[at]}))
        elif not violations and not right:
            violations.append(adjacency_violation(at, targets, "B3"))
        if not self.stock(moment):
            violations.append(self.stock_violation())
        return violations


def waivers(moment: Moment, kind: type[Action]) -> list[str]:
    """N5, M6: the tiles that can set adjacency aside for an action of this kind now.

    A tile that leaves the game is not wasted: while a bonus tile can do it, no nomad tile may.
    """
    able = [tile for tile in ready_tiles(moment) if POWERS[tile].may_waive(moment, kind)]
    return [tile for tile in able if POWERS[tile].group is Group.BONUS] or able


def _waiver_violations(moment: Moment, kind: type[Action], waiver: str) -> list[Violation]:
    """N5, M6: why this tile cannot set adjacency aside."""
    power = POWERS.get(waiver)
    if power is None:
        return [unknown_tile(waiver, "L1", "N1")]
    if power.when is not When.WITH_A_BUILD or not power.may_waive(moment, kind):
        return [used_otherwise(power)]
    if violations := tile_violations(moment, waiver):
        return violations
    able = waivers(moment, kind)
    if waiver not in able:
        facts = {"tile": waiver, "instead": able[0]}
        return [Violation(ViolationCode.WAIVER_WASTED, ("N5", "M6"), facts=facts)]
    return []
