"""The coordinates of hexes in the plane are consistent with the table of neighbours."""

from math import dist, isclose, sqrt

import pytest

from referee.board.geography import Axial, axial, centre
from referee.board.hexes import ISLAND, MAIN, NEIGHBOURS, each, named
from referee.documents.topology import topology
from tests.drawing import draw

STEPS = {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}


@pytest.mark.parametrize("hexes", [MAIN, ISLAND], ids=["main", "island"])
def test_neighbours_are_one_axial_step_apart(hexes: int) -> None:
    places = {axial(at): at for at in each(hexes)}
    for at in each(hexes):
        q, r = axial(at)
        beside = {places[Axial(q + right, r + down)] for right, down in STEPS if (q + right, r + down) in places}
        assert beside == set(each(NEIGHBOURS[at] & hexes))


@pytest.mark.parametrize("hexes", [MAIN, ISLAND], ids=["main", "island"])
def test_the_centres_of_neighbours_are_one_hex_apart(hexes: int) -> None:
    for at in each(hexes):
        for other in each(hexes):
            near = isclose(dist(centre(at), centre(other)), sqrt(3), abs_tol=0.001)
            assert near == bool(NEIGHBOURS[at] >> other & 1)


@pytest.mark.parametrize("name", ["a1", "i:a1"])
def test_the_first_hex_is_at_the_origin(name: str) -> None:
    assert axial(named(name)) == (0, 0)
    assert centre(named(name)) == (0.866, 1.0)


def test_even_rows_are_shifted_to_the_right() -> None:
    assert [centre(named(name)).x for name in ("a1", "a2", "a3", "a4")] == [0.866, 1.7321, 0.866, 1.7321]
    assert [centre(named(name)).y for name in ("a1", "a2", "t20")] == [1, 2.5, 29.5]


def test_the_topology_of_a_board_contains_the_coordinates() -> None:
    state, _ = draw("L. g1", locations="farm")
    geometry = topology(state.board)["geometry"]
    assert geometry["shifted_rows"] == "even"
    assert geometry["hexes"].keys() == topology(state.board)["neighbours"].keys()
    assert geometry["hexes"]["b3"] == {"axial": [0, 2], "centre": [2.5981, 4.0]}
