"""S1, H4, Q3: the hexes that count as next to water."""

from referee.board.board import Board
from referee.board.hexes import Hexes
from referee.model.ruleset import IslandRim, Ruleset


def beside_water(board: Board, ruleset: Ruleset) -> Hexes:
    """S1, H4: the hexes next to a water hex. Q3: the option `island-rim` can add the rim of the island."""
    if board.rim and ruleset.island_rim is IslandRim.WATER:
        return board.waterside | board.rim
    return board.waterside
