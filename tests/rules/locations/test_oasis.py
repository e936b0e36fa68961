"""L8: the oasis."""

from referee.board.hexes import names
from tests.drawing import builds, draw


def test_the_oasis_builds_on_desert_whatever_card_is_played() -> None:
    """L8, B4."""
    state, expected = draw(
        """
        g. g. d. c.
          d* L. d. d.
        d* g1 d* d.
          d* d* d. d.
        """,
        locations="oasis",
        card="forest",
    )
    assert names(builds(state, "oasis")) == names(expected)


def test_the_oasis_goes_to_any_desert_when_none_is_empty_beside_the_kingdom() -> None:
    """L8, B1, B3."""
    state, expected = draw(
        """
        g. d* d2 c.
          d* L. d1 d2
        d* g. d2 d3
          d* d* g. g.
        """,
        locations="oasis",
        card="forest",
    )
    assert names(builds(state, "oasis")) == names(expected)


def test_the_oasis_at_the_left_edge_of_the_board() -> None:
    """L8, G3: the hexes at the far end of the row are not neighbours."""
    state, expected = draw(
        """
        d* d* d. d.
          d1 L. d. d.
        d* d* d. d.
        """,
        locations="oasis",
        at="a9",
    )
    assert names(builds(state, "oasis")) == names(expected)


def test_the_oasis_stays_beside_the_one_settlement_that_touches_desert() -> None:
    """L8, B3."""
    state, expected = draw(
        """
        g1 L. g. g. g. d.
          g. g. g. t1 d* d.
        d. d. g. g. g. d.
        """,
        locations="oasis",
    )
    assert names(builds(state, "oasis")) == names(expected)


def test_the_oasis_finds_nothing_where_there_is_no_desert() -> None:
    """L8."""
    state, expected = draw(
        """
        g1 L. g. g.
          g. c. w. m.
        """,
        locations="oasis",
    )
    assert names(builds(state, "oasis")) == names(expected) == []
