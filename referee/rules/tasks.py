"""X9 to X14: the tasks. Each task pays once to every player who fulfils it."""

from functools import partial

from referee.board.geography import EDGES
from referee.board.hexes import (
    BIT,
    DIRECTIONS,
    NEIGHBOURS,
    NOWHERE,
    SOUTH_EAST,
    SOUTH_WEST,
    Hexes,
    each,
    lines,
    shift,
    united,
)
from referee.model.position import Table
from referee.rules.registry import Earned, Task, task

_ROAD = 7
_ADVANCE = 7

crossroads_task = partial(task, expansion="crossroads")


def reward(table: Table, seat: int, task: Task) -> Earned:
    """The gold that a task pays: the full amount if the player fulfils the task, otherwise 0."""
    proof = task.fulfilled(table, seat)
    return Earned(task.gold if proof else 0, proof, {"fulfilled": "fulfilled" if proof else "not fulfilled"})


@crossroads_task("home-country", rule="X9", gold=5)
def home_country(table: Table, seat: int) -> Hexes:
    """X9: a terrain area, of any terrain, that the player's pieces fill completely; empty if there is none."""
    foreign = table.board.open & ~table.players[seat].presence
    for areas in table.board.terrain_areas.values():
        for country in areas:
            if not country & foreign:
                return country
    return NOWHERE


@crossroads_task("fortress", rule="X10", gold=6)
def fortress(table: Table, seat: int) -> Hexes:
    """X10: one of the player's pieces and the six others that surround it; empty if no piece is surrounded."""
    own = table.players[seat].presence
    return _surrounded(own, own)


@crossroads_task("road", rule="X11", gold=7)
def road(table: Table, seat: int) -> Hexes:
    """X11: seven of the player's pieces in an unbroken diagonal line; empty if there is no such line."""
    own = table.players[seat].presence
    for axis in (SOUTH_EAST, SOUTH_WEST):
        if starts := lines(own, _ROAD, axis):
            first = starts & -starts
            return sum(first << axis * step for step in range(_ROAD))
    return NOWHERE


@crossroads_task("place-of-refuge", rule="X12", gold=8)
def place_of_refuge(table: Table, seat: int) -> Hexes:
    """X12: a special hex surrounded by six of the player's pieces, and those six hexes; empty if there is none."""
    return _surrounded(table.board.special, table.players[seat].presence)


@crossroads_task("advance", rule="X13", gold=9)
def advance(table: Table, seat: int) -> Hexes:
    """X13: the player's pieces on an edge where there are at least seven of them; empty if there is no such edge."""
    on_edges = [table.players[seat].presence & edge for edge in EDGES]
    return next((pieces for pieces in on_edges if pieces.bit_count() >= _ADVANCE), NOWHERE)


@crossroads_task("compass-points", rule="X14", gold=10)
def compass_points(table: Table, seat: int) -> Hexes:
    """X14: one of the player's pieces on each of the four edges; empty if an edge has none."""
    on_edges = [table.players[seat].presence & edge for edge in EDGES]
    if not all(on_edges):
        return NOWHERE
    return united(pieces & -pieces for pieces in on_edges)


def _surrounded(middles: Hexes, own: Hexes) -> Hexes:
    """The first of `middles` with all six neighbours in `own`, and these neighbours; empty if no such hex exists."""
    for direction in DIRECTIONS:
        if not middles:
            return NOWHERE
        middles &= shift(own, direction)
    return next((BIT[at] | NEIGHBOURS[at] for at in each(middles)), NOWHERE)
