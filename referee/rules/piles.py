"""The terrain cards: which may be drawn, from which pile, and what is known of them."""

from collections import Counter

from referee.model.events import CardDiscarded
from referee.model.frames import cards_in
from referee.model.state import Game
from referee.model.vocabulary import TerrainCard, copies
from referee.rules.draft import Draft


def known_cards(game: Game) -> Counter[TerrainCard]:
    """The cards whose place is known."""
    held = [card for player in game.players for card in player.hand if card]
    played = cards_in(game.frames)
    return Counter([*game.discard, *game.removed, *(game.deck or ()), *held, *played])


def unseen(game: Game) -> Counter[TerrainCard]:
    """The cards nobody knows the place of: in the draw pile, unless its order is known, or hidden in a hand."""
    return Counter(copies(swamp_cards=game.swamp_cards)) - known_cards(game)


def hidden(game: Game) -> int:
    """How many cards lie face down in hands."""
    return sum(player.hand.count(None) for player in game.players)


def draw_pile_size(game: Game) -> int:
    """How many cards the draw pile has."""
    return len(game.deck) if game.deck is not None else max(0, unseen(game).total() - hidden(game))


def drawable(game: Game) -> set[TerrainCard]:
    """What the next card may be. T4: an empty draw pile is refilled from the discard pile."""
    if game.deck:
        return {game.deck[0]}
    return set(unseen(game)) if draw_pile_size(game) else set(game.discard)


def within_reach(game: Game) -> set[TerrainCard]:
    """T3: every card that the draw or the discard pile may hold.

    Ruling: a card that may as well be in a hidden hand counts as being in the pile; a table would simply draw.
    """
    return set(game.discard) | (set(game.deck) if game.deck is not None else drawable(game))


def can_draw(game: Game) -> bool:
    """T4: whether there is a card to draw, in the draw pile or to be shuffled into one."""
    return bool(game.deck or game.discard or draw_pile_size(game))


def may_wait_for_card(game: Game) -> bool:
    """Whether a draw can be waiting: a card of a known draw pile is taken at once, and from nothing none is drawn."""
    return not game.deck and can_draw(game)


def discard(draft: Draft, seat: int, card: TerrainCard) -> None:
    """Put a card onto the discard pile."""
    draft.discard += (card,)
    draft.events.append(CardDiscarded(seat, card))
