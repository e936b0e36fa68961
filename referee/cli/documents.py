"""The contents of a file: a request as for the HTTP call, only a state or a position, or a line of notation."""

import re
import sys
from codecs import BOM_UTF8
from collections.abc import Collection
from pathlib import Path
from typing import Final, NamedTuple

import click

from referee.wire.notation import parse_position, parse_state
from referee.wire.reader import ImpossibleError, Json, JsonTextError, parse_json
from referee.wire.states import dump_position, dump_state

STANDARD_INPUT: Final = "-"
_TABLE: Final = frozenset(
    {"format", "ruleset", "board", "cards", "tasks", "location_tiles", "nomad_tiles", "walls", "players"}
)
_GAME: Final = frozenset({"deck", "discard", "removed", "start_player", "round", "ending", "frames"})
_GAME_FIELD: Final = re.compile(r"(?:^|\s)(?:deck|discard|removed|first|round|ending|now)=")
_ANSWER: Final = "awaited"
"""Only answers have this key."""


class UnreadableError(ValueError):
    """A file that cannot be read as a document."""


class NotJsonError(UnreadableError):
    """Bytes that are not JSON."""


class Body(NamedTuple):
    """A request, and how its JSON pointers map to the file."""

    document: Json
    name: str
    """The name of the file."""
    bare: str = ""
    """The prefix of pointers that the file does not have: `/state` if the file is a state."""

    def pointer(self, place: str) -> str:
        """A place in the request as a place in the file."""
        return place.removeprefix(self.bare)

    def where(self, place: str) -> str:
        """The file and the place in it."""
        return f"{self.name}: {pointed}" if (pointed := self.pointer(place)) else self.name


def name_of(file: str) -> str:
    """The name of a file in messages."""
    return "standard input" if file == STANDARD_INPUT else click.format_filename(file)


def content_of(file: str) -> bytes:
    """The bytes of a file; UnreadableError says why it cannot be read."""
    try:
        raw = sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
    except IsADirectoryError:
        raise UnreadableError(f"is a directory; name its files, such as {Path(file) / '*.json'}") from None
    except (OSError, ValueError) as error:
        raise UnreadableError(f"cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if not raw.strip():
        raise UnreadableError("is empty; a JSON document or a line of notation belongs there")
    return raw.removeprefix(BOM_UTF8)


def body_of(file: str, raw: bytes, tables: Collection[str]) -> Body:
    """The request in a file, for a call that takes these kinds of table: `state`, `position`, both or none."""
    if tables and (file.endswith(".txt") or raw.lstrip().startswith(b"board=")):
        return _from_notation(file, raw, tables)
    document = parsed(raw)
    if not tables or type(document) is not dict:
        return Body(document, name_of(file))
    if "state" in document and _ANSWER in document:
        return Body({"state": document["state"]}, name_of(file))
    if "position" not in tables and "position" in document:
        return Body({"table": document}, name_of(file), bare="/table")
    if document.keys().isdisjoint({"state", "position", "table"}) and document.keys() & _TABLE:
        kind = "state" if "position" not in tables or document.keys() & _GAME else "position"
        return Body({kind: document}, name_of(file), bare=f"/{kind}")
    return Body(document, name_of(file))


def parsed(raw: bytes) -> Json:
    """Parse JSON without duplicate keys; NotJsonError says where it is wrong."""
    _text(raw)
    try:
        return parse_json(raw)
    except JsonTextError as error:
        raise NotJsonError(f"is no JSON: {error.why}") from None


def _from_notation(file: str, raw: bytes, tables: Collection[str]) -> Body:
    line = _text(raw)
    kind = "state" if "position" not in tables or _GAME_FIELD.search(line) else "position"
    try:
        document = dump_state(parse_state(line)) if kind == "state" else dump_position(parse_position(line))
    except ImpossibleError as error:
        raise ImpossibleError(one.below(f"/{kind}") for one in error.found) from None
    return Body({kind: document}, name_of(file), bare=f"/{kind}")


def _text(raw: bytes) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise NotJsonError(f"is no text: byte {error.start} is not UTF-8; JSON or a line of notation is") from None
