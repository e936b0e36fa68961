"""M3: the canoe and its bonus. The owner may use a canoe when another player takes the last tile from a hex."""

import pytest

from referee.board.hexes import named, names
from referee.engine.audit import audit
from referee.engine.play import permits
from referee.model.actions import Build, BuildWith, EndTurn, Finish, MoveWith, Place, Play, Remove, Reveal
from referee.model.events import Built, EndTriggered, GoldGained, TileTaken
from referee.model.frames import Harvesting, Reacting, Turning, Using
from referee.model.state import State
from referee.model.vocabulary import HarvestMode, TerrainCard, TileStatus
from tests.drawing import actions, bonuses, builds, draw, events, play, tiles_of

LANDING = """
    g1 g. L. m. L. d2 s* s. g.
      m. m. m. m. m. w* m. w. g.
"""
KINDS = {"c1": "farm", "e1": "canoe"}
TAKE = Build(named("b1"))


def answer(at: str) -> BuildWith:
    return BuildWith("canoe", named(at))


def reaction(state: State) -> Reacting | None:
    """The frame of the reaction in progress; None if there is none."""
    top = state.frames[-1]
    return top if isinstance(top, Reacting) else None


def with_canoes(state: State, *statuses: TileStatus) -> State:
    """The state with these statuses for the canoes of player 2, who must hold no other tiles."""
    first, second = state.players
    tiles = [tile._replace(status=status) for tile, status in zip(second.tiles, statuses, strict=True)]
    return state._replace(players=(first, second._replace(tiles=tuple(tiles))))


def test_a_canoe_answers_the_last_tile_on_swamp_or_on_water() -> None:
    """M3, B3: the owner builds on swamp or on water, next to their kingdom if possible."""
    state, expected = draw(LANDING, locations=KINDS, lost={2: "c1"})
    state = play(state, TAKE)
    assert reaction(state) == Reacting(1, 0, named("c1"))
    assert names(builds(state, "canoe")) == names(expected)
    assert {action.type for action in actions(state)} == {"build", "finish"}


@pytest.mark.parametrize("at", ["g1", "f2"])
def test_the_mandatory_action_goes_on_after_the_answer(at: str) -> None:
    """M3, T1: the reaction interrupts the mandatory action."""
    state, _ = draw(LANDING, locations=KINDS, lost={2: "c1"})
    state = play(state, TAKE, answer(at))
    assert state.frames == (Turning(0, TerrainCard.GRASS, 2, (named("b1"),)),)
    assert names(builds(state)) == ["i1", "i2"]
    assert names(state.players[1].settlements) == sorted(["f1", at])
    assert state.players[1].supply == 38
    assert tiles_of(state, 2) == ["canoe e1 used"]


def test_a_reaction_is_voluntary() -> None:
    """M3."""
    state, _ = draw(LANDING, locations=KINDS, lost={2: "c1"})
    state = play(state, TAKE, Finish())
    assert len(state.frames) == 1
    assert tiles_of(state, 2) == ["canoe e1 ready"]


def test_while_a_player_is_asked_no_other_player_acts() -> None:
    """M3, T6."""
    state, _ = draw(LANDING, locations=KINDS, lost={2: "c1"})
    state = play(state, TAKE)
    for action in (Build(named("i1")), EndTurn(), BuildWith("farm", named("i1"))):
        assert not permits(state, action)


def test_without_swamp_beside_the_kingdom_any_swamp_is_allowed_but_water_must_be_adjacent() -> None:
    """M3, B3."""
    state, expected = draw(
        """
        g1 g. L. m. L. d2 m. s* g. s*
          m. m. m. m. m. w* m. w. g. m.
        """,
        locations=KINDS,
        lost={2: "c1"},
    )
    state = play(state, TAKE)
    assert names(builds(state, "canoe")) == names(expected)


def test_without_water_beside_the_kingdom_any_water_is_allowed_but_swamp_must_be_adjacent() -> None:
    """M3, B3."""
    state, expected = draw(
        """
        g1 g. L. m. L. d2 s* s. g. s.
          m. m. m. m. m. m. m. w* g. w*
        """,
        locations=KINDS,
        lost={2: "c1"},
    )
    state = play(state, TAKE)
    assert names(builds(state, "canoe")) == names(expected)


