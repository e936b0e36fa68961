"""The engine and the second implementation agree on legal actions, their effects and the score."""

import json
from pathlib import Path
from random import Random

import pytest

from referee.engine.play import apply, legal
from referee.engine.score import score
from referee.model.actions import Shuffle
from referee.model.offers import ShuffleOffer
from referee.model.state import State
from tests import second
from tests.games import Document, action_document, document, late_start, random_game, random_start, state_in
from tests.properties.strategies import CHOSEN
from tests.second.turn import after, is_legal
from tests.share import EFFORT, first, seeds

MAX_ACTIONS = 60
"""The maximum number of actions of one offer that are tried. `make test-long` tries all of them."""
PRINTED = [file for file in CHOSEN if file.stem != "all-eight-tiles"]
"""The files of states without custom sections. The second implementation does not support custom sections."""


@pytest.mark.parametrize("seed", seeds(3, 16))
def test_a_game_goes_the_same_way_in_both(seed: int) -> None:
    rng = Random(seed)
    compare_game(rng, random_start(rng))


@pytest.mark.parametrize("seed", seeds(3, 50))
def test_a_game_joined_late_goes_the_same_way_in_both(seed: int) -> None:
    """T3, T4, E1: late games often have useless cards and empty piles, and they end soon."""
    rng = Random(seed)
    compare_game(rng, late_start(rng))


@pytest.mark.parametrize("file", first(4, PRINTED), ids=lambda file: file.stem)
def test_every_single_action_does_the_same_in_both(file: Path) -> None:
    """Some of these states are rare, such as one in which a player can lose one of two equal tiles (L3)."""
    state = state_in(file)
    theirs = known_to_both(state)
    assert legal_documents(state) == second.legal_actions(theirs)
    assert gold(state) == second.scores(theirs)
    for offer in legal(state):
        actions = list(offer.actions())
        for action in actions[:: 1 if EFFORT > 1 else -(-len(actions) // MAX_ACTIONS)]:
            assert known_to_both(apply(state, action).state) == after(theirs, action_document(action)), action


def compare_game(rng: Random, begin: State) -> None:
    """Compare every state of a random game with the second implementation."""
    state, theirs = begin, known_to_both(begin)
    for number, (before, action) in enumerate(random_game(rng, begin)):
        assert legal_documents(before) == second.legal_actions(theirs), f"legal actions before action {number}"
        if isinstance(action, Shuffle):
            assert is_legal(theirs, action_document(action)), f"action {number} is a shuffle"
        state, theirs = apply(before, action).state, second.apply(theirs, action_document(action))
        assert known_to_both(state) == theirs, f"state after action {number}: {action}"
        if number % 8 == 0:
            assert gold(state) == second.scores(theirs), f"scores after action {number}"
    assert gold(state) == second.scores(theirs)
    assert legal(state) == ()
    assert second.legal_actions(theirs) == set()


def known_to_both(state: State) -> Document:
    """The document of a state without the list of used tiles, which the second implementation does not keep."""
    found = document(state)
    for frame in found["frames"]:
        frame.pop("used", None)
    return found


def legal_documents(state: State) -> set[str]:
    """The legal actions in the notation of the second implementation, without shuffles."""
    return {
        json.dumps(action_document(action), sort_keys=True)
        for offer in legal(state)
        if not isinstance(offer, ShuffleOffer)
        for action in offer.actions()
    }


def gold(state: State) -> dict[str, dict[str, int]]:
    """The score as the second implementation writes it."""
    return {
        player.colour.value: {"gold": 0}
        | {entry.source: entry.gold for entry in player.entries}
        | {"total": player.total}
        for player in score(state).players
    }
