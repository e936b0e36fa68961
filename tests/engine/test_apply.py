"""The effects of an action: the events of a turn come in order, and the old state does not change."""

import pytest

from referee.board.hexes import named, names
from referee.documents.states import dump_state
from referee.engine.audit import audit
from referee.engine.play import apply, legal
from referee.engine.start import Choices, start
from referee.model.actions import Action, Build, BuildWith, EndTurn, MoveWith, Play, Redraw, Reveal, Shuffle
from referee.model.events import (
    Built,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardRemoved,
    EndTriggered,
    Event,
    GameEnded,
    Moved,
    TileLost,
    TileTaken,
    TurnBegan,
    TurnEnded,
)
from referee.model.frames import Drawing, Turning, Use
from referee.model.state import State
from referee.model.vocabulary import Colour, Purpose, TerrainCard
from tests.drawing import cards_of, draw, play

KINGDOM = """
    go L. g. g. L. d.
      d. d. g. g. g. d2
"""
LOCATIONS = {"b1": "paddock", "e1": "farm"}


def kingdom() -> State:
    state, _ = draw(KINGDOM, locations=LOCATIONS, deck="canyon forest", hands={2: "desert"})
    return state


def test_an_outcome_can_be_unpacked() -> None:
    outcome = apply(kingdom(), Build(named("c1")))
    unpacked: list[object] = [*outcome]
    assert unpacked == [outcome.state, outcome.events]
    assert isinstance(outcome.events[0], Built)


def follow(state: State, actions: list[Action]) -> list[Event]:
    """The events of these actions, in order."""
    happened: list[Event] = []
    for action in actions:
        outcome = apply(state, action)
        happened += outcome.events
        state = outcome.state
    return happened


def test_the_events_of_a_turn() -> None:
    actions: list[Action] = [
        MoveWith("paddock", named("a1"), named("c1")),
        Build(named("d1")),
        Build(named("c2")),
        Build(named("d2")),
        EndTurn(),
    ]
    assert follow(kingdom(), actions) == [
        Moved(0, named("a1"), named("c1"), "paddock"),
        Built(0, named("d1"), None),
        TileTaken(0, "farm", named("e1")),
        Built(0, named("c2"), None),
        Built(0, named("d2"), None),
        TurnEnded(0),
        CardDiscarded(0, TerrainCard.GRASS),
        CardDrawn(0, TerrainCard.CANYON),
        TurnBegan(1, 1),
        CardPlayed(1, TerrainCard.DESERT),
    ]


def test_the_events_of_a_last_turn() -> None:
    state, _ = draw("g1 g. d. g2 g2 g2", start_player=2, supply={1: 1}, deck="canyon", hands={2: "desert"})
    assert follow(state, [Build(named("b1")), EndTurn()]) == [
        Built(0, named("b1"), None),
        EndTriggered(0),
        TurnEnded(0),
        CardDiscarded(0, TerrainCard.GRASS),
        CardDrawn(0, TerrainCard.CANYON),
        GameEnded(1),
    ]


def test_the_events_of_a_redraw_with_hidden_cards() -> None:
    state, _ = draw("d1 d2 g. g.", card=None)
    assert follow(state, [Play(TerrainCard.DESERT), Redraw(), Reveal(TerrainCard.GRASS), Build(named("c1"))]) == [
        CardPlayed(0, TerrainCard.DESERT),
        CardRemoved(0, TerrainCard.DESERT),
        CardDrawn(0, TerrainCard.GRASS, Purpose.REDRAW),
        Built(0, named("c1"), None),
    ]


def test_taken_tiles_come_before_lost_ones_and_both_after_the_move() -> None:
    state, _ = draw("d. L. g1 d. g. L. d.", locations={"b1": "paddock", "f1": "farm"})
    assert follow(state, [MoveWith("paddock", named("c1"), named("e1"))]) == [
        Moved(0, named("c1"), named("e1"), "paddock"),
        TileTaken(0, "farm", named("f1")),
        TileLost(0, "paddock", named("b1")),
    ]


def test_the_turn_notes_builds_and_used_tiles() -> None:
    state, _ = draw("g1 L. g. g. g.", locations="farm")
    after = play(state, BuildWith("farm", named("c1")), Build(named("d1")))
    assert after.frames == (Turning(0, TerrainCard.GRASS, 2, (named("d1"),), (Use("farm", named("c1")),)),)


def test_a_move_is_remembered_by_where_it_went() -> None:
    after = play(kingdom(), MoveWith("paddock", named("a1"), named("c1")))
    assert after.frames == (Turning(0, TerrainCard.GRASS, 3, (), (Use("paddock", named("c1")),)),)
    assert names(after.players[0].settlements) == ["c1"]
    assert after.players[0].supply == 39


def test_a_build_takes_from_the_supply_of_its_player_alone() -> None:
    after = apply(kingdom(), Build(named("c1"))).state
    assert [player.supply for player in after.players] == [38, 39]


@pytest.mark.parametrize(
    "action",
    [
        Build(named("c1")),
        MoveWith("paddock", named("a1"), named("c1")),
    ],
)
def test_applying_an_action_does_not_change_the_old_state(action: Action) -> None:
    state = kingdom()
    before = dump_state(state)
    after = apply(state, action).state
    assert dump_state(state) == before
    assert dump_state(after) != before


def test_the_tiles_on_the_locations_of_an_old_state_are_not_changed() -> None:
    state, _ = draw("g1 g. L. g.", locations="farm")
    after = apply(state, Build(named("b1"))).state
    assert state.location_tiles == {named("c1"): 2}
    assert after.location_tiles == {named("c1"): 1}


def test_the_awaited_card_is_drawn_right_after_the_shuffle() -> None:
    state, _ = draw("g1 g1 g1 d2 d.", built="a1 b1 c1", deck="", discard="forest", hands={2: "desert"})
    waiting = play(state, EndTurn())
    assert waiting.frames == (Drawing(0, Purpose.HAND),)
    after = apply(waiting, Shuffle(cards_of("grass forest"))).state
    assert after.players[0].hand == cards_of("grass")
    assert after.deck == cards_of("forest")
    assert after.frames == (Turning(1, TerrainCard.DESERT),)


def test_every_state_of_a_game_is_possible_and_no_earlier_one_changes() -> None:
    state = start(Choices((Colour.RED, Colour.BLUE, Colour.BLACK, Colour.WHITE), seed="apply"))
    for number in range(200):
        if state.over:
            break
        offers = legal(state)
        action = offers[number % len(offers)].pick(0)
        before = dump_state(state)
        outcome = apply(state, action)
        assert dump_state(state) == before
        assert audit(outcome.state) == ()
        state = outcome.state
