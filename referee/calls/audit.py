"""POST /v1/audits: is this position possible, and what would make it so?"""

from dataclasses import dataclass
from typing import Final

from referee.calls.call import Answer, Call, Command, Context, Exchange
from referee.calls.repairs import dump_repairs
from referee.calls.schema import TableSchema
from referee.calls.verdicts import impossible_verdict, possible_verdict
from referee.model.position import Position
from referee.model.state import State

REPAIRS: Final = "repairs"


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A position or a state."""

    state: State | None = None
    position: Position | None = None


class Schema(TableSchema[Question]):
    """A table."""

    question = Question


def answer(_question: Question, _context: Context) -> Answer:
    """The audit found nothing."""
    return possible_verdict()


def with_repairs(document: Answer, exchange: Exchange[Question]) -> Answer:
    """Add proposals that make an impossible table possible."""
    if REPAIRS not in exchange.context.extras:
        return document
    question = exchange.question
    loaded = (question.state or question.position) if question else exchange.error
    assert loaded
    return {**document, **dump_repairs(exchange.schema, exchange.body, loaded, exchange.context.words)}


CALL: Final = Call(
    name="audit",
    path="/audits",
    schema=Schema,
    answer=answer,
    impossible=impossible_verdict,
    extend=with_repairs,
    extras=(REPAIRS,),
    audited=("state", "position"),
    signed="state",
    # A caller who asks for an audit gets one, signed or not.
    trusts_signatures=False,
    command=Command(
        "audit",
        "Is this position possible?",
        "Prints everything that is impossible, and where it stands in the file.",
        '{"state": ...}',
        ("state", "position"),
        ("referee audit table.txt", "referee audit --repairs table.txt"),
    ),
)
