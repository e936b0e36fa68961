"""G: the board and its pieces, tested through the rules that use them."""

import pytest

from referee.base.errors import BoardError
from referee.board.assemble import assemble
from referee.board.hexes import NOWHERE, named, names
from referee.board.section import PlacedSection, layout, own_section
from referee.board.terrain import Terrain
from referee.engine.audit import audit
from referee.model.findings import InconsistencyCode
from referee.model.vocabulary import TerrainCard
from tests.drawing import builds, draw, entry, golds


def test_a_board_has_four_different_sections() -> None:
    """G1."""
    meadow = PlacedSection(own_section(["GGGGGGGGGG"] * 10, {}))
    turned = PlacedSection(meadow.section, turned=True)
    assert assemble(layout(["farm", "barn:turned", meadow, "oasis"])).kinds
    with pytest.raises(BoardError):
        assemble(layout(["farm", "barn", meadow, turned]))
    with pytest.raises(BoardError):
        assemble(layout(["farm", "barn", meadow]))


def test_a_turned_section_is_read_from_its_far_corner() -> None:
    """G1, G2: the section's first row, read backwards, has become its last row."""
    printed = assemble(layout(["farm", "barn", "oasis", "tower"]))
    turned = assemble(layout(["farm:turned", "barn", "oasis", "tower"]))
    assert [turned.surface_at(named(f"{column}10")) for column in "jihgfedcba"] == [
        printed.surface_at(named(f"{column}1")) for column in "abcdefghij"
    ]
    assert turned.kinds[named("c9")] == printed.kinds[named("h2")] == "farm"


def test_a_hex_of_a_shifted_row_touches_the_hex_above_it_and_the_right_neighbour_of_that_hex() -> None:
    """G2, G3."""
    state, expected = draw("""
        g. g* g* g.
          g* g1 g* g.
        g. g* g* g.
    """)
    assert names(builds(state)) == names(expected)


def test_a_hex_of_an_unshifted_row_touches_the_hex_above_it_and_the_left_neighbour_of_that_hex() -> None:
    """G2, G3."""
    state, expected = draw(
        """
          g* g* g. g.
        g* g1 g* g.
          g* g* g. g.
        """,
        at="a2",
    )
    assert names(builds(state)) == names(expected)


def test_hexes_of_different_sections_are_neighbours() -> None:
    """G3: j10, the last hex of the first section, touches hexes of all four sections."""
    state, expected = draw(
        """
        g. g* g* g.
          g* g1 g* g.
        g. g* g* g.
        """,
        at="i9",
    )
    assert names(builds(state)) == names(expected) == ["i10", "j11", "j9", "k10", "k11", "k9"]


def test_a_horizontal_line_runs_across_both_sections() -> None:
    """G4."""
    state, expected = draw(
        """
        g! g. g! g! g. g!
          g1 g1 g. g. g. g.
        """,
        at="h3",
        cards="knights discoverers hermits",
    )
    assert names(entry(state, "knights").hexes) == names(expected)
    assert entry(state, "knights").gold == 8
    assert entry(state, "discoverers").gold == 2


def test_a_corner_of_the_board_belongs_to_two_edges() -> None:
    """G5."""
    state, expected = draw(
        """
          g* L. g.
        g* g1 g.
          g* g* g.
        """,
        locations="tower",
        at="a18",
    )
    assert names(builds(state, "tower")) == names(expected)


def test_the_four_hexes_in_the_middle_of_the_board_lie_in_four_sectors() -> None:
    """G6."""
    picture = """
          g1 g1
        g1 g1
    """
    in_the_middle, _ = draw(picture, at="j10", cards="farmers hermits lords")
    one_row_up, _ = draw(picture, at="j8", cards="farmers hermits lords")
    assert golds(in_the_middle, "farmers") == [3, 0]
    assert golds(one_row_up, "farmers") == [0, 0]


def test_the_cards_allow_builds_on_six_terrains_only() -> None:
    """G7, B2, H1: no terrain card shows farmland."""
    picture = """
        g* c* d* f* t* s* a.
          w. m. K. L. P. O. g*
    """
    found = NOWHERE
    for card in TerrainCard:
        state, expected = draw(picture, card=card, locations="farm", swamp_cards=True)
        found |= builds(state)
    assert names(found) == names(expected)


def test_a_terrain_area_is_connected_whatever_stands_on_it() -> None:
    """G8."""
    state, expected = draw("""
        g* g! d. g.
          d. g* d. g.
        g. d. g* d.
    """)
    assert expected in state.board.terrain_areas[Terrain.GRASS]
    assert [len(names(area)) for area in state.board.terrain_areas[Terrain.GRASS]] == [4, 2, 1]


def test_a_player_has_forty_settlements() -> None:
    """G9."""
    state, _ = draw("g1 g1 g. g2")
    assert [player.settlements.bit_count() + player.supply for player in state.players] == [40, 40]
    state, _ = draw("g1 g1 g. g2", supply={1: 39}, possible=False)
    assert [flaw.code for flaw in audit(state)] == [InconsistencyCode.SUPPLY_MISMATCH]


def test_settlements_count_as_the_players_pieces() -> None:
    """G10: a hex that touches only another player's settlement is not next to the kingdom."""
    state, expected = draw("""
        g2 g. g* g1 g*
          g. g. g* g* d.
    """)
    assert names(builds(state)) == names(expected)


def test_a_hex_with_a_piece_of_any_player_is_not_empty() -> None:
    """G11, B1."""
    state, expected = draw("""
        g2 g3 g* g.
          g1 g1 g* g.
        g4 g5 g* g.
    """)
    assert names(builds(state)) == names(expected)


def test_a_settlement_area_is_connected_and_of_one_player() -> None:
    """G12: a single settlement is an area, and another player's settlement does not connect two areas."""
    state, _ = draw(
        """
        g1 g1 g2 g1 g.
          g1 g. g. g. g1
        """,
        cards="hermits citizens lords",
    )
    assert golds(state, "hermits") == [3, 1]
