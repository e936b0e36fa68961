"""Compute connected areas, rows and the extent of sets of hexes."""

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
    """The hexes of `among` that are connected to `seed` through hexes of `among`.

    `seed` must be a subset of `among`.
    """
    joined, before = seed, NOWHERE
    while joined != before:
        # This is `with_neighbours`, inlined. It needs no mask, because `among` contains only hexes of the board.
        before = joined
        east = joined | joined << EAST
        south = east | east << SOUTH_WEST
        joined = (south | south >> SOUTH_EAST) & among
    return joined


def areas(hexes: Hexes) -> list[Hexes]:
    """The connected groups of a set, ordered by the first hex of each group."""
    groups = []
    while hexes:
        # The table lookup replaces the first iteration of the loop in `area`.
        group = area(_WITH_NEIGHBOURS[(hexes & -hexes).bit_length() - 1] & hexes, hexes)
        groups.append(group)
        hexes ^= group
    return groups


_WITH_NEIGHBOURS: Final = [bit | around for bit, around in zip(BIT, NEIGHBOURS, strict=True)]


def areas_with(seeds: Hexes, among: Hexes) -> list[Hexes]:
    """The connected groups of `among` that contain a hex of `seeds`, in no particular order.

    `seeds` must be a subset of `among`.
    """
    groups = []
    while seeds:
        group = area(_WITH_NEIGHBOURS[seeds.bit_length() - 1] & among, among)
        groups.append(group)
        seeds &= ~group
    return groups


def largest_area(hexes: Hexes) -> Hexes:
    """The largest connected group of a set. If several groups tie, the first of them is returned."""
    largest, most = NOWHERE, 0
    while hexes.bit_count() > most:
        group = area(_WITH_NEIGHBOURS[(hexes & -hexes).bit_length() - 1] & hexes, hexes)
        hexes ^= group
        if group.bit_count() > most:
            largest, most = group, group.bit_count()
    return largest


# `_ROW_STARTS` contains the first bit of every row, and `_ROW_ENDS` an unused bit after the last hex of every row.
# If you subtract a row's first bit from the row, you clear the bit of the westernmost hex and otherwise change only
# bits further west. In an empty row, the subtraction borrows from the row's end bit, not from the next row.
_ROW_STARTS: Final = sum(1 << STRIDE * row for row in range(ISLAND_TOP + ISLAND_ROWS))
_ROW_ENDS: Final = _ROW_STARTS << STRIDE - 1


def trimmed(hexes: Hexes) -> Hexes:
    """The set without the westernmost hex of each row."""
    return hexes & (hexes | _ROW_ENDS) - _ROW_STARTS


def rows_of(hexes: Hexes) -> Hexes:
    """All hexes in the rows that contain a hex of the set."""
    ends = (hexes | _ROW_ENDS) - _ROW_STARTS & _ROW_ENDS
    return ends - (ends >> STRIDE - 1) & EVERYWHERE


def fullest_row(hexes: Hexes) -> Hexes:
    """The hexes of the set in the row that contains the most of them. If rows tie, the topmost row is used."""
    longest = hexes
    while shorter := longest & (longest | _ROW_ENDS) - _ROW_STARTS:  # This is `trimmed`, inlined.
        longest = shorter
    return hexes & rows_of(longest & -longest)


def extent(hexes: Hexes) -> int:
    """The largest distance between two hexes of a set.

    The set must not be empty. All its hexes must be on the main board, or all on the island.

    The distance between two hexes is the largest difference in any of their three cube coordinates. So the
    largest distance in a set is the largest range of values in any of these coordinates.
    """
    if hexes & ISLAND:
        hexes >>= STRIDE * ISLAND_TOP
    first, last = (hexes & -hexes).bit_length() - 1, hexes.bit_length() - 1
    rows = last // STRIDE - first // STRIDE
    # After the margin is subtracted, the index of a hex modulo 30 is the number of its southwest line, from 0 to 29.
    return max(rows, _extent_across(hexes, SOUTH_EAST), _extent_across(hexes >> MARGIN, SOUTH_WEST))


def _extent_across(hexes: Hexes, axis: int) -> int:
    """The distance between the two outermost lines along this axis that contain a hex of the set."""
    lines_held, line = NOWHERE, (1 << axis) - 1
    hexes >>= ((hexes & -hexes).bit_length() - 1) // axis * axis
    while hexes:
        lines_held |= hexes & line
        hexes >>= axis
    return lines_held.bit_length() - (lines_held & -lines_held).bit_length()
