"""The board document: four sections, and what the small expansions add."""

import re
from typing import Final

from referee.board.assemble import assemble
from referee.board.board import Board
from referee.board.faults import BoardError
from referee.board.geography import SIDE
from referee.board.hexes import NOWHERE, each, names
from referee.board.layout import Layout, Placed, placed
from referee.board.section import Section, island_named, own_section, row_faults
from referee.rules.catalogue import LOCATIONS
from referee.wire.reader import (
    Document,
    FaultFoundError,
    Json,
    Reader,
    UnknownBoardError,
    array,
    flag,
    hex_names,
    known,
    pointer,
    text,
)

_LOCAL_HEX: Final = re.compile("[a-j]([1-9]|10)")
_ID: Final = re.compile("[0-9a-f]{32}")
_BOARD: Final = frozenset({"sections", "capitols", "caves", "island"})
_SECTION: Final = frozenset({"rows", "locations", "turned"})


def read_board(reader: Reader, value: Json, place: str) -> Board:
    """A board from its document, or by its content id alone."""
    if type(value) is dict and "id" in value:
        return _read_known_board(reader, value, place)
    document = Document(reader, value, place, _BOARD)
    sections = document.get("sections", array(read_section, least=4, most=4))
    capitols = document.find("capitols", hex_names, NOWHERE)
    caves = document.find("caves", hex_names, NOWHERE)
    island = document.find("island", read_island, None)
    document.done()
    layout = Layout(sections, tuple(each(capitols)), tuple(each(caves)), island)
    try:
        return assemble(layout)
    except BoardError as error:
        raise _cannot_be(reader, place, error) from None


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


def _read_known_board(reader: Reader, value: Json, place: str) -> Board:
    document = Document(reader, value, place, frozenset({"id"}))
    board_id = document.get("id", text)
    document.done()
    if not _ID.fullmatch(board_id):
        raise reader.fault(f"{place}/id", "a content id is 32 hexadecimal digits, as POST /v1/boards answers it")
    board = reader.find_board(board_id) if reader.find_board else None
    if board is None:
        raise UnknownBoardError(board_id, place)
    return board


def read_section(reader: Reader, value: Json, place: str) -> Placed:
    """A section by its name, or somebody's own described hex by hex."""
    if type(value) is str:
        try:
            return placed(value)
        except BoardError as error:
            raise reader.fault(place, error.faults[0].text) from None
    document = Document(reader, value, place, _SECTION)
    rows = document.get("rows", _read_rows)
    locations: dict[str, str] = document.find("locations", _read_locations, {})
    turned = document.find("turned", flag, default=False)
    document.done()
    try:
        return Placed(own_section(rows, locations), turned)
    except BoardError as error:
        raise _cannot_be(reader, place, error) from None


def _read_rows(reader: Reader, value: Json, place: str) -> tuple[str, ...]:
    rows = array(text, most=SIDE)(reader, value, place)
    faults = row_faults(rows)
    if faults:
        reader.faults += [fault.below(place.removesuffix("/rows")) for fault in faults]
        raise FaultFoundError
    return rows


def _read_locations(reader: Reader, value: Json, place: str) -> dict[str, str]:
    if type(value) is not dict:
        raise reader.fault(place, "an object belongs here: the hexes of the locations, each with its kind")
    document = Document(reader, value, place, frozenset(value))
    for at in value:
        if not _LOCAL_HEX.fullmatch(at):
            reader.fault(f"{place}/{pointer(at)}", "no hex of a section; those are a1 to j10")
    locations = {at: document.get(at, known(LOCATIONS, "location")) for at in value}
    document.done()
    return locations


def read_island(reader: Reader, value: Json, place: str) -> Section | None:
    """The side of the island that lies face up."""
    try:
        return island_named(text(reader, value, place))
    except BoardError as error:
        raise reader.fault(place, error.faults[0].text) from None


def _dump_section(section: Placed) -> Json:
    own = section.section
    if own.name:
        return str(section)
    return {"rows": list(own.rows), "locations": dict(own.locations), "turned": section.turned}


def _cannot_be(reader: Reader, place: str, error: BoardError) -> FaultFoundError:
    for fault in error.faults:
        reader.cannot_be("impossible-board", place + fault.place, fault.text)
    return FaultFoundError()
