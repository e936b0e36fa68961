"""T3: a played card for which no hex is left."""

from collections.abc import Iterable

from referee.board.board import Board
from referee.board.hexes import NOWHERE, Hexes
from referee.board.terrain import Terrain
from referee.model.frames import Turning
from referee.model.state import Game
from referee.model.vocabulary import TERRAINS_OF, TerrainCard
from referee.rules.moment import free_hexes, terrains
from referee.rules.piles import within_reach


def useful(board: Board, ground: Iterable[Terrain], free: Hexes) -> Hexes:
    """The hexes of these terrains that could be built on, adjacency aside."""
    found = NOWHERE
    for terrain in ground:
        found |= board.ground[terrain] & free
    return found


def is_stuck(game: Game, turn: Turning) -> bool:
    """Builds are due, no hex is left for them, and no card of the piles could change that."""
    if not turn.card or not (turn.owed or (turn.due and game.players[turn.player].supply)):
        return False
    free = free_hexes(game)
    return not useful(game.board, terrains(turn), free) and not better_cards(game, free)


def better_cards(game: Game, free: Hexes) -> set[TerrainCard]:
    """The cards of the piles for which a hex is left."""
    return {card for card in within_reach(game) if useful(game.board, TERRAINS_OF[card], free)}
