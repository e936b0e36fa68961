"""The canoe."""

from dataclasses import dataclass

from referee.board.terrain import Terrain
from referee.model.actions import Action
from referee.model.frames import Reacting
from referee.model.offers import Offer
from referee.model.ruling import Violation
from referee.rules.families.builds import BuildOnTerrain
from referee.rules.families.ground import Terrains
from referee.rules.moment import Moment
from referee.rules.registry import Group, add_power


@dataclass(frozen=True, slots=True, kw_only=True)
class Canoe(BuildOnTerrain):
    """M3: when another player takes a last tile, build on swamp or water."""

    def offers(self, moment: Moment) -> list[Offer]:
        return BuildOnTerrain.offers(self, moment) if _is_asked(moment) else []

    def allows(self, moment: Moment, action: Action) -> bool:
        return _is_asked(moment) and BuildOnTerrain.allows(self, moment, action)

    def objections(self, moment: Moment, action: Action) -> list[Violation]:
        found = BuildOnTerrain.objections(self, moment, action)
        return found if _is_asked(moment) else [Violation(self.refusals[0], self.rules), *found]


def _is_asked(moment: Moment) -> bool:
    return isinstance(moment.state.frames[-1], Reacting)


def _swamp_or_water(_moment: Moment) -> Terrains:
    return (Terrain.SWAMP, Terrain.WATER)


add_power(
    Canoe(
        tile="canoe",
        rules=("M3",),
        expansion="marshlands",
        bonus="canoe-bonus",
        reacts=True,
        repeatable=False,
        beyond=(Terrain.WATER,),
        terrains=_swamp_or_water,
        refusals=("nothing-to-answer",),
    )
)
add_power(
    BuildOnTerrain(
        tile="canoe-bonus",
        rules=("M3", "M2"),
        expansion="marshlands",
        group=Group.BONUS,
        beyond=(Terrain.WATER,),
        terrains=_swamp_or_water,
    )
)
