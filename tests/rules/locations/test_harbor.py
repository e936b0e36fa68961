"""L12: the harbor."""

from referee.board.hexes import names
from tests.drawing import builds, draw, draw_move, movable, moves


def test_the_harbor_moves_a_settlement_to_water_beside_the_others() -> None:
    """L12, B3."""
    state, origin, expected = draw_move(
        """
        go L. w* w.
          d. d1 w* w.
        w. w* d. w.
        """,
        locations="harbor",
    )
    assert names(moves(state, "harbor", origin)) == names(expected)


def test_a_settlement_on_water_may_move_on() -> None:
    """L12, B5."""
    state, origin, expected = draw_move(
        """
        d. L. wo w.
          d. d1 w* w.
        w. w* d. w.
        """,
        locations="harbor",
    )
    assert names(moves(state, "harbor", origin)) == names(expected)


def test_the_harbor_goes_to_any_water_when_none_is_empty_beside_the_kingdom() -> None:
    """L12, B1, B3."""
    state, origin, expected = draw_move(
        """
        go L. w2 w*
          d. d1 w2 w*
        w* w2 d. w*
        """,
        locations="harbor",
    )
    assert names(moves(state, "harbor", origin)) == names(expected)


def test_the_harbor_at_the_corner_of_the_board() -> None:
    """L12, G3."""
    state, origin, expected = draw_move(
        """
          w. w. L.
        w. w. go
          w. w* d1
        """,
        locations="harbor",
        at="r18",
    )
    assert names(moves(state, "harbor", origin)) == names(expected)


def test_the_harbor_forgets_the_neighbours_of_the_settlement_it_lifts() -> None:
    """L12, B5: water beside the lifted settlement only is not beside the kingdom."""
    state, origin, expected = draw_move(
        """
        go w. d. d. d.
          L. d. d1 w* d.
        w. d. d. d. d.
        """,
        locations="harbor",
    )
    assert names(moves(state, "harbor", origin)) == names(expected)


def test_the_harbor_finds_nothing_where_there_is_no_empty_water() -> None:
    """L12: it does not build on water."""
    state, expected = draw(
        """
        g1 L. w1 g.
          g. g1 g. m.
        """,
        locations="harbor",
    )
    assert names(movable(state, "harbor")) == names(expected) == []
    assert names(builds(state, "harbor")) == []
