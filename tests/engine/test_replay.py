"""The replay of a list of actions, up to the first action that is not legal."""

from referee.board.hexes import named, names
from referee.engine.play import Replay, apply, judge, legal, replay
from referee.engine.start import first_game, start
from referee.model.actions import Action, Build, EndTurn
from referee.model.ruling import ViolationCode
from referee.model.vocabulary import Colour, Verdict
from tests.drawing import draw

BUILDS = [Build(named(at)) for at in ("b1", "c1", "d1")]
FIELD = "g1 g. g. g. g. d2"


def test_a_replay_follows_every_legal_action() -> None:
    state, _ = draw(FIELD, deck="grass forest", hands={2: "desert"})
    actions: list[Action] = [*BUILDS, EndTurn()]
    followed = replay(state, actions)
    assert followed.refused is None
    assert len(followed.events) == 4
    assert names(followed.state.players[0].settlements) == ["a1", "b1", "c1", "d1"]
    one_by_one = state
    for number, action in enumerate(actions):
        outcome = apply(one_by_one, action)
        assert followed.events[number] == outcome.events
        one_by_one = outcome.state
    assert followed.state == one_by_one


def test_a_replay_stops_at_the_first_action_that_is_not_legal() -> None:
    state, _ = draw(FIELD)
    wrong: list[Action] = [BUILDS[0], Build(named("e1")), BUILDS[1]]
    followed = replay(state, wrong)
    assert names(followed.state.players[0].settlements) == ["a1", "b1"]
    assert len(followed.events) == 1
    assert followed.refused == judge(followed.state, wrong[1])
    assert followed.refused is not None
    assert [violation.code for violation in followed.refused.violations] == [ViolationCode.NOT_ADJACENT]


def test_a_replay_stops_where_the_ruling_is_undetermined() -> None:
    state, _ = draw(FIELD, card=None)
    followed = replay(state, BUILDS)
    assert followed.events == ()
    assert followed.refused is not None
    assert followed.refused.verdict is Verdict.UNDETERMINED


def test_a_replay_of_nothing_is_the_start() -> None:
    state, _ = draw(FIELD)
    assert replay(state, []) == Replay(state, ())


def test_a_whole_game_of_first_choices_comes_to_an_end() -> None:
    """Each step takes the first action offered. A replay of the actions ends in the same state."""
    first = state = start(first_game((Colour.BLUE, Colour.ORANGE))._replace(seed="whole game"))
    actions: list[Action] = []
    while not state.over:
        actions.append(legal(state)[0].pick(0))
        state = apply(state, actions[-1]).state
        assert len(actions) < 1000
    followed = replay(first, actions)
    assert followed.refused is None
    assert followed.state == state
    assert min(player.supply for player in state.players) == 0
    over = replay(state, [EndTurn()])
    assert over.refused is not None
    assert [violation.code for violation in over.refused.violations] == [ViolationCode.GAME_OVER]
