"""N6: the resettlement, free and loose."""

import pytest

from referee.board.hexes import named, names
from referee.engine.judge import judge
from referee.engine.legal import permits
from referee.model.actions import Build, EndTurn, Finish, MoveWith
from referee.model.events import Moved, TileLost, TileTaken
from referee.model.frames import Using
from referee.model.ruleset import PRESETS, Resettlement, Ruleset
from referee.model.state import State
from referee.model.vocabulary import Verdict
from tests.drawing import draw, draw_move, events, held, movable, moves, nomads, play

LOOSE = Ruleset(resettlement=Resettlement.LOOSE)


def step(origin: str, to: str) -> MoveWith:
    return MoveWith("resettlement", named(origin), named(to))


def reach(state: State, origin: str) -> list[str]:
    return names(moves(state, "resettlement", named(origin)))


def test_a_step_goes_to_any_of_the_six_hexes_around() -> None:
    """N6, G7: on any suitable terrain; adjacency does not matter."""
    state, origin, expected = draw_move(
        """
        g. g. d* c* w. g1
          g. m. go f* g. g1
        g. g. t* g2 g. g.
        """,
        held={1: "resettlement"},
    )
    assert names(moves(state, "resettlement", origin)) == names(expected)


def test_a_step_keeps_away_from_warriors_and_walls() -> None:
    """N6, X5, N7."""
    state, origin, expected = draw_move(
        """
        g. gW d. c* w. g1
          g. g. go g# g. g1
        g. g. g* g* g. g.
        """,
        held={1: "resettlement"},
    )
    assert names(moves(state, "resettlement", origin)) == names(expected)


def test_a_step_at_the_corner_of_the_board() -> None:
    """N6, G3."""
    state, origin, expected = draw_move(
        """
          g1 d* g*
        g1 g* go
          g. g* g*
        """,
        at="r18",
        held={1: "resettlement"},
    )
    assert names(moves(state, "resettlement", origin)) == names(expected)


def test_four_steps_are_shared_by_settlements() -> None:
    """N6: in any order, also the same one again later."""
    state, _ = draw(
        """
        g1 g. g. g. g.
          g. g. g. g. g.
        g. g. g. g1 g1
        """,
        held={1: "resettlement"},
    )
    state = play(state, step("a1", "b1"))
    assert state.frames[-1] == Using(0, "resettlement", 3, named("b1"))
    state = play(state, step("d3", "c3"), step("b1", "c1"))
    assert state.frames[-1] == Using(0, "resettlement", 1, named("c1"))
    state = play(state, step("c1", "d1"))
    assert len(state.frames) == 1
    assert names(state.players[0].settlements) == ["c3", "d1", "e3"]
    assert nomads(state) == ["resettlement 1 used"]
    assert names(movable(state, "resettlement")) == []


def test_fewer_steps_are_enough() -> None:
    """N6, T6: finished, never just left."""
    state, _ = draw("g1 g. g. d1 d1 g.", held={1: "resettlement"})
    state = play(state, step("a1", "b1"))
    for action in (EndTurn(), Build(named("c1"))):
        assert not permits(state, action)
    state = play(state, Finish())
    assert len(state.frames) == 1
    assert permits(state, Build(named("c1")))


def test_a_settlement_may_step_back() -> None:
    """N6: every step is a move of its own."""
    state, _ = draw("g1 g. g. d1 d1 g.", held={1: "resettlement"})
    state = play(state, step("a1", "b1"), step("b1", "a1"), Finish())
    assert names(state.players[0].settlements) == ["a1", "d1", "e1"]


def test_resettlement_ends_by_itself_when_no_step_is_left() -> None:
    """N6: from water there is no way back."""
    state, _ = draw(
        """
        L. w1 g. w. w. w1 w1
          w. w. w. w. w. w. w.
        """,
        locations="harbor",
        held={1: "resettlement"},
    )
    state = play(state, step("b1", "c1"))
    assert len(state.frames) == 1


def test_no_settlement_can_move_where_nothing_is_buildable() -> None:
    """N6."""
    state, _ = draw("g1 g1 g1 g2 w. d. d.", held={1: "resettlement"}, card="desert")
    assert names(movable(state, "resettlement")) == []


def test_only_settlements_are_resettled() -> None:
    """N6, X8: no figures, no pieces of others."""
    state, expected = draw("g. g! d. gv d. g! g! d. g2 d. w. ws", held={1: "resettlement"})
    assert names(movable(state, "resettlement")) == names(expected)


def test_every_step_takes_and_loses_tiles() -> None:
    """N6, L1, L3, N1."""
    state, _ = draw(
        """
        L. g1 g. g. g. g1 g1
          w. w. L. n. w. w. w.
        """,
        locations={"a1": "farm", "c2": "oasis"},
        spaces="sword",
        held={1: "resettlement"},
    )
    assert events(state, step("b1", "c1")) == (
        Moved(0, named("b1"), named("c1"), "resettlement"),
        TileTaken(0, "oasis", named("c2")),
        TileLost(0, "farm", named("a1")),
    )
    state = play(state, step("b1", "c1"))
    assert events(state, step("c1", "d1")) == (
        Moved(0, named("c1"), named("d1"), "resettlement"),
        TileTaken(0, "sword", named("d2")),
    )
    state = play(state, step("c1", "d1"), step("d1", "e1"))
    assert held(state) == []
    assert nomads(state) == ["resettlement 1 used", "sword 2"]


