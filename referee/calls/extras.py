"""The optional parts of an answer, which a caller can ask for instead of making a second call."""

from collections.abc import Callable, Mapping
from typing import Final

from referee.calls.score import score_state
from referee.documents.answers import dump_offers
from referee.documents.notation import write_state
from referee.documents.reader import Json
from referee.engine.play import legal
from referee.model.state import State
from referee.words.speech import Speech


def _picture(state: State, words: Speech) -> str:
    # Imported here because the command line never asks for this extra and starts faster without the drawing code.
    from referee.picture.compose import draw_table  # noqa: PLC0415

    return draw_table(state, words=words)


_EXTRAS: Final[Mapping[str, Callable[[State, Speech], Json]]] = {
    "scores": score_state,
    "legal-actions": lambda state, _words: dump_offers(legal(state)),
    "picture": _picture,
    "notation": lambda state, _words: write_state(state),
}
EXTRAS: Final = tuple(_EXTRAS)


def dump_extras(state: State, wanted: frozenset[str], words: Speech) -> dict[str, Json]:
    """Return the extras that the caller asked for, each under its name."""
    return {name.replace("-", "_"): make(state, words) for name, make in _EXTRAS.items() if name in wanted}
