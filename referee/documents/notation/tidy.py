"""Correct the letter case, the spacing and the spelling of a line that a person typed.

The letters of terrain cards and of the rows of a section stay unchanged, because their case matters.
"""

import re
from collections.abc import Callable
from typing import Final, TypeVar

from referee.base.errors import ImpossibleError, ShapeError
from referee.base.spelling import correct_all, correct_spelling
from referee.documents.notation.grammar import COLOURS, DETAILS, FIELDS, HEXES, words_in_detail, words_in_field

T = TypeVar("T")

_BLANKS_AROUND: Final = re.compile(r" ?([,;:@>/]) ?")
_BLANKS_BEFORE: Final = re.compile(r" ([*+])")
_AROUND_EQUALS: Final = re.compile(r" ?=(?: (?!\w+ ?=))?")
_BETWEEN_FIELDS: Final = re.compile(r" (?=[^ =]+=)")
_FIELD_NAMES: Final = COLOURS.union(FIELDS)
_DETAIL_NAMES: Final = frozenset(DETAILS)
_NO_WORDS: Final = frozenset[str]()


def forgivingly(read: Callable[[str], T], line: str) -> T:
    """Read a line; if this fails, read the corrected line instead. Raises the error of the last attempt."""
    try:
        return read(line)
    except (ShapeError, ImpossibleError):
        tidy = tidied(line)
        if tidy == line:
            raise
    return read(tidy)


def tidied(line: str) -> str:
    """Return the corrected line. In a line without faults, only the spacing can change."""
    text = _BLANKS_AROUND.sub(r"\1", " ".join(line.split()))
    text = _AROUND_EQUALS.sub("=", _BLANKS_BEFORE.sub(r"\1", text))
    return " ".join(map(_field, _BETWEEN_FIELDS.split(text)))


def _field(text: str) -> str:
    key, sign, value = text.partition("=")
    key = correct_spelling(key, _FIELD_NAMES)
    if key not in COLOURS:
        return key + sign + correct_all(value, words_in_field().get(key, _NO_WORDS))
    settlements, *details = value.split(";")
    return key + sign + ";".join([correct_all(settlements, HEXES), *map(_detail, details)])


def _detail(text: str) -> str:
    key, sign, value = text.partition(":")
    key = correct_spelling(key, _DETAIL_NAMES)
    return key + sign + correct_all(value, words_in_detail().get(key, _NO_WORDS))
