"""Answers about a table without a state: the inferred state, rulings and legal actions."""

from collections.abc import Iterable

from referee.desk.extras import dump_extras
from referee.desk.play import ENGLISH, NOTHING, legal_actions, no_legal_actions, no_ruling, ruling
from referee.desk.verdicts import dump_inconsistencies, impossible, possible
from referee.documents.answers import dump_assumption, dump_awaited
from referee.documents.reader import Json
from referee.documents.states import dump_state
from referee.engine.inference import infer
from referee.model.actions import Action
from referee.model.description import TableDescription
from referee.model.findings import Assumption
from referee.model.vocabulary import Colour
from referee.words.speech import Speech


def stated(told: TableDescription, extras: frozenset[str] = NOTHING, words: Speech = ENGLISH) -> dict[str, Json]:
    """The complete state of a table, and everything that was assumed."""
    found = infer(told)
    if found.state is None:
        return no_state(dump_inconsistencies(told.position, found.inconsistencies, "", words))
    return {
        **possible(),
        "state": dump_state(found.state),
        "assumptions": _dump(found.assumptions, words),
        "awaited": dump_awaited(found.state, words),
        **dump_extras(found.state, extras, words),
    }


def no_state(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer for an impossible table."""
    return {**impossible(inconsistencies), "state": None, "assumptions": [], "awaited": None}


def ruling_at(
    table: TableDescription,
    action: Action,
    extras: frozenset[str] = NOTHING,
    words: Speech = ENGLISH,
    *,
    player: Colour | None = None,
) -> dict[str, Json]:
    """The ruling on an action at this table, with the assumptions behind it."""
    found = infer(table)
    if found.state is None:
        return no_ruling(dump_inconsistencies(table.position, found.inconsistencies, "/table", words)) | {
            "assumptions": []
        }
    answer = ruling(found.state, action, extras, words, player=player)
    return answer | {"assumptions": _dump(found.assumptions, words)}


def legal_actions_at(
    table: TableDescription, extras: frozenset[str] = NOTHING, words: Speech = ENGLISH
) -> dict[str, Json]:
    """Every legal action at this table, with its state and the assumptions."""
    found = infer(table)
    if found.state is None:
        listed = dump_inconsistencies(table.position, found.inconsistencies, "/table", words)
        return no_legal_actions(listed) | {"state": None, "assumptions": []}
    answer = legal_actions(found.state, extras, words)
    return answer | {"state": dump_state(found.state), "assumptions": _dump(found.assumptions, words)}


def _dump(assumptions: Iterable[Assumption], words: Speech) -> list[Json]:
    return [dump_assumption(found, words) for found in assumptions]
