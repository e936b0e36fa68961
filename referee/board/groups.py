"""Parts of sets of hexes: connected areas, rows, and the extent of a set."""

from typing import Final

from referee.board.hexes import (
    BIT,
    EAST,
    EVERYWHERE,
    ISLAND,
    ISLAND_ROWS,
    ISLAND_TOP,
    MARGIN,
    NEIGHBOURS,
    NOWHERE,
    SOUTH_EAST,
    SOUTH_WEST,
    STRIDE,
    Hexes,
)


def area(seed: Hexes, among: Hexes) -> Hexes:
    """All hexes of `among` that are connected with `seed`, which is part of `among`."""
    joined, before = seed, NOWHERE
    while joined != before:
        # `with_neighbours` inlined, without its mask at the rim: `among` is within the board anyway.
        before = joined
        east = joined | joined << EAST
        south = east | east << SOUTH_WEST
        joined = (south | south >> SOUTH_EAST) & among
    return joined


def areas(hexes: Hexes) -> list[Hexes]:
    """The connected groups of a set, ordered by their first hexes."""
    groups = []
    while hexes:
        group = area(hexes & -hexes, hexes)
        groups.append(group)
        hexes ^= group
    return groups


_WITH_NEIGHBOURS: Final = [bit | around for bit, around in zip(BIT, NEIGHBOURS, strict=True)]


def areas_with(seeds: Hexes, among: Hexes) -> list[Hexes]:
    """The connected groups of `among` that contain a hex of `seeds`, in any order. `seeds` is part of `among`."""
    groups = []
    while seeds:
        # Looking up the neighbours of one seed saves the first of about six rounds.
        group = area(_WITH_NEIGHBOURS[seeds.bit_length() - 1] & among, among)
        groups.append(group)
        seeds &= ~group
    return groups


def largest_area(hexes: Hexes) -> Hexes:
    """The largest connected group of a set; if several are equal, the one that comes first."""
    largest, most = NOWHERE, 0
    while hexes.bit_count() > most:
        group = area(hexes & -hexes, hexes)
        hexes ^= group
        if group.bit_count() > most:
            largest, most = group, group.bit_count()
    return largest


# The first bit of every row, and an unused bit behind its last hex. Subtracting the first bit clears the westernmost
# hex of a row; an empty row borrows from its own end bit, so no row borrows from the next.
_ROW_STARTS: Final = sum(1 << STRIDE * row for row in range(ISLAND_TOP + ISLAND_ROWS))
_ROW_ENDS: Final = _ROW_STARTS << STRIDE - 1


def trimmed(hexes: Hexes) -> Hexes:
    """The set without the westernmost hex of each row."""
    return hexes & (hexes | _ROW_ENDS) - _ROW_STARTS


def rows_of(hexes: Hexes) -> Hexes:
    """All hexes of the rows that contain a hex of the set."""
    ends = (hexes | _ROW_ENDS) - _ROW_STARTS & _ROW_ENDS
    return ends - (ends >> STRIDE - 1) & EVERYWHERE


def fullest_row(hexes: Hexes) -> Hexes:
    """The hexes of the set in the row with the most of them; if several are equal, in the topmost."""
    longest = hexes
    while shorter := longest & (longest | _ROW_ENDS) - _ROW_STARTS:  # `trimmed`, inlined.
        longest = shorter
    return hexes & rows_of(longest & -longest)


def extent(hexes: Hexes) -> int:
    """The largest distance between two hexes of a set that lies on one board.

    The distance of two hexes is the largest difference of their three coordinates, so the largest extent along one of
    the three is the largest distance.
    """
    if hexes & ISLAND:
        hexes >>= STRIDE * ISLAND_TOP
    first, last = (hexes & -hexes).bit_length() - 1, hexes.bit_length() - 1
    rows = last // STRIDE - first // STRIDE
    # Without the margin, all hexes of a southwest line have the same index modulo 30, and no two lines share one.
    return max(rows, _extent_across(hexes, SOUTH_EAST), _extent_across(hexes >> MARGIN, SOUTH_WEST))


def _extent_across(hexes: Hexes, axis: int) -> int:
    """The distance between the outermost lines along an axis that contain a hex of the set."""
    lines_held, line = NOWHERE, (1 << axis) - 1
    while hexes:
        lines_held |= hexes & line
        hexes >>= axis
    return lines_held.bit_length() - (lines_held & -lines_held).bit_length()
