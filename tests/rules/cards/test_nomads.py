"""S11 to S13: the cards of Nomads, which pay for new pieces during the game."""

import pytest

from referee.board.hexes import named
from referee.model.actions import Build, BuildWith, Finish, MoveWith, Place, Redraw
from referee.model.events import GoldGained
from referee.model.state import State
from tests.drawing import draw, entry, events, golds, play

CARDS = "families shepherds ambassadors"


def gold_after(state: State, *hexes: str) -> int:
    """The first player's gold after the mandatory builds on these hexes."""
    return play(state, *(Build(named(at)) for at in hexes)).players[0].gold


FIELD = """
    g. g. g. g. g.
      g1 g1 g. g. g.
    g. g. g. g. g.
"""


@pytest.mark.parametrize(
    ("hexes", "gold"),
    [
        ("a1 b1 c1", 2),
        ("a1 c1 b1", 2),
        ("c2 d2 e2", 2),
        ("c1 c2 d3", 2),
        ("b1 c1 d1", 2),
        ("a1 b1 a3", 0),
        ("b1 c1 c2", 0),
        ("a3 b3 c2", 0),
    ],
)
def test_families_earn_for_three_in_a_straight_line(hexes: str, gold: int) -> None:
    """S11: the line must be unbroken. Earlier pieces and the order of the builds do not matter."""
    state, _ = draw(FIELD, cards="families knights lords")
    assert gold_after(state, *hexes.split()) == gold


def test_families_along_the_other_diagonal() -> None:
    """S11, G3."""
    state, _ = draw(
        """
        d. d. g. d.
          d. g. d. d.
        d. g. d. d.
        """,
        cards="families knights lords",
    )
    assert gold_after(state, "c1", "b2", "b3") == 2


def test_families_are_paid_once_with_the_third_build() -> None:
    """S11."""
    state, _ = draw("d1 g. g. g. d.", cards="families knights lords", gold={1: 4})
    state = play(state, Build(named("b1")), Build(named("c1")))
    assert GoldGained(0, 2, "families") in events(state, Build(named("d1")))
    state = play(state, Build(named("d1")))
    assert state.players[0].gold == 6


def test_families_need_three_builds() -> None:
    """S11: a mandatory action of fewer than three builds earns nothing."""
    state, _ = draw("d1 g1 g. g. d.", cards="families knights lords", supply={1: 2})
    assert gold_after(state, "c1", "d1") == 0


def test_families_do_not_count_extra_actions() -> None:
    """S11, T1."""
    state, _ = draw("g1 L. d1 g. g. g. g.", locations="farm", cards="families knights lords")
    state = play(state, BuildWith("farm", named("d1")))
    assert gold_after(state, "e1", "f1") == 0
    assert gold_after(state, "e1", "f1", "g1") == 2


def test_families_may_stand_on_two_terrains() -> None:
    """S11, T3: the card becomes useless after two builds, so the third is on another terrain."""
    state, _ = draw("d1 g. g. c. c. d.", cards="families knights lords", deck="canyon grass", hands={2: "forest"})
    state = play(state, Build(named("b1")), Build(named("c1")), Redraw(), Build(named("d1")))
    assert state.players[0].gold == 2


def test_shepherds_earn_if_no_adjacent_hex_of_the_same_terrain_is_empty() -> None:
    """S12."""
    state, _ = draw("d1 g. g. g. d. g.", cards="shepherds knights lords")
    assert gold_after(state, "b1") == 0
    assert gold_after(state, "b1", "c1") == 0
    assert gold_after(state, "b1", "c1", "d1") == 2


def test_shepherds_earn_if_no_adjacent_hex_has_the_same_terrain() -> None:
    """S12: empty hexes of other terrains do not matter."""
    state, _ = draw("d1 g. d. g. d. g.", cards="shepherds knights lords")
    assert gold_after(state, "b1", "d1", "f1") == 6


def test_pieces_and_walls_fill_a_hex_for_shepherds() -> None:
    """S12."""
    state, _ = draw("d1 g. g2 d. d.", cards="shepherds knights lords")
    assert gold_after(state, "b1") == 2
    state, _ = draw("d1 g. g# d. d.", cards="shepherds knights lords")
    assert gold_after(state, "b1") == 2
    state, _ = draw("d1 g. gV d. d.", cards="shepherds knights lords")
    assert gold_after(state, "b1") == 2


def test_the_block_of_a_warrior_does_not_fill_a_hex_for_shepherds() -> None:
    """S12, X5: the hex next to the warrior is empty, although no player can build there."""
    state, _ = draw("d1 g. g. dW d.", cards="shepherds knights lords")
    assert gold_after(state, "b1") == 0


def test_shepherds_check_the_terrain_that_is_built_on() -> None:
    """S12, L8: for a build with a tile, the terrain of the hex counts, not that of the played card."""
    state, _ = draw("c1 L. c1 d. g. g. g.", locations="oasis", cards="shepherds knights lords")
    assert play(state, BuildWith("oasis", named("d1"))).players[0].gold == 2


def test_shepherds_at_the_corner_of_the_board() -> None:
    """S12, G3."""
    state, _ = draw(
        """
          d. d. d.
        d. d. g1
          d. d. g.
        """,
        at="r18",
        cards="shepherds knights lords",
    )
    assert gold_after(state, "t20") == 2


def test_ambassadors_earn_for_another_player_next_to_the_new_piece() -> None:
    """S13: each build earns once, however many of the other players' pieces it touches."""
    state, _ = draw(
        """
        d1 g. g2 g. d. g.
          g. g3 d. d. d. g.
        """,
        cards="ambassadors knights lords",
    )
    assert gold_after(state, "b1") == 1
    assert gold_after(state, "b1", "a2") == 2
    state, _ = draw("d1 g. g. g. d2 g1", cards="ambassadors knights lords")
    assert gold_after(state, "b1", "c1") == 0
    assert gold_after(state, "b1", "c1", "d1") == 1