def test_pieces_and_walls_are_in_the_way_of_a_canoe() -> None:
    """M3, B1, N7."""
    state, expected = draw(
        """
        g1 g. L. m. L. d2 s# m. g. g.
          m. m. m. m. w* wS m. m. m. m.
        m. m. m. m. m. m. m. m. m. m.
        """,
        locations=KINDS,
        lost={2: "c1"},
    )
    state = play(state, TAKE)
    assert names(builds(state, "canoe")) == names(expected)


def test_a_warrior_is_in_the_way_of_a_canoe() -> None:
    """M3, X5: a blocked hex does not count for B3."""
    state, expected = draw(
        """
        g1 g. L. m. L. d2 s. dw m. m.
          m. m. m. m. m. m. w. m. m. w*
        g. m. m. s* m. m. m. m. m. m.
        """,
        locations=KINDS,
        lost={2: "c1"},
    )
    state = play(state, TAKE)
    assert names(builds(state, "canoe")) == names(expected)


def test_a_canoe_in_the_corner_of_the_board() -> None:
    """M3, G3."""
    state, expected = draw(
        """
          m. m. m. w. w* s*
        g1 g. L. m. L. d2
        """,
        at="o18",
        locations={"q19": "farm", "s19": "canoe"},
        lost={2: "q19"},
    )
    state = play(state, Build(named("p19")))
    assert names(builds(state, "canoe")) == names(expected)


@pytest.mark.parametrize(
    "cells",
    ["d2 m. m. g. g.", "d2 s1 s1 g. g."],
)
def test_an_owner_without_a_target_is_not_asked(cells: str) -> None:
    """M3."""
    state, _ = draw(f"g1 g. L. m. L. {cells}", locations=KINDS, lost={2: "c1"})
    assert reaction(play(state, TAKE)) is None


def test_an_owner_without_a_settlement_is_not_asked() -> None:
    """M3, L5."""
    state, _ = draw(LANDING, locations=KINDS, lost={2: "c1"}, supply={2: 0})
    assert reaction(play(state, TAKE)) is None


def test_an_owner_whose_canoe_is_used_is_not_asked() -> None:
    """M3: a canoe can be used only once between the starts of two consecutive turns of its owner."""
    state, _ = draw(LANDING, locations=KINDS, lost={2: "c1"}, answered={2: "e1"})
    assert reaction(play(state, TAKE)) is None


def test_no_player_is_asked_about_a_tile_that_is_not_the_last_one() -> None:
    """M3."""
    state, _ = draw(LANDING, locations=KINDS)
    assert reaction(play(state, TAKE)) is None


def test_the_player_who_takes_the_last_tile_does_not_react_to_it() -> None:
    """M3: only other players react."""
    state, _ = draw("g1 g. L. m. s. L. g1 s. g2", locations={"c1": "farm", "f1": "canoe"}, lost={2: "c1"})
    assert reaction(play(state, TAKE)) is None


def test_a_nomad_space_holds_a_last_tile() -> None:
    """M3, N1."""
    state, expected = draw("g1 g. n. m. L. d2 s* s. g.", locations="canoe", spaces="sword")
    state = play(state, TAKE)
    assert reaction(state) == Reacting(1, 0, named("c1"))
    assert names(builds(state, "canoe")) == names(expected)


def test_a_treasure_is_a_last_tile_too() -> None:
    """M3, N3."""
    state, _ = draw("g1 g. n. m. L. d2 s. s. g.", locations="canoe", spaces="treasure")
    state = play(state, TAKE)
    assert state.players[0].gold == 3
    assert reaction(state) == Reacting(1, 0, named("c1"))


def test_a_canoe_is_not_an_extra_action() -> None:
    """M3."""
    state, _ = draw("d1 L. s. w. g. g2", locations="canoe")
    assert names(builds(state, "canoe")) == []
    assert not permits(state, answer("c1"))


