"""What a call is, and the way of every call from its body to its answer.

A call is a question that the referee answers. Its module holds everything about it, and `CALL` at the end of the
module sums that up. HTTP (`referee.api.views`) and the command line (`referee.cli.questions`) read the same table of
calls, so neither knows a single question.
"""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeVar

from referee.base.errors import ImpossibleError
from referee.board.board import Board
from referee.calls.schema import InState, QuestionSchema, schema_of
from referee.documents.reader import FindBoard, Json
from referee.documents.signatures import NO_KEYS, Signing
from referee.documents.verdicts import dump_impossible, dump_inconsistencies
from referee.engine.audit import audit
from referee.model.findings import Inconsistency
from referee.model.position import Position
from referee.model.state import State
from referee.words.speech import Speech, speech

Q = TypeVar("Q")
Answer = dict[str, Json]
JSON: Final = "application/json"
SMALL: Final = 64 * 1024
MEDIUM: Final = 256 * 1024
LARGE: Final = 1024 * 1024
NOTHING: Final[frozenset[str]] = frozenset()
ENGLISH: Final = speech()
PICTURE_WORK: Final = 30_000
"""To draw a table, in units of referee.api.budget."""
TABLE_WORK: Final = 20_000
"""To infer a state from a table."""


@dataclass(frozen=True, slots=True)
class Host:
    """What a call may use besides its question; by default what the command line has."""

    find_board: FindBoard | None = None
    keep_board: Callable[[Board], None] = lambda _board: None
    slot: Callable[[str], AbstractContextManager[None]] = lambda _kind: nullcontext()
    """A place among the few for expensive work of this kind; raises a problem if all are taken."""
    photo_seconds: float | None = None
    """How long the photographs of one request may take; None if a person waits at a terminal."""
    reads_photographs: bool = True


HERE: Final = Host()


class Context(NamedTuple):
    """What an answer depends on besides its question."""

    words: Speech = ENGLISH
    extras: frozenset[str] = NOTHING
    media_type: str = JSON
    trusted: bool = False
    """Whether the state of the question carries a valid signature. Then it needs no audit."""
    host: Host = HERE

    def audit(self, table: Position | State) -> Sequence[Inconsistency]:
        """Everything that is impossible about a table; nothing about a trusted one."""
        return () if self.trusted else audit(table)


class Command(NamedTuple):
    """The command that asks the same question about files."""

    name: str
    brief: str
    about: str
    """More about it, for --help."""
    body: str
    """The request that a file holds."""
    tables: tuple[str, ...] = ()
    """The kinds of table that a file may hold without a request around it."""
    examples: tuple[str, ...] = ()


class Exchange(NamedTuple, Generic[Q]):
    """One question with the body it came in: loaded, or with the reason why it cannot be."""

    schema: QuestionSchema
    body: Json
    question: Q | None
    error: ImpossibleError | None
    context: Context


def _no_work(_body: Json, _extras: frozenset[str]) -> int:
    return 0


@dataclass(frozen=True, kw_only=True)
class Call(Generic[Q]):
    """One question: where it is asked, what guards it, and how it is answered."""

    name: str
    path: str
    question: type[Q]
    """What a body holds; each member says how it is read (`referee.calls.schema`)."""
    answer: Callable[[Q, Context], Any]
    """The answer document; bytes from a call with other media types than JSON."""
    impossible: Callable[[list[Json]], Answer] | None = None
    """The answer for an impossible table; None if such a table is an error (409)."""
    extend: Callable[[Answer, Exchange[Q]], Answer] | None = None
    """Adds to any answer, also to one about an impossible table."""
    extras: tuple[str, ...] = ()
    """The words that `?include=` takes."""
    audited: tuple[str, ...] = ()
    """The members that may hold the table to audit; the first that is given counts."""
    signed: str | None = None
    """The member whose signature counts."""
    trusts_signatures: bool = True
    """Whether a valid signature replaces the audit."""
    signs: bool = False
    """Whether the state in the answer is signed, if the one in the question was."""
    max_bytes: int = SMALL
    takes_pictures: bool = False
    """Whether the body holds picture files instead of JSON."""
    takes_lines: bool = False
    """Whether it also takes NDJSON, one question a line."""
    work: Callable[[Json, frozenset[str]], int] = _no_work
    """What a line costs beyond its length and that of its answer."""
    cached: bool = False
    storable: Callable[[Answer], bool] = lambda _answer: True
    """Whether a caller may store this answer."""
    media_types: tuple[str, ...] = (JSON,)
    translated: bool = True
    """Whether the answer depends on the language."""
    command: Command | None = None


