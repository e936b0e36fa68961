"""T4, T5: the end of a turn, settlements on temples in the next turn, and a line that is marked during an action."""

from referee.board.hexes import named, names
from referee.engine.play import permits
from referee.model.actions import Build, BuildWith, EndTurn, MoveWith, Reveal
from referee.model.events import (
    CardDiscarded,
    GoldGained,
    LineMarked,
    ScoutsLeft,
    TileLost,
    TileSpent,
    TurnEnded,
)
from referee.model.frames import Turning
from referee.model.vocabulary import TerrainCard
from tests.drawing import bonuses, draw, events, nomads, play, tiles_of


def test_the_steps_at_the_end_of_a_turn_come_in_a_fixed_order() -> None:
    """T4, S25, H7, L3, N1."""
    state, _ = draw(
        """
        g. L. g1 L. gt g2
          m. m. m. m. m. m.
        g1 g1 g1 m. m. m.
        """,
        locations={"b1": "paddock", "d1": "farm"},
        built="a3 b3 c3",
        sectors="1",
        cards="rovers knights lords",
        held={1: "sword"},
        supply={1: 34},
    )
    state = play(state, MoveWith("paddock", named("c1"), named("a1")))
    assert events(state, EndTurn()) == (
        GoldGained(0, 1, "rovers"),
        ScoutsLeft(0),
        TileLost(0, "farm", named("d1")),
        TileSpent(0, "sword"),
        TurnEnded(0),
        CardDiscarded(0, TerrainCard.GRASS),
    )
    state = play(state, EndTurn(), Reveal(None))
    assert (tiles_of(state), nomads(state)) == (["paddock b1 ready"], [])


def test_bonus_tiles_refresh_with_the_others() -> None:
    """T5, M2."""
    state, _ = draw("g1 L. g1 L. g1 g1 g1 g2", locations="refuge", built="e1 f1 g1", used="b1 refuge-bonus")
    state = play(state, EndTurn(), Reveal(None))
    assert tiles_of(state) == ["refuge b1 ready", "refuge d1 ready"]
    assert bonuses(state) == ["refuge-bonus ready"]


def test_a_bonus_from_a_reaction_is_ready_when_the_players_turn_begins() -> None:
    """M2, M3, L2: player 2 takes the second canoe tile during player 1's turn."""
    state, _ = draw(
        """
        g1 g. L. m. L. d2 s. L. m. m. g.
          m. m. m. m. m. m. m. m. m. m. g.
        """,
        locations={"c1": "farm", "e1": "canoe", "h1": "canoe"},
        lost={2: "c1"},
    )
    state = play(state, Build(named("b1")), BuildWith("canoe", named("g1")))
    assert bonuses(state, 2) == ["canoe-bonus fresh"]
    assert tiles_of(state, 2) == ["canoe e1 used", "canoe h1 fresh"]
    state = play(state, Build(named("k1")), Build(named("k2")), EndTurn(), Reveal(None))
    assert bonuses(state, 2) == ["canoe-bonus ready"]
    assert tiles_of(state, 2) == ["canoe e1 ready", "canoe h1 ready"]


def test_a_turn_without_a_card_leaves_the_settlement_on_the_temple() -> None:
    """T3, M6: there is no mandatory action, so no settlement is built from the temple."""
    state, _ = draw(
        "g1 g1 g1 g. g2",
        built="a1 b1 c1",
        deck="",
        discard="",
        hands={1: "", 2: ""},
        temple={2: 1},
        ending=True,
        start_player=1,
    )
    state = play(state, EndTurn(), Reveal(TerrainCard.GRASS))
    turn = state.frames[0]
    assert isinstance(turn, Turning)
    assert (turn.player, turn.card, turn.due, turn.owed) == (1, None, 0, 0)
    assert state.players[1].temple == 1
    assert permits(state, EndTurn())


def test_a_settlement_on_a_lost_temple_is_still_due() -> None:
    """M6, L3: the settlement is due when the turn begins, although the player no longer has a temple."""
    state, _ = draw(
        """
        d1 d1 d1 d1 m. g. g. g. g. g2
          m. m. m. m. m. m. m. m. m. m.
        """,
        temple={2: 1},
        built="b1 c1 d1",
        card="desert",
        hands={2: "grass"},
    )
    assert tiles_of(state, 2) == []
    state = play(state, EndTurn(), Reveal(None))
    turn = state.frames[0]
    assert isinstance(turn, Turning)
    assert (turn.player, turn.due, turn.owed) == (1, 3, 1)


def test_a_mark_inside_an_action_of_several_steps_does_not_end_it() -> None:
    """S24, N2, T6: the donation continues after the line is marked."""
    state, _ = draw(
        "d1 d1 g1 g. g. g. m. d. g2",
        held={1: "donation-grass"},
        cards="mayors knights lords",
        card="desert",
    )
    step = BuildWith("donation-grass", named("d1"))
    assert LineMarked(0, "1") in events(state, step)
    state = play(state, step)
    assert state.frames[-1].frame == "using"
    assert names(state.players[0].settlements) == ["a1", "b1", "c1", "d1"]
