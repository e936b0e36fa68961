"""Canoes of other players, when the last tile of a hex has been taken: the frames that ask them.

One frame stands for one hex. It names the player who is asked; those who cannot build are passed over.
"""

from .board import Hex, name_of
from .building import at_each, situation
from .documents import Action, Frame, Player, State
from .marshlands import canoe
from .pieces import opponents, player_of
from .tiles import has_canoe


def ask_about(state: State, taker: Player, *ends: list[Hex]) -> None:
    """M3, N6: one event for every hex that lost its last tile, the first on top.

    They come in the order of the ends of movements, those of one end by row and column.
    """
    others = opponents(state, taker)
    if not others:
        return
    in_order = [at for emptied in ends for at in sorted(emptied)]
    for at in reversed(in_order):
        frame = {"frame": "reacting", "player": others[0]["colour"], "taker": taker["colour"], "at": name_of(at)}
        state["frames"].append(frame)


def reactions(state: State) -> list[Action]:
    """M3: build with a canoe, or not."""
    return [*canoe_builds(state), {"type": "finish"}]


def canoe_builds(state: State) -> list[Action]:
    """M3, N5: what the player who is asked can build with a canoe; no outpost in an interrupt."""
    now = situation(state)
    if now.player["supply"] == 0 or not has_canoe(now.player):
        return []
    return at_each({"type": "build", "tile": "canoe"}, canoe(now))


def passes_over(state: State) -> bool:
    """M3: somebody who cannot build with a canoe is not asked; whether that was so."""
    if canoe_builds(state):
        return False
    ask_next(state)
    return True


def ask_next(state: State) -> None:
    """M3: the next player from the taker's left, or nobody any more."""
    frame: Frame = state["frames"][-1]
    colours = [other["colour"] for other in opponents(state, player_of(state, frame["taker"]))]
    following = colours[colours.index(frame["player"]) + 1 :]
    if following:
        frame["player"] = following[0]
    else:
        state["frames"].pop()
