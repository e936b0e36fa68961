"""POST /v1/audits: is this table possible? If not, how can it be repaired?"""

from typing import Final

from referee.calls.call import Answer, Call, Command, Context, Exchange
from referee.calls.schema import AboutTable
from referee.documents.repairs import dump_repairs
from referee.documents.verdicts import impossible_verdict, possible_verdict

REPAIRS: Final = "repairs"


def answer(_question: AboutTable, _context: Context) -> Answer:
    """Return the verdict `possible`. The driver has already audited the table and found no inconsistency."""
    return possible_verdict()


def with_repairs(document: Answer, exchange: Exchange[AboutTable]) -> Answer:
    """Return the answer and, if the caller asked for them, repairs that would make an impossible table possible."""
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
    # A caller who asks for an audit gets a full audit, even if the state is signed.
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
