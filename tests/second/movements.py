"""Movements of several steps, with resettlement, wagon or lighthouse (N6, X6, X7).

Only the end of a movement counts, unless the option `movement` makes every step count.
"""

from .documents import Action, Frame, Player, State
from .figures import FIGURE

MOVING_IN_STEPS = {"resettlement", *FIGURE}


def every_step_counts(state: State) -> bool:
    """N6: whether every step of a movement counts."""
    return bool(state["ruleset"]["movement"] == "each-step")


def before_movement(state: State, player: Player) -> Player:
    """N6: the player, but with any moving piece still at the origin of its movement, where L3 and S24 count it."""
    for frame in state["frames"]:
        if frame["frame"] == "using" and frame["player"] == player["colour"] and frame["from"] is not None:
            return put_back(player, frame)
    return player


def put_back(player: Player, frame: Frame) -> Player:
    """N6: a copy of the player in which the moving piece is back at the origin of its movement."""
    if frame["tile"] in FIGURE:
        return {**player, FIGURE[frame["tile"]]: frame["from"]}
    others = [name for name in player["settlements"] if name != frame["at"]]
    return {**player, "settlements": [*others, frame["from"]]}


def moves_another(frame: Frame, action: Action) -> bool:
    """N6: whether the action moves a different piece from the previous step."""
    return frame["tile"] in MOVING_IN_STEPS and frame["at"] not in (None, action["from"])


def note_origin(state: State, frame: Frame, action: Action) -> None:
    """N6: record where a movement began, unless every step counts."""
    if every_step_counts(state):
        frame["from"] = None
    elif frame["tile"] in MOVING_IN_STEPS and frame["from"] is None:
        frame["from"] = action["from"]
