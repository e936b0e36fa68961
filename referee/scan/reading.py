"""The documents of a scan request: the ground in one of its three forms, the pieces, and what the caller knows."""

import re
from typing import Final, TypeVar

from referee.board.geography import LINE_NAMES
from referee.board.hexes import NOWHERE, SIZE, each
from referee.board.section import Section
from referee.board.terrain import LETTERS, Terrain
from referee.model.ruleset import Ruleset
from referee.model.vocabulary import Colour
from referee.rules.catalogue import CARDS, EXPANSIONS, TASKS
from referee.scan.cells import SPECIAL, WORD_CELLS, Cell, Grid, mixed
from referee.scan.observation import HEXES, Known, Piece, PieceKind, Sighting
from referee.scan.scan import TooFewSectionsError, candidates
from referee.wire.boards import read_board, read_island, read_section
from referee.wire.reader import (
    Document,
    Json,
    Read,
    Reader,
    array,
    flag,
    hex_name,
    hex_names,
    kind_of,
    known,
    nullable,
    number,
    pointer,
    shown,
    word,
)
from referee.wire.states import read_ruleset

T = TypeVar("T")
W = TypeVar("W", bound=str)
MOST_SIGHTINGS: Final = 2000
MOST_SECTIONS: Final = 16
_MOST_GOLD: Final = 1_000_000
_MOST_WEIGHT: Final = 1_000_000.0
_LETTERS: Final[dict[str, Cell | None]] = {
    **{letter: WORD_CELLS[kind.value] for letter, kind in LETTERS.items()},
    "X": WORD_CELLS[SPECIAL],
    ".": None,
}
_LINE: Final = re.compile(f"[{''.join(_LETTERS)}]{{{SIZE}}}")
_WORDS: Final = tuple(WORD_CELLS)
_COMPACT: Final = frozenset({"kinds", "rows"})
_PIECE: Final = frozenset({"at", "piece", "colour", "probability"})
_KNOWN: Final = frozenset(
    {
        *("players", "cards", "tasks", "removed_terrain", "gold", "marks", "ruleset"),
        *("expansions", "sections", "originals", "board", "capitols", "caves", "island"),
    }
)
_OF_A_BOARD: Final = ("sections", "originals", "expansions", "capitols", "caves", "island")
_SURE: Final = 1.0


def _weight(most: float) -> Read[float]:
    def read(reader: Reader, value: Json, place: str) -> float:
        if type(value) is not float and type(value) is not int:
            raise reader.fault(place, f"{kind_of(value)} where a number belongs")
        if not 0 <= value <= most:
            raise reader.fault(place, f"{shown(str(value))} is not between 0 and {most:g}")
        return float(value)

    return read


_probability: Final = _weight(1)
_kind: Final = known(_WORDS, "kind of ground")
_colour: Final = word(Colour)


def read_terrain(reader: Reader, value: Json, place: str) -> Grid:
    """The ground: rows of letters or of cells, or the compact form with numbers."""
    if type(value) is dict:
        return _read_compact(reader, value, place)
    rows = array(_read_row, most=SIZE, least=SIZE)(reader, value, place)
    return tuple(seen for row in rows for seen in row)


def _read_row(reader: Reader, value: Json, place: str) -> tuple[Cell | None, ...]:
    if type(value) is not str:
        return array(_read_cell, most=SIZE, least=SIZE)(reader, value, place)
    if not _LINE.fullmatch(value):
        signs = "".join(_LETTERS)
        raise reader.fault(
            place, f"a row is a list of 20 cells, or 20 letters out of {signs}; this is {shown(value)}"
        )
    return tuple([_LETTERS[letter] for letter in value])


def _read_cell(reader: Reader, value: Json, place: str) -> Cell | None:
    if value is None:
        return None
    if type(value) is not dict:
        return WORD_CELLS[_kind(reader, value, place)]
    for name in value:
        if name not in WORD_CELLS:
            raise reader.fault(
                f"{place}/{pointer(name)}", f"{shown(name)} is no kind of ground; there are {', '.join(_WORDS)}"
            )
    return mixed({name: _probability(reader, weight, f"{place}/{name}") for name, weight in value.items()})


