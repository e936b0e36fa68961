"""The crossroads tile: hold a second terrain card (X3)."""

from referee.model.vocabulary import Purpose
from referee.rules.power import Power, When
from referee.rules.registry import add_power

add_power(Power(tile="crossroads", rules=("X3",), expansion="crossroads", when=When.ALWAYS, draws=Purpose.HAND))
