"""Reading JSON strictly: every fault with its JSON pointer and a plain sentence, not only the first.

A read is a function that turns a JSON value at a place into something of the model, or notes a fault and gives up.
Small ones are put together to larger ones.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeVar, cast

from referee.board.board import Board
from referee.board.faults import Fault
from referee.board.hexes import BIT, NAMES, Hex, Hexes, hex_set
from referee.board.word import Word

Json = Any
T = TypeVar("T")
W = TypeVar("W", bound=Word)
MOST_FAULTS: Final = 20
"""How many faults one answer tells."""

_NAMED: Final = {name: at for at, name in NAMES.items()}
_BIT_NAMED: Final = {name: BIT[at] for at, name in NAMES.items()}
_MISSING: Final = object()


class WireError(ValueError):
    """A document that does not have the shape it should have."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)[:MOST_FAULTS]
        super().__init__("\n".join(f"{fault.place or '/'}: {fault.text}" for fault in self.faults))


class Impossibility(NamedTuple):
    """Something that has the right shape and still cannot be, such as a board with one section twice."""

    code: str
    place: str
    text: str

    def below(self, place: str) -> "Impossibility":
        """The same seen from further up."""
        return self._replace(place=place + self.place)


class ImpossibleError(ValueError):
    """A document of the right shape that describes what cannot be, so that nothing can be made of it."""

    def __init__(self, found: Iterable[Impossibility]) -> None:
        self.found = tuple(found)
        super().__init__("\n".join(f"{one.place or '/'}: {one.text}" for one in self.found))


class FaultFoundError(Exception):
    """A value that cannot be read; why is already noted."""


class UnknownBoardError(LookupError):
    """A board that is named by its content id, which nobody here has seen."""

    def __init__(self, board_id: str, place: str) -> None:
        self.board_id = board_id
        self.place = place
        super().__init__(f"{place}: no board {board_id} is known here; send it in full")


FindBoard = Callable[[str], Board | None]


class Reader:
    """Notes the faults of a document; knows where to look for boards that are named by their content id."""

    __slots__ = ("faults", "find_board", "impossible")

    def __init__(self, find_board: FindBoard | None = None) -> None:
        self.faults: list[Fault] = []
        self.impossible: list[Impossibility] = []
        self.find_board = find_board

    @property
    def noted(self) -> int:
        """How much is wrong so far."""
        return len(self.faults) + len(self.impossible)

    def cannot_be(self, code: str, place: str, text: str) -> FaultFoundError:
        """Note what has the right shape and cannot be. The caller raises what comes back."""
        self.impossible.append(Impossibility(code, place, text))
        return FaultFoundError()

    def fault(self, place: str, text: str) -> FaultFoundError:
        """Note a fault. The caller raises what comes back, unless it can go on without the value.

        After so many that no answer would tell more, this gives up by itself.
        """
        self.faults.append(Fault(place, text))
        if len(self.faults) >= MOST_FAULTS:
            raise FaultFoundError
        return FaultFoundError()


Read = Callable[[Reader, Json, str], T]


def load(read: Read[T], value: Json, *, find_board: FindBoard | None = None) -> T:
    """A whole document; WireError tells everything that is wrong with it."""
    reader = Reader(find_board)
    try:
        return read(reader, value, "")
    except FaultFoundError:
        raise (WireError(reader.faults) if reader.faults else ImpossibleError(reader.impossible)) from None


class Document:
    """A JSON object whose members are read one by one; `done` before any of them is used."""

    __slots__ = ("_noted_before", "_place", "_reader", "_value")

    def __init__(self, reader: Reader, value: Json, place: str, known: frozenset[str]) -> None:
        self._reader = reader
        self._noted_before = reader.noted
        self._place = place
        if type(value) is not dict:
            raise reader.fault(place, f"{kind_of(value)} where an object belongs")
        self._value: dict[str, Json] = value
        if not value.keys() <= known:
            for key in (key for key in value if key not in known):
                reader.fault(f"{place}/{pointer(key)}", f"unknown key; known are {', '.join(sorted(known))}")

    def get(self, key: str, read: Read[T]) -> T:
        """A member that must be there."""
        value = self._value.get(key, _MISSING)
        if value is _MISSING:
            self._reader.fault(f"{self._place}/{key}", "is missing")
            return cast("T", None)
        return self._read(key, read, value)

    def find(self, key: str, read: Read[T], default: T) -> T:
        """A member that may be left out."""
        value = self._value.get(key, _MISSING)
        return default if value is _MISSING else self._read(key, read, value)

    def done(self) -> None:
        """Give up if any member could not be read: until here None stood in for it."""
        if self._reader.noted > self._noted_before:
            raise FaultFoundError

    def _read(self, key: str, read: Read[T], value: Json) -> T:
        try:
            return read(self._reader, value, f"{self._place}/{key}")
        except FaultFoundError:
            if len(self._reader.faults) >= MOST_FAULTS:
                raise
            return cast("T", None)


def text(reader: Reader, value: Json, place: str) -> str:
    """A string."""
    if not isinstance(value, str):
        raise reader.fault(place, f"{kind_of(value)} where a string belongs")
    return value


def flag(reader: Reader, value: Json, place: str) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise reader.fault(place, f"{kind_of(value)} where true or false belongs")
    return value


