"""Deeds that put one piece on the board. This module contains the common parts and the usual ways to build."""

from referee.base.declared import make_tuple
from referee.board.board import Board
from referee.board.hexes import BIT, NAMES, NOWHERE, Hex, Hexes
from referee.board.terrain import SUITABLE
from referee.model.actions import Action, Build, BuildWith, Place
from referee.model.offers import HexOffer, Offer
from referee.model.ruling import Violation, ViolationCode
from referee.model.vocabulary import PieceType
from referee.rules.building import (
    adjacency_violation,
    adjacent_if_possible,
    adjacent_on_each,
    card_violations,
    ground_violations,
    placing_violations,
)
from referee.rules.consequences import after_build
from referee.rules.draft import Draft
from referee.rules.families.deeds import Deed, HexesNow, Terrains, TerrainsNow
from referee.rules.moment import Moment
from referee.rules.power import Group, When
from referee.rules.registry import POWERS
from referee.rules.terrain_cards import choose_terrain
from referee.rules.tile_use import no_second_tile, ready_tiles, tile_violations, unknown_tile

Putting = Build | BuildWith | Place


class Puts(Deed):
    """Put a piece on a hex. Subclasses define the allowed hexes, the adjacency rule and the violations."""

    kind: type[Putting]

    def stock(self, moment: Moment) -> int:
        """The number of pieces left to put on the board."""
        raise NotImplementedError

    def allowed(self, moment: Moment) -> Hexes:
        """The hexes that the action allows before adjacency is checked."""
        raise NotImplementedError

    def targets(self, moment: Moment) -> Hexes:
        """B3: the legal hexes after adjacency has been checked. By default, all allowed hexes are legal."""
        return self.allowed(moment)

    def hex_violations(self, moment: Moment, at: Hex) -> list[Violation]:
        """The violations for this hex, except those that `placing_violations` or the adjacency rule (B3) causes."""
        raise NotImplementedError

    def stock_violation(self) -> Violation:
        """The violation to report if no piece is left."""
        raise NotImplementedError

    def offers(self, moment: Moment) -> list[Offer]:
        """L5: an offer with the legal hexes, and one for each tile that can waive adjacency for other hexes (N5).

        Empty if no piece or no hex is left.
        """
        if not self.stock(moment):
            return []
        targets = self.targets(moment)
        offers: list[Offer] = [make_tuple(HexOffer, (self.kind, self.tile, targets, None))] if targets else []
        if moment.player.nomad_tiles or moment.player.bonus_tiles:
            waived = self.allowed(moment) & ~targets
            offers += [HexOffer(self.kind, self.tile, waived, tile) for tile in waivers(moment, self.kind) if waived]
        return offers

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        """B1 to B4, L5, N5: the violations of this action; empty if it is legal."""
        assert isinstance(action, Putting)
        at, targets = action.at, self.targets(moment)
        right = bool(targets & BIT[at])
        if not self.stock(moment):
            return [self.stock_violation()]
        if right and not action.waiver:
            return []
        violations = placing_violations(moment, at) + self.hex_violations(moment, at)
        if action.waiver:
            refused = _waiver_violations(moment, self.kind, action.waiver)
            if right and not refused:
                facts = {"at": NAMES[at], "tile": action.waiver}
                refused = [Violation(ViolationCode.WAIVER_NEEDLESS, ("N5",), BIT[at], facts)]
            violations += refused
        elif not violations and not right:
            violations.append(adjacency_violation(at, targets, action.type, "B3"))
        return violations


def waivers(moment: Moment, kind: type[Action]) -> list[str]:
    """N5, M6: the tiles that can waive adjacency for an action of this kind now.

    A nomad tile can be used only once, so nomad tiles are left out if a bonus tile can waive adjacency instead.
    """
    able = [tile for tile in ready_tiles(moment) if POWERS[tile].may_waive(moment, kind)]
    return [tile for tile in able if POWERS[tile].group is Group.BONUS] or able


def _waiver_violations(moment: Moment, kind: type[Action], waiver: str) -> list[Violation]:
    """N5, M6: the reason why this tile cannot waive adjacency for the action; empty if it can."""
    power = POWERS.get(waiver)
    if power is None:
        return [unknown_tile(waiver, "L1", "N1")]
    if power.when is not When.WITH_A_BUILD:
        return [no_second_tile(moment, power, "waiver")]
    if violations := tile_violations(moment, waiver):
        return violations
    if not power.may_waive(moment, kind):
        return [Violation(ViolationCode.WAIVER_NOT_HERE, power.rules, facts={"tile": waiver})]
    able = waivers(moment, kind)
    if waiver not in able:
        facts = {"tile": waiver, "instead": able[0]}
        return [Violation(ViolationCode.WAIVER_WASTED, ("N5", "M6"), facts=facts)]
    return []


