"""H5: the mountain station."""

from referee.board.hexes import named, names
from referee.model.actions import BuildWith
from tests.drawing import builds, draw, held, play


def test_the_mountain_station_builds_next_to_a_mountain_beside_the_kingdom() -> None:
    """H5, B3."""
    state, expected = draw(
        """
        m. s* d1 L. g. g.
          t. c* f. d. g. g.
        w. m. d. d. g. m.
        """,
        locations="mountain-station",
        around="w",
    )
    assert names(builds(state, "mountain-station")) == names(expected)


def test_where_no_such_hex_is_beside_the_kingdom_any_hex_next_to_a_mountain_is_right() -> None:
    """H5, B3."""
    state, expected = draw(
        """
        m. g* d. d1 L. d. g* m.
          g* d. d. d. d. d. g* m.
        """,
        locations="mountain-station",
        around="w",
    )
    assert names(builds(state, "mountain-station")) == names(expected)


def test_pieces_walls_and_warriors_are_in_the_way() -> None:
    """H5, B1, N7, X5."""
    state, expected = draw(
        """
        m. g2 d1 L. d. g* m. gW
          d* g# d. d. d. d* g. m.
        """,
        locations="mountain-station",
        around="w",
    )
    assert names(builds(state, "mountain-station")) == names(expected)


def test_a_cave_is_a_mountain() -> None:
    """H5, Q2."""
    state, expected = draw(
        """
        V. g* d. d. d. d.
          d* d1 d. d. d. d.
        d. d. d. d. d. d.
          d. d. d1 L. d. d.
        """,
        locations="mountain-station",
        around="w",
    )
    assert names(builds(state, "mountain-station")) == names(expected)


def test_the_mountain_station_at_the_edge_of_the_board() -> None:
    """H5, G3."""
    state, expected = draw(
        """
          g. L. g.
        m. g* g1
          g. g. g.
        """,
        locations="mountain-station",
        at="r18",
        around="w",
    )
    assert names(builds(state, "mountain-station")) == names(expected)


def test_the_mountain_station_finds_nothing_without_a_mountain() -> None:
    """H5."""
    state, expected = draw("g1 L. g. g. g2", locations="mountain-station", around="w")
    assert names(builds(state, "mountain-station")) == names(expected) == []


def test_the_mountain_station_is_used_once_and_from_the_supply() -> None:
    """H5, L2, L5."""
    state, _ = draw("g1 L. d1 g. m. g. g2", locations="mountain-station", around="w")
    state = play(state, BuildWith("mountain-station", named("d1")))
    assert held(state) == ["mountain-station b1 used"]
    state, _ = draw("g1 L. d1 g. m. g. g2", locations="mountain-station", around="w", supply={1: 0})
    assert names(builds(state, "mountain-station")) == []
