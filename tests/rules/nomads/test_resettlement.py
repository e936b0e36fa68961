"""N6: the resettlement, with its option set to free or to loose."""

from itertools import pairwise

import pytest

from referee.board.geography import LINE_NAMES
from referee.board.hexes import named, names
from referee.engine.audit import audit
from referee.engine.play import judge, permits
from referee.model.actions import Action, Build, BuildWith, EndTurn, Finish, MoveWith
from referee.model.events import GoldGained, LineMarked, Moved, TileLost, TileSpent, TileTaken
from referee.model.frames import Reacting, Using
from referee.model.ruleset import PRESETS, Resettlement, Ruleset
from referee.model.state import State
from referee.model.vocabulary import Verdict
from tests.drawing import draw, draw_move, events, movable, moves, nomads, play, tiles_of

LOOSE = Ruleset(resettlement=Resettlement.LOOSE)


def step(origin: str, to: str) -> MoveWith:
    return MoveWith("resettlement", named(origin), named(to))


def move_event(origin: str, to: str) -> Moved:
    return Moved(0, named(origin), named(to), "resettlement")


def walk(state: State, *actions: Action) -> State:
    """The state after these actions, each of which must lead to a possible state."""
    for action in actions:
        state = play(state, action)
        assert audit(state) == (), action
    return state


def open_reaction(state: State) -> Reacting | None:
    """The frame of the reaction in progress; None if there is none."""
    top = state.frames[-1]
    return top if isinstance(top, Reacting) else None


def marked_lines(state: State) -> list[str]:
    return [LINE_NAMES[line] for line in state.players[0].marks]


def reach(state: State, origin: str) -> list[str]:
    return names(moves(state, "resettlement", named(origin)))


def test_a_step_goes_to_any_of_the_six_hexes_around() -> None:
    """N6, G7: the terrain must be suitable, and adjacency does not matter."""
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
    """N6: the settlements move in any order, and one of them may move again later."""
    state, _ = draw(
        """
        g1 g. g. g. g.
          g. g. g. g. g.
        g. g. g. g1 g1
        """,
        held={1: "resettlement"},
    )
    state = play(state, step("a1", "b1"))
    assert state.frames[-1] == Using(0, "resettlement", 3, named("b1"), origin=named("a1"))
    state = play(state, step("d3", "c3"), step("b1", "c1"))
    assert state.frames[-1] == Using(0, "resettlement", 1, named("c1"), origin=named("b1"))
    state = play(state, step("c1", "d1"))
    assert len(state.frames) == 1
    assert names(state.players[0].settlements) == ["c3", "d1", "e3"]
    assert nomads(state) == ["resettlement 1 used"]
    assert names(movable(state, "resettlement")) == []


def test_fewer_steps_are_enough() -> None:
    """N6, T6: the player must finish the action before the turn continues."""
    state, _ = draw("g1 g. g. d1 d1 g.", held={1: "resettlement"})
    state = play(state, step("a1", "b1"))
    for action in (EndTurn(), Build(named("c1"))):
        assert not permits(state, action)
    state = play(state, Finish())
    assert len(state.frames) == 1
    assert permits(state, Build(named("c1")))


def test_a_settlement_may_step_back() -> None:
    """N6: a step may go to any adjacent buildable hex, even to the one that the settlement has just left."""
    state, _ = draw("g1 g. g. d1 d1 g.", held={1: "resettlement"})
    state = play(state, step("a1", "b1"), step("b1", "a1"), Finish())
    assert names(state.players[0].settlements) == ["a1", "d1", "e1"]


def test_resettlement_ends_automatically_when_no_step_is_left() -> None:
    """N6: after the first step, no settlement is next to a buildable hex."""
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
    """N6, X8: figures and the pieces of other players stay where they are."""
    state, expected = draw("g. g! d. gv d. g! g! d. g2 d. w. ws", held={1: "resettlement"})
    assert names(movable(state, "resettlement")) == names(expected)


PASSING = """
    L. g1 g. g. g. g. g1 g1
      w. w. L. n. w. w. w. w.
"""


@pytest.mark.parametrize("tile", ["treasure", "sword"])
def test_a_settlement_takes_nothing_that_it_only_passes(tile: str) -> None:
    """N6, L1, N1, N3: the settlement passes a farm and a nomad space, and the player gets neither tile nor gold."""
    state, _ = draw(PASSING, locations={"a1": "oasis", "c2": "farm"}, spaces=tile, held={1: "resettlement"})
    for origin, to in (("b1", "c1"), ("c1", "d1"), ("d1", "e1")):
        assert events(state, step(origin, to)) == (move_event(origin, to),)
        state = walk(state, step(origin, to))
        assert tiles_of(state) == ["oasis a1 ready"]
    assert events(state, step("e1", "f1")) == (move_event("e1", "f1"), TileLost(0, "oasis", named("a1")))
    state = walk(state, step("e1", "f1"))
    assert len(state.frames) == 1
    assert state.players[0].gold == 0
    assert nomads(state) == ["resettlement 1 used"]
    assert (state.location_tiles[named("c2")], state.nomad_tiles[named("d2")]) == (2, tile)


