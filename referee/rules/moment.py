"""The table in the moment a player acts: the sets of hexes every rule asks for, worked out once."""

from collections.abc import Iterable
from copy import copy
from typing import Final

from referee.board.hexes import BIT, NEIGHBOURS, NOWHERE, Hex, Hexes, beside_many, neighbours, united
from referee.board.terrain import Terrain
from referee.model.frames import Turning, Using
from referee.model.state import NO_FIGURES, Game, Player
from referee.model.vocabulary import TERRAINS_OF, Figure

_NO_TURN: Final = Turning(-1, due=0)


class Moment:
    """A player's turn as it stands."""

    __slots__ = (
        "_near_once",
        "again",
        "blocked",
        "board",
        "buildable",
        "complete",
        "free",
        "near",
        "own",
        "player",
        "state",
        "terrains",
        "turn",
        "using",
    )

    def __init__(self, state: Game) -> None:
        frame = state.frames[-1]
        self.state = state
        self.using: Using | None = None
        """The action of several steps that is under way."""
        self.again = False
        """H3: a tile is used once more by way of another one."""
        if isinstance(frame, Turning):
            turn = frame
        else:
            turn = _turn_below(state)
            if isinstance(frame, Using):
                self.using, self.again = frame, frame.via is not None
        self.turn = turn
        self.board = board = state.board
        self.player = player = state.players[frame.player]
        self.own = player.presence
        occupied, self.blocked = _occupied_and_blocked(state.walls, state.players)
        self.free: Hexes = board.open & ~occupied & ~self.blocked
        """G11: the empty hexes that nothing keeps pieces away from, whatever their terrain."""
        self.buildable: Hexes = self.free & board.suitable
        """G11: empty and suitable."""
        self.near: Hexes = neighbours(self.own)
        self.terrains: tuple[Terrain, ...] = (
            (turn.terrain,) if turn.terrain else TERRAINS_OF[turn.card] if turn.card else ()
        )
        """The terrains of the played card; none while nobody knows it, or without a card."""
        self.complete = not turn.owed and (not turn.due or not player.supply)
        """T2, M6: the mandatory action is done, or nothing is left to build."""
        self._near_once: Hexes | None = None

    @property
    def inside(self) -> bool:
        """T1: the mandatory action is begun and not complete."""
        return not self.complete and bool(self.turn.built)

    @property
    def seat(self) -> int:
        """Who acts."""
        return self.state.frames[-1].player

    @property
    def others(self) -> Hexes:
        """The presence of everybody else."""
        return united(player.presence for seat, player in enumerate(self.state.players) if seat != self.seat)

    @property
    def ready_nomad_tiles(self) -> list[str]:
        """N1: the kinds of nomad tile that can be used now, in the order in which they were taken."""
        ready = [tile.kind for tile in self.player.nomad_tiles if tile.round < self.state.round and not tile.used]
        return list(dict.fromkeys(ready))

    def once_more(self) -> "Moment":
        """H3: the same moment, for a tile that is used by way of another one."""
        moment = copy(self)
        moment.again = True
        return moment

    def lifting(self, figure: Figure, origin: Hex) -> "Moment":
        """H3: the same moment with one of the player's figures taken up."""
        figures = self.player.figures
        lifted = self.player._replace(figures=figures.at(figure, figures.of(figure) & ~BIT[origin]))
        players = [lifted if player is self.player else player for player in self.state.players]
        moment = copy(self)
        moment.player = lifted
        moment.own = lifted.presence
        moment.near = neighbours(moment.own)
        occupied, moment.blocked = _occupied_and_blocked(self.state.walls, players)
        moment.free = self.board.open & ~occupied & ~moment.blocked
        moment.buildable = moment.free & self.board.suitable
        return moment

    def near_without(self, origin: Hex) -> Hexes:
        """B5: the hexes next to own pieces once the one at this hex is lifted."""
        if self._near_once is None:
            one, two, _three = beside_many(self.own)
            self._near_once = one & ~two
        return self.near & ~(NEIGHBOURS[origin] & self._near_once)


def terrains(turn: Turning) -> tuple[Terrain, ...]:
    """M1: what the played card stands for: both terrains of a swamp card until one is chosen; none without a card."""
    if turn.terrain:
        return (turn.terrain,)
    return TERRAINS_OF[turn.card] if turn.card else ()


def _turn_below(state: Game) -> Turning:
    """The turn under way; H10: after the last one, none in which anything is due."""
    found = (frame for frame in reversed(state.frames) if isinstance(frame, Turning))
    return next(found, _NO_TURN)


def _occupied_and_blocked(walls: Hexes, players: Iterable[Player]) -> tuple[Hexes, Hexes]:
    """G11: the hexes that hold a piece or a stone wall; X5: those next to a warrior, whosever it is."""
    occupied, warriors = walls, NOWHERE
    for player in players:
        occupied |= player.settlements
        if player.figures is not NO_FIGURES:
            occupied |= player.figures.hexes
            warriors |= player.figures.warriors
    return occupied, neighbours(warriors) if warriors else NOWHERE


def occupied_hexes(game: Game) -> Hexes:
    """G11: the hexes that hold a piece or a stone wall."""
    return _occupied_and_blocked(game.walls, game.players)[0]


def free_hexes(game: Game) -> Hexes:
    """G11: the hexes that hold nothing and may take a piece, as far as other pieces are concerned."""
    occupied, blocked = _occupied_and_blocked(game.walls, game.players)
    return game.board.open & ~occupied & ~blocked
