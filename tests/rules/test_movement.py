"""V movement: the rules N6, X6 and X7 if every step of a movement counts."""

from typing import Final

import pytest

from referee.board.geography import LINE_NAMES
from referee.board.hexes import named, names
from referee.engine.audit import audit
from referee.engine.play import judge, permits
from referee.model.actions import Action, BuildWith, Finish, MoveWith
from referee.model.events import EndTriggered, GoldGained, LineMarked, Moved, TileLost, TileSpent, TileTaken
from referee.model.frames import Reacting, Using
from referee.model.ruleset import Movement, Resettlement, Ruleset
from referee.model.state import State
from tests.drawing import draw, events, moves, nomads, play, tiles_of

EACH_STEP: Final = Ruleset(movement=Movement.EACH_STEP)
LOOSE: Final = EACH_STEP._replace(resettlement=Resettlement.LOOSE)


def step(origin: str, to: str, tile: str = "resettlement", via: str | None = None) -> MoveWith:
    return MoveWith(tile, named(origin), named(to), via)


def move_event(origin: str, to: str, tile: str = "resettlement") -> Moved:
    return Moved(0, named(origin), named(to), tile)


def walk(state: State, *actions: Action) -> State:
    """The state after these actions, each of which must lead to a possible state."""
    for action in actions:
        state = play(state, action)
        assert audit(state) == (), action
    return state


def marked_lines(state: State) -> list[str]:
    return [LINE_NAMES[line] for line in state.players[0].marks]


PASSING = """
    L. g1 g. g. g. g. g1 g1
      w. w. L. n. w. w. w. w.
"""
PASSING_KINDS = {"a1": "oasis", "c2": "farm"}


def test_a_settlement_takes_and_loses_tiles_on_every_hex_it_enters() -> None:
    """V movement, N6, L1, L3, N1: the oasis tile is lost at once; the farm and sword tiles are taken on the way."""
    state, _ = draw(PASSING, locations=PASSING_KINDS, spaces="sword", held={1: "resettlement"}, ruleset=EACH_STEP)
    farm, sword = TileTaken(0, "farm", named("c2")), TileTaken(0, "sword", named("d2"))
    assert events(state, step("b1", "c1")) == (move_event("b1", "c1"), farm, TileLost(0, "oasis", named("a1")))
    state = walk(state, step("b1", "c1"))
    assert state.frames[-1] == Using(0, "resettlement", 3, named("c1"))
    assert events(state, step("c1", "d1")) == (move_event("c1", "d1"), sword)
    state = walk(state, step("c1", "d1"))
    assert tiles_of(state) == ["farm c2 fresh"]
    assert events(state, step("d1", "e1")) == (move_event("d1", "e1"), TileLost(0, "farm", named("c2")))
    state = walk(state, step("d1", "e1"))
    assert events(state, Finish()) == ()
    state = walk(state, Finish())
    assert tiles_of(state) == []
    assert names(state.players[0].taken_from) == ["a1", "c2"]
    assert nomads(state) == ["resettlement 1 used", "sword 2"]


def test_a_treasure_beside_a_hex_on_the_way_is_paid() -> None:
    """V movement, N6, N3."""
    state, _ = draw(PASSING, locations=PASSING_KINDS, spaces="treasure", held={1: "resettlement"}, ruleset=EACH_STEP)
    state = walk(state, step("b1", "c1"))
    assert events(state, step("c1", "d1"))[1:] == (
        TileTaken(0, "treasure", named("d2")),
        GoldGained(0, 3, "treasure"),
        TileSpent(0, "treasure"),
    )
    state = walk(state, step("c1", "d1"), step("d1", "e1"), step("e1", "f1"))
    assert len(state.frames) == 1
    assert (state.players[0].gold, state.nomad_tiles[named("d2")]) == (3, None)