def test_finish_settles_the_end_of_a_movement() -> None:
    """N6, L1, L3, N1: the settlement stops next to the farm and the sword."""
    state, _ = draw(PASSING, locations={"a1": "oasis", "c2": "farm"}, spaces="sword", held={1: "resettlement"})
    state = walk(state, step("b1", "c1"), step("c1", "d1"))
    assert tiles_of(state) == ["oasis a1 ready"]
    assert events(state, Finish()) == (
        TileTaken(0, "farm", named("c2")),
        TileTaken(0, "sword", named("d2")),
        TileLost(0, "oasis", named("a1")),
    )
    state = walk(state, Finish())
    assert tiles_of(state) == ["farm c2 fresh"]
    assert nomads(state) == ["resettlement 1 used", "sword 2"]


def test_the_last_step_settles_the_end_of_a_movement() -> None:
    """N6, L1, N3: the treasure is next to the hex where the fourth step ends."""
    state, _ = draw(
        """
        g1 g. g. g. g. w. g1 g1
          w. w. w. w. n. w. w. w.
        """,
        spaces="treasure",
        held={1: "resettlement"},
    )
    state = walk(state, step("a1", "b1"), step("b1", "c1"), step("c1", "d1"))
    assert events(state, step("d1", "e1")) == (
        move_event("d1", "e1"),
        TileTaken(0, "treasure", named("e2")),
        GoldGained(0, 3, "treasure"),
        TileSpent(0, "treasure"),
    )


def test_the_end_is_settled_when_no_step_can_follow() -> None:
    """N6, L1, L3: after one step, no settlement is next to a buildable hex, so the action is over."""
    state, _ = draw(
        """
        L. w1 g. w. w. w1 w1 w. g.
          w. w. L. w. w. w. w. w. w.
        """,
        locations={"a1": "harbor", "c2": "farm"},
        held={1: "resettlement"},
    )
    assert events(state, step("b1", "c1")) == (
        move_event("b1", "c1"),
        TileTaken(0, "farm", named("c2")),
        TileLost(0, "harbor", named("a1")),
    )
    assert len(walk(state, step("b1", "c1")).frames) == 1


def test_a_tile_is_kept_when_its_last_neighbour_ends_next_to_the_location_again() -> None:
    """N6, L3: in the middle of the movement, no piece is next to the farm."""
    state, _ = draw(
        """
        L. g1 g. w. w. g1 g1
          g. g. w. w. w. w. w.
        """,
        locations="farm",
        held={1: "resettlement"},
    )
    for origin, to in (("b1", "c1"), ("c1", "b2"), ("b2", "a2")):
        assert events(state, step(origin, to)) == (move_event(origin, to),)
        state = walk(state, step(origin, to))
        assert tiles_of(state) == ["farm a1 ready"]
    assert events(state, Finish()) == ()
    assert tiles_of(walk(state, Finish())) == ["farm a1 ready"]


PAIR = """
    L. g1 g. L. w. g1 g. L. g1
      w. w. w. w. w. w. w. w. w.
"""
PAIR_KINDS = {"a1": "oasis", "d1": "farm", "h1": "tower"}


def test_the_end_of_a_movement_is_settled_before_the_step_of_another_settlement() -> None:
    """N6, L1, L3: first the farm tile is taken and the oasis tile is lost, then the second settlement moves."""
    state, _ = draw(PAIR, locations=PAIR_KINDS, lost={1: "h1"}, held={1: "resettlement"})
    state = walk(state, step("b1", "c1"))
    assert tiles_of(state) == ["oasis a1 ready"]
    assert events(state, step("f1", "g1")) == (
        TileTaken(0, "farm", named("d1")),
        TileLost(0, "oasis", named("a1")),
        move_event("f1", "g1"),
    )
    state = walk(state, step("f1", "g1"))
    assert state.frames[-1] == Using(0, "resettlement", 2, named("g1"), origin=named("f1"))
    assert tiles_of(state) == ["farm d1 fresh"]


def test_a_settlement_that_is_moved_again_later_begins_another_movement() -> None:
    """N6, L1, L3: the settlement's first movement ended next to the farm."""
    state, _ = draw(PAIR, locations=PAIR_KINDS, lost={1: "h1"}, held={1: "resettlement"})
    state = walk(state, step("b1", "c1"), step("f1", "g1"), step("c1", "b1"))
    assert state.frames[-1] == Using(0, "resettlement", 1, named("b1"), origin=named("c1"))
    assert tiles_of(state) == ["farm d1 fresh"]
    state = walk(state, Finish())
    assert tiles_of(state) == []
    assert names(state.players[0].taken_from) == ["a1", "d1", "h1"]


