"""The text of a JSON document: parse it, and refuse duplicate keys and deep nesting."""

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
    """Parse JSON without duplicate keys and within the allowed depth."""
    try:
        value = orjson.loads(raw)
    except orjson.JSONDecodeError as error:
        raise JsonTextError(_json_fault(raw, error)) from None
    if not _plainly_sound(raw, value):
        _refuse_depth(value)
        _refuse_duplicates(raw)
    return value


def _json_fault(raw: bytes, error: JSONDecodeError) -> Fault:
    """Where the parser gave up, and why, if the message files have a sentence for it."""
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
    """Whether a quick test of the bytes proves that nothing is nested too deep and no key came twice.

    It nearly always does, and costs a fifth of visiting every value and every key.
    """
    if b"\\" in raw:
        return False
    # Only brackets and the quotes around texts are left. If no text has a bracket in it, every text is two quotes
    # side by side, and removing `[]` removes the innermost level.
    brackets = raw.translate(_OPEN, _NO_BRACKETS).replace(b'""', b"")
    for _ in range(_DEPTH):
        if not brackets:
            break
        brackets = brackets.replace(b"[]", b"")
    # A duplicate key is lost in parsing, together with its quotes.
    return not brackets and orjson.dumps(value).count(b'"') == raw.count(b'"')


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
