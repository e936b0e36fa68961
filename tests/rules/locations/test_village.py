"""N9: the village."""

from referee.board.hexes import names
from tests.drawing import builds, draw


def test_the_village_builds_next_to_three_pieces_of_the_player() -> None:
    """N9: the hex may be of any suitable terrain."""
    state, expected = draw(
        """
        g. g1 g1 L. g.
          g. t* g1 g. g.
        g. g. g. g. g.
        """,
        locations="village",
        card="canyon",
    )
    assert names(builds(state, "village")) == names(expected)


def test_the_village_counts_figures() -> None:
    """N9, G10: a wagon, a ship and a city hall count as presence."""
    state, expected = draw(
        """
        g. mv ws L. g.
          g. d* g1 g. g.
        g. g. g. g. g.
        """,
        locations="village",
        card="canyon",
    )
    assert names(builds(state, "village")) == names(expected)
    state, expected = draw(
        """
        g. d. gh gh d1 L.
          d. gh gh gh d* g1
        g. d. gh gh d. d.
        """,
        locations="village",
        card="canyon",
    )
    assert names(builds(state, "village")) == names(expected)


def test_the_village_does_not_count_walls_or_other_players_pieces() -> None:
    """N9, N7."""
    state, expected = draw(
        """
        g. g1 g2 L. g.
          g. g. g1 g. g.
        g. g. g# g. g.
        """,
        locations="village",
    )
    assert names(builds(state, "village")) == names(expected) == []


def test_the_village_needs_a_buildable_hex() -> None:
    """N9, B2, X5, N7."""
    for middle in ("w.", "m.", "g2", "g#", "K."):
        state, _ = draw(
            f"""
            g. g1 g1 L. g.
              g. {middle} g1 g. g.
            """,
            locations="village",
        )
        assert names(builds(state, "village")) == []
    state, _ = draw(
        """
        g. g1 g1 L. g.
          gW g. g1 g. g.
        """,
        locations="village",
    )
    assert names(builds(state, "village")) == []


def test_the_village_at_the_edge_of_the_board() -> None:
    """N9, G3."""
    state, expected = draw(
        """
          g. g1 L.
        g. g1 g*
          g. g1 g.
        """,
        locations="village",
        at="r18",
    )
    assert names(builds(state, "village")) == names(expected)


def test_the_village_finds_nothing_beside_two_pieces() -> None:
    """N9: unlike B3, this rule has no fallback."""
    state, expected = draw(
        """
        g. g1 g1 L. g.
          g. g. g. g. g.
        """,
        locations="village",
    )
    assert names(builds(state, "village")) == names(expected) == []


def test_no_waiver_helps_the_village() -> None:
    """N9, N5: an outpost waives only B3."""
    state, _ = draw(
        """
        g. g1 g1 L. g.
          g. g* g1 g. g.
        """,
        locations="village",
        held={1: "outpost"},
    )
    assert names(builds(state, "village", waiver="outpost")) == []