@pytest.mark.parametrize(("piece", "gold"), [("gW", 0), ("mV", 1), ("wS", 1), ("g#", 0), ("g1", 0)])
def test_ambassadors_count_the_figures_of_other_players(piece: str, gold: int) -> None:
    """S13, G10: a wagon or ship counts as presence. Warriors prevent builds beside them, and walls have no owner."""
    state, _ = draw(f"d1 g. {piece} d. g.", cards="ambassadors knights lords")
    if piece == "gW":
        assert gold_after(state, "e1") == 0
    else:
        assert gold_after(state, "b1") == gold


def test_a_scout_of_another_player_pays_no_ambassadors() -> None:
    """S13, H7, M3: f2 is next to the active player's scout, but to none of that player's other pieces."""
    state, _ = draw(
        """
        g1 g. L. m. L. d2 g. g.
          m. m. m. m. m. w. wt m.
        """,
        locations={"c1": "farm", "e1": "canoe"},
        lost={2: "c1"},
        cards="ambassadors knights lords",
    )
    state = play(state, Build(named("b1")), BuildWith("canoe", named("f2")))
    assert [player.gold for player in state.players] == [0, 0]


def test_a_city_hall_of_another_player_is_presence_for_ambassadors() -> None:
    """S13, G10, X4."""
    state, _ = draw(
        """
        d. d. dH dH g. d1
          d. dH dH dH d. d.
        d. d. dH dH d. d.
        """,
        cards="ambassadors knights lords",
    )
    assert gold_after(state, "e1") == 1


def test_a_move_is_not_a_build() -> None:
    """S12, S13: a move pays nothing."""
    state, _ = draw("L. g1 d. g. g2 d.", locations="paddock", cards=CARDS)
    after_move = play(state, MoveWith("paddock", named("b1"), named("d1")))
    assert after_move.players[0].gold == 0


def test_a_step_of_a_figure_is_not_a_build() -> None:
    """S12, S13, X6."""
    state, _ = draw("L. gv c. g2 d. d.", locations="wagon", cards=CARDS, around="w", card="desert")
    moved = play(state, MoveWith("wagon", named("b1"), named("c1")), Finish())
    assert moved.players[0].gold == 0


@pytest.mark.parametrize(
    ("tile", "hex_of", "around"), [("barracks", "c", "m"), ("wagon", "m", "w"), ("lighthouse", "w", "m")]
)
def test_placing_a_figure_is_a_build(tile: str, hex_of: str, around: str) -> None:
    """S12, S13, X5, X6, X7: shepherds pay only if no empty hex next to the figure has the terrain it stands on."""
    state, _ = draw(f"d. L. d1 {hex_of}. d2 d.", locations=tile, cards=CARDS, around=around, card="desert")
    happened = events(state, Place(tile, named("d1")))
    assert GoldGained(0, 2, "shepherds") in happened
    assert GoldGained(0, 1, "ambassadors") in happened
    assert play(state, Place(tile, named("d1"))).players[0].gold == 3
    state, _ = draw(f"d. L. d1 {hex_of}. {hex_of}. d2", locations=tile, cards=CARDS, around=around, card="desert")
    assert play(state, Place(tile, named("d1"))).players[0].gold == 0


def test_a_wall_is_not_a_build() -> None:
    """S12, S13, N7."""
    state, _ = draw("d. L. d1 g. d2 d.", locations="quarry", cards=CARDS)
    assert play(state, Place("quarry", named("d1"))).players[0].gold == 0


HALL = """
    m. {} g. g. g1 L.
      m. g. g. g. m. m.
    m. m. g. g. {} m.
"""


@pytest.mark.parametrize(
    ("left", "right", "shepherds", "ambassadors"),
    [
        ("m.", "m.", 14, 0),
        ("g.", "m.", 10, 0),
        ("g2", "m.", 14, 2),
        ("g2", "d2", 14, 4),
        ("g.", "g2", 10, 2),
        ("d.", "g.", 10, 0),
    ],
)
def test_each_hex_of_a_city_hall_is_a_build_of_its_own(
    left: str, right: str, shepherds: int, ambassadors: int
) -> None:
    """S12, S13, X4: each of the seven hexes is judged after the whole city hall is on the board."""
    state, _ = draw(HALL.format(left, right), locations="city-hall", cards=CARDS, card="desert")
    happened = [event for event in events(state, Place("city-hall", named("c2"))) if isinstance(event, GoldGained)]
    assert sum(event.gold for event in happened if event.source == "shepherds") == shepherds
    assert sum(event.gold for event in happened if event.source == "ambassadors") == ambassadors
    assert sum(event.gold for event in happened) == shepherds + ambassadors


def test_gold_gained_during_play_is_not_scored_again() -> None:
    """S11, S12, S13, E2."""
    state, _ = draw("d1 g. g. g. d2 d.", cards=CARDS)
    state = play(state, *(Build(named(at)) for at in ("b1", "c1", "d1")))
    assert state.players[0].gold == 5
    assert [golds(state, card) for card in CARDS.split()] == [[0, 0]] * 3
    assert entry(state, "gold").gold == 5


def test_shepherds_and_ambassadors_pay_for_a_donation_and_families_do_not() -> None:
    """S11, S12, S13, N2."""
    state, _ = draw("g1 d. d. d. g2 g.", cards=CARDS, held={1: "donation-desert"})
    state = play(state, *(BuildWith("donation-desert", named(at)) for at in ("b1", "c1", "d1")))
    assert state.players[0].gold == 3
