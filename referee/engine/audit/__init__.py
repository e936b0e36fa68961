"""Find out whether a table is possible, and report its inconsistencies, each with a JSON pointer.

`tabletop` checks the parts that positions and states have in common. `tiles` and `supplies` check other parts of a
state. Each kind of frame has its own checks in `engine/frames`. These frame checks run only if the visible table and
the kinds of the players' tiles are possible.
"""

from collections.abc import Iterator
from typing import Final

from referee.board.hexes import united
from referee.engine.audit.supplies import card_inconsistencies, supply_inconsistencies
from referee.engine.audit.tabletop import table_inconsistencies
from referee.engine.audit.tiles import special_tile_inconsistencies, strange_tiles, tile_inconsistencies
from referee.engine.frames import FRAMES
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.position import Position
from referee.model.state import State

_UNKNOWN: Final = {
    InconsistencyCode.UNKNOWN_CARD,
    InconsistencyCode.UNKNOWN_LOCATION,
    InconsistencyCode.UNKNOWN_NOMAD_TILE,
}
"""Codes for unknown names. If one of them occurs, `_beyond` reports nothing."""


def audit(table: Position | State) -> tuple[Inconsistency, ...]:
    """The inconsistencies in a position or state; empty if the table is possible."""
    return audit_state(table) if isinstance(table, State) else tuple(table_inconsistencies(table))


def audit_state(state: State) -> tuple[Inconsistency, ...]:
    """The inconsistencies in the state of a game; empty if the state is possible."""
    inconsistencies = (*table_inconsistencies(state), *strange_tiles(state))
    if inconsistencies:
        return (*inconsistencies, *_beyond(state, inconsistencies))
    return (
        *_frame_inconsistencies(state),
        *supply_inconsistencies(state),
        *tile_inconsistencies(state),
        *card_inconsistencies(state),
    )


def may_hold_nomad_tiles(state: State) -> bool:
    """Whether this state is possible, given that it differs from a possible one only in players' nomad tiles.

    Supplies are checked again, because a tile that a player still holds unused cannot have placed or removed pieces.
    """
    return not any(special_tile_inconsistencies(state)) and not any(supply_inconsistencies(state))


def _beyond(state: State, inconsistencies: tuple[Inconsistency, ...]) -> Iterator[Inconsistency]:
    """The inconsistencies in supplies, tiles and cards that do not merely follow from those already reported.

    An inconsistency that names hexes is skipped if all its hexes have already been reported.
    """
    codes, blamed = (
        {inconsistency.code for inconsistency in inconsistencies},
        united(inconsistency.hexes for inconsistency in inconsistencies),
    )
    if codes & _UNKNOWN:
        return
    tiles = tile_inconsistencies(state) if InconsistencyCode.TILE_OF_ANOTHER_KIND not in codes else ()
    for inconsistency in (*supply_inconsistencies(state), *tiles, *card_inconsistencies(state)):
        if inconsistency.hexes & ~blamed or not inconsistency.hexes:
            yield inconsistency


def _frame_inconsistencies(state: State) -> Iterator[Inconsistency]:
    """The inconsistencies in the frames, from the top of the stack down.

    The check stops at a frame whose place in the stack is impossible. E1: if there are no frames, the end of the game
    must have been triggered.
    """
    for number in reversed(range(len(state.frames))):
        frame = state.frames[number]
        for inconsistency in FRAMES[frame.frame].inconsistencies(state, number, frame):
            yield inconsistency
            if inconsistency.code == InconsistencyCode.IMPOSSIBLE_FRAMES:
                return
    if not state.frames and not state.ending:
        yield Inconsistency(InconsistencyCode.END_NOT_TRIGGERED, "/frames")
