"""The kinds of frame: one module per kind, named after its wire word.

A module dropped in here that has the functions of `FrameRules` is a kind of frame. The engine asks only
the top frame; the audit asks every frame.
"""

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final, Protocol

from referee.model.actions import Action
from referee.model.findings import Inconsistency
from referee.model.frames import Awaited, Prompt
from referee.model.offers import Offer
from referee.model.ruling import Violation
from referee.model.state import Game, State
from referee.rules.draft import Draft


class FrameRules(Protocol):
    """The functions of a kind of frame. The frame is passed with its own type."""

    AWAITED: Awaited
    """Who has to act: the player of the frame, or the table."""

    def prompt(self, state: State, frame: Any) -> Prompt:  # noqa: ANN401
        """The sentence about what the table waits for. The caller adds the round and the player of the frame."""

    def offers(self, game: Game, frame: Any) -> Sequence[Offer]:  # noqa: ANN401
        """All legal actions, in groups."""

    def violations(self, game: Game, frame: Any, action: Action) -> list[Violation]:  # noqa: ANN401
        """All independent reasons why an action is not offered; empty if it is offered."""

    def perform(self, draft: Draft, frame: Any, action: Action) -> None:  # noqa: ANN401
        """Do an action that is among the offers."""

    def automatic_step(self, draft: Draft, frame: Any) -> bool:  # noqa: ANN401
        """Take one automatic step, if there is one; return whether a step was taken."""

    def inconsistencies(self, state: State, number: int, frame: Any) -> Iterator[Inconsistency]:  # noqa: ANN401
        """Everything that is impossible about the frame with this number in the stack and those below it."""


def _modules() -> Iterator[tuple[str, Any]]:
    for module in iter_modules(__path__):
        yield module.name, import_module(f"{__name__}.{module.name}")


FRAMES: Final[Mapping[str, FrameRules]] = dict(_modules())
"""The modules by the wire word of the frame."""