def test_the_owners_are_asked_in_player_order_from_the_takers_left() -> None:
    """M3: player 3 takes the tile, so player 4 is asked first, then player 2."""
    picture = """
        g3 g. L. m. g. s. s. m. m.
          m. m. m. s. d4 L. d2 s. m.
        m. m. m. s. s. m. s. s. m.
    """
    kinds = {"c1": "farm", "f2": "canoe"}
    state, _ = draw(picture, locations=kinds, lost={1: "c1"}, active=3, players=4)
    state = play(state, TAKE)
    assert reaction(state) == Reacting(3, 2, named("c1"))
    state = play(state, answer("d2"))
    assert reaction(state) == Reacting(1, 2, named("c1"))
    state = play(state, Finish())
    assert state.frames == (Turning(2, TerrainCard.GRASS, 2, (named("b1"),)),)
    assert (tiles_of(state, 4), tiles_of(state, 2)) == (["canoe f2 used"], ["canoe f2 ready"])


def test_an_owner_of_two_canoes_may_use_both_at_one_event() -> None:
    """M3."""
    state, _ = draw(
        "g1 g. L. m. L. d2 L. s. s. s. g.",
        locations={"c1": "farm", "e1": "canoe", "g1": "canoe"},
        lost={2: "c1"},
    )
    state = play(state, TAKE, answer("h1"))
    assert reaction(state) == Reacting(1, 0, named("c1"))
    assert tiles_of(state, 2) == ["canoe e1 used", "canoe g1 ready"]
    state = play(state, answer("i1"))
    assert reaction(state) is None
    assert tiles_of(state, 2) == ["canoe e1 used", "canoe g1 used"]


TWO_AT_ONCE = """
    g1 g. L. m. L. d2 s. s. g.
      m. L. m. m. m. m. m. m. g.
"""


def test_several_last_tiles_at_once_are_separate_events_by_row_then_column() -> None:
    """M3."""
    kinds = {"c1": "farm", "b2": "oasis", "e1": "canoe"}
    state, _ = draw(TWO_AT_ONCE, locations=kinds, lost={2: "c1 b2"})
    state = play(state, TAKE)
    assert reaction(state) == Reacting(1, 0, named("c1"))
    state = play(state, Finish())
    assert reaction(state) == Reacting(1, 0, named("b2"))
    state = play(state, answer("g1"))
    assert reaction(state) is None
    state, _ = draw(TWO_AT_ONCE, locations=kinds, lost={2: "c1 b2"})
    assert reaction(play(state, TAKE, answer("g1"))) is None, "the only canoe is used"


NESTED = """
    g1 g. L. m. L. d2 s. L. m. g.
      L. w. m. m. m. m. m. m. m. g.
"""
NESTED_KINDS = {"c1": "farm", "e1": "canoe", "h1": "oasis", "a2": "canoe"}


def test_a_reaction_can_lead_to_another_one_which_is_settled_first() -> None:
    """M3: the active player reacts to the reaction of player 2, and then the mandatory action continues."""
    state, _ = draw(NESTED, locations=NESTED_KINDS, lost={1: "h1", 2: "c1"})
    state = play(state, TAKE, answer("g1"))
    assert reaction(state) == Reacting(0, 1, named("h1"))
    assert names(builds(state, "canoe")) == ["b2"]
    state = play(state, answer("b2"))
    assert state.frames == (Turning(0, TerrainCard.GRASS, 2, (named("b1"),)),)
    assert names(state.players[0].settlements) == ["a1", "b1", "b2"]
    assert sorted(tiles_of(state)) == ["canoe a2 used", "farm c1 fresh"]
    assert tiles_of(state, 2) == ["canoe e1 used", "oasis h1 fresh"]


