"""Reads of single values: texts, numbers, words."""

from collections.abc import Collection
from typing import TypeVar

from referee.board.word import Word
from referee.wire.reader import Json, Read, Reader, kind_of, shown

T = TypeVar("T")
W = TypeVar("W", bound=Word)


def text(reader: Reader, value: Json) -> str:
    """A string."""
    if not isinstance(value, str):
        raise reader.fault(f"{kind_of(value)} where a string belongs")
    return value


def flag(reader: Reader, value: Json) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise reader.fault(f"{kind_of(value)} where true or false belongs")
    return value


def number(least: int, most: int) -> Read[int]:
    """A whole number within bounds."""

    def read(reader: Reader, value: Json) -> int:
        if type(value) is float and value.is_integer():
            value = int(value)  # 2.0 is a whole number in JSON, and some languages write it so.
        if type(value) is not int:
            raise reader.fault(f"{kind_of(value)} where a whole number belongs")
        if not least <= value <= most:
            raise reader.fault(f"{shown(str(value))} is not between {least} and {most}")
        return value

    return read


def word(words: type[W]) -> Read[W]:
    """One of the words of an enum."""
    known: dict[str, W] = {member.value: member for member in words}

    def read(reader: Reader, value: Json) -> W:
        try:
            return known[value]
        except (KeyError, TypeError):
            raise reader.fault(f"{shown(text(reader, value))} is none of {', '.join(known)}") from None

    return read


def known(names: Collection[str], what: str) -> Read[str]:
    """The name of something a catalogue lists."""

    def read(reader: Reader, value: Json) -> str:
        name = text(reader, value)
        if name in names:
            return name
        raise reader.fault(f"{shown(name)} is no {what}; there are {', '.join(names)}")

    return read


def nullable(read: Read[T]) -> Read[T | None]:
    """Null, or what this reads."""
    return lambda reader, value: None if value is None else read(reader, value)
