"""L6: the oracle."""

from referee.board.hexes import names
from tests.drawing import builds, draw


def test_the_oracle_builds_on_the_terrain_of_the_played_card() -> None:
    """L6, B4."""
    state, expected = draw(
        """
        t* L. t. g.
          d1 t* t. g.
        g. t* t. g.
        """,
        locations="oracle",
        card="forest",
    )
    assert names(builds(state, "oracle")) == names(expected)


def test_the_oracle_goes_anywhere_on_that_terrain_when_other_players_fill_all_hexes_beside_the_kingdom() -> None:
    """L6, B1, B3."""
    state, expected = draw(
        """
        t2 L. t* g.
          d1 t2 t* g.
        g. t3 t* g.
        """,
        locations="oracle",
        card="forest",
    )
    assert names(builds(state, "oracle")) == names(expected)


def test_the_oracle_at_the_corner_of_the_board() -> None:
    """L6, G3: nothing lies beyond the corner."""
    state, expected = draw(
        """
          c. c* L.
        c. c* d1
          c. c* d.
        """,
        locations="oracle",
        card="canyon",
        at="r18",
    )
    assert names(builds(state, "oracle")) == names(expected)


def test_the_oracle_builds_beside_the_part_of_the_kingdom_that_touches_the_terrain() -> None:
    """L6, B3."""
    state, expected = draw(
        """
        d1 L. f. d. f1
          d. d. d. f* f*
        f. f. d. f. f.
        """,
        locations="oracle",
        card="flower-field",
    )
    assert names(builds(state, "oracle")) == names(expected)


def test_the_oracle_finds_nothing_when_no_hex_of_the_terrain_is_empty() -> None:
    """L6."""
    state, expected = draw(
        """
        g1 L. g. g.
          g. f1 f2 w.
        """,
        locations="oracle",
        card="flower-field",
    )
    assert names(builds(state, "oracle")) == names(expected) == []
