"""What can go wrong with a call."""

from http import HTTPStatus
from typing import Any


class RefereeError(Exception):
    """The base of all errors of this client."""


class UnreachableError(RefereeError):
    """The service did not answer: no connection, a broken one, or no answer in time."""


class ProblemError(RefereeError):
    """The service refused a request, and says what is wrong and where."""

    def __init__(self, status: int, document: dict[str, Any]) -> None:
        self.status = status
        self.type: str = document.get("type", "about:blank")
        self.title: str = document.get("title") or _phrase(status)
        self.detail: str = document.get("detail", "")
        self.errors: list[dict[str, str]] = document.get("errors", [])
        """The faults, each with its JSON pointer and a sentence."""
        places = "".join(f"\n  {error['pointer'] or '/'}: {error['text']}" for error in self.errors)
        super().__init__(f"{status} {self.title}: {self.detail}{places}")

    @property
    def kind(self) -> str:
        """The stable word for this kind of problem, such as `wrong-shape`."""
        return self.type.rpartition("#")[2]


def _phrase(status: int) -> str:
    try:
        return HTTPStatus(status).phrase
    except ValueError:
        return "Unknown status"
