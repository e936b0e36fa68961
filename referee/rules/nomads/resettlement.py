"""The resettlement tile: move settlements up to four steps in total (N6)."""

from collections.abc import Callable
from typing import Final

from referee.board.board import Board
from referee.board.hexes import BIT, NAMES, NEIGHBOURS, NOWHERE, Hex, Hexes, beside_many, neighbours
from referee.board.terrain import SUITABLE
from referee.model.actions import MoveWith
from referee.model.frames import Using
from referee.model.ruleset import Resettlement as Option
from referee.model.ruling import Facts, Violation
from referee.model.state import State
from referee.model.vocabulary import PieceType
from referee.rules.building import ground_violations
from referee.rules.families.deeds import DeedPower
from referee.rules.families.moves import StepsBeside, can_be_moving
from referee.rules.moment import Moment
from referee.rules.power import Group
from referee.rules.registry import add_nomad_tile, tile_code

_TILE: Final = "resettlement"
_STEPS: Final = 4
_ENDS_CROWDED: Final = tile_code("ends-crowded")


class ResettlementSteps(StepsBeside):
    """N6: move a settlement one step, to an adjacent hex."""

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        if moment.game.ruleset.resettlement is Option.FREE:
            return NEIGHBOURS.__getitem__
        return lambda origin: _loose_steps(moment, origin)

    def ground_violations(self, moment: Moment, to: Hex) -> list[Violation]:
        return ground_violations(moment, to, SUITABLE, self.rules)

    def hex_violations(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        if not BIT[to] & NEIGHBOURS[origin] & moment.buildable:
            return StepsBeside.hex_violations(self, moment, origin, to)
        facts: Facts = {"at": NAMES[to], "origin": NAMES[origin]}
        return [Violation(_ENDS_CROWDED, self.rules, facts=facts, choices=self.targets(moment, origin))]

    def reachable_hexes(self, piece: PieceType, board: Board) -> Hexes:
        return board.suitable if piece == "settlement" else NOWHERE


class ResettlementPower(DeedPower):
    """N6: move one or more settlements, up to four steps in total."""

    def may_finish(self, moment: Moment) -> bool:
        return _has_ended_well(moment) or not self.offers(moment)

    def can_be_in_use(self, state: State, using: Using) -> bool:
        return can_be_moving(state, using, state.players[using.player].settlements, self.steps)


def _loose_steps(moment: Moment, origin: Hex) -> Hexes:
    """N6: the adjacent hexes from which the settlement can still end up next to at most one other piece of its owner.

    Empty if another settlement was moved last and cannot stay where it is.
    """
    if moment.using and moment.using.at != origin and not _has_ended_well(moment):
        return NOWHERE
    left = (moment.using.left if moment.using else _STEPS) - 1
    free = moment.buildable | BIT[origin] & moment.board.suitable & ~moment.blocked
    good = free & ~_crowded(moment.own & ~BIT[origin])
    for _ in range(left):
        good |= neighbours(good) & free
    return NEIGHBOURS[origin] & good


def _has_ended_well(moment: Moment) -> bool:
    """N6: whether the settlement that was moved last may stay on its hex."""
    if moment.using is None or moment.using.at is None or moment.game.ruleset.resettlement is Option.FREE:
        return True
    here = BIT[moment.using.at]
    return not here & _crowded(moment.own & ~here)


def _crowded(pieces: Hexes) -> Hexes:
    _one, two, _three = beside_many(pieces)
    return two


add_nomad_tile(
    ResettlementPower(
        tile=_TILE,
        rules=("N6",),
        expansion="nomads",
        group=Group.NOMAD,
        deeds={MoveWith: ResettlementSteps(tile=_TILE, rules=("N6",))},
        steps=_STEPS,
    ),
    copies=2,
)
