"""Views in an answer: the parts of a state and of its events that each player and a spectator may see."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from referee.base.errors import ImpossibleError
from referee.base.faults import Contradiction, Fault
from referee.documents.answers import dump_events
from referee.documents.reader import Json
from referee.documents.states import dump_state
from referee.engine.view import view, view_events
from referee.model.events import Event
from referee.model.state import State
from referee.words.speech import Speech

VIEWS: Final = "views"
"""The word in `include` that requests views, and their key in the answer."""
SENTENCES: Final = "sentences"
"""The word in `include` that requests sentences about events, and their key in the answer."""
SPECTATOR: Final = "spectator"
"""The word for a spectator in requests and in answers. A spectator sees only cards that lie face up."""


def dump_sentences(events: Iterable[Mapping[str, Json]], words: Speech) -> list[str]:
    """Return one sentence for each of these events."""
    return [
        words.event(event["event"], {name: fact for name, fact in event.items() if name != "event"})
        for event in events
    ]


def dump_views(state: State, events: Sequence[Event] = (), words: Speech | None = None) -> dict[str, Json]:
    """Return the views of a state and of the events that led to it, for each player and for a spectator.

    With `words`, the views include sentences about the events.
    """

    def events_for(seat: int | None) -> dict[str, Json]:
        shown = dump_events(state, view_events(events, seat))
        return {"events": shown, **({SENTENCES: dump_sentences(shown, words)} if words else {})}

    return _views(state, events_for)


def dump_replay_views(
    state: State, history: Sequence[Sequence[Event]], words: Speech | None = None
) -> dict[str, Json]:
    """Return the views of the last state and of all events of a game, for each player and for a spectator.

    The events are grouped by action. With `words`, the views include sentences about the events.
    """

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
    """Return the seat of the player with this colour. Raises ImpossibleError if no player has this colour."""
    seats = [other.colour.value for other in state.players]
    if player not in seats:
        fault = Fault("/player", "not-playing", {"player": player, "players": tuple(seats)})
        raise ImpossibleError([Contradiction("unknown-player", fault)])
    return seats.index(player)
