"""`draw` understands the notation of the pictures and refuses malformed or impossible ones."""

import pytest

from referee.board.hexes import NAMES, named, names
from referee.board.terrain import Special, Terrain
from referee.engine.audit import audit
from referee.model.frames import Harvesting
from referee.model.vocabulary import HarvestMode, TerrainCard
from tests.drawing import PictureError, bonuses, builds, draw, draw_move, tiles_of


def test_a_picture_shows_terrain_special_hexes_and_settlements() -> None:
    state, expected = draw(
        """
          g1 L. w.
        K. d2 g*
        """,
        at="c4",
        locations="farm",
    )
    assert [state.board.surface_at(named(at)) for at in ("c4", "d4", "e4", "c5", "d5", "e5", "f4")] == [
        Terrain.GRASS,
        Special.LOCATION,
        Terrain.WATER,
        Special.CASTLE,
        Terrain.DESERT,
        Terrain.GRASS,
        Terrain.MOUNTAIN,
    ]
    assert [names(player.settlements) for player in state.players] == [["c4"], ["d5"]]
    assert [player.supply for player in state.players] == [39, 39]
    assert [[NAMES[tile.origin] for tile in player.tiles] for player in state.players] == [["d4"], ["d4"]]
    assert names(expected) == ["e5"]


def test_settlements_that_are_not_drawn_are_out_of_reach() -> None:
    state, expected = draw("g1 g* g. g2", supply={1: 1, 2: 0})
    assert [player.settlements.bit_count() for player in state.players] == [39, 40]
    assert names(builds(state)) == names(expected)
    assert audit(state) == ()


def test_the_settlement_that_moves_belongs_to_player_one() -> None:
    state, origin, _ = draw_move("g. go g2")
    assert origin == named("b1")
    assert names(state.players[0].settlements) == ["b1"]


@pytest.mark.parametrize(
    ("picture", "at"),
    [
        ("g1 g.\ng. g.", "a1"),
        ("  g1 g.\ng. g.", "a1"),
        ("g1 g.\n  g. g.", "a2"),
        ("g1 x.", "a1"),
        ("g1 g?", "a1"),
        ("g1 g", "a1"),
    ],
)
def test_an_unreadable_picture_is_refused(picture: str, at: str) -> None:
    with pytest.raises(PictureError):
        draw(picture, at=at)


def test_a_picture_beyond_the_edge_is_refused() -> None:
    with pytest.raises(ValueError, match="column 20"):
        draw("g1 g. g.", at="s1")


def test_a_picture_of_an_impossible_state_is_refused() -> None:
    with pytest.raises(AssertionError):
        draw("g1 K1 g.")


def test_a_wrong_expectation_is_noticed() -> None:
    state, expected = draw("""
        g1 g* g*
          g* g. g.
    """)
    assert names(builds(state)) != names(expected)


def test_a_picture_shows_figures_walls_and_nomad_spaces() -> None:
    state, _ = draw(
        """
        gw d. mv d. ws g#
          gh gh d. dW .. n.
        """,
        spaces="sword",
        possible=False,
    )
    first, second = (player.figures for player in state.players)
    assert [names(hexes) for hexes in first] == [["a1"], ["c1"], ["e1"], ["a2", "b2"], []]
    assert names(second.warriors) == ["d2"]
    assert names(state.walls) == ["f1"]
    assert state.board.surface_at(named("e2")) is Terrain.MOUNTAIN
    assert state.nomad_tiles == {named("f2"): "sword"}
    assert [player.supply for player in state.players] == [40, 40]


def test_held_nomad_tiles_come_from_spaces_far_away() -> None:
    state, _ = draw("g1 g. g2", held={1: "sword"}, claimed={1: "outpost"})
    assert [(tile.kind, tile.round) for tile in state.players[0].nomad_tiles] == [("sword", 1), ("outpost", 2)]
    assert state.round == 2
    assert list(state.nomad_tiles.values()) == [None, None]
    assert audit(state) == ()


def test_a_nomad_space_next_to_a_piece_is_empty() -> None:
    state, _ = draw("g1 n. d. n. g. n. g2", spaces={"d1": "outpost"})
    assert state.nomad_tiles == {named("b1"): None, named("d1"): "outpost", named("f1"): None}


def test_a_hand_may_hold_unknown_cards() -> None:
    state, _ = draw("g1 L. g. g2", locations="crossroads", card=None, hands={1: "grass ?"})
    assert state.players[0].hand == (TerrainCard.GRASS, None)


def test_a_picture_shows_swamp_farmland_palaces_silos_caves_and_capitols() -> None:
    state, _ = draw("s1 a. P. O. C. K. g. g. V. g.")
    assert [state.board.surface_at(named(at)) for at in ("a1", "b1", "c1", "d1", "e1", "i1")] == [
        Terrain.SWAMP,
        Terrain.FARMLAND,
        Special.PALACE,
        Special.SILO,
        Special.CASTLE,
        Terrain.MOUNTAIN,
    ]
    assert (names(state.board.capitols), names(state.board.caves)) == (["e1"], ["i1"])


def test_scouts_in_a_picture_come_from_a_cabin_far_away() -> None:
    state, _ = draw("g1 gt wt L. g2", locations="farm")
    assert names(state.players[0].figures.scouts) == ["b1", "c1"]
    assert tiles_of(state) == []
    assert audit(state) == ()


def test_the_island_has_a_picture_of_its_own() -> None:
    island = """
        .. t* g. ..
          g1 L. g.
        g. g. g2 K.
    """
    state, expected = draw("g1 g. g2", island=island, locations="tree-house")
    assert names(state.board.island) == ["i:a2", "i:a3", "i:b1", "i:b2", "i:b3", "i:c1", "i:c2", "i:c3", "i:d3"]
    assert names(expected) == ["i:b1"]
    assert tiles_of(state) == ["tree-house i:b2 ready"]


def test_a_state_has_the_parts_that_the_circumstances_describe() -> None:
    state, _ = draw(
        "g1 L. g1 L. g. g2",
        locations="refuge",
        temple={1: 1},
        numbers={2: (3, 1)},
        marks={1: "2 i:1", 2: "20"},
        cards="mayors scouts knights",
        removed_terrain="canyon",
        swamp_cards=True,
        used="refuge-bonus",
        island="g. g. g.",
    )
    first, second = state.players
    assert bonuses(state) == ["refuge-bonus used"]
    assert (first.temple, first.supply, first.marks) == (1, 35, (1, 20))
    assert (second.numbers.worth, second.marks) == (8, (19,))
    assert state.removed == (*(TerrainCard.CANYON,) * 5, TerrainCard.SWAMP_CANYON)


def test_a_picture_can_show_the_silo_phase() -> None:
    state, _ = draw("O. g1 g. g. g2", silos=1, mode="build", left=2)
    assert state.frames == (Harvesting(0, 1, HarvestMode.BUILD, 2),)
    assert state.ending
    assert [len(player.hand) for player in state.players] == [1, 1]
