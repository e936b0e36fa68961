"""Except for shuffles, an action is offered if and only if it is legal. Every refusal gives at least one reason."""

from itertools import islice
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.engine.audit import audit
from referee.engine.play import judge_possible, legal, permits
from referee.model.actions import Action, Build, Draw, Finish, Shuffle
from referee.model.frames import Turning
from referee.model.offers import ShuffleOffer
from referee.model.state import State
from referee.model.vocabulary import Verdict
from referee.rules.catalogue import POWERS
from referee.rules.power import Group, When
from tests.games import state_in
from tests.properties.strategies import CHOSEN, states
from tests.properties.universe import is_base, sample, universe
from tests.share import EFFORT, examples

STEP = 1 if EFFORT else 40
"""Every STEP-th action of the universe is checked, in addition to all offered actions."""
ON_PLAYED_TERRAIN = {"oracle", "barn", "quarry", "cathedral"}


@pytest.mark.sampled
@pytest.mark.parametrize("file", CHOSEN, ids=lambda file: file.stem)
def test_every_action_is_legal_exactly_if_it_is_offered(file: Path) -> None:
    state = state_in(file)
    assert audit(state) == ()
    offered = offers(state)
    everything = dict.fromkeys(universe(state))
    assert not is_base(state) or offered <= everything.keys(), "offers that the universe does not know"
    for action in {*islice(everything, 0, None, STEP), *offered}:
        check(state, action, offered=action in offered or is_shuffle_on_offer(state, action))


@given(states, st.randoms(use_true_random=False))
@examples(6, 100)
def test_a_random_action_is_legal_exactly_if_it_is_offered(state: State, rng: Random) -> None:
    offered = offers(state)
    for action in offered:
        assert permits(state, action)
    for action in sample(state, rng, 40):
        check(state, action, offered=action in offered or is_shuffle_on_offer(state, action))


def test_the_chosen_states_cover_all_frames_and_actions() -> None:
    """The states also include a turn with no card played yet and a player with all tiles of the base game."""
    found = [state_in(file) for file in CHOSEN]
    tops = [state.frames[-1] if state.frames else None for state in found]
    turns = [top for top in tops if isinstance(top, Turning)]
    assert len(found) >= 20
    frames = {"Turning", "Using", "Drawing", "Reacting", "Harvesting", "NoneType"}
    assert {type(top).__name__ for top in tops} == frames
    assert {turn.due for turn in turns} >= {0, 2, 3}
    assert any(turn.card is None for turn in turns)
    base = {tile for tile, power in POWERS.items() if power.expansion == "base"}
    assert any({tile.kind for tile in player.tiles} >= base for state in found for player in state.players)
    offered = [action for state in found for action in offers(state)]
    assert {type(action) for action in offered} == set(get_args(Action))
    assert {getattr(action, "tile", None) for action in offered} >= {
        tile for tile, power in POWERS.items() if power.group in (Group.COMMON, Group.HARVEST)
    }
    assert any(getattr(action, "via", None) for action in offered)
    assert {getattr(action, "waiver", None) for action in offered} >= {
        tile for tile, power in POWERS.items() if power.when is When.WITH_A_BUILD
    }


def check(state: State, action: Action, *, offered: bool) -> None:
    """Check that the action is ruled legal if and only if it is offered, and that the ruling is complete."""
    ruling = judge_possible(state, action)
    assert (ruling.verdict is Verdict.LEGAL) == offered, action
    match ruling.verdict:
        case Verdict.LEGAL:
            assert not ruling.violations, action
            assert ruling.state is not None, action
            assert ruling.events or isinstance(action, Draw | Finish), action
        case Verdict.ILLEGAL:
            assert ruling.violations, action
            assert all(violation.rules for violation in ruling.violations), action
            reasons = [(violation.code, *sorted(violation.facts.items())) for violation in ruling.violations]
            assert len(reasons) == len(set(reasons)), f"{action}: the same reason twice"
            assert ruling.state is None
        case Verdict.UNDETERMINED:
            assert card_is_hidden(state), action
            assert isinstance(action, Build) or getattr(action, "tile", "") in ON_PLAYED_TERRAIN, action
        case Verdict.IMPOSSIBLE:
            pytest.fail(f"{action} at a possible table")


def offers(state: State) -> set[Action]:
    """All offered actions."""
    return {action for offer in legal(state) for action in offer.actions()}


def is_shuffle_on_offer(state: State, action: Action) -> bool:
    """T4: whether the action is an offered shuffle. Any order of the cards is legal, but the offer lists only one."""
    return isinstance(action, Shuffle) and any(
        isinstance(offer, ShuffleOffer) and sorted(offer.cards) == sorted(action.deck) for offer in legal(state)
    )


def card_is_hidden(state: State) -> bool:
    """T1: whether the active player has not played a card and holds exactly one, which is unknown."""
    turn = state.frames[-1] if state.frames else None
    return isinstance(turn, Turning) and turn.card is None and state.players[turn.player].hand == (None,)
