"""T3: a played card for which no hex is left."""

from referee.board.board import Board
from referee.board.hexes import Hexes
from referee.model.frames import Turning
from referee.model.state import Game
from referee.model.vocabulary import TERRAIN_OF, TerrainCard
from referee.rules.moment import free_hexes
from referee.rules.piles import within_reach


def useful(board: Board, card: TerrainCard, free: Hexes) -> Hexes:
    """The hexes that could be built on with this card, adjacency aside."""
    return board.ground[TERRAIN_OF[card]] & free


def is_stuck(game: Game, turn: Turning) -> bool:
    """Builds are due, no hex is left for them, and no card of the piles could change that."""
    if not turn.card or not turn.due or not game.players[turn.player].supply:
        return False
    free = free_hexes(game)
    return not useful(game.board, turn.card, free) and not better_cards(game, free)


def better_cards(game: Game, free: Hexes) -> set[TerrainCard]:
    """The cards of the piles for which a hex is left."""
    return {card for card in within_reach(game) if useful(game.board, card, free)}
