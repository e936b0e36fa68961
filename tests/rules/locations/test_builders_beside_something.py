"""Tiles that build next to a certain kind of neighbour.

The water mill needs water, the mountain station a mountain, the university a special hex, and the watchtower another
player's piece. In the pictures, + is the neighbour that the tile needs.
"""

from typing import Final, NamedTuple

import pytest

from referee.board.hexes import named, names
from referee.model.actions import BuildWith
from tests.drawing import builds, draw, play, tiles_of


class Builder(NamedTuple):
    """A tile, the kind of neighbour it needs, and a surrounding terrain that does not count as that neighbour."""

    tile: str
    beside: str
    around: str = "m"

    def draws(self, drawn: str, *, at: str = "a1") -> None:
        """Check that the targets of this tile are the hexes marked in the picture."""
        state, expected = draw(drawn.replace("+", self.beside), locations=self.tile, at=at, around=self.around)
        assert names(builds(state, self.tile)) == names(expected)
        assert bool(expected) == ("*" in drawn)


WATER_MILL, MOUNTAIN_STATION = Builder("water-mill", "w."), Builder("mountain-station", "m.", around="w")
WATCHTOWER, UNIVERSITY = Builder("watchtower", "d2"), Builder("university", "K.")
ALL: Final = (WATER_MILL, MOUNTAIN_STATION, WATCHTOWER, UNIVERSITY)


def each(*those: Builder) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("builder", those, ids=lambda builder: builder.tile)


by_terrain = each(WATER_MILL, MOUNTAIN_STATION)
by_anything_but_locations = each(WATER_MILL, MOUNTAIN_STATION, WATCHTOWER)


@by_terrain
def test_it_builds_next_to_its_terrain_beside_the_kingdom(builder: Builder) -> None:
    """H4, H5, B3: the tile builds on any suitable terrain."""
    builder.draws(
        """
        + s* d1 L. g. +
          t. a* f* d. g. +
        + c. + d. g. +
        """
    )


@by_anything_but_locations
def test_it_goes_anywhere_when_no_target_is_beside_the_kingdom(builder: Builder) -> None:
    """H4, H5, H6, B3."""
    builder.draws(
        """
        + g* d. d1 L. d. g* +
          g* d. d. d. d. d. g* +
        """
    )


@by_terrain
def test_pieces_walls_and_warriors_are_in_the_way(builder: Builder) -> None:
    """H4, H5, B1, N7, X5: a blocked hex does not count for B3."""
    builder.draws(
        """
        + g2 d1 L. d. g* + d.
          g* g# d. d. d. d* d. dW
        + g* d. d. d. d. d. d.
        """
    )


@by_terrain
def test_at_the_edge_of_the_board(builder: Builder) -> None:
    """H4, H5, G3: there is neither water nor a mountain beyond the edge."""
    builder.draws(
        """
          g. L. g.
        + g* g1
          g. g. g.
        """,
        at="r18",
    )


@by_anything_but_locations
def test_it_finds_nothing_without_the_neighbour_it_needs(builder: Builder) -> None:
    """H4, H5, H6: the watchtower has no target until another player has built."""
    builder.draws("g1 L. g. g. g.")


@each(*ALL)
def test_it_is_used_once_and_builds_from_the_supply(builder: Builder) -> None:
    """H4, H5, H6, L2, L5."""
    picture = f"L. d1 g. {builder.beside} g2"
    state, _ = draw(picture, locations=builder.tile, around=builder.around)
    supply = state.players[0].supply
    state = play(state, BuildWith(builder.tile, named("c1")))
    assert tiles_of(state) == [f"{builder.tile} a1 used"]
    assert state.players[0].supply == supply - 1
    state, _ = draw(picture, locations=builder.tile, around=builder.around, supply={1: 0})
    assert names(builds(state, builder.tile)) == []


