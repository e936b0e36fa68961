"""The mandatory action: three settlements on the terrain of the played card."""

from typing import Final

from referee.board.terrain import Terrain
from referee.rules.families.builds import BuildOnTerrain
from referee.rules.moment import Moment


def _played_terrain(moment: Moment) -> Terrain | None:
    return moment.terrain


MANDATORY_BUILD: Final = BuildOnTerrain(
    tile=None, rules=("T2", "B4"), expansion="base", uses_card=True, terrain=_played_terrain
)
"""T2: one build of it."""
