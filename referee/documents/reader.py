"""Reading JSON strictly: every fault with its JSON pointer, not only the first.

A read is a function that turns a JSON value into a value of the model, or notes a fault and gives up. It does not
know the place of the value: the read of an object or a list adds the key to the faults that its members have noted.
So a document without faults costs no pointers.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from referee.base.errors import MAX_FAULTS, FaultFoundError, ImpossibleError, ShapeError
from referee.base.faults import Contradiction, Fact, Fault
from referee.board.board import Board

Json = Any
T = TypeVar("T")


FindBoard = Callable[[str], Board | None]


class Reader:
    """Collects the faults of a document, and finds boards by their content id."""

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
