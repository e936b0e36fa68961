"""Errors that the referee raises when it cannot use its input.

    ValueError
      x FaultsError            a description, a query or a setting has faults
        + HexNameError         a text does not name a hex
        + BoardError           a board or a section cannot be made
        + StartError           the choices for a new game are invalid
        + ShapeError           a document or a query has the wrong shape
      + ImpossibleError        a document has the right shape, but describes something impossible
      + JsonTextError          the bytes cannot be read as JSON
    LookupError
      + UnknownBoardError      no known board has the content id
    Exception
      + FaultFoundError        a value cannot be read; used only while a document is read

FaultsError, marked x, is only a base class and is never raised itself. Other packages derive further errors from it,
such as ConfigError. An action that breaks a rule gets a ruling instead of an error. Only `apply` raises
IllegalActionError, because its callers promise that the action is legal.
"""

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, Final

from referee.base.faults import Contradiction, Fault

MAX_FAULTS: Final = 20
"""The maximum number of faults that a ShapeError keeps and that a problem document lists."""
_renderers: Final[list[Callable[[Fault], str]]] = [str]
"""The functions that can turn a fault into text. Errors about documents, such as ShapeError, use the last one."""


def render_faults_with(render: Callable[[Fault], str]) -> None:
    """Set the function that writes the faults in the messages of errors about documents, such as ShapeError.

    By default, these messages show codes and facts.
    """
    _renderers.append(render)


def _lines(faults: Iterable[Fault]) -> str:
    """Return the message of an exception, with one line for each fault: its place and its text."""
    return "\n".join(f"{fault.place or '/'}: {_renderers[-1](fault)}" for fault in faults)


class FaultsError(ValueError):
    """The base class of errors that list faults in a description, a query or the settings."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


class HexNameError(FaultsError):
    """Raised when a text does not name a hex."""


class BoardError(FaultsError):
    """Raised when the description of a board or a section has faults."""


class StartError(FaultsError):
    """Raised when the choices for a new game are invalid or incomplete."""


class ShapeError(FaultsError):
    """Raised when a document or a query does not have the required shape. It keeps the first MAX_FAULTS faults."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        super().__init__(islice(faults, MAX_FAULTS))

    def __str__(self) -> str:
        return _lines(self.faults)


class ImpossibleError(ValueError):
    """Raised when a document has the right shape but describes something impossible, usually an impossible table."""

    def __init__(self, contradictions: Iterable[Contradiction], stand_in: Any = None) -> None:  # noqa: ANN401
        self.contradictions = tuple(contradictions)
        self.stand_in = stand_in
        """A similar value in which possible parts replace the contradictory parts; None if there is no such value."""
        super().__init__(self.contradictions)

    def __str__(self) -> str:
        return _lines(contradiction.fault for contradiction in self.contradictions)


class JsonTextError(ValueError):
    """Raised when bytes cannot be read as JSON. The fault says why."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        super().__init__(fault)

    def __str__(self) -> str:
        return _lines([self.fault])


class UnknownBoardError(LookupError):
    """Raised when no known board has the given content id."""

    def __init__(self, board_id: str, place: str = "") -> None:
        self.board_id = board_id
        self.place = place
        super().__init__(board_id, place)

    def __str__(self) -> str:
        return _lines([self.fault])

    @property
    def fault(self) -> Fault:
        """The fault to report. The client can correct it by sending the board in full."""
        return Fault(self.place, "unknown-board", {"id": self.board_id})

    def below(self, place: str) -> "UnknownBoardError":
        """Return a copy of this error with this prefix added to its JSON pointer."""
        return UnknownBoardError(self.board_id, place + self.place)


class FaultFoundError(Exception):
    """Raised when a value cannot be read. The reader has already recorded the fault.

    If the value has the right shape but is impossible, `stand_in` can be a possible value to use instead, so that the
    rest of the document can be checked. Otherwise it is None.
    """

    def __init__(self, stand_in: Any = None) -> None:  # noqa: ANN401
        self.stand_in = stand_in
        super().__init__()
