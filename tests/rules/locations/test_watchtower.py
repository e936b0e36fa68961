"""H6: the watchtower."""

from referee.board.hexes import named, names
from referee.model.actions import BuildWith
from tests.drawing import builds, draw, held, play


def test_the_watchtower_builds_next_to_another_player_beside_the_kingdom() -> None:
    """H6, B3."""
    state, expected = draw(
        """
        L. d1 s* d2 d. g. g3
          d. d. t. d. d. g. g.
        """,
        locations="watchtower",
    )
    assert names(builds(state, "watchtower")) == names(expected)


def test_where_no_such_hex_is_beside_the_kingdom_any_hex_next_to_another_player_is_right() -> None:
    """H6, B3."""
    state, expected = draw(
        """
        L. d1 d. d. g* g2 g*
          d. d. d. d. t* a* g.
        """,
        locations="watchtower",
    )
    assert names(builds(state, "watchtower")) == names(expected)


def test_all_pieces_of_others_count_but_walls_do_not() -> None:
    """H6, G10: wagon and ship of another player."""
    for figure in ("mV", "wS"):
        state, expected = draw(f"L. d1 g* {figure} g. d. d#", locations="watchtower")
        assert names(builds(state, "watchtower")) == names(expected)


def test_next_to_a_warrior_nothing_is_built() -> None:
    """H6, X5: a watchtower cannot use a warrior's neighbourhood."""
    state, expected = draw("L. d1 g. dW g. d. g* d3", locations="watchtower")
    assert names(builds(state, "watchtower")) == names(expected)


def test_the_watchtower_at_the_edge_of_the_board() -> None:
    """H6, G3."""
    state, expected = draw(
        """
          L. g1 g*
        g. g* g2
          g. g. g.
        """,
        locations="watchtower",
        at="r18",
    )
    assert names(builds(state, "watchtower")) == names(expected)


def test_the_watchtower_finds_nothing_before_the_others_have_built() -> None:
    """H6."""
    state, expected = draw("g1 L. g. g. g.", locations="watchtower")
    assert names(builds(state, "watchtower")) == names(expected) == []


def test_the_watchtower_is_used_once_and_from_the_supply() -> None:
    """H6, L2, L5."""
    state, _ = draw("L. d1 g. d2 g.", locations="watchtower")
    state = play(state, BuildWith("watchtower", named("c1")))
    assert held(state) == ["watchtower a1 used"]
    state, _ = draw("L. d1 g. d2 g.", locations="watchtower", supply={1: 0})
    assert names(builds(state, "watchtower")) == []
