"""C1: castles."""

from referee.board.assemble import assemble
from referee.board.geography import SECTORS
from referee.board.hexes import names
from referee.board.section import layout
from referee.board.terrain import Special
from tests.drawing import draw, entry, golds


def test_a_castle_pays_three_to_each_player_beside_it() -> None:
    """C1."""
    state, expected = draw("""
        g. g1 K* g2 g.
          g3 g. g. g. g.
    """)
    assert golds(state, "castles") == [3, 3, 0]
    assert names(entry(state, "castles").hexes) == names(expected)


def test_a_castle_pays_a_player_once_however_many_settlements_are_beside_it() -> None:
    """C1."""
    state, _ = draw("""
        g. g1 K. g1 g.
          g. g1 g1 g. g.
    """)
    assert golds(state, "castles") == [3, 0]


def test_every_castle_pays() -> None:
    """C1: one settlement next to two castles earns gold for both."""
    state, expected = draw("""
        g. K* g. K. g.
          g. g1 K* g. g.
    """)
    assert golds(state, "castles") == [6, 0]
    assert names(entry(state, "castles").hexes) == names(expected)


def test_the_oracle_and_the_harbor_section_have_two_castles_the_others_one() -> None:
    """C1."""

    def castles(*sections: str) -> list[int]:
        found = assemble(layout(sections)).ground[Special.CASTLE]
        return [(found & sector).bit_count() for sector in SECTORS]

    assert castles("oracle", "harbor", "farm", "oasis") == [2, 2, 1, 1]
    assert castles("tower", "tavern", "barn", "paddock") == [1, 1, 1, 1]
