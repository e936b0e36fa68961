"""Read scans and photographs from JSON.

A scan contains the ground (in one of three forms), the pieces, the hexes that could not be read, and facts that the
caller knows. With photographs, the caller can send the same kinds of facts, and hints such as the corners of the
board.
"""

import re
from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from typing import Final, TypeVar

from referee.base.errors import FaultFoundError
from referee.base.faults import Fault, quote
from referee.board.geography import LINE_NAMES, QUARTERS
from referee.board.hexes import COORDINATES, NAMES, SIZE, Hex, each
from referee.board.section import Section
from referee.board.terrain import LETTERS, Terrain
from referee.documents.boards import read_board, read_island, read_section
from referee.documents.fields import Optional, array, flag, hex_name, hex_names, known, nullable, number, record, word
from referee.documents.reader import Json, Read, Reader, kind_of, pointer
from referee.documents.states import read_ruleset
from referee.model.observation import (
    HEXES,
    NOTHING_KNOWN,
    SPECIAL,
    WORD_CELLS,
    Cell,
    Corners,
    Grid,
    Known,
    PhotoHints,
    Piece,
    PieceKind,
    Sighting,
    mixed,
)
from referee.model.ruleset import Ruleset
from referee.model.vocabulary import Colour
from referee.rules.catalogue import CARDS, EXPANSIONS, TASKS

K = TypeVar("K")
T = TypeVar("T")
W = TypeVar("W", bound=str)
MAX_SIGHTINGS: Final = 2000
MAX_SECTIONS: Final = 16
_MAX_GOLD: Final = 1_000_000
_MAX_WEIGHT: Final = 1_000_000.0
_LETTERS: Final[dict[str, Cell | None]] = {
    **{letter: WORD_CELLS[kind.value] for letter, kind in LETTERS.items()},
    "X": WORD_CELLS[SPECIAL],
    ".": None,
}
_LINE: Final = re.compile(f"[{''.join(_LETTERS)}]{{{SIZE}}}")
_WORDS: Final = tuple(WORD_CELLS)
MAX_PICTURES: Final = 2
_FARTHEST: Final = 100_000
_LEAST_AREA: Final = 100.0
"""The minimum area, in square pixels, of the parallelogram that two adjacent sides of a board span.

This limit rejects four taps on the same spot.
"""
_OF_A_BOARD: Final = ("sections", "originals", "expansions", "capitols", "caves", "island")
_SURE: Final = 1.0


def _weight(most: float) -> Read[float]:
    def read(reader: Reader, value: Json) -> float:
        if type(value) is not float and type(value) is not int:
            raise reader.fault("wrong-kind", kind=kind_of(value), wanted="number")
        if not 0 <= value <= most:
            raise reader.fault("out-of-range", found=quote(str(value)), least=0, most=int(most))
        return float(value)

    return read


def _some_of(keys: Mapping[str, K], read_one: Read[T]) -> Read[dict[K, T]]:
    """Return a function that reads an object with these optional keys, and uses `read_one` for each value."""

    def made(*found: T | None) -> dict[K, T]:
        return {key: one for key, one in zip(keys.values(), found, strict=True) if one is not None}

    return record(made, {name: Optional(read_one, None) for name in keys})


def _unlike(read: Read[tuple[W, ...]]) -> Read[tuple[W, ...]]:
    """Return a function that reads a list with `read` and rejects duplicates."""

    def read_unlike(reader: Reader, value: Json) -> tuple[W, ...]:
        words = read(reader, value)
        if len(set(words)) < len(words):
            raise reader.fault("twice", found=next(one for one in words if words.count(one) > 1))
        return words

    return read_unlike


_probability: Final = _weight(1)
_kind: Final = known(_WORDS, "ground")
_colour: Final = word(Colour)
_weights: Final = _some_of({name: name for name in _WORDS}, _probability)


def _read_cell(reader: Reader, value: Json) -> Cell | None:
    if value is None:
        return None
    return mixed(_weights(reader, value)) if type(value) is dict else WORD_CELLS[_kind(reader, value)]


