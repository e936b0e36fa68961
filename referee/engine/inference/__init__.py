"""Infer a complete state from a description of a table.

Facts that are not described follow from the pieces or are assumed. `setup` completes the position, `moved_pieces`
finds the players whose pieces could have moved, `takers` infers who took which location tile, and `clock` infers the
start player and the round. `build_state` makes the state. `setup` and `assumptions` list the assumptions.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from referee.engine.audit import audit, audit_state
from referee.engine.inference.assumptions import (
    game_assumptions,
    player_assumptions,
    tile_assumptions,
    turn_assumptions,
)
from referee.engine.inference.build_state import build_state
from referee.engine.inference.clock import clocks
from referee.engine.inference.moved_pieces import seats_that_moved
from referee.engine.inference.setup import complete_setup, has_swamp_cards, setup_assumptions
from referee.engine.inference.takers import likeliest, locations, pieces_to_explain
from referee.model.description import PlayerDescription, TableDescription
from referee.model.findings import Assumption, Inconsistency
from referee.model.frames import turn_in
from referee.model.state import State
from referee.rules.terrain_cards import unseen

MAX_ALTERNATIVES: Final = 25
"""The maximum number of alternatives that an assumption lists. If there are more, it lists none."""


class Inference(NamedTuple):
    """The state that was inferred from a description, or the reasons why the described table is impossible."""

    state: State | None
    assumptions: tuple[Assumption, ...] = ()
    inconsistencies: tuple[Inconsistency, ...] = ()
    """The inconsistencies if the table is impossible. Their JSON pointers point into the description of the table."""


def infer(description: TableDescription) -> Inference:
    """The state that a description implies, together with the assumptions.

    If the described table is impossible, the result contains its inconsistencies instead.
    """
    table = complete_setup(description)
    if flaws := audit(table):
        return _impossible(description, flaws)
    swamp_cards = has_swamp_cards(description)
    movers, needs = seats_that_moved(description, table), pieces_to_explain(description, table)
    known_locations = locations(description, table, movers, needs)
    takers = likeliest(table, known_locations, needs)
    times = clocks(description, table, swamp_cards=swamp_cards)
    state = build_state(description, table, takers, times[0], swamp_cards=swamp_cards)
    flaws = audit_state(state)
    if flaws and (settled := _without_debt(state)) is not None:
        state, flaws = settled, ()
    if flaws:
        return _impossible(description, flaws)

    def every() -> Iterator[Assumption]:
        hidden_cards = tuple(sorted(unseen(state)))
        yield from turn_assumptions(description, state, hidden_cards)
        yield from tile_assumptions(description, state, known_locations, takers, movers)
        for seat in range(len(state.players)):
            yield from player_assumptions(description, state, seat, hidden_cards, moved=seat in movers)
        yield from setup_assumptions(description, table)
        yield from game_assumptions(description, state, times)

    return Inference(state, tuple(map(_short, every())))


def _short(assumption: Assumption) -> Assumption:
    """The assumption, without its alternatives if there are too many to list."""
    return assumption if len(assumption.alternatives) <= MAX_ALTERNATIVES else assumption._replace(alternatives=())


def _impossible(description: TableDescription, flaws: tuple[Inconsistency, ...]) -> Inference:
    return Inference(None, (), tuple(flaw._replace(place=place_in_table(description, flaw.place)) for flaw in flaws))


_GAME: Final = ("start_player", "round", "ending", "swamp_cards", "deck", "discard", "removed")


def place_in_table(description: TableDescription, place: str) -> str:
    """The JSON pointer into the description that corresponds to a JSON pointer into the state.

    If the description does not contain the value, the result points to a related member instead.
    """
    match place.split("/")[1:]:
        case ["frames", *_]:
            return "/card" if description.built is None else "/built"
        case ["players", seat, key, *_] if key in PlayerDescription._fields:
            return _player_place(description, int(seat), place)
        case [key, *_] if key in _GAME:
            return place if getattr(description, key) is not None else "/card"
        case _:
            return f"/position{place}"


def _player_place(description: TableDescription, seat: int, place: str) -> str:
    """The JSON pointer to a member of a player's description.

    If the description does not contain this member, the result points to the player in the position.
    """
    _, _, _, key, *_ = place.split("/")
    if getattr(description.of(seat), key) is None:
        return f"/position/players/{seat}"
    number = list(description.players).index(seat)
    return place.replace(f"/players/{seat}", f"/players/{number}", 1)


def _without_debt(state: State) -> State | None:
    """M6: a copy of the state in which the settlements on temples were put there this turn and are due next turn.

    None if no settlements from temples are due, or if the state would still be impossible.
    """
    turn = turn_in(state.frames)
    if turn is None or not turn.owed:
        return None
    settled = state._replace(frames=(turn._replace(owed=0),))
    return None if audit_state(settled) else settled
