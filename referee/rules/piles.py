"""The terrain cards: which may be drawn, from which pile, and what is known of them."""

from collections import Counter

from referee.model.frames import Turning
from referee.model.state import State
from referee.model.vocabulary import COPIES, TerrainCard


def told(state: State) -> Counter[TerrainCard]:
    """The cards whose place is known."""
    known = Counter(state.discard)
    known.update(state.removed)
    known.update(state.deck or ())
    known.update(card for player in state.players for card in player.hand if card)
    known.update(frame.card for frame in state.frames if isinstance(frame, Turning) and frame.card)
    return known


def unseen(state: State) -> Counter[TerrainCard]:
    """The cards nobody told of: in the draw pile, unless its order is known, or hidden in a hand."""
    return Counter(COPIES) - told(state)


def hidden(state: State) -> int:
    """How many cards lie face down in hands."""
    return sum(player.hand.count(None) for player in state.players)


def draw_pile_size(state: State) -> int:
    """How many cards the draw pile has."""
    return len(state.deck) if state.deck is not None else max(0, unseen(state).total() - hidden(state))


def drawable(state: State) -> set[TerrainCard]:
    """What the next card may be. T4: an empty draw pile is refilled from the discard pile."""
    if state.deck:
        return {state.deck[0]}
    return set(unseen(state)) if draw_pile_size(state) else set(state.discard)


def within_reach(state: State) -> set[TerrainCard]:
    """T3: every card that the draw or the discard pile may hold.

    Ruling: a card that may as well be in a hidden hand counts as being in the pile; a table would simply draw.
    """
    return set(state.discard) | (set(state.deck) if state.deck is not None else drawable(state))
