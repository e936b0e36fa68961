"""N10: the garden."""

from referee.board.hexes import names
from tests.drawing import builds, draw


def test_the_garden_builds_on_flower_field_whatever_card_is_played() -> None:
    """N10, B4."""
    state, expected = draw(
        """
        f* L. f. c.
          f1 f* c. d.
        c. f* f. w.
        """,
        locations="garden",
        card="canyon",
    )
    assert names(builds(state, "garden")) == names(expected)


def test_the_garden_goes_to_any_flower_field_when_other_players_fill_all_of_it_beside_the_kingdom() -> None:
    """N10, B1, B3."""
    state, expected = draw(
        """
        f2 L. f* c.
          f1 f2 c. d.
        f2 f3 f* w.
        """,
        locations="garden",
        card="canyon",
    )
    assert names(builds(state, "garden")) == names(expected)


def test_the_garden_at_the_corner_of_the_board() -> None:
    """N10, G3: nothing lies beyond the corner."""
    state, expected = draw(
        """
          f. f* L.
        f. f* f1
          f. f* f*
        """,
        locations="garden",
        card="canyon",
        at="r18",
    )
    assert names(builds(state, "garden")) == names(expected)


def test_the_garden_stays_beside_a_settlement_far_from_the_location() -> None:
    """N10, B3."""
    state, expected = draw(
        """
        d1 L. d. d. c1
          d. d. d. f* f*
        f. f. d. d. d.
        """,
        locations="garden",
        card="desert",
    )
    assert names(builds(state, "garden")) == names(expected)


def test_the_garden_finds_nothing_when_no_flower_field_is_empty() -> None:
    """N10."""
    state, expected = draw(
        """
        d1 L. d. d.
          f1 f2 w. d.
        """,
        locations="garden",
        card="desert",
    )
    assert names(builds(state, "garden")) == names(expected) == []


def test_the_garden_keeps_away_from_warriors_and_walls() -> None:
    """N10, X5, N7, G11."""
    state, expected = draw(
        """
        f. fW f. d. d.
          f. f. f1 L. d.
        f. f. f* f# d.
        """,
        locations="garden",
        card="desert",
    )
    assert names(builds(state, "garden")) == names(expected)
