"""Scores: entries, totals, ranks and winners."""

from random import Random

import pytest

from referee.board.hexes import NOWHERE, names
from referee.board.terrain import Terrain
from referee.engine.score import Entry, score
from referee.model.ruleset import LordsZero, Ruleset
from referee.model.vocabulary import Colour
from referee.rules.catalogue import CARDS, TASKS
from tests import second
from tests.drawing import draw, entry
from tests.games import document, late_start
from tests.share import seeds

PICTURE = """
    w. g! g! K. g2 d.
      g1 d. g1 L. g3 d.
"""


def test_every_card_and_the_castles_are_listed_in_the_order_of_the_table() -> None:
    state, _ = draw(PICTURE, locations="farm", cards="knights fishermen workers")
    for player in score(state).players:
        assert [(found.source, found.rule) for found in player.entries] == [
            ("knights", "S6"),
            ("fishermen", "S1"),
            ("workers", "S3"),
            ("castles", "C1"),
        ]


def test_gold_gained_during_play_is_listed_only_if_there_is_some() -> None:
    state, _ = draw(PICTURE, locations="farm", gold={2: 5})
    sources = [[found.source for found in player.entries] for player in score(state).players]
    assert ["gold" in found for found in sources] == [False, True, False]
    assert entry(state, "gold", 2) == Entry("gold", "E2", 5, NOWHERE, {}, ())


def test_the_score_shows_the_earning_hexes_and_the_count() -> None:
    state, expected = draw(PICTURE, locations="farm", cards="knights fishermen workers")
    found = entry(state, "knights")
    assert (found.gold, names(found.hexes), found.facts, found.options) == (4, names(expected), {"count": 2}, ())
    castles = entry(state, "castles")
    assert (castles.gold, names(castles.hexes), castles.facts) == (3, ["d1"], {"count": 1})


def test_the_total_is_the_sum_and_the_rank_follows_it() -> None:
    state, _ = draw(PICTURE, locations="farm", cards="knights fishermen workers")
    first, second, third = score(state).players
    assert [found.gold for found in first.entries] == [4, 2, 2, 3]
    assert [found.gold for found in second.entries] == [2, 0, 1, 3]
    assert [found.gold for found in third.entries] == [2, 0, 1, 0]
    assert [(player.colour, player.total, player.rank) for player in (first, second, third)] == [
        (Colour.BLUE, 11, 1),
        (Colour.ORANGE, 6, 2),
        (Colour.BLACK, 3, 3),
    ]
    assert score(state).winners == (Colour.BLUE,)


def test_players_with_equal_gold_share_a_rank() -> None:
    state, _ = draw("g1 d. g2 d. g3 d. g4 g4", cards="hermits discoverers knights", gold={1: 9, 2: 9, 4: 3})
    assert [(player.total, player.rank) for player in score(state).players] == [(13, 1), (13, 1), (4, 4), (9, 3)]
    assert score(state).winners == (Colour.BLUE, Colour.ORANGE)


def test_before_the_first_settlement_all_players_have_nothing_and_share_the_first_rank() -> None:
    for cards in ("fishermen miners workers", "merchants discoverers knights", "hermits citizens farmers"):
        state, _ = draw("g. g. g.", cards=cards)
        assert [(player.total, player.rank) for player in score(state).players] == [(0, 1), (0, 1)]
    state, _ = draw("g. g. g.", cards="lords citizens farmers")
    assert [player.total for player in score(state).players] == [0, 0]


def test_a_position_scores_the_same_as_its_state() -> None:
    state, _ = draw(PICTURE, locations="farm", cards="lords merchants farmers", gold={3: 2})
    assert score(state.position) == score(state)
    assert score(state.position._replace(location_tiles=None)) == score(state)


def test_a_score_can_be_asked_for_at_any_time() -> None:
    state, _ = draw(PICTURE, locations="farm")
    assert score(state._replace(frames=(), ending=True)) == score(state)


def test_options_are_named_where_they_decide() -> None:
    for zero, gold in ((LordsZero.SECOND, 6), (LordsZero.NOTHING, 0)):
        state, _ = draw("g1 g. g.", cards="lords hermits knights", ruleset=Ruleset(lords_zero=zero))
        second = score(state).players[1]
        assert [(found.source, found.options) for found in second.entries] == [
            ("lords", ("lords_zero",)),
            ("hermits", ()),
            ("knights", ()),
            ("castles", ()),
        ]
        assert second.total == gold


FORTRESS = """
    g. g1 g1 K. L.
      g1 g1 g1 g. g.
    g. g1 g1 g. g2
"""


def test_tasks_are_listed_between_the_cards_and_the_castles() -> None:
    """E2, X10: the entry of a task has the hexes that fulfil it, or no hexes if the task is not fulfilled."""
    state, _ = draw(FORTRESS, locations="fort", tasks="fortress")
    first, second = score(state).players
    assert [(found.source, found.rule) for found in first.entries] == [
        ("fishermen", "S1"),
        ("knights", "S6"),
        ("merchants", "S4"),
        ("fortress", "X10"),
        ("castles", "C1"),
    ]
    assert (entry(state, "fortress").gold, names(entry(state, "fortress").hexes)) == (
        6,
        ["a2", "b1", "b2", "b3", "c1", "c2", "c3"],
    )
    assert (entry(state, "fortress", 2).gold, entry(state, "fortress", 2).hexes) == (0, NOWHERE)
    assert first.total - second.total > 6


