"""The table in the moment a player acts: the sets of hexes every rule asks for, worked out once."""

from referee.board.hexes import NEIGHBOURS, NOWHERE, Hex, Hexes, beside_many, neighbours
from referee.board.terrain import Terrain
from referee.model.frames import Turning, Using
from referee.model.state import NO_FIGURES, Game
from referee.model.vocabulary import TERRAIN_OF


class Moment:
    """A player's turn as it stands."""

    __slots__ = (
        "_near_once",
        "blocked",
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
        "using",
    )

    def __init__(self, state: Game) -> None:
        frame = state.frames[-1]
        self.state = state
        self.using = frame if isinstance(frame, Using) else None
        """The action of several steps that is under way."""
        self.turn = turn = frame if isinstance(frame, Turning) else _turn_below(state)
        self.board = board = state.board
        self.player = player = state.players[frame.player]
        self.own = player.presence
        occupied, self.blocked = _occupied_and_blocked(state)
        self.free: Hexes = board.open & ~occupied & ~self.blocked
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

    @property
    def seat(self) -> int:
        """Who acts."""
        return self.state.frames[-1].player

    @property
    def ready_nomad_tiles(self) -> list[str]:
        """N1: the kinds of nomad tile that can be used now, in the order in which they were taken."""
        ready = [tile.kind for tile in self.player.nomad_tiles if tile.round < self.state.round and not tile.used]
        return list(dict.fromkeys(ready))

    def near_without(self, origin: Hex) -> Hexes:
        """B5: the hexes next to own pieces once the one at this hex is lifted."""
        if self._near_once is None:
            one, two, _three = beside_many(self.own)
            self._near_once = one & ~two
        return self.near & ~(NEIGHBOURS[origin] & self._near_once)


def _turn_below(state: Game) -> Turning:
    return next(frame for frame in reversed(state.frames) if isinstance(frame, Turning))


def _occupied_and_blocked(game: Game) -> tuple[Hexes, Hexes]:
    """G11: the hexes that hold a piece or a stone wall; X5: those next to a warrior, whosever it is."""
    occupied, warriors = game.walls, NOWHERE
    for player in game.players:
        occupied |= player.settlements
        if player.figures is not NO_FIGURES:
            occupied |= player.figures.hexes
            warriors |= player.figures.warriors
    return occupied, neighbours(warriors) if warriors else NOWHERE


def occupied_hexes(game: Game) -> Hexes:
    """G11: the hexes that hold a piece or a stone wall."""
    return _occupied_and_blocked(game)[0]


def free_hexes(game: Game) -> Hexes:
    """G11: the hexes that hold nothing and may take a piece, as far as other pieces are concerned."""
    occupied, blocked = _occupied_and_blocked(game)
    return game.board.open & ~occupied & ~blocked
