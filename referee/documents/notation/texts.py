"""The small parts of a line: lists, pairs, numbers, cards; and the faults if one cannot be read."""

from collections.abc import Iterable

from referee.base.faults import Fact, Fault, shown
from referee.documents.notation.signs import CARD_OF, HIDDEN, NONE
from referee.documents.reader import Json, ShapeError


def refusal(field: str, code: str, /, **facts: Fact) -> ShapeError:
    """The error to raise for a field that cannot be read."""
    return ShapeError([Fault(field, code, facts)])


def required(fields: dict[str, str], key: str) -> str:
    """The text of a required field."""
    if key not in fields:
        raise refusal(key, "missing")
    return fields[key]


def items(text: str) -> list[str]:
    """A list separated by commas."""
    return [] if text == NONE else text.split(",")


def number(field: str, text: str) -> int:
    """A whole number of at most nine digits."""
    if text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    raise refusal(field, "not-a-number", found=shown(text))


def yes(text: str, field: str) -> bool:
    """Whether the text says yes."""
    if text not in {"yes", "no"}:
        raise refusal(field, "yes-or-no", found=shown(text))
    return text == "yes"


def pairs(field: str, parts: Iterable[str]) -> dict[str, str]:
    """Pairs joined by a colon, without repeated keys."""
    pairs: dict[str, str] = {}
    for part in parts:
        key, value = _pair(field, part)
        if key in pairs:
            raise refusal(field, "twice", found=shown(key))
        pairs[key] = value
    return pairs


def _pair(field: str, text: str) -> tuple[str, str]:
    key, sign, value = text.partition(":")
    if not sign:
        raise refusal(field, "not-a-pair", found=shown(text))
    return key, value


def cards(letters: str) -> list[Json]:
    """Cards by their letters; an unknown letter is kept, and the check of the document refuses it."""
    if letters == NONE:
        return []
    return [None if letter == HIDDEN else str(CARD_OF.get(letter, letter)) for letter in letters or HIDDEN]
