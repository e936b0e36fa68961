"""Tiles that move a settlement to a particular terrain.

The barn moves it to the terrain of the played card, the harbor to water, the tree house to forest and the rope bridge
to canyon. The locations of the tree house and the rope bridge are on the island. In the pictures that several tiles
share, x is the tile's terrain.
"""

from typing import Final, NamedTuple

import pytest

from referee.board.hexes import named, names
from referee.engine.play import permits
from referee.model.actions import BuildWith, MoveWith
from referee.model.ruleset import Ruleset, VacatedHex
from referee.model.state import State
from tests.drawing import builds, draw, draw_move, movable, moves, play, tiles_of

ISLAND: Final = """
    .. g. g1 g. ..
      g. L. g. g.
    g. g. g. g. g.
      g. g. g. g.
    .. g. g. g. ..
"""


class Mover(NamedTuple):
    """A tile, the letter of its target terrain, and a picture of the island if the tile's location is there."""

    tile: str
    x: str
    island: str = ""

    def picture(self, drawn: str) -> str:
        """The picture with the tile's terrain for x, and with desert for L if the location is on the island."""
        return (drawn.replace("L.", "d.") if self.island else drawn).replace("x", self.x)

    def draws(self, drawn: str, *, at: str = "a1", ruleset: Ruleset | None = None) -> State:
        """Check that the moving settlement has exactly the targets marked in the picture, and return the state."""
        state, origin, expected = draw_move(
            self.picture(drawn), locations=self.tile, at=at, ruleset=ruleset or Ruleset(), island=self.island
        )
        assert names(moves(state, self.tile, origin)) == names(expected)
        assert bool(expected) == ("*" in drawn)
        return state


BARN, HARBOR = Mover("barn", "g"), Mover("harbor", "w")
TREE_HOUSE, ROPE_BRIDGE = Mover("tree-house", "t", ISLAND), Mover("rope-bridge", "c", ISLAND)


def each(*those: Mover) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("mover", those, ids=lambda mover: mover.tile)


movers = each(BARN, HARBOR, TREE_HOUSE, ROPE_BRIDGE)
on_land = each(BARN, TREE_HOUSE, ROPE_BRIDGE)
of_the_island = each(TREE_HOUSE, ROPE_BRIDGE)


@movers
def test_it_moves_a_settlement_to_its_terrain_beside_the_others(mover: Mover) -> None:
    """L11, L12, Q3, B3, B4."""
    mover.draws(
        """
        do L. d. x*
          d. d. d1 x*
        x. d. d. x*
        """
    )
    mover.draws(
        """
        do L. d1 x*
          d. d. x* x.
        """
    )


@on_land
def test_it_goes_anywhere_on_its_terrain_when_none_is_empty_beside_the_kingdom(mover: Mover) -> None:
    """L11, Q3, B1, B3."""
    mover.draws(
        """
        do L. d. x2
          d. d. d1 x2
        x* d. d. x3
        """
    )
    mover.draws("do L. x2 d1 x2 d. x* x*")


@movers
def test_at_the_corner_of_the_board(mover: Mover) -> None:
    """L11, L12, Q3, G3."""
    mover.draws(
        """
          x. d. L.
        d. d. do
          d. x* d1
        """,
        at="r18",
    )


@of_the_island
def test_at_the_corner_of_the_board_with_more_of_the_terrain(mover: Mover) -> None:
    """Q3, G3."""
    mover.draws(
        """
          x. d. x*
        d. x* d1
          do x* x*
        """,
        at="r18",
    )


@movers
def test_the_lifted_settlement_does_not_count_for_adjacency(mover: Mover) -> None:
    """L11, L12, Q3, B5: a hex that only the lifted settlement touches is not beside the kingdom."""
    mover.draws(
        """
        do x. d. d. d.
          L. d. d1 x* d.
        x. d. d. d. d.
        """
    )


@on_land
def test_it_goes_anywhere_when_it_lifts_the_only_settlement_of_the_main_board(mover: Mover) -> None:
    """L11, Q3, B5: without the lifted settlement, no hex of the main board is beside the kingdom."""
    mover.draws(
        """
        xo x* d. d.
          L. d. d. d.
        x* d. d. x*
        """
    )


@movers
def test_a_settlement_stays_when_only_its_own_hex_would_be_allowed(mover: Mover) -> None:
    """L11, L12, Q3, B5, V vacated-hex: by default, the vacated hex counts for B3, but it is never a target."""
    picture = """
        d1 xo d. d.
          L. d. d. x{}
    """
    mover.draws(picture.format("."))
    mover.draws(picture.format("*"), ruleset=Ruleset(vacated_hex=VacatedHex.IGNORED))


