"""Answers about whether a table is possible, in a photograph or in a game."""

from typing import Final

from referee.desk.verdicts import dump_inconsistencies, impossible, possible
from referee.documents.reader import Json
from referee.engine.audit import audit
from referee.model.position import Position
from referee.model.state import State
from referee.words.speech import Speech, speech

ENGLISH: Final = speech()


def audited(table: Position | State, words: Speech = ENGLISH) -> dict[str, Json]:
    """Is this position or state possible?"""
    inconsistencies = audit(table)
    return (
        impossible(dump_inconsistencies(table, inconsistencies, place_of(table), words))
        if inconsistencies
        else possible()
    )


def place_of(table: Position | State) -> str:
    """The place of a table in a request."""
    return "/state" if isinstance(table, State) else "/position"
