"""S20 to S25: the cards of Harvest."""

import pytest

from referee.board.geography import LINE_NAMES
from referee.board.hexes import named, names
from referee.engine.play import permits
from referee.model.actions import Build, BuildWith, EndTurn, MoveWith, Place, Remove, Reveal
from referee.model.events import EndTriggered, GoldGained, LineMarked
from referee.model.frames import Turning, turn_of
from referee.model.ruleset import RoversTiming, Ruleset
from referee.model.state import State
from referee.model.vocabulary import TerrainCard
from tests.drawing import builds, draw, entry, events, golds, play

OTHERS = "knights lords"


def marks(state: State, player: int = 1) -> list[str]:
    """The names of the horizontal lines that a player has marked."""
    return [LINE_NAMES[line] for line in state.players[player - 1].marks]


def test_homesteaders_earn_in_the_sector_where_they_have_most() -> None:
    """S20: only one sector counts, even if two contain the same number of pieces."""
    state, _ = draw("g1 g1 g1 g1 g1 g2 g2 g2", at="h1", cards=f"homesteaders {OTHERS}")
    assert golds(state, "homesteaders") == [3, 3]
    state, _ = draw("g1 g1 g1 g1 d. g2", at="i1", cards=f"homesteaders {OTHERS}")
    assert golds(state, "homesteaders") == [2, 1]


def test_rangers_earn_for_lines_with_exactly_one_of_their_pieces() -> None:
    """S21: a line earns 2 gold even if other players have pieces on it."""
    state, _ = draw(
        """
        g1 d. g2 d. d.
          g1 g1 d. d. g2
        mv d. g2 g2 d.
          d. ws d. d. d.
        """,
        cards=f"rangers {OTHERS}",
    )
    assert golds(state, "rangers") == [6, 4]


def test_a_line_of_the_whole_board_is_one_line_for_rangers() -> None:
    """S21, G4."""
    state, _ = draw("g1 " + "d. " * 18 + "g1", cards=f"rangers {OTHERS}")
    assert golds(state, "rangers") == [0, 0]


def test_chainers_earn_for_pieces_next_to_exactly_two() -> None:
    """S22."""
    state, expected = draw(
        """
        g1 g! g! g1 d. d2
          d. d. d. d. d. d.
        d. g! g! d. d. d.
          d. g! d. d. d. d.
        """,
        cards=f"chainers {OTHERS}",
    )
    found = entry(state, "chainers")
    assert (found.gold, names(found.hexes)) == (5, names(expected))


def test_three_are_too_many_for_chainers() -> None:
    """S22."""
    state, _ = draw(
        """
        d. g1 g1 d. d2
          g1 g1 d. d. d.
        """,
        cards=f"chainers {OTHERS}",
    )
    assert names(entry(state, "chainers").hexes) == ["a2", "c1"]


def test_travellers_earn_for_pieces_on_the_edge() -> None:
    """S23, G5: only the edge of the whole board counts, and a corner earns once."""
    state, expected = draw(
        """
        g! g! g! d. d2
          g! g1 d. d. d.
        g! d. d. d. d.
        """,
        cards=f"travellers {OTHERS}",
    )
    found = entry(state, "travellers")
    assert (found.gold, names(found.hexes)) == (5, names(expected))
    state, _ = draw("g1 g1 g1", at="i10", cards=f"travellers {OTHERS}")
    assert golds(state, "travellers") == [0, 0]
    state, _ = draw("g1 g1 g1", at="r20", cards=f"travellers {OTHERS}")
    assert golds(state, "travellers") == [3, 0]


def test_mayors_mark_a_line_with_the_fourth_piece() -> None:
    """S24: the four pieces need not be adjacent, and the mark is a settlement from the supply."""
    state, _ = draw("g1 d. g1 d. g1 g. d. g. g2", cards=f"mayors {OTHERS}")
    build = Build(named("f1"))
    assert LineMarked(0, "1") in events(state, build)
    state = play(state, build)
    assert marks(state) == ["1"]
    assert (state.players[0].supply, entry(state, "mayors").gold) == (35, 4)


def test_a_line_is_marked_once() -> None:
    """S24: no player can mark the line again, not even the one who marked it."""
    state, _ = draw("g1 g1 g1 g. g. g2 g2 g2 g2", cards=f"mayors {OTHERS}", marks={2: "1"})
    state = play(state, Build(named("d1")))
    assert (marks(state), marks(state, 2)) == ([], ["1"])
    state, _ = draw("g1 g1 g1 g1 g. g. g2", cards=f"mayors {OTHERS}", marks={1: "1"})
    assert marks(play(state, Build(named("e1")))) == ["1"]


def test_a_mark_stays() -> None:
    """S24: the mark stays although the line has only three pieces left."""
    state, _ = draw(
        """
        g1 g1 g1 g1 L. g2
          d. d. d. d. d. d.
        g. g. g. g. g. g.
        """,
        cards=f"mayors {OTHERS}",
        marks={1: "1"},
        locations="temple",
    )
    state = play(state, Remove("temple", named("a1")))
    assert marks(state) == ["1"]
    assert golds(state, "mayors") == [4, 0]


