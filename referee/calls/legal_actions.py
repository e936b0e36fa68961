"""POST /v1/legal-actions: which actions are legal now?"""

from typing import Final

from referee.calls.call import Answer, Call, Command, Context
from referee.calls.extras import dump_extras, dump_legal_actions
from referee.calls.schema import InState
from referee.calls.state import answer_at_table
from referee.documents.reader import Json
from referee.documents.states import dump_state
from referee.documents.verdicts import impossible_verdict
from referee.model.state import State

_GOLD: Final = "gold"


def answer(question: InState, context: Context) -> Answer:
    """Return all legal actions.

    If the question describes a table instead of a state, the answer also contains the inferred state and the
    assumptions.
    """
    if question.table:
        return answer_at_table(
            question.table,
            context,
            lambda inconsistencies: {**impossible(inconsistencies), "state": None},
            lambda state: {**_legal_actions(state, context), "state": dump_state(state)},
        )
    assert question.state
    return _legal_actions(question.state, context)


def _legal_actions(state: State, context: Context) -> Answer:
    document = dump_legal_actions(state, context.words, gold=_GOLD in context.extras)
    return {**document, **dump_extras(state, context.extras, context.words)}


def impossible(inconsistencies: list[Json]) -> Answer:
    """Return the answer for an impossible state or table."""
    return {**impossible_verdict(inconsistencies), "awaited": None, "count": 0, "actions": []}


CALL: Final = Call(
    name="legal-actions",
    path="/legal-actions",
    question=InState,
    answer=answer,
    impossible=impossible,
    extras=(_GOLD, "scores", "picture", "notation"),
    without=("state",),
    audited=("state",),
    signed="state",
    signs=True,
    command=Command(
        "legal",
        "List every legal action.",
        "Prints one line for each kind of action.",
        '{"state": ...}',
        ("state",),
        ("referee legal game.json", "referee legal table.txt --lang es"),
    ),
)
