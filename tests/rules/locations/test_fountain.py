"""M4: the fountain and its bonus."""

from referee.board.hexes import named, names
from referee.model.actions import BuildWith, MoveWith
from referee.model.events import Built
from tests.drawing import bonuses, builds, draw, events, play, tiles_of


def test_the_fountain_builds_next_to_exactly_one_piece_of_the_player_and_none_of_others() -> None:
    """M4: the hex may be of any suitable terrain."""
    state, expected = draw(
        """
        c* d1 L. t* s*
          f* d* g* d1 a.
        d. d. d. d. d2
        """,
        locations="fountain",
    )
    assert names(builds(state, "fountain")) == names(expected)


def test_two_pieces_of_the_player_are_one_too_many() -> None:
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
    """M4, G10: scouts and ships count as pieces of their owners."""
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


def test_the_fountain_finds_nothing_where_every_buildable_hex_is_next_to_another_player() -> None:
    """M4: unlike B3, this rule has no fallback."""
    state, expected = draw(
        """
        m. L. d1 g. d2 g.
          m. m. m. m. m. m.
        """,
        locations="fountain",
    )
    assert names(builds(state, "fountain")) == names(expected) == []


def test_the_fountain_builds_from_the_supply() -> None:
    """M4, L5."""
    state, _ = draw("g. d1 L. g. g2", locations="fountain", supply={1: 0})
    assert names(builds(state, "fountain")) == []
    state, _ = draw("g. d1 L. g. g2", locations="fountain")
    state = play(state, BuildWith("fountain", named("a1")))
    assert state.players[0].supply == 38
    assert tiles_of(state) == ["fountain c1 used"]


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


def test_with_the_bonus_every_use_of_a_fountain_may_go_onto_a_mountain() -> None:
    """M4, M2: both fountains build on mountains in one turn, and the bonus tile is not used up."""
    state, _ = draw(
        """
        m. d1 L. m. w.
          g. m. w. w. w.
        w. m. L. d1 m.
          w. w. m. g. w.
        """,
        locations="fountain",
        around="w",
    )
    for at in ("a1", "e3"):
        mountain = BuildWith("fountain", named(at))
        assert events(state, mountain) == (Built(0, named(at), "fountain"),)
        state = play(state, mountain)
        assert bonuses(state) == ["fountain-bonus ready"]
    assert tiles_of(state) == ["fountain c1 used", "fountain c3 used"]


MARKET = """
    m. d1 L. m. w. w. w. w.
      w. m. w. w. w. w. w. w.
    w. m. L. d1 m. w. w. w.
      w. w. m. g. w. L. d1 m.
"""


def test_the_bonus_changes_a_fountain_that_a_bazaar_repeats() -> None:
    """M4, M2, H3: the repeated fountain builds on a mountain."""
    state, _ = draw(
        MARKET, locations={"c1": "fountain", "c3": "fountain", "f4": "bazaar"}, used="c1 c3", card="grass", around="w"
    )
    assert names(builds(state, "fountain")) == []
    assert "a1" in names(builds(state, "fountain", via="bazaar"))
    state = play(state, BuildWith("fountain", named("a1"), via="bazaar"))
    assert tiles_of(state) == ["fountain c1 used", "fountain c3 used", "bazaar f4 used"]


def test_two_fountains_and_a_bazaar_build_on_three_mountains_in_one_turn() -> None:
    """M4, M2, H3."""
    state, _ = draw(MARKET, locations={"c1": "fountain", "c3": "fountain", "f4": "bazaar"}, around="w")
    state = play(state, BuildWith("fountain", named("a1")), BuildWith("fountain", named("e3")))
    assert names(builds(state, "fountain")) == []
    assert "h4" in names(builds(state, "fountain", via="bazaar"))
    state = play(state, BuildWith("fountain", named("h4"), via="bazaar"))
    assert {"a1", "e3", "h4"} <= {*names(state.players[0].settlements)}
    assert tiles_of(state) == ["fountain c1 used", "fountain c3 used", "bazaar f4 used"]


def test_a_fresh_bonus_does_not_change_a_fountain_that_a_bazaar_repeats() -> None:
    """M4, M2, L2, H3: the bonus works only from the next turn on."""
    state, _ = draw(
        MARKET,
        locations={"c1": "fountain", "c3": "fountain", "f4": "bazaar"},
        fresh="c3 fountain-bonus",
        around="w",
    )
    assert names(builds(state, "fountain")) == names(builds(state, "fountain", via="bazaar")) == ["d4"]


def test_mountains_are_no_longer_allowed_when_one_of_two_fountains_is_lost() -> None:
    """M4, M2, L3: the bonus tile is lost at once."""
    state, _ = draw(
        """
        m. d1 L. m. w. w.
          w. m. w. w. w. w.
        w. m. L. d1 g. g.
          w. w. L. w. w. w.
        """,
        locations={"c1": "fountain", "c3": "fountain", "c4": "paddock"},
        around="w",
    )
    assert {"a1", "b2"} <= {*names(builds(state, "fountain"))}
    state = play(state, MoveWith("paddock", named("d3"), named("f3")))
    assert bonuses(state) == []
    assert names(builds(state, "fountain")) == ["e3"]


def test_a_fresh_bonus_allows_no_mountain() -> None:
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


def test_warriors_block_mountains_too() -> None:
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
