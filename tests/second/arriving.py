"""The effects of pieces that arrive on hexes: tiles are taken and lost, and lines are marked."""

from .board import Board, Hex, board_of, hex_of
from .documents import Frame, Player, State
from .mayors import mark_lines
from .nomads import take_nomad_tiles
from .pieces import player_of
from .tiles import lose_tiles, take_tiles


def arrive(state: State, board: Board, player: Player, hexes: set[Hex]) -> list[Hex]:
    """L1, N1, L3, S24: take tiles for pieces that reach these hexes, lose tiles, and mark lines.

    Return the hexes that lost their last tile.
    """
    emptied = take_tiles(state, board, player, hexes) + take_nomad_tiles(state, board, player, hexes)
    lose_tiles(state, board, player)
    mark_lines(state, player)
    return emptied


def end_movement(state: State, frame: Frame) -> list[Hex]:
    """N6, X6, X7: end the movement in progress, and apply the consequences of arriving where the piece is now.

    Return the hexes that lost their last tile; empty if no movement is in progress.
    """
    if frame["from"] is None:
        return []
    frame["from"] = None
    return arrive(state, board_of(state), player_of(state, frame["player"]), {hex_of(frame["at"])})
