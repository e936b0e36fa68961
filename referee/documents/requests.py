"""The requests: marshmallow checks them with a few large fields, each for a whole document.

A field for every coordinate would cost ten times as much (docs/adr/0003). Every fault keeps its JSON pointer.
"""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final, NamedTuple, TypeVar, cast

from marshmallow import RAISE, Schema, ValidationError, fields, validates_schema

from referee.base.errors import MAX_FAULTS, FaultFoundError, ImpossibleError, ShapeError, UnknownBoardError
from referee.base.faults import Contradiction, Fault, unknown
from referee.board.hexes import Hexes
from referee.board.terrain import Terrain
from referee.documents.actions import read_action
from referee.documents.boards import read_board
from referee.documents.events import event_documents
from referee.documents.fields import (
    Optional,
    array,
    by_hex,
    document_or_line,
    flag,
    hex_names,
    known,
    nullable,
    number,
    record,
    tagged,
    text,
    word,
)
from referee.documents.notation import parse_position, parse_state
from referee.documents.players import COLOUR, NOMAD
from referee.documents.reader import FindBoard, Json, Read, Reader, pointer
from referee.documents.states import read_position, read_ruleset, read_state
from referee.model.vocabulary import Colour, TerrainCard, copies
from referee.rules.catalogue import CARDS, EXPANSIONS, TASKS

T = TypeVar("T")
SPECTATOR: Final = "spectator"
"""The viewer who sees only what lies face up."""
MAX_ACTIONS: Final = 5000
"""The largest number of actions of a replay."""
LONGEST_TITLE: Final = 200
NARROWEST: Final = 100
WIDEST: Final = 1600
"""The widths of a picture, in pixels."""
_card: Final = word(TerrainCard)
_UNKNOWN: Final = "unknown-key"
_CARDS: Final = sum(copies(swamp_cards=True).values())


_state: Final = document_or_line(read_state, parse_state)
_position: Final = document_or_line(read_position, parse_position)


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
        assert isinstance(self.parent, Request)
        reader = Reader(self.parent.find_board)
        try:
            return self._read(reader, value)
        except UnknownBoardError as error:
            raise error.below(f"/{attr}") from None
        except FaultFoundError as fault:
            found = reader.error(fault.stand_in)
            if isinstance(found, ShapeError):
                raise ValidationError(list(found.faults)) from None
            # The other members are looked at before the whole is called impossible.
            return cast("T", ImpossibleError((one.below(f"/{attr}") for one in found.contradictions), found.stand_in))


class Request(Schema):
    """The body of a call. Unknown keys are refused."""

    class Meta:
        """How marshmallow treats unknown keys."""

        unknown = RAISE

    error_messages = {"unknown": _UNKNOWN, "type": "not-an-object"}  # noqa: RUF012

    def __init__(self, find_board: FindBoard | None = None) -> None:
        super().__init__()
        self.find_board = find_board


def load_request(schema: Request, value: Json) -> dict[str, Any]:
    """The members of a body; ShapeError says what is wrong with its shape, ImpossibleError what is impossible."""
    # marshmallow would note every unknown key, which takes 60 ms for 64 KB of them.
    if type(value) is dict and len(value) > len(schema.fields) + MAX_FAULTS:
        strange = islice((key for key in value if key not in schema.fields), MAX_FAULTS)
        raise ShapeError(_fault(schema, key, _UNKNOWN) for key in strange)
    try:
        members: dict[str, Any] = schema.load(value)
    except ValidationError as error:
        raise ShapeError(_faults(schema, error.messages_dict)) from None
    impossible: list[Contradiction] = []
    stand_in = None
    for member in members.values():
        if isinstance(member, ImpossibleError):
            impossible += member.contradictions
            stand_in = member.stand_in
    if impossible:
        raise ImpossibleError(impossible, stand_in)
    return members


def _faults(schema: Request, messages: Mapping[str, list[str | Fault]]) -> Iterator[Fault]:
    for key, found in messages.items():
        for message in found:
            yield _fault(schema, str(key), message)


