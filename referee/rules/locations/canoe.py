"""The canoe tile: when another player takes the last tile from a hex, build on swamp or water (M3).

engine/frames/reacting.py decides who may react and when.
"""

from collections.abc import Sequence
from typing import Final

from referee.board.board import Board
from referee.board.terrain import Terrain
from referee.model.actions import Action, BuildWith
from referee.model.offers import Offer
from referee.model.ruling import Violation, Weight
from referee.rules.families.deeds import DeedPower
from referee.rules.families.puts import BuildsOnTerrain
from referee.rules.moment import Moment
from referee.rules.power import Group, When
from referee.rules.registry import add_bonus, add_power, tile_code

_NOTHING_TO_ANSWER: Final = tile_code("nothing-to-answer", Weight.NOW)
_ON: Final = (Terrain.SWAMP, Terrain.WATER)
"""M3: the terrains on which the canoe builds. Adjacency is checked for each of them separately."""


class Canoe(DeedPower):
    """M3: when another player takes the last tile from a hex, build on swamp or water."""

    def is_for_turns(self, _board: Board) -> bool:
        return False

    def offers(self, moment: Moment) -> Sequence[Offer]:
        return self.deeds[BuildWith].offers(moment) if moment.answering else ()

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        violations = self.deeds[BuildWith].violations(moment, action)
        return violations if moment.answering else [Violation(_NOTHING_TO_ANSWER, self.rules), *violations]


add_power(
    Canoe(
        tile="canoe",
        rules=("M3",),
        expansion="marshlands",
        when=When.ANSWERING,
        deeds={BuildWith: BuildsOnTerrain(tile="canoe", rules=("M3",), on=_ON)},
    )
)
add_bonus(
    DeedPower(
        tile="canoe-bonus",
        rules=("M3", "M2"),
        expansion="marshlands",
        group=Group.BONUS,
        deeds={BuildWith: BuildsOnTerrain(tile="canoe-bonus", rules=("M3", "M2"), on=_ON)},
    ),
    of="canoe",
)