def test_a_tile_lost_on_the_way_is_not_taken_again() -> None:
    """V movement, N6, L1, L3: the settlement comes back to the farm, which still has a tile."""
    state, _ = draw(
        """
        L. g1 g. w. w. g1 g1
          g. g. w. w. w. w. w.
        """,
        locations="farm",
        held={1: "resettlement"},
        ruleset=EACH_STEP,
    )
    assert events(state, step("b1", "c1")) == (move_event("b1", "c1"), TileLost(0, "farm", named("a1")))
    state = walk(state, step("b1", "c1"), step("c1", "b2"))
    assert events(state, step("b2", "a2")) == (move_event("b2", "a2"),)
    state = walk(state, step("b2", "a2"), Finish())
    assert (tiles_of(state), state.location_tiles[named("a1")]) == ([], 1)


@pytest.mark.parametrize(("supply", "more"), [(36, ()), (1, (EndTriggered(0),))], ids=["some left", "the last one"])
def test_a_line_is_marked_on_the_way(supply: int, more: tuple[EndTriggered, ...]) -> None:
    """V movement, N6, S24, E1: the mark stays when the settlement moves on, and marking can use up the supply."""
    state, _ = draw(
        """
        g1 g1 g1 w. g. w. w.
          w. w. w. w. g1 g. w.
        """,
        cards="mayors knights lords",
        held={1: "resettlement"},
        supply={1: supply},
        ruleset=EACH_STEP,
    )
    assert events(state, step("e2", "e1")) == (move_event("e2", "e1"), LineMarked(0, "1"), *more)
    state = walk(state, step("e2", "e1"), step("e1", "e2"), Finish())
    assert (marked_lines(state), state.players[0].supply) == (["1"], supply - 1)


ANSWERED = """
    g1 g. L. w. g1 g. L. m. L. d2
      g. w. w. w. g. w. w. m. s. s.
"""
ANSWERED_KINDS = {"c1": "farm", "g1": "oasis", "i1": "canoe"}


def test_canoe_owners_are_asked_between_steps() -> None:
    """V movement, N6, M3: the owner answers before the next step or `finish`, and then the movement continues."""
    state, _ = draw(
        ANSWERED, locations=ANSWERED_KINDS, lost={2: "c1 g1"}, held={1: "resettlement"}, ruleset=EACH_STEP
    )
    state = walk(state, step("a1", "b1"))
    on_the_way = Using(0, "resettlement", 3, named("b1"))
    assert state.frames[1:] == (on_the_way, Reacting(1, 0, named("c1")))
    assert not permits(state, step("b1", "a1"))
    assert walk(state, Finish()).frames[1:] == (on_the_way,)
    state = walk(state, BuildWith("canoe", named("j2")))
    assert state.frames[1:] == (on_the_way,)
    assert events(state, step("b1", "a1")) == (move_event("b1", "a1"), TileLost(0, "farm", named("c1")))


def test_canoe_owners_are_asked_about_each_settlement_in_turn() -> None:
    """V movement, N6, M3: the first movement is fully settled before the second one begins."""
    state, _ = draw(
        ANSWERED, locations=ANSWERED_KINDS, lost={2: "c1 g1"}, held={1: "resettlement"}, ruleset=EACH_STEP
    )
    state = walk(state, step("a1", "b1"), Finish())
    assert events(state, step("e1", "f1")) == (move_event("e1", "f1"), TileTaken(0, "oasis", named("g1")))
    state = walk(state, step("e1", "f1"))
    assert state.frames[1:] == (Using(0, "resettlement", 2, named("f1")), Reacting(1, 0, named("g1")))


def test_after_the_last_step_the_action_is_over_before_canoe_owners_are_asked() -> None:
    """V movement, N6, M3."""
    state, _ = draw(
        ANSWERED, locations=ANSWERED_KINDS, lost={2: "c1 g1"}, held={1: "resettlement"}, ruleset=EACH_STEP
    )
    state = walk(state, step("a1", "a2"), step("a2", "a1"), step("a1", "a2"), step("a2", "b1"))
    assert state.frames[1:] == (Reacting(1, 0, named("c1")),)