ANSWERED = """
    g1 g. L. w. g1 g. L. m. L. d2
      g. w. w. w. g. w. w. m. s. s.
"""
ANSWERED_KINDS = {"c1": "farm", "g1": "oasis", "i1": "canoe"}


@pytest.mark.parametrize(
    ("long", "short", "ends"),
    [
        (("a1", "a2", "a1", "b1"), ("e1", "f1"), (("farm", "c1"), ("oasis", "g1"))),
        (("e1", "e2", "e1", "f1"), ("a1", "b1"), (("oasis", "g1"), ("farm", "c1"))),
    ],
    ids=["left first", "right first"],
)
def test_canoe_owners_are_asked_in_the_order_in_which_movements_end(
    long: tuple[str, ...], short: tuple[str, str], ends: tuple[tuple[str, str], ...]
) -> None:
    """N6, M3: rows and columns do not affect the order. The last movement is settled before the owner is asked."""
    state, _ = draw(ANSWERED, locations=ANSWERED_KINDS, lost={2: "c1 g1"}, held={1: "resettlement"})
    (first, one), (second, two) = ends
    state = walk(state, *(step(origin, to) for origin, to in pairwise(long)))
    assert events(state, step(*short)) == (
        TileTaken(0, first, named(one)),
        move_event(*short),
        TileTaken(0, second, named(two)),
    )
    state = walk(state, step(*short))
    assert state.frames[1:] == (Reacting(1, 0, named(two)), Reacting(1, 0, named(one)))
    state = walk(state, Finish())
    assert state.frames[1:] == (Reacting(1, 0, named(two)),)


def test_canoe_owners_are_asked_after_the_step_of_the_other_settlement() -> None:
    """N6, M3, T6: the other settlement's movement is in progress during the reaction and may continue afterwards."""
    state, _ = draw(ANSWERED, locations=ANSWERED_KINDS, lost={2: "c1 g1"}, held={1: "resettlement"})
    state = walk(state, step("a1", "b1"), step("e1", "f1"))
    on_the_way = Using(0, "resettlement", 2, named("f1"), origin=named("e1"))
    assert state.frames[1:] == (on_the_way, Reacting(1, 0, named("c1")))
    assert tiles_of(state) == ["farm c1 fresh"]
    state = walk(state, BuildWith("canoe", named("j2")))
    assert state.frames[1:] == (on_the_way,)
    assert events(state, Finish()) == (TileTaken(0, "oasis", named("g1")),)
    state = walk(state, step("f1", "e2"), Finish())
    assert tiles_of(state) == ["farm c1 fresh"]


def test_an_answer_that_leaves_no_step_settles_the_end() -> None:
    """N6, M3: the movement ends, and the last oasis tile is taken, so player 2 may react with a second canoe."""
    state, _ = draw(
        """
        w1 g. L. w. w1 g. L. m. L. d2 L.
          L. w. w. w. w. s. w. m. w. w. w.
        """,
        locations={"c1": "farm", "g1": "oasis", "i1": "canoe", "k1": "canoe", "a2": "harbor"},
        lost={2: "c1 g1"},
        held={1: "resettlement"},
    )
    state = walk(state, step("a1", "b1"), step("e1", "f1"), BuildWith("canoe", named("f2")))
    assert isinstance(state.frames[1], Using)
    assert state.frames[2:] == (Reacting(1, 0, named("c1")),)
    assert TileTaken(0, "oasis", named("g1")) in events(state, Finish())
    state = walk(state, Finish())
    assert state.frames[1:] == (Reacting(1, 0, named("g1")),)


MAYORS = "mayors knights lords"


def test_a_line_is_marked_where_a_movement_ends() -> None:
    """N6, S24: a fourth piece that only passes through the line does not mark it."""
    state, _ = draw(
        """
        g1 g1 g1 w. g. w. w.
          w. w. w. w. g1 g. w.
        """,
        cards=MAYORS,
        held={1: "resettlement"},
    )
    state = walk(state, step("e2", "e1"))
    assert state.players[0].marks == ()
    assert events(state, Finish()) == (LineMarked(0, "1"),)
    passed = walk(state, step("e1", "e2"), Finish())
    assert passed.players[0].marks == ()


NESTED = """
    d1 d. L. m. L. d2 s. L. m. m. m.
      L. w. m. m. m. m. m. m. d1 d1 {}
    m. m. m. m. m. m. m. m. m. m. {}
"""


