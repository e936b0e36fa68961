"""Functions that read the parts of a document, such as single values, lists, objects and sets of hexes.

`referee.documents.reader` describes what such a function does.
"""

from collections.abc import Callable, Collection, Mapping, Sized
from functools import lru_cache
from types import CodeType
from typing import Any, Final, NamedTuple, TypeVar, cast

from referee.base.errors import FaultFoundError, ImpossibleError, ShapeError, UnknownBoardError
from referee.base.faults import Fault, quote, unknown
from referee.base.word import Word
from referee.board.hexes import BIT, NAMES, NOWHERE, Hex, Hexes, hex_set, unknown_hex
from referee.documents.reader import Json, Read, Reader, kind_of, pointer

T = TypeVar("T")
W = TypeVar("W", bound=Word)


def text(reader: Reader, value: Json) -> str:
    """Read a string. Any other value is a fault."""
    if not isinstance(value, str):
        raise reader.fault("wrong-kind", kind=kind_of(value), wanted="string")
    return value


def flag(reader: Reader, value: Json) -> bool:
    """Read true or false. Any other value, such as 0 or 1, is a fault."""
    if type(value) is not bool:
        raise reader.fault("wrong-kind", kind=kind_of(value), wanted="flag")
    return value


def number(least: int, most: int) -> Read[int]:
    """Return a function that reads a whole number from `least` to `most`."""

    def read(reader: Reader, value: Json) -> int:
        if type(value) is int and least <= value <= most:
            return value
        if type(value) is float and value.is_integer():
            value = int(value)  # Some languages write the whole number 2 as 2.0.
        if type(value) is not int:
            raise reader.fault(
                "wrong-kind", kind="fraction" if type(value) is float else kind_of(value), wanted="whole-number"
            )
        if not least <= value <= most:
            raise reader.fault("out-of-range", found=quote(str(value)), least=least, most=most)
        return value

    return read


def word(words: type[W]) -> Read[W]:
    """Return a function that reads one of the words of an enum."""
    known: dict[str, W] = {member.value: member for member in words}

    def read(reader: Reader, value: Json) -> W:
        try:
            return known[value]
        except (KeyError, TypeError):
            raise reader.refuse(unknown("word", text(reader, value), known)) from None

    return read


def known(names: Collection[str], what: str) -> Read[str]:
    """Return a function that reads a value and accepts only these names.

    `what` is the kind of name, used in the error message for an unknown name.
    """

    def read(reader: Reader, value: Json) -> str:
        name = text(reader, value)
        if name in names:
            return name
        raise reader.refuse(unknown(what, name, names))

    return read


def nullable(read: Read[T]) -> Read[T | None]:
    """Return a function that reads null, or anything that `read` accepts."""
    return lambda reader, value: None if value is None else read(reader, value)


_MISSING: Final = object()


class Optional(NamedTuple):
    """An optional member of an object: the function that reads it, and its default."""

    read: Read[Any]
    default: Any


Members = Mapping[str, Read[Any] | Optional]
"""The members of an object, in the order in which they are read."""


def record(make: Callable[..., T], members: Members, *, tag: str | None = None) -> Read[T]:
    """Return a function that reads an object with these members. It passes their values to `make` in the same order.

    `tag` is an additional key, which `tagged` has already read.
    """
    known = frozenset(members) | ({tag} if tag else set())
    table = [
        (key, *(member if isinstance(member, Optional) else (member, _MISSING))) for key, member in members.items()
    ]

    def read_rest(reader: Reader, value: Json, before: int, parts: list[Any], failure: Exception | None) -> T:
        """Read the members that follow those in `parts`. Record faults and unknown keys until `reader.full`.

        If the first of these members has already been refused, `failure` is the error that was raised for it.
        """
        since = before if failure else _refuse_keys(reader, value, known)
        whole = since == before
        for key, read_member, default in table[len(parts) :]:
            try:
                if failure:
                    error, failure = failure, None
                    raise error
                if key in value:
                    parts.append(read_member(reader, value[key]))
                else:
                    parts.append(_missing(reader) if default is _MISSING else default)
            except FaultFoundError as fault:
                since = reader.below(f"/{key}", since)
                if reader.full:
                    raise
                parts.append(fault.stand_in)
                whole = whole and fault.stand_in is not None
            except UnknownBoardError as error:
                raise error.below(f"/{key}") from None
        if since > before:
            raise FaultFoundError(make(*parts) if whole else None)
        return make(*parts)

    return _straight_reader(make, table, known, read_rest)


