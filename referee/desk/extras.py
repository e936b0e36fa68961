"""What an answer can include on request, to save a second call."""

from collections.abc import Callable, Mapping
from typing import Final

from referee.desk.scores import scored_state
from referee.engine.play import legal
from referee.model.state import State
from referee.picture.table import draw_table
from referee.wire.answers import dump_offers
from referee.wire.notation import write_state
from referee.wire.reader import Json
from referee.words.speech import Speech

_EXTRAS: Final[Mapping[str, Callable[[State, Speech], Json]]] = {
    "scores": scored_state,
    "legal-actions": lambda state, _words: dump_offers(legal(state)),
    "picture": lambda state, words: draw_table(state, words=words),
    "notation": lambda state, _words: write_state(state),
}
EXTRAS: Final = tuple(_EXTRAS)


def dump_extras(state: State, wanted: frozenset[str], words: Speech) -> dict[str, Json]:
    """The requested extras, each under its name."""
    return {name.replace("-", "_"): make(state, words) for name, make in _EXTRAS.items() if name in wanted}
