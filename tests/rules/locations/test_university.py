"""H6: the university."""

import pytest

from referee.board.hexes import named, names
from referee.model.actions import BuildWith
from tests.drawing import builds, draw, held, play


def test_the_university_builds_next_to_a_special_hex_beside_the_kingdom() -> None:
    """H6, B3."""
    state, expected = draw(
        """
        d. L. d1 c* K. d. d.
          d. t* s. g. a. d. d.
        """,
        locations="university",
    )
    assert names(builds(state, "university")) == names(expected)


@pytest.mark.parametrize("special", ["K.", "L.", "n.", "P.", "O.", "C."])
def test_every_special_hex_is_right(special: str) -> None:
    """H6, G7: castle, location, nomad space, palace and silo; a castle with a capitol, too."""
    state, expected = draw(
        f"""
        L. d1 m. m. d. d. d. d.
          m. m. m. m. m. d* d. d.
        K. d* d. d. d* {special} d* d.
          d* d. d. d. d* d* d. d.
        """,
        locations={"a1": "university"} | ({"f3": "farm"} if special == "L." else {}),
    )
    assert names(builds(state, "university")) == names(expected)


def test_where_no_such_hex_is_beside_the_kingdom_any_hex_next_to_a_special_hex_is_right() -> None:
    """H6, B3."""
    state, expected = draw(
        """
        m. L. d1 m. g* K. g*
          m. m. m. m. t* s* m.
        """,
        locations="university",
    )
    assert names(builds(state, "university")) == names(expected)


def test_pieces_walls_and_warriors_are_in_the_way_of_the_university() -> None:
    """H6, B1, N7, X5."""
    state, expected = draw(
        """
        m. L. d1 m. g# K. g2
          m. m. m. m. t* s. m.
        m. m. m. m. m. m. dW
        """,
        locations="university",
    )
    assert names(builds(state, "university")) == names(expected)


def test_the_university_at_the_edge_of_the_board() -> None:
    """H6, G3."""
    state, expected = draw(
        """
          g. L. g*
        g. g* g1
          g. g. g.
        """,
        locations="university",
        at="r18",
    )
    assert names(builds(state, "university")) == names(expected)


def test_the_university_finds_nothing_where_every_special_hex_is_surrounded() -> None:
    """H6."""
    state, expected = draw("g1 L. w. g. g2", locations="university")
    assert names(builds(state, "university")) == names(expected) == []


def test_the_university_is_used_once_and_from_the_supply() -> None:
    """H6, L2, L5."""
    state, _ = draw("L. d1 g. K. g2", locations="university")
    state = play(state, BuildWith("university", named("c1")))
    assert held(state) == ["university a1 used"]
    state, _ = draw("L. d1 g. K. g2", locations="university", supply={1: 0})
    assert names(builds(state, "university")) == []