def test_the_rim_of_the_island_is_not_next_to_water() -> None:
    """H4, Q3: by default, only water hexes count as water, not the surroundings of the island."""
    state, expected = draw(
        "g1 d. g. d2",
        locations="water-mill",
        island="""
            .. g. g. g. ..
              L. g1 g* g.
            g. g* w. g. g.
              g. g. g. g.
            .. g. g. g. ..
        """,
    )
    assert names(builds(state, "water-mill")) == names(expected)


def test_a_cave_is_a_mountain() -> None:
    """H5, Q2."""
    MOUNTAIN_STATION.draws(
        """
        V. g* d. d. d. d.
          d* d1 d. d. d. d.
        d. d. d. d. d. d.
          d. d. d1 L. d. d.
        """
    )


def test_a_warrior_beside_a_mountain_keeps_its_surroundings_empty() -> None:
    """H5, B1, N7, X5."""
    MOUNTAIN_STATION.draws(
        """
        + g2 d1 L. d. g* + gW
          d* g# d. d. d. d* g. +
        """
    )


def test_the_university_builds_next_to_a_special_hex_beside_the_kingdom() -> None:
    """H6, B3."""
    UNIVERSITY.draws(
        """
        d. L. d1 c* K. d. d.
          d. t* s. g. a. d. d.
        """
    )


@pytest.mark.parametrize("special", ["K.", "L.", "n.", "P.", "O.", "C."])
def test_every_special_hex_counts(special: str) -> None:
    """H6, G7: castles with or without a capitol, locations, nomad spaces, palaces and silos count."""
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


def test_the_university_goes_anywhere_when_no_target_is_beside_the_kingdom() -> None:
    """H6, B3."""
    UNIVERSITY.draws(
        """
        m. L. d1 m. g* K. g*
          m. m. m. m. t* s* m.
        """
    )


def test_pieces_walls_and_warriors_are_in_the_way_of_the_university() -> None:
    """H6, B1, N7, X5."""
    UNIVERSITY.draws(
        """
        m. L. d1 m. g# K. g2
          m. m. m. m. t* s. m.
        m. m. m. m. m. m. dW
        """
    )


def test_the_university_at_the_edge_of_the_board() -> None:
    """H6, G3."""
    UNIVERSITY.draws(
        """
          g. L. g*
        g. g* g1
          g. g. g.
        """,
        at="r18",
    )


def test_the_university_finds_nothing_where_every_special_hex_is_surrounded() -> None:
    """H6."""
    UNIVERSITY.draws("g1 L. w. g. g2")


def test_the_watchtower_builds_next_to_another_player_beside_the_kingdom() -> None:
    """H6, B3."""
    WATCHTOWER.draws(
        """
        L. d1 s* d2 d. g. g3
          d. d. t. d. d. g. g.
        """
    )


def test_the_watchtower_goes_anywhere_when_no_target_is_beside_the_kingdom() -> None:
    """H6, B3."""
    WATCHTOWER.draws(
        """
        L. d1 d. d. g* g2 g*
          d. d. d. d. t* a* g.
        """
    )


@pytest.mark.parametrize("figure", ["mV", "wS"])
def test_all_pieces_of_others_count(figure: str) -> None:
    """H6, G10: another player's wagon and ship count."""
    WATCHTOWER.draws(f"L. d1 g* {figure} g. d. d.")


def test_walls_do_not_count_for_the_watchtower() -> None:
    """H6, N7: a wall belongs to no player, and no other player has a piece in the picture."""
    WATCHTOWER.draws("L. d1 g. d# g. d. d.")


def test_nothing_is_built_next_to_a_warrior() -> None:
    """H6, X5: the watchtower cannot build next to another player's warrior."""
    WATCHTOWER.draws("L. d1 g. dW g. d. g* d3")


def test_the_watchtower_at_the_edge_of_the_board() -> None:
    """H6, G3."""
    WATCHTOWER.draws(
        """
          L. g1 g*
        g. g* g2
          g. g. g.
        """,
        at="r18",
    )
