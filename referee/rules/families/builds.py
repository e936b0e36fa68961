"""Powers that build a settlement from the supply."""

from dataclasses import dataclass

from referee.board.hexes import BIT, NAMES, Hex, Hexes
from referee.model.actions import Action, Build, BuildWith
from referee.model.ruling import Violation, ViolationCode
from referee.rules.building import (
    adjacent_if_possible,
    adjacent_on_each,
    suitability_objections,
    terrain_objections,
)
from referee.rules.consequences import after_build
from referee.rules.draft import Draft
from referee.rules.families.ground import AllowedHexes, WantedTerrains
from referee.rules.families.puts import Putting
from referee.rules.moment import Moment
from referee.rules.useless import useful


@dataclass(frozen=True, slots=True, kw_only=True)
class Building(Putting):
    """Build one settlement."""

    @property
    def kind(self) -> type[Build | BuildWith]:
        return BuildWith if self.tile else Build

    def stock(self, moment: Moment) -> int:
        return moment.player.supply

    def stock_objection(self) -> Violation:
        return Violation(ViolationCode.NO_SETTLEMENT_LEFT, ("L5",) if self.tile else ("T2",))

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, Build | BuildWith)
        seat = draft.frames[-1].player
        draft.build(seat, action.at, self.tile)
        after_build(draft, seat, action.at, self.tile)


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildOnTerrain(Building):
    """Build on one terrain, adjacent if possible."""

    terrains: WantedTerrains

    def allowed(self, moment: Moment) -> Hexes:
        """B4."""
        return useful(moment.board, self.terrains(moment), moment.free)

    def targets(self, moment: Moment) -> Hexes:
        """B3."""
        return adjacent_on_each(moment, self.terrains(moment))

    def hex_objections(self, moment: Moment, at: Hex) -> list[Violation]:
        """B4."""
        return terrain_objections(moment, at, self.terrains(moment), self.rules)


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildOnHexes(Building):
    """Build on certain hexes, whatever their terrain."""

    hexes: AllowedHexes
    adjacent: bool

    def allowed(self, moment: Moment) -> Hexes:
        """B2."""
        return self.hexes(moment) & moment.buildable

    def targets(self, moment: Moment) -> Hexes:
        """B3, unless the tile knows better."""
        allowed = self.allowed(moment)
        return adjacent_if_possible(allowed, moment.near) if self.adjacent else allowed

    def hex_objections(self, moment: Moment, at: Hex) -> list[Violation]:
        """B2, and what the tile demands."""
        found = suitability_objections(moment, at)
        if BIT[at] & moment.board.open & ~self.hexes(moment):
            found.append(Violation(self.refusals[0], self.rules, self.targets(moment), {"at": NAMES[at]}))
        return found
