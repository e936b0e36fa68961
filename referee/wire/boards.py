"""The board document: four sections, and what the small expansions add."""

from collections.abc import Callable
from typing import Final, TypeVar

from referee.board.assemble import assemble
from referee.board.board import Board
from referee.board.faults import BoardError
from referee.board.hexes import NOWHERE, each, names
from referee.board.layout import Layout, Placed, placed
from referee.board.section import Section, island_named, own_section
from referee.wire.reader import Document, FaultFoundError, Json, Reader, array, flag, hex_names, text

T = TypeVar("T")
_BOARD: Final = frozenset({"sections", "capitols", "caves", "island"})
_SECTION: Final = frozenset({"rows", "locations", "turned"})


def read_board(reader: Reader, value: Json, place: str) -> Board:
    """A board from its document."""
    document = Document(reader, value, place, _BOARD)
    sections = document.get("sections", array(_read_section, most=8))
    capitols = document.find("capitols", hex_names, NOWHERE)
    caves = document.find("caves", hex_names, NOWHERE)
    island = document.find("island", _read_island, None)
    document.done()
    layout = Layout(sections, tuple(each(capitols)), tuple(each(caves)), island)
    return _made(reader, place, lambda: assemble(layout))


def dump_board(board: Board) -> dict[str, Json]:
    """The document of a board."""
    document: dict[str, Json] = {"sections": [_dump_section(section) for section in board.layout.sections]}
    if board.capitols:
        document["capitols"] = names(board.capitols)
    if board.caves:
        document["caves"] = names(board.caves)
    if board.layout.island:
        document["island"] = board.layout.island.name
    return document


def _read_section(reader: Reader, value: Json, place: str) -> Placed:
    if type(value) is str:
        return _made(reader, place, lambda: placed(value))
    document = Document(reader, value, place, _SECTION)
    rows = document.get("rows", array(text, most=20))
    locations: dict[str, str] = document.find("locations", _read_locations, {})
    turned = document.find("turned", flag, default=False)
    document.done()
    return Placed(_made(reader, place, lambda: own_section(rows, locations)), turned)


def _read_locations(reader: Reader, value: Json, place: str) -> dict[str, str]:
    if type(value) is not dict:
        raise reader.fault(place, "an object belongs here: the hexes of the locations, each with its kind")
    document = Document(reader, value, place, frozenset(value))
    locations = {at: document.get(at, text) for at in value}
    document.done()
    return locations


def _read_island(reader: Reader, value: Json, place: str) -> Section | None:
    name = text(reader, value, place)
    return _made(reader, place, lambda: island_named(name))


def _dump_section(section: Placed) -> Json:
    own = section.section
    if own.name:
        return str(section)
    return {"rows": list(own.rows), "locations": dict(own.locations), "turned": section.turned}


def _made(reader: Reader, place: str, make: Callable[[], T]) -> T:
    """What the board layer makes of it; its faults are noted below this place."""
    try:
        return make()
    except BoardError as error:
        reader.faults += [fault.below(place) for fault in error.faults]
        raise FaultFoundError from None
