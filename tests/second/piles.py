"""Terrain cards: their terrains, the two piles, and the kinds that hidden cards may be."""

from .documents import State

CARDS = ("grass", "canyon", "desert", "flower-field", "forest")
COPIES = 5
SWAMP = "swamp-"


def copies(state: State) -> dict[str, int]:
    """P1, P3: the number of copies of each card, with the swamp cards if they are in the game."""
    swamp_cards = {SWAMP + terrain: 1 for terrain in CARDS} if state.get("swamp_cards") else {}
    return {**dict.fromkeys(CARDS, COPIES), **swamp_cards}


def terrains_of(card: str | None) -> list[str]:
    """M1: the terrains on a card. A swamp card has two; if there is no card, the list is empty."""
    if card is None:
        return []
    return ["swamp", card.removeprefix(SWAMP)] if card.startswith(SWAMP) else [card]


def hand_cards(state: State) -> list[str | None]:
    """The cards in all hands; None for a hidden card."""
    return [card for player in state["players"] for card in player["hand"]]


def known_hand_cards(state: State) -> list[str]:
    """The known cards in all hands."""
    return [card for card in hand_cards(state) if card is not None]


def played_cards(state: State) -> list[str]:
    """The played card, if any, and the card that a fort has drawn, if any."""
    cards = [frame["card"] for frame in state["frames"] if frame["frame"] in {"turning", "using"}]
    return [card for card in cards if card is not None]


def cards_in_draw_pile(state: State) -> int:
    """The number of cards in the draw pile, whether its order is known or not."""
    if state["deck"] is not None:
        return len(state["deck"])
    elsewhere = state["discard"] + state["removed"] + hand_cards(state) + played_cards(state)
    return max(0, sum(copies(state).values()) - len(elsewhere))


def cards_in_piles(state: State) -> int:
    """The number of cards in the draw pile and the discard pile together."""
    return cards_in_draw_pile(state) + len(state["discard"])


def with_a_copy_left(state: State, accounted_for: list[str]) -> set[str]:
    """The kinds of card that have more copies in the game than in this list."""
    return {card for card, number in copies(state).items() if accounted_for.count(card) < number}


def open_cards(state: State) -> list[str]:
    """Every card whose place is known, except those in an ordered draw pile."""
    discard: list[str] = state["discard"]
    removed: list[str] = state["removed"]
    return discard + removed + known_hand_cards(state) + played_cards(state)


def kinds_in_hidden_hand(state: State) -> set[str]:
    """The kinds that a hidden card in a hand may be."""
    return with_a_copy_left(state, open_cards(state) + (state["deck"] or []))


def kinds_in_piles(state: State) -> set[str]:
    """T3: the kinds that the draw pile or the discard pile can hold.

    The cards of the discard pile are always known. A draw pile of unknown order may hold any kind of card, unless all
    copies of that kind are known to be elsewhere.
    """
    discard: list[str] = state["discard"]
    if state["deck"] is not None:
        return set(state["deck"]) | set(discard)
    return set(discard) | (kinds_to_reveal(state) if cards_in_piles(state) else set())


def kinds_to_reveal(state: State) -> set[str]:
    """T4: the kinds that the next card may be, if the draw pile is empty or its order is not known."""
    if cards_in_draw_pile(state) == 0:
        return set(state["discard"])
    return with_a_copy_left(state, open_cards(state))


def top_card(state: State) -> str | None:
    """Take the top card off the draw pile, and return it; None if the pile is empty or its order is not known."""
    if not state["deck"]:
        return None
    card: str = state["deck"].pop(0)
    return card


def refill_unseen(state: State) -> None:
    """T4: if the draw pile is empty, turn the discard pile into a draw pile of unknown order."""
    if cards_in_draw_pile(state) == 0:
        state["discard"] = []
        state["deck"] = None


def refill_in_order(state: State, deck: list[str]) -> None:
    """T4: turn the discard pile into a draw pile in this order."""
    state["discard"] = []
    state["deck"] = list(deck)


def may_refill_in_order(state: State, deck: object) -> bool:
    """T4: whether the draw pile is empty and `deck` lists exactly the cards of a discard pile that is not empty."""
    if cards_in_draw_pile(state) or not state["discard"] or not isinstance(deck, list):
        return False
    return all(isinstance(card, str) for card in deck) and sorted(deck) == sorted(state["discard"])
