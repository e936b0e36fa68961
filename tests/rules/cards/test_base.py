"""S1 to S10: the Kingdom Builder cards of the base game."""

import pytest

from referee.board.hexes import names
from referee.model.ruleset import LordsZero, Ruleset
from tests.drawing import draw, entry, golds


def test_fishermen_earn_for_settlements_beside_water() -> None:
    """S1: each settlement earns once, however many water hexes it touches."""
    state, expected = draw(
        """
        w. g! w. w.
          g! g! g2 g!
        g1 g1 d. w.
        """,
        cards="fishermen miners workers",
    )
    assert names(entry(state, "fishermen").hexes) == names(expected)
    assert golds(state, "fishermen") == [4, 1]


def test_fishermen_earn_nothing_for_a_settlement_on_water() -> None:
    """S1: a settlement on water earns nothing, even next to more water."""
    state, expected = draw(
        """
        d. L. d. d.
          g! d. d. d.
        w1 w. d. d.
        """,
        locations="harbor",
        cards="fishermen miners workers",
    )
    assert names(entry(state, "fishermen").hexes) == names(expected)
    assert golds(state, "fishermen") == [1, 0]


def test_miners_earn_for_settlements_beside_a_mountain() -> None:
    """S2."""
    state, expected = draw(
        """
        g! m. g! g. g.
          g! g! g1 g. g.
        g1 g. g2 g. g.
          d. d. d. d. d.
        """,
        cards="fishermen miners workers",
    )
    assert names(entry(state, "miners").hexes) == names(expected)
    assert golds(state, "miners") == [4, 0]


def test_miners_earn_nothing_for_a_settlement_on_a_mountain() -> None:
    """S2: no base tile puts a settlement on a mountain, but the card still excludes such a settlement."""
    state, expected = draw(
        """
        m1 m. g! g1 g.
          g. g. g. g. g.
        """,
        cards="fishermen miners workers",
        possible=False,
    )
    assert names(entry(state, "miners").hexes) == names(expected)
    assert golds(state, "miners") == [1, 0]


def test_workers_earn_for_settlements_beside_castles_and_locations() -> None:
    """S3: a settlement next to two special hexes earns once."""
    state, expected = draw(
        """
        g! K. g! g2 d.
          g. g! L. g! d.
        g1 g. d. d. d.
        """,
        locations="farm",
        cards="fishermen miners workers",
    )
    assert names(entry(state, "workers").hexes) == names(expected)
    assert golds(state, "workers") == [4, 1]


def test_merchants_earn_for_special_hexes_that_one_settlement_area_joins() -> None:
    """S4: each of the two special hexes that the area joins earns 4 gold, and the third earns nothing."""
    state, expected = draw(
        """
        g. K* g! L* g. K. g1
          g. g. g. g. g. g. g.
        """,
        locations="farm",
        cards="merchants knights hermits",
    )
    assert names(entry(state, "merchants").hexes) == names(expected)
    assert golds(state, "merchants") == [8, 0]


def test_merchants_earn_once_for_a_special_hex_between_two_settlement_areas() -> None:
    """S4: the location in the middle earns 4 gold only once, although two areas touch it."""
    state, expected = draw(
        "K* g! g! L* g! K* g. K. g1 g2",
        locations="farm",
        cards="merchants knights hermits",
    )
    assert names(entry(state, "merchants").hexes) == names(expected)
    assert golds(state, "merchants") == [12, 0]


def test_merchants_earn_nothing_where_another_player_breaks_the_area() -> None:
    """S4, G12."""
    state, _ = draw("K. g1 g1 g2 g1 K. g1", cards="merchants knights hermits")
    assert golds(state, "merchants") == [0, 0]


def test_discoverers_earn_for_every_horizontal_line_with_a_settlement() -> None:
    """S5: each line earns once."""
    state, _ = draw(
        """
        g1 g. g1 g.
          g. g2 g. g.
        g. g. g. g1
          g1 g1 g. g.
        """,
        cards="discoverers knights hermits",
    )
    assert golds(state, "discoverers") == [3, 1]
    assert entry(state, "discoverers").facts == {"count": 3}


def test_knights_earn_two_for_every_settlement_on_the_fullest_horizontal_line() -> None:
    """S6: the settlements need not be adjacent."""
    state, expected = draw(
        """
        g1 g. g1 g. g2
          g! g! g2 g. g!
        g. g1 g. g1 g.
        """,
        cards="discoverers knights hermits",
    )
    assert names(entry(state, "knights").hexes) == names(expected)
    assert golds(state, "knights") == [6, 2]


