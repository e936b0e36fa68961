"""Counts the sequences of a given number of legal actions from a position, without shuffles."""

import json

from referee.engine.play import apply, legal
from referee.model.offers import ShuffleOffer
from referee.model.state import State
from tests.games import Document
from tests.second import legal_actions
from tests.second.turn import after


def perft(state: State, depth: int) -> int:
    """The engine's count."""
    offers = [offer for offer in legal(state) if not isinstance(offer, ShuffleOffer)]
    if depth == 1:
        return sum(offer.size for offer in offers)
    return sum(perft(apply(state, action).state, depth - 1) for offer in offers for action in offer.actions())


def second_perft(state: Document, depth: int) -> int:
    """The same count by the second implementation."""
    actions = legal_actions(state)
    if depth == 1:
        return len(actions)
    return sum(second_perft(after(state, json.loads(action)), depth - 1) for action in actions)
