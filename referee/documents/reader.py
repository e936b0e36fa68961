"""Reading JSON strictly: every fault with its JSON pointer, not only the first.

A read is a function that turns a JSON value into something of the model, or notes a fault and gives up. It does not
know where the value stands: whoever reads the members of an object or the items of a list puts the key in front of
the faults that were noted meanwhile. So a document without faults costs no pointers.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import islice
from json import JSONDecodeError, loads
from typing import Any, Final, NamedTuple, TypeVar

import orjson

from referee.base.faults import Fact, Fault, FaultsError, shown
from referee.board.board import Board
from referee.words.speech import speech

Json = Any
T = TypeVar("T")
MAX_FAULTS: Final = 20
"""The largest number of faults in an answer."""
_DEPTH: Final = 16
_TOO_DEEP: Final = Fault("", "nested-too-deep", {"most": _DEPTH})
_OPEN: Final = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS: Final = bytes(set(range(256)) - set(b'[]{}"'))


class ShapeError(FaultsError):
    """A document of the wrong shape."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        super().__init__(islice(faults, MAX_FAULTS))

    def __str__(self) -> str:
        return _said(self.faults)


class Contradiction(NamedTuple):
    """Something of the right shape that is impossible, such as a board with the same section twice."""

    code: str
    fault: Fault

    def below(self, place: str) -> "Contradiction":
        """The same with a longer path: the given prefix comes first."""
        return self._replace(fault=self.fault.below(place))


class ImpossibleError(ValueError):
    """A document of the right shape that does not make a table, because it is impossible."""

    def __init__(self, contradictions: Iterable[Contradiction], stand_in: Json = None) -> None:
        self.contradictions = tuple(contradictions)
        self.stand_in = stand_in
        """A stand-in for what the document describes, with its impossible parts replaced; None if there is none."""
        super().__init__(self.contradictions)

    def __str__(self) -> str:
        return _said(note.fault for note in self.contradictions)


class FaultFoundError(Exception):
    """A value that cannot be read; why is already noted.

    What has the right shape but cannot be may leave a stand-in, so that the rest of the document can be looked at.
    """

    def __init__(self, stand_in: Json = None) -> None:
        self.stand_in = stand_in
        super().__init__()


class UnknownBoardError(LookupError):
    """An unknown content id of a board."""

    def __init__(self, board_id: str, place: str = "") -> None:
        self.board_id = board_id
        self.place = place
        super().__init__(board_id, place)

    def __str__(self) -> str:
        return _said([self.fault])

    @property
    def fault(self) -> Fault:
        """The fault, for a caller who can send the board in full."""
        return Fault(self.place, "unknown-board", {"id": self.board_id})

    def below(self, place: str) -> "UnknownBoardError":
        """The same with a longer path: the given prefix comes first."""
        return UnknownBoardError(self.board_id, place + self.place)


FindBoard = Callable[[str], Board | None]


class Reader:
    """Collects the faults of a document; finds boards by their content id."""

    __slots__ = ("_faults", "find_board", "noted", "seats")

    def __init__(self, find_board: FindBoard | None = None) -> None:
        self.noted: list[Fault | Contradiction] = []
        self._faults = 0
        self.find_board = find_board
        self.seats: dict[str, int] | None = None
        """The players of the table by their colours, as soon as they are read."""

    @property
    def full(self) -> bool:
        """Whether an answer has no room for more faults."""
        return self._faults >= MAX_FAULTS

    def cannot_be(self, code: str, fault: Fault, *, stand_in: Json = None) -> FaultFoundError:
        """Note something of the right shape that is impossible. The caller raises the result."""
        self.noted.append(Contradiction(code, fault))
        return FaultFoundError(stand_in)

    def fault(self, code: str, place: str = "", /, **facts: Fact) -> FaultFoundError:
        """Note a fault. The caller raises the result."""
        return self.refuse(Fault(place, code, facts))

    def refuse(self, fault: Fault) -> FaultFoundError:
        """The same for a fault that is already made."""
        self.noted.append(fault)
        self._faults += 1
        return FaultFoundError()

    def below(self, place: str, since: int) -> int:
        """Put a place in front of all faults noted since then; return how many are noted now."""
        self.noted[since:] = [note.below(place) for note in self.noted[since:]]
        return len(self.noted)

    def error(self, stand_in: Json = None) -> ShapeError | ImpossibleError:
        """The error to raise: a wrong shape comes before an impossible value."""
        faults = [note for note in self.noted if isinstance(note, Fault)]
        if faults:
            return ShapeError(faults)
        return ImpossibleError((note for note in self.noted if isinstance(note, Contradiction)), stand_in)


Read = Callable[[Reader, Json], T]


def load(read: Read[T], value: Json, *, find_board: FindBoard | None = None) -> T:
    """Read a whole document; ShapeError lists everything that is wrong with it."""
    reader = Reader(find_board)
    try:
        return read(reader, value)
    except FaultFoundError as fault:
        raise reader.error(fault.stand_in) from None


def pointer(key: str) -> str:
    """A key as part of a JSON pointer (RFC 6901), shortened if it is absurdly long."""
    return key[:80].replace("~", "~0").replace("/", "~1")


def _said(faults: Iterable[Fault]) -> str:
    """The faults in English, for programmers who see the exception."""
    return "\n".join(f"{fault.place or '/'}: {speech().fault(fault)}" for fault in faults)


def kind_of(value: Json) -> str:
    """The kind of a JSON value; the message files have a word for it."""
    match value:
        case None:
            return "null"
        case bool():
            return "flag"
        case int() | float():
            return "number"
        case str():
            return "string"
        case list():
            return "list"
        case _:
            return "object"


class JsonTextError(ValueError):
    """Bytes that cannot be read as JSON, and why."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        super().__init__(fault)

    def __str__(self) -> str:
        return _said([self.fault])


def parse_json(raw: bytes) -> Json:
    """Parse JSON without duplicate keys and within the allowed depth."""
    try:
        value = orjson.loads(raw)
    except orjson.JSONDecodeError as error:
        raise JsonTextError(_json_fault(raw, error)) from None
    if not _plainly_sound(raw, value):
        _refuse_depth(value)
        _refuse_duplicates(raw)
    return value


def _json_fault(raw: bytes, error: JSONDecodeError) -> Fault:
    """Where the parser gave up, and why, if the message files have a sentence for it."""
    if not raw.strip():
        return Fault("", "no-json")
    if "depth" in error.msg or "recursion" in error.msg.lower():
        return _TOO_DEEP
    try:
        raw.decode()
    except UnicodeDecodeError as broken:
        return Fault("", "not-utf-8", {"byte": broken.start})
    return Fault("", "not-json", {"line": error.lineno, "column": error.colno})


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
        inside = [note.values() if type(note) is dict else note for note in level if type(note) in {dict, list}]
        level = [item for items in inside for item in items]
        if not level:
            return
    if any(type(note) in {dict, list} for note in level):
        raise JsonTextError(_TOO_DEEP)


def _refuse_duplicates(raw: bytes) -> None:
    def check(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        members = dict(pairs)
        if len(members) < len(pairs):
            twice = Counter(name for name, _ in pairs).most_common(1)[0][0]
            raise JsonTextError(Fault("", "key-twice", {"key": shown(twice)}))
        return members

    try:
        loads(raw, object_pairs_hook=check)
    except JSONDecodeError as error:
        raise JsonTextError(_json_fault(raw, error)) from None
    except UnicodeDecodeError as error:
        raise JsonTextError(Fault("", "not-utf-8", {"byte": error.start})) from None