@pytest.mark.parametrize(
    ("row", "below", "way", "marks"),
    [("d1", "d.", ("k2", "k3"), ["2"]), ("d.", "d1", ("k3", "k2"), [])],
    ids=["away from the line", "onto the line"],
)
def test_a_settlement_on_the_way_counts_for_mayors_where_it_began(
    row: str, below: str, way: tuple[str, str], marks: list[str]
) -> None:
    """N6, S24, M3: while the settlement moves, its owner reacts to player 2's reaction and builds on line 2."""
    state, _ = draw(
        NESTED.format(row, below),
        locations={"c1": "farm", "e1": "canoe", "h1": "oasis", "a2": "canoe"},
        lost={1: "h1", 2: "c1"},
        cards=MAYORS,
        held={1: "resettlement"},
    )
    state = walk(state, step("a1", "b1"), step(*way), BuildWith("canoe", named("g1")))
    assert open_reaction(state) == Reacting(0, 1, named("h1"))
    state = walk(state, BuildWith("canoe", named("b2")))
    assert marked_lines(state) == marks
    assert marked_lines(walk(state, Finish())) == ["2"]


CROWD = """
    g1 g. g1 w.
      g1 g. w. w.
    w. w. w. w.
"""


def test_a_loose_settlement_may_not_end_next_to_two_pieces_of_its_player() -> None:
    """V resettlement, N6, T6: the settlement may pass b1, which is next to two of its player's pieces.

    It must leave b1 before another settlement moves or the action ends.
    """
    state, _ = draw(CROWD, held={1: "resettlement"}, ruleset=LOOSE)
    assert reach(state, "a2") == ["b1", "b2"]
    state = play(state, step("a2", "b1"))
    assert not permits(state, Finish())
    assert reach(state, "a1") == reach(state, "c1") == []
    assert reach(state, "b1") == ["a2", "b2"]
    state = play(state, step("b1", "b2"))
    assert permits(state, Finish())


def test_a_free_settlement_may_end_next_to_two_pieces_of_its_player() -> None:
    """V resettlement, N6."""
    state, _ = draw(CROWD, held={1: "resettlement"})
    state = play(state, step("a2", "b1"))
    assert permits(state, Finish())
    assert reach(state, "a1") == ["a2"]


def test_a_loose_step_must_leave_a_valid_end_within_reach() -> None:
    """V resettlement, N6: the fourth step is the last, so it must lead to a valid end."""
    there_and_back = (step("a2", "b2"), step("b2", "a2"), step("a2", "b2"))
    for ruleset, verdict, reached in (
        (LOOSE, Verdict.ILLEGAL, ["a2"]),
        (Ruleset(), Verdict.LEGAL, ["a2", "b1"]),
    ):
        state, _ = draw(CROWD, held={1: "resettlement"}, ruleset=ruleset)
        state = play(state, *there_and_back)
        assert state.frames[-1] == Using(0, "resettlement", 1, named("b2"), origin=named("a2"))
        assert reach(state, "b2") == reached
        ruling = judge(state, step("b2", "b1"))
        assert (ruling.verdict, ruling.options) == (verdict, ("resettlement",))


def test_a_loose_settlement_counts_figures_as_pieces() -> None:
    """V resettlement, N6, G10: walls and the pieces of other players do not count."""
    for right, crowded in (("mv", True), ("g#", False), ("g2", False)):
        state, _ = draw(CROWD.replace("g. g1 w.", f"g. {right} w."), held={1: "resettlement"}, ruleset=LOOSE)
        state = play(state, step("a2", "b1"))
        assert permits(state, Finish()) is not crowded


def test_a_crowded_neighbour_does_not_stop_a_loose_settlement() -> None:
    """V resettlement, N6: the settlement on c1 moves to d1. Only d1 is checked, not the crowd around b1."""
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


def test_settlements_that_do_not_move_may_stay_in_a_crowd() -> None:
    """V resettlement, N6: only the settlement on g1 moves. The settlement on b1 may stay next to two pieces."""
    state, _ = draw("g1 g1 g1 w. w. w. g1 g. g.", held={1: "resettlement"}, ruleset=LOOSE, supply={1: 36})
    state = play(state, step("g1", "h1"), Finish())
    assert names(state.players[0].settlements) == ["a1", "b1", "c1", "h1"]


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
    """V resettlement, N6: a settlement is checked when its movement ends, not later."""
    state, _ = draw("g1 g. g1 g. g1 w.", held={1: "resettlement"}, ruleset=LOOSE)
    state = play(state, step("c1", "b1"), step("e1", "d1"), step("d1", "c1"))
    assert permits(state, Finish())
    assert names(state.players[0].settlements) == ["a1", "b1", "c1"]
