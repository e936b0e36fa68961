"""H10: the silos."""

from dataclasses import dataclass
from typing import Final

from referee.board.hexes import BIT, Hex, Hexes, neighbours
from referee.model.actions import Action, BuildWith, MoveWith
from referee.model.frames import Harvesting
from referee.model.offers import Offer
from referee.model.ruling import Violation
from referee.model.vocabulary import HarvestMode
from referee.rules.building import beside_objection, suitability_objections
from referee.rules.draft import Draft
from referee.rules.families.builds import Building
from referee.rules.families.moves import MoveWithin
from referee.rules.families.power import AnyPower
from referee.rules.moment import Moment
from referee.rules.registry import Group, add_power

_TILE: Final = "silo"


@dataclass(frozen=True, slots=True, kw_only=True)
class _SiloBuild(Building):
    """H10: build next to an own piece."""

    def allowed(self, moment: Moment) -> Hexes:
        return moment.buildable & moment.near

    def hex_objections(self, moment: Moment, at: Hex) -> list[Violation]:
        beside = beside_objection(moment, at, self.targets(moment), *self.rules)
        return beside + suitability_objections(moment, at)


def _beside_the_others(moment: Moment, origin: Hex) -> Hexes:
    return neighbours(moment.own & ~BIT[origin])


_BUILD: Final = _SiloBuild(tile=_TILE, rules=("H10",), expansion="harvest")
_MOVE: Final = MoveWithin(
    tile=_TILE, rules=("H10",), expansion="harvest", hexes=_beside_the_others, refusals=("not-beside-the-others",)
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Silo(AnyPower):
    """H10: after the last turn up to three builds or up to three moves, each to a hex next to an own piece."""

    def fits(self, action: Action) -> bool:
        return isinstance(action, BuildWith | MoveWith)

    def offers(self, moment: Moment) -> list[Offer]:
        builds = _BUILD.offers(moment) if self._allows_mode(moment, HarvestMode.BUILD) else []
        moves = _MOVE.offers(moment) if self._allows_mode(moment, HarvestMode.MOVE) else []
        return builds + moves

    def allows(self, moment: Moment, action: Action) -> bool:
        part, mode = _part(action)
        return self._allows_mode(moment, mode) and part.allows(moment, action)

    def objections(self, moment: Moment, action: Action) -> list[Violation]:
        part, mode = _part(action)
        if not isinstance(moment.state.frames[-1], Harvesting):
            return [Violation("no-harvest-yet", self.rules)]
        found = part.objections(moment, action)
        return found if self._allows_mode(moment, mode) else [Violation("build-or-move", self.rules), *found]

    def perform(self, draft: Draft, action: Action) -> None:
        part, _mode = _part(action)
        part.perform(draft, action)

    def _allows_mode(self, moment: Moment, mode: HarvestMode) -> bool:
        frame = moment.state.frames[-1]
        return isinstance(frame, Harvesting) and frame.mode in (None, mode)


def _part(action: Action) -> tuple[_SiloBuild | MoveWithin, HarvestMode]:
    return (_BUILD, HarvestMode.BUILD) if isinstance(action, BuildWith) else (_MOVE, HarvestMode.MOVE)


add_power(
    Silo(
        tile=_TILE,
        rules=("H10",),
        expansion="harvest",
        group=Group.HARVEST,
        refusals=("no-harvest-yet", "build-or-move", "not-beside-the-others"),
    )
)
