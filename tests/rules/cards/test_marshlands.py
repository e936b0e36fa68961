"""S14 to S19: the cards of Marshlands."""

import pytest

from referee.board.hexes import names
from tests.drawing import draw, entry, golds

OTHERS = "knights lords"


@pytest.mark.parametrize(
    ("picture", "gold"),
    [
        ("m. g1 g1 m. d. d2", 4),
        ("m. g1 g1 m. g1 m. d2", 6),
        ("m. g1 d. g1 m. d2", 0),
        ("m. g1 d. d. d. d2", 0),
        ("m. m. g1 d. d. d2", 0),
        ("mv g1 m. d. d. d2", 4),
        ("mv g1 g. d. d. d2", 0),
        ("m. g2 g2 m. d. d1", 0),
    ],
)
def test_geologists_earn_for_joined_mountains(picture: str, gold: int) -> None:
    """S14: each mountain that an area of the player's pieces joins to another mountain earns 2 gold."""
    state, _ = draw(picture, cards=f"geologists {OTHERS}", around="w")
    assert golds(state, "geologists")[0] == gold


def test_connected_mountain_hexes_are_one_mountain() -> None:
    """S14, G8: the area touches the same mountain at both ends."""
    state, _ = draw(
        """
        m. g1 g1 m. d2
          m. m. m. d. d.
        """,
        cards=f"geologists {OTHERS}",
        around="w",
    )
    assert golds(state, "geologists") == [0, 0]


def test_a_cave_is_a_mountain_for_geologists_and_miners() -> None:
    """S14, S2, Q2."""
    state, _ = draw("V. g1 g1 m. d. d. d2", cards="geologists miners lords", around="w")
    assert (golds(state, "geologists")[0], golds(state, "miners")[0]) == (4, 2)


def test_messengers_earn_for_the_longest_distance_within_an_area() -> None:
    """S15: a path of 8 hexes earns 16 gold, as in the rulebook."""
    state, _ = draw("g1 g1 g1 g1 g1 g1 g1 g1 d. g2", cards=f"messengers {OTHERS}")
    assert golds(state, "messengers") == [16, 0]


def test_messengers_measure_across_the_board_not_along_the_pieces() -> None:
    """S15: the shortest path counts, whatever lies on it."""
    state, _ = draw(
        """
        g1 g1 g1 d.
          w. K. g1 d.
        g1 g1 g1 d2
        """,
        cards=f"messengers {OTHERS}",
    )
    assert golds(state, "messengers") == [8, 0]


def test_messengers_earn_for_the_best_area() -> None:
    """S15, G12: the distances in two areas are not added up."""
    state, _ = draw("g1 g1 d. g1 g1 g1 d. g2 d. g2", cards=f"messengers {OTHERS}")
    assert golds(state, "messengers") == [6, 0]


def test_messengers_on_the_island() -> None:
    """S15, Q3: the best area is on the island."""
    state, _ = draw(
        "g1 g1 d. g2",
        cards=f"messengers {OTHERS}",
        island="""
            g1 g1 g1
              g. g. g.
            g. g. g.
              g. g. g.
            g. g. g.
        """,
    )
    assert golds(state, "messengers") == [6, 0]


def test_figures_belong_to_the_area_for_messengers() -> None:
    """S15, G10."""
    state, _ = draw("g1 g1 mv ws d. g2", cards=f"messengers {OTHERS}")
    assert golds(state, "messengers") == [8, 0]


def test_noblewomen_pay_five_at_every_special_hex() -> None:
    """S16, G7: the player with the most presence around a special hex gets 5 gold."""
    state, _ = draw(
        """
        g1 K. g1 d. n. g1 d. d.
          g2 d. d. d. g2 g2 d. d.
        d. O. g2 d. d. d. d. L.
        """,
        locations="farm",
        cards=f"noblewomen {OTHERS}",
    )
    assert golds(state, "noblewomen") == [10, 10]


def test_noblewomen_pay_all_players_in_a_tie_and_nothing_without_pieces() -> None:
    """S16."""
    state, _ = draw("g1 K. g2 d. d. d. K. d.", cards=f"noblewomen {OTHERS}")
    assert golds(state, "noblewomen") == [5, 5]


def test_a_palace_is_scored_once_with_noblewomen() -> None:
    """S16, M7: the palace pays 5 gold, and noblewomen pay nothing for it."""
    state, _ = draw("g1 P. d. g2", cards=f"noblewomen {OTHERS}")
    found = [entry(state, source).gold for source in ("noblewomen", "palaces")]
    assert sum(found) == 5


@pytest.mark.parametrize(
    ("at", "gold"),
    [("i5", 2), ("i10", 4), ("i11", 4), ("i12", 2), ("a10", 4), ("a5", 0), ("q11", 4), ("j1", 2), ("k20", 1)],
)
def test_vassals_earn_for_pieces_on_the_inner_edges(at: str, gold: int) -> None:
    """S17: the inner edges are rows 10 and 11 and columns j and k."""
    state, _ = draw("g1 g1 g1 g1", at=at, cards=f"vassals {OTHERS}")
    assert golds(state, "vassals") == [gold, 0]


def test_a_vassal_on_two_inner_edges_counts_once() -> None:
    """S17."""
    state, _ = draw("g1", at="j10", cards=f"vassals {OTHERS}")
    assert golds(state, "vassals") == [1, 0]


def test_captains_pay_for_pieces_next_to_three_of_the_players_pieces() -> None:
    """S18: a piece next to four of the player's pieces earns, too."""
    state, expected = draw(
        """
        g1 g! g1 d. d2
          g! g! d. d. d.
        """,
        cards=f"captains {OTHERS}",
    )
    found = entry(state, "captains")
    assert (found.gold, names(found.hexes)) == (3, names(expected))


def test_scouts_earn_next_to_the_removed_terrain() -> None:
    """S19: each piece that is next to the removed terrain, but not on it, earns 1 gold."""
    state, expected = draw(
        """
        g! f. g! d. f1 f.
          g! g! d. g! d. d.
        g1 d. d. d. d. d2
        """,
        cards=f"scouts {OTHERS}",
        removed_terrain="flower-field",
    )
    found = entry(state, "scouts")
    assert (found.gold, names(found.hexes)) == (5, names(expected))


def test_scouts_earn_nothing_away_from_the_removed_terrain() -> None:
    """S19."""
    state, _ = draw("g1 g1 d. g2", cards=f"scouts {OTHERS}", removed_terrain="forest")
    assert golds(state, "scouts") == [0, 0]
