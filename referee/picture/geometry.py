"""The geometry of hexes on the sheet. Hexes have a point at the top. Every second row is half a hex further right."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from referee.board.geography import SECTORS
from referee.board.hexes import BIT, COORDINATES, EAST, SOUTH_EAST, SOUTH_WEST, Hex, each, shift
from referee.picture.sheet import number

RADIUS: Final = 30.0
WIDTH: Final = 52.0
"""The width of a hex: RADIUS times the square root of 3, rounded."""
ROW: Final = RADIUS * 1.5


class Point(NamedTuple):
    """A point on the sheet. The y axis points down."""

    x: float
    y: float

    def moved(self, x: float, y: float) -> "Point":
        """This point, moved right by x and down by y."""
        return Point(self.x + x, self.y + y)


CORNERS: Final = (
    Point(0, -RADIUS),
    Point(WIDTH / 2, -RADIUS / 2),
    Point(WIDTH / 2, RADIUS / 2),
    Point(0, RADIUS),
    Point(-WIDTH / 2, RADIUS / 2),
    Point(-WIDTH / 2, -RADIUS / 2),
)
"""The corners of a hex centred on the origin, clockwise from the top."""
SIDES: Final = {EAST: (1, 2), SOUTH_EAST: (2, 3), SOUTH_WEST: (3, 4)}
"""For three of the six directions: the indexes in CORNERS of the two ends of the side that faces this way."""


def centre(at: Hex) -> Point:
    """The centre of a hex, relative to the top left corner of its field (main board or island)."""
    place = COORDINATES[at]
    return grid(place.row, place.column)


def grid(row: int, column: int) -> Point:
    """The centre of the hex in this row and column."""
    return Point(WIDTH * (column + 0.5 + row % 2 / 2), RADIUS + ROW * row)


def extent(rows: int, columns: int) -> Point:
    """The width and height of a field with this many rows and columns."""
    return Point(WIDTH * (columns + 0.5), ROW * (rows - 1) + 2 * RADIUS)


def outline(scale: float = 1) -> str:
    """The SVG path of the outline of a hex centred on the origin."""
    return "M" + "L".join(f"{number(corner.x * scale)} {number(corner.y * scale)}" for corner in CORNERS) + "Z"


def side(direction: int) -> str:
    """The SVG path of the side that a hex centred on the origin shares with its neighbour in this direction."""
    first, second = (CORNERS[corner] for corner in SIDES[direction])
    return f"M{number(first.x)} {number(first.y)}L{number(second.x)} {number(second.y)}"


def seams() -> Iterator[tuple[Hex, int]]:
    """The hex sides along the borders between the four sections, as pairs of a hex and a direction."""
    for sector in SECTORS:
        for at in each(sector):
            for direction in SIDES:
                beyond = shift(BIT[at], direction)
                if beyond and not beyond & sector:
                    yield at, direction
