"""Tiles that build on one terrain, whatever card is played: farm, oasis, garden, forester's lodge, monastery.

In the pictures that the tiles share, x is the tile's terrain, and y and z are two others. With these pictures, the
played card shows z unless a test chooses y.
"""

from typing import Final, NamedTuple

import pytest

from referee.board.hexes import names
from tests.drawing import builds, draw


class Builder(NamedTuple):
    """A tile, and the letters of its terrain and of two other terrains."""

    tile: str
    x: str
    y: str = "c"
    z: str = "d"

    def draws(self, picture: str, *, card: str = "z", at: str = "a1") -> None:
        """Check that the targets of this tile are the hexes marked in the picture."""
        letters = {"x": self.x, "y": self.y, "z": self.z}
        for symbol, letter in letters.items():
            picture = picture.replace(symbol, letter)
        state, expected = draw(picture, locations=self.tile, card=TERRAINS[letters[card]], at=at)
        assert names(builds(state, self.tile)) == names(expected)
        assert bool(expected) == ("*" in picture)


TERRAINS: Final = {"g": "grass", "c": "canyon", "d": "desert", "f": "flower-field", "t": "forest"}
BUILDERS: Final = (
    Builder("farm", "g"),
    Builder("oasis", "d", z="t"),
    Builder("garden", "f"),
    Builder("foresters-lodge", "t"),
    Builder("monastery", "c", y="g"),
)
builders = pytest.mark.parametrize("builder", BUILDERS, ids=lambda builder: builder.tile)


@builders
def test_it_builds_on_its_terrain_whatever_card_is_played(builder: Builder) -> None:
    """L7, L8, N10, X2, B4."""
    builder.draws(
        """
        x* L. x. y.
          x1 x* y. z.
        y. x* x. w.
        """,
        card="y",
    )


@builders
def test_it_goes_anywhere_on_its_terrain_when_other_players_fill_all_of_it_beside_the_kingdom(
    builder: Builder,
) -> None:
    """L7, L8, N10, X2, B1, B3."""
    builder.draws(
        """
        x2 L. x* y.
          x1 x2 y. z.
        x2 x3 x* w.
        """,
        card="y",
    )


@builders
def test_at_the_corner_of_the_board(builder: Builder) -> None:
    """L7, L8, N10, X2, G3: nothing lies beyond the corner."""
    builder.draws(
        """
          x. x* L.
        x. x* x1
          x. x* x*
        """,
        card="y",
        at="r18",
    )


@builders
def test_at_the_left_edge_of_the_board(builder: Builder) -> None:
    """L7, L8, N10, X2, G3: the hexes at the far end of the row are not neighbours."""
    builder.draws(
        """
        x* x* x. x.
          x1 L. x. x.
        x* x* x. x.
        """,
        at="a9",
    )


@builders
def test_it_stays_beside_a_settlement_far_from_the_location(builder: Builder) -> None:
    """L7, L8, N10, X2, B3."""
    builder.draws(
        """
        z1 L. z. z. y1
          z. z. z. x* x*
        x. x. z. z. z.
        """
    )


@builders
def test_it_finds_nothing_when_its_terrain_is_full(builder: Builder) -> None:
    """L7, L8, N10, X2."""
    builder.draws(
        """
        z1 L. z. z.
          x1 x2 w. z.
        """
    )


@builders
def test_it_finds_nothing_without_its_terrain(builder: Builder) -> None:
    """L7, L8, N10, X2."""
    builder.draws(
        """
        z1 L. z. z.
          z. y. w. m.
        """
    )


@builders
def test_it_builds_neither_next_to_a_warrior_nor_on_a_wall(builder: Builder) -> None:
    """L7, L8, N10, X2, X5, N7, G11."""
    builder.draws(
        """
        x. xW x. z. z.
          x. x. x1 L. z.
        x. x. x* x# z.
        """
    )


def test_the_oasis_goes_anywhere_on_desert_when_none_is_empty_beside_the_kingdom() -> None:
    """L8, B1, B3."""
    state, expected = draw(
        """
        g. d* d2 c.
          d* L. d1 d2
        d* g. d2 d3
          d* d* g. g.
        """,
        locations="oasis",
        card="forest",
    )
    assert names(builds(state, "oasis")) == names(expected)


def test_the_oasis_stays_beside_the_one_settlement_that_touches_desert() -> None:
    """L8, B3."""
    state, expected = draw(
        """
        g1 L. g. g. g. d.
          g. g. g. t1 d* d.
        d. d. g. g. g. d.
        """,
        locations="oasis",
    )
    assert names(builds(state, "oasis")) == names(expected)
