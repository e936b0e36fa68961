"""POST /v1/views: what may this player or a spectator see?"""

from collections.abc import Sequence
from typing import Final

from referee.calls.call import Answer, Call, Context
from referee.calls.schema import STATE, optional, question, required
from referee.documents.answers import dump_events
from referee.documents.events import event_documents, load_events
from referee.documents.fields import known
from referee.documents.player_views import SPECTATOR, seat_of
from referee.documents.reader import Json
from referee.documents.states import dump_state
from referee.documents.verdicts import impossible_verdict, possible_verdict
from referee.engine.view import view, view_events
from referee.model.state import State
from referee.model.vocabulary import Colour


@question
class Question:
    """A state, the player or spectator who looks at it, and optionally the events that led to it."""

    state: State = required(STATE)
    player: str = required(known([*map(str, Colour), SPECTATOR], "word"))
    events: Sequence[Json] | None = optional(event_documents, default=None)


def answer(question: Question, _context: Context) -> Answer:
    """Return the state, and the events if given, reduced to the parts that this player or spectator may see."""
    state = question.state
    seat = None if question.player == SPECTATOR else seat_of(state, question.player)
    document = {**possible_verdict(), "state": dump_state(view(state, seat))}
    if question.events is not None:
        events = load_events(state, list(question.events))
        document["events"] = dump_events(state, view_events(events, seat))
    return document


def impossible(inconsistencies: list[Json]) -> Answer:
    """Return the answer for an impossible state, or for a player who is not in the game."""
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
