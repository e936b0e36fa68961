"""L9: the tower."""

from referee.board.hexes import names
from tests.drawing import builds, draw


def test_the_tower_builds_on_every_suitable_terrain_at_the_edge() -> None:
    """L9, G5, G7: no edge hex is beside the kingdom, so every suitable edge hex is a target."""
    state, expected = draw(
        """
        g* c* d* f* t* m. w. K.
          d* t. t. t. t. t. t. t.
        f* t. t. L. t1 t. t. t.
        """,
        locations="tower",
    )
    assert names(builds(state, "tower")) == names(expected)


def test_the_tower_goes_elsewhere_along_the_edge_when_another_player_stands_in_the_way() -> None:
    """L9, B1."""
    state, expected = draw(
        """
        g1 L. g* w.
          d2 d. g. g.
        f* g. g. g.
        """,
        locations="tower",
    )
    assert names(builds(state, "tower")) == names(expected)


def test_the_tower_in_the_corner_where_two_edges_meet() -> None:
    """L9, G5."""
    state, expected = draw(
        """
          t. t. L.
        t. t. d1
          g. g* g*
        """,
        locations="tower",
        at="r18",
    )
    assert names(builds(state, "tower")) == names(expected)


def test_the_tower_stays_beside_the_kingdom_where_the_kingdom_touches_the_edge() -> None:
    """L9, B3: hexes beside the kingdom that are not at the edge are not targets."""
    state, expected = draw(
        """
        g. g. g. g* g1 L. g.
          g. g. g. g. g. g. g.
        g. g. g. g. g. g. g.
        """,
        locations="tower",
    )
    assert names(builds(state, "tower")) == names(expected)


def test_the_tower_finds_nothing_along_the_borders_between_sections() -> None:
    """L9, G5: only the edge of the whole board counts."""
    state, expected = draw(
        """
        g1 L. g. g. g.
          g. g. g. g. g.
        g. g. g. g. g.
          g. g. g. g. g.
        """,
        locations="tower",
        at="h9",
    )
    assert names(builds(state, "tower")) == names(expected) == []
