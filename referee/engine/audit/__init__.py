"""Is this position possible? Every inconsistency at once, each with its place.

What depends on the pieces is asked only when the pieces can be: `table` looks at what lies on the table, `tiles` and
`players` at what a state says beyond it, and every frame at itself (engine/frames).
"""

from collections.abc import Iterator

from referee.engine.audit.players import card_inconsistencies, supply_inconsistencies
from referee.engine.audit.table import table_inconsistencies
from referee.engine.audit.tiles import strange_tiles, tile_inconsistencies
from referee.engine.frames import FRAMES
from referee.model.inconsistency import Inconsistency, InconsistencyCode
from referee.model.position import Position
from referee.model.state import State


def audit(table: Position | State) -> tuple[Inconsistency, ...]:
    """Every inconsistency; none for a possible table."""
    return audit_state(table) if isinstance(table, State) else tuple(table_inconsistencies(table))


def audit_state(state: State) -> tuple[Inconsistency, ...]:
    """Every inconsistency of a game in progress."""
    return (
        tuple(table_inconsistencies(state))
        or tuple(strange_tiles(state))
        or (
            *_frame_inconsistencies(state),
            *supply_inconsistencies(state),
            *tile_inconsistencies(state),
            *card_inconsistencies(state),
        )
    )


def _frame_inconsistencies(state: State) -> Iterator[Inconsistency]:
    """Each frame answers for itself, unless one cannot lie on those below it; E1: without any the game is over."""
    for number in reversed(range(len(state.frames))):
        frame = state.frames[number]
        for inconsistency in FRAMES[frame.frame].inconsistencies(state, number, frame):
            yield inconsistency
            if inconsistency.code == InconsistencyCode.IMPOSSIBLE_FRAMES:
                return
    if not state.frames and not state.ending:
        yield Inconsistency(InconsistencyCode.END_NOT_TRIGGERED, "/frames")
