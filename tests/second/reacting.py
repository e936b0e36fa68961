"""Reactions with canoes when another player takes the last tile of a hex.

Each hex that loses its last tile gets a frame, which names the player who may react. Players who cannot build are
skipped.
"""

from .board import Hex, name_of
from .building import at_each, situation
from .documents import Action, Frame, Player, State
from .marshlands import canoe
from .pieces import opponents, player_of
from .tiles import has_canoe


def ask_about(state: State, taker: Player, *ends: list[Hex]) -> None:
    """M3, N6: add a frame for every hex that lost its last tile, with the first hex on top.

    `ends` has one list of hexes for each movement or action that ended, in the order in which they ended. The hexes
    of one list are taken in order of row, then column.
    """
    others = opponents(state, taker)
    if not others:
        return
    in_order = [at for emptied in ends for at in sorted(emptied)]
    for at in reversed(in_order):
        frame = {"frame": "reacting", "player": others[0]["colour"], "taker": taker["colour"], "at": name_of(at)}
        state["frames"].append(frame)


def reactions(state: State) -> list[Action]:
    """M3: the builds with a canoe, and `finish` to decline."""
    return [*canoe_builds(state), {"type": "finish"}]


def canoe_builds(state: State) -> list[Action]:
    """M3, N5: the canoe builds of the player who may react. An outpost cannot be used here."""
    now = situation(state)
    if now.player["supply"] == 0 or not has_canoe(now.player):
        return []
    return at_each({"type": "build", "tile": "canoe"}, canoe(now))


def passes_over(state: State) -> bool:
    """M3: skip a player who cannot build with a canoe, and return whether that happened."""
    if canoe_builds(state):
        return False
    ask_next(state)
    return True


def ask_next(state: State) -> None:
    """M3: let the next player in turn order react, or remove the frame if that is the player who took the tile."""
    frame: Frame = state["frames"][-1]
    colours = [other["colour"] for other in opponents(state, player_of(state, frame["taker"]))]
    following = colours[colours.index(frame["player"]) + 1 :]
    if following:
        frame["player"] = following[0]
    else:
        state["frames"].pop()