def _read_compact(reader: Reader, value: Json, place: str) -> Grid:
    document = Document(reader, value, place, _COMPACT)
    kinds = document.get("kinds", _read_kinds)
    numbers = nullable(array(_weight(_MOST_WEIGHT), most=len(_WORDS), least=1))
    rows = document.get("rows", array(array(numbers, most=SIZE, least=SIZE), most=SIZE, least=SIZE))
    document.done()
    cells: list[Cell | None] = []
    for found in (weights for row in rows for weights in row):
        if found and len(found) > len(kinds):
            at = f"{place}/rows/{len(cells) // SIZE}/{len(cells) % SIZE}"
            raise reader.cannot_be("too-many-numbers", at, f"{len(found)} numbers for {len(kinds)} kinds of ground")
        total = sum(found or ())
        named = {kind: weight / total for kind, weight in zip(kinds, found or (), strict=False)} if total else {}
        cells.append(mixed(named))
    assert len(cells) == HEXES
    return tuple(cells)


def _read_kinds(reader: Reader, value: Json, place: str) -> tuple[str, ...]:
    kinds = array(_kind, most=len(_WORDS), least=1)(reader, value, place)
    return _unlike(reader, kinds, place)


def _unlike(reader: Reader, words: tuple[W, ...], place: str) -> tuple[W, ...]:
    if len(set(words)) < len(words):
        raise reader.fault(place, "something is there twice")
    return words


def _read_sighting(reader: Reader, value: Json, place: str) -> Sighting:
    document = Document(reader, value, place, _PIECE)
    at = document.get("at", hex_name)
    kind = document.find("piece", word(PieceKind), PieceKind.SETTLEMENT)
    colour = document.find("colour", nullable(_colour), None)
    probability = document.find("probability", _probability, _SURE)
    document.done()
    if (colour is None) != (kind is PieceKind.WALL):
        wrong = "a wall belongs to nobody" if colour else f"whose {kind} is it?"
        raise reader.cannot_be("wrong-owner", f"{place}/colour", wrong)
    return Sighting(at, Piece(kind, colour), probability)


read_sightings: Final = array(_read_sighting, most=MOST_SIGHTINGS)


def read_known(reader: Reader, value: Json, place: str) -> Known:
    """What the caller knows."""
    document = Document(reader, value, place, _KNOWN)
    told = Known(
        document.find("players", _read_players, None),
        document.find("cards", array(known(CARDS, "Kingdom Builder card"), most=10), None),
        document.find("tasks", array(known(TASKS, "task"), most=len(TASKS)), None),
        document.find("removed_terrain", nullable(word(Terrain)), None),
        document.find("gold", _by_colour(number(0, _MOST_GOLD)), {}),
        document.find("marks", _by_colour(_read_marks), {}),
        document.find("ruleset", read_ruleset, Ruleset()),
        document.find("expansions", _read_expansions, None),
        document.find("sections", array(_read_own_section, most=MOST_SECTIONS), ()),
        document.find("originals", flag, default=False),
        document.find("board", read_board, None),
        tuple(each(document.find("capitols", hex_names, NOWHERE) or NOWHERE)),
        tuple(each(document.find("caves", hex_names, NOWHERE) or NOWHERE)),
        document.find("island", read_island, None),
    )
    document.done()
    for name in _OF_A_BOARD:
        if told.board and name in value:
            reader.cannot_be(
                "told-twice", f"{place}/{name}", "the board is told; it has its own sections and landmarks"
            )
    _check_candidates(reader, told, place)
    document.done()
    return told


def _check_candidates(reader: Reader, told: Known, place: str) -> None:
    if told.board is None:
        try:
            candidates(told)
        except TooFewSectionsError as error:
            reader.cannot_be("too-few-sections", f"{place}/expansions", str(error))


def _read_players(reader: Reader, value: Json, place: str) -> tuple[Colour, ...]:
    return _unlike(reader, array(_colour, most=5)(reader, value, place), place)


def _read_expansions(reader: Reader, value: Json, place: str) -> frozenset[str]:
    return frozenset(array(known(EXPANSIONS, "expansion"), most=10)(reader, value, place))


def _read_own_section(reader: Reader, value: Json, place: str) -> Section:
    return read_section(reader, value, place).section


def _read_marks(reader: Reader, value: Json, place: str) -> tuple[int, ...]:
    lines = array(known(LINE_NAMES, "horizontal line"), most=len(LINE_NAMES))(reader, value, place)
    return tuple(sorted(LINE_NAMES.index(line) for line in _unlike(reader, lines, place)))


def _by_colour(read_one: Read[T]) -> Read[dict[Colour, T]]:
    def read(reader: Reader, value: Json, place: str) -> dict[Colour, T]:
        if type(value) is not dict:
            raise reader.fault(place, f"{kind_of(value)} where an object belongs")
        document = Document(reader, value, place, frozenset(Colour))
        found = {Colour(name): document.get(name, read_one) for name in value if name in list(Colour)}
        document.done()
        return found

    return read