def test_a_move_marks_a_line_too() -> None:
    """S24."""
    state, _ = draw(
        """
        g1 g1 g1 d. g. g2
          d. d1 L. d. d. d.
        """,
        cards=f"mayors {OTHERS}",
        locations="refuge",
    )
    state = play(state, MoveWith("refuge", named("b2"), named("a2")))
    assert marks(state) == []
    state, _ = draw(
        """
        g1 g1 g1 d. g. g2
          d. d. d1 L. d. d.
        """,
        cards=f"mayors {OTHERS}",
        locations="refuge",
    )
    state = play(state, MoveWith("refuge", named("c2"), named("d1")))
    assert marks(state) == ["1"]


def test_figures_count_for_mayors_and_scouts_do_not() -> None:
    """S24, G10, H7."""
    state, _ = draw("mv ws g1 g. g. g2", cards=f"mayors {OTHERS}")
    assert marks(play(state, Build(named("d1")))) == ["1"]
    state, _ = draw("dt dt g1 g. g. g2", cards=f"mayors {OTHERS}")
    assert marks(play(state, Build(named("d1")))) == []


def test_a_placed_figure_marks_a_line() -> None:
    """S24, X6: the mark is a settlement from the supply."""
    state, _ = draw("g1 g1 g1 L. m. d. g. g2", cards=f"mayors {OTHERS}", locations="wagon", around="w")
    state = play(state, Place("wagon", named("e1")))
    assert marks(state) == ["1"]
    assert state.players[0].supply == 36


def test_without_a_settlement_in_the_supply_there_is_no_mark_until_the_next_build_or_move() -> None:
    """S24: the player marks the line at the next build or move if their supply then contains a settlement."""
    state, _ = draw("g1 g1 g1 g. d. g2", cards=f"mayors {OTHERS}", supply={1: 1})
    state = play(state, Build(named("d1")))
    assert marks(state) == []
    assert state.ending
    state, _ = draw(
        """
        g1 g1 g1 g1 L. g. g2
          d. d. d. d. d. d. d.
        """,
        cards=f"mayors {OTHERS}",
        locations="paddock",
        supply={1: 1},
    )
    assert marks(state) == []
    state = play(state, MoveWith("paddock", named("d1"), named("f1")))
    assert marks(state) == ["1"]


def test_the_mark_with_the_last_settlement_triggers_the_end() -> None:
    """S24, E1: the mark empties the supply, so no more builds are due."""
    state, _ = draw("g1 g1 g1 g. g. g. g2", cards=f"mayors {OTHERS}", supply={1: 2})
    build = Build(named("d1"))
    assert events(state, build)[-2:] == (LineMarked(0, "1"), EndTriggered(0))
    state = play(state, build)
    assert state.ending
    assert state.players[0].supply == 0
    assert permits(state, EndTurn())


def test_a_mark_by_a_move_triggers_the_end() -> None:
    """S24, E1."""
    state, _ = draw(
        """
        g1 g1 g1 d. g. g2
          d. d. d1 L. d. d.
        """,
        cards=f"mayors {OTHERS}",
        locations="refuge",
        supply={1: 1},
    )
    state = play(state, MoveWith("refuge", named("c2"), named("d1")))
    assert state.ending
    assert permits(state, EndTurn())


@pytest.mark.parametrize(("supply", "expected"), [({}, ["1", "2", "3"]), ({1: 2}, ["1", "2"])])
def test_several_lines_are_marked_from_the_top_as_long_as_there_are_settlements(
    supply: dict[int, int], expected: list[str]
) -> None:
    """S24: a city hall adds two pieces each to the first and third lines, and three to the second."""
    state, _ = draw(
        """
        g1 g1 d. d. d. d. g2
          L. g1 d. d. d. m. m.
        g1 g1 d. d. d. d. d.
        """,
        cards=f"mayors {OTHERS}",
        locations="city-hall",
        supply=supply,
    )
    assert marks(play(state, Place("city-hall", named("d2")))) == expected


def test_an_answer_with_a_canoe_marks_a_line() -> None:
    """S24, M3: a build in another player's turn can mark a line, too."""
    state, _ = draw(
        """
        g1 g. L. m. m. m. m. m. m. g.
          m. m. m. d2 L. d2 d2 s. m. g.
        """,
        cards=f"mayors {OTHERS}",
        locations={"c1": "farm", "e2": "canoe"},
        lost={2: "c1"},
    )
    state = play(state, Build(named("b1")), BuildWith("canoe", named("h2")))
    assert (marks(state), marks(state, 2)) == ([], ["2"])


ROADS = "g1 g. g. g. d. d2"


