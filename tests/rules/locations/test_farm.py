"""L7: the farm."""

from referee.board.hexes import names
from tests.drawing import builds, draw


def test_the_farm_builds_on_grass_whatever_card_is_played() -> None:
    """L7, B4."""
    state, expected = draw(
        """
        g* L. g. c.
          g1 g* c. d.
        c. g* g. w.
        """,
        locations="farm",
        card="canyon",
    )
    assert names(builds(state, "farm")) == names(expected)


def test_the_farm_goes_to_any_grass_when_other_players_fill_all_of_it_beside_the_kingdom() -> None:
    """L7, B1, B3."""
    state, expected = draw(
        """
        g2 L. g* c.
          g1 g2 c. d.
        g2 g3 g* w.
        """,
        locations="farm",
        card="canyon",
    )
    assert names(builds(state, "farm")) == names(expected)


def test_the_farm_at_the_corner_of_the_board() -> None:
    """L7, G3: nothing lies beyond the corner."""
    state, expected = draw(
        """
          g. g* L.
        g. g* g1
          g. g* g*
        """,
        locations="farm",
        card="canyon",
        at="r18",
    )
    assert names(builds(state, "farm")) == names(expected)


def test_the_farm_stays_beside_a_settlement_far_from_the_location() -> None:
    """L7, B3."""
    state, expected = draw(
        """
        d1 L. d. d. c1
          d. d. d. g* g*
        g. g. d. d. d.
        """,
        locations="farm",
        card="desert",
    )
    assert names(builds(state, "farm")) == names(expected)


def test_the_farm_finds_nothing_when_no_grass_is_empty() -> None:
    """L7."""
    state, expected = draw(
        """
        d1 L. d. d.
          g1 g2 w. d.
        """,
        locations="farm",
        card="desert",
    )
    assert names(builds(state, "farm")) == names(expected) == []
