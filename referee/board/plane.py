"""Where hexes lie in the plane: axial coordinates, and centres for hexes with sides of length 1.

The hexes stand on a corner. Rows with an even number in the names (a2, a4, ...) are shifted half a hex to the right.
The island has coordinates of its own, which begin again at its top left corner.
"""

from math import sqrt
from typing import Final, NamedTuple

from referee.board.hexes import COORDINATES, Hex

WIDTH: Final = sqrt(3)
"""From one vertical side of a hex to the other."""
ROW: Final = 1.5
"""From the centre of one row to the next."""
_DIGITS: Final = 4


class Axial(NamedTuple):
    """Axial coordinates: `q` grows to the east, `r` to the southeast. The top left hex is 0, 0."""

    q: int
    r: int


class Centre(NamedTuple):
    """A point of the plane: `x` grows to the right, `y` downwards. The bounding box of the board begins at 0, 0."""

    x: float
    y: float


def axial(at: Hex) -> Axial:
    """The axial coordinates of a hex."""
    row, column, _ = COORDINATES[at]
    return Axial(column - row // 2, row)


def centre(at: Hex) -> Centre:
    """The centre of a hex with sides of length 1, rounded to four digits."""
    q, r = axial(at)
    return Centre(round(WIDTH * (q + r / 2 + 0.5), _DIGITS), round(ROW * r + 1, _DIGITS))
