"""Views: what each player and a spectator may see of an answer."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from referee.base.errors import ImpossibleError
from referee.base.faults import Contradiction, Fault
from referee.desk.extras import SENTENCES, dump_sentences
from referee.desk.verdicts import dump_inconsistencies, impossible, possible
from referee.documents.answers import dump_events
from referee.documents.events import load_events
from referee.documents.reader import Json
from referee.documents.requests import SPECTATOR
from referee.documents.states import dump_state
from referee.engine.audit import audit_state
from referee.engine.view import view, view_events
from referee.model.events import Event
from referee.model.state import State
from referee.words.speech import Speech, speech

VIEWS: Final = "views"
"""The word that asks for them, and their key in the answer."""
ENGLISH: Final = speech()


def seen(
    state: State,
    player: str,
    events: Sequence[Json] | None = None,
    words: Speech = ENGLISH,
    *,
    trusted: bool = False,
) -> dict[str, Json]:
    """The state, and the events if there are some, as one player or a spectator may see them.

    A trusted state is not audited.
    """
    seat = None if player == SPECTATOR else seat_of(state, player)
    told = None if events is None else load_events(state, list(events))
    inconsistencies = () if trusted else audit_state(state)
    if inconsistencies:
        return no_view(dump_inconsistencies(state, inconsistencies, "/state", words))
    answer = {**possible(), "state": dump_state(view(state, seat))}
    return answer if told is None else {**answer, "events": dump_events(state, view_events(told, seat))}


def no_view(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer for an impossible table."""
    return {**impossible(inconsistencies), "state": None}


def dump_views(state: State, events: Sequence[Event] = (), words: Speech | None = None) -> dict[str, Json]:
    """The views of a state and of the events that led to it; with words, also of the sentences about them."""

    def told(seat: int | None) -> dict[str, Json]:
        happened = dump_events(state, view_events(events, seat))
        return {"events": happened, **({SENTENCES: dump_sentences(happened, words)} if words else {})}

    return _views(state, told)


def dump_replay_views(
    state: State, history: Sequence[Sequence[Event]], words: Speech | None = None
) -> dict[str, Json]:
    """The views of the last state of a game and of its events, action by action."""

    def told(seat: int | None) -> dict[str, Json]:
        happened = [dump_events(state, view_events(events, seat)) for events in history]
        return {
            "events": happened,
            **({SENTENCES: [dump_sentences(one, words) for one in happened]} if words else {}),
        }

    return _views(state, told)


def _views(state: State, told: Callable[[int | None], dict[str, Json]]) -> dict[str, Json]:
    return {name: {"state": dump_state(view(state, seat)), **told(seat)} for name, seat in _viewers(state)}


def _viewers(state: State) -> Iterator[tuple[str, int | None]]:
    yield from ((player.colour.value, seat) for seat, player in enumerate(state.players))
    yield SPECTATOR, None


def seat_of(state: State, player: str) -> int:
    """The seat of a player whom a request names; ImpossibleError if nobody plays that colour."""
    seats = [found.colour.value for found in state.players]
    if player not in seats:
        fault = Fault("/player", "not-playing", {"player": player, "players": tuple(seats)})
        raise ImpossibleError([Contradiction("unknown-player", fault)])
    return seats.index(player)
