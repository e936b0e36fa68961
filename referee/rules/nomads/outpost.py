"""The outpost."""

from referee.rules.families.power import AnyPower
from referee.rules.registry import add_power

add_power(AnyPower(tile="outpost", rules=("N5",), expansion="nomads", copies=2, waives=True))
