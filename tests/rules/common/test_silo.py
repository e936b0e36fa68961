"""H10: the silos, which the players use after the last turn."""

import pytest

from referee.board.hexes import named, names
from referee.engine.play import permits
from referee.model.actions import Build, BuildWith, EndTurn, Finish, MoveWith, Reveal
from referee.model.events import Built, EndTriggered, GameEnded, GoldGained, HarvestBegan, Moved, TileLost, TileTaken
from referee.model.frames import Harvesting
from referee.model.vocabulary import HarvestMode
from tests.drawing import actions, builds, draw, draw_move, events, movable, moves, play, tiles_of


def build(at: str) -> BuildWith:
    return BuildWith("silo", named(at))


def move(origin: str, to: str) -> MoveWith:
    return MoveWith("silo", named(origin), named(to))


def test_a_silo_builds_next_to_the_kingdom_on_any_suitable_ground() -> None:
    """H10."""
    state, expected = draw(
        """
        O. g1 s* g. d.
          a* c* w. g. d.
        """,
        silos=1,
    )
    assert names(builds(state, "silo")) == names(expected)


def test_there_is_no_fallback_for_a_silo() -> None:
    """H10: every build must be next to the player's presence."""
    state, expected = draw("O. g1 g* m. g. g2", silos=1)
    assert names(builds(state, "silo")) == names(expected)


def test_a_silo_moves_settlements_to_hexes_next_to_the_others() -> None:
    """H10: the target must be next to the player's presence, not counting the piece that moves."""
    state, origin, expected = draw_move("O. go g. g. g* g1 g* g2", silos=1)
    assert names(moves(state, "silo", origin)) == names(expected)
    state, _ = draw("O. g1 g. g. g2", silos=1)
    assert names(movable(state, "silo")) == []


def test_pieces_walls_and_warriors_are_in_the_way_of_a_silo() -> None:
    """H10, B1, N7, X5."""
    state, expected = draw(
        """
        O. g1 g# g. d.
          g2 c* m. g. d.
        """,
        silos=1,
    )
    assert names(builds(state, "silo")) == names(expected)
    state, expected = draw("O. g1 g. gW d.", silos=1, possible=False)
    assert names(builds(state, "silo")) == names(expected) == []


def test_a_silo_at_the_edge_of_the_board() -> None:
    """H10, G3."""
    state, expected = draw("  g. O. g*\ng. g* g1\n  g. g* g*", at="r18", silos=1)
    assert names(builds(state, "silo")) == names(expected)


def test_a_silo_is_used_up_after_three_builds() -> None:
    """H10."""
    state, _ = draw("O. g1 g. g. g. g. g2", silos=1)
    state = play(state, build("c1"))
    assert state.frames == (Harvesting(0, 1, HarvestMode.BUILD, 2),)
    state = play(state, build("d1"))
    assert GameEnded(1) in events(state, build("e1"))
    state = play(state, build("e1"))
    assert state.over
    assert state.players[0].supply == 36


def test_a_silo_is_for_builds_or_for_moves() -> None:
    """H10: one silo cannot be used for a build and a move."""
    state, _ = draw("O. g1 g1 g. g. g. g2", silos=1)
    built = play(state, build("d1"))
    assert not permits(built, move("b1", "e1"))
    assert names(movable(built, "silo")) == []
    moved = play(state, move("b1", "d1"))
    assert moved.frames == (Harvesting(0, 1, HarvestMode.MOVE, 2),)
    assert not permits(moved, build("e1"))


def test_a_player_may_stop_before_the_third_build() -> None:
    """H10: a silo allows up to three builds, so the player may also stop before the first."""
    state, _ = draw("O. g1 g. g. g. g. g2", silos=1)
    assert play(state, Finish()).over
    assert play(state, build("c1"), Finish()).over


def test_the_same_settlement_may_move_more_than_once() -> None:
    """H10: each move counts as one of the three that a silo allows."""
    state, _ = draw("O. g1 g1 g. g. g. g2", silos=1)
    state = play(state, move("b1", "d1"), move("c1", "e1"), move("d1", "f1"))
    assert state.over
    assert names(state.players[0].settlements) == ["e1", "f1"]


