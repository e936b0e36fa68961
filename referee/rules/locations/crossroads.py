"""The crossroads."""

from referee.rules.families.power import AnyPower
from referee.rules.registry import add_power

add_power(AnyPower(tile="crossroads", rules=("X3",), expansion="crossroads", more_cards=1, repeatable=False))
