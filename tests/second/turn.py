"""The legal actions of a state, and the state after one of them."""

import copy
import json

from . import drawing, piles, reacting, silos, using
from .building import Situation, situation, under_b3
from .documents import Action, Frame, Player, State, completed, trimmed
from .doing import act, spend_numbers, take
from .extras import extra_actions
from .marshlands import from_temple, usable_bonus_kinds
from .pieces import player_of


def canonical(action: Action) -> str:
    """The canonical text of an action."""
    return json.dumps(action, sort_keys=True)


def legal_actions(state: State) -> set[str]:
    """Every legal action except shuffles, as canonical text."""
    if not state["frames"]:
        return set()
    return {canonical(action) for action in actions_of_frame(completed(state))}


def actions_of_frame(state: State) -> list[Action]:
    """The legal actions according to the frame on top."""
    frame: Frame = state["frames"][-1]
    match frame["frame"]:
        case "drawing":
            return drawing.reveals(state, frame)
        case "using":
            return using.next_steps(situation(state), frame)
        case "reacting":
            return reacting.reactions(state)
        case "harvesting":
            return silos.harvests(situation(state), frame)
        case _:
            return turn_actions(situation(state), frame)


def apply(state: State, action: Action) -> State:
    """The state after an action. Raises ValueError if the action is not legal."""
    if not is_legal(state, action):
        raise ValueError(f"not legal here: {canonical(action)}")
    return after(state, action)


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` legal actions without shuffles."""
    if depth == 0:
        return 1
    return sum(perft(after(state, json.loads(action)), depth - 1) for action in legal_actions(state))


def is_legal(state: State, action: Action) -> bool:
    """Whether an action is legal. Unlike `legal_actions`, this covers shuffles."""
    if action.get("type") == "shuffle":
        return drawing.may_shuffle(state, action)
    return canonical(action) in legal_actions(state)


def turn_actions(now: Situation, frame: Frame) -> list[Action]:
    """T1: the legal actions in a turn. Extra actions come before or after the mandatory action, not during it."""
    plays = drawing.plays(now.state, frame, now.player)
    if drawing.has_to_choose(frame, now.player):
        return plays
    actions = mandatory_builds(now, frame) + redraws(now)
    if begun_and_open(frame, now.player):
        return actions
    return actions + plays + extra_actions(now, frame) + turn_ends(frame, now.player)


def complete(frame: Frame, player: Player) -> bool:
    """T2, M6: whether the mandatory action has no build left, from the supply or from a temple.

    With an empty supply, only builds from a temple can be left. T3: a player without a card has no build left.
    """
    without_card = frame["card"] is None and not player["hand"]
    return without_card or (from_temple(frame, player) and frame["owed"] == 0)


def begun_and_open(frame: Frame, player: Player) -> bool:
    """T1: whether the mandatory action has begun and is not complete."""
    return bool(frame["built"]) and not complete(frame, player)


def mandatory_builds(now: Situation, frame: Frame) -> list[Action]:
    """T2, M1, M6: the builds on the played terrain, next to the player's presence if possible, or with a waiver."""
    if complete(frame, now.player):
        return []
    has_bonus = not frame["built"] and "temple-bonus" in usable_bonus_kinds(now.player)
    waivers = ["temple-bonus"] if has_bonus else []
    return [action for hexes in now.played() for action in under_b3(now, {"type": "build"}, hexes, *waivers)]


def redraws(now: Situation) -> list[Action]:
    """T3: the redraw, if it is possible."""
    return [{"type": "redraw"}] if redraw_is_possible(now) else []


def card_is_useless(now: Situation) -> bool:
    """T3, M1: whether no terrain that the played card allows has a buildable hex."""
    return bool(now.terrains) and not any(now.played())


def redraw_is_possible(now: Situation) -> bool:
    """T3: whether the card is useless and a pile may contain a better one."""
    if not card_is_useless(now):
        return False
    kinds = piles.kinds_in_piles(now.state)
    return any(now.buildable_of(terrain) for card in kinds for terrain in piles.terrains_of(card))


def turn_ends(frame: Frame, player: Player) -> list[Action]:
    """T6: the end of the turn, unless the mandatory action is incomplete or the player still has to play a card."""
    if drawing.has_to_play(frame, player) or not complete(frame, player):
        return []
    return [{"type": "end-turn"}]


def after(state: State, action: Action) -> State:
    """The state after an action that is known to be legal."""
    new = copy.deepcopy(completed(state))
    do(new, action)
    while new["frames"] and automatic_step(new):
        pass
    return trimmed(new)


def automatic_step(state: State) -> bool:
    """Do the automatic step of the frame on top, if it has one. Return whether another such step may follow."""
    match state["frames"][-1]["frame"]:
        case "reacting":
            return reacting.passes_over(state)
        case "using":
            return ends_when_over(state)
        case "harvesting":
            return silos.automatic_step(state)
        case "turning":
            end_mandatory_action_when_stuck(state)
            return False
        case _:
            return False


def do(state: State, action: Action) -> None:
    """Perform an action."""
    frame: Frame = state["frames"][-1]
    match action["type"]:
        case "build" | "place" | "move" | "remove":
            act(state, action)
        case "take":
            take(state, player_of(state, frame["player"]), action)
        case "spend":
            spend_numbers(state, player_of(state, frame["player"]), action)
        case "finish":
            finish(state, frame)
        case _:
            do_with_cards(state, frame, action)


def do_with_cards(state: State, frame: Frame, action: Action) -> None:
    """Perform an action with terrain cards, or end the turn."""
    match action["type"]:
        case "draw":
            drawing.draw_for_fort(state, action)
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


def finish(state: State, frame: Frame) -> None:
    """End the action in progress, decline a reaction, or move on to the next silo."""
    match frame["frame"]:
        case "reacting":
            reacting.ask_next(state)
        case "harvesting":
            silos.next_silo(frame)
        case _:
            end_use(state, frame)


def ends_when_over(state: State) -> bool:
    """End the action in progress if no step can follow, and return whether it has ended."""
    if not using.is_over(state):
        return False
    end_use(state, state["frames"][-1])
    return True


def end_use(state: State, frame: Frame) -> None:
    """N6, M3: end the action in progress, and let other players react with canoes."""
    player = player_of(state, frame["player"])
    reacting.ask_about(state, player, using.end(state))


def end_mandatory_action_when_stuck(state: State) -> None:
    """T3, M6: end the mandatory action and trigger the game's end, if the card is useless and no redraw is possible.

    Settlements on temples stay there.
    """
    frame: Frame = state["frames"][-1]
    now = situation(state)
    if complete(frame, now.player) or not card_is_useless(now):
        return
    if not redraw_is_possible(now):
        frame["due"] = frame["owed"] = 0
        state["ending"] = True
