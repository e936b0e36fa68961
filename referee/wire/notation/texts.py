"""The small parts of a line: lists, pairs, numbers, cards; and what is said when one cannot be read."""

from collections.abc import Iterable

from referee.board.faults import Fault
from referee.wire.notation.signs import CARD_OF, HIDDEN, NONE
from referee.wire.reader import Json, WireError, shown


def refusal(field: str, text: str) -> WireError:
    """What the caller raises about a field that cannot be read."""
    return WireError([Fault(field, text)])


def required(fields: dict[str, str], key: str) -> str:
    """The text of a field that must be there."""
    if key not in fields:
        raise refusal(key, "is missing")
    return fields[key]


def items(text: str) -> list[str]:
    """Things separated by commas."""
    return [] if text == NONE else text.split(",")


def number(field: str, text: str) -> int:
    """A whole number of at most nine digits."""
    if text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    raise refusal(field, f"{shown(text)} is no number")


def yes(text: str, field: str) -> bool:
    """Whether the text says yes."""
    if text not in {"yes", "no"}:
        raise refusal(field, f"{shown(text)} is neither yes nor no")
    return text == "yes"


def pairs(field: str, parts: Iterable[str]) -> dict[str, str]:
    """Things joined by a colon, none of them twice."""
    pairs: dict[str, str] = {}
    for part in parts:
        key, value = _pair(field, part)
        if key in pairs:
            raise refusal(field, f"{shown(key)} is there twice")
        pairs[key] = value
    return pairs


def _pair(field: str, text: str) -> tuple[str, str]:
    key, sign, value = text.partition(":")
    if not sign:
        raise refusal(field, f"{shown(text)} should be two things joined by a colon")
    return key, value


def cards(letters: str) -> list[Json]:
    """Cards by their letters; a letter that stands for none is left for the document's check to refuse."""
    if letters == NONE:
        return []
    return [None if letter == HIDDEN else str(CARD_OF.get(letter, letter)) for letter in letters or HIDDEN]
