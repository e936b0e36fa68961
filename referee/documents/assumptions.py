"""Assumptions as JSON: each with its place in the state, a sentence, and values as the state would have them."""

from referee.documents.players import dump_tile
from referee.documents.reader import Json
from referee.model.assumption import Assumption
from referee.model.state import NomadTile, Numbers, Tile
from referee.words.speech import Speech


def dump_assumption(assumption: Assumption, words: Speech) -> dict[str, Json]:
    """One thing that was assumed."""
    return {
        "code": assumption.code,
        "place": assumption.place,
        "text": words.assumption(assumption),
        "assumed": _dump(assumption.assumed),
        "alternatives": [_dump(value) for value in assumption.alternatives],
        "facts": dict(assumption.facts),
    }


def _dump(value: object) -> Json:
    match value:
        case Tile():
            return dump_tile(value)
        case NomadTile() | Numbers():
            return value._asdict()
        case tuple():
            return [_dump(item) for item in value]
        case _:
            return value
