"""What an answer may include besides, where that saves a second call."""

from collections.abc import Callable, Mapping
from typing import Final

from referee.engine.play import legal
from referee.engine.score import score
from referee.model.state import State
from referee.picture.table import draw_table
from referee.wire.answers import dump_offers, dump_score
from referee.wire.notation import write_state
from referee.wire.reader import Json

_EXTRAS: Final[Mapping[str, Callable[[State], Json]]] = {
    "scores": lambda state: dump_score(score(state)),
    "legal-actions": lambda state: dump_offers(legal(state)),
    "picture": draw_table,
    "notation": write_state,
}
EXTRAS: Final = tuple(_EXTRAS)


def dump_extras(state: State, wanted: frozenset[str]) -> dict[str, Json]:
    """The extras somebody asked for, each under its name."""
    return {name.replace("-", "_"): make(state) for name, make in _EXTRAS.items() if name in wanted}
