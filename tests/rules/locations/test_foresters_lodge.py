"""X2: the forester's lodge."""

from referee.board.hexes import names
from tests.drawing import builds, draw


def test_the_foresters_lodge_builds_on_forest_whatever_card_is_played() -> None:
    """X2, B4."""
    state, expected = draw(
        """
        t* L. t. c.
          t1 t* c. d.
        c. t* t. w.
        """,
        locations="foresters-lodge",
        card="canyon",
    )
    assert names(builds(state, "foresters-lodge")) == names(expected)


def test_the_foresters_lodge_goes_to_any_forest_when_other_players_fill_all_of_it_beside_the_kingdom() -> None:
    """X2, B1, B3."""
    state, expected = draw(
        """
        t2 L. t* c.
          t1 t2 c. d.
        t2 t3 t* w.
        """,
        locations="foresters-lodge",
        card="canyon",
    )
    assert names(builds(state, "foresters-lodge")) == names(expected)


def test_the_foresters_lodge_at_the_corner_of_the_board() -> None:
    """X2, G3: nothing lies beyond the corner."""
    state, expected = draw(
        """
          t. t* L.
        t. t* t1
          t. t* t*
        """,
        locations="foresters-lodge",
        card="canyon",
        at="r18",
    )
    assert names(builds(state, "foresters-lodge")) == names(expected)


def test_the_foresters_lodge_stays_beside_a_settlement_far_from_the_location() -> None:
    """X2, B3."""
    state, expected = draw(
        """
        d1 L. d. d. c1
          d. d. d. t* t*
        t. t. d. d. d.
        """,
        locations="foresters-lodge",
        card="desert",
    )
    assert names(builds(state, "foresters-lodge")) == names(expected)


def test_the_foresters_lodge_finds_nothing_when_no_forest_is_empty() -> None:
    """X2."""
    state, expected = draw(
        """
        d1 L. d. d.
          t1 t2 w. d.
        """,
        locations="foresters-lodge",
        card="desert",
    )
    assert names(builds(state, "foresters-lodge")) == names(expected) == []


def test_the_foresters_lodge_keeps_away_from_warriors_and_walls() -> None:
    """X2, X5, N7, G11."""
    state, expected = draw(
        """
        t. tW t. d. d.
          t. t. t1 L. d.
        t. t. t* t# d.
        """,
        locations="foresters-lodge",
        card="desert",
    )
    assert names(builds(state, "foresters-lodge")) == names(expected)