def test_rovers_earn_at_the_end_of_the_turn() -> None:
    """S25, V rovers-timing, T4: the player earns 1 gold for each section where they built."""
    state, _ = draw(ROADS, at="i1", cards=f"rovers {OTHERS}")
    state = play(state, Build(named("j1")), Build(named("k1")), Build(named("l1")))
    assert state.players[0].gold == 0
    turn = state.frames[0]
    assert isinstance(turn, Turning)
    assert turn.sectors == (0, 1)
    assert events(state, EndTurn())[0] == GoldGained(0, 2, "rovers")
    state = play(state, EndTurn(), Reveal(None))
    assert state.players[0].gold == 2
    assert golds(state, "rovers") == [0, 0]


def test_rovers_may_earn_at_each_build() -> None:
    """S25, V rovers-timing: the first build in each section earns 1 gold at once."""
    state, _ = draw(ROADS, at="i1", cards=f"rovers {OTHERS}", ruleset=Ruleset(rovers_timing=RoversTiming.EACH_BUILD))
    found = []
    for at in ("j1", "k1", "l1"):
        state = play(state, Build(named(at)))
        found.append(state.players[0].gold)
    assert found == [1, 2, 2]
    state = play(state, EndTurn(), Reveal(None))
    assert state.players[0].gold == 2


def test_rovers_count_the_builds_of_tiles() -> None:
    """S25: the builds of extra actions count, too."""
    state, _ = draw(
        "g1 L. g. g. g. g. d2", at="h1", locations="farm", cards=f"rovers {OTHERS}", built="", card="grass"
    )
    state = play(state, BuildWith("farm", named("j1")))
    turn = state.frames[0]
    assert isinstance(turn, Turning)
    assert turn.sectors == (0,)


def test_rovers_count_no_moves_and_no_figures() -> None:
    """S25: only built settlements count."""
    kinds = {"b1": "wagon", "d1": "paddock"}
    state, _ = draw("g1 L. g1 L. g. m. g. g2", locations=kinds, cards=f"rovers {OTHERS}", around="w")
    state = play(state, MoveWith("paddock", named("c1"), named("e1")), Place("wagon", named("f1")))
    turn = state.frames[0]
    assert isinstance(turn, Turning)
    assert turn.sectors == ()


@pytest.mark.parametrize("timing", RoversTiming)
def test_rovers_ignore_answers_in_another_players_turn(timing: RoversTiming) -> None:
    """S25, M3: the build on k1, in the second sector, does not count because it is in another player's turn."""
    state, _ = draw(
        "g. g. g1 g. L. m. L. d2 s. s.",
        at="c1",
        locations={"g1": "farm", "i1": "canoe"},
        lost={2: "g1"},
        cards=f"rovers {OTHERS}",
        ruleset=Ruleset(rovers_timing=timing),
    )
    state = play(state, Build(named("f1")), BuildWith("canoe", named("k1")))
    assert state.players[1].gold == 0
    turn = state.frames[0]
    assert isinstance(turn, Turning)
    assert turn.sectors == (0,)
    state = play(state, Build(named("d1")), Build(named("c1")), EndTurn(), Reveal(None))
    assert [player.gold for player in state.players] == [1, 0]


@pytest.mark.parametrize(("timing", "gold"), [(RoversTiming.END_OF_TURN, 0), (RoversTiming.EACH_BUILD, 2)])
def test_rovers_count_an_answer_by_the_player_whose_turn_it_is(timing: RoversTiming, gold: int) -> None:
    """S25, M3: the active player's canoe build on m1 is part of their own turn and adds the second sector."""
    state, _ = draw(
        """
        g1 g. L. m. L. d2 s. L. m. w. g.
          L. m. m. m. m. m. m. m. m. m. m.
        """,
        at="d1",
        locations={"f1": "farm", "h1": "canoe", "k1": "oasis", "d2": "canoe"},
        lost={1: "k1", 2: "f1"},
        cards=f"rovers {OTHERS}",
        ruleset=Ruleset(rovers_timing=timing),
    )
    state = play(state, Build(named("e1")), BuildWith("canoe", named("j1")), BuildWith("canoe", named("m1")))
    assert turn_of(state.frames, 0) == Turning(0, TerrainCard.GRASS, 2, (named("e1"),), sectors=(0, 1))
    assert turn_of(state.frames, 1) is None
    assert [player.gold for player in state.players] == [gold, 0]


def test_rovers_start_each_turn_without_sectors() -> None:
    """S25: the sectors of player 1 do not count in the turn of player 2."""
    state, _ = draw("g1 g1 g1 g1 g. g. g. g2", built="b1 c1 d1", sectors="1", cards=f"rovers {OTHERS}")
    state = play(state, EndTurn(), Reveal(None))
    turn = state.frames[0]
    assert isinstance(turn, Turning)
    assert (turn.player, turn.sectors) == (1, ())


def test_without_rovers_no_sectors_are_noted() -> None:
    """S25."""
    state, _ = draw(ROADS, at="i1")
    state = play(state, Build(named("j1")))
    turn = state.frames[0]
    assert isinstance(turn, Turning)
    assert turn.sectors == ()
    assert names(builds(state)) == ["k1"]
