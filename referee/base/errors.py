"""The errors that a description or a document can raise.

    ValueError
      x FaultsError            a description with faults
        + HexNameError         a text that does not name a hex
        + BoardError           sections that do not make a board
        + StartError           choices that do not make a game
        + ShapeError           a document of the wrong shape
      + ImpossibleError        a document of the right shape that does not make a table
      + JsonTextError          bytes that are not JSON
    LookupError
      + UnknownBoardError      a content id without its board
    Exception
      + FaultFoundError        a value that cannot be read; only readers catch it

x is a base class that is never raised itself. An action that breaks a rule is not among them: it gets a ruling. Only
`apply` raises IllegalActionError, because its caller says that the action is legal.
"""

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, Final

from referee.base.faults import Contradiction, Fault

MAX_FAULTS: Final = 20
"""The largest number of faults in an answer."""
_renderers: Final[list[Callable[[Fault], str]]] = [str]
"""The last one renders the faults in the text of an exception."""


def render_faults_with(render: Callable[[Fault], str]) -> None:
    """Set how exceptions describe their faults. Without a call they list codes and facts."""
    _renderers.append(render)


def _lines(faults: Iterable[Fault]) -> str:
    """One line for each fault, with its place in the document."""
    return "\n".join(f"{fault.place or '/'}: {_renderers[-1](fault)}" for fault in faults)


class FaultsError(ValueError):
    """A description with faults."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


class HexNameError(FaultsError):
    """A text that does not name a hex."""


class BoardError(FaultsError):
    """A description that does not make a board."""


class StartError(FaultsError):
    """Choices that do not make a game."""


class ShapeError(FaultsError):
    """A document of the wrong shape."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        super().__init__(islice(faults, MAX_FAULTS))

    def __str__(self) -> str:
        return _lines(self.faults)


class ImpossibleError(ValueError):
    """A document of the right shape that does not make a table, because it is impossible."""

    def __init__(self, contradictions: Iterable[Contradiction], stand_in: Any = None) -> None:  # noqa: ANN401
        self.contradictions = tuple(contradictions)
        self.stand_in = stand_in
        """The table with its impossible parts replaced; None if there is none."""
        super().__init__(self.contradictions)

    def __str__(self) -> str:
        return _lines(contradiction.fault for contradiction in self.contradictions)


class JsonTextError(ValueError):
    """Bytes that cannot be read as JSON, and why."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        super().__init__(fault)

    def __str__(self) -> str:
        return _lines([self.fault])


class UnknownBoardError(LookupError):
    """An unknown content id of a board."""

    def __init__(self, board_id: str, place: str = "") -> None:
        self.board_id = board_id
        self.place = place
        super().__init__(board_id, place)

    def __str__(self) -> str:
        return _lines([self.fault])

    @property
    def fault(self) -> Fault:
        """The fault, for a caller who can send the board in full."""
        return Fault(self.place, "unknown-board", {"id": self.board_id})

    def below(self, place: str) -> "UnknownBoardError":
        """The same with a longer path: the given prefix comes first."""
        return UnknownBoardError(self.board_id, place + self.place)


class FaultFoundError(Exception):
    """A value that cannot be read; the reader has already noted why.

    A value of the right shape that is impossible may leave a stand-in, so that the rest of the document can be read.
    """

    def __init__(self, stand_in: Any = None) -> None:  # noqa: ANN401
        self.stand_in = stand_in
        super().__init__()
