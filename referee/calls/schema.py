"""How marshmallow guards the bodies of calls: a few large fields, each for a whole document.

A field for every coordinate would cost ten times as much (docs/adr/0003). Every fault keeps its JSON pointer. The
type of a question says how each member is read, and the schema is made of that.
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
"""marshmallow's name for the body as a whole, where a fault is not about one member."""

STATE: Final = document_or_line(read_state, parse_state)
POSITION: Final = document_or_line(read_position, parse_position)


def required(read: Read[T]) -> T:
    """A member that every body must have."""
    return cast("T", field(metadata={"read": read}))


def optional(read: Read[T], *, default: D) -> T | D:
    """A member that a body may leave out."""
    return cast("T", field(default=default, metadata={"read": read}))


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(required, optional))
def question(kind: type[T]) -> type[T]:
    """A type of question: a frozen dataclass whose members say how they are read."""
    return dataclass(frozen=True, slots=True, kw_only=True)(kind)


@question
class AboutTable:
    """A question about a position or a state, and not both."""

    position: Position | None = optional(POSITION, default=None)
    state: State | None = optional(STATE, default=None)

    @property
    def table(self) -> Position | State:
        """The one that is given."""
        table = self.state or self.position
        assert table
        return table

    @staticmethod
    def faults_of(given: Collection[str]) -> Iterator[tuple[str, str]]:
        """The members that do not go together, each with the code of its fault."""
        if len({"position", "state"}.intersection(given)) != 1:
            yield BODY, "one-table"


@question
class InState:
    """A question about what can be done in a state, or at a table in its place."""

    state: State | None = optional(STATE, default=None)
    table: TableDescription | None = optional(read_table, default=None)


class DocumentField(fields.Field[T]):
    """A whole document, read strictly; its faults are kept with their places. The messages are codes of faults."""

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
            # The other members are checked before the whole is called impossible.
            below = (inconsistency.below(schema.place_of(str(attr))) for inconsistency in wrong.contradictions)
            return cast("T", ImpossibleError(below, wrong.stand_in))


class QuestionSchema(Schema):
    """The body of a call. Unknown keys are refused."""

    class Meta:
        """How marshmallow treats unknown keys."""

        unknown = RAISE

    error_messages = {"unknown": _UNKNOWN, "type": "not-an-object"}  # noqa: RUF012

    def __init__(self, question: type[Any], find_board: FindBoard | None = None) -> None:
        super().__init__()
        self._question = question
        self._faults_of = getattr(question, "faults_of", None)
        self._whole_body: str | None = getattr(question, "WHOLE_BODY", None)
        self.find_board = find_board

    def place_of(self, key: str) -> str:
        """The JSON pointer to a member."""
        return "" if key in (BODY, self._whole_body) else f"/{pointer(key)}"

    def load_question(self, body: Json) -> Any:  # noqa: ANN401
        """The question in a body; ShapeError says what is wrong with its shape, ImpossibleError what cannot be."""
        document = body
        if self._whole_body is not None:
            # marshmallow calls null a missing member, but here it is a body of the wrong kind.
            if body is None:
                raise ShapeError([Fault("", "wrong-kind", {"kind": "null", "wanted": "object"})])
            document = {self._whole_body: body}
        # marshmallow would note every unknown key, which takes 60 ms for 64 KB of them.
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
    """What guards a question. With `instead=("table", "state")` a body has a table and no state."""
    needed, left_out = instead or ("state", "table") if issubclass(question, InState) else (None, None)
    members = [member for member in fields_of(question) if member.name != left_out]
    declared: dict[str, fields.Field[Any]] = {
        member.name: DocumentField(
            member.metadata["read"], required=member.default is MISSING or member.name == needed
        )
        for member in members
    }
    return cast("type[QuestionSchema]", QuestionSchema.from_dict(declared))(question, find_board)
