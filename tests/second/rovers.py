"""Rovers: gold for the sectors in which a player builds during a turn."""

from .board import hex_of, sector
from .documents import Frame, Player, State


def rove(state: State, player: Player, frame: Frame, at: str) -> None:
    """S25: record the sector of a settlement that the player built in their own turn. A sector counts once per turn.

    If the ruleset pays rovers at each build, pay the player 1 gold for a new sector at once.
    """
    number = sector(hex_of(at))
    if "rovers" not in state["cards"] or number is None or number + 1 in frame["sectors"]:
        return
    frame["sectors"] = sorted([*frame["sectors"], number + 1])
    if state["ruleset"]["rovers_timing"] == "each-build":
        player["gold"] += 1


def earn_by_turn(state: State, player: Player, frame: Frame) -> None:
    """S25: at the end of the turn, pay 1 gold per recorded sector, unless rovers are paid at each build."""
    if state["ruleset"]["rovers_timing"] == "end-of-turn":
        player["gold"] += len(frame["sectors"])
