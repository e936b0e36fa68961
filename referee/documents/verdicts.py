"""The verdict on a table in an answer: possible, or impossible with the reasons."""

from collections.abc import Sequence
from typing import Final

from referee.base.errors import ImpossibleError
from referee.documents.answers import dump_inconsistency
from referee.documents.reader import Json
from referee.engine.audit import audit
from referee.model.findings import Inconsistency
from referee.model.position import Position
from referee.model.state import State
from referee.model.vocabulary import Verdict
from referee.words.speech import Speech

MAX_INCONSISTENCIES: Final = 50
"""The maximum number of inconsistencies from one audit in an answer or a picture. The others are left out."""
POSSIBLE: Final = "possible"


def possible_verdict() -> dict[str, Json]:
    """Return the verdict for a possible table, as JSON."""
    return {"verdict": POSSIBLE, "inconsistencies": []}


def impossible_verdict(inconsistencies: list[Json]) -> dict[str, Json]:
    """Return the verdict for an impossible table with these inconsistencies, as JSON."""
    return {"verdict": Verdict.IMPOSSIBLE, "inconsistencies": inconsistencies}


def dump_inconsistencies(
    table: Position | State, inconsistencies: Sequence[Inconsistency], place: str, words: Speech
) -> list[Json]:
    """Return at most MAX_INCONSISTENCIES inconsistencies as JSON.

    `place` is the JSON pointer to the table in the request.
    """
    return [
        dump_inconsistency(table, inconsistency, place, words)
        for inconsistency in inconsistencies[:MAX_INCONSISTENCIES]
    ]


def dump_impossible(error: ImpossibleError, words: Speech) -> list[Json]:
    """Return the reasons why a document of the right shape is impossible, as JSON.

    If the stand-in of the error is a table, in which possible parts replace the impossible ones, the inconsistencies
    of the stand-in follow, except those that may come from the replaced parts.
    """
    contradictions: list[Json] = [
        {"code": code, "player": None, "place": fault.place, "text": words.fault(fault), "hexes": [], "facts": {}}
        for code, fault in error.contradictions
    ]
    table = error.stand_in
    if not isinstance(table, Position | State):
        return contradictions
    place = "/" + error.contradictions[0].fault.place.split("/")[1]
    return contradictions + dump_inconsistencies(table, _independent(audit(table), error), place, words)


def _independent(inconsistencies: Sequence[Inconsistency], error: ImpossibleError) -> list[Inconsistency]:
    """Return the inconsistencies in a stand-in that cannot come from a replaced section or a replaced player."""
    sections = any(one.code == "impossible-board" and "/sections/" in one.fault.place for one in error.contradictions)
    player = any(one.code == "unknown-player" for one in error.contradictions)
    return [
        one
        for one in inconsistencies
        if not (sections and one.code.depends_on_board) and not (player and one.code.depends_on_turn)
    ]
