"""Mayors: marking horizontal lines."""

from collections import Counter

from .board import line_name, line_of
from .documents import Player, State
from .movements import before_movement
from .pieces import standing

PIECES_ON_A_LINE = 4


def mark_lines(state: State, player: Player) -> None:
    """S24: mark every unmarked line with at least four of the player's pieces, while the supply lasts.

    A mark that takes the last settlement triggers the end (E1).
    """
    if "mayors" not in state["cards"]:
        return
    for row in lines_to_mark(state, player):
        if player["supply"] == 0:
            return
        player["supply"] -= 1
        player["marks"] = sorted([*player["marks"], line_name(row)], key=line_of)
        if player["supply"] == 0:
            state["ending"] = True


def lines_to_mark(state: State, player: Player) -> list[int]:
    """S24, N6: the unmarked rows with four or more of the player's pieces, not counting scouts."""
    marked = {name for other in state["players"] for name in other["marks"]}
    counts = Counter(row for row, _ in standing(before_movement(state, player)))
    rows = [row for row, number in counts.items() if number >= PIECES_ON_A_LINE]
    return sorted(row for row in rows if line_name(row) not in marked)
