"""A turn: which actions are legal in a state, and the state after one of them."""

import copy
import json
from typing import Any

from . import piles
from .board import Board, Hex, board_of, by_name, hex_of, name_of
from .building import Situation, adjacent_if_possible
from .pieces import Player, State, player_of
from .tiles import (
    BUILDING_TILES,
    MOVING_TILES,
    lose_tiles,
    movable,
    refresh,
    take_tiles,
    usable_kinds,
    use,
)

Action = dict[str, Any]
Frame = dict[str, Any]

BUILDS_DUE = 3


def canonical(action: Action) -> str:
    """The one spelling of an action."""
    return json.dumps(action, sort_keys=True)


def legal_actions(state: State) -> set[str]:
    """Every legal action, spelled canonically; shuffles are left out."""
    if not state["frames"]:
        return set()
    frame: Frame = state["frames"][-1]
    actions = reveals(state, frame) if frame["frame"] == "drawing" else turn_actions(state, frame)
    return {canonical(action) for action in actions}


def apply(state: State, action: Action) -> State:
    """The state after a legal action; ValueError when it is not legal."""
    if not is_legal(state, action):
        raise ValueError(f"not legal here: {canonical(action)}")
    return after(state, action)


def perft(state: State, depth: int) -> int:
    """How many sequences of so many legal actions there are."""
    if depth == 0:
        return 1
    return sum(perft(after(state, json.loads(action)), depth - 1) for action in legal_actions(state))


def is_legal(state: State, action: Action) -> bool:
    """Whether an action, a shuffle included, is legal."""
    if action.get("type") == "shuffle":
        waiting = bool(state["frames"]) and state["frames"][-1]["frame"] == "drawing"
        well_formed = set(action) == {"type", "deck"}
        return waiting and well_formed and piles.may_refill_in_order(state, action["deck"])
    return canonical(action) in legal_actions(state)


def reveals(state: State, frame: Frame) -> list[Action]:
    """T4: the cards a draw may bring; face down only into a hand."""
    cards: list[str | None] = list(piles.kinds_to_reveal(state))
    if frame["purpose"] == "hand":
        cards.append(None)
    return [{"type": "reveal", "card": card} for card in cards]


def turn_actions(state: State, frame: Frame) -> list[Action]:
    """T1: the mandatory action, and the extra actions before or after it, never inside it."""
    player = player_of(state, frame["player"])
    now = Situation(state, board_of(state), player, frame["card"])
    actions = mandatory_builds(now, frame) + redraws(now)
    if begun_and_open(frame, player):
        return actions
    actions += plays(state, frame, player)
    actions += extra_builds(now)
    actions += extra_moves(now)
    actions += turn_ends(frame, player)
    return actions


def complete(frame: Frame, player: Player) -> bool:
    """T2: no build of the mandatory action is due any more, or the supply is empty."""
    return bool(frame["due"] == 0 or player["supply"] == 0)


def begun_and_open(frame: Frame, player: Player) -> bool:
    """T1: inside the mandatory action."""
    return bool(frame["built"]) and not complete(frame, player)


def card_is_hidden(frame: Frame, player: Player) -> bool:
    """T1: the player holds a card that only they have seen, and has not played it."""
    return frame["card"] is None and player["hand"] == [None]


def mandatory_builds(now: Situation, frame: Frame) -> list[Action]:
    """T2: one build on the played terrain, next to own presence if possible."""
    if now.card is None or complete(frame, now.player):
        return []
    targets = adjacent_if_possible(now, now.buildable_of(now.card))
    return [{"type": "build", "at": name_of(at)} for at in targets]


def redraws(now: Situation) -> list[Action]:
    """T3: a useless card is replaced."""
    return [{"type": "redraw"}] if redraw_is_possible(now) else []


def card_is_useless(now: Situation) -> bool:
    """T3: the played terrain has no buildable hex on the whole board."""
    return now.card is not None and not now.buildable_of(now.card)


def redraw_is_possible(now: Situation) -> bool:
    """T3: the card is useless, and a pile can hold a better one."""
    if not card_is_useless(now):
        return False
    return any(now.buildable_of(card) for card in piles.kinds_in_piles(now.state))


def plays(state: State, frame: Frame, player: Player) -> list[Action]:
    """T1: a hidden card may be any that is not known to be elsewhere."""
    if not card_is_hidden(frame, player):
        return []
    return [{"type": "play", "card": card} for card in piles.kinds_in_hidden_hand(state)]


def extra_builds(now: Situation) -> list[Action]:
    """L2, L5: builds with the tiles that are ready; each needs a settlement in the supply."""
    if now.player["supply"] == 0:
        return []
    return [
        {"type": "build", "at": name_of(at), "tile": kind}
        for kind in usable_kinds(now.player) & set(BUILDING_TILES)
        for at in BUILDING_TILES[kind](now)
    ]


def extra_moves(now: Situation) -> list[Action]:
    """L2, L5: moves with the tiles that are ready."""
    return [
        {"type": "move", "tile": kind, "from": name_of(origin), "to": name_of(to)}
        for kind in usable_kinds(now.player) & set(MOVING_TILES)
        for origin in movable(now.player)
        for to in MOVING_TILES[kind](now, origin)
    ]


def turn_ends(frame: Frame, player: Player) -> list[Action]:
    """T6: only after the mandatory action, and never with the card still hidden."""
    if card_is_hidden(frame, player) or not complete(frame, player):
        return []
    return [{"type": "end-turn"}]


