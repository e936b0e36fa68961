"""S11 to S13: the gold that families, shepherds and ambassadors pay for new pieces during the game."""

from .board import DIRECTIONS, Board, Hex, hex_of, hexes_of, neighbours, step
from .documents import Frame, Player, State
from .pieces import empty, opponents, standing

FAMILIES_GOLD = 2
SHEPHERDS_GOLD = 2
AMBASSADORS_GOLD = 1


def earn_by_mandatory_action(state: State, player: Player, frame: Frame) -> None:
    """S11: pay the player 2 gold for families if the mandatory action's first three settlements form a line."""
    if "families" not in state["cards"] or len(frame["built"]) != 3:
        return
    if in_one_line({hex_of(name) for name in frame["built"]}):
        player["gold"] += FAMILIES_GOLD


def in_one_line(hexes: set[Hex]) -> bool:
    """S11: whether these are three adjacent hexes in a straight line."""
    lines = [
        {at, step(at, direction), step(step(at, direction), direction)} for at in hexes for direction in DIRECTIONS
    ]
    return hexes in lines


def earn_by_build(state: State, board: Board, player: Player, hexes: set[Hex]) -> None:
    """S12, S13: pay the gold that shepherds and ambassadors give for each hex that has just been built on."""
    for at in hexes:
        if "shepherds" in state["cards"] and not pasture(state, board, at):
            player["gold"] += SHEPHERDS_GOLD
        if "ambassadors" in state["cards"] and is_beside_others(state, board, player, at):
            player["gold"] += AMBASSADORS_GOLD


def is_beside_others(state: State, board: Board, player: Player, at: Hex) -> bool:
    """S13, H7: whether a piece of another player, other than a scout, is next to a hex."""
    return any(standing(other) & neighbours(board, at) for other in opponents(state, player))


def pasture(state: State, board: Board, at: Hex) -> set[Hex]:
    """S12: the empty hexes of the same terrain next to a hex, whether or not a warrior blocks them."""
    return empty(state, neighbours(board, at) & hexes_of(board, {board.terrain[at]}))
