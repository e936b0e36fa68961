"""The donations."""

from typing import Final

from referee.board.terrain import UNSUITABLE, Terrain
from referee.model.vocabulary import BASE_TERRAINS
from referee.rules.families.builds import BuildOnTerrain
from referee.rules.families.ground import Terrains
from referee.rules.moment import Moment
from referee.rules.registry import Group, add_power

_TERRAINS: Final = (*BASE_TERRAINS, *UNSUITABLE)


def _donation(terrain: Terrain) -> BuildOnTerrain:
    """N2: build three on one terrain, be it water or mountain."""

    def donated(_moment: Moment) -> Terrains:
        return (terrain,)

    return BuildOnTerrain(
        tile=f"donation-{terrain}",
        rules=("N2", "B4"),
        expansion="nomads",
        group=Group.NOMAD,
        copies=1,
        beyond=tuple({terrain} & set(UNSUITABLE)),
        steps=3,
        terrains=donated,
    )


for _terrain in _TERRAINS:
    add_power(_donation(_terrain))