class Builds(Puts):
    """Build one settlement."""

    kind: type[Putting] = BuildWith
    on: Terrains = SUITABLE
    """The terrains that the action can build on. A card may allow fewer of them."""

    def stock(self, moment: Moment) -> int:
        return moment.player.supply

    def stock_violation(self) -> Violation:
        return Violation(ViolationCode.NO_SETTLEMENT_LEFT, ("L5",) if self.tile else ("T2",))

    def choose(self, draft: Draft, at: Hex) -> None:
        """Record any decision that follows from the choice of this hex. By default, there is none."""

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, BuildWith)
        seat, at = draft.frames[-1].player, action.at
        self.choose(draft, at)
        draft.build(seat, at, self.tile)
        after_build(draft, seat, at, self.tile)

    def reachable_hexes(self, piece: PieceType, board: Board) -> Hexes:
        return board.united(self.on) if piece == "settlement" else NOWHERE


class BuildsOnTerrain(Builds):
    """Build on one of the terrains that the tile names, next to the player's pieces if possible."""

    def allowed(self, moment: Moment) -> Hexes:
        """B4: the free hexes of the terrains that the tile names."""
        return moment.board.united(self.on) & moment.free

    def targets(self, moment: Moment) -> Hexes:
        """B3: the legal hexes. Adjacency is checked for each terrain separately."""
        return adjacent_on_each(moment, self.on)

    def hex_violations(self, moment: Moment, at: Hex) -> list[Violation]:
        """B4: a violation if the tile does not name the terrain of this hex; otherwise an empty list."""
        return ground_violations(moment, at, self.on, self.rules)


class BuildsOnCard(Builds):
    """Build on the terrain of the played card or of a drawn card, next to the player's pieces if possible."""

    drawn: TerrainsNow | None = None
    """A function that returns the terrains of the drawn card; None if the played card is used instead."""

    def _terrains(self, moment: Moment) -> Terrains:
        return self.drawn(moment) if self.drawn else moment.terrains

    def allowed(self, moment: Moment) -> Hexes:
        """B4: the free hexes whose terrain the card allows."""
        return moment.board.united(self._terrains(moment)) & moment.free

    def targets(self, moment: Moment) -> Hexes:
        """B3: the legal hexes. Adjacency is checked for each terrain separately."""
        return adjacent_on_each(moment, self.drawn(moment) if self.drawn else moment.terrains)

    def hex_violations(self, moment: Moment, at: Hex) -> list[Violation]:
        """B4, M1: a violation if no card is played or the card does not allow this hex's terrain; otherwise empty."""
        if self.drawn:
            return ground_violations(moment, at, self.drawn(moment), self.rules)
        return card_violations(moment, at, moment.terrains, self.rules)

    def choose(self, draft: Draft, at: Hex) -> None:
        """M1: fix the terrain of the played card if it is a swamp card and is used for the first time."""
        if draft.swamp_cards and not self.drawn:
            choose_terrain(draft, at)


class BuildsOnHexes(Builds):
    """Build on one of the hexes that the function `hexes` returns, if the tile may use the terrain of that hex."""

    hexes: HexesNow
    adjacent: bool = True
    """B3: whether the hex must be next to the player's pieces if possible."""
    code: str
    """The code of the violation for a build on a hex that `hexes` does not return."""

    def on_now(self, _moment: Moment) -> Terrains:
        """The terrains that the tile may use now."""
        return self.on

    def _ground(self, moment: Moment) -> Hexes:
        on = self.on_now(moment)
        return moment.buildable if on is SUITABLE else moment.board.united(on) & moment.free

    def allowed(self, moment: Moment) -> Hexes:
        """B2: the hexes that `hexes` returns, if they are free and of a terrain that the tile may use now."""
        return self.hexes(moment) & self._ground(moment)

    def targets(self, moment: Moment) -> Hexes:
        """B3: the legal hexes. If `adjacent` is true, they are next to the player's pieces if possible."""
        allowed = self.allowed(moment)
        return adjacent_if_possible(allowed, moment.near) if self.adjacent else allowed

    def hex_violations(self, moment: Moment, at: Hex) -> list[Violation]:
        """B2: a violation if this hex has the wrong terrain, and another if `hexes` does not return this hex."""
        violations = ground_violations(moment, at, self.on_now(moment), self.rules)
        if BIT[at] & moment.board.open & ~self.hexes(moment):
            facts = {"at": NAMES[at]}
            violations.append(Violation(self.code, self.rules, facts=facts, choices=self.targets(moment)))
        return violations
