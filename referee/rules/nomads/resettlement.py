"""The resettlement."""

from collections.abc import Callable
from dataclasses import dataclass

from referee.board.hexes import BIT, NAMES, NEIGHBOURS, NOWHERE, Hex, Hexes, beside_many, neighbours
from referee.model.ruleset import Resettlement as Option
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.rules.building import suitability_objections
from referee.rules.families.moves import Moving
from referee.rules.moment import Moment
from referee.rules.registry import Group, add_power


@dataclass(frozen=True, slots=True, kw_only=True)
class Resettlement(Moving):
    """N6: up to four steps in all, each of any settlement to a hex beside it."""

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        if moment.state.ruleset.resettlement is Option.FREE:
            return lambda origin: NEIGHBOURS[origin] & moment.buildable
        return lambda origin: self._loose_steps(moment, origin)

    def hex_objections(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        found = suitability_objections(moment, to)
        step = NEIGHBOURS[origin]
        facts: Facts = {"at": NAMES[to], "origin": NAMES[origin]}
        if BIT[to] & moment.board.open & ~step:
            found.append(Violation(ViolationCode.NOT_ONE_STEP, self.rules, self.reach(moment)(origin), facts))
        elif BIT[to] & step & moment.buildable & ~self.reach(moment)(origin):
            found.append(Violation(self.refusals[0], self.rules, self.reach(moment)(origin), facts))
        return found

    def may_finish(self, moment: Moment) -> bool:
        return self._has_ended_well(moment) or not self.offers(moment)

    def _loose_steps(self, moment: Moment, origin: Hex) -> Hexes:
        """The steps after which the settlement can still end next to no more than one own piece."""
        if moment.using and moment.using.at != origin and not self._has_ended_well(moment):
            return NOWHERE
        left = (moment.using.left if moment.using else self.steps) - 1
        free = moment.buildable | BIT[origin] & moment.board.suitable & ~moment.blocked
        good = free & ~_crowded(moment.own & ~BIT[origin])
        for _ in range(left):
            good |= neighbours(good) & free
        return NEIGHBOURS[origin] & good & moment.buildable

    def _has_ended_well(self, moment: Moment) -> bool:
        """Whether the settlement that was moved last may stay where it is."""
        if moment.using is None or moment.using.at is None or moment.state.ruleset.resettlement is Option.FREE:
            return True
        here = BIT[moment.using.at]
        return not here & _crowded(moment.own & ~here)


def _crowded(pieces: Hexes) -> Hexes:
    _one, two, _three = beside_many(pieces)
    return two


add_power(
    Resettlement(
        tile="resettlement",
        rules=("N6",),
        expansion="nomads",
        group=Group.NOMAD,
        copies=2,
        options=("resettlement",),
        steps=4,
        refusals=("ends-crowded",),
    )
)
