"""Define moments. A moment is the table from the acting player's point of view."""

from copy import copy
from typing import Final

from referee.board.hexes import BIT, NEIGHBOURS, Hex, Hexes, beside_many, neighbours, united
from referee.board.terrain import Terrain
from referee.model.frames import Harvesting, Turning, Using
from referee.model.state import Game, free_hexes
from referee.model.vocabulary import TERRAINS_OF, Figure

TERRAINS_NOW: Final = TERRAINS_OF | {terrain: (terrain,) for terrain in Terrain} | {None: ()}
"""M1: the terrains that a played card allows. The key is the chosen terrain or, if none is chosen, the card.

The key None means that no card is played, so its value is empty. A swamp card has two terrains until one is chosen.
Any other card equals its terrain, so one key stands for both. That key is the card object, because Python finds a key
faster if it is the very object that is looked up.
"""
NO_TURN: Final = Turning(-1, due=0)
"""H10: a placeholder for the turn when no turn is in progress, as in the silo phase. It has no builds due."""


class Moment:
    """The table from the point of view of the acting player, with sets of hexes that most rules need."""

    using: Using | None = None
    """The multi-step extra action in progress; None if there is none."""
    harvest: Harvesting | None = None
    """H10: the player's silo phase; None if no silo phase is in progress."""
    answering = False
    """M3: whether the player is reacting to another player who took the last tile from a hex."""
    again = False
    """H3: whether another tile is repeating the tile in use."""
    _near_once: Hexes | None = None

    def __init__(self, game: Game, seat: int, turn: Turning) -> None:
        self.game = game
        self.seat = seat
        self.turn = turn
        """The turn in progress, even if another player is acting; `NO_TURN` if no turn is in progress."""
        self.board = game.board
        self.players = game.players
        self.player = self.players[seat]
        self.free: Hexes = game.free
        """G11: the hexes, of any terrain, that are empty and not blocked by a warrior."""
        self.near = game.nears[seat] or game.near(seat)  # The set is usually cached, which saves a call.
        """B3: the hexes next to the player's pieces."""
        self.terrains: tuple[Terrain, ...] = TERRAINS_NOW[turn.terrain or turn.card]
        """The terrains of the played card, or the terrain chosen for a swamp card; empty if no card is played."""

    @property
    def own(self) -> Hexes:
        """The player's presence."""
        return self.player.presence

    @property
    def buildable(self) -> Hexes:
        """G11: the free hexes of suitable terrain."""
        return self.free & self.board.suitable

    @property
    def blocked(self) -> Hexes:
        """X5: the hexes next to a warrior."""
        return neighbours(united([player.figures.warriors for player in self.players]))

    @property
    def others(self) -> Hexes:
        """The presence of all other players."""
        return united(player.presence for seat, player in enumerate(self.players) if seat != self.seat)

    def once_more(self) -> "Moment":
        """H3: a copy of this moment in which `again` is true, for a tile that another tile repeats."""
        moment = copy(self)
        moment.again = True
        return moment

    def lifting(self, figure: Figure, origin: Hex) -> "Moment":
        """H3: a copy of this moment after one of the player's figures has been lifted from `origin`."""
        figures = self.player.figures
        lifted = self.player._replace(figures=figures.at(figure, figures.of(figure) & ~BIT[origin]))
        moment = copy(self)
        moment.player = lifted
        moment.players = [lifted if player is self.player else player for player in self.players]
        moment.near = neighbours(lifted.presence)
        moment.free = free_hexes(self.board, self.game.walls, moment.players)
        return moment

    def near_without(self, origin: Hex) -> Hexes:
        """B5: the hexes next to the player's other pieces, after the piece on `origin` has been lifted."""
        if self._near_once is None:
            one, two, _three = beside_many(self.own)
            self._near_once = one & ~two
        return self.near & ~(NEIGHBOURS[origin] & self._near_once)
