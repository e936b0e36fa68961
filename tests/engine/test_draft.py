"""Drafts: the sets of hexes that a draft keeps, and the events that it adds to a list."""

from copy import copy
from random import Random

import pytest

from referee.engine.play import apply_in_place, apply_unchecked, legal
from referee.model.events import Event, Note, events_of
from referee.model.state import State
from referee.rules.draft import Draft
from tests.games import any_start, random_action


@pytest.mark.parametrize("seed", range(30))
def test_a_draft_keeps_its_sets_of_hexes_up_to_date(seed: int) -> None:
    """A draft updates its sets with every action. A new state with the same fields must compute the same sets."""
    rng = Random(seed)
    draft = Draft(any_start(rng))
    while legal(draft):
        apply_in_place(draft, random_action(rng, draft.finished()))
        remembered, computed = draft.finished(), State._make(draft.finished())
        assert remembered.free == computed.free
        assert [draft.near(seat) for seat in range(len(draft.players))] == [
            computed.near(seat) for seat in range(len(draft.players))
        ]


@pytest.mark.parametrize("seed", range(10))
def test_earlier_states_of_a_game_keep_their_own_sets_of_hexes(seed: int) -> None:
    """A draft starts with the sets of an earlier state. Later changes to the draft must not affect those sets."""
    rng = Random(seed)
    states = [any_start(rng)]
    while legal(states[-1]):
        states.append(apply_unchecked(states[-1], random_action(rng, states[-1])).state)
    for state in states:
        computed = State._make(state)
        assert state.free == computed.free
        for seat in range(len(state.players)):
            assert state.near(seat) == computed.near(seat)


def test_a_draft_records_events_only_in_the_list_passed_to_it() -> None:
    rng = Random(1)
    state = any_start(rng)
    notes: list[Note] = []
    watched, unwatched = Draft(state, notes), Draft(state)
    happened: list[Event] = []
    while not state.over:
        action = random_action(rng, state)
        apply_in_place(watched, action)
        apply_in_place(unwatched, action)
        outcome = apply_unchecked(state, action)
        state, happened = outcome.state, [*happened, *outcome.events]
    assert [*events_of(notes)] == happened
    assert unwatched.notes is None
    assert watched.finished() == unwatched.finished() == state


@pytest.mark.parametrize("seed", range(10))
def test_a_state_can_be_played_on_more_than_once_and_so_can_its_copy(seed: int) -> None:
    """The first action reuses the draft that made the state. This must not affect the outcome of any other action."""
    rng = Random(seed)
    state = any_start(rng)
    while not state.over:
        action, other = random_action(rng, state), random_action(rng, state)
        expected, otherwise = (apply_unchecked(State._make(state), action) for action in (action, other))
        twin = copy(state)
        assert apply_unchecked(twin, action) == expected
        assert apply_unchecked(state, other) == otherwise
        assert apply_unchecked(state, action) == expected
        state = expected.state
