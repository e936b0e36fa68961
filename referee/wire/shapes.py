"""Reads of lists and objects, put together from the reads of what is in them."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

from referee.board.word import Word
from referee.wire.reader import FaultFoundError, Json, Read, Reader, UnknownBoardError, kind_of, pointer, shown
from referee.wire.values import word

T = TypeVar("T")
W = TypeVar("W", bound=Word)
_MISSING: Final = object()


class Optional(NamedTuple):
    """A member that may be left out, and what that means."""

    read: Read[Any]
    default: Any


def record(make: Callable[..., T], members: Mapping[str, Read[Any] | Optional], *, tag: str | None = None) -> Read[T]:
    """An object with these members, read in this order; what they give is handed on in the same order.

    The tag is a key that was looked at before.
    """
    known = frozenset(members) | ({tag} if tag else set())
    table = [(key, *(one if isinstance(one, Optional) else (one, _MISSING))) for key, one in members.items()]

    def read(reader: Reader, value: Json) -> T:
        before = since = len(reader.noted)
        if type(value) is not dict or not value.keys() <= known:
            since = _refuse_keys(reader, value, known)
        found = []
        for key, read_member, default in table:
            try:
                if key in value:
                    found.append(read_member(reader, value[key]))
                elif default is _MISSING:
                    raise reader.fault("is missing")
                else:
                    found.append(default)
            except FaultFoundError:
                since = reader.below(f"/{key}", since)
                if reader.full:
                    raise
            except UnknownBoardError as error:
                raise error.below(f"/{key}") from None
        if since > before:
            raise FaultFoundError
        return make(*found)

    return read


def _refuse_keys(reader: Reader, value: Json, known: frozenset[str]) -> int:
    """Note every unknown key; how much is noted now. What is no object has none."""
    if type(value) is not dict:
        raise reader.fault(f"{kind_of(value)} where an object belongs")
    for key in (key for key in value if key not in known):
        reader.fault(f"unknown key; known are {', '.join(sorted(known))}", f"/{pointer(key)}")
        if reader.full:
            raise FaultFoundError
    return len(reader.noted)


def tagged(tag: str, reads: Mapping[str, Read[T]]) -> Read[T]:
    """One of several kinds of object, told apart by the word under this key."""

    def read(reader: Reader, value: Json) -> T:
        if type(value) is not dict:
            raise reader.fault(f"{kind_of(value)} where an object belongs")
        if tag not in value:
            raise reader.fault(f"is missing; it says which of {', '.join(reads)} this is", f"/{tag}")
        name = value[tag]
        if type(name) is not str:
            raise reader.fault(f"{kind_of(name)} where a string belongs", f"/{tag}")
        if name not in reads:
            raise reader.fault(f"{shown(name)} is none of {', '.join(reads)}", f"/{tag}")
        return reads[name](reader, value)

    return read


def array(item: Read[T], *, most: int, least: int = 0) -> Read[tuple[T, ...]]:
    """A list whose items are all read the same way."""

    def read(reader: Reader, value: Json) -> tuple[T, ...]:
        entries = listed(reader, value, most)
        if len(entries) < least:
            raise reader.fault(f"{len(entries)} items; at least {least} are needed")
        before = since = len(reader.noted)
        found = []
        for position, entry in enumerate(entries):
            try:
                found.append(item(reader, entry))
            except FaultFoundError:
                since = reader.below(f"/{position}", since)
                if reader.full:
                    break
        if since > before:
            raise FaultFoundError
        return tuple(found)

    return read


def words(kind: type[W], *, most: int) -> Read[tuple[W, ...]]:
    """A list of words of an enum."""
    known: dict[str, W] = {member.value: member for member in kind}
    exact = array(word(kind), most=most)

    def read(reader: Reader, value: Json) -> tuple[W, ...]:
        try:
            found = tuple([known[entry] for entry in value])
        except (KeyError, TypeError):
            return exact(reader, value)
        return found if type(value) is list and len(value) <= most else exact(reader, value)

    return read


def listed(reader: Reader, value: Json, most: int) -> list[Json]:
    """A list of at most so many items."""
    if type(value) is not list:
        raise reader.fault(f"{kind_of(value)} where a list belongs")
    if len(value) > most:
        raise reader.fault(f"{len(value)} items; at most {most} are possible")
    return value
