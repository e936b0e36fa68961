"""A turn: which actions are legal in a state, and the state after one of them."""

import copy
import json

from . import drawing, piles, using
from .board import name_of
from .building import Situation, at_each, situation, under_b3
from .documents import Action, Frame, Player, State, completed, trimmed
from .doing import act
from .figures import placings, takings_back
from .pieces import player_of
from .tiles import BUILDING_TILES_UNDER_B3, FREELY_BUILDING_TILES, MOVING_TILES, movable, usable_kinds


def canonical(action: Action) -> str:
    """The one spelling of an action."""
    return json.dumps(action, sort_keys=True)


def legal_actions(state: State) -> set[str]:
    """Every legal action, spelled canonically; shuffles are left out."""
    if not state["frames"]:
        return set()
    return {canonical(action) for action in actions_of_frame(completed(state))}


def actions_of_frame(state: State) -> list[Action]:
    """The legal actions: the frame on top tells what is waited for."""
    frame: Frame = state["frames"][-1]
    match frame["frame"]:
        case "drawing":
            return drawing.reveals(state, frame)
        case "using":
            return using.next_steps(situation(state), frame)
        case _:
            return turn_actions(situation(state), frame)


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
        return drawing.may_shuffle(state, action)
    return canonical(action) in legal_actions(state)


def turn_actions(now: Situation, frame: Frame) -> list[Action]:
    """T1: the mandatory action, and the extra actions before or after it, never inside it."""
    plays = drawing.plays(now.state, frame, now.player)
    if drawing.has_to_choose(frame, now.player):
        return plays
    actions = mandatory_builds(now, frame) + redraws(now)
    if begun_and_open(frame, now.player):
        return actions
    return actions + plays + extra_actions(now) + turn_ends(frame, now.player)


def complete(frame: Frame, player: Player) -> bool:
    """T2: no build of the mandatory action is due any more, or the supply is empty."""
    return bool(frame["due"] == 0 or player["supply"] == 0)


def begun_and_open(frame: Frame, player: Player) -> bool:
    """T1: inside the mandatory action."""
    return bool(frame["built"]) and not complete(frame, player)


def mandatory_builds(now: Situation, frame: Frame) -> list[Action]:
    """T2: one build on the played terrain, next to own presence if possible."""
    if now.card is None or complete(frame, now.player):
        return []
    return under_b3(now, {"type": "build"}, now.buildable_of(now.card))


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


def extra_actions(now: Situation) -> list[Action]:
    """L2, N1: everything that the tiles allow which can be used."""
    kinds = usable_kinds(now.player)
    actions = extra_builds(now, kinds) + extra_moves(now, kinds)
    actions += placings(now, kinds) + takings_back(now, kinds)
    actions += drawing.draws(now.state, now.player, kinds)
    return actions + using.first_steps(now)


def extra_builds(now: Situation, kinds: set[str]) -> list[Action]:
    """L2, L5: builds of one settlement; each needs one in the supply."""
    if now.player["supply"] == 0:
        return []
    actions: list[Action] = []
    for kind in kinds & set(BUILDING_TILES_UNDER_B3):
        actions += under_b3(now, {"type": "build", "tile": kind}, BUILDING_TILES_UNDER_B3[kind](now))
    for kind in kinds & set(FREELY_BUILDING_TILES):
        actions += at_each({"type": "build", "tile": kind}, FREELY_BUILDING_TILES[kind](now))
    return actions


def extra_moves(now: Situation, kinds: set[str]) -> list[Action]:
    """L2, L5: moves of one settlement."""
    return [
        {"type": "move", "tile": kind, "from": name_of(origin), "to": name_of(to)}
        for kind in kinds & set(MOVING_TILES)
        for origin in movable(now.player)
        for to in MOVING_TILES[kind](now, origin)
    ]


def turn_ends(frame: Frame, player: Player) -> list[Action]:
    """T6: only after the mandatory action, and never with the card still hidden."""
    if drawing.has_to_play(frame, player) or not complete(frame, player):
        return []
    return [{"type": "end-turn"}]


def after(state: State, action: Action) -> State:
    """The state after an action that is known to be legal."""
    new = copy.deepcopy(completed(state))
    do(new, action)
    end_mandatory_action_when_stuck(new)
    return trimmed(new)


def do(state: State, action: Action) -> None:
    """Let an action happen."""
    frame: Frame = state["frames"][-1]
    match action["type"]:
        case "build" | "place" | "move" | "remove":
            act(state, action)
        case "finish":
            using.end(state)
        case "draw":
            drawing.draw_for_fort(state)
        case "play":
            drawing.play(player_of(state, frame["player"]), frame, action["card"])
        case "redraw":
            drawing.redraw(state, frame)
        case "end-turn":
            drawing.end_turn(state, frame)
        case "reveal":
            drawing.reveal(state, frame, action["card"])
        case "shuffle":
            drawing.shuffle(state, frame, action["deck"])
        case unknown:
            raise ValueError(f"no such action: {unknown}")


def end_mandatory_action_when_stuck(state: State) -> None:
    """T3: with a useless card and no better one to draw, the mandatory action ends and so does the game."""
    if not state["frames"] or state["frames"][-1]["frame"] != "turning":
        return
    frame: Frame = state["frames"][-1]
    now = situation(state)
    if complete(frame, now.player) or not card_is_useless(now):
        return
    if not redraw_is_possible(now):
        frame["due"] = 0
        state["ending"] = True
