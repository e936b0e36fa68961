"""The silo phase after the last turn: its frames, its actions and its end."""

from .board import hexes_of
from .building import Situation, at_each, lifted, situation, to_each
from .documents import Action, Frame, State
from .pieces import following, settlements

ACTIONS_PER_SILO = 3


def begin(state: State) -> None:
    """H10: begin the silo phase with the start player."""
    state["frames"] = []
    visit(state, state["start_player"])


def visit(state: State, colour: str) -> None:
    """H10: begin a player's silo phase, and count the silos next to the player's presence."""
    frame = {"frame": "harvesting", "player": colour, "silos": 0, "mode": None, "left": ACTIONS_PER_SILO}
    state["frames"].append(frame)
    now = situation(state)
    frame["silos"] = len(hexes_of(now.board, {"silo"}) & now.beside())


def harvests(now: Situation, frame: Frame) -> list[Action]:
    """H10: the builds and moves with the current silo, and `finish`."""
    return [*steps(now, frame), {"type": "finish"}]


def steps(now: Situation, frame: Frame) -> list[Action]:
    """H10: the actions that the current silo still allows: after a build only builds, after a move only moves."""
    match frame["mode"]:
        case "build":
            return silo_builds(now)
        case "move":
            return silo_moves(now)
        case _:
            return silo_builds(now) + silo_moves(now)


def silo_builds(now: Situation) -> list[Action]:
    """H10: the builds next to the player's presence."""
    if now.player["supply"] == 0:
        return []
    return at_each({"type": "build", "tile": "silo"}, now.buildable() & now.beside())


def silo_moves(now: Situation) -> list[Action]:
    """H10: the moves of settlements to hexes next to the player's other pieces."""
    actions: list[Action] = []
    for origin in settlements(now.player):
        in_the_air = lifted(now, origin)
        actions += to_each("silo", origin, in_the_air.buildable() & in_the_air.beside() - {origin})
    return actions


def count(frame: Frame, action: Action) -> None:
    """H10: count an action with the current silo, and record the type that all actions with that silo must have."""
    frame["mode"] = action["type"]
    frame["left"] -= 1


def next_silo(frame: Frame) -> None:
    """H10: move on to the next silo."""
    frame["silos"] -= 1
    frame["mode"] = None
    frame["left"] = ACTIONS_PER_SILO


def automatic_step(state: State) -> bool:
    """H10: skip a silo that is used up or useless, or a player with no silos left. Return whether that happened."""
    frame: Frame = state["frames"][-1]
    if frame["silos"] == 0:
        state["frames"].pop()
        colour = following(state, frame["player"])
        if colour != state["start_player"]:
            visit(state, colour)
        return True
    if frame["left"] == 0 or not steps(situation(state), frame):
        next_silo(frame)
        return True
    return False
