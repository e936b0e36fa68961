"""Boards as JSON: four sections, and the capitols, caves and island of the small expansions."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from referee.base.errors import BoardError, FaultFoundError, UnknownBoardError
from referee.base.faults import quote
from referee.board.assemble import assemble, possible_layout
from referee.board.board import Board
from referee.board.geography import SIDE
from referee.board.hexes import NOWHERE, Hexes, each, names
from referee.board.section import (
    Layout,
    PlacedSection,
    Section,
    closest_printed,
    island_named,
    layout,
    own_section,
    placed,
    row_faults,
)
from referee.documents.fields import Optional, array, flag, hex_names, known, record, text
from referee.documents.reader import Json, Reader, kind_of, pointer
from referee.rules.catalogue import LOCATIONS

_LOCAL_HEX: Final = re.compile("[a-j]([1-9]|10)")
_ID: Final = re.compile("[0-9a-f]{32}")
_placed: Final = lru_cache(maxsize=100)(placed)
_kind: Final = known(LOCATIONS, "location")
_text_rows: Final = array(text, most=SIDE)


def _read_rows(reader: Reader, value: Json) -> tuple[str, ...]:
    rows = _text_rows(reader, value)
    faults = row_faults(rows)
    for fault in faults:
        reader.refuse(fault._replace(place=fault.place.removeprefix("/rows")))
    if faults:
        raise FaultFoundError
    return rows


def _read_locations(reader: Reader, value: Json) -> dict[str, str]:
    if type(value) is not dict:
        raise reader.fault("wrong-kind", kind=kind_of(value), wanted="locations")
    before = len(reader.noted)
    for at in value:
        if not _LOCAL_HEX.fullmatch(at):
            reader.fault("section-hex", f"/{pointer(at)}", found=quote(at))
            if reader.full:
                raise FaultFoundError
    since, locations = len(reader.noted), {}
    for at, kind in value.items():
        try:
            locations[at] = _kind(reader, kind)
        except FaultFoundError:
            since = reader.below(f"/{at}", since)
            if reader.full:
                raise
    if since > before:
        raise FaultFoundError
    return locations


_own_section: Final = record(
    lambda rows, locations, turned: (rows, locations, turned),
    {"rows": _read_rows, "locations": Optional(_read_locations, {}), "turned": Optional(flag, default=False)},
)


def read_section(reader: Reader, value: Json) -> PlacedSection:
    """Read a section: the name of a printed section, such as `farm` or `farm:turned`, or a custom section."""
    if type(value) is str:
        try:
            return _placed(value)
        except BoardError as error:
            raise reader.refuse(error.faults[0]) from None
    rows, locations, turned = _own_section(reader, value)
    try:
        return PlacedSection(own_section(rows, locations), turned)
    except BoardError as error:
        raise _cannot_be(reader, error, PlacedSection(closest_printed(rows)[0], turned)) from None


def read_island(reader: Reader, value: Json) -> Section:
    """Read the side of the island that lies face up."""
    try:
        return island_named(text(reader, value))
    except BoardError as error:
        raise reader.refuse(error.faults[0]) from None


def _made_layout(
    sections: tuple[PlacedSection, ...], capitols: Hexes, caves: Hexes, island: Section | None
) -> Layout:
    return Layout(sections, tuple(each(capitols)), tuple(each(caves)), island)


_layout: Final = record(
    _made_layout,
    {
        "sections": array(read_section, least=4, most=4),
        "capitols": Optional(hex_names, NOWHERE),
        "caves": Optional(hex_names, NOWHERE),
        "island": Optional(read_island, None),
    },
)
_content_id: Final = record(str, {"id": text})


@lru_cache(maxsize=64)
def _of_printed(*sections: str) -> Board:
    """Assemble a board from the names of four sections. Most requests have such a board, so the result is cached."""
    return assemble(layout(sections))


def read_board(reader: Reader, value: Json) -> Board:
    """Read a board: its sections, capitols, caves and island, or its content id alone.

    Raises UnknownBoardError if there is no stored board with this content id.
    """
    try:
        if len(value["sections"]) == 4 and len(value) == 1:
            return _of_printed(*value["sections"])
    except (BoardError, KeyError, TypeError):
        # The value does not name four different known sections. The code below reads it or records its faults.
        pass
    if type(value) is dict and "id" in value:
        return _known_board(reader, _content_id(reader, value))
    try:
        described = _layout(reader, value)
    except FaultFoundError as fault:
        raise FaultFoundError(fault.stand_in and assemble(possible_layout(fault.stand_in))) from None
    try:
        return assemble(described)
    except BoardError as error:
        raise _cannot_be(reader, error, assemble(possible_layout(described))) from None


def _known_board(reader: Reader, board_id: str) -> Board:
    if not _ID.fullmatch(board_id):
        raise reader.fault("content-id", "/id")
    board = reader.find_board(board_id) if reader.find_board else None
    if board is None:
        raise UnknownBoardError(board_id)
    return board


def _cannot_be(reader: Reader, error: BoardError, stand_in: Board | PlacedSection) -> FaultFoundError:
    for fault in error.faults:
        reader.cannot_be("impossible-board", fault)
    return FaultFoundError(stand_in)


def described_layout(value: Json) -> Layout | None:
    """Return the layout in a board document, or None if it cannot be read.

    The layout may be impossible, but a custom section that is impossible in itself is replaced by the most similar
    printed section.
    """
    try:
        return _layout(Reader(), value)
    except FaultFoundError as fault:
        stand_in: Layout | None = fault.stand_in
        return stand_in


@lru_cache(maxsize=64)
def dump_board(board: Board) -> Mapping[str, Json]:
    """Return a board as JSON. The result is cached and shared, so do not change it."""
    document: dict[str, Json] = {"sections": [_dump_section(section) for section in board.layout.sections]}
    if board.capitols:
        document["capitols"] = names(board.capitols)
    if board.caves:
        document["caves"] = names(board.caves)
    if board.layout.island:
        document["island"] = board.layout.island.name
    return document


def _dump_section(section: PlacedSection) -> Json:
    own = section.section
    if own.name:
        return str(section)
    return {"rows": list(own.rows), "locations": dict(own.locations), "turned": section.turned}