def test_a_tile_taken_in_passing_is_lost_on_leaving() -> None:
    """N6, L3, L1: and cannot be taken again."""
    state, _ = draw(
        """
        d1 g. g. g. g. d1 d1
          w. w. L. w. w. w. w.
        """,
        locations="oasis",
        held={1: "resettlement"},
    )
    state = play(state, step("a1", "b1"), step("b1", "c1"))
    assert held(state) == ["oasis c2 fresh"]
    state = play(state, step("c1", "b1"))
    assert held(state) == []
    state = play(state, step("b1", "c1"))
    assert held(state) == []
    assert state.location_tiles[named("c2")] == 1


CROWD = """
    g1 g. g1 w.
      g1 g. w. w.
    w. w. w. w.
"""


def test_a_loose_settlement_may_not_end_next_to_two_own_pieces() -> None:
    """V resettlement, N6, T6: it may pass there, but neither stop nor let another one move."""
    state, _ = draw(CROWD, held={1: "resettlement"}, ruleset=LOOSE)
    assert reach(state, "a2") == ["b1", "b2"]
    state = play(state, step("a2", "b1"))
    assert not permits(state, Finish())
    assert reach(state, "a1") == reach(state, "c1") == []
    assert reach(state, "b1") == ["a2", "b2"]
    state = play(state, step("b1", "b2"))
    assert permits(state, Finish())


def test_a_free_settlement_may_end_next_to_two_own_pieces() -> None:
    """V resettlement, N6."""
    state, _ = draw(CROWD, held={1: "resettlement"})
    state = play(state, step("a2", "b1"))
    assert permits(state, Finish())
    assert reach(state, "a1") == ["a2"]


def test_a_loose_step_must_leave_a_valid_end_within_reach() -> None:
    """V resettlement, N6: the fourth step is the last one."""
    there_and_back = (step("a2", "b2"), step("b2", "a2"), step("a2", "b2"))
    for ruleset, verdict, reached in (
        (LOOSE, Verdict.ILLEGAL, ["a2"]),
        (Ruleset(), Verdict.LEGAL, ["a2", "b1"]),
    ):
        state, _ = draw(CROWD, held={1: "resettlement"}, ruleset=ruleset)
        state = play(state, *there_and_back)
        assert state.frames[-1] == Using(0, "resettlement", 1, named("b2"))
        assert reach(state, "b2") == reached
        ruling = judge(state, step("b2", "b1"))
        assert (ruling.verdict, ruling.options) == (verdict, ("resettlement",))


def test_a_loose_settlement_counts_figures_as_pieces() -> None:
    """V resettlement, N6, G10: but not walls or the pieces of others."""
    for right, crowded in (("mv", True), ("g#", False), ("g2", False)):
        state, _ = draw(CROWD.replace("g. g1 w.", f"g. {right} w."), held={1: "resettlement"}, ruleset=LOOSE)
        state = play(state, step("a2", "b1"))
        assert permits(state, Finish()) is not crowded


def test_a_loose_settlement_that_does_not_move_may_stay_in_a_crowd() -> None:
    """V resettlement, N6: what counts is where it ends."""
    state, _ = draw(
        """
        g1 g1 g1 g. g.
          w. w. w. g. w.
        """,
        held={1: "resettlement"},
        ruleset=LOOSE,
    )
    state = play(state, step("c1", "d1"), Finish())
    assert names(state.players[0].settlements) == ["a1", "b1", "d1"]


def test_a_loose_settlement_without_a_valid_end_cannot_begin() -> None:
    """V resettlement, N6."""
    state, _ = draw(
        """
        g1 g. g1 w.
          w1 w. w. w.
        L. w. w. w.
        """,
        locations="harbor",
        held={1: "resettlement"},
        ruleset=LOOSE,
    )
    assert reach(state, "a2") == []
    assert reach(state, "a1") == ["b1"]


@pytest.mark.parametrize(("preset", "verdict"), [("big-box-en", Verdict.LEGAL), ("big-box-es", Verdict.ILLEGAL)])
def test_the_presets_differ_about_a_crowd(preset: str, verdict: Verdict) -> None:
    """V resettlement, V presets, N6."""
    state, _ = draw(CROWD, held={1: "resettlement"}, ruleset=PRESETS[preset])
    state = play(state, step("a2", "b1"))
    assert judge(state, Finish()).verdict is verdict


def test_a_loose_settlement_ends_when_another_one_is_moved() -> None:
    """V resettlement, N6."""
    state, _ = draw("g1 g. g. d. g. g1 g. d. g1", held={1: "resettlement"}, ruleset=LOOSE)
    state = play(state, step("a1", "b1"))
    assert reach(state, "f1") == ["e1", "g1"]
    assert permits(state, Finish())


def test_a_loose_settlement_that_has_ended_may_get_company_afterwards() -> None:
    """V resettlement, N6: it is looked at when it ends, not later."""
    state, _ = draw("g1 g. g1 g. g1 w.", held={1: "resettlement"}, ruleset=LOOSE)
    state = play(state, step("c1", "b1"), step("e1", "d1"), step("d1", "c1"))
    assert permits(state, Finish())
    assert names(state.players[0].settlements) == ["a1", "b1", "c1"]
