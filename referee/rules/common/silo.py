"""The silos: after the last turn, build or move settlements (H10)."""

from collections.abc import Sequence
from typing import Final

from referee.board.board import Board
from referee.board.hexes import BIT, Hex, Hexes, neighbours
from referee.board.terrain import Special
from referee.model.actions import Action, BuildWith, MoveWith
from referee.model.offers import Offer
from referee.model.ruling import Violation, ViolationCode, Weight
from referee.model.vocabulary import HarvestMode
from referee.rules.families import from_each
from referee.rules.families.deeds import DeedPower
from referee.rules.families.moves import MovesWithin
from referee.rules.families.puts import BuildsOnHexes
from referee.rules.moment import Moment
from referee.rules.power import Group
from referee.rules.registry import add_power, tile_code

_TILE: Final = "silo"
_RULES: Final = ("H10",)
_NO_HARVEST_YET: Final = tile_code("no-harvest-yet", Weight.NOW)
_BUILD_OR_MOVE: Final = tile_code("build-or-move", Weight.NOW)
_MODES: Final = {BuildWith: HarvestMode.BUILD, MoveWith: HarvestMode.MOVE}


class Silo(DeedPower):
    """H10: after the last turn, use each silo next to your pieces for up to three builds or up to three moves."""

    def is_common(self, board: Board) -> bool:
        return bool(board.ground[Special.SILO])

    def is_for_turns(self, _board: Board) -> bool:
        return False

    def offers(self, moment: Moment) -> Sequence[Offer]:
        kinds = [kind for kind in _MODES if _allows(moment, kind)]
        return [offer for kind in kinds for offer in self.deeds[kind].offers(moment)]

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        if moment.harvest is None:
            return [Violation(_NO_HARVEST_YET, self.rules)]
        violations = self.deeds[type(action)].violations(moment, action)
        if moment.harvest.mode is None or _allows(moment, type(action)):
            return violations
        return [Violation(_BUILD_OR_MOVE, self.rules, facts={"by": moment.harvest.mode}), *violations]


def _allows(moment: Moment, kind: type[Action]) -> bool:
    return moment.harvest is not None and moment.harvest.mode in (None, _MODES[kind])


def _near(moment: Moment) -> Hexes:
    return moment.near


def _beside_the_others(moment: Moment, origin: Hex) -> Hexes:
    return neighbours(moment.own & ~BIT[origin])


add_power(
    Silo(
        tile=_TILE,
        rules=_RULES,
        expansion="harvest",
        group=Group.HARVEST,
        deeds={
            BuildWith: BuildsOnHexes(
                tile=_TILE, rules=_RULES, hexes=_near, adjacent=False, code=ViolationCode.NOT_BESIDE_OWN
            ),
            MoveWith: MovesWithin(
                tile=_TILE,
                rules=_RULES,
                hexes=from_each(_beside_the_others),
                code=tile_code("not-beside-the-others"),
            ),
        },
    )
)