_cells: Final = array(_read_cell, most=SIZE, least=SIZE)


def _read_row(reader: Reader, value: Json) -> tuple[Cell | None, ...]:
    if type(value) is not str:
        return _cells(reader, value)
    if not _LINE.fullmatch(value):
        raise reader.fault("scan-row", found=quote(value), most=SIZE, signs="".join(_LETTERS))
    return tuple([_LETTERS[letter] for letter in value])


_rows: Final = array(_read_row, most=SIZE, least=SIZE)
_numbers: Final = nullable(array(_weight(_MAX_WEIGHT), most=len(_WORDS), least=1))
_compact: Final = record(
    lambda kinds, rows: (kinds, rows),
    {
        "kinds": _unlike(array(_kind, most=len(_WORDS), least=1)),
        "rows": array(array(_numbers, most=SIZE, least=SIZE), most=SIZE, least=SIZE),
    },
)


def read_terrain(reader: Reader, value: Json) -> Grid:
    """Read the ground: rows of letters, rows of cells, or the compact form with lists of weights."""
    if type(value) is dict:
        return _read_compact(reader, value)
    return tuple(seen for row in _rows(reader, value) for seen in row)


def _read_compact(reader: Reader, value: Json) -> Grid:
    kinds, rows = _compact(reader, value)
    cells: list[Cell | None] = []
    for found in (weights for row in rows for weights in row):
        if found and len(found) > len(kinds):
            at = f"/rows/{len(cells) // SIZE}/{len(cells) % SIZE}"
            wrong = Fault(at, "many-weights", {"count": len(found), "most": len(kinds)})
            raise reader.cannot_be("too-many-weights", wrong)
        total = sum(found or ())
        named = {kind: weight / total for kind, weight in zip(kinds, found or (), strict=False)} if total else {}
        cells.append(mixed(named))
    assert len(cells) == HEXES
    return tuple(cells)


_sighting: Final = record(
    lambda at, kind, colour, probability: Sighting(at, Piece(kind, colour), probability),
    {
        "at": hex_name,
        "piece": Optional(word(PieceKind), PieceKind.SETTLEMENT),
        "colour": Optional(nullable(_colour), None),
        "probability": Optional(_probability, _SURE),
    },
)


def _read_sighting(reader: Reader, value: Json) -> Sighting:
    found = _sighting(reader, value)
    kind, colour = found.piece
    if (colour is None) != (kind is PieceKind.WALL):
        wrong = Fault("/colour", "owned-wall") if colour else Fault("/colour", "no-owner", {"figure": kind})
        raise reader.cannot_be("wrong-owner", wrong)
    return found


read_sightings: Final = array(_read_sighting, most=MAX_SIGHTINGS)


def _read_own_section(reader: Reader, value: Json) -> Section:
    return read_section(reader, value).section


def _read_hexes(reader: Reader, value: Json) -> tuple[Hex, ...]:
    return tuple(each(hex_names(reader, value)))


_lines: Final = _unlike(array(known(LINE_NAMES, "line"), most=len(LINE_NAMES)))
_expansions: Final = array(known(EXPANSIONS, "expansion"), most=10)


def _read_marks(reader: Reader, value: Json) -> tuple[int, ...]:
    return tuple(sorted(map(LINE_NAMES.index, _lines(reader, value))))


def _read_expansions(reader: Reader, value: Json) -> frozenset[str]:
    return frozenset(_expansions(reader, value))


_COLOURS: Final = {colour.value: colour for colour in Colour}
_OWNERS: Final[dict[str, Colour | PieceKind]] = {**_COLOURS, PieceKind.WALL.value: PieceKind.WALL}
_owner: Final = nullable(known(list(_OWNERS), "word"))


