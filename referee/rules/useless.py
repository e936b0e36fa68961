"""T3: a played card for which no hex is left."""

from referee.board.board import Board
from referee.board.hexes import Hexes
from referee.model.state import State
from referee.model.vocabulary import TERRAIN_OF, TerrainCard
from referee.rules.piles import within_reach


def useful(board: Board, card: TerrainCard, free: Hexes) -> Hexes:
    """The hexes that could be built on with this card, adjacency aside."""
    return board.ground[TERRAIN_OF[card]] & free


def better_cards(state: State, free: Hexes) -> set[TerrainCard]:
    """The cards of the piles for which a hex is left."""
    return {card for card in within_reach(state) if useful(state.board, card, free)}
