"""Is this position possible? Every inconsistency at once, each with its place.

`tabletop` checks everything visible on the table, `tiles` and `supplies` the rest of a state, and each frame checks
itself (engine/frames). Frames are checked only if the pieces and tiles they refer to are possible.
"""

from collections.abc import Iterator
from typing import Final

from referee.board.hexes import united
from referee.engine.audit.supplies import card_inconsistencies, supply_inconsistencies
from referee.engine.audit.tabletop import table_inconsistencies
from referee.engine.audit.tiles import strange_tiles, tile_inconsistencies
from referee.engine.frames import FRAMES
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.position import Position
from referee.model.state import State

_UNKNOWN: Final = {
    InconsistencyCode.UNKNOWN_CARD,
    InconsistencyCode.UNKNOWN_LOCATION,
    InconsistencyCode.UNKNOWN_NOMAD_TILE,
}
"""Unknown names. With one of them, the audit stops here."""


def audit(table: Position | State) -> tuple[Inconsistency, ...]:
    """Every inconsistency; empty for a possible table."""
    return audit_state(table) if isinstance(table, State) else tuple(table_inconsistencies(table))


def audit_state(state: State) -> tuple[Inconsistency, ...]:
    """Every inconsistency of a game in progress."""
    inconsistencies = (*table_inconsistencies(state), *strange_tiles(state))
    if inconsistencies:
        return (*inconsistencies, *_beyond(state, inconsistencies))
    return (
        *_frame_inconsistencies(state),
        *supply_inconsistencies(state),
        *tile_inconsistencies(state),
        *card_inconsistencies(state),
    )


def _beyond(state: State, inconsistencies: tuple[Inconsistency, ...]) -> Iterator[Inconsistency]:
    """Faults that do not depend on those found on the table; a hex that is already wrong is not reported again."""
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
    """Each frame checks itself, unless it cannot lie on the frames below it; E1: without frames the game is over."""
    for number in reversed(range(len(state.frames))):
        frame = state.frames[number]
        for inconsistency in FRAMES[frame.frame].inconsistencies(state, number, frame):
            yield inconsistency
            if inconsistency.code == InconsistencyCode.IMPOSSIBLE_FRAMES:
                return
    if not state.frames and not state.ending:
        yield Inconsistency(InconsistencyCode.END_NOT_TRIGGERED, "/frames")
