"""Parse the text of a JSON document. Duplicate keys and deep nesting are refused."""

from collections import Counter
from json import JSONDecodeError, loads
from typing import Final

import orjson

from referee.base.errors import JsonTextError
from referee.base.faults import Fault, quote
from referee.documents.reader import Json

_DEPTH: Final = 16
_TOO_DEEP: Final = Fault("", "nested-too-deep", {"most": _DEPTH})
_OPEN: Final = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS: Final = bytes(set(range(256)) - set(b'[]{}"'))


def parse_json(raw: bytes) -> Json:
    """Parse JSON.

    Raises JsonTextError if the bytes are not JSON, if a key is repeated, or if the nesting is too deep.
    """
    try:
        value = orjson.loads(raw)
    except orjson.JSONDecodeError as error:
        raise JsonTextError(_json_fault(raw, error)) from None
    if not _plainly_sound(raw, value):
        _refuse_depth(value)
        _refuse_duplicates(raw)
    return value


def _json_fault(raw: bytes, error: JSONDecodeError) -> Fault:
    """Return the fault for bytes that the parser rejected, with the position of the error if it is known."""
    if not raw.strip():
        return Fault("", "no-json")
    if "depth" in error.msg or "recursion" in error.msg.lower():
        return _TOO_DEEP
    try:
        raw.decode()
    except UnicodeDecodeError as broken:
        return Fault("", "not-utf-8", {"byte": broken.start})
    return Fault("", "not-json", {"line": error.lineno, "column": error.colno})


def _plainly_sound(raw: bytes, value: Json) -> bool:
    """Return whether a quick test of the bytes proves that no key is repeated and nothing is nested too deeply.

    Nearly all documents pass. The test is several times faster than a visit to every value and every key.
    """
    if b"\\" in raw:
        return False
    # This step turns braces into brackets, and keeps only brackets and quotes. If no string contains a bracket or a
    # brace, every string becomes a pair of adjacent quotes, which is removed, too. Each pass that removes `[]` then
    # removes the innermost level.
    brackets = raw.translate(_OPEN, _NO_BRACKETS).replace(b'""', b"")
    for _ in range(_DEPTH):
        if not brackets:
            break
        brackets = brackets.replace(b"[]", b"")
    if brackets:
        return False
    # The parser keeps a repeated key only once. So if a key is repeated, the serialized value has fewer quotes than
    # the bytes. If the serialized value equals the bytes, the quotes need not be counted.
    written = orjson.dumps(value)
    return written == raw or written.count(b'"') == raw.count(b'"')


def _refuse_depth(value: Json) -> None:
    level = [value]
    for _ in range(_DEPTH):
        inside = [note.values() if type(note) is dict else note for note in level if type(note) in {dict, list}]
        level = [item for items in inside for item in items]
        if not level:
            return
    if any(type(note) in {dict, list} for note in level):
        raise JsonTextError(_TOO_DEEP)


def _refuse_duplicates(raw: bytes) -> None:
    def check(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        members = dict(pairs)
        if len(members) < len(pairs):
            twice = Counter(name for name, _ in pairs).most_common(1)[0][0]
            raise JsonTextError(Fault("", "key-twice", {"key": quote(twice)}))
        return members

    try:
        loads(raw, object_pairs_hook=check)
    except JSONDecodeError as error:
        raise JsonTextError(_json_fault(raw, error)) from None
    except UnicodeDecodeError as error:
        raise JsonTextError(Fault("", "not-utf-8", {"byte": error.start})) from None
