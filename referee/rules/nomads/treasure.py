"""The treasure."""

from dataclasses import dataclass

from referee.rules.draft import Draft
from referee.rules.families.power import AnyPower
from referee.rules.registry import Group, add_power


@dataclass(frozen=True, slots=True, kw_only=True)
class Treasure(AnyPower):
    """N3: 3 gold at once, and the tile leaves the game."""

    def when_taken(self, draft: Draft, seat: int) -> None:
        draft.gain(seat, 3, "treasure")


add_power(Treasure(tile="treasure", rules=("N3",), expansion="nomads", group=Group.NOMAD, copies=2, kept=False))
