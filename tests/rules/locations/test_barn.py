"""L11: the barn."""

from referee.board.hexes import names
from referee.model.ruleset import Ruleset, VacatedHex
from tests.drawing import draw, draw_move, movable, moves


def test_the_barn_moves_a_settlement_to_the_played_terrain_beside_the_others() -> None:
    """L11, B3, B4."""
    state, origin, expected = draw_move(
        """
        do L. d. g*
          d. d. d1 g*
        g. d. d. g*
        """,
        locations="barn",
    )
    assert names(moves(state, "barn", origin)) == names(expected)


def test_the_barn_moves_any_settlement_of_its_owner_and_no_other() -> None:
    """L11."""
    state, expected = draw(
        """
        d! L. d. g.
          d. d. d! g.
        d2 d. d. g.
        """,
        locations="barn",
    )
    assert names(movable(state, "barn")) == names(expected)


def test_the_barn_goes_to_any_hex_of_the_terrain_when_none_is_empty_beside_the_kingdom() -> None:
    """L11, B1, B3."""
    state, origin, expected = draw_move(
        """
        do L. d. g2
          d. d. d1 g2
        g* d. d. g3
        """,
        locations="barn",
    )
    assert names(moves(state, "barn", origin)) == names(expected)


def test_the_barn_at_the_corner_of_the_board() -> None:
    """L11, G3."""
    state, origin, expected = draw_move(
        """
          g. d. L.
        d. d. do
          d. g* g1
        """,
        locations="barn",
        at="r18",
    )
    assert names(moves(state, "barn", origin)) == names(expected)


def test_the_barn_forgets_the_neighbours_of_the_settlement_it_lifts() -> None:
    """L11, B5: the only settlement lifted, nothing on the board is beside the kingdom."""
    state, origin, expected = draw_move(
        """
        go g* d. d.
          L. d. d. d.
        g* d. d. g*
        """,
        locations="barn",
    )
    assert names(moves(state, "barn", origin)) == names(expected)


def test_the_barn_leaves_a_settlement_where_it_is_when_only_its_own_hex_would_be_right() -> None:
    """L11, B5: the hex just left is possible, but no target."""
    picture = """
        d1 go d. d.
          L. d. d. g.
    """
    state, origin, _ = draw_move(picture, locations="barn")
    assert names(moves(state, "barn", origin)) == []
    state, origin, _ = draw_move(picture, locations="barn", ruleset=Ruleset(vacated_hex=VacatedHex.IGNORED))
    assert names(moves(state, "barn", origin)) == ["d2"]


def test_the_barn_finds_nothing_when_no_hex_of_the_terrain_is_empty() -> None:
    """L11."""
    state, origin, expected = draw_move(
        """
        do L. d. w.
          d. d. d1 g2
        """,
        locations="barn",
    )
    assert names(moves(state, "barn", origin)) == names(expected) == []
    assert names(movable(state, "barn")) == []
