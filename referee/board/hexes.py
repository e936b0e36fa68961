"""Hexes and sets of hexes: names, directions, neighbours, lines, distance, areas.

A hex is an index and a set of hexes is an int with one bit per hex, on a sheared grid (docs/adr/0001):

    index = row * 31 + column - row // 2 + 9

Shearing makes all six directions constant shifts; two columns that hold no hex keep the rows apart, so a step over
the rim never lands on the far side. The island lies below the main board, too far for any neighbour or line.
Knows nothing of terrain, sections or pieces.
"""

from collections.abc import Iterable, Iterator
from itertools import repeat
from string import ascii_lowercase
from typing import Final, NamedTuple

from referee.base.errors import HexNameError
from referee.base.faults import Fact, Fault, quote
from referee.base.spelling import correct_spelling

Hex = int
Hexes = int

NOWHERE: Final[Hexes] = 0
SIZE: Final = 20
"""Rows and columns of the main board."""
ISLAND_ROWS: Final = 5
ISLAND_COLUMNS: Final = 10

STRIDE: Final = 31
MARGIN: Final = 9
ISLAND_TOP: Final = 22

EAST: Final = 1
SOUTH_EAST: Final = STRIDE
SOUTH_WEST: Final = STRIDE - 1
AXES: Final = (EAST, SOUTH_EAST, SOUTH_WEST)
DIRECTIONS: Final = (EAST, SOUTH_EAST, SOUTH_WEST, -EAST, -SOUTH_EAST, -SOUTH_WEST)


class Coordinates(NamedTuple):
    """The row and column of a hex, counted from 0, on the main board or on the island."""

    row: int
    column: int
    island: bool = False


def hex_at(row: int, column: int, *, island: bool = False) -> Hex:
    """The hex in this row and column, both counted from 0."""
    rows, columns = (ISLAND_ROWS, ISLAND_COLUMNS) if island else (SIZE, SIZE)
    if not (0 <= row < rows and 0 <= column < columns):
        raise ValueError(f"row {row}, column {column} is not among {rows} rows of {columns}")
    return _index(row, column, ISLAND_TOP if island else 0)


def _index(row: int, column: int, top: int) -> Hex:
    return (top + row) * STRIDE + column - row // 2 + MARGIN


def _places() -> Iterator[tuple[Hex, Coordinates]]:
    for row in range(SIZE):
        for column in range(SIZE):
            yield _index(row, column, 0), Coordinates(row, column)
    for row in range(ISLAND_ROWS):
        for column in range(ISLAND_COLUMNS):
            yield _index(row, column, ISLAND_TOP), Coordinates(row, column, island=True)


def _name(place: Coordinates) -> str:
    return f"{'i:' if place.island else ''}{ascii_lowercase[place.column]}{place.row + 1}"


COORDINATES: Final[dict[Hex, Coordinates]] = dict(_places())
NAMES: Final[dict[Hex, str]] = {at: _name(place) for at, place in COORDINATES.items()}
_NAMED: Final[dict[str, Hex]] = {name: at for at, name in NAMES.items()}


def named(name: str) -> Hex:
    """The hex with this name: `a1` (top left) to `t20`, island hexes `i:a1` to `i:j5`."""
    try:
        return _NAMED[name]
    except (KeyError, TypeError):
        raise HexNameError([unknown_hex(str(name))]) from None


def unknown_hex(name: str) -> Fault:
    """The fault of a text that does not name a hex. It suggests a5 for `A5` and `5a`."""
    meant = correct_spelling(name, frozenset(_NAMED))
    near: dict[str, Fact] = {"near": meant} if meant in _NAMED else {}
    return Fault("", "unknown-hex", {"found": quote(name), **near})


def hex_set(hexes: Iterable[Hex]) -> Hexes:
    """The set of these hexes."""
    united = NOWHERE
    for at in hexes:
        united |= BIT[at]
    return united


def named_set(names: Iterable[str]) -> Hexes:
    """The set of the hexes with these names."""
    return hex_set(map(named, names))


def united(sets: Iterable[Hexes]) -> Hexes:
    """The union of these sets."""
    together = NOWHERE
    for hexes in sets:
        together |= hexes
    return together


def each(hexes: Hexes) -> list[Hex]:
    """The hexes of a set, row by row from the top, each row from the left."""
    listed = []
    while hexes:  # Starting with the last hex is cheaper: no negation, one new int per hex.
        at = hexes.bit_length() - 1
        listed.append(at)
        hexes ^= BIT[at]
    listed.reverse()
    return listed


def nth(hexes: Hexes, number: int) -> Hex:
    """The hex with this number, counted from 0 in the order of `each`."""
    for _ in range(number):
        hexes &= hexes - 1
    return (hexes & -hexes).bit_length() - 1


