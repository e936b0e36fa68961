"""M4: the fountain and its bonus."""

from referee.board.hexes import named, names
from referee.engine.legal import permits
from referee.model.actions import BuildWith
from referee.model.events import BonusUsed, Built
from tests.drawing import bonuses, builds, draw, events, held, play


def test_the_fountain_builds_next_to_exactly_one_own_piece_and_to_nobody_else() -> None:
    """M4: on any suitable terrain."""
    state, expected = draw(
        """
        c* d1 L. t* s*
          f* d* g* d1 a.
        d. d. d. d. d2
        """,
        locations="fountain",
    )
    assert names(builds(state, "fountain")) == names(expected)


def test_two_own_pieces_are_one_too_many() -> None:
    """M4."""
    state, expected = draw(
        """
        L. d1 g. d1 g*
          g* g* g* g* g.
        g. g. g. g. g.
        """,
        locations="fountain",
    )
    assert names(builds(state, "fountain")) == names(expected)


def test_the_fountain_is_blocked_by_walls_warriors_and_unsuitable_ground() -> None:
    """M4, N7, X5, G11."""
    state, expected = draw(
        """
        g# d1 L. d. d. d.
          w. g* K. m. m. m.
        """,
        locations="fountain",
    )
    assert names(builds(state, "fountain")) == names(expected)
    state, expected = draw(
        """
        g* d1 L. d. d. d.
          g* g. gW m. m. m.
        """,
        locations="fountain",
    )
    assert names(builds(state, "fountain")) == names(expected)


def test_a_piece_of_any_kind_counts_for_and_against_the_fountain() -> None:
    """M4, G10: the ship of another player, and scouts."""
    state, expected = draw(
        """
        g* d1 L. g* wt g*
          g. wS g. g* g* m.
        """,
        locations="fountain",
    )
    assert names(builds(state, "fountain")) == names(expected)


def test_the_fountain_at_the_edge_of_the_board() -> None:
    """M4, G3."""
    state, expected = draw(
        """
          g. L. g*
        g. g* g1
          g. g* g*
        """,
        locations="fountain",
        at="r18",
    )
    assert names(builds(state, "fountain")) == names(expected)


def test_the_fountain_finds_nothing_where_everything_is_next_to_two_or_to_others() -> None:
    """M4: there is no fallback."""
    state, expected = draw(
        """
        m. L. d1 g. d2 g.
          m. m. m. m. m. m.
        """,
        locations="fountain",
    )
    assert names(builds(state, "fountain")) == names(expected) == []


def test_the_fountain_comes_from_the_supply() -> None:
    """M4, L5."""
    state, _ = draw("g. d1 L. g. g2", locations="fountain", supply={1: 0})
    assert names(builds(state, "fountain")) == []
    state, _ = draw("g. d1 L. g. g2", locations="fountain")
    state = play(state, BuildWith("fountain", named("a1")))
    assert state.players[0].supply == 38
    assert held(state) == ["fountain c1 used"]


def test_with_the_bonus_the_hex_may_be_a_mountain() -> None:
    """M4, M2."""
    state, expected = draw(
        """
        m* d1 L. m. m.
          g* m* w. m* m.
        w. m. L. d1 m*
          w. w. m* g* w.
        """,
        locations="fountain",
        around="w",
    )
    assert bonuses(state) == ["fountain-bonus ready"]
    assert names(builds(state, "fountain")) == names(expected)


def test_the_bonus_of_the_fountain_is_used_once_a_turn_and_only_by_a_mountain() -> None:
    """M4, M2: of two fountains one may build on a mountain."""
    picture = """
        m. d1 L. m. w.
          g. m. w. w. w.
        w. m. L. d1 m.
          w. w. m. g. w.
    """
    state, _ = draw(picture, locations="fountain", around="w")
    mountain = BuildWith("fountain", named("a1"))
    assert events(state, mountain) == (BonusUsed(0, "fountain-bonus"), Built(0, named("a1"), "fountain"))
    state = play(state, mountain)
    assert bonuses(state) == ["fountain-bonus used"]
    assert names(builds(state, "fountain")) == ["d4"]
    state, _ = draw(picture, locations="fountain", around="w")
    state = play(state, BuildWith("fountain", named("a2")))
    assert bonuses(state) == ["fountain-bonus ready"]
    assert permits(state, BuildWith("fountain", named("e3")))


def test_a_fresh_bonus_leads_to_no_mountain() -> None:
    """M2."""
    state, _ = draw(
        """
        m. d1 L. m. w.
          g. m. w. w. w.
        w. m. L. d1 m.
          w. w. m. g. w.
        """,
        locations="fountain",
        around="w",
        fresh="c3 fountain-bonus",
    )
    assert names(builds(state, "fountain")) == ["a2", "d4"]


def test_warriors_guard_mountains_too() -> None:
    """M4, G11, X5."""
    state, expected = draw(
        """
        m. d1 L. m. w. w.
          gW m. w. w. w. w.
        w. m. L. d1 m* w.
          w. w. m* g* w. w.
        """,
        locations="fountain",
        around="w",
    )
    assert names(builds(state, "fountain")) == names(expected)