def test_after_a_nested_answer_the_earlier_question_goes_on_with_the_next_player() -> None:
    """M3: player 3 is asked about both tiles, and the active player only about the tile that player 2 takes."""
    state, _ = draw(
        """
        g1 g. L. m. L. d2 s. L. m. g.
          L. w. m. m. d3 m. m. m. m. g.
        m. m. m. m. w. m. m. m. m. m.
        """,
        locations=NESTED_KINDS,
        lost={1: "h1", 2: "c1"},
    )
    state = play(state, TAKE)
    assert reaction(state) == Reacting(1, 0, named("c1"))
    state = play(state, answer("g1"))
    assert reaction(state) == Reacting(2, 1, named("h1"))
    state = play(state, Finish())
    assert reaction(state) == Reacting(0, 1, named("h1"))
    state = play(state, Finish())
    assert reaction(state) == Reacting(2, 0, named("c1"))
    assert names(builds(state, "canoe")) == ["e3"]
    state = play(state, answer("e3"))
    assert state.frames == (Turning(0, TerrainCard.GRASS, 2, (named("b1"),)),)


def test_a_movement_of_several_steps_is_answered_where_it_ends() -> None:
    """M3, N6, X7: the ship is beside the farm after its second step, but no player is asked until it stops there."""
    picture = "L. ws w. w. L. m. L. d2 s. s. g."
    kinds = {"a1": "lighthouse", "e1": "farm", "g1": "canoe"}
    state, _ = draw(picture, locations=kinds, lost={2: "e1"})
    state = play(
        state, MoveWith("lighthouse", named("b1"), named("c1")), MoveWith("lighthouse", named("c1"), named("d1"))
    )
    assert state.frames[1:] == (Using(0, "lighthouse", 1, named("d1"), origin=named("b1")),)
    assert len(play(state, MoveWith("lighthouse", named("d1"), named("c1"))).frames) == 1
    state = play(state, Finish())
    assert state.frames[1:] == (Reacting(1, 0, named("e1")),)
    assert not permits(state, EndTurn())
    assert len(play(state, answer("i1")).frames) == 1


def test_an_action_of_several_steps_goes_on_after_a_reaction() -> None:
    """M3, T6, N2: the donation continues where it was interrupted."""
    state, _ = draw(
        "d1 w. L. m. L. d2 s. w. w. g.", locations=KINDS, lost={2: "c1"}, held={1: "donation-water"}, card="grass"
    )
    state = play(state, BuildWith("donation-water", named("b1")))
    assert state.frames[1:] == (Using(0, "donation-water", 2, named("b1")), Reacting(1, 0, named("c1")))
    assert not permits(state, BuildWith("donation-water", named("h1")))
    state = play(state, answer("g1"))
    assert state.frames[1:] == (Using(0, "donation-water", 2, named("b1")),)
    assert names(builds(state, "donation-water")) == ["h1", "i1"]
    assert not permits(state, EndTurn())


def test_an_answer_can_end_an_action_in_progress() -> None:
    """M3, T6, N2: the answer fills the last hex where the donation could build."""
    state, _ = draw(
        "d1 w. L. m. L. d2 w. m. m. g.", locations=KINDS, lost={2: "c1"}, held={1: "donation-water"}, card="grass"
    )
    state = play(state, BuildWith("donation-water", named("b1")))
    left = play(state, Finish())
    assert names(builds(left, "donation-water")) == ["g1"]
    assert len(play(state, answer("g1")).frames) == 1


def test_a_move_takes_a_last_tile_too() -> None:
    """M3, L1."""
    state, _ = draw(
        "g1 L. g. L. m. L. d2 s. g.", locations={"b1": "paddock", "d1": "farm", "f1": "canoe"}, lost={2: "d1"}
    )
    state = play(state, MoveWith("paddock", named("a1"), named("c1")))
    assert reaction(state) == Reacting(1, 0, named("d1"))
    state = play(state, answer("h1"))
    assert len(state.frames) == 1
    assert names(builds(state)) == ["a1", "i1"]


def test_the_silo_phase_goes_on_after_a_reaction() -> None:
    """M3, H10: after the reaction the player continues to use the silo."""
    state, _ = draw(
        """
        O. g1 g. L. m. L. d2 s. s.
          m. m. g. m. m. m. m. m. m.
        """,
        locations={"d1": "farm", "f1": "canoe"},
        lost={2: "d1"},
        silos=1,
    )
    state = play(state, BuildWith("silo", named("c1")))
    assert state.frames == (Harvesting(0, 1, HarvestMode.BUILD, 2), Reacting(1, 0, named("d1")))
    state = play(state, answer("h1"))
    assert state.frames == (Harvesting(0, 1, HarvestMode.BUILD, 2),)
    assert names(builds(state, "silo")) == ["c2"]


