"""JSON as bytes: read fast, and refused where it is broken, too deep, or names a key twice."""

from collections import Counter
from json import JSONDecodeError, loads
from typing import Final

import orjson

from referee.wire.reader import Json, shown

_DEPTH: Final = 16
_OPEN: Final = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS: Final = bytes(set(range(256)) - set(b'[]{}"'))


class JsonTextError(ValueError):
    """Bytes that cannot be read as JSON, and why."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


def parse_json(raw: bytes) -> Json:
    """JSON, without duplicate keys and not too deep."""
    try:
        value = orjson.loads(raw)
    except orjson.JSONDecodeError as error:
        raise JsonTextError(str(error)) from None
    if not _plainly_sound(raw, value):
        _refuse_depth(value)
        _refuse_duplicates(raw)
    return value


def _plainly_sound(raw: bytes, value: Json) -> bool:
    """Whether a few looks at the bytes prove that nothing is too deep and no key came twice; nearly always they do.

    This costs a fifth of looking at every value and every key.
    """
    if b"\\" in raw:
        return False
    # Only brackets and the quotes around texts are left. If no text has a bracket in it, every text is two quotes
    # side by side, and to take away `[]` is to take away the innermost level.
    brackets = raw.translate(_OPEN, _NO_BRACKETS).replace(b'""', b"")
    for _ in range(_DEPTH):
        if not brackets:
            break
        brackets = brackets.replace(b"[]", b"")
    # A key that came twice was lost, with its quotes.
    return not brackets and orjson.dumps(value).count(b'"') == raw.count(b'"')


def _refuse_depth(value: Json) -> None:
    level = [value]
    for _ in range(_DEPTH):
        inside = [one.values() if type(one) is dict else one for one in level if type(one) in {dict, list}]
        level = [item for items in inside for item in items]
        if not level:
            return
    if any(type(one) in {dict, list} for one in level):
        raise JsonTextError(f"nested deeper than {_DEPTH} levels")


def _refuse_duplicates(raw: bytes) -> None:
    def check(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        members = dict(pairs)
        if len(members) < len(pairs):
            twice = Counter(name for name, _ in pairs).most_common(1)[0][0]
            raise JsonTextError(f"the key {shown(twice)} is there twice in one object")
        return members

    try:
        loads(raw, object_pairs_hook=check)
    except (JSONDecodeError, UnicodeDecodeError) as error:
        raise JsonTextError(str(error)) from None
