"""JSON as bytes: read fast, and refused where it is broken, too deep, or names a key twice."""

from collections import Counter
from json import JSONDecodeError, loads
from typing import Final

import orjson

from referee.wire.reader import Json, shown

_DEPTH: Final = 16


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
    # Where no blank stands before a colon, every key is a quote and a colon. If there are as many of those as keys
    # came out, no key came twice. This costs a tenth of a parser that looks at every pair.
    if _keys(value) != raw.count(b'":') or any(sign in raw for sign in (b" :", b"\t:", b"\n:", b"\r:")):
        _refuse_duplicates(raw)
    return value


def _keys(value: Json) -> int:
    """How many keys all objects have together; a value nested too deep is refused."""
    count = 0
    level = [value]
    for _ in range(_DEPTH):
        deeper: list[Json] = []
        for container in level:
            if type(container) is dict:
                count += len(container)
                deeper += [item for item in container.values() if type(item) is dict or type(item) is list]
            elif type(container) is list:
                deeper += [item for item in container if type(item) is dict or type(item) is list]
        if not deeper:
            return count
        level = deeper
    raise JsonTextError(f"nested deeper than {_DEPTH} levels")


def _refuse_duplicates(raw: bytes) -> None:
    """The slow, exact look, for texts whose keys and colons do not add up at first sight."""

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
