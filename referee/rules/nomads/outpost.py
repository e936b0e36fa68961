"""The outpost."""

from dataclasses import dataclass

from referee.model.frames import Turning, Using
from referee.rules.families.power import AnyPower
from referee.rules.moment import Moment
from referee.rules.registry import Group, Power, add_power


@dataclass(frozen=True, slots=True, kw_only=True)
class Outpost(AnyPower):
    """N5: one build of the own turn, or placing of a figure, need not be adjacent."""

    def may_waive(self, moment: Moment, _power: Power) -> bool:
        return isinstance(moment.state.frames[-1], Turning | Using)


add_power(Outpost(tile="outpost", rules=("N5",), expansion="nomads", group=Group.NOMAD, copies=2, waives=True))
