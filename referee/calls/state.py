"""POST /v1/states: infer a complete state from a description of the table.

Some other calls accept such a description in place of a state; `answer_at_table` makes their answers.
"""

from collections.abc import Callable
from typing import ClassVar, Final

from referee.calls.call import Answer, Call, Context
from referee.calls.extras import EXTRAS, dump_extras
from referee.calls.schema import question, required
from referee.documents.answers import dump_assumption, dump_awaited
from referee.documents.reader import Json
from referee.documents.states import dump_state
from referee.documents.tables import read_table
from referee.documents.verdicts import dump_inconsistencies, impossible_verdict, possible_verdict
from referee.engine.inference import infer
from referee.model.description import TableDescription
from referee.model.state import State


@question
class Question:
    """A description of the table. The body of the request is the description itself."""

    WHOLE_BODY: ClassVar = "table"
    table: TableDescription = required(read_table)


def answer(question: Question, context: Context) -> Answer:
    """Return the state inferred from a table and all assumptions made, or the reasons why the table is impossible."""
    inference, words = infer(question.table), context.words
    if inference.state is None:
        return impossible(dump_inconsistencies(question.table.position, inference.inconsistencies, "", words))
    return {
        **possible_verdict(),
        "state": dump_state(inference.state),
        "assumptions": [dump_assumption(assumption, words) for assumption in inference.assumptions],
        "awaited": dump_awaited(inference.state, words),
        **dump_extras(inference.state, context.extras, words),
    }


def impossible(inconsistencies: list[Json]) -> Answer:
    """Return the answer for an impossible table."""
    return {**impossible_verdict(inconsistencies), "state": None, "assumptions": [], "awaited": None}


def answer_at_table(
    table: TableDescription,
    context: Context,
    refuse: Callable[[list[Json]], Answer],
    answer_for: Callable[[State], Answer],
) -> Answer:
    """Return another call's answer for a table: its answer for the inferred state, plus the assumptions.

    `answer_for` makes the answer for a state, and `refuse` makes the answer for an impossible table.
    """
    inference, words = infer(table), context.words
    if inference.state is None:
        inconsistencies = dump_inconsistencies(table.position, inference.inconsistencies, "/table", words)
        return {**refuse(inconsistencies), "assumptions": []}
    assumptions = [dump_assumption(assumption, words) for assumption in inference.assumptions]
    return {**answer_for(inference.state), "assumptions": assumptions}


CALL: Final = Call(
    name="state",
    path="/states",
    question=Question,
    answer=answer,
    impossible=impossible,
    extras=EXTRAS,
    without=("state",),
)
