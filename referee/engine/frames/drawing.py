"""T3, T4, X2, X3: a player is drawing a terrain card, or is discarding a card that no other player has seen.

The table names the card, unless it stays face down or is the top card of a known draw pile.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from referee.engine.frames import harvesting, turning
from referee.model.actions import Action, Reveal, Shuffle
from referee.model.events import CardDrawn, Shuffled
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.frames import Awaited, Drawing, Prompt, Turning, Using, use_in
from referee.model.offers import CardOffer, Offer, ShuffleOffer
from referee.model.ruling import Violation, ViolationCode
from referee.model.state import Game, State
from referee.model.vocabulary import Actor, Purpose, TerrainCard
from referee.rules.catalogue import POWERS
from referee.rules.draft import Draft
from referee.rules.terrain_cards import card_elsewhere, draw_pile_size, drawable, may_wait_for_card, unseen
from referee.rules.tile_use import hand_size

AWAITED: Final = Awaited(Actor.TABLE, ("T3", "T4"))
_HAND: Final = Purpose.HAND
_DISCARD: Final = Purpose.DISCARD


def prompt(state: State, drawing: Drawing) -> Prompt:
    """The prompt that asks for the card. It depends on the purpose of the frame and names the tile in use, if any."""
    use = use_in(state.frames)
    facts: dict[str, str | int] = {"tile": use.tile} if use else {}
    if drawing.purpose is _HAND:
        facts["by"] = "last" if state.ending else "second" if state.players[drawing.player].hand else "first"
    return Prompt(f"drawing-{drawing.purpose}", facts)


def offers(game: Game, drawing: Drawing) -> Sequence[Offer]:
    """The actions that name a card, and a shuffle if the draw pile must first be refilled from the discard pile.

    A card that is drawn into the hand may also stay face down.
    """
    cards = [Reveal(card) for card in sorted(_candidates(game, drawing))]
    choices: list[Offer] = [CardOffer((*cards, Reveal(None)) if _may_be_hidden(drawing) else tuple(cards))]
    if _awaits_shuffle(game, drawing):
        choices.append(ShuffleOffer(game.discard))
    return choices


def violations(game: Game, drawing: Drawing, action: Action) -> list[Violation]:
    """The independent reasons why an action is not legal; empty if the action is legal."""
    match action:
        case Reveal(card=None):
            hidden = _may_be_hidden(drawing)
            return [] if hidden else [Violation(ViolationCode.CARD_FACE_DOWN, ("T3", "X2", "X3"))]
        case Reveal(card=TerrainCard() as card):
            if card in _candidates(game, drawing):
                return []
            return [card_elsewhere(game, card, "P1", "T4", by="" if _is_drawn(drawing) else "hand")]
        case Shuffle(deck=deck) if _is_drawn(drawing):
            return _shuffle_violations(game, drawing, deck)
        case _:
            by = "hidden" if _may_be_hidden(drawing) else "open"
            facts = {"player": game.players[drawing.player].colour, "by": by}
            return [Violation(ViolationCode.CARD_AWAITED, ("T3", "T4"), facts=facts)]


def _shuffle_violations(game: Game, drawing: Drawing, deck: tuple[TerrainCard, ...]) -> list[Violation]:
    """T4: a violation if the draw pile is not empty, or if the shuffled cards are not those of the discard pile."""
    if not _awaits_shuffle(game, drawing):
        return [Violation(ViolationCode.DRAW_PILE_LEFT, ("T4",))]
    if Counter(deck) != Counter(game.discard):
        facts = {"cards": len(deck), "discarded": len(game.discard)}
        return [Violation(ViolationCode.WRONG_SHUFFLE, ("T4",), facts=facts)]
    return []


def _candidates(game: Game, drawing: Drawing) -> set[TerrainCard]:
    """The cards that could be drawn, or, for a discard, the cards that could be in the player's hand (X3)."""
    return drawable(game) if _is_drawn(drawing) else set(unseen(game))