def test_a_used_canoe_is_ready_when_its_owners_turn_begins_and_not_before() -> None:
    """M3, T5."""
    state, _ = draw(
        """
        g1 g. L. m. L. d2 s. s. g.
          m. m. m. m. m. w. m. w. g.
        """,
        locations=KINDS,
        lost={2: "c1"},
        players=3,
    )
    state = play(state, TAKE, answer("g1"), Build(named("i1")), Build(named("i2")))
    assert tiles_of(state, 2) == ["canoe e1 used"]
    state = play(state, EndTurn(), Reveal(None))
    assert state.frames[-1].player == 1
    assert tiles_of(state, 2) == ["canoe e1 ready"]


def test_a_used_canoe_stays_used_at_the_end_of_its_owners_turn() -> None:
    """M3, T5: the canoe was used in its owner's own turn, in answer to another player's reaction."""
    state, _ = draw("g1 L. g1 g1 s. g2", locations="canoe", built="a1 c1 d1", used="b1")
    state = play(state, EndTurn(), Reveal(None))
    assert tiles_of(state, 1) == ["canoe b1 used"]


def test_a_canoe_does_not_answer_before_its_owners_next_turn() -> None:
    """M3, L2: a new canoe stays fresh until its owner's next turn begins."""
    state, _ = draw(LANDING, locations=KINDS, lost={2: "c1"})
    waiting = with_canoes(state, TileStatus.FRESH)
    assert audit(waiting) == ()
    state = play(waiting, TAKE)
    assert reaction(state) is None
    assert tiles_of(state, 2) == ["canoe e1 fresh"]


def test_a_fresh_canoe_does_not_answer_beside_a_ready_one() -> None:
    """M3, L2: the owner of both canoes answers once, not twice."""
    state, _ = draw(
        "g1 g. L. m. L. d2 L. s. s. s. g.",
        locations={"c1": "farm", "e1": "canoe", "g1": "canoe"},
        lost={2: "c1"},
    )
    state = play(with_canoes(state, TileStatus.READY, TileStatus.FRESH), TAKE)
    assert reaction(state) == Reacting(1, 0, named("c1"))
    state = play(state, answer("h1"))
    assert reaction(state) is None
    assert tiles_of(state, 2) == ["canoe e1 used", "canoe g1 fresh"]


def test_a_canoe_is_ready_from_the_start_of_its_owners_next_turn_on() -> None:
    """M3, L2, T5: the canoe is still fresh after the turn in which it was taken."""
    state, _ = draw(
        """
        g1 g. L. m. m. d2 g. L. m. g.
          m. L. m. m. w. m. m. m. m. g.
        m. m. g1 g1 m. m. m. m. m. g.
        """,
        locations={"c1": "canoe", "b2": "farm", "h1": "oasis"},
        built="c3 d3",
        lost={1: "h1"},
    )
    state = play(state, Build(named("b1")))
    assert tiles_of(state) == ["farm b2 ready", "canoe c1 fresh"]
    state = play(state, EndTurn(), Reveal(None))
    assert state.frames[0].player == 1
    assert tiles_of(state) == ["farm b2 ready", "canoe c1 fresh"]
    state = play(state, Play(TerrainCard.GRASS), Build(named("g1")))
    assert "oasis h1 fresh" in tiles_of(state, 2)
    assert state.location_tiles[named("h1")] == 0
    assert reaction(state) is None
    assert audit(state) == ()
    state = play(state, Build(named("j1")), Build(named("j2")), EndTurn(), Reveal(None))
    assert state.frames[0].player == 0
    assert tiles_of(state) == ["farm b2 ready", "canoe c1 ready"]


