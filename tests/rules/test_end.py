"""E: the end of the game."""

import pytest

from referee.board.hexes import named
from referee.engine.play import legal
from referee.engine.score import score
from referee.model.actions import Build, BuildWith, EndTurn, MoveWith
from referee.model.events import Built, EndTriggered, GameEnded, TurnBegan
from referee.model.frames import Turning
from referee.model.vocabulary import Colour
from tests.drawing import draw, draw_move, events, play

THREE_KINGDOMS = "g1 g1 g1 g. g. d. g2 g2 g2 d. d. g3 g3 g3"


def test_the_last_settlement_of_a_supply_triggers_the_end() -> None:
    """E1."""
    state, _ = draw("g1 g. g. g.", supply={1: 1})
    assert events(state, Build(named("b1"))) == (Built(0, named("b1"), None), EndTriggered(0))
    assert play(state, Build(named("b1"))).ending


def test_the_last_settlement_may_be_built_with_a_tile() -> None:
    """E1, T2: after the build with the farm, no settlement is left for the mandatory action."""
    state, _ = draw("g1 L. g. d.", locations="farm", card="desert", supply={1: 1})
    assert events(state, BuildWith("farm", named("c1"))) == (Built(0, named("c1"), "farm"), EndTriggered(0))
    after = play(state, BuildWith("farm", named("c1")))
    assert [offer.pick(0) for offer in legal(after)] == [EndTurn()]


def test_a_move_alone_does_not_trigger_the_end() -> None:
    """E1."""
    state, origin, _ = draw_move("g. go L. g. g.", locations="paddock", supply={1: 1})
    assert not play(state, MoveWith("paddock", origin, named("d1"))).ending


def test_the_end_is_triggered_once() -> None:
    """E1."""
    state, _ = draw("g1 g. g. g2", supply={1: 1, 2: 0})
    assert state.ending
    assert events(state, Build(named("b1"))) == (Built(0, named("b1"), None),)


@pytest.mark.parametrize(
    ("start_player", "active", "following"),
    [(1, 1, 2), (1, 2, 3), (1, 3, None), (2, 1, None), (2, 2, 3), (2, 3, 1), (3, 1, 2), (3, 2, None), (3, 3, 1)],
)
def test_the_round_is_finished_with_the_player_to_the_right_of_the_start_player(
    start_player: int, active: int, following: int | None
) -> None:
    """E1."""
    built = {1: "a1 b1 c1", 2: "g1 h1 i1", 3: "l1 m1 n1"}[active]
    state, _ = draw(
        THREE_KINGDOMS,
        start_player=start_player,
        active=active,
        built=built,
        ending=True,
        round=1,
        deck="grass grass",
        hands={number: "desert" for number in (1, 2, 3) if number != active},
    )
    after = play(state, EndTurn())
    if following is None:
        assert events(state, EndTurn())[-1] == GameEnded(1)
        assert after.over
        assert legal(after) == ()
    else:
        turn = after.frames[0]
        assert isinstance(turn, Turning)
        assert turn.player == following - 1
        assert TurnBegan(following - 1, 1) in events(state, EndTurn())


def test_the_start_player_can_trigger_the_end_and_all_others_have_one_more_turn() -> None:
    """E1."""
    state, _ = draw("g1 g. d. d. d.", supply={1: 1}, deck="grass grass", hands={2: "desert"})
    state = play(state, Build(named("b1")), EndTurn())
    assert not state.over
    state = play(state, Build(named("c1")), Build(named("d1")), Build(named("e1")), EndTurn())
    assert state.over
    assert state.round == 1


def test_gold_comes_from_the_cards_the_castles_and_payments_during_play() -> None:
    """E2."""
    state, _ = draw("w. g1 K. g. g2", cards="fishermen discoverers hermits", gold={2: 4})
    first, second = score(state).players
    assert [(found.source, found.gold) for found in first.entries] == [
        ("fishermen", 1),
        ("discoverers", 1),
        ("hermits", 1),
        ("castles", 3),
    ]
    assert [(found.source, found.gold) for found in second.entries] == [
        ("fishermen", 0),
        ("discoverers", 1),
        ("hermits", 1),
        ("castles", 0),
        ("gold", 4),
    ]
    assert (first.total, second.total) == (6, 6)


def test_most_gold_wins_and_ties_share() -> None:
    """E2."""
    picture = "g1 K. g2 d. d. g3"
    state, _ = draw(picture, cards="discoverers hermits citizens")
    assert score(state).winners == (Colour.BLUE, Colour.ORANGE)
    state, _ = draw(picture, cards="discoverers hermits citizens", gold={3: 4})
    assert score(state).winners == (Colour.BLACK,)
