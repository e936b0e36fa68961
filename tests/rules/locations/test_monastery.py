"""X2: the monastery."""

from referee.board.hexes import names
from tests.drawing import builds, draw


def test_the_monastery_builds_on_canyon_whatever_card_is_played() -> None:
    """X2, B4."""
    state, expected = draw(
        """
        c* L. c. g.
          c1 c* g. d.
        g. c* c. w.
        """,
        locations="monastery",
        card="grass",
    )
    assert names(builds(state, "monastery")) == names(expected)


def test_the_monastery_goes_to_any_canyon_when_other_players_fill_all_of_it_beside_the_kingdom() -> None:
    """X2, B1, B3."""
    state, expected = draw(
        """
        c2 L. c* g.
          c1 c2 g. d.
        c2 c3 c* w.
        """,
        locations="monastery",
        card="grass",
    )
    assert names(builds(state, "monastery")) == names(expected)


def test_the_monastery_at_the_corner_of_the_board() -> None:
    """X2, G3: nothing lies beyond the corner."""
    state, expected = draw(
        """
          c. c* L.
        c. c* c1
          c. c* c*
        """,
        locations="monastery",
        card="grass",
        at="r18",
    )
    assert names(builds(state, "monastery")) == names(expected)


def test_the_monastery_stays_beside_a_settlement_far_from_the_location() -> None:
    """X2, B3."""
    state, expected = draw(
        """
        d1 L. d. d. g1
          d. d. d. c* c*
        c. c. d. d. d.
        """,
        locations="monastery",
        card="desert",
    )
    assert names(builds(state, "monastery")) == names(expected)


def test_the_monastery_finds_nothing_when_no_canyon_is_empty() -> None:
    """X2."""
    state, expected = draw(
        """
        d1 L. d. d.
          c1 c2 w. d.
        """,
        locations="monastery",
        card="desert",
    )
    assert names(builds(state, "monastery")) == names(expected) == []


def test_the_monastery_keeps_away_from_warriors_and_walls() -> None:
    """X2, X5, N7, G11."""
    state, expected = draw(
        """
        c. cW c. d. d.
          c. c. c1 L. d.
        c. c. c* c# d.
        """,
        locations="monastery",
        card="desert",
    )
    assert names(builds(state, "monastery")) == names(expected)