def test_a_canoe_taken_by_a_reaction_waits_for_its_owners_next_turn() -> None:
    """M3, L2."""
    state, _ = draw(
        """
        g1 g. L. m. L. d2 s. L. w. g.
          m. m. g. L. m. m. m. m. m. g.
        """,
        locations={"c1": "farm", "e1": "canoe", "h1": "canoe", "d2": "oasis"},
        lost={1: "h1", 2: "c1 d2"},
    )
    state = play(state, TAKE, answer("g1"))
    assert tiles_of(state, 2) == ["canoe e1 used", "canoe h1 fresh"]
    state = play(state, Build(named("c2")))
    assert state.location_tiles[named("d2")] == 0
    assert reaction(state) is None


@pytest.mark.parametrize(
    ("lost", "kept", "expected"),
    [
        (TileStatus.READY, TileStatus.USED, ["canoe c1 ready"]),
        (TileStatus.FRESH, TileStatus.USED, ["canoe c1 used"]),
        (TileStatus.USED, TileStatus.USED, ["canoe c1 used"]),
        (TileStatus.READY, TileStatus.FRESH, ["canoe c1 fresh"]),
    ],
    ids=["ready", "fresh", "used", "the fresh twin stays fresh"],
)
def test_a_used_canoe_counts_as_unused_when_its_ready_twin_is_lost(
    lost: TileStatus, kept: TileStatus, expected: list[str]
) -> None:
    """L3, M3, N4: a sword removes the last piece beside the location of the second canoe."""
    state, _ = draw("g1 g. L. d2 d. d. L. d2 g. g.", locations="canoe", held={1: "sword"}, supply={2: 38})
    state = with_canoes(state, kept, lost)
    assert audit(state) == ()
    state = play(state, Remove("sword", named("h1")))
    assert tiles_of(state, 2) == expected
    assert bonuses(state, 2) == []


def test_an_answer_takes_tiles_and_earns_gold() -> None:
    """M3, L1, S12: a build in another player's turn takes tiles and earns gold, too."""
    state, _ = draw(
        "g1 g. L. m. L. d2 s. L. g1 g.",
        locations={"c1": "farm", "e1": "canoe", "h1": "oasis"},
        lost={2: "c1"},
        cards="shepherds ambassadors knights",
    )
    state = play(state, TAKE)
    assert events(state, answer("g1"))[:3] == (
        Built(1, named("g1"), "canoe"),
        TileTaken(1, "oasis", named("h1")),
        GoldGained(1, 2, "shepherds"),
    )


def test_an_answer_next_to_the_active_player_pays_ambassadors() -> None:
    """M3, S13."""
    state, _ = draw(
        """
        g1 g. L. m. L. d2 g. g.
          w. m. m. m. m. m. m. m.
        """,
        locations=KINDS,
        lost={2: "c1"},
        cards="ambassadors knights lords",
    )
    state = play(state, TAKE, answer("a2"))
    assert [player.gold for player in state.players] == [0, 1]


def test_an_answer_with_the_last_settlement_triggers_the_end() -> None:
    """M3, E1."""
    state, _ = draw(LANDING, locations=KINDS, lost={2: "c1"}, supply={2: 1})
    state = play(state, TAKE)
    assert EndTriggered(1) in events(state, answer("g1"))
    assert play(state, answer("g1")).ending


def test_no_waiver_helps_an_answer() -> None:
    """M3, N5: an outpost cannot be used in a reaction."""
    state, _ = draw(LANDING, locations=KINDS, lost={2: "c1"}, held={2: "outpost"}, active=1, round=2)
    state = play(state, TAKE)
    assert reaction(state)
    assert not permits(state, BuildWith("canoe", named("h1"), "outpost"))


def test_the_bonus_is_the_same_build_in_the_players_turn() -> None:
    """M3, M2, B3: the bonus builds on swamp or water, and the canoes stay ready."""
    state, expected = draw(
        """
        w. s* d1 L. g. d. s*
          m. w* m. m. L. d1 w*
        """,
        locations="canoe",
    )
    assert bonuses(state) == ["canoe-bonus ready"]
    assert names(builds(state, "canoe-bonus")) == names(expected)
    state = play(state, BuildWith("canoe-bonus", named("b1")))
    assert bonuses(state) == ["canoe-bonus used"]
    assert names(builds(state, "canoe-bonus")) == []
    assert tiles_of(state) == ["canoe d1 ready", "canoe e2 ready"]