@on_land
def test_walls_and_warriors_are_in_the_way(mover: Mover) -> None:
    """L11, Q3, N7, X5."""
    mover.draws("do L. x# d1 x* d. x. dW x.")


@on_land
def test_it_finds_nothing_when_no_hex_of_its_terrain_is_empty(mover: Mover) -> None:
    """L11, Q3: the tile does not build either."""
    state = mover.draws(
        """
        do L. d. m.
          d. d. d1 x2
        """
    )
    assert names(movable(state, mover.tile)) == []
    assert names(builds(state, mover.tile)) == []
    assert not permits(state, BuildWith(mover.tile, named("c1")))


@movers
def test_it_finds_nothing_without_its_terrain(mover: Mover) -> None:
    """L11, L12, Q3."""
    state, _ = draw(mover.picture("d1 L. d1 d. d2"), locations=mover.tile, island=mover.island)
    assert names(movable(state, mover.tile)) == []


@of_the_island
def test_leaving_the_island_costs_the_tile(mover: Mover) -> None:
    """Q3, L3."""
    state, _ = draw(mover.picture("d1 x. d. g. g2"), locations=mover.tile, island=mover.island)
    assert tiles_of(state) == [f"{mover.tile} i:b2 ready"]
    state = play(state, MoveWith(mover.tile, named("i:c1"), named("b1")))
    assert tiles_of(state) == []


def test_the_barn_moves_any_settlement_of_its_owner_and_no_other() -> None:
    """L11."""
    state, expected = draw(
        """
        d! L. d. g.
          d. d. d! g.
        d2 d. d. g.
        """,
        locations="barn",
    )
    assert names(movable(state, "barn")) == names(expected)


def test_a_settlement_on_water_may_move_on() -> None:
    """L12, B5."""
    HARBOR.draws(
        """
        d. L. wo w.
          d. d1 w* w.
        w. w* d. w.
        """
    )


def test_the_harbor_goes_to_any_water_when_none_is_empty_beside_the_kingdom() -> None:
    """L12, B1, B3."""
    HARBOR.draws(
        """
        go L. w2 w*
          d. d1 w2 w*
        w* w2 d. w*
        """
    )


def test_the_harbor_finds_nothing_where_there_is_no_empty_water() -> None:
    """L12: the harbor does not build either."""
    state, expected = draw(
        """
        g1 L. w1 g.
          g. g1 g. m.
        """,
        locations="harbor",
    )
    assert names(movable(state, "harbor")) == names(expected) == []
    assert names(builds(state, "harbor")) == []


def test_the_tree_house_moves_a_settlement_to_the_island_too() -> None:
    """Q3, B3."""
    state, origin, expected = draw_move(
        """
        do d. d1 t*
          d. d. t* t.
        """,
        locations="tree-house",
        island=ISLAND.replace(".. g. g1", ".. t* g1"),
    )
    assert names(moves(state, "tree-house", origin)) == names(expected)


def test_occupied_forest_on_the_island_is_not_a_target_of_the_tree_house() -> None:
    """Q3, B3."""
    state, origin, expected = draw_move(
        "do d. t2 d1 t2 d. t* t*", locations="tree-house", island=ISLAND.replace(".. g. g1", ".. t2 g1")
    )
    assert names(moves(state, "tree-house", origin)) == names(expected)


def test_the_rope_bridge_leads_to_the_main_board_and_to_the_island() -> None:
    """Q3, B3: no canyon hex is beside the kingdom, so every empty canyon hex is a target."""
    state, origin, expected = draw_move(
        "do d. d. d1 d. c*", locations="rope-bridge", island=ISLAND.replace(".. g. g. g. ..", ".. g. c* g. ..")
    )
    assert names(moves(state, "rope-bridge", origin)) == names(expected)
    assert "i:c5" in names(expected)


def test_the_settlement_on_the_island_may_be_lifted() -> None:
    """Q3, B5: without the lifted settlement, no hex of the island is beside the kingdom."""
    island = ISLAND.replace("g1", "co").replace("  g. L.", "  c. L.")
    state, origin, expected = draw_move("d1 c* d. c. d2", locations="rope-bridge", island=island)
    assert names(moves(state, "rope-bridge", origin)) == names(expected)