def test_tasks_add_to_the_total() -> None:
    """E2."""
    state, _ = draw(FORTRESS, locations="fort", tasks="fortress")
    without = state._replace(tasks=())
    assert [
        with_task.total - alone.total
        for with_task, alone in zip(score(state).players, score(without).players, strict=True)
    ] == [6, 0]


def test_gold_of_cards_paid_during_the_game_is_listed_once() -> None:
    """S11, S12, S13, E2."""
    state, _ = draw("g1 g. g. g2", cards="families shepherds ambassadors", gold={1: 7})
    assert [(found.source, found.gold) for found in score(state).players[0].entries] == [
        ("families", 0),
        ("shepherds", 0),
        ("ambassadors", 0),
        ("castles", 0),
        ("gold", 7),
    ]


def test_a_position_with_figures_walls_and_tasks_scores_the_same_as_its_state() -> None:
    """G10."""
    state, _ = draw("g1 gw g# mv ws K. L. g2", locations="fort", cards="hermits lords knights")
    assert score(state.position) == score(state)
    assert score(state.position._replace(location_tiles=None, nomad_tiles=None)) == score(state)


def test_palaces_and_capitols_are_listed_after_the_castles() -> None:
    """E2, M7, Q1: each entry has the hexes that earn its gold."""
    state, _ = draw("g1 P. d. C. g2 g2 d. d. K.")
    assert [(found.source, found.rule) for found in score(state).players[0].entries] == [
        ("fishermen", "S1"),
        ("knights", "S6"),
        ("merchants", "S4"),
        ("castles", "C1"),
        ("palaces", "M7"),
        ("capitols", "Q1"),
    ]
    assert (entry(state, "palaces").gold, names(entry(state, "palaces").hexes)) == (5, ["a1"])
    assert (entry(state, "capitols", 2).gold, names(entry(state, "capitols", 2).hexes)) == (2, ["e1", "f1"])
    assert (entry(state, "capitols").gold, entry(state, "palaces", 2).gold) == (0, 0)


def test_palaces_and_capitols_add_to_the_total() -> None:
    """E2."""
    state, _ = draw("g1 P. d. C. g2 g2 d. d. K.", cards="hermits citizens farmers")
    assert [player.total for player in score(state).players] == [1 + 5, 1 + 1 + 3 + 2]


def test_marks_are_worth_four_each() -> None:
    """E2, S24: marks keep their value wherever the pieces are now."""
    state, _ = draw("g1 g. g. g2", cards="mayors hermits citizens", marks={1: "1 7", 2: "12"})
    assert [entry(state, "mayors", player).gold for player in (1, 2)] == [8, 4]
    assert score(state.position) == score(state)


def test_rovers_are_paid_in_play() -> None:
    """E2, S25."""
    state, _ = draw("g1 g. g. g2", cards="rovers hermits citizens", gold={1: 3})
    assert (entry(state, "rovers").gold, entry(state, "gold").gold) == (0, 3)


def test_scouts_are_not_counted() -> None:
    """H7, E2: scouts earn nothing from cards, castles, palaces, capitols or tasks."""
    cards = "hermits knights workers"
    scouting, _ = draw(
        """
        g1 gt P. d. C. dt g2 K.
          d. d. d. d. L. d. d. d.
        """,
        cards=cards,
        locations="fort",
        tasks="compass-points",
    )
    alone, _ = draw(
        """
        g1 g. P. d. C. d. g2 K.
          d. d. d. d. L. d. d. d.
        """,
        cards=cards,
        locations="fort",
        tasks="compass-points",
    )
    assert [player.total for player in score(scouting).players] == [player.total for player in score(alone).players]
    assert [found.gold for found in score(scouting).players[0].entries] == [
        found.gold for found in score(alone).players[0].entries
    ]


def test_settlements_on_a_temple_tile_and_number_tiles_are_worth_nothing() -> None:
    """E2, M6, H8."""
    cards = "hermits knights citizens"
    state, _ = draw("g1 g1 g. g2", cards=cards, temple={1: 2}, numbers={1: (4, 1)})
    plain, _ = draw("g1 g1 g. g2", cards=cards)
    assert score(state).players[0].total == score(plain).players[0].total


def test_a_position_with_an_island_and_marks_scores_the_same_as_its_state() -> None:
    """Q3, S24."""
    island = "g1 g. g2\n  g. g. g.\ng. g. g.\n  g. g. g.\ng. g. K."
    state, _ = draw("g1 P. g2", island=island, cards="mayors discoverers knights", marks={1: "i:1"})
    assert score(state.position) == score(state)
    assert entry(state, "mayors").gold == 4


@pytest.mark.parametrize("seed", seeds(10, 40))
def test_every_card_and_task_is_worth_the_same_in_the_second_implementation(seed: int) -> None:
    """S1 to S25, X9 to X14, C1, M7, Q1: all cards and tasks at once, in random states late in a game."""
    state = late_start(Random(seed))
    state = state._replace(
        cards=tuple(CARDS), tasks=tuple(TASKS), removed_terrain=state.removed_terrain or Terrain.FOREST
    )
    expected = second.scores(document(state))
    for player in score(state).players:
        gold = {found.source: found.gold for found in player.entries}
        assert {"gold": 0} | gold | {"total": player.total} == expected[player.colour]