def _read_pieces(reader: Reader, value: Json) -> dict[Hex, Colour | PieceKind | None]:
    """Read the hexes that a person has checked, each with the colour of its piece, `wall`, or null if it is empty."""
    if type(value) is not dict:
        raise reader.fault("wrong-kind", kind=kind_of(value), wanted="object")
    pieces: dict[Hex, Colour | PieceKind | None] = {}
    before = since = len(reader.noted)
    for name, member in value.items():
        if reader.full:
            break
        with suppress(FaultFoundError):
            owner = _owner(reader, member)
            pieces[hex_name(reader, name)] = None if owner is None else _OWNERS[owner]
        since = reader.below(f"/{pointer(name)}", since)
    if since > before:
        raise FaultFoundError
    return pieces


_known: Final = record(
    Known,
    {
        "players": Optional(_unlike(array(_colour, most=5)), None),
        "cards": Optional(array(known(CARDS, "card"), most=10), None),
        "tasks": Optional(array(known(TASKS, "task"), most=TASKS), None),
        "removed_terrain": Optional(nullable(word(Terrain)), None),
        "gold": Optional(_some_of(_COLOURS, number(0, _MAX_GOLD)), {}),
        "marks": Optional(_some_of(_COLOURS, _read_marks), {}),
        "ruleset": Optional(read_ruleset, Ruleset()),
        "expansions": Optional(_read_expansions, None),
        "sections": Optional(array(_read_own_section, most=MAX_SECTIONS), ()),
        "originals": Optional(flag, default=False),
        "board": Optional(read_board, None),
        "capitols": Optional(_read_hexes, ()),
        "caves": Optional(_read_hexes, ()),
        "island": Optional(read_island, None),
        "pieces": Optional(_read_pieces, {}),
    },
)


def read_known(reader: Reader, value: Json) -> Known:
    """Read the facts that the caller knows in addition to the observation."""
    facts = _known(reader, value)
    before = len(reader.noted)
    if facts.board:
        for name in (name for name in _OF_A_BOARD if name in value):
            reader.cannot_be("told-twice", Fault(f"/{name}", "beside-a-board", {"key": name}))
    elif len(facts.possible_sections) < len(QUARTERS):
        reader.cannot_be("too-few-sections", Fault("/expansions", "few-candidates"))
    if len(reader.noted) > before:
        raise FaultFoundError
    return facts


def _coordinate(reader: Reader, value: Json) -> float:
    if type(value) is not float and type(value) is not int:
        raise reader.fault("wrong-kind", kind=kind_of(value), wanted="number")
    if not 0 <= value <= _FARTHEST:
        raise reader.fault("out-of-range", found=quote(str(value)), least=0, most=_FARTHEST)
    return float(value)


_points: Final = array(array(_coordinate, most=2, least=2), most=4, least=4)


def _read_corners(reader: Reader, value: Json) -> Corners:
    a, b, c, d = ((x, y) for x, y in _points(reader, value))
    if not _is_a_board((a, b, c, d)):
        raise reader.cannot_be("crossed-corners", Fault("", "crossed-corners"))
    return a, b, c, d


def _is_a_board(corners: Corners) -> bool:
    """Return whether these points, in this order, are the corners of a convex area that is large enough."""
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
    "single_section": Optional(flag, default=False),
}
_hints: Final = record(lambda corners, examples, single_section: (corners, examples, single_section), _HINTS)


def read_hints(reader: Reader, value: Json) -> PhotoHints:
    """Read the facts that the caller knows about a table, and the hints about its photographs."""
    if type(value) is not dict:
        raise reader.fault("wrong-kind", kind=kind_of(value), wanted="object")
    before = len(reader.noted)
    hints: tuple[tuple[Corners | None, ...], Mapping[str, Hex], bool] = (), {}, False
    known = NOTHING_KNOWN
    # Read both parts before raising, so that the answer lists the faults of both.
    with suppress(FaultFoundError):
        hints = _hints(reader, {name: value[name] for name in _HINTS if name in value})
    with suppress(FaultFoundError):
        known = read_known(reader, {name: member for name, member in value.items() if name not in _HINTS})
    if len(reader.noted) > before:
        raise FaultFoundError
    return PhotoHints(known, *hints)
