"""The table in the moment a player acts: the sets of hexes every rule asks for, worked out once."""

from collections.abc import Iterable

from referee.board.board import Board
from referee.board.hexes import EVERYWHERE, NEIGHBOURS, NOWHERE, SOUTH_EAST, SOUTH_WEST, Hex, Hexes, neighbours
from referee.board.terrain import Terrain
from referee.model.frames import Turning
from referee.model.state import Player, State
from referee.model.vocabulary import TERRAIN_OF


class Moment:
    """A player's turn as it stands."""

    __slots__ = (
        "_near_once",
        "board",
        "buildable",
        "complete",
        "free",
        "near",
        "own",
        "player",
        "state",
        "terrain",
        "turn",
    )

    def __init__(self, state: State, turn: Turning) -> None:
        self.state = state
        self.turn = turn
        self.board = board = state.board
        self.player = player = state.players[turn.player]
        self.own = player.presence
        self.free: Hexes = free_hexes(board, state.players)
        """G11: the empty hexes that nothing keeps pieces away from, whatever their terrain."""
        self.buildable: Hexes = self.free & board.suitable
        """G11: empty and suitable."""
        self.near: Hexes = neighbours(self.own)
        self.terrain: Terrain | None = TERRAIN_OF[turn.card] if turn.card else None
        """The terrain of the played card; None while nobody knows it, or without a card."""
        self.complete = not turn.due or not player.supply
        """T2: the mandatory action is done, or nothing is left to build."""
        self._near_once: Hexes | None = None

    @property
    def inside(self) -> bool:
        """T1: the mandatory action is begun and not complete."""
        return not self.complete and bool(self.turn.built)

    def near_without(self, origin: Hex) -> Hexes:
        """B5: the hexes next to own pieces once the one at this hex is lifted."""
        if self._near_once is None:
            self._near_once = next_to_one(self.own)
        return self.near & ~(NEIGHBOURS[origin] & self._near_once)


def free_hexes(board: Board, players: Iterable[Player]) -> Hexes:
    """G11: the hexes that hold no piece and may take one, as far as other pieces are concerned."""
    occupied = NOWHERE
    for player in players:
        occupied |= player.settlements
    return board.open & ~occupied


def next_to_one(pieces: Hexes) -> Hexes:
    """The hexes next to exactly one of these pieces."""
    once = twice = 0
    for step in (
        pieces << 1,
        pieces >> 1,
        pieces << SOUTH_EAST,
        pieces >> SOUTH_EAST,
        pieces << SOUTH_WEST,
        pieces >> SOUTH_WEST,
    ):
        twice |= once & step
        once |= step
    return once & ~twice & EVERYWHERE