class Driver(Generic[Q]):
    """A call on a host: from a body to the answer, the same steps for every call."""

    def __init__(self, call: Call[Q], host: Host = HERE, signing: Signing = NO_KEYS) -> None:
        self.call = call
        self.host = host
        self.signing = signing
        self.schema = schema_of(call.question, host.find_board)
        self._table_schema = (
            schema_of(call.question, host.find_board, instead=("table", "state"))
            if issubclass(call.question, InState)
            else None
        )

    def reply(self, body: Json, context: Context, *, must_be_signed: bool = False) -> Any:  # noqa: ANN401
        """The answer to a body: JSON, or bytes from a call with other media types.

        ShapeError says what is wrong with the shape of the body.
        """
        exchange = self._load(body, context)
        try:
            answer = self._answer(exchange, must_be_signed=must_be_signed)
        except ImpossibleError as error:
            answer = self.impossible(error, context)
        return self.call.extend(answer, exchange) if self.call.extend else answer

    def impossible(self, error: ImpossibleError, context: Context) -> Answer:
        """The answer about something of the right shape that is impossible; raises the error if the call has none."""
        if self.call.impossible is None:
            raise error
        return self.call.impossible(dump_impossible(error, context.words))

    def schema_for(self, body: Json) -> QuestionSchema:
        """What guards this body."""
        if self._table_schema and type(body) is dict and "table" in body:
            return self._table_schema
        return self.schema

    def _load(self, body: Json, context: Context) -> Exchange[Q]:
        schema = self.schema_for(body)
        try:
            return Exchange(schema, body, schema.load_question(body), None, context)
        except ImpossibleError as error:
            return Exchange(schema, body, None, error, context)

    def _answer(self, exchange: Exchange[Q], *, must_be_signed: bool) -> Any:  # noqa: ANN401
        call, (_, body, question, error, context) = self.call, exchange
        trusted = False
        if call.signed and self.signing:
            trusted = self.signing.check(body, call.signed, question, error, required=must_be_signed)
        if question is None:
            assert error
            raise error
        if trusted and call.trusts_signatures:
            context = context._replace(trusted=True)
        answer = self.answer(question, context)
        if call.signs and self.signing and (trusted or not call.signed):
            self.signing.sign(answer, getattr(question, call.signed) if call.signed else None)
        return answer

    def answer(self, question: Q, context: Context) -> Any:  # noqa: ANN401
        """The answer to a loaded question. An audit comes first, and may find that its table is impossible."""
        for member in self.call.audited:
            table = getattr(question, member)
            if table is not None:
                if inconsistencies := context.audit(table):
                    assert self.call.impossible
                    place, words = f"/{member}", context.words
                    return self.call.impossible(dump_inconsistencies(table, inconsistencies, place, words))
                break
        return self.call.answer(question, context)


@dataclass(frozen=True, kw_only=True)
class Lookup:
    """A call that only looks something up by its name: GET, cacheable."""

    path: str
    """With one variable, such as `<subject>`."""
    find: Callable[[str, Context], tuple[bytes, str]]
    """The JSON and its ETag; raises a problem if there is none of this name."""
    seconds: int
    """How long a caller may cache it."""
    translated: bool = True