def test_a_second_silo_begins_anew() -> None:
    """H10."""
    state, _ = draw("O. g1 O. g1 g. g. g. g2", silos=2)
    state = play(state, build("e1"), Finish())
    assert state.frames == (Harvesting(0, 1, None, 3),)
    state = play(state, move("b1", "f1"))
    assert state.frames == (Harvesting(0, 1, HarvestMode.MOVE, 2),)


def test_silo_builds_take_tiles_and_silo_moves_lose_them() -> None:
    """H10, L1, L3."""
    state, _ = draw("O. g1 g. L. g. g2", silos=1, locations="farm", players=2)
    assert events(state, build("c1"))[:2] == (Built(0, named("c1"), "silo"), TileTaken(0, "farm", named("d1")))
    state, _ = draw(
        """
        L. g1 g1 g. d. g2
          m. m. O. m. m. m.
        """,
        silos=1,
        locations="farm",
    )
    assert tiles_of(state) == ["farm a1 ready"]
    assert events(state, move("b1", "d1"))[:2] == (
        Moved(0, named("b1"), named("d1"), "silo"),
        TileLost(0, "farm", named("a1")),
    )


def test_silo_builds_pay_shepherds_and_ambassadors_but_not_rovers() -> None:
    """H10, S12, S13, S25."""
    state, _ = draw("O. d1 g. d2 g.", silos=1, cards="shepherds ambassadors rovers")
    assert [event for event in events(state, build("c1")) if isinstance(event, GoldGained)] == [
        GoldGained(0, 2, "shepherds"),
        GoldGained(0, 1, "ambassadors"),
    ]
    state = play(state, build("c1"))
    assert state.players[0].gold == 3


def test_silo_moves_pay_nothing() -> None:
    """H10, S12, S13."""
    state, _ = draw("O. d1 d1 g. d2 g.", silos=1, cards="shepherds ambassadors rovers")
    assert play(state, move("b1", "d1")).players[0].gold == 0


def test_mayors_mark_lines_in_the_silo_phase() -> None:
    """H10, S24."""
    state, _ = draw("O. g1 g1 g1 g. g. g2", silos=1, cards="mayors knights lords")
    state = play(state, build("e1"))
    assert state.players[0].marks == (0,)
    assert state.players[0].supply == 35


def test_without_settlements_in_the_supply_a_silo_only_moves() -> None:
    """H10, L5."""
    state, _ = draw("O. g1 g1 g. g. g2", silos=1, supply={1: 0})
    assert names(builds(state, "silo")) == []
    assert names(movable(state, "silo")) != []


def test_a_silo_ends_with_the_supply() -> None:
    """H10: the player chose to build, and no settlement is left in the supply."""
    state, _ = draw("O. g1 g1 g. g. g2", silos=1, supply={1: 1})
    assert play(state, build("d1")).over


LAST_TURN = """
    O. g1 g. g. g. d. m.
      m. m. m. m. m. m. m.
    g2 g2 g2 g. O. g2 m.
"""


def test_the_silo_phase_comes_after_the_last_turn_from_the_start_player_on() -> None:
    """H10, E2, E1: player 2 has the last turn, and player 1 comes first in the silo phase."""
    state, _ = draw(LAST_TURN, active=2, start_player=1, ending=True, built="a3 b3 c3")
    state = play(state, EndTurn())
    assert HarvestBegan(0, 1) in events(state, Reveal(None))
    state = play(state, Reveal(None))
    assert state.frames == (Harvesting(0, 1, None, 3),)
    assert {action.type for action in actions(state)} == {"build", "finish"}
    state = play(state, Finish())
    assert state.frames == (Harvesting(1, 1, None, 3),)
    assert not permits(state, Build(named("d3")))
    state = play(state, Finish())
    assert state.over