def test_the_bonus_comes_with_the_second_canoe_and_waits_for_the_next_turn() -> None:
    """M2, M3."""
    state, _ = draw("d1 L. s. L. g. g1 s. g2", locations="canoe")
    assert bonuses(state) == []
    state = play(state, Build(named("e1")))
    assert bonuses(state) == ["canoe-bonus fresh"]
    assert names(builds(state, "canoe-bonus")) == []


def test_the_bonus_is_lost_with_one_of_the_two_canoes() -> None:
    """M2, L3."""
    state, _ = draw("m. L. d1 L. d. s. L. d1 g.", locations={"b1": "canoe", "d1": "paddock", "g1": "canoe"})
    assert bonuses(state) == ["canoe-bonus ready"]
    state = play(state, MoveWith("paddock", named("c1"), named("e1")))
    assert bonuses(state) == []
    assert "canoe g1 ready" in tiles_of(state)


def test_a_placed_wagon_takes_a_last_tile_but_a_scout_does_not() -> None:
    """M3, X6, X8, H7."""
    picture = "L. d1 m. L. m. L. d2 s. g."
    state, _ = draw(picture, locations={"a1": "wagon", "d1": "farm", "f1": "canoe"}, lost={2: "d1"}, around="w")
    state = play(state, Place("wagon", named("c1")))
    assert reaction(state) == Reacting(1, 0, named("d1"))
    state, _ = draw(picture, locations={"a1": "scout-cabin", "d1": "farm", "f1": "canoe"}, lost={2: "d1"})
    state = play(state, Place("scout-cabin", named("c1")))
    assert reaction(state) is None


def test_the_last_action_of_a_silo_is_answered_before_the_next_player_harvests() -> None:
    """M3, H10."""
    state, _ = draw(
        """
        O. g1 g. L. m. L. d2 s. s.
          m. m. m. m. m. m. O. m. m.
        """,
        locations={"d1": "farm", "f1": "canoe"},
        lost={2: "d1"},
        silos=1,
        mode="build",
        left=1,
        start_player=1,
    )
    state = play(state, BuildWith("silo", named("c1")))
    assert reaction(state) == Reacting(1, 0, named("d1"))
    state = play(state, answer("h1"))
    assert state.frames == (Harvesting(1, 1, None, 3),)


def test_answers_nest_in_the_silo_phase_too() -> None:
    """M3, H10: player 1 reacts to the reaction of player 2 and then continues to use the silo."""
    state, _ = draw(
        """
        O. g1 g. L. m. L. d2 s. L. m.
          L. w. g. m. m. m. m. m. m. m.
        """,
        locations={"d1": "farm", "f1": "canoe", "i1": "oasis", "a2": "canoe"},
        lost={1: "i1", 2: "d1"},
        silos=1,
    )
    state = play(state, BuildWith("silo", named("c1")), answer("h1"))
    assert reaction(state) == Reacting(0, 1, named("i1"))
    state = play(state, answer("b2"))
    assert state.frames == (Harvesting(0, 1, HarvestMode.BUILD, 2),)
    assert names(builds(state, "silo")) == ["c2"]


@pytest.mark.parametrize(("mark", "gold"), [("t", 0), ("1", 1), (".", 0)], ids=["scout", "settlement", "nothing"])
def test_an_answer_next_to_a_scout_pays_no_ambassadors(mark: str, gold: int) -> None:
    """M3, S13, H7: for ambassadors, a scout does not count as another player's piece."""
    state, _ = draw(
        f"""
        g1 g. L. m. L. d2 g. g.
          m. m. m. m. m. w. d{mark} m.
        """,
        locations=KINDS,
        lost={2: "c1"},
        cards="ambassadors knights lords",
    )
    state = play(state, TAKE, answer("f2"))
    assert [player.gold for player in state.players] == [0, gold]
