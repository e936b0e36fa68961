"""The donations."""

from typing import Final

from referee.board.terrain import UNSUITABLE, Terrain
from referee.model.vocabulary import TERRAIN_OF
from referee.rules.families.builds import BuildOnTerrain
from referee.rules.moment import Moment
from referee.rules.registry import add_power

_TERRAINS: Final = (*TERRAIN_OF.values(), *UNSUITABLE)


def _donation(terrain: Terrain) -> BuildOnTerrain:
    """N2: build three on one terrain, be it water or mountain."""

    def donated(_moment: Moment) -> Terrain:
        return terrain

    return BuildOnTerrain(
        tile=f"donation-{terrain}",
        rules=("N2", "B4"),
        expansion="nomads",
        copies=1,
        beyond=tuple({terrain} & set(UNSUITABLE)),
        steps=3,
        terrain=donated,
    )


for _terrain in _TERRAINS:
    add_power(_donation(_terrain))
