"""S1, H4, Q3: the hexes that count as next to water."""

from referee.board.board import Board
from referee.board.hexes import Hexes
from referee.model.ruleset import IslandRim, Ruleset


def beside_water(board: Board, ruleset: Ruleset) -> Hexes:
    """The hexes next to a water hex. Q3: also the rim of the island, if the table plays so."""
    if board.rim and ruleset.island_rim is IslandRim.WATER:
        return board.waterside | board.rim
    return board.waterside
