"""Seeds that nobody can guess: the only place where the referee uses chance (docs/adr/0008)."""

from secrets import token_hex
from typing import Final

_BYTES: Final = 16


def draw_seed() -> str:
    """A new seed: 128 bits from the operating system, as 32 hexadecimal digits."""
    return token_hex(_BYTES)