def _is_drawn(drawing: Drawing) -> bool:
    return drawing.purpose is not _DISCARD


def _may_be_hidden(drawing: Drawing) -> bool:
    return drawing.purpose is Purpose.HAND


def _awaits_shuffle(game: Game, drawing: Drawing) -> bool:
    return _is_drawn(drawing) and bool(game.discard) and draw_pile_size(game) == 0


def perform(draft: Draft, drawing: Drawing, action: Action) -> None:
    """Reveal the card, or replace the draw pile with the shuffled cards.

    If a card is drawn while the draw pile is empty, the discard pile first becomes a draw pile of unknown order.
    """
    if isinstance(action, Shuffle):
        draft.note(Shuffled, len(action.deck))
        draft.deck, draft.discard = action.deck, ()
        return
    assert isinstance(action, Reveal)
    if _is_drawn(drawing) and draw_pile_size(draft) == 0:
        draft.note(Shuffled, len(draft.discard))
        draft.deck, draft.discard = None, ()
    _receive(draft, drawing, action.card)


def automatic_step(draft: Draft, drawing: Drawing) -> bool:
    """Take the top card of a known draw pile, or end the draw if no card is left.

    When a draw ends without a card, the next turn or the silo phase begins, or the game ends. There is
    no automatic step if the table must name the card or shuffle the discard pile.
    """
    if drawing.purpose is _DISCARD:
        return False
    if draft.deck:
        card, draft.deck = draft.deck[0], draft.deck[1:]
        _receive(draft, drawing, card)
        return True
    if may_wait_for_card(draft):
        return False
    draft.frames.pop()
    _begin_next_turn(draft, drawing.player)
    return True


def _receive(draft: Draft, drawing: Drawing, card: TerrainCard | None) -> None:
    """Handle a card that was drawn or revealed, according to the purpose of the frame."""
    draft.frames.pop()
    seat, purpose = drawing.player, drawing.purpose
    player = draft.players[seat]
    if purpose is _DISCARD:
        draft.players[seat] = player.with_hand((card,))
        turning.discard_hand(draft, seat)
        return
    draft.note(CardDrawn, seat, card, purpose)
    if purpose is _HAND:
        player = player.with_hand((*player.hand, card))
        draft.players[seat] = player
        if len(player.hand) < hand_size(player):
            draft.frames.append(drawing)
        else:
            _begin_next_turn(draft, seat)
    else:
        frame = draft.frames[-1]
        assert isinstance(frame, Turning | Using)
        draft.frames[-1] = frame._replace(card=card)


def _begin_next_turn(draft: Draft, seat: int) -> None:
    """E1: begin the next player's turn. If the last round is over, begin the silo phase or end the game instead."""
    following = (seat + 1) % len(draft.players)
    if following == draft.start_player:
        if draft.ending:
            harvesting.begin(draft)
            return
        draft.round += 1
    turning.begin(draft, following)


def inconsistencies(state: State, number: int, drawing: Drawing) -> Iterator[Inconsistency]:
    """T3, T4, X2, X3: report this frame if it is not the top frame or does not fit the rest of the state."""
    if number != len(state.frames) - 1 or not _can_be_awaited(state, drawing):
        yield Inconsistency(InconsistencyCode.IMPOSSIBLE_FRAMES, "/frames")


def _can_be_awaited(state: State, drawing: Drawing) -> bool:
    if any(frame.player != drawing.player for frame in state.frames):
        return False
    if drawing.purpose is Purpose.DISCARD:
        return len(state.frames) == 1 and None in state.players[drawing.player].hand
    if not may_wait_for_card(state):
        return False
    match state.frames[:-1]:
        case ():
            return drawing.purpose is Purpose.HAND
        case (Turning(card=None),):
            return drawing.purpose is Purpose.REDRAW
        case (Turning(), Using(card=None) as using):
            draws = POWERS[using.tile].draws is Purpose.TILE and bool(state.players[drawing.player].supply)
            return drawing.purpose is Purpose.TILE and draws and using.at is None
        case _:
            return False
