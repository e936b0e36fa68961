"""How marshmallow guards the bodies of calls: a few large fields, each for a whole document.

A field for every coordinate would cost ten times as much (docs/adr/0003). Every fault keeps its JSON pointer.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from marshmallow import RAISE, Schema, ValidationError, fields, validates_schema

from referee.base.faults import Fault, unknown
from referee.documents.notation import parse_position, parse_state
from referee.documents.reader import (
    MOST_FAULTS,
    FaultFoundError,
    FindBoard,
    ImpossibleError,
    Json,
    Read,
    Reader,
    UnknownBoardError,
    WireError,
    WireInconsistency,
    pointer,
)
from referee.documents.reads import document_or_line
from referee.documents.states import read_position, read_state

Q = TypeVar("Q")
T = TypeVar("T")
_UNKNOWN: Final = "unknown-key"

read_state_or_line: Final = document_or_line(read_state, parse_state)
read_position_or_line: Final = document_or_line(read_position, parse_position)


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
            if isinstance(wrong, WireError):
                raise ValidationError(list(wrong.faults)) from None
            # The other members are checked before the whole is called impossible.
            below = (inconsistency.below(schema.place_of(str(attr))) for inconsistency in wrong.found)
            return cast("T", ImpossibleError(below, wrong.stand_in))


class QuestionSchema(Schema, Generic[Q]):
    """The body of a call. Unknown keys are refused."""

    class Meta:
        """How marshmallow treats unknown keys."""

        unknown = RAISE

    error_messages = {"unknown": _UNKNOWN, "type": "not-an-object"}  # noqa: RUF012
    question: ClassVar[Callable[..., Any]]
    """Makes the question of the loaded members; usually its type, with fields of the same names."""
    whole_body: ClassVar[str | None] = None
    """The only member, for a body that is itself one document."""

    def __init__(self, find_board: FindBoard | None = None) -> None:
        super().__init__()
        self.find_board = find_board

    def place_of(self, key: str) -> str:
        """The JSON pointer to a member."""
        return "" if key in ("_schema", self.whole_body) else f"/{pointer(key)}"

    def load_question(self, body: Json) -> Q:
        """The question in a body; WireError says what is wrong with its shape, ImpossibleError what is impossible."""
        document = body
        if self.whole_body is not None:
            # marshmallow calls null a missing member, but here it is a body of the wrong kind.
            if body is None:
                raise WireError([Fault("", "wrong-kind", {"kind": "null", "wanted": "object"})])
            document = {self.whole_body: body}
        # marshmallow would note every unknown key, which takes 60 ms for 64 KB of them.
        if type(document) is dict and len(document) > len(self.fields) + MOST_FAULTS:
            strange = islice((key for key in document if key not in self.fields), MOST_FAULTS)
            raise WireError(self._fault(key, _UNKNOWN) for key in strange)
        try:
            members: dict[str, Any] = self.load(document)
        except ValidationError as error:
            raise WireError(self._faults(error.messages_dict)) from None
        impossible: list[WireInconsistency] = []
        stand_in = None
        for member in members.values():
            if isinstance(member, ImpossibleError):
                impossible += member.found
                stand_in = member.stand_in
        if impossible:
            raise ImpossibleError(impossible, stand_in)
        return cast("Q", type(self).question(**members))

    def _faults(self, messages: Mapping[str, list[str | Fault]]) -> Iterator[Fault]:
        for key, faults in messages.items():
            for fault in faults:
                yield self._fault(str(key), fault)

    def _fault(self, key: str, message: str | Fault) -> Fault:
        place = self.place_of(key)
        if isinstance(message, Fault):
            return message.below(place)
        return unknown("key", key, self.fields, place) if message == _UNKNOWN else Fault(place, message)


class TableSchema(QuestionSchema[Q]):
    """A question about a table: a position or a state."""

    position = DocumentField(read_position_or_line)
    state = DocumentField(read_state_or_line)

    @validates_schema
    def one_table(self, data: Mapping[str, Any], **_: object) -> None:
        """Either a position or a state."""
        if len({"position", "state"} & data.keys()) != 1:
            raise ValidationError("one-table")
