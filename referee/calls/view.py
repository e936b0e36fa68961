"""POST /v1/views: what may this player, or a spectator, see? Other answers can include such views."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from referee.base.errors import ImpossibleError
from referee.base.faults import Contradiction, Fault
from referee.calls.call import Answer, Call, Context
from referee.calls.extras import SENTENCES, dump_sentences
from referee.calls.schema import STATE, optional, question, required
from referee.documents.answers import dump_events
from referee.documents.events import event_documents, load_events
from referee.documents.fields import known
from referee.documents.reader import Json
from referee.documents.states import dump_state
from referee.documents.verdicts import impossible_verdict, possible_verdict
from referee.engine.view import view, view_events
from referee.model.events import Event
from referee.model.state import State
from referee.model.vocabulary import Colour
from referee.words.speech import Speech

VIEWS: Final = "views"
"""The word that asks for them, and their key in the answer."""
SPECTATOR: Final = "spectator"
"""The viewer who sees only what lies face up."""


@question
class Question:
    """A state, who looks at it, and perhaps the events that led to it."""

    state: State = required(STATE)
    player: str = required(known([*map(str, Colour), SPECTATOR], "word"))
    events: Sequence[Json] | None = optional(event_documents, default=None)


def answer(question: Question, _context: Context) -> Answer:
    """The state, and the events if there are some, as one player or a spectator may see them."""
    state = question.state
    seat = None if question.player == SPECTATOR else seat_of(state, question.player)
    document = {**possible_verdict(), "state": dump_state(view(state, seat))}
    if question.events is not None:
        events = load_events(state, list(question.events))
        document["events"] = dump_events(state, view_events(events, seat))
    return document


def impossible(inconsistencies: list[Json]) -> Answer:
    """The answer for an impossible table."""
    return {**impossible_verdict(inconsistencies), "state": None}


CALL: Final = Call(
    name="view",
    path="/views",
    question=Question,
    answer=answer,
    impossible=impossible,
    audited=("state",),
    signed="state",
)


def dump_views(state: State, events: Sequence[Event] = (), words: Speech | None = None) -> dict[str, Json]:
    """The views of a state and of the events that led to it; with words, also of the sentences about them."""

    def events_for(seat: int | None) -> dict[str, Json]:
        shown = dump_events(state, view_events(events, seat))
        return {"events": shown, **({SENTENCES: dump_sentences(shown, words)} if words else {})}

    return _views(state, events_for)


def dump_replay_views(
    state: State, history: Sequence[Sequence[Event]], words: Speech | None = None
) -> dict[str, Json]:
    """The views of the last state of a game and of its events, action by action."""

    def events_for(seat: int | None) -> dict[str, Json]:
        shown = [dump_events(state, view_events(events, seat)) for events in history]
        sentences = {SENTENCES: [dump_sentences(events, words) for events in shown]} if words else {}
        return {"events": shown, **sentences}

    return _views(state, events_for)


def _views(state: State, events_for: Callable[[int | None], dict[str, Json]]) -> dict[str, Json]:
    return {name: {"state": dump_state(view(state, seat)), **events_for(seat)} for name, seat in _viewers(state)}


def _viewers(state: State) -> Iterator[tuple[str, int | None]]:
    yield from ((player.colour.value, seat) for seat, player in enumerate(state.players))
    yield SPECTATOR, None


def seat_of(state: State, player: str) -> int:
    """The seat of a player whom a request names; ImpossibleError if nobody plays that colour."""
    seats = [other.colour.value for other in state.players]
    if player not in seats:
        fault = Fault("/player", "not-playing", {"player": player, "players": tuple(seats)})
        raise ImpossibleError([Contradiction("unknown-player", fault)])
    return seats.index(player)
