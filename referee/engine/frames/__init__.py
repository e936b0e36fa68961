"""The kinds of frame. Each kind has its own module, which is named after the wire word of the kind.

A frame is an open decision, such as a turn in progress or a card that must be drawn. It waits for a player or for the
table. The table means all players together, who say which cards are drawn. Every module in this package must provide
the members of `FrameRules`. The engine uses only the rules of the top frame, and the audit checks every frame.
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
    """The members that the module for a kind of frame must provide. Each function receives a frame of that kind."""

    AWAITED: Awaited
    """Who must act (the player of the frame or the table), and the rules that say so."""

    def prompt(self, state: State, frame: Any) -> Prompt:  # noqa: ANN401
        """The prompt that says which action is expected next.

        The caller adds the round and the player of the frame.
        """

    def offers(self, game: Game, frame: Any) -> Sequence[Offer]:  # noqa: ANN401
        """All legal actions in this frame, in groups."""

    def violations(self, game: Game, frame: Any, action: Action) -> list[Violation]:  # noqa: ANN401
        """The independent reasons why an action is not legal; empty if the action is legal."""

    def perform(self, draft: Draft, frame: Any, action: Action) -> None:  # noqa: ANN401
        """Perform an action that is known to be legal."""

    def automatic_step(self, draft: Draft, frame: Any) -> bool:  # noqa: ANN401
        """Take one automatic step, if there is one; return whether another automatic step may follow."""

    def inconsistencies(self, state: State, number: int, frame: Any) -> Iterator[Inconsistency]:  # noqa: ANN401
        """The inconsistencies within this frame, and between this frame and the rest of the state.

        `number` is the index of the frame in the stack, counted from the bottom.
        """


def _modules() -> Iterator[tuple[str, Any]]:
    for module in iter_modules(__path__):
        yield module.name, import_module(f"{__name__}.{module.name}")


FRAMES: Final[Mapping[str, FrameRules]] = dict(_modules())
"""The module for each kind of frame, by its wire word."""
