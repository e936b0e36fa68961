"""The parts of every board (sectors, edges, horizontal lines), and the coordinates of hexes in the plane.

The hexes are pointy-topped. Rows whose hexes have even numbers in their names (a2, a4, ...) are shifted right by half
a hex. The island has its own coordinates, which start at its top left corner.
"""

from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

from referee.board.hexes import COORDINATES, ISLAND_COLUMNS, ISLAND_ROWS, SIZE, Hex, Hexes, hex_at, hex_set

SIDE: Final = 10
"""The number of rows, and of columns, in a section."""
QUARTERS: Final = ("top left", "top right", "bottom left", "bottom right")
_CORNERS: Final = ((0, 0), (0, SIDE), (SIDE, 0), (SIDE, SIDE))

# For each quarter, the number to add to the index of a hex in the top left quarter to get the index of the
# corresponding hex in this quarter. Ten rows shift the sheared grid by exactly five columns, so one number suffices.
QUARTER_SHIFTS: Final = tuple(hex_at(row, column) - hex_at(0, 0) for row, column in _CORNERS)


def _block(rows: Iterable[int], columns: Iterable[int]) -> Hexes:
    across = list(columns)
    return hex_set(hex_at(row, column) for row in rows for column in across)


SECTORS: Final = tuple(_block(range(row, row + SIDE), range(column, column + SIDE)) for row, column in _CORNERS)
"""G6: the hexes of each of the four sectors, in reading order. Each sector is covered by one section."""
EDGES: Final = (
    _block([0], range(SIZE)),
    _block([SIZE - 1], range(SIZE)),
    _block(range(SIZE), [0]),
    _block(range(SIZE), [SIZE - 1]),
)
"""G5: the top row, the bottom row, the left column and the right column."""
EDGE: Final = EDGES[0] | EDGES[1] | EDGES[2] | EDGES[3]
ROWS: Final = tuple(_block([row], range(SIZE)) for row in range(SIZE))
"""G4: the horizontal lines of the main board, from top to bottom."""
ISLAND_LINES: Final = tuple(
    hex_set(hex_at(row, column, island=True) for column in range(ISLAND_COLUMNS)) for row in range(ISLAND_ROWS)
)
LINE_NAMES: Final = (
    *(str(row + 1) for row in range(SIZE)),
    *(f"i:{row + 1}" for row in range(ISLAND_ROWS)),
)
"""The wire names of the horizontal lines: first those of the main board, then those of the island."""
INNER_EDGES: Final = _block((SIDE - 1, SIDE), range(SIZE)) | _block(range(SIZE), (SIDE - 1, SIDE))
"""S17: the hexes next to a hex of another section."""


WIDTH: Final = sqrt(3)
"""The width of a hex with sides of length 1: the distance between its two vertical sides."""
ROW: Final = 1.5
"""The vertical distance between the centres of two neighbouring rows, if the sides of hexes have length 1."""
_DIGITS: Final = 4


class Axial(NamedTuple):
    """The axial coordinates of a hex: `q` grows to the east, `r` to the southeast. The top left hex is (0, 0)."""

    q: int
    r: int


class Centre(NamedTuple):
    """A point in the plane: `x` grows to the right, `y` downwards. The bounding box of the hexes starts at (0, 0)."""

    x: float
    y: float


def axial(at: Hex) -> Axial:
    """Convert a hex to axial coordinates."""
    row, column, _ = COORDINATES[at]
    return Axial(column - row // 2, row)


def centre(at: Hex) -> Centre:
    """The centre of a hex, rounded to four decimal places. The sides of the hexes have length 1."""
    q, r = axial(at)
    return Centre(round(WIDTH * (q + r / 2 + 0.5), _DIGITS), round(ROW * r + 1, _DIGITS))