def number(least: int, most: int) -> Read[int]:
    """A whole number within bounds."""

    def read(reader: Reader, value: Json, place: str) -> int:
        if type(value) is float and value.is_integer():
            value = int(value)  # 2.0 is a whole number in JSON, and some languages write it so.
        if type(value) is not int:
            raise reader.fault(place, f"{kind_of(value)} where a whole number belongs")
        if not least <= value <= most:
            raise reader.fault(place, f"{shown(str(value))} is not between {least} and {most}")
        return value

    return read


def word(words: type[W]) -> Read[W]:
    """One of the words of an enum."""
    known: dict[str, W] = {member.value: member for member in words}

    def read(reader: Reader, value: Json, place: str) -> W:
        if isinstance(value, str) and value in known:
            return known[value]
        raise reader.fault(place, f"{shown(text(reader, value, place))} is none of {', '.join(known)}")

    return read


def known(names: Collection[str], what: str) -> Read[str]:
    """The name of something a catalogue lists."""

    def read(reader: Reader, value: Json, place: str) -> str:
        name = text(reader, value, place)
        if name in names:
            return name
        raise reader.fault(place, f"{shown(name)} is no {what}; there are {', '.join(names)}")

    return read


def words(kind: type[W], *, most: int) -> Read[tuple[W, ...]]:
    """A list of words of an enum."""
    known: dict[str, W] = {member.value: member for member in kind}
    exact = array(word(kind), most=most)

    def read(reader: Reader, value: Json, place: str) -> tuple[W, ...]:
        try:
            found = tuple([known[entry] for entry in value])
        except (KeyError, TypeError):
            return exact(reader, value, place)
        return found if type(value) is list and len(value) <= most else exact(reader, value, place)

    return read


def nullable(read: Read[T]) -> Read[T | None]:
    """Null, or what this reads."""
    return lambda reader, value, place: None if value is None else read(reader, value, place)


def array(item: Read[T], *, most: int, least: int = 0) -> Read[tuple[T, ...]]:
    """A list whose items are all read the same way."""

    def read(reader: Reader, value: Json, place: str) -> tuple[T, ...]:
        before = reader.noted
        entries = _list(reader, value, place, most)
        if len(entries) < least:
            raise reader.fault(place, f"{len(entries)} items; {least} at the least")
        found = []
        for position, entry in enumerate(entries):
            try:
                found.append(item(reader, entry, f"{place}/{position}"))
            except FaultFoundError:
                if len(reader.faults) >= MOST_FAULTS:
                    break
        if reader.noted > before:
            raise FaultFoundError
        return tuple(found)

    return read


def tagged(tag: str, reads: Mapping[str, Read[T]]) -> Read[T]:
    """One of several kinds of object, told apart by the word under this key."""

    def read(reader: Reader, value: Json, place: str) -> T:
        if type(value) is not dict:
            raise reader.fault(place, f"{kind_of(value)} where an object belongs")
        if tag not in value:
            raise reader.fault(f"{place}/{tag}", f"is missing; it says which of {', '.join(reads)} this is")
        name = text(reader, value[tag], f"{place}/{tag}")
        if name not in reads:
            raise reader.fault(f"{place}/{tag}", f"{shown(name)} is none of {', '.join(reads)}")
        return reads[name](reader, value, place)

    return read


def hex_name(reader: Reader, value: Json, place: str) -> Hex:
    """The name of a hex."""
    if type(value) is str and value in _NAMED:
        return _NAMED[value]
    name = shown(text(reader, value, place))
    raise reader.fault(place, f"{name} names no hex; hexes are a1 to t20, on the island i:a1 to i:j5")


_hex_names: Final = array(hex_name, most=len(NAMES))


def hex_names(reader: Reader, value: Json, place: str) -> Hexes:
    """A set of hexes: a list of names, none twice."""
    names = _list(reader, value, place, len(NAMES))
    try:
        # Bits of different hexes add up to the set of them; as many bits as names say that no hex came twice.
        united: Hexes = sum(map(_BIT_NAMED.__getitem__, names))
    except (KeyError, TypeError):
        united = hex_set(_hex_names(reader, value, place))
    if united.bit_count() != len(names):
        twice = next(name for position, name in enumerate(names) if name in names[:position])
        raise reader.fault(place, f"{twice} is there twice")
    return united


def by_hex(read_one: Read[T], what: str) -> Read[dict[Hex, T]]:
    """An object with names of hexes as keys."""

    def read(reader: Reader, value: Json, place: str) -> dict[Hex, T]:
        if type(value) is not dict:
            raise reader.fault(place, f"an object belongs here: {what}")
        document = Document(reader, value, place, frozenset(value))
        found = {hex_name(reader, name, f"{place}/{pointer(name)}"): document.get(name, read_one) for name in value}
        document.done()
        return found

    return read


def _list(reader: Reader, value: Json, place: str, most: int) -> list[Json]:
    if type(value) is not list:
        raise reader.fault(place, f"{kind_of(value)} where a list belongs")
    if len(value) > most:
        raise reader.fault(place, f"{len(value)} items; {most} at the most")
    return value


def pointer(key: str) -> str:
    """A key as part of a JSON pointer (RFC 6901), cut where it is absurdly long."""
    return key[:80].replace("~", "~0").replace("/", "~1")


def shown(text: str) -> str:
    """A caller's text in an answer: quoted, and cut where it is long."""
    return repr(text if len(text) <= 40 else f"{text[:40]}…")


def kind_of(value: Json) -> str:
    """What a JSON value is, in words."""
    match value:
        case None:
            return "null"
        case bool():
            return "true or false"
        case int() | float():
            return "a number"
        case str():
            return "a string"
        case list():
            return "a list"
        case _:
            return "an object"
