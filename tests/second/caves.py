"""Caves: once per turn, a player may move a settlement that is next to a cave to another hex next to a cave."""

from .board import Board, Hex, hexes_of, next_to, on_island, within_two
from .building import Situation, to_each
from .documents import Action
from .pieces import settlements

KEPT_CLEAR = {"location", "castle", "nomad-space"}


def cave_places(board: Board) -> set[Hex]:
    """Q2: the mountains of the main board with no location, castle or nomad space within two hexes."""
    kept_clear = hexes_of(board, KEPT_CLEAR)
    mountains = {at for at in hexes_of(board, {"mountain"}) if not on_island(at)}
    return {at for at in mountains if not within_two(board, at) & kept_clear}


def cave_moves(now: Situation) -> list[Action]:
    """Q2: the moves of settlements from hexes next to a cave to buildable hexes next to any cave."""
    beside = next_to(now.board, set(now.board.caves))
    targets = now.buildable() & beside
    return [action for origin in settlements(now.player) & beside for action in to_each("cave", origin, targets)]