def test_knights_earn_for_one_line_when_several_have_most() -> None:
    """S6."""
    state, _ = draw(
        """
        g1 g. g1 g1
          g1 g1 g1 g.
        """,
        cards="discoverers knights hermits",
    )
    assert golds(state, "knights") == [6, 0]


def test_hermits_earn_for_every_settlement_area() -> None:
    """S7."""
    state, _ = draw(
        """
        g1 g. g1 g1 g.
          g. g. g2 g. g.
        g1 g1 g. g2 g1
          g1 g. g. g. g.
        """,
        cards="discoverers citizens hermits",
    )
    assert golds(state, "hermits") == [4, 1]


def test_citizens_earn_for_every_two_settlements_of_the_largest_area() -> None:
    """S8: an area of five settlements earns 2 gold, and the smaller area earns nothing."""
    state, expected = draw(
        """
        g1 g1 g. g! g!
          g1 g1 g. g! g!
        g. g. d. g! g2
        """,
        cards="discoverers citizens hermits",
    )
    assert names(entry(state, "citizens").hexes) == names(expected)
    assert golds(state, "citizens") == [2, 0]


def test_farmers_earn_three_for_every_settlement_in_the_sector_with_fewest() -> None:
    """S9: the sectors have 10, 6, 6 and 4 settlements, as in the rulebook's example."""
    state, expected = draw(
        """
        g1 g1 g1 g1 g1 g1 g1 g1 g1 g1
          g1 g1 g1 g1 g1 g1 g. g. g. g.
        g1 g1 g1 g1 g1 g! g! g! g! g.
          g. g. g. g. g1 g. g. g. g. g.
        """,
        at="f9",
        cards="farmers lords knights",
    )
    assert names(entry(state, "farmers").hexes) == names(expected)
    assert golds(state, "farmers") == [12, 0]


def test_farmers_earn_for_one_sector_when_several_have_fewest() -> None:
    """S9."""
    state, _ = draw(
        """
          g. g1 g1 g1
        g1 g1 g1 g1
          g. g1 g1 g.
        """,
        at="i10",
        cards="farmers lords knights",
    )
    assert golds(state, "farmers") == [3, 0]


def test_farmers_earn_nothing_without_a_settlement_in_every_sector() -> None:
    """S9."""
    state, _ = draw(
        """
          g1 g1 g1 g1
        g1 g1 g. g.
        """,
        at="i10",
        cards="farmers lords knights",
    )
    assert golds(state, "farmers") == [0, 0]


def test_lords_earn_twelve_for_most_and_six_for_the_next_number() -> None:
    """S10: the players have 8, 8, 6 and 2 settlements, as in the rulebook; empty sectors pay nothing."""
    state, _ = draw(
        """
        g1 g1 g1 g1 g1 g1 g1 g1 g. g.
          g2 g2 g2 g2 g2 g2 g2 g2 g. g.
        g3 g3 g3 g3 g3 g3 g. g. g. g.
          g4 g4 g. g. g. g. g. g. g. g.
        """,
        cards="farmers lords knights",
    )
    assert golds(state, "lords") == [12, 12, 6, 0]


def test_lords_who_tie_for_second_earn_six_each() -> None:
    """S10."""
    state, _ = draw(
        """
        g1 g1 g1 g. g4
          g2 g2 g. g3 g3
        """,
        cards="farmers lords knights",
    )
    assert golds(state, "lords") == [12, 6, 6, 0]


def test_lords_are_paid_for_each_sector_separately() -> None:
    """S10: each of the two players is first in one sector and second in the other."""
    state, expected = draw(
        """
        g! g! g2 g! g2 g2
          g. g. g. g. g. g.
        """,
        at="h5",
        cards="farmers lords knights",
    )
    assert golds(state, "lords") == [18, 18]
    assert names(entry(state, "lords").hexes) == names(expected)
    assert entry(state, "lords").facts == {"firsts": 1, "seconds": 1}


@pytest.mark.parametrize(("zero", "gold"), [(LordsZero.SECOND, [12, 6, 6]), (LordsZero.NOTHING, [12, 0, 0])])
def test_lords_with_no_settlement_can_be_second(zero: LordsZero, gold: list[int]) -> None:
    """S10, V lords-zero."""
    state, _ = draw("g1 g1 g. g.", players=3, cards="farmers lords knights", ruleset=Ruleset(lords_zero=zero))
    assert golds(state, "lords") == gold
    assert [entry(state, "lords", player).options for player in (1, 2, 3)] == [(), ("lords_zero",), ("lords_zero",)]


def test_lords_without_a_settlement_earn_nothing_if_another_player_is_second() -> None:
    """S10."""
    state, _ = draw("g1 g1 g2 g.", players=3, cards="farmers lords knights")
    assert golds(state, "lords") == [12, 6, 0]
