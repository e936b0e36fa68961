"""L13: the paddock."""

from referee.board.hexes import names
from tests.drawing import draw, draw_move, movable, moves


def test_the_paddock_jumps_exactly_two_hexes_in_all_six_directions() -> None:
    """L13, G3."""
    state, origin, expected = draw_move(
        """
        g. g* g. d* g.
          g. g. g. g. g.
        c* L. go g. f*
          g. g. g. g. g.
        g. t* g. g* g.
        """,
        locations="paddock",
        card="canyon",
    )
    assert names(moves(state, "paddock", origin)) == names(expected)


def test_the_paddock_jumps_over_anything_and_lands_on_empty_suitable_hexes_only() -> None:
    """L13, G11."""
    state, origin, expected = draw_move(
        """
        g. g2 g. d* g.
          g. m. w. g. g.
        g* L. go K. m.
          g. g1 g2 g. g.
        g. K. g. t* g.
        """,
        locations="paddock",
    )
    assert names(moves(state, "paddock", origin)) == names(expected)


def test_every_landing_of_the_paddock_can_be_blocked() -> None:
    """L13, B1, B2, G7."""
    state, origin, expected = draw_move(
        """
        g. g2 g. w. g.
          g. g. g. g. g.
        L. L. go g. m.
          g. g. g. g. g.
        g. K. g. g1 g.
        """,
        locations="paddock",
    )
    assert names(moves(state, "paddock", origin)) == names(expected) == []


def test_the_paddock_cannot_jump_off_the_board() -> None:
    """L13, G3."""
    state, origin, expected = draw_move(
        """
          g. g* g.
        g. g. L.
          g* g. go
        """,
        locations="paddock",
        at="r18",
    )
    assert names(moves(state, "paddock", origin)) == names(expected)


def test_the_settlement_may_leave_the_kingdom_although_it_could_stay_beside_it() -> None:
    """L13: B3 does not apply."""
    state, origin, expected = draw_move(
        """
        g* L. go g. g* g1
          g. g. g. g. g. g.
        g. g* g. g* g. g.
        """,
        locations="paddock",
    )
    assert names(moves(state, "paddock", origin)) == names(expected)


def test_the_paddock_jumps_across_the_border_of_a_section() -> None:
    """L13, G3."""
    state, origin, expected = draw_move(
        """
        w. t* w. c* w.
          w. w. w. w. w.
        f* w. go L. g*
          w. w. w. w. w.
        w. d* w. g* w.
        """,
        locations="paddock",
        at="i9",
    )
    assert names(moves(state, "paddock", origin)) == names(expected)


def test_the_paddock_finds_nothing_where_nothing_suitable_is_two_hexes_away() -> None:
    """L13."""
    state, expected = draw(
        """
        g1 L. w. g.
          g. g. w. g.
        """,
        locations="paddock",
    )
    assert names(movable(state, "paddock")) == names(expected) == []
