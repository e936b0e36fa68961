"""The definition of a call, and the steps from the body of a request to its answer.

A call is a question that the referee answers. Each call has its own module, and `CALL` at the end of that module
describes the call as data. HTTP (`referee.api.views`) and the command line (`referee.cli.questions`) both work from
these descriptions. The two modules contain only a little code for individual calls: for example, `views` defines the
slots for pictures and photographs, and `questions` adds the option --repairs.
"""

from collections.abc import Callable, Mapping, Sequence
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
"""The cost of drawing a table, in the work units of `referee.api.lines`."""
TABLE_WORK: Final = 20_000
"""The cost of inferring a state from a table, in the same units as PICTURE_WORK."""


@dataclass(frozen=True, slots=True)
class Host:
    """The environment that a call runs in: the service or the command line. The defaults suit the command line."""

    find_board: FindBoard | None = None
    keep_board: Callable[[Board], None] = lambda _board: None
    slot: Callable[[str], AbstractContextManager[None]] = lambda _kind: nullcontext()
    """Reserves one of the few slots for expensive work of this kind; raises ProblemError if all are taken.

    The default sets no limit.
    """
    photo_seconds: float | None = None
    """The maximum number of seconds for reading the photographs of one request.

    None on the command line, which has its own limit.
    """
    reads_photographs: bool = True


HERE: Final = Host()


class Context(NamedTuple):
    """The conditions besides the question that affect an answer, such as the language and the extras."""

    words: Speech = ENGLISH
    extras: frozenset[str] = NOTHING
    media_type: str = JSON
    trusted: bool = False
    """Whether the state in the question needs no audit, because it has a valid signature."""
    host: Host = HERE

    def audit(self, table: Position | State) -> Sequence[Inconsistency]:
        """Return the inconsistencies in a table. The result is empty for a trusted state."""
        return () if self.trusted else audit(table)


class Command(NamedTuple):
    """The command-line command for a call. It answers the call's question about one or more files."""

    name: str
    brief: str
    about: str
    """A longer description, for --help."""
    body: str
    """An outline of the request body that a file may contain, shown in help texts."""
    tables: tuple[str, ...] = ()
    """The kinds of table that a file may contain instead of a request."""
    examples: tuple[str, ...] = ()


class Exchange(NamedTuple, Generic[Q]):
    """The body of a request with the question parsed from it, or with the error if the question is impossible."""

    schema: QuestionSchema
    body: Json
    question: Q | None
    error: ImpossibleError | None
    context: Context


def _no_work(_body: Json, _extras: frozenset[str]) -> int:
    return 0


@dataclass(frozen=True, kw_only=True)
class Link:
    """The GET form of a call, which also works as a plain link. The answer may be cached."""

    parameters: tuple[str, ...]
    """The parameters from which the body is made."""
    body: Callable[[Mapping[str, str]], dict[str, Json]]
    """Returns the body made from these parameters; raises ShapeError if they are incomplete or malformed."""
    parameter_of: Callable[[str], str]
    """Returns the parameter from which a member of the body was made."""
    formats: Mapping[str, str]
    """The media type for each value of the parameter `format`."""
    seconds: int
    """The number of seconds for which a caller may cache the answer."""


@dataclass(frozen=True, kw_only=True)
class Call(Generic[Q]):
    """A question that the referee answers: its path, how its body is validated, and how it is answered."""

    name: str
    path: str
    question: type[Q]
    """The type of the parsed body. Each of its members declares how it is read (`referee.calls.schema`)."""
    answer: Callable[[Q, Context], Any]
    """Returns the answer: JSON, or bytes if the call offers other media types."""
    impossible: Callable[[list[Json]], Answer] | None = None
    """Returns the answer for impossible input. If this is None, an ImpossibleError becomes a problem (409)."""
    extend: Callable[[Answer, Exchange[Q]], Answer] | None = None
    """Adds members to an answer, including the answer for impossible input."""
    extras: tuple[str, ...] = ()
    """The words that `?include=` accepts."""
    without: tuple[str, ...] = ()
    """The members of the answer that `?without=` can set to null."""
    audited: tuple[str, ...] = ()
    """The members that may hold the table to audit. The first of them that the question contains is audited."""
    signed: str | None = None
    """The member whose signature is checked."""
    trusts_signatures: bool = True
    """Whether a state with a valid signature needs no audit."""
    signs: bool = False
    """Whether to sign the state in the answer.

    If `signed` is set, the state is signed only if that member's signature is valid.
    """
    max_bytes: int = SMALL
    takes_pictures: bool = False
    """Whether the body consists of picture files, with or without facts as JSON, instead of JSON alone."""
    takes_lines: bool = False
    """Whether the call also accepts NDJSON, with one question per line."""
    work: Callable[[Json, frozenset[str]], int] = _no_work
    """The extra work for a line of NDJSON, on top of the work that `referee.api.lines` estimates for every line."""
    cached: bool = False
    storable: Callable[[Answer], bool] = lambda _answer: True
    """Returns whether a caller may store this answer."""
    media_types: tuple[str, ...] = (JSON,)
    translated: bool = True
    """Whether the answer depends on the language."""
    link: Link | None = None
    command: Command | None = None


class Driver(Generic[Q]):
    """Handles a request for a call at every stage, from parsing the body to completing the answer.

    The stages are: parse, check the signature, audit, answer, sign, extend.
    """

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
        """Return the answer to a body: JSON, or bytes if the call offers other media types.

        Raises ShapeError if the body is malformed, and UnknownBoardError if it names an unknown board. A body that is
        impossible, or whose required signature is missing or invalid, gets the call's answer for impossible input.
        Raises ImpossibleError instead if the call has no such answer. The call itself may raise other errors.
        """
        exchange = self._load(body, context)
        try:
            answer = self._answer(exchange, must_be_signed=must_be_signed)
        except ImpossibleError as error:
            answer = self.impossible(error, context)
        return self.call.extend(answer, exchange) if self.call.extend else answer

    def impossible(self, error: ImpossibleError, context: Context) -> Answer:
        """Return the answer of the call for well-formed input that is impossible.

        Raises `error` if the call has no such answer.
        """
        if self.call.impossible is None:
            raise error
        return self.call.impossible(dump_impossible(error, context.words))

    def schema_for(self, body: Json) -> QuestionSchema:
        """Return the schema that validates this body."""
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
        """Return the answer to a parsed question. If the audit finds inconsistencies, the answer reports them."""
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
    """A GET call without a body, whose answer may be cached."""

    path: str
    """The path, with at most one variable such as `<subject>`."""
    find: Callable[[str, Context], tuple[bytes, str]]
    """Returns the JSON for the value of the variable, and its ETag.

    If the path has no variable, the value is an empty string. Raises an error if the value is unknown.
    """
    seconds: int
    """The number of seconds for which a caller may cache the answer."""
    translated: bool = True
