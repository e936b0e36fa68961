"""`parse_json` refuses JSON that is malformed or nested too deeply, or that has duplicate keys.

The quick check accepts nothing that the careful check refuses.
"""

import json

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.base.errors import JsonTextError
from referee.documents.json_text import _plainly_sound, _refuse_depth, _refuse_duplicates, parse_json
from referee.documents.reader import Json
from tests.share import examples

DEEPEST = 16
TEXTS = st.text(st.sampled_from('[]{}":,\\ axé\n'), max_size=3)
LEAVES = st.none() | st.booleans() | st.integers(-9, 9) | TEXTS


class Pairs(dict[str, Json]):
    """A dict that `json.dumps` writes from a list of pairs, so its keys may be duplicates."""

    def __init__(self, pairs: list[tuple[str, Json]]) -> None:
        super().__init__({"some": "member"})
        self._pairs = pairs

    def items(self) -> Json:
        return self._pairs


VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(st.tuples(TEXTS, inner), max_size=3).map(Pairs)
        | st.tuples(st.integers(1, DEEPEST), inner).map(lambda layers: nested(*layers))
    ),
    max_leaves=8,
)
SEPARATORS = st.sampled_from([(",", ":"), (", ", ": "), (" ,", " :"), (",\n", "\t:")])


def nested(layers: int, value: Json) -> Json:
    for _ in range(layers):
        value = [value]
    return value


def carefully_refused(raw: bytes) -> bool:
    try:
        _refuse_depth(orjson.loads(raw))
        _refuse_duplicates(raw)
    except JsonTextError:
        return True
    return False


@given(value=VALUES, separators=SEPARATORS, escaped=st.booleans())
@examples(150, 2000)
def test_the_quick_check_passes_nothing_that_the_careful_one_refuses(
    *, value: Json, separators: tuple[str, str], escaped: bool
) -> None:
    raw = json.dumps(value, separators=separators, ensure_ascii=escaped).encode()
    refused = carefully_refused(raw)
    if _plainly_sound(raw, orjson.loads(raw)):
        assert not refused
    elif not refused:
        # Of the valid texts, only those with brackets or backslashes inside strings fail the quick check.
        assert b"\\" in raw or any(sign in text for text in texts(value) for sign in "[]{}")
    try:
        assert parse_json(raw) == json.loads(raw)
        assert not refused
    except JsonTextError:
        assert refused


def texts(value: Json) -> list[str]:
    if isinstance(value, Pairs):
        return [text for name, entry in value.items() for text in (name, *texts(entry))]
    if isinstance(value, list):
        return [text for entry in value for text in texts(entry)]
    return [value] if isinstance(value, str) else []


@pytest.mark.parametrize(
    ("open_", "close"),
    [("[", "]"), ('{"a":', "}"), ('{"]":["[",', "]}"), ('["]",', ',"["]'), ('[ "\\"",', "]"), ('{"a":[0,', "]}")],
)
@pytest.mark.parametrize("inner", ["0", "[]", "{}", '"["', '"\\n"'])
def test_sixteen_levels_are_read_and_no_more(open_: str, close: str, inner: str) -> None:
    for layers in range(1, DEEPEST + 3):
        text = open_ * layers + inner + close * layers
        if levels(json.loads(text)) <= DEEPEST:
            assert parse_json(text.encode()) == json.loads(text)
        else:
            with pytest.raises(JsonTextError, match="nested too deeply"):
                parse_json(text.encode())


def levels(value: Json) -> int:
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if inside is None else 1 + max(map(levels, inside), default=0)


@pytest.mark.parametrize(
    "text",
    [
        '{"a":1,"a":2}',
        '{"a":1,"a":1}',
        '{"a" : 1, "a" : 2}',
        '[{"b":{"a":[],"x":0,"a":{}}}]',
        '{"a":1,"\\u0061":2}',
        '{"a":"","a":"\\u0022:"}',
        '{"[":1,"[":2}',
        '{"":1,"":2}',
    ],
)
def test_a_key_that_is_there_twice_is_refused(text: str) -> None:
    with pytest.raises(JsonTextError, match="appears twice in the same object"):
        parse_json(text.encode())


@pytest.mark.parametrize("text", ["", "[", '{"a":1,}', "[NaN]", '"\\ud800"', "\ufeff{}", "[" * 2000 + "]" * 2000])
def test_text_that_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(JsonTextError):
        parse_json(text.encode())
