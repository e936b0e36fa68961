"""The fountain."""

from dataclasses import dataclass

from referee.board.hexes import BIT, NAMES, Hex, Hexes, beside_many, neighbours
from referee.board.terrain import Terrain
from referee.model.actions import Action, BuildWith
from referee.model.ruling import Violation
from referee.rules.building import suitability_objections
from referee.rules.draft import Draft
from referee.rules.families.builds import Building
from referee.rules.families.power import AnyPower
from referee.rules.holding import ready_tiles
from referee.rules.moment import Moment
from referee.rules.registry import Group, add_power

_BONUS = "fountain-bonus"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fountain(Building):
    """M4: build next to exactly one own piece and to nobody else's; with the bonus once a turn on a mountain."""

    def allowed(self, moment: Moment) -> Hexes:
        ground = moment.buildable
        if _BONUS in ready_tiles(moment):
            ground |= moment.board.ground[Terrain.MOUNTAIN] & moment.free
        return ground & _beside_one(moment)

    def hex_objections(self, moment: Moment, at: Hex) -> list[Violation]:
        here = BIT[at] & moment.board.open
        bonus = BIT[at] & moment.board.ground[Terrain.MOUNTAIN] and _BONUS in ready_tiles(moment)
        found = [] if bonus else suitability_objections(moment, at)
        if here & ~_beside_one(moment):
            found.append(Violation(self.refusals[0], self.rules, self.targets(moment), {"at": NAMES[at]}))
        return found

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, BuildWith)
        if BIT[action.at] & draft.board.ground[Terrain.MOUNTAIN]:
            draft.use_bonus_tile(draft.frames[-1].player, _BONUS)
        Building.perform(self, draft, action)


def _beside_one(moment: Moment) -> Hexes:
    one, two, _three = beside_many(moment.own)
    return one & ~two & ~neighbours(moment.others)


add_power(
    Fountain(
        tile="fountain",
        rules=("M4",),
        expansion="marshlands",
        bonus=_BONUS,
        beyond=(Terrain.MOUNTAIN,),
        refusals=("not-beside-one",),
    )
)
add_power(AnyPower(tile=_BONUS, rules=("M4", "M2"), expansion="marshlands", group=Group.BONUS))
