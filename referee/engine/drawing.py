"""A card that somebody has to name: one that is drawn, or one that is shown when it is discarded."""

from collections import Counter

from referee.model.actions import Action, Reveal, Shuffle
from referee.model.frames import Drawing
from referee.model.offers import CardOffer, Offer, ShuffleOffer
from referee.model.ruling import Violation, ViolationCode
from referee.model.state import State
from referee.model.vocabulary import Purpose, TerrainCard
from referee.rules.piles import draw_pile_size, drawable, unseen


def offers(state: State, drawing: Drawing) -> list[Offer]:
    """The cards it can be, and the shuffle where a known pile has run out."""
    cards = [Reveal(card) for card in sorted(_candidates(state, drawing))]
    found: list[Offer] = [CardOffer((*cards, Reveal(None)) if _may_be_hidden(drawing) else tuple(cards))]
    if _awaits_shuffle(state, drawing):
        found.append(ShuffleOffer(state.discard))
    return found


def allows(state: State, drawing: Drawing, action: Action) -> bool:
    """Whether the offers hold this action."""
    match action:
        case Reveal(card=None):
            return _may_be_hidden(drawing)
        case Reveal(card=card):
            return card in _candidates(state, drawing)
        case Shuffle(deck=deck):
            return _awaits_shuffle(state, drawing) and Counter(deck) == Counter(state.discard)
        case _:
            return False


def objections(state: State, drawing: Drawing, action: Action) -> list[Violation]:
    """All independent reasons why an action is not among the offers."""
    if allows(state, drawing, action):
        return []
    match action:
        case Reveal(card=None):
            return [Violation(ViolationCode.CARD_FACE_DOWN, ("T3", "X2", "X3"))]
        case Reveal(card=TerrainCard() as card):
            return [Violation(ViolationCode.CARD_ELSEWHERE, ("P1", "T4"), facts={"card": card})]
        case Shuffle() if not _awaits_shuffle(state, drawing) and _is_drawn(drawing):
            return [Violation(ViolationCode.DRAW_PILE_LEFT, ("T4",))]
        case Shuffle(deck=deck) if _is_drawn(drawing):
            facts = {"cards": len(deck), "discarded": len(state.discard)}
            return [Violation(ViolationCode.WRONG_SHUFFLE, ("T4",), facts=facts)]
        case _:
            return [
                Violation(
                    ViolationCode.CARD_AWAITED, ("T3", "T4"), facts={"player": state.players[drawing.player].colour}
                )
            ]


def _candidates(state: State, drawing: Drawing) -> set[TerrainCard]:
    """Which card it can be. X3: one that is shown comes from a hand."""
    return drawable(state) if _is_drawn(drawing) else set(unseen(state))


def _is_drawn(drawing: Drawing) -> bool:
    return drawing.purpose is not Purpose.DISCARD


def _may_be_hidden(drawing: Drawing) -> bool:
    return drawing.purpose is Purpose.HAND


def _awaits_shuffle(state: State, drawing: Drawing) -> bool:
    return _is_drawn(drawing) and bool(state.discard) and draw_pile_size(state) == 0
