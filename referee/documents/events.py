"""Read events that a caller sends back as JSON. `referee/documents/answers.py` writes them."""

from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_type_hints

from referee.base.errors import ImpossibleError
from referee.base.faults import unknown
from referee.board.geography import LINE_NAMES
from referee.board.hexes import NAMES
from referee.documents.fields import array, hex_name, known, nullable, number, record, tagged, text, word
from referee.documents.players import NOMAD, ROUND, seat
from referee.documents.reader import Json, Read, Reader, load
from referee.model.events import BonusLost, BonusTaken, BonusUsed, Event, TileSpent
from referee.model.state import NUMBERS, State
from referee.model.vocabulary import Figure, Purpose, TerrainCard, copies
from referee.rules.catalogue import BONUSES, POWERS

MAX_EVENTS: Final = 1000
"""The maximum number of events in a request. A single action causes far fewer."""
HEXES: Final = {"at": "at", "origin": "from", "to": "to"}
"""The fields of events that contain hexes, each with its JSON key."""
_TAG: Final = "event"
_ones_to_fives: Final = number(1, 5)
_purpose: Final = word(Purpose)
_bonus: Final = known(BONUSES, "bonus-tile")


def _number_tile(reader: Reader, value: Json) -> int:
    number = _ones_to_fives(reader, value)
    if number in (1, 5):
        return number
    raise reader.refuse(unknown("word", str(number), ("1", "5")))


def _drawn_for(reader: Reader, value: Json) -> Purpose:
    purpose = _purpose(reader, value)
    if purpose is Purpose.DISCARD:
        raise reader.refuse(unknown("word", purpose.value, (Purpose.HAND, Purpose.REDRAW, Purpose.TILE)))
    return purpose


_READS: Final[Mapping[str, Read[Any]]] = {
    "player": seat,
    "owner": seat,
    "card": word(TerrainCard),
    "purpose": _drawn_for,
    "at": hex_name,
    "origin": hex_name,
    "to": hex_name,
    "tile": known(POWERS, "tile"),
    "figure": word(Figure),
    "piece": known(("settlement", Figure.WARRIOR, Figure.WAGON, Figure.SHIP), "shape"),
    "number": _number_tile,
    "ones": number(0, NUMBERS.ones),
    "fives": number(0, NUMBERS.fives),
    "line": known(LINE_NAMES, "line"),
    "silos": number(1, len(NAMES)),
    "gold": number(1, 1_000_000),
    "source": text,
    "cards": number(0, sum(copies(swamp_cards=True).values())),
    "round": ROUND,
}
"""The function that reads each field of an event. For some kinds of event, `_TILES` overrides the entry `tile`."""
_TILES: Final[Mapping[type, Read[str]]] = {
    TileSpent: NOMAD,
    **dict.fromkeys((BonusTaken, BonusLost, BonusUsed), _bonus),
}
"""The function that reads `tile` for the kinds of event that concern only nomad tiles or only bonus tiles."""


def _read(kind: type[Event]) -> Read[Event]:
    members: dict[str, Read[Any]] = {}
    for field, hint in get_type_hints(kind).items():
        if field != _TAG:
            read = _TILES.get(kind, _READS[field]) if field == "tile" else _READS[field]
            may_be_null = isinstance(hint, UnionType) and NoneType in get_args(hint)
            members[HEXES.get(field, field)] = nullable(read) if may_be_null else read
    return record(kind, members, tag=_TAG)


@cache
def _events() -> Read[tuple[Event, ...]]:
    """Return the function that reads events. It is made on first use, because few callers send events."""
    reads = {kind._field_defaults[_TAG]: _read(kind) for kind in get_args(Event)}
    return array(tagged(_TAG, reads), most=MAX_EVENTS)


def event_documents(reader: Reader, value: Json) -> list[Json]:
    """Check the shape of events, and return them unchanged, as JSON.

    `load_events` checks their players once the table is known.
    """
    _events()(reader, value)
    documents: list[Json] = value
    return documents


def load_events(state: State, documents: list[Json]) -> tuple[Event, ...]:
    """Read events of the game to which this state belongs.

    Raises ImpossibleError if an event names a colour that is not playing.
    """

    def read(reader: Reader, value: Json) -> tuple[Event, ...]:
        reader.seats = {player.colour.value: place for place, player in enumerate(state.players)}
        return _events()(reader, value)

    try:
        return load(read, documents)
    except ImpossibleError as error:
        raise ImpossibleError(contradiction.below("/events") for contradiction in error.contradictions) from None
