"""Caves: everybody may move one settlement from cave to cave in a turn."""

from .board import next_to
from .building import Situation, to_each
from .documents import Action
from .pieces import settlements


def cave_moves(now: Situation) -> list[Action]:
    """Q2: a settlement next to a cave goes to any buildable hex next to any cave; on a cave is not next to it."""
    beside = next_to(now.board, set(now.board.caves))
    targets = now.buildable() & beside
    return [action for origin in settlements(now.player) & beside for action in to_each("cave", origin, targets)]
