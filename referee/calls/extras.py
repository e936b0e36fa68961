"""Optional parts that several calls can add to their answers, so that the caller need not make a second call."""

from collections.abc import Callable, Mapping
from typing import Final

from referee.board.hexes import NOWHERE, Hexes
from referee.calls.score import score_state
from referee.documents.answers import dump_awaited, dump_offers
from referee.documents.notation import write_state
from referee.documents.reader import Json
from referee.documents.verdicts import possible_verdict
from referee.engine.play import legal
from referee.engine.score import gains
from referee.model.state import State
from referee.words.speech import Speech

LEGAL: Final = "legal"
"""The key under which another call's answer includes the answer of `POST /v1/legal-actions`."""
MAX_WEIGHED: Final = 500
"""If there are more legal actions than this, their changes in gold are omitted: computing them takes too long."""


def dump_legal_actions(state: State, words: Speech, *, gold: bool = False) -> dict[str, Json]:
    """Return the answer that lists all legal actions in a state that is known to be possible.

    With `gold`, it also shows by how much each action on a hex would change the player's gold, unless there are more
    than MAX_WEIGHED actions.
    """
    offers = legal(state)
    count = sum(offer.size for offer in offers)
    weighed = gold and state.frames and count <= MAX_WEIGHED
    return {
        **possible_verdict(),
        "awaited": dump_awaited(state, words),
        "count": count,
        "actions": dump_offers(offers, gains(state) if weighed else None),
    }


def _both_shapes(state: State, words: Speech) -> dict[str, Json]:
    """Return the legal actions as a document under `legal`, and as a list under the deprecated `legal_actions`."""
    document = dump_legal_actions(state, words)
    return {"legal_actions": document["actions"], LEGAL: document}


def _picture(state: State, words: Speech, highlights: Hexes) -> str:
    # The import is here because the command line never asks for this extra and starts faster without drawing code.
    from referee.picture.compose import draw_table  # noqa: PLC0415

    return draw_table(state, highlights=highlights & state.board.hexes, words=words)


_EXTRAS: Final[Mapping[str, Callable[[State, Speech, Hexes], dict[str, Json]]]] = {
    "scores": lambda state, words, _highlights: {"scores": score_state(state, words)},
    "legal-actions": lambda state, words, _highlights: _both_shapes(state, words),
    "picture": lambda state, words, highlights: {"picture": _picture(state, words, highlights)},
    "notation": lambda state, _words, _highlights: {"notation": write_state(state)},
}
EXTRAS: Final = tuple(_EXTRAS)


def dump_extras(
    state: State, wanted: frozenset[str], words: Speech, *, highlights: Hexes = NOWHERE
) -> dict[str, Json]:
    """Return the members that the wanted extras add to an answer. A picture marks the highlights on the board.

    Extras that are not in EXTRAS are ignored here. The calls that offer such extras add them to the answer.
    """
    extras: dict[str, Json] = {}
    for name, make in _EXTRAS.items():
        if name in wanted:
            extras |= make(state, words, highlights)
    return extras
