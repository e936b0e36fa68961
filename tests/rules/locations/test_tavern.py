"""L10: the tavern."""

import pytest

from referee.board.hexes import names
from tests.drawing import builds, draw


@pytest.mark.parametrize(
    "picture",
    [
        """
        c. L. c. c. c. c.
          g* g1 g1 g1 d* c.
        c. c. c. c. c. c.
        """,
        """
        c. L. c. c. c. c. c.
          g* g1 g1 g1 g1 g1 d*
        c. c. c. c. c. c. c.
        """,
        """
        g* g. g. g.
          g1 g. g. g.
        L. g1 g. g.
          g. g1 g. g.
        g. g. g* g.
        """,
        """
        g. g. t* g.
          g. g1 g. g.
        L. g1 g. g.
          g1 g. g. g.
        f* g. g. g.
        """,
    ],
    ids=["a row of three", "a row of five", "down to the right", "down to the left"],
)
def test_the_tavern_continues_a_line_at_either_end(picture: str) -> None:
    """L10, G3: lines run along three axes, and the new hex may be of any suitable terrain."""
    state, expected = draw(picture, locations="tavern")
    assert names(builds(state, "tavern")) == names(expected)


def test_the_tavern_fills_the_gap_between_a_line_and_another_settlement() -> None:
    """L10."""
    state, expected = draw(
        """
        L. c. c. c. c. c.
          g1 g1 g1 g* g1 g.
        """,
        locations="tavern",
    )
    assert names(builds(state, "tavern")) == names(expected)


def test_the_tavern_has_one_end_left_when_water_closes_the_other() -> None:
    """L10, B2."""
    state, expected = draw(
        """
        c. L. c. c. c. c.
          w. g1 g1 g1 g* c.
        """,
        locations="tavern",
    )
    assert names(builds(state, "tavern")) == names(expected)


def test_the_tavern_cannot_continue_a_line_beyond_the_edge_of_the_board() -> None:
    """L10, G3: the line does not wrap around to the next row either."""
    state, expected = draw(
        """
        g. g* g1 g1 g1
          g. g. g. L. g.
        g. g. g. g. g.
        """,
        locations="tavern",
        at="p1",
    )
    assert names(builds(state, "tavern")) == names(expected)


def test_the_tavern_builds_only_at_the_ends_of_the_line() -> None:
    """L10, B3: other hexes beside the kingdom are not targets."""
    state, expected = draw(
        """
        g. g. g. g. g. g. g.
          g. L. g1 g. g. g. g.
        g* g1 g1 g1 g* g. g1
          g. g. g1 g. g. g. g.
        g. g. g. g. g. g. g.
        """,
        locations="tavern",
    )
    assert names(builds(state, "tavern")) == names(expected)


@pytest.mark.parametrize(
    "picture",
    [
        """
        L. c. c. c. c. c.
          g1 g1 g. g1 g1 g.
        """,
        """
        c. L. c. c. c. c.
          K. g1 g1 g1 g2 g.
        """,
        """
        c. L. c. c. c. c.
          g1 g1 g2 g1 g1 g.
        """,
        """
        g. g. g. g. g.
          L. g1 g. g1 g.
        g. g. g1 g. g.
        """,
    ],
    ids=["two and two", "a castle and another player", "another player in the line", "a bend"],
)
def test_the_tavern_finds_nothing_without_an_open_end(picture: str) -> None:
    """L10."""
    state, expected = draw(picture, locations="tavern")
    assert names(builds(state, "tavern")) == names(expected) == []
