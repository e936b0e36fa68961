"""The hexes that a curious player prefers, because they help with tiles, silos or tasks."""

from collections.abc import Callable, Iterator
from typing import Final

from referee.board.board import Board
from referee.board.geography import EDGES
from referee.board.hexes import (
    BIT,
    NEIGHBOURS,
    NOWHERE,
    SOUTH_EAST,
    SOUTH_WEST,
    Hexes,
    each,
    lines,
    neighbours,
    united,
)
from referee.board.terrain import Special
from referee.model.state import State

_SIX: Final = 6
_ROAD: Final = 7
_SMALL_COUNTRY: Final = 9

Aims = Callable[[Board], Iterator[Hexes]]
"""A function that yields sets of hexes for a task. A player with pieces on all hexes of one set fulfils the task."""


def _countries(board: Board) -> Iterator[Hexes]:
    for found in board.terrain_areas.values():
        yield from (country for country in found if country.bit_count() <= _SMALL_COUNTRY)


def _fortresses(board: Board) -> Iterator[Hexes]:
    yield from (BIT[at] | NEIGHBOURS[at] for at in each(board.open) if NEIGHBOURS[at].bit_count() == _SIX)


def _roads(board: Board) -> Iterator[Hexes]:
    for axis in (SOUTH_EAST, SOUTH_WEST):
        for first in each(lines(board.open, _ROAD, axis)):
            yield sum(BIT[first] << axis * step for step in range(_ROAD))


def _refuges(board: Board) -> Iterator[Hexes]:
    yield from (NEIGHBOURS[at] for at in each(board.special) if NEIGHBOURS[at].bit_count() == _SIX)


_AIMS: Final[dict[str, Aims]] = {
    "home-country": _countries,
    "fortress": _fortresses,
    "road": _roads,
    "place-of-refuge": _refuges,
}


def aims(state: State, seat: int) -> Hexes:
    """Return the hexes that help this player most with a task. Each seat pursues one of the tasks in play, if any."""
    if not state.tasks:
        return NOWHERE
    task = state.tasks[seat % len(state.tasks)]
    own = state.players[seat].presence
    match task:
        case "advance":
            return max(EDGES, key=lambda edge: (own & edge).bit_count())
        case "compass-points":
            return united(edge for edge in EDGES if not own & edge)
        case _:
            return _nearest(state, own, task)


def _nearest(state: State, own: Hexes, task: str) -> Hexes:
    taken = united(player.presence for player in state.players) | state.walls
    possible = own | state.board.suitable & ~taken
    best, found = _ROAD + _SMALL_COUNTRY, NOWHERE
    for aim in _AIMS[task](state.board):
        missing = (aim & ~own).bit_count()
        if aim & ~possible or not missing or missing > best:
            continue
        found = aim if missing < best else found | aim
        best = missing
    return found


def givers(state: State, seat: int) -> Hexes:
    """L1, N1, H10: the hexes that reward this player for a piece next to them.

    These are locations and nomad spaces with a tile for this player, and silos not next to this player's pieces.
    """
    player = state.players[seat]
    locations = [at for at in each(state.board.locations & ~player.taken_from) if state.location_tiles[at]]
    nomads = [at for at, tile in state.nomad_tiles.items() if tile]
    silos = state.board.ground[Special.SILO] & ~neighbours(player.presence)
    return united(BIT[at] for at in (*locations, *nomads)) | silos