def names(hexes: Hexes) -> list[str]:
    """The names of the hexes of a set, sorted as texts."""
    listed = []
    while hexes:  # `each` inlined: this is most of the cost of writing a document.
        at = hexes.bit_length() - 1
        listed.append(NAMES[at])
        hexes ^= BIT[at]
    listed.sort()
    return listed


BIT: Final[list[Hexes]] = [1 << at for at in range(max(COORDINATES) + 1)]
"""For each hex, the set that contains only this hex."""
MAIN: Final[Hexes] = hex_set(at for at, place in COORDINATES.items() if not place.island)
ISLAND: Final[Hexes] = hex_set(at for at, place in COORDINATES.items() if place.island)
EVERYWHERE: Final[Hexes] = MAIN | ISLAND


def shift(hexes: Hexes, direction: int) -> Hexes:
    """Every hex of the set moved one step; hexes that leave the board are dropped."""
    return (hexes << direction if direction > 0 else hexes >> -direction) & EVERYWHERE


def neighbours(hexes: Hexes) -> Hexes:
    """All hexes next to at least one hex of the set. This includes hexes of the set that touch each other."""
    east = hexes << 1
    doubled = hexes | east
    return (east | hexes >> 1 | doubled << SOUTH_WEST | doubled >> SOUTH_EAST) & EVERYWHERE


def with_neighbours(hexes: Hexes) -> Hexes:
    """The set and all hexes next to it.

    A step east or none, then a step southwest or none, leads to four hexes; the same four seen from one step
    northwest are the other three neighbours and the hex itself. This takes a third less time than `neighbours`.
    """
    east = hexes | hexes << EAST
    south = east | east << SOUTH_WEST
    return (south | south >> SOUTH_EAST) & EVERYWHERE


NEIGHBOURS: Final[list[Hexes]] = [neighbours(bit) if bit & EVERYWHERE else NOWHERE for bit in BIT]
"""The neighbours of one hex, by hex."""


def beside_many(hexes: Hexes) -> tuple[Hexes, Hexes, Hexes]:
    """The hexes next to at least one, at least two and at least three hexes of the set."""
    one = two = three = NOWHERE
    for step in (
        hexes << 1,
        hexes >> 1,
        hexes << SOUTH_EAST,
        hexes >> SOUTH_EAST,
        hexes << SOUTH_WEST,
        hexes >> SOUTH_WEST,
    ):
        three |= two & step
        two |= one & step
        one |= step
    return one & EVERYWHERE, two & EVERYWHERE, three & EVERYWHERE


def within(hexes: Hexes, steps: int) -> Hexes:
    """The set and every hex at most this many steps away from it."""
    for _ in range(steps):
        hexes = with_neighbours(hexes)
    return hexes


def distance(one: Hex, other: Hex) -> int:
    """The number of steps between two hexes of the same board."""
    a, b = COORDINATES[one], COORDINATES[other]
    if a.island != b.island:
        raise ValueError(f"no way leads from {NAMES[one]} to {NAMES[other]}: the island is apart")
    down = a.row - b.row
    across = (a.column - a.row // 2) - (b.column - b.row // 2)
    return max(abs(down), abs(across), abs(down + across))


def nearest(hexes: Hexes, to: Hex, most: int) -> list[tuple[int, Hex]]:
    """At most `most` hexes of the set with their distances, the nearest to a hex first; the other board is last."""
    listed: list[tuple[int, Hex]] = []
    near, far = BIT[to], 0
    while hexes and len(listed) < most:
        if reached := near & hexes:
            listed += zip(repeat(far), each(reached), strict=False)
            hexes &= ~reached
        grown = with_neighbours(near)
        if grown == near:
            listed += zip(repeat(SIZE + far), each(hexes), strict=False)
            break
        near, far = grown, far + 1
    return listed[:most]


def ray(origin: Hex, direction: int) -> Iterator[Hex]:
    """The hexes from here straight to the rim, nearest first, without the origin."""
    ahead = shift(BIT[origin], direction)
    while ahead:
        yield ahead.bit_length() - 1
        ahead = shift(ahead, direction)


def slide(origin: Hex, direction: int, free: Hexes) -> Hex:
    """The hex where a piece that slides from here over free hexes stops; the origin if it cannot move."""
    for ahead in ray(origin, direction):
        if not BIT[ahead] & free:
            break
        origin = ahead
    return origin


def lines(hexes: Hexes, length: int, axis: int) -> Hexes:
    """The westernmost or northernmost hex of every unbroken line of this length within the set along one axis."""
    starts = hexes
    for step in range(1, length):
        starts &= hexes >> axis * step
    return starts


_TURN: Final = _index(SIZE - 1, SIZE - 1, 0) + _index(0, 0, 0)


def turned(hexes: Hexes) -> Hexes:
    """The set on the main board after a turn of the whole board by 180 degrees."""
    return hex_set(_TURN - at for at in each(hexes & MAIN))
