"""H9: the palisade."""

from referee.board.hexes import named, names
from referee.model.actions import MoveWith
from referee.model.events import Moved, TileLost
from tests.drawing import draw, draw_move, events, movable, moves, play, tiles_of


def test_the_palisade_moves_a_settlement_along_its_own_area() -> None:
    """H9: the settlement goes to any buildable hex next to the rest of its area."""
    state, origin, expected = draw_move(
        """
        L. d* d* d* d.
          do g1 g1 s* d.
        d. t* f* c* d.
        """,
        locations="palisade",
    )
    assert names(moves(state, "palisade", origin)) == names(expected)


def test_other_areas_do_not_count() -> None:
    """H9, G12."""
    state, origin, expected = draw_move("L. do g1 g* d. g. g1 g. g2", locations="palisade")
    assert names(moves(state, "palisade", origin)) == names(expected)


def test_when_the_area_splits_the_settlement_may_join_any_part() -> None:
    """H9: the settlement in the middle is lifted first, which splits its area."""
    state, origin, expected = draw_move("L. g1 go g1 g* g. g1 g2", locations="palisade")
    assert names(moves(state, "palisade", origin)) == names(expected)
    state, origin, expected = draw_move(
        """
        d* d1 do d1 d* d. d1
          L. m. m. m. m. m. m.
        """,
        locations="palisade",
    )
    assert names(moves(state, "palisade", origin)) == names(expected)


def test_the_hex_the_settlement_left_is_not_a_target() -> None:
    """H9, B5: a move must end on a different hex."""
    state, _, _ = draw_move("L. go g1 g. g2", locations="palisade")
    assert names(moves(state, "palisade", named("b1"))) == ["d1"]
    assert names(moves(state, "palisade", named("c1"))) == []


def test_a_lone_settlement_has_no_palisade_move() -> None:
    """H9: when the settlement is lifted, no settlement is left in its area."""
    state, origin, expected = draw_move("L. go g. g. g1 g. g2", locations="palisade")
    assert names(moves(state, "palisade", origin)) == names(expected) == []
    assert names(movable(state, "palisade")) == []


def test_figures_belong_to_the_area_but_are_not_moved() -> None:
    """H9, G10, G12."""
    state, expected = draw("L. d! mv d. d. d2", locations="palisade")
    assert names(movable(state, "palisade")) == names(expected)
    assert names(moves(state, "palisade", named("b1"))) == ["d1"]


def test_scouts_belong_to_the_area() -> None:
    """H9, H7, G10."""
    state, _ = draw("L. d1 dt d. d. d2", locations="palisade")
    assert names(moves(state, "palisade", named("b1"))) == ["d1"]


def test_pieces_walls_warriors_and_water_are_in_the_way_of_the_palisade() -> None:
    """H9, B1, B2, N7, X5."""
    state, origin, expected = draw_move(
        """
        L. do g1 g2 d.
          w. d# d* d. d.
        """,
        locations="palisade",
    )
    assert names(moves(state, "palisade", origin)) == names(expected)
    state, origin, expected = draw_move("L. do d1 d. dW", locations="palisade")
    assert names(moves(state, "palisade", origin)) == names(expected) == []


def test_the_palisade_in_the_corner_of_the_board() -> None:
    """H9, G3."""
    state, origin, expected = draw_move(
        """
          L. g1 g*
        g. go g*
          g. g. g.
        """,
        locations="palisade",
        at="r18",
    )
    assert names(moves(state, "palisade", origin)) == names(expected)


def test_the_palisade_can_lose_its_own_tile() -> None:
    """H9, L3."""
    state, _ = draw("L. g1 g1 g. g2", locations="palisade")
    move = MoveWith("palisade", named("b1"), named("d1"))
    assert events(state, move) == (
        Moved(0, named("b1"), named("d1"), "palisade"),
        TileLost(0, "palisade", named("a1")),
    )
    assert tiles_of(play(state, move)) == []