SURROUNDED = """
      L. w. w. L. w. w. L. w.
    {} g. {} w. L. w. w. d2 w.
      w1 {} w. w. w. w. w. w. w.
    L. w. w. w. w. w. w. w. w.
"""
SURROUNDED_KINDS = {"a2": "farm", "d2": "village", "g2": "canoe", "e3": "village", "a5": "harbor"}


def test_after_a_step_that_no_step_can_follow_the_action_is_over_before_canoe_owners_are_asked() -> None:
    """V movement, N6, M3: the settlement steps from the water hex a4 to b3 and cannot move on."""
    state, _ = draw(
        SURROUNDED.format("w.", "w.", "w."),
        at="a2",
        locations=SURROUNDED_KINDS,
        lost={2: "a2"},
        held={1: "resettlement"},
        ruleset=EACH_STEP,
    )
    state = walk(state, step("a4", "b3"))
    assert state.frames[1:] == (Reacting(1, 0, named("a2")),)
    assert tiles_of(state) == ["farm a2 fresh"]


@pytest.mark.parametrize("resettlement", Resettlement)
def test_an_answer_that_leaves_no_step_ends_the_action(resettlement: Resettlement) -> None:
    """V movement, V resettlement, N6, M3: a build with the canoe blocks the only next step.

    Even under `loose`, the settlement then stays on b3, although it is next to two others.
    """
    state, _ = draw(
        SURROUNDED.format("s.", "g1", "g1"),
        at="a2",
        locations=SURROUNDED_KINDS,
        lost={2: "a2"},
        held={1: "resettlement"},
        ruleset=EACH_STEP._replace(resettlement=resettlement),
    )
    state = walk(state, step("a4", "b3"))
    on_the_way = Using(0, "resettlement", 3, named("b3"))
    assert state.frames[1:] == (on_the_way, Reacting(1, 0, named("a2")))
    declined = walk(state, Finish())
    assert names(moves(declined, "resettlement", named("b3"))) == ["a3"]
    assert permits(declined, Finish()) is (resettlement is Resettlement.FREE)
    state = walk(state, BuildWith("canoe", named("a3")))
    assert len(state.frames) == 1
    assert "b3" in names(state.players[0].settlements)


CROWD = """
      L. w. w.
    g. g. g1
      g1 g1 w.
    w. w. w.
"""


def test_a_crowded_hex_on_the_way_gives_its_tile() -> None:
    """V movement, V resettlement, N6, L1: b3 is next to two other settlements, so the movement may not end there."""
    state, _ = draw(CROWD, at="a2", locations="farm", held={1: "resettlement"}, ruleset=LOOSE)
    assert events(state, step("a4", "b3")) == (move_event("a4", "b3"), TileTaken(0, "farm", named("a2")))
    state = walk(state, step("a4", "b3"))
    assert not permits(state, Finish())
    assert names(moves(state, "resettlement", named("b4"))) == []
    assert names(moves(state, "resettlement", named("b3"))) == ["a3", "a4"]
    assert tiles_of(walk(state, step("b3", "a3"), Finish())) == ["farm a2 fresh"]
    assert tiles_of(walk(state, step("b3", "a4"), Finish())) == []


def test_a_loose_step_must_leave_a_valid_end_where_every_step_counts() -> None:
    """V movement, V resettlement, N6: the last step may not lead to b3, which is next to two other settlements."""
    state, _ = draw(CROWD, at="a2", locations="farm", held={1: "resettlement"}, ruleset=LOOSE)
    state = walk(state, step("a4", "a3"), step("a3", "a4"), step("a4", "a3"))
    assert names(moves(state, "resettlement", named("a3"))) == ["a4"]


