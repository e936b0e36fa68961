"""Read JSON strictly, and report the faults of a document together, each with its JSON pointer.

A function of type `Read` turns a JSON value into a Python value, or records faults and raises FaultFoundError.
It raises UnknownBoardError if a board is not known. Such a function does not know where its value is in the document.
The pointers of the faults that it records are therefore relative to the value, and the function that reads the
surrounding object or list puts the key or the index in front. No pointers are built for a document without faults.

A value of the right shape can still be impossible. The function that reads it may then provide a stand-in: a similar
value that is possible, so that the rest of the document can be checked.
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
    """Records the faults of a document. Also holds the function that finds boards by id, and the players' seats."""

    __slots__ = ("_faults", "find_board", "noted", "seats")

    def __init__(self, find_board: FindBoard | None = None) -> None:
        self.noted: list[Fault | Contradiction] = []
        self._faults = 0
        self.find_board = find_board
        self.seats: dict[str, int] | None = None
        """The seats of the players by colour; None until the players have been read."""

    @property
    def full(self) -> bool:
        """Whether at least MAX_FAULTS faults of shape have been recorded. A ShapeError does not keep more."""
        return self._faults >= MAX_FAULTS

    def cannot_be(self, code: str, fault: Fault, *, stand_in: Json = None) -> FaultFoundError:
        """Record that a value has the right shape but is impossible. The caller can raise the returned error."""
        self.noted.append(Contradiction(code, fault))
        return FaultFoundError(stand_in)

    def fault(self, code: str, place: str = "", /, **facts: Fact) -> FaultFoundError:
        """Record a fault with this code and these facts. The caller can raise the returned error."""
        return self.refuse(Fault(place, code, facts))

    def refuse(self, fault: Fault) -> FaultFoundError:
        """Record this fault. The caller can raise the returned error."""
        self.noted.append(fault)
        self._faults += 1
        return FaultFoundError()

    def below(self, place: str, since: int) -> int:
        """Put a prefix in front of the JSON pointers of all entries of `noted` from index `since` on.

        Return the number of entries recorded so far.
        """
        self.noted[since:] = [note.below(place) for note in self.noted[since:]]
        return len(self.noted)

    def error(self, stand_in: Json = None) -> ShapeError | ImpossibleError:
        """Return the error that reports the recorded faults.

        It is a ShapeError with the faults of shape if there are any, and otherwise an ImpossibleError.
        """
        faults = [note for note in self.noted if isinstance(note, Fault)]
        if faults:
            return ShapeError(faults)
        return ImpossibleError((note for note in self.noted if isinstance(note, Contradiction)), stand_in)


Read = Callable[[Reader, Json], T]


def load(read: Read[T], value: Json, *, find_board: FindBoard | None = None) -> T:
    """Read a whole document.

    Raises ShapeError with the faults if the document has the wrong shape, ImpossibleError if it has the right shape
    but is impossible, and UnknownBoardError if it names an unknown board.
    """
    reader = Reader(find_board)
    try:
        return read(reader, value)
    except FaultFoundError as fault:
        raise reader.error(fault.stand_in) from None


def pointer(key: str) -> str:
    """Escape a key for use in a JSON pointer (RFC 6901). Very long keys are shortened."""
    return key[:80].replace("~", "~0").replace("/", "~1")


def kind_of(value: Json) -> str:
    """Return the kind of a JSON value, as the word that messages use for it."""
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
