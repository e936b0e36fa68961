"""POST /v1/legal-actions: which actions are legal now?"""

from dataclasses import dataclass
from typing import Final

from referee.calls.call import Answer, Call, Command, Context
from referee.calls.extras import dump_extras
from referee.calls.schema import DocumentField, QuestionSchema, read_state_or_line
from referee.calls.state import answer_at_table
from referee.calls.verdicts import impossible_verdict, possible_verdict
from referee.documents.answers import dump_awaited, dump_offers
from referee.documents.reader import Json
from referee.documents.states import dump_state
from referee.documents.tables import read_table
from referee.engine.gain import gains
from referee.engine.play import legal
from referee.model.state import State
from referee.model.told import Told

MAX_WEIGHED: Final = 500
"""With more actions than this the answer leaves out the gold: each would have to be played and scored."""
_GOLD: Final = "gold"


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """The state, or the table, to act in."""

    state: State | None = None
    table: Told | None = None


class Schema(QuestionSchema[Question]):
    """A state."""

    question = Question
    state = DocumentField(read_state_or_line, required=True)


class TableSchema(QuestionSchema[Question]):
    """A table in place of a state."""

    question = Question
    table = DocumentField(read_table, required=True)


def answer(question: Question, context: Context) -> Answer:
    """Every legal action. For a table also its state and the assumptions behind it."""
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
    offers = legal(state)
    count = sum(offer.size for offer in offers)
    weighed = _GOLD in context.extras and state.frames and count <= MAX_WEIGHED
    return {
        **possible_verdict(),
        "awaited": dump_awaited(state),
        "count": count,
        "actions": dump_offers(offers, gains(state) if weighed else None),
        **dump_extras(state, context.extras, context.words),
    }


def impossible(inconsistencies: list[Json]) -> Answer:
    """The answer for an impossible table."""
    return {**impossible_verdict(inconsistencies), "awaited": None, "count": 0, "actions": []}


CALL: Final = Call(
    name="legal-actions",
    path="/legal-actions",
    schema=Schema,
    table_schema=TableSchema,
    answer=answer,
    impossible=impossible,
    extras=(_GOLD, "scores", "picture", "notation"),
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
