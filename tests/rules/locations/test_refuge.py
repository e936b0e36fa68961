"""M5: the refuge and its bonus."""

from referee.board.hexes import named, names
from referee.model.actions import MoveWith
from referee.model.events import Moved, TileLost, TileTaken
from tests.drawing import bonuses, draw, draw_move, events, movable, moves, play, tiles_of


def test_the_refuge_moves_a_settlement_to_an_adjacent_hex() -> None:
    """M5: the hex may be of any suitable terrain, whether or not it is next to other pieces."""
    state, origin, expected = draw_move(
        """
        g1 c* d* g.
          t* so L. g.
        g. a* f* g.
        """,
        locations="refuge",
    )
    assert names(moves(state, "refuge", origin)) == names(expected)


def test_the_refuge_may_move_a_settlement_away_from_the_kingdom() -> None:
    """M5: B3 does not apply."""
    state, origin, expected = draw_move(
        """
        g1 g* go g* d.
          m. m. L. m. d.
        """,
        locations="refuge",
    )
    assert names(moves(state, "refuge", origin)) == names(expected)


def test_pieces_walls_water_and_warriors_stop_the_refuge() -> None:
    """M5, B1, B2, N7, X5."""
    state, origin, expected = draw_move(
        """
        d. g2 g# d. d.
          w. go L. d. d.
        d. g. g* d. d.
          gW d. d. d. d.
        """,
        locations="refuge",
    )
    assert names(moves(state, "refuge", origin)) == names(expected)


def test_the_refuge_in_the_corner_of_the_board() -> None:
    """M5, G3."""
    state, origin, expected = draw_move("  L. g*\ng* go\n  g* g*", locations="refuge", at="s18")
    assert names(moves(state, "refuge", origin)) == names(expected)


def test_the_refuge_finds_nothing_where_everything_around_is_taken() -> None:
    """M5."""
    state, _ = draw("d2 g1 L. m.", locations="refuge")
    assert names(movable(state, "refuge")) == []


def test_the_refuge_takes_and_loses_tiles() -> None:
    """M5, L1, L3: the refuge tile itself can be lost, too."""
    state, _ = draw("L. g1 g. L. d.", locations={"a1": "refuge", "d1": "farm"})
    move = MoveWith("refuge", named("b1"), named("c1"))
    assert events(state, move) == (
        Moved(0, named("b1"), named("c1"), "refuge"),
        TileTaken(0, "farm", named("d1")),
        TileLost(0, "refuge", named("a1")),
    )
    assert tiles_of(play(state, move)) == ["farm d1 fresh"]


def test_the_bonus_works_in_all_six_directions() -> None:
    """M5, M2, G3: the settlement jumps over anything to the first buildable hex; one direction has no such hex."""
    state, origin, expected = draw_move(
        """
        m. m. L. m. m. m. g* m.
          m. d1 m. m. m. m. m. m.
        m. L. d1 w. m. d2 m. m.
          m. m. m. w. m. m. m. m.
        g. g* m. K. do m. t* g.
          m. m. m. g# L. m. m. m.
        m. m. m. m. m. s* m. m.
          m. m. c* m. m. g. m. m.
        """,
        locations={"c1": "refuge", "b3": "refuge", "e6": "farm"},
    )
    assert bonuses(state) == ["refuge-bonus ready"]
    assert names(moves(state, "refuge-bonus", origin)) == names(expected)


def test_the_bonus_jumps_over_hexes_next_to_a_warrior() -> None:
    """M5, X5."""
    state, origin, expected = draw_move(
        """
        m. L. do g. gW g. g* g.
          m. m. L. m. m. m. m. m.
        """,
        locations="refuge",
    )
    assert names(moves(state, "refuge-bonus", origin)) == names(expected)


def test_the_bonus_finds_nothing_when_no_line_leads_to_a_free_hex() -> None:
    """M5, M2."""
    state, origin, expected = draw_move(
        """
        m. L. do m. d2 m.
          m. m. L. m. m. m.
        """,
        locations="refuge",
    )
    assert bonuses(state) == ["refuge-bonus ready"]
    assert names(moves(state, "refuge-bonus", origin)) == names(expected) == []


def test_two_refuges_and_the_bonus_are_three_moves() -> None:
    """M5, M2, L2."""
    state, _ = draw(
        """
        d1 L. g. m. g. g. g. g.
          d1 L. g. m. m. m. m. m.
        d1 m. g. m. m. m. m. m.
        """,
        locations="refuge",
    )
    state = play(
        state,
        MoveWith("refuge-bonus", named("a1"), named("c1")),
        MoveWith("refuge", named("c1"), named("c2")),
        MoveWith("refuge", named("c2"), named("c3")),
    )
    assert bonuses(state) == ["refuge-bonus used"]
    assert tiles_of(state) == ["refuge b1 used", "refuge b2 used"]
    assert names(movable(state, "refuge")) == names(movable(state, "refuge-bonus")) == []


def test_the_bonus_is_lost_in_the_move_that_leaves_a_refuge() -> None:
    """M2, L3: the refuge tile used for the move is the one that is lost, so the remaining tile is unused."""
    state, _ = draw(
        """
        g. L. d1 g. g. g. g. g.
          m. m. L. m. m. m. m. m.
        """,
        locations="refuge",
    )
    state = play(state, MoveWith("refuge", named("c1"), named("d1")))
    assert bonuses(state) == []
    assert tiles_of(state) == ["refuge c2 ready"]
