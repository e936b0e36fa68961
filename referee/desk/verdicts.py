"""The verdict on a table, as part of an answer."""

from collections.abc import Sequence
from typing import Final

from referee.model.inconsistency import Inconsistency
from referee.model.vocabulary import Verdict
from referee.wire.answers import dump_inconsistency
from referee.wire.reader import ImpossibleError, Json
from referee.words.speech import Speech

MOST: Final = 50
"""How many inconsistencies an answer lists. Correct these and ask again."""
POSSIBLE: Final = "possible"


def possible() -> dict[str, Json]:
    """The table is possible."""
    return {"verdict": POSSIBLE, "inconsistencies": []}


def impossible(inconsistencies: list[Json]) -> dict[str, Json]:
    """The table is impossible, and why."""
    return {"verdict": Verdict.IMPOSSIBLE, "inconsistencies": inconsistencies}


def dump_inconsistencies(inconsistencies: Sequence[Inconsistency], place: str, words: Speech) -> list[Json]:
    """Everything that is impossible, with its place in the request."""
    return [dump_inconsistency(found, place, words) for found in inconsistencies[:MOST]]


def dump_impossible(error: ImpossibleError, words: Speech) -> list[Json]:
    """The same for documents that do not make a table."""
    return [
        {"code": code, "place": fault.place, "text": words.fault(fault), "hexes": [], "facts": {}}
        for code, fault in error.found
    ]