@pytest.mark.parametrize(
    ("tile", "piece", "ground"), [("wagon", "mv", "m"), ("lighthouse", "ws", "w")], ids=["wagon", "ship"]
)
def test_a_figure_takes_and_loses_tiles_at_every_step(tile: str, piece: str, ground: str) -> None:
    """V movement, X6, X7, L1, L3: the tile that moves the figure is lost at the first step; the action continues."""
    other = "w" if ground == "m" else "m"
    state, _ = draw(
        f"""
        L. {piece} {ground}. {ground}. {ground}. {ground}.
          {other}. {other}. L. n. {other}. {other}.
        """,
        locations={"a1": tile, "c2": "farm"},
        spaces="sword",
        around=other,
        ruleset=EACH_STEP,
    )
    assert events(state, step("b1", "c1", tile)) == (
        move_event("b1", "c1", tile),
        TileTaken(0, "farm", named("c2")),
        TileLost(0, tile, named("a1")),
    )
    state = walk(state, step("b1", "c1", tile))
    assert state.frames[-1] == Using(0, tile, 2, named("c1"))
    state = walk(state, step("c1", "d1", tile))
    assert (tiles_of(state), nomads(state)) == (["farm c2 fresh"], ["sword 1"])
    assert events(state, step("d1", "e1", tile)) == (move_event("d1", "e1", tile), TileLost(0, "farm", named("c2")))
    state = walk(state, step("d1", "e1", tile))
    assert (len(state.frames), tiles_of(state)) == (1, [])


def test_a_wagon_that_a_bazaar_moves_loses_both_tiles_on_the_way() -> None:
    """V movement, X6, H3, L3: the action continues without the wagon and bazaar tiles."""
    state, _ = draw(
        """
        L. mv m. m. m.
          L. w. w. w. w.
        """,
        locations={"a1": "wagon", "a2": "bazaar"},
        used="a1",
        around="w",
        ruleset=EACH_STEP,
    )
    state = walk(state, step("b1", "c1", "wagon", "bazaar"))
    assert tiles_of(state) == []
    state = walk(state, step("c1", "d1", "wagon"), Finish())
    assert names(state.players[0].figures.wagon) == ["d1"]


def test_a_slide_is_one_move() -> None:
    """V movement, N8, L1: a settlement that slides past the farm takes no tile."""
    state, _ = draw(
        """
        L. g1 g. g. g. g. g1 g1
          w. w. w. L. w. w. w. w.
        """,
        locations={"a1": "caravan", "d2": "farm"},
        ruleset=EACH_STEP,
    )
    slide = step("b1", "f1", "caravan")
    assert events(state, slide) == (move_event("b1", "f1", "caravan"), TileLost(0, "caravan", named("a1")))
    assert judge(state, slide).options == ()


@pytest.mark.parametrize("movement", Movement)
def test_a_step_names_the_option_where_it_decides(movement: Movement) -> None:
    """V movement, N6: only the step to c1 takes a tile on the way, so only its ruling depends on the option."""
    state, _ = draw(
        """
        g1 g. g. g. w. L. w. w.
          w. w. L. w. w. w. g1 g.
        """,
        locations="farm",
        lost={1: "f1"},
        held={1: "resettlement"},
        ruleset=Ruleset(movement=movement),
    )
    assert judge(state, step("a1", "b1")).options == ()
    state = walk(state, step("a1", "b1"))
    assert judge(state, Finish()).options == judge(state, step("g2", "h2")).options == ()
    assert judge(state, step("b1", "c1")).options == ("movement",)
    assert judge(state, step("b1", "d1")).options == ()


@pytest.mark.parametrize("movement", Movement)
def test_the_end_of_a_movement_that_began_under_the_other_reading_is_settled(movement: Movement) -> None:
    """V movement, N6: the movement's end counts even if the option changed on the way. The ruling names no option."""
    state, _ = draw(PASSING, locations=PASSING_KINDS, spaces="sword", held={1: "resettlement"})
    state = walk(state, step("b1", "c1"), step("c1", "d1"))._replace(ruleset=Ruleset(movement=movement))
    ruling = judge(state, Finish())
    assert ruling.options == ()
    assert ruling.state is not None
    assert tiles_of(ruling.state) == ["farm c2 fresh"]
