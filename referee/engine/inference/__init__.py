"""A complete state from what lies on the table, whose turn it is and the played card.

What follows from the pieces is inferred; everything else is assumed, and listed. `table` completes the position,
`takers` reads who took which location tile, `clock` who began and which round it is; `composing` makes the state, and
`assuming` says what could be otherwise.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from referee.engine.audit import audit, audit_state
from referee.engine.inference import assumptions as assuming
from referee.engine.inference.clock import clocks
from referee.engine.inference.build_state import composed
from referee.engine.inference.places import place_in_table
from referee.engine.inference.setup import assumptions, completed, has_swamp_cards
from referee.engine.inference.takers import likeliest, locations
from referee.model.assumption import Assumption
from referee.model.inconsistency import Inconsistency
from referee.model.state import State
from referee.model.description import TableDescription

MAX_ALTERNATIVES: Final = 25
"""How many alternatives an assumption lists."""


class Inference(NamedTuple):
    """The state of a table, or why there can be none."""

    state: State | None
    assumptions: tuple[Assumption, ...] = ()
    inconsistencies: tuple[Inconsistency, ...] = ()
    """Their places are JSON pointers into the description of the table."""


def infer(told: TableDescription) -> Inference:
    """The state that a table describes, with everything it assumes."""
    table = completed(told)
    if flaws := audit(table):
        return _impossible(told, flaws)
    swamp_cards = has_swamp_cards(told)
    found = locations(told, table)
    takers = likeliest(told, table, found)
    times = clocks(told, table, swamp_cards=swamp_cards)
    state = composed(told, table, takers, times[0], swamp_cards=swamp_cards)
    if flaws := audit_state(state):
        return _impossible(told, flaws)

    def every() -> Iterator[Assumption]:
        yield from assuming.turn_assumptions(told, state)
        yield from assuming.tile_assumptions(told, state, found, takers)
        for seat in range(len(state.players)):
            yield from assuming.player_assumptions(told, state, seat)
        yield from assumptions(told, table)
        yield from assuming.game_assumptions(told, state, times)

    return Inference(state, tuple(map(_short, every())))


def _short(found: Assumption) -> Assumption:
    """The same without its alternatives where there are too many to list."""
    return found if len(found.alternatives) <= MAX_ALTERNATIVES else found._replace(alternatives=())


def _impossible(told: TableDescription, flaws: tuple[Inconsistency, ...]) -> Inference:
    return Inference(None, (), tuple(flaw._replace(place=place_in_table(told, flaw.place)) for flaw in flaws))