def test_there_is_no_silo_phase_before_the_end() -> None:
    """H10: the end has not been triggered, so the next turn begins."""
    state, _ = draw(LAST_TURN, active=2, start_player=1, built="a3 b3 c3", possible=False)
    state = play(state, EndTurn(), Reveal(None))
    assert state.frames[-1].frame == "turning"


def test_players_without_a_silo_are_skipped() -> None:
    """H10."""
    picture = """
        O. g2 g. g. g. d. m.
          m. m. m. m. m. m. m.
        g3 g3 g3 g. m. g1 m.
    """
    state, _ = draw(picture, active=3, start_player=1, ending=True, built="a3 b3 c3")
    state = play(state, EndTurn(), Reveal(None))
    assert state.frames == (Harvesting(1, 1, None, 3),)
    assert play(state, Finish()).over


def test_if_no_player_is_next_to_a_silo_the_game_is_over_at_once() -> None:
    """H10, E1."""
    state, _ = draw("O. g. g. g1 g2 g2 g2", active=2, start_player=1, ending=True, built="e1 f1 g1")
    assert play(state, EndTurn(), Reveal(None)).over


def test_a_silo_without_a_legal_build_or_move_is_skipped() -> None:
    """H10."""
    state, _ = draw("O. g1 m. g. g2 g2 g2 m.", active=2, start_player=1, ending=True, built="e1 f1 g1")
    assert play(state, EndTurn(), Reveal(None)).over


def test_the_silos_are_counted_when_a_players_silo_phase_begins() -> None:
    """H10: a silo that the player reaches only with a build in this phase does not count."""
    picture = """
        O. g1 g. O. g. d. m.
          m. m. m. m. m. m. m.
        g2 g2 g2 g. m. m. m.
    """
    state, _ = draw(picture, active=2, start_player=1, ending=True, built="a3 b3 c3")
    state = play(state, EndTurn(), Reveal(None))
    assert state.frames == (Harvesting(0, 1, None, 3),)
    assert play(state, build("c1")).over


def test_player_two_uses_both_silos_after_player_one() -> None:
    """H10: the players use their silos in turn order."""
    picture = """
        O. g1 g. g. d. d. m.
          m. m. m. m. m. m. m.
        O. g2 g2 g2 O. g. m.
          m. m. g. m. m. m. m.
    """
    state, _ = draw(picture, active=2, start_player=1, ending=True, built="b3 c3 d3")
    state = play(state, EndTurn(), Reveal(None), Finish())
    assert state.frames == (Harvesting(1, 2, None, 3),)


@pytest.mark.parametrize(("answer", "silos"), [("h1", 2), ("f2", 1)])
def test_the_silos_of_player_two_are_counted_after_player_one_has_used_theirs(answer: str, silos: int) -> None:
    """H10, M3: in player 1's silo phase, player 2 builds with a canoe, next to the silo on i1 or away from it."""
    state, _ = draw(
        """
        O. g1 g. L. m. L. d2 s. O.
          g. g. g. m. m. w. O. g. m.
        """,
        locations={"d1": "farm", "f1": "canoe"},
        lost={2: "d1"},
        silos=1,
    )
    state = play(state, build("c1"), BuildWith("canoe", named(answer)), Finish())
    assert state.frames == (Harvesting(1, silos, None, 3),)


def test_the_last_settlement_in_the_silo_phase_does_not_begin_another_round() -> None:
    """H10, E1."""
    state, _ = draw("O. g1 g. g. g2", silos=1, supply={1: 1})
    found = events(state, build("c1"))
    assert EndTriggered(0) not in found
    assert GameEnded(1) in found


def test_nothing_else_is_legal_in_the_silo_phase() -> None:
    """H10, H2: tiles, the farm action and the mandatory action are illegal."""
    state, _ = draw("O. g1 L. g1 g. a. g2", silos=1, locations="farm")
    for action in (
        Build(named("e1")),
        EndTurn(),
        BuildWith("farm", named("e1")),
        BuildWith("farmland", named("f1")),
    ):
        assert not permits(state, action)
