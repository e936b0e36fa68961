"""POST /v1/audits: is this position possible, and what would make it so?"""

from typing import Final

from referee.calls.call import Answer, Call, Command, Context, Exchange
from referee.calls.schema import AboutTable
from referee.documents.repairs import dump_repairs
from referee.documents.verdicts import impossible_verdict, possible_verdict

REPAIRS: Final = "repairs"


def answer(_question: AboutTable, _context: Context) -> Answer:
    """The audit found nothing."""
    return possible_verdict()


def with_repairs(document: Answer, exchange: Exchange[AboutTable]) -> Answer:
    """Add proposals that make an impossible table possible."""
    if REPAIRS not in exchange.context.extras:
        return document
    loaded = exchange.question.table if exchange.question else exchange.error
    assert loaded
    load = exchange.schema.load_question
    return {**document, **dump_repairs(exchange.body, loaded, load, exchange.context.words)}


CALL: Final = Call(
    name="audit",
    path="/audits",
    question=AboutTable,
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
