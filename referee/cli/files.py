"""Reads input files: photographs, JSON (such as a request, an answer or a bare table), and tables in the notation."""

import errno
import re
import sys
from codecs import BOM_UTF8
from collections.abc import Collection
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

import click
import orjson

from referee.base.errors import ImpossibleError, JsonTextError
from referee.base.faults import Fault, quote
from referee.cli.failures import NotJsonError, UnreadableError
from referee.documents.json_text import parse_json
from referee.documents.notation import is_state_line, parse_position, parse_state
from referee.documents.reader import Json
from referee.documents.states import dump_position, dump_state
from referee.words.speech import Speech

STANDARD_INPUT: Final = "-"
_MAX_BYTES: Final = 32 << 20
"""The maximum size of a file, in bytes. Every document and photograph that the referee accepts is smaller."""
_TABLE: Final = frozenset(
    {"format", "ruleset", "board", "cards", "tasks", "location_tiles", "nomad_tiles", "walls", "players"}
)
_GAME: Final = frozenset({"deck", "discard", "removed", "start_player", "round", "ending", "frames"})
_BOARD_FIELD: Final = re.compile(rb"\s*boards?\s*=", re.IGNORECASE)
_CONTROLS: Final = re.compile("[\x7f-\x9f]")
_ANSWER: Final = "awaited"
"""A key that only answers have."""


class Body(NamedTuple):
    """A request, and how its JSON pointers map to the file."""

    document: Json
    name: str
    """The name of the file."""
    bare: str = ""
    """The place of the file's content in the request, such as `/state`; empty if pointers need no conversion."""

    def pointer(self, place: str) -> str:
        """Convert a JSON pointer that refers to the request, so that it refers to the file instead."""
        return place.removeprefix(self.bare)

    def where(self, place: str) -> str:
        """Return the name of the file, and the place in it if there is one."""
        return f"{self.name}: {printable(pointed)}" if (pointed := self.pointer(place)) else self.name


def json_line(document: object) -> str:
    """Return a document as JSON with all control characters escaped. orjson escapes only those below U+0020."""
    return _CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", orjson.dumps(document).decode())


def printable(text: str) -> str:
    """Escape unprintable characters, because a key in a file could contain characters that control the terminal."""
    return "".join(character if character.isprintable() else quote(character) for character in text)


def name_of(file: str, words: Speech) -> str:
    """Return the name of a file for use in messages."""
    return words.say("cli", "standard-input") if file == STANDARD_INPUT else click.format_filename(file)


def content_of(file: str) -> bytes:
    """Return the bytes of a file without any BOM. Raises UnreadableError if the file is empty or cannot be read."""
    try:
        raw = _read(sys.stdin.buffer) if file == STANDARD_INPUT else _read_file(Path(file))
    except IsADirectoryError:
        raise UnreadableError([Fault("", "directory", {"example": str(Path(file) / "*.json")})]) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise UnreadableError([Fault("", "unreadable", {"why": why})]) from None
    if not raw.strip():
        raise UnreadableError([Fault("", "empty-file")])
    return raw.removeprefix(BOM_UTF8)


def _read_file(path: Path) -> bytes:
    with path.open("rb") as file:
        return _read(file)


def _read(file: BinaryIO) -> bytes:
    """Return the content of a file, which may be an endless pipe. Raises OSError if the content is too long."""
    raw = file.read(_MAX_BYTES + 1)
    if len(raw) > _MAX_BYTES:
        raise OSError(errno.EFBIG, f"it has more than {_MAX_BYTES >> 20} MB")
    return raw


def body_of(file: str, name: str, raw: bytes, tables: Collection[str]) -> Body:
    """Return the request in a file.

    `tables` contains the kinds of table that a file may hold instead of a request, such as `state`. Raises
    NotJsonError if the file is neither JSON nor notation, ShapeError if the notation is malformed, and
    ImpossibleError if the notation describes an impossible board.
    """
    if tables and (file.endswith(".txt") or _BOARD_FIELD.match(raw)):
        return _from_notation(name, raw, tables)
    document = parsed(raw)
    if not tables or type(document) is not dict:
        return Body(document, name)
    if "state" in document and _ANSWER in document:
        return Body({"state": document["state"]}, name)
    if "board" in tables and document.keys() & _TABLE == {"board"}:
        return Body(document, name)
    if "position" not in tables and "position" in document:
        return Body({"table": document}, name, bare="/table")
    if document.keys().isdisjoint({"state", "position", "table"}) and document.keys() & _TABLE:
        kind = "state" if "position" not in tables or document.keys() & _GAME else "position"
        return Body({kind: document}, name, bare=f"/{kind}")
    return Body(document, name)


def parsed(raw: bytes) -> Json:
    """Parse the bytes as JSON. Raises NotJsonError if they are malformed, repeat a key or are nested too deeply."""
    _text(raw)
    try:
        return parse_json(raw)
    except JsonTextError as error:
        raise NotJsonError([error.fault]) from None


def _from_notation(name: str, raw: bytes, tables: Collection[str]) -> Body:
    line = _text(raw)
    kind = "state" if "position" not in tables or is_state_line(line) else "position"
    try:
        document = dump_state(parse_state(line)) if kind == "state" else dump_position(parse_position(line))
    except ImpossibleError as error:
        raise ImpossibleError(one.below(f"/{kind}") for one in error.contradictions) from None
    return Body({kind: document}, name, bare=f"/{kind}")


def _text(raw: bytes) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise NotJsonError([Fault("", "not-utf-8", {"byte": error.start})]) from None