def _missing(reader: Reader) -> Any:  # noqa: ANN401
    raise reader.fault("missing")


def _straight_reader(
    make: Callable[..., T],
    table: list[tuple[str, Read[Any], Any]],
    known: frozenset[str],
    read_rest: Callable[..., T],
) -> Read[T]:
    """Return a function that reads an object without a loop, with one statement for each member.

    Reading takes a large part of the time of every request, and a loop over the members would be slower.
    If the object has a fault, the function calls `read_rest`.
    """
    names: dict[str, Any] = {"make": make, "known": known, "rest": read_rest, "missing": _missing}
    names["faults"] = (FaultFoundError, UnknownBoardError)
    for number, (key, read_member, default) in enumerate(table):
        names |= {f"key{number}": key, f"read{number}": read_member, f"default{number}": default}
    exec(_straight_code(tuple(default is _MISSING for *_, default in table)), names)  # noqa: S102
    return cast("Read[T]", names["read"])


@lru_cache(maxsize=128)
def _straight_code(required: tuple[bool, ...]) -> CodeType:
    """Return code that defines a function to read an object. `required` says which members must be present."""
    lines = [
        f"part{number} = read{number}(reader, value[key{number}]) if key{number} in value else "
        + ("missing(reader)" if needed else f"default{number}")
        for number, needed in enumerate(required)
    ]
    parts = [f"part{number}" for number in range(len(required))]
    body = "\n            ".join(lines or ["pass"])
    source = f"""
def read(reader, value):
    before = len(reader.noted)
    if type(value) is dict and value.keys() <= known:
        try:
            {body}
        except faults as failure:
            read_parts = locals()
            return rest(reader, value, before, [read_parts[name] for name in {parts} if name in read_parts], failure)
        return make({", ".join(parts)})
    return rest(reader, value, before, [], None)
"""
    return compile(source, __file__, "exec")


def _refuse_keys(reader: Reader, value: Json, known: frozenset[str]) -> int:
    """Record every unknown key as a fault, and return the number of entries in `reader.noted`.

    Raises FaultFoundError if the value is not an object, or if there are too many faults.
    """
    if type(value) is not dict:
        raise reader.fault("wrong-kind", kind=kind_of(value), wanted="object")
    for key in (key for key in value if key not in known):
        reader.refuse(unknown("key", key, sorted(known), f"/{pointer(key)}"))
        if reader.full:
            raise FaultFoundError
    return len(reader.noted)


def tagged(tag: str, reads: Mapping[str, Read[T]]) -> Read[T]:
    """Return a function that reads several kinds of object. The word under the key `tag` says which kind it is."""

    def read(reader: Reader, value: Json) -> T:
        if type(value) is not dict:
            raise reader.fault("wrong-kind", kind=kind_of(value), wanted="object")
        if tag not in value:
            raise reader.fault("missing-tag", f"/{tag}", known=tuple(reads))
        name = value[tag]
        if type(name) is not str:
            raise reader.fault("wrong-kind", f"/{tag}", kind=kind_of(name), wanted="string")
        if name not in reads:
            raise reader.refuse(unknown("word", name, reads, f"/{tag}"))
        return reads[name](reader, value)

    return read


def array(item: Read[T], *, most: int | Sized, least: int = 0) -> Read[tuple[T, ...]]:
    """Return a function that reads a list, using `item` to read each element.

    `least` is the minimum length. `most` is the maximum length, or a registry whose current size is the maximum.
    """

    def read(reader: Reader, value: Json) -> tuple[T, ...]:
        if value == [] and not least:
            return ()
        entries = listed(reader, value, most if isinstance(most, int) else len(most))
        if len(entries) < least:
            raise reader.fault("few-items", count=len(entries), least=least)
        before = since = len(reader.noted)
        parts: list[Any] = []
        for position, entry in enumerate(entries):
            try:
                parts.append(item(reader, entry))
            except FaultFoundError as fault:
                since = reader.below(f"/{position}", since)
                if reader.full:
                    break
                parts.append(fault.stand_in)
        if since > before:
            raise FaultFoundError(None if None in parts or reader.full else tuple(parts))
        return tuple(parts)

    return read


