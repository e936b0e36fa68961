"""Terrain cards and turns: playing, redrawing, discarding and drawing cards, and passing the turn."""

from . import piles, silos, using
from .board import board_of
from .documents import Action, Frame, Player, State
from .nomads import drop_nomad_tiles
from .pieces import following, player_of
from .rovers import earn_by_turn
from .tiles import lose_tiles, refresh, wake

BUILDS_DUE = 3
HAND = 1
HAND_AT_CROSSROADS = 2


def reveals(state: State, frame: Frame) -> list[Action]:
    """T4, X3: the ways to reveal a drawn or discarded card. A card that is drawn into a hand may stay hidden."""
    cards: list[str | None]
    if frame["purpose"] == "discard":
        cards = list(piles.kinds_in_hidden_hand(state))
    else:
        cards = list(piles.kinds_to_reveal(state))
    if frame["purpose"] == "hand":
        cards.append(None)
    return [{"type": "reveal", "card": card} for card in cards]


def may_shuffle(state: State, action: Action) -> bool:
    """T4: whether a draw is waiting and this shuffle may refill the empty draw pile."""
    if not state["frames"] or state["frames"][-1]["frame"] != "drawing":
        return False
    if state["frames"][-1]["purpose"] == "discard" or set(action) != {"type", "deck"}:
        return False
    return piles.may_refill_in_order(state, action["deck"])


def has_to_play(frame: Frame, player: Player) -> bool:
    """T1, X3: whether the player must still play a hidden card or one of two cards."""
    return frame["card"] is None and (has_to_choose(frame, player) or player["hand"] == [None])


def has_to_choose(frame: Frame, player: Player) -> bool:
    """X3: whether the player must choose one of two cards."""
    return frame["card"] is None and len(player["hand"]) == HAND_AT_CROSSROADS


def plays(state: State, frame: Frame, player: Player) -> list[Action]:
    """T1, X3: the possible plays from the hand. A hidden card may be any card that is not known to be elsewhere."""
    if not has_to_play(frame, player):
        return []
    cards = {card for card in player["hand"] if card is not None}
    if None in player["hand"]:
        cards |= piles.kinds_in_hidden_hand(state)
    return [{"type": "play", "card": card} for card in cards]


def play(player: Player, frame: Frame, card: str) -> None:
    """T1, X3: play a card of this kind from the hand, or a hidden card if no card of this kind is known there."""
    player["hand"].remove(card if card in player["hand"] else None)
    frame["card"] = card


def redraw(state: State, frame: Frame) -> None:
    """T3, M1: remove or discard the useless card, and draw a new one.

    Before the first build, three builds are due again, unless the mandatory action has ended.
    """
    gone = "removed" if state["ruleset"]["useless_card"] == "removed" else "discard"
    state[gone].append(frame["card"])
    frame["card"] = frame["terrain"] = None
    if not frame["built"] and frame["due"]:
        frame["due"] = BUILDS_DUE
    draw(state, frame["player"], "redraw")


def draws(state: State, player: Player, kinds: set[str]) -> list[Action]:
    """X2: the action that draws a card with a fort, if the piles hold a card and the supply holds a settlement."""
    if "fort" not in kinds or player["supply"] == 0 or piles.cards_in_piles(state) == 0:
        return []
    return [{"type": "draw", "tile": "fort"}]


def draw_for_fort(state: State, action: Action) -> None:
    """X2, H3: use the fort or the bazaar, and draw the card for the fort."""
    frame = using.begin(state, action)
    draw(state, frame["player"], "tile")


def end_turn(state: State, frame: Frame) -> None:
    """T4, T5, H7, L3, N1, S25: end a turn."""
    player = player_of(state, frame["player"])
    earn_by_turn(state, player, frame)
    player["scouts"] = []
    lose_tiles(state, board_of(state), player)
    drop_nomad_tiles(state, player)
    refresh(player)
    state["frames"].pop()
    if frame["card"] is not None:
        state["discard"].append(frame["card"])
    if None in player["hand"]:
        state["frames"].append({"frame": "drawing", "player": player["colour"], "purpose": "discard"})
        return
    state["discard"] += player["hand"]
    player["hand"] = []
    draw(state, player["colour"], "hand")


def cards_wanted(player: Player) -> int:
    """X3: how many cards the player should hold: two with a crossroads tile, fresh or not; otherwise one."""
    held = [tile for tile in player["tiles"] if tile["kind"] == "crossroads"]
    return HAND_AT_CROSSROADS if held else HAND


def draw(state: State, colour: str, purpose: str) -> None:
    """T4: draw the top card if it is known; otherwise wait for the table to name a card or to shuffle.

    If the hand is complete or no card is left, a draw into a hand passes the turn instead.
    """
    player = player_of(state, colour)
    if purpose == "hand" and len(player["hand"]) >= cards_wanted(player):
        pass_turn(state, colour)
        return
    card = piles.top_card(state)
    if card is not None:
        receive(state, colour, purpose, card)
    elif piles.cards_in_piles(state) > 0:
        state["frames"].append({"frame": "drawing", "player": colour, "purpose": purpose})
    elif purpose == "hand":
        pass_turn(state, colour)
    else:
        raise ValueError("a redraw or a fort without any card to draw")


def receive(state: State, colour: str, purpose: str, card: str | None) -> None:
    """T3, T4, X2, X3: put a drawn or named card where it belongs, and continue with the action or the next draw."""
    player = player_of(state, colour)
    match purpose:
        case "redraw":
            state["frames"][-1]["card"] = card
        case "tile":
            state["frames"][-1]["card"] = card
            if using.is_over(state):
                using.end(state)
        case "discard":
            player["hand"].remove(None)
            state["discard"].append(card)
            draw(state, colour, "hand")
        case _:
            player["hand"].append(card)
            draw(state, colour, "hand")


def reveal(state: State, frame: Frame, card: str | None) -> None:
    """T4: receive the awaited card, which may be face down."""
    if frame["purpose"] != "discard":
        piles.refill_unseen(state)
    state["frames"].pop()
    receive(state, frame["player"], frame["purpose"], card)


def shuffle(state: State, frame: Frame, deck: list[str]) -> None:
    """T4: turn the discard pile into a draw pile in this order, and draw."""
    piles.refill_in_order(state, deck)
    state["frames"].pop()
    draw(state, frame["player"], frame["purpose"])


def pass_turn(state: State, colour: str) -> None:
    """E1, E2: begin the next player's turn or, after the last round, the silo phase."""
    next_colour = following(state, colour)
    if next_colour == state["start_player"]:
        if state["ending"]:
            silos.begin(state)
            return
        state["round"] += 1
    begin_turn(state, next_colour)


def begin_turn(state: State, colour: str) -> None:
    """T1, T3, X3: begin a turn, and play the player's card if it is known and the only one in the hand.

    Without a card, there is no mandatory action, and the end is triggered.
    """
    player = player_of(state, colour)
    wake(player)
    frame = new_turn(player)
    state["frames"].append(frame)
    if not player["hand"]:
        frame["due"] = frame["owed"] = 0
        state["ending"] = True
    elif len(player["hand"]) == 1 and player["hand"][0] is not None:
        frame["card"] = player["hand"].pop()


def new_turn(player: Player) -> Frame:
    """T2, M6: the frame of a new turn: three builds are due, and one is owed for each settlement on a temple."""
    frame: Frame = {"frame": "turning", "player": player["colour"], "card": None, "due": BUILDS_DUE, "built": []}
    return {**frame, "terrain": None, "owed": player["temple"], "done": [], "sectors": []}
