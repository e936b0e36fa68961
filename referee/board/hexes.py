"""Hexes and sets of hexes: names, directions, neighbours, lines and distances.

A hex is an index. A set of hexes is an int with one bit per hex, on a sheared grid (docs/adr/0001). On the main
board, the index is

    row * 31 + column - row // 2 + 9

On this grid, a step in any of the six directions is a shift by a constant. Two columns of the grid have no hexes, so
a step over the rim never reaches a hex on the far side. Two empty rows separate the island from the main board, so
no hex of the island is a neighbour of a hex of the main board. Terrain, sections and pieces are defined in other
modules.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
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
"""The number of rows, and of columns, of the main board."""
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
    """The hex in this row and column, both counted from 0. Raises ValueError if there is no such hex."""
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
    """The hex with this name: `a1` (top left) to `t20`, or `i:a1` to `i:j5` on the island.

    Raises HexNameError if no hex has this name.
    """
    try:
        return _NAMED[name]
    except (KeyError, TypeError):
        raise HexNameError([unknown_hex(str(name))]) from None


def unknown_hex(name: str) -> Fault:
    """The fault for a text that does not name a hex. Its facts may suggest a similar name, such as `a5` for `5a`."""
    meant = correct_spelling(name, frozenset(_NAMED))
    near: dict[str, Fact] = {"near": meant} if meant in _NAMED else {}
    return Fault("", "unknown-hex", {"found": quote(name), **near})


def hex_set(hexes: Iterable[Hex]) -> Hexes:
    """Combine single hexes into a set."""
    united = NOWHERE
    for at in hexes:
        united |= BIT[at]
    return united


def named_set(names: Iterable[str]) -> Hexes:
    """The set of the hexes with these names. Raises HexNameError if a name is unknown."""
    return hex_set(map(named, names))


def united(sets: Iterable[Hexes]) -> Hexes:
    """Return the union of these sets."""
    together = NOWHERE
    for hexes in sets:
        together |= hexes
    return together


def each(hexes: Hexes) -> list[Hex]:
    """The hexes of a set, row by row from the top, from left to right within a row, and the island last."""
    listed = []
    while hexes:  # Starting with the last hex is faster: it needs no negation and only one new int per hex.
        at = hexes.bit_length() - 1
        listed.append(at)
        hexes ^= BIT[at]
    listed.reverse()
    return listed


def nth(hexes: Hexes, number: int) -> Hex:
    """The hex at this position in the set, counted from 0 in the order of `each`."""
    while number:  # For the usual small numbers, a `for` loop over a range would take longer.
        hexes &= hexes - 1
        number -= 1
    return (hexes ^ (hexes - 1)).bit_length() - 1


def names(hexes: Hexes) -> list[str]:
    """The names of the hexes of a set, in alphabetical order."""
    return list(_sorted_names(hexes)) if hexes else []


@lru_cache(maxsize=1024)
def _sorted_names(hexes: Hexes) -> tuple[str, ...]:
    """The names of the hexes of a set, in alphabetical order.

    They are cached, because naming hexes is most of the cost of writing a document, and a move usually changes only
    one player's pieces.
    """
    return tuple(sorted([NAMES[at] for at in each(hexes)]))


BIT: Final[list[Hexes]] = [1 << at for at in range(max(COORDINATES) + 1)]
"""For each hex, the set that contains only that hex. Some indexes of the list do not belong to a hex."""
MAIN: Final[Hexes] = hex_set(at for at, place in COORDINATES.items() if not place.island)
ISLAND: Final[Hexes] = hex_set(at for at, place in COORDINATES.items() if place.island)
EVERYWHERE: Final[Hexes] = MAIN | ISLAND


def shift(hexes: Hexes, direction: int) -> Hexes:
    """Move every hex of the set one step in this direction. Hexes that would leave the board are dropped."""
    return (hexes << direction if direction > 0 else hexes >> -direction) & EVERYWHERE


def neighbours(hexes: Hexes) -> Hexes:
    """The hexes next to at least one hex of the set. Hexes of the set that touch each other are included."""
    east = hexes << 1
    doubled = hexes | east
    return (east | hexes >> 1 | doubled << SOUTH_WEST | doubled >> SOUTH_EAST) & EVERYWHERE


def with_neighbours(hexes: Hexes) -> Hexes:
    """The set and all hexes next to it.

    A step to the east (or none) followed by a step to the southwest (or none) reaches four hexes. The same four hexes
    shifted one step to the northwest are the other three neighbours and the hex itself. This is faster than
    `neighbours`.
    """
    east = hexes | hexes << EAST
    south = east | east << SOUTH_WEST
    return (south | south >> SOUTH_EAST) & EVERYWHERE


NEIGHBOURS: Final[list[Hexes]] = [neighbours(bit) if bit & EVERYWHERE else NOWHERE for bit in BIT]
"""For each hex, the set of its neighbours; empty for an index that does not belong to a hex."""


def beside_many(hexes: Hexes) -> tuple[Hexes, Hexes, Hexes]:
    """Three sets: the hexes next to at least one, at least two, and at least three hexes of the given set."""
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
    """The number of steps between two hexes. Raises ValueError if only one of them is on the island."""
    a, b = COORDINATES[one], COORDINATES[other]
    if a.island != b.island:
        raise ValueError(f"no way leads from {NAMES[one]} to {NAMES[other]}: the island is apart")
    down = a.row - b.row
    across = (a.column - a.row // 2) - (b.column - b.row // 2)
    return max(abs(down), abs(across), abs(down + across))


def nearest(hexes: Hexes, to: Hex, most: int) -> list[tuple[int, Hex]]:
    """Up to `most` hexes of the set, each with its distance from `to`, the nearest first.

    If `to` is on the main board, the hexes of the island come last, and vice versa. Instead of a distance, these
    last hexes have a number that is larger than any distance from `to`.
    """
    listed: list[tuple[int, Hex]] = []
    far = 0
    for far, near in enumerate(_growing(to)):
        if reached := near & hexes:
            listed += zip(repeat(far), each(reached), strict=False)
            hexes ^= reached
            if not hexes or len(listed) >= most:
                return listed[:most]
    listed += zip(repeat(SIZE + far), each(hexes), strict=False)
    return listed[:most]


@cache
def _growing(to: Hex) -> tuple[Hexes, ...]:
    """The hexes at most 0, 1, 2, ... steps away from `to`: one set for each number, until a step adds no hexes."""
    grown = [BIT[to]]
    while (wider := with_neighbours(grown[-1])) != grown[-1]:
        grown.append(wider)
    return tuple(grown)


def ray(origin: Hex, direction: int) -> Iterator[Hex]:
    """The hexes from the origin to the rim of the board in this direction, nearest first, without the origin."""
    ahead = shift(BIT[origin], direction)
    while ahead:
        yield ahead.bit_length() - 1
        ahead = shift(ahead, direction)


def slide(origin: Hex, direction: int, free: Hexes) -> Hex:
    """The hex where a piece stops after sliding over free hexes in a direction; the origin if it cannot slide."""
    for ahead in ray(origin, direction):
        if not BIT[ahead] & free:
            break
        origin = ahead
    return origin


def lines(hexes: Hexes, length: int, axis: int) -> Hexes:
    """The first hex of every unbroken line of this length in the set, along the axis.

    The first hex is the westernmost of a horizontal line and the northernmost of a diagonal line.
    """
    starts = hexes
    for step in range(1, length):
        starts &= hexes >> axis * step
    return starts


_TURN: Final = _index(SIZE - 1, SIZE - 1, 0) + _index(0, 0, 0)


def opposite(at: Hex) -> Hex:
    """The hex where this hex ends up if the main board is rotated by 180 degrees."""
    return _TURN - at


def turned(hexes: Hexes) -> Hexes:
    """The part of the set on the main board, rotated by 180 degrees around the centre of the board."""
    return hex_set(map(opposite, each(hexes & MAIN)))
