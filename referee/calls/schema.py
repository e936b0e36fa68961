"""Schemas that validate the bodies of calls. Each member of a body is one field, even if it is a whole state.

With a field for every coordinate, validation would take more than ten times as long (docs/adr/0003). Every fault has
a JSON pointer. The type of a question declares how each member is read, and the schema is built from that type.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import MISSING, dataclass, field
from dataclasses import fields as fields_of
from itertools import islice
from typing import Any, Final, TypeVar, cast, dataclass_transform

from marshmallow import RAISE, Schema, ValidationError, fields

from referee.base.errors import MAX_FAULTS, FaultFoundError, ImpossibleError, ShapeError, UnknownBoardError
from referee.base.faults import Contradiction, Fault, unknown
from referee.documents.fields import document_or_line
from referee.documents.notation import parse_position, parse_state
from referee.documents.reader import FindBoard, Json, Read, Reader, pointer
from referee.documents.states import read_position, read_state
from referee.documents.tables import read_table
from referee.model.description import TableDescription
from referee.model.position import Position
from referee.model.state import State

T = TypeVar("T")
D = TypeVar("D")
_UNKNOWN: Final = "unknown-key"
BODY: Final = "_schema"
"""marshmallow's name for the whole body, for faults that do not concern a single member."""

STATE: Final = document_or_line(read_state, parse_state)
POSITION: Final = document_or_line(read_position, parse_position)


def required(read: Read[T]) -> T:
    """Declare a member that every body must contain."""
    return cast("T", field(metadata={"read": read}))


def optional(read: Read[T], *, default: D) -> T | D:
    """Declare a member that a body may contain."""
    return cast("T", field(default=default, metadata={"read": read}))


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(required, optional))
def question(kind: type[T]) -> type[T]:
    """Turn a class into a type of question: a frozen dataclass with `required` and `optional` members."""
    return dataclass(frozen=True, slots=True, kw_only=True)(kind)


@question
class AboutTable:
    """A question about either a position or a state."""

    position: Position | None = optional(POSITION, default=None)
    state: State | None = optional(STATE, default=None)

    @property
    def table(self) -> Position | State:
        """The state or the position, whichever the question contains."""
        table = self.state or self.position
        assert table
        return table

    @staticmethod
    def faults_of(given: Collection[str]) -> Iterator[tuple[str, str]]:
        """Yield the faults of a body, each as a member and a code. A body must contain exactly one table."""
        if len({"position", "state"}.intersection(given)) != 1:
            yield BODY, "one-table"


@question
class InState:
    """A question about actions.

    Its body has either a state or the description of a table, from which the state is inferred.
    """

    state: State | None = optional(STATE, default=None)
    table: TableDescription | None = optional(read_table, default=None)


class DocumentField(fields.Field[T]):
    """A field whose value is read by the function `read`. Its error messages are fault codes."""

    default_error_messages = {"required": "missing", "null": "null-value"}  # noqa: RUF012

    def __init__(self, read: Read[T], *, required: bool = False) -> None:
        super().__init__(required=required)
        self._read = read

    def _deserialize(
        self,
        value: Json,
        attr: str | None,
        data: Mapping[str, Any] | None,  # noqa: ARG002
        **kwargs: Any,  # noqa: ANN401, ARG002
    ) -> T:
        schema = self.parent
        assert isinstance(schema, QuestionSchema)
        reader = Reader(schema.find_board)
        try:
            return self._read(reader, value)
        except UnknownBoardError as error:
            raise error.below(schema.place_of(str(attr))) from None
        except FaultFoundError as fault:
            wrong = reader.error(fault.stand_in)
            if isinstance(wrong, ShapeError):
                raise ValidationError(list(wrong.faults)) from None
            # Return the error instead of raising it, so that the other members are checked, too.
            below = (inconsistency.below(schema.place_of(str(attr))) for inconsistency in wrong.contradictions)
            return cast("T", ImpossibleError(below, wrong.stand_in))


class QuestionSchema(Schema):
    """Validates the body of a call. Unknown keys are rejected."""

    class Meta:
        """Makes marshmallow reject unknown keys."""

        unknown = RAISE

    error_messages = {"unknown": _UNKNOWN, "type": "not-an-object"}  # noqa: RUF012

    def __init__(self, question: type[Any], find_board: FindBoard | None = None) -> None:
        super().__init__()
        self._question = question
        self._faults_of = getattr(question, "faults_of", None)
        self._whole_body: str | None = getattr(question, "WHOLE_BODY", None)
        self.find_board = find_board

    def place_of(self, key: str) -> str:
        """Return the JSON pointer to a member; empty if the member is the whole body."""
        return "" if key in (BODY, self._whole_body) else f"/{pointer(key)}"

    def load_question(self, body: Json) -> Any:  # noqa: ANN401
        """Return the question in a body.

        Raises ShapeError if the body is malformed, ImpossibleError if it is impossible, and UnknownBoardError if it
        names an unknown board.
        """
        document = body
        if self._whole_body is not None:
            # marshmallow would report a member that is null, but here the whole body is null.
            if body is None:
                raise ShapeError([Fault("", "wrong-kind", {"kind": "null", "wanted": "object"})])
            document = {self._whole_body: body}
        # If there are many unknown keys, report only the first MAX_FAULTS. marshmallow would report all of them,
        # which takes more than 10 ms for a body of 64 KB.
        if type(document) is dict and len(document) > len(self.fields) + MAX_FAULTS:
            strange = islice((key for key in document if key not in self.fields), MAX_FAULTS)
            raise ShapeError(self._fault(key, _UNKNOWN) for key in strange)
        try:
            members: dict[str, Any] = self.load(document)
        except ValidationError as error:
            raise ShapeError(self._faults(error.messages_dict)) from None
        if self._faults_of and (faults := [self._fault(key, code) for key, code in self._faults_of(members)]):
            raise ShapeError(faults)
        impossible: list[Contradiction] = []
        stand_in = None
        for member in members.values():
            if isinstance(member, ImpossibleError):
                impossible += member.contradictions
                stand_in = member.stand_in
        if impossible:
            raise ImpossibleError(impossible, stand_in)
        return self._question(**members)

    def _faults(self, messages: Mapping[str, list[str | Fault]]) -> Iterator[Fault]:
        for key, faults in messages.items():
            for fault in faults:
                yield self._fault(str(key), fault)

    def _fault(self, key: str, message: str | Fault) -> Fault:
        place = self.place_of(key)
        if isinstance(message, Fault):
            return message.below(place)
        return unknown("key", key, self.fields, place) if message == _UNKNOWN else Fault(place, message)


def schema_of(
    question: type[Any], find_board: FindBoard | None = None, *, instead: tuple[str, str] | None = None
) -> QuestionSchema:
    """Return the schema for a type of question.

    A question of type InState needs a state and accepts no table. With `instead=("table", "state")`, it needs a table
    and accepts no state.
    """
    needed, left_out = instead or ("state", "table") if issubclass(question, InState) else (None, None)
    members = [member for member in fields_of(question) if member.name != left_out]
    declared: dict[str, fields.Field[Any]] = {
        member.name: DocumentField(
            member.metadata["read"], required=member.default is MISSING or member.name == needed
        )
        for member in members
    }
    return cast("type[QuestionSchema]", QuestionSchema.from_dict(declared))(question, find_board)