def _fault(schema: Request, key: str, message: str | Fault) -> Fault:
    place = "" if key == "_schema" else f"/{pointer(key)}"
    if isinstance(message, Fault):
        return message.below(place)
    return unknown("key", key, schema.fields, place) if message == _UNKNOWN else Fault(place, message)


class RulingRequest(Request):
    """May I?"""

    state = DocumentField(_state, required=True)
    action = DocumentField(read_action, required=True)
    player = DocumentField(COLOUR)


class LegalActionsRequest(Request):
    """Which actions are legal?"""

    state = DocumentField(_state, required=True)


class TableRequest(Request):
    """A question about a table: a position or a state."""

    position = DocumentField(_position)
    state = DocumentField(_state)

    @validates_schema
    def one_table(self, data: Mapping[str, Any], **_: object) -> None:
        """Either a position or a state."""
        if len({"position", "state"} & data.keys()) != 1:
            raise ValidationError("one-table")


class AuditRequest(TableRequest):
    """Is this position possible?"""


class ScoreRequest(TableRequest):
    """What is it worth?"""

    final = DocumentField(flag)


class ReplayRequest(Request):
    """A whole game."""

    start = DocumentField(_state, required=True)
    actions = DocumentField(array(read_action, most=MAX_ACTIONS), required=True)


class StartRequest(Request):
    """A new game."""

    players = DocumentField(array(COLOUR, most=5), required=True)
    first_game = DocumentField(flag)
    board = DocumentField(read_board)
    cards = DocumentField(array(known(CARDS, "card"), most=10))
    start_player = DocumentField(COLOUR)
    hands = DocumentField(array(nullable(_card), most=5))
    deck = DocumentField(array(_card, most=_CARDS))
    ruleset = DocumentField(read_ruleset)
    seed = DocumentField(text)
    expansions = DocumentField(array(known(EXPANSIONS, "expansion"), most=10))
    tasks = DocumentField(array(known(TASKS, "task"), most=TASKS))
    removed_terrain = DocumentField(word(Terrain))
    swamp_cards = DocumentField(flag)
    nomad_tiles = DocumentField(by_hex(NOMAD, "nomad-tiles"))


class ViewRequest(Request):
    """What may this player, or a spectator, see?"""

    state = DocumentField(_state, required=True)
    player = DocumentField(known([*map(str, Colour), SPECTATOR], "word"), required=True)
    events = DocumentField(event_documents)


class HexHighlight(NamedTuple):
    """These hexes."""

    hexes: Hexes


class ActionHighlight(NamedTuple):
    """Where the player may build now, for the mandatory action or with a tile, or move to."""

    tile: str | None


class ScoreHighlight(NamedTuple):
    """The hexes for which a card or the castles pay a player."""

    source: str
    player: Colour


Highlight = HexHighlight | ActionHighlight | ScoreHighlight


read_highlight: Final[Read[Highlight]] = tagged(
    "kind",
    {
        "hexes": record(HexHighlight, {"hexes": hex_names}, tag="kind"),
        "legal-actions": record(ActionHighlight, {"tile": Optional(nullable(text), None)}, tag="kind"),
        "score": record(ScoreHighlight, {"source": text, "player": COLOUR}, tag="kind"),
    },
)


def _title(reader: Reader, value: Json) -> str:
    found = text(reader, value)
    if len(found) > LONGEST_TITLE:
        raise reader.refuse(title_too_long(found))
    return found


def title_too_long(found: str) -> Fault:
    """The fault of a title with more than LONGEST_TITLE characters."""
    return Fault("", "title-too-long", {"count": len(found), "most": LONGEST_TITLE})


class PictureRequest(TableRequest):
    """What does it look like?"""

    board = DocumentField(read_board)
    highlight = DocumentField(read_highlight)
    title = DocumentField(_title)
    names = DocumentField(flag)
    panel = DocumentField(flag)
    width = DocumentField(number(NARROWEST, WIDEST))

    @validates_schema
    def one_table(self, data: Mapping[str, Any], **_: object) -> None:
        """Either a table or a bare board; a bare board has no panel."""
        if len({"position", "state", "board"} & data.keys()) != 1:
            raise ValidationError("one-table-or-board")
        if "board" in data and "panel" in data:
            raise ValidationError("panel-of-board", "panel")
