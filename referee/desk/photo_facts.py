"""The part `known` of a photograph: what a scan may be told, the tapped corners, and one example hex per colour."""

from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from typing import Final, NamedTuple

from referee.base.faults import Fault, shown
from referee.board.hexes import COORDINATES, NAMES, Hex
from referee.documents.reader import FaultFoundError, Json, Reader, kind_of
from referee.documents.reads import Optional, array, hex_name, nullable, record
from referee.documents.requests import DocumentField, Request
from referee.model.vocabulary import Colour
from referee.scan import Known
from referee.scan.observation import NOTHING_KNOWN
from referee.scan.reading import read_known

MAX_PICTURES: Final = 2
_FARTHEST: Final = 100_000
_LEAST_AREA: Final = 100.0
"""Of the board in square pixels; four taps on one spot show no board."""

Point = tuple[float, float]
Corners = tuple[Point, Point, Point, Point]


class Facts(NamedTuple):
    """What the caller of a photograph knows."""

    known: Known = NOTHING_KNOWN
    corners: tuple[Corners | None, ...] = ()
    """For each picture the middles of a1, t1, t20 and a20, in pixels of the picture as it is shown."""
    examples: Mapping[str, Hex] = {}
    """For a colour one hex that holds a piece of it."""


NO_FACTS: Final = Facts()


def _coordinate(reader: Reader, value: Json) -> float:
    if type(value) is not float and type(value) is not int:
        raise reader.fault("wrong-kind", kind=kind_of(value), wanted="number")
    if not 0 <= value <= _FARTHEST:
        raise reader.fault("out-of-range", found=shown(str(value)), least=0, most=_FARTHEST)
    return float(value)


_points: Final = array(array(_coordinate, most=2, least=2), most=4, least=4)


def _read_corners(reader: Reader, value: Json) -> Corners:
    a, b, c, d = ((x, y) for x, y in _points(reader, value))
    if not _is_a_board((a, b, c, d)):
        raise reader.cannot_be("crossed-corners", Fault("", "crossed-corners"))
    return a, b, c, d


def _is_a_board(corners: Corners) -> bool:
    """Whether the corners go around a region, always turning the same way."""
    around = [*corners, *corners[:2]]
    sides = [(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(around)]
    turns = [x0 * y1 - y0 * x1 for (x0, y0), (x1, y1) in pairwise(sides)]
    return min(turns) > _LEAST_AREA or max(turns) < -_LEAST_AREA


def _read_example(reader: Reader, value: Json) -> Hex:
    at = hex_name(reader, value)
    if COORDINATES[at].island:
        raise reader.fault("island-example", at=NAMES[at])
    return at


def _given(*hexes: Hex | None) -> dict[str, Hex]:
    return {colour.value: at for colour, at in zip(Colour, hexes, strict=True) if at is not None}


_HINTS: Final = {
    "corners": Optional(array(nullable(_read_corners), most=MAX_PICTURES), ()),
    "examples": Optional(record(_given, {colour.value: Optional(_read_example, None) for colour in Colour}), {}),
}
_hints: Final = record(lambda corners, examples: (corners, examples), _HINTS)


def read_facts(reader: Reader, value: Json) -> Facts:
    """What the caller knows."""
    if type(value) is not dict:
        raise reader.fault("wrong-kind", kind=kind_of(value), wanted="object")
    before = len(reader.noted)
    hints: tuple[tuple[Corners | None, ...], Mapping[str, Hex]] = (), {}
    known = NOTHING_KNOWN
    # Both are looked at before anything is refused.
    with suppress(FaultFoundError):
        hints = _hints(reader, {name: value[name] for name in _HINTS if name in value})
    with suppress(FaultFoundError):
        known = read_known(reader, {name: one for name, one in value.items() if name not in _HINTS})
    if len(reader.noted) > before:
        raise FaultFoundError
    return Facts(known, *hints)


class PhotoRequest(Request):
    """What does this photograph show? The pictures themselves are no JSON and come beside it."""

    known = DocumentField(read_facts)