def after(state: State, action: Action) -> State:
    """The state after an action that is known to be legal."""
    new = copy.deepcopy(state)
    board = board_of(new)
    frame: Frame = new["frames"][-1]
    match action["type"]:
        case "build":
            build(new, board, frame, action)
        case "move":
            move(new, board, frame, action)
        case "play":
            play(player_of(new, frame["player"]), frame, action["card"])
        case "redraw":
            redraw(new, frame)
        case "end-turn":
            end_turn(new, frame)
        case "reveal":
            reveal(new, frame, action["card"])
        case "shuffle":
            shuffle(new, frame, action["deck"])
        case unknown:
            raise ValueError(f"no such action: {unknown}")
    end_mandatory_action_when_stuck(new, board)
    return new


def build(state: State, board: Board, frame: Frame, action: Action) -> None:
    """T2, L2: a settlement from the supply is built by the mandatory action or by a tile."""
    player = player_of(state, frame["player"])
    if "tile" in action:
        use(player, action["tile"])
    else:
        frame["due"] -= 1
        frame["built"].append(action["at"])
    player["supply"] -= 1
    if player["supply"] == 0:
        state["ending"] = True
    settle(state, board, player, hex_of(action["at"]))


def move(state: State, board: Board, frame: Frame, action: Action) -> None:
    """L2: a settlement is moved by a tile."""
    player = player_of(state, frame["player"])
    use(player, action["tile"])
    player["settlements"].remove(action["from"])
    settle(state, board, player, hex_of(action["to"]))


def settle(state: State, board: Board, player: Player, at: Hex) -> None:
    """L1, L3: a settlement comes to a hex; tiles are taken, then lost."""
    player["settlements"] = by_name([*player["settlements"], name_of(at)])
    take_tiles(state, board, player, at)
    lose_tiles(board, player)


def play(player: Player, frame: Frame, card: str) -> None:
    """T1: the card of the hand is played."""
    player["hand"] = []
    frame["card"] = card


def redraw(state: State, frame: Frame) -> None:
    """T3: the useless card leaves the game, or is discarded, and a new one is drawn."""
    gone = "removed" if state["ruleset"]["useless_card"] == "removed" else "discard"
    state[gone].append(frame["card"])
    frame["card"] = None
    draw(state, frame["player"], "redraw")


def end_turn(state: State, frame: Frame) -> None:
    """T4, T5: tiles refresh, the played card is discarded, a new one is drawn."""
    player = player_of(state, frame["player"])
    refresh(player)
    state["frames"].pop()
    if frame["card"] is not None:
        state["discard"].append(frame["card"])
    draw(state, player["colour"], "hand")


def draw(state: State, colour: str, purpose: str) -> None:
    """T4: a card is drawn at once from an ordered draw pile; otherwise the draw waits, if there is a card."""
    card = piles.top_card(state)
    if card is not None:
        receive(state, colour, purpose, card)
    elif piles.cards_in_piles(state) > 0:
        state["frames"].append({"frame": "drawing", "player": colour, "purpose": purpose})
    elif purpose == "hand":
        pass_turn(state, colour)
    else:
        raise ValueError("a redraw without any card to draw")


def receive(state: State, colour: str, purpose: str, card: str | None) -> None:
    """T3, T4: the card drawn becomes the played card, or goes to the hand and the turn passes on."""
    if purpose == "redraw":
        state["frames"][-1]["card"] = card
        return
    player_of(state, colour)["hand"].append(card)
    pass_turn(state, colour)


def reveal(state: State, frame: Frame, card: str | None) -> None:
    """T4: the card that was waited for is shown, or drawn face down."""
    piles.refill_unseen(state)
    state["frames"].pop()
    receive(state, frame["player"], frame["purpose"], card)


def shuffle(state: State, frame: Frame, deck: list[str]) -> None:
    """T4: the discard pile becomes the draw pile in a known order, and the draw happens."""
    piles.refill_in_order(state, deck)
    state["frames"].pop()
    draw(state, frame["player"], frame["purpose"])


def pass_turn(state: State, colour: str) -> None:
    """E1: the next player begins, unless the last round is over."""
    colours = [player["colour"] for player in state["players"]]
    following = colours[(colours.index(colour) + 1) % len(colours)]
    if following == state["start_player"]:
        if state["ending"]:
            state["frames"] = []
            return
        state["round"] += 1
    begin_turn(state, following)


def begin_turn(state: State, colour: str) -> None:
    """T1, T3: a turn begins with a card; without one there is no mandatory action and the end comes."""
    player = player_of(state, colour)
    frame: Frame = {"frame": "turning", "player": colour, "card": None, "due": BUILDS_DUE, "built": []}
    state["frames"].append(frame)
    if not player["hand"]:
        frame["due"] = 0
        state["ending"] = True
    elif player["hand"] != [None]:
        frame["card"] = player["hand"].pop()


def end_mandatory_action_when_stuck(state: State, board: Board) -> None:
    """T3: with a useless card and no better one to draw, the mandatory action ends and so does the game."""
    if not state["frames"] or state["frames"][-1]["frame"] != "turning":
        return
    frame: Frame = state["frames"][-1]
    player = player_of(state, frame["player"])
    now = Situation(state, board, player, frame["card"])
    if complete(frame, player) or not card_is_useless(now):
        return
    if not redraw_is_possible(now):
        frame["due"] = 0
        state["ending"] = True
