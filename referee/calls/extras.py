"""What an answer can include on request, to save a second call."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from referee.calls.score import score_state
from referee.documents.answers import dump_offers
from referee.documents.notation import write_state
from referee.documents.reader import Json
from referee.engine.play import legal
from referee.model.state import State
from referee.words.speech import Speech


def _picture(state: State, words: Speech) -> str:
    # The command line asks for no pictures here, and should not wait for what draws them.
    from referee.picture.compose import draw_table  # noqa: PLC0415

    return draw_table(state, words=words)


_EXTRAS: Final[Mapping[str, Callable[[State, Speech], Json]]] = {
    "scores": score_state,
    "legal-actions": lambda state, _words: dump_offers(legal(state)),
    "picture": _picture,
    "notation": lambda state, _words: write_state(state),
}
EXTRAS: Final = tuple(_EXTRAS)
SENTENCES: Final = "sentences"
"""Describes events, not a state, so only rulings and replays have it."""


def dump_extras(state: State, wanted: frozenset[str], words: Speech) -> dict[str, Json]:
    """The requested extras, each under its name."""
    return {name.replace("-", "_"): make(state, words) for name, make in _EXTRAS.items() if name in wanted}


def dump_sentences(events: Iterable[Mapping[str, Json]], words: Speech) -> list[str]:
    """The events of an answer, each as a sentence."""
    return [
        words.event(event["event"], {name: fact for name, fact in event.items() if name != "event"})
        for event in events
    ]
