"""Hex sets as ints agree with plain sets of (row, column) pairs."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.base.errors import HexNameError
from referee.board.groups import area, areas, areas_with, extent, fullest_row, largest_area, rows_of, trimmed
from referee.board.hexes import (
    AXES,
    COORDINATES,
    DIRECTIONS,
    EAST,
    EVERYWHERE,
    ISLAND,
    MAIN,
    NAMES,
    NEIGHBOURS,
    NOWHERE,
    SOUTH_EAST,
    SOUTH_WEST,
    Coordinates,
    Hex,
    Hexes,
    distance,
    each,
    hex_at,
    hex_set,
    lines,
    named,
    named_set,
    names,
    neighbours,
    ray,
    shift,
    slide,
    turned,
    with_neighbours,
    within,
)
from tests.board import grid
from tests.board.grid import Cell

COMPASS = {
    EAST: "east",
    -EAST: "west",
    SOUTH_EAST: "south-east",
    -SOUTH_EAST: "north-west",
    SOUTH_WEST: "south-west",
    -SOUTH_WEST: "north-east",
}
CELLS = sorted(grid.MAIN_CELLS)
cells = st.sampled_from(CELLS)
cell_sets = st.sets(cells, max_size=120)


BOARDS = [[at for at in COORDINATES.values() if at.island == island] for island in (False, True)]
ROWS = sorted({(at.island, at.row) for at in COORDINATES.values()})
board_sets = st.sets(st.sampled_from([*COORDINATES.values()]), max_size=120)


def as_set(chosen: Iterable[Coordinates]) -> Hexes:
    return hex_set(hex_at(at.row, at.column, island=at.island) for at in chosen)


def as_coordinates(hexes: Hexes) -> set[Coordinates]:
    return {COORDINATES[at] for at in each(hexes)}


def as_hexes(chosen: Iterable[Cell]) -> Hexes:
    return hex_set(hex_at(row, column) for row, column in chosen)


def as_cell(at: Hex) -> Cell:
    return COORDINATES[at].row, COORDINATES[at].column


def as_cells(hexes: Hexes) -> set[Cell]:
    return {as_cell(at) for at in each(hexes)}


def test_names_run_from_the_top_left_to_the_bottom_right() -> None:
    assert [NAMES[hex_at(0, 0)], NAMES[hex_at(0, 19)], NAMES[hex_at(19, 0)], NAMES[hex_at(19, 19)]] == [
        "a1",
        "t1",
        "a20",
        "t20",
    ]
    assert named("c7") == hex_at(6, 2)
    assert named("i:b3") == hex_at(2, 1, island=True)


def test_every_hex_has_its_own_name_and_index() -> None:
    assert MAIN.bit_count() == 400
    assert ISLAND.bit_count() == 50
    assert len(set(NAMES.values())) == 450
    assert all(named(name) == at for at, name in NAMES.items())


@pytest.mark.parametrize("text", ["", "a0", "a21", "u1", "A1", "a1\n", " a1", "a01", "i:a6", "i:k1", "1a", "ä1"])
def test_a_text_that_does_not_name_a_hex_is_refused(text: str) -> None:
    with pytest.raises(HexNameError, match=r"unknown hex"):
        named(text)


@pytest.mark.parametrize(
    ("text", "suggestion"),
    [
        ("A1", "a1"),
        ("5a", "a5"),
        ("a1\n", "a1"),
        (" a1", "a1"),
        ("I:A5", "i:a5"),
        ("u1", None),
        ("", None),
    ],
)
def test_a_text_that_nearly_names_a_hex_is_refused_with_a_suggestion(text: str, suggestion: str | None) -> None:
    with pytest.raises(HexNameError) as refusal:
        named(text)
    (fault,) = refusal.value.faults
    assert fault.facts.get("near") == suggestion


@pytest.mark.parametrize(("row", "column"), [(-1, 0), (0, -1), (20, 0), (0, 20)])
def test_there_is_no_hex_beyond_the_rim(row: int, column: int) -> None:
    with pytest.raises(ValueError, match="20 rows of 20"):
        hex_at(row, column)


@pytest.mark.parametrize("cell", CELLS)
def test_neighbours_and_steps_of_every_hex(cell: Cell) -> None:
    at = hex_at(*cell)
    assert as_cells(NEIGHBOURS[at]) == grid.around(cell)
    assert neighbours(as_hexes([cell])) == NEIGHBOURS[at]
    for direction, name in COMPASS.items():
        ahead = grid.step(cell, name)
        assert as_cells(shift(as_hexes([cell]), direction)) == ({ahead} if ahead else set())


@pytest.mark.parametrize("cell", CELLS[::7])
def test_distances_from_every_seventh_hex(cell: Cell) -> None:
    for other, steps in grid.steps_from(cell).items():
        assert distance(hex_at(*cell), hex_at(*other)) == steps


def test_being_neighbours_is_mutual() -> None:
    for at in each(EVERYWHERE):
        for other in each(NEIGHBOURS[at]):
            assert NEIGHBOURS[other] >> at & 1, (NAMES[at], NAMES[other])


def test_turning_the_whole_board_maps_neighbours_to_neighbours() -> None:
    """G2."""
    for cell in CELLS:
        one = as_hexes([cell])
        assert turned(neighbours(one)) == neighbours(turned(one))
        assert as_cells(turned(one)) == {grid.half_turn(cell)}


@given(cell_sets)
def test_turning_twice_changes_nothing(chosen: set[Cell]) -> None:
    assert turned(turned(as_hexes(chosen))) == as_hexes(chosen)


@given(cell_sets)
def test_neighbours_of_sets(chosen: set[Cell]) -> None:
    assert as_cells(neighbours(as_hexes(chosen))) == grid.around_all(chosen)


@given(cell_sets)
def test_a_set_can_be_walked_and_named(chosen: set[Cell]) -> None:
    assert [as_cell(at) for at in each(as_hexes(chosen))] == sorted(chosen)
    assert names(as_hexes(chosen)) == sorted(f"{'abcdefghijklmnopqrst'[column]}{row + 1}" for row, column in chosen)
    assert named_set(names(as_hexes(chosen))) == as_hexes(chosen)


@given(cell_sets)
def test_areas_of_sets(chosen: set[Cell]) -> None:
    found = areas(as_hexes(chosen))
    assert {frozenset(as_cells(group)) for group in found} == grid.groups(chosen)
    assert len(found) == len(grid.groups(chosen))


@given(cell_sets.filter(bool), st.data())
def test_the_area_around_a_seed(chosen: set[Cell], data: st.DataObject) -> None:
    seed = data.draw(st.sampled_from(sorted(chosen)))
    expected = next(group for group in grid.groups(chosen) if seed in group)
    assert as_cells(area(as_hexes([seed]), as_hexes(chosen))) == expected


@given(cell_sets, st.data())
def test_the_areas_around_seeds(chosen: set[Cell], data: st.DataObject) -> None:
    seeds = data.draw(st.sets(st.sampled_from(sorted(chosen)))) if chosen else set()
    expected = {group for group in grid.groups(chosen) if group & seeds}
    found = areas_with(as_hexes(seeds), as_hexes(chosen))
    assert {frozenset(as_cells(group)) for group in found} == expected
    assert len(found) == len(expected)


@given(cell_sets)
def test_the_largest_area_is_the_first_of_the_largest(chosen: set[Cell]) -> None:
    expected = max(areas(as_hexes(chosen)), key=int.bit_count, default=NOWHERE)
    assert largest_area(as_hexes(chosen)) == expected


@given(cell_sets)
def test_a_set_with_its_neighbours(chosen: set[Cell]) -> None:
    assert as_cells(with_neighbours(as_hexes(chosen))) == grid.around_all(chosen) | chosen


@given(board_sets)
def test_rows_of_sets(chosen: set[Coordinates]) -> None:
    """The sets mix hexes of the main board and of the island, whose rows are separate."""
    rows = {(at.island, at.row) for at in chosen}
    firsts = {min(at for at in chosen if (at.island, at.row) == row) for row in rows}
    assert as_coordinates(trimmed(as_set(chosen))) == chosen - firsts
    whole = {at for at in COORDINATES.values() if (at.island, at.row) in rows}
    assert as_coordinates(rows_of(as_set(chosen))) == whole


@given(board_sets)
def test_the_fullest_row_is_the_first_of_the_fullest(chosen: set[Coordinates]) -> None:
    rows = [{at for at in chosen if (at.island, at.row) == row} for row in ROWS]
    assert as_coordinates(fullest_row(as_set(chosen))) == max(rows, key=len)


@given(st.one_of(*(st.sets(st.sampled_from(board), min_size=1, max_size=30) for board in BOARDS)))
def test_the_extent_is_the_largest_distance(chosen: set[Coordinates]) -> None:
    hexes = list(each(as_set(chosen)))
    assert extent(as_set(chosen)) == max(distance(one, other) for one in hexes for other in hexes)


@given(cells, st.integers(0, 5))
def test_everything_within_some_steps(cell: Cell, steps: int) -> None:
    expected = {other for other, far in grid.steps_from(cell).items() if far <= steps}
    assert as_cells(within(as_hexes([cell]), steps)) == expected


@given(cells, st.sampled_from(DIRECTIONS), cell_sets)
def test_rays_and_slides(cell: Cell, direction: int, blocked: set[Cell]) -> None:
    passed: list[Cell] = []
    ahead = grid.step(cell, COMPASS[direction])
    while ahead:
        passed.append(ahead)
        ahead = grid.step(ahead, COMPASS[direction])
    assert [as_cell(at) for at in ray(hex_at(*cell), direction)] == passed

    stop = cell
    for here in passed:
        if here in blocked:
            break
        stop = here
    assert as_cell(slide(hex_at(*cell), direction, MAIN & ~as_hexes(blocked))) == stop


@given(st.sets(cells, min_size=60, max_size=300), st.sampled_from(AXES), st.integers(1, 7))
def test_unbroken_lines(chosen: set[Cell], axis: int, length: int) -> None:
    expected = set()
    for start in chosen:
        here: Cell | None = start
        for _ in range(length):
            if here not in chosen:
                break
            here = grid.step(here, COMPASS[axis])
        else:
            expected.add(start)
    assert as_cells(lines(as_hexes(chosen), length, axis)) == expected


def test_the_island_is_out_of_reach() -> None:
    assert not neighbours(MAIN) & ISLAND
    assert not neighbours(ISLAND) & MAIN
    with pytest.raises(ValueError, match="island"):
        distance(named("a1"), named("i:a1"))
    assert distance(named("i:a1"), named("i:c5")) == 4