def document_or_line(read: Read[T], parse: Callable[[str], T]) -> Read[T]:
    """Return a function that reads a document, or a line of notation with the same meaning (docs/notation.md).

    A line that cannot be parsed is recorded as impossible, not as a wrong shape.
    """

    def read_either(reader: Reader, value: Json) -> T:
        if type(value) is not str:
            return read(reader, value)
        try:
            return parse(value)
        except ShapeError as error:
            for fault in error.faults:
                reader.cannot_be("unreadable-line", Fault("", "line-field", {"field": fault.place, "why": fault}))
        except ImpossibleError as error:
            reader.noted += error.contradictions
            raise FaultFoundError(error.stand_in) from None
        raise FaultFoundError

    return read_either


def words(kind: type[W], *, most: int) -> Read[tuple[W, ...]]:
    """Return a function that reads a list of words of an enum."""
    return _words({member.value: member for member in kind}, array(word(kind), most=most), most)


def words_or_nulls(kind: type[W], *, most: int) -> Read[tuple[W | None, ...]]:
    """Return a function that reads a list whose elements are words of an enum or null."""
    return _words(
        {None: None, **{member.value: member for member in kind}}, array(nullable(word(kind)), most=most), most
    )


def _words(known: Mapping[Any, T], exact: Read[tuple[T, ...]], most: int) -> Read[tuple[T, ...]]:
    """Return a function that looks up all elements of a list at once. If that fails, it calls `exact` instead."""

    def read(reader: Reader, value: Json) -> tuple[T, ...]:
        try:
            parts = tuple(map(known.__getitem__, value))
        except (KeyError, TypeError):
            return exact(reader, value)
        return parts if type(value) is list and len(value) <= most else exact(reader, value)

    return read


def listed(reader: Reader, value: Json, most: int) -> list[Json]:
    """Read a list with at most `most` items, and return it without reading its items."""
    if type(value) is not list:
        raise reader.fault("wrong-kind", kind=kind_of(value), wanted="list")
    if len(value) > most:
        raise reader.fault("many-items", count=len(value), most=most)
    return value


_NAMED: Final = {name: at for at, name in NAMES.items()}
_BIT_NAMED: Final = {name: BIT[at] for at, name in NAMES.items()}


def hex_name(reader: Reader, value: Json) -> Hex:
    """Read the name of a hex. An unknown name is a fault."""
    try:
        return _NAMED[value]
    except (KeyError, TypeError):
        raise reader.refuse(unknown_hex(text(reader, value))) from None


_HEXES: Final = len(NAMES)
_hex_names: Final = array(hex_name, most=_HEXES)


def hex_names(reader: Reader, value: Json) -> Hexes:
    """Read a set of hexes, written as a list of names without repetition."""
    names = value if type(value) is list and len(value) <= _HEXES else listed(reader, value, _HEXES)
    try:
        united = _united(tuple(names)) if names else NOWHERE
    except (KeyError, TypeError):
        united = hex_set(_hex_names(reader, value))
    if united.bit_count() != len(names):
        twice = next(name for position, name in enumerate(names) if name in names[:position])
        raise reader.fault("twice", found=twice)
    return united


@lru_cache(maxsize=512)
def _united(names: tuple[str, ...]) -> Hexes:
    """Return the set of hexes with these names. Raises KeyError for an unknown name, TypeError for an unhashable one.

    If a name is repeated, the result is a wrong set with fewer hexes than names, which the caller detects. The cache
    helps because a move usually changes only one player's pieces, so most sets occur again in the next request.
    """
    return sum(map(_BIT_NAMED.__getitem__, names))


def by_hex(read_one: Read[T], wanted: str) -> Read[dict[Hex, T]]:
    """Return a function that reads an object whose keys are names of hexes.

    Reading stops at the first key that is not the name of a hex. If the value is not an object, the fault says that
    `wanted` was expected.
    """

    def read(reader: Reader, value: Json) -> dict[Hex, T]:
        if type(value) is not dict:
            raise reader.fault("wrong-kind", kind=kind_of(value), wanted=wanted)
        before = since = len(reader.noted)
        parts = {}
        for name, entry in value.items():
            try:
                at = hex_name(reader, name)
                parts[at] = read_one(reader, entry)
            except FaultFoundError:
                since = reader.below(f"/{pointer(name)}", since)
                if reader.full or name not in _NAMED:
                    raise
        if since > before:
            raise FaultFoundError
        return parts

    return read
