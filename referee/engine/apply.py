"""Playing an action: why it may not be, and what happens."""

from typing import NamedTuple

from referee.engine.frames import FRAMES, reacting
from referee.model.actions import Action
from referee.model.events import Event
from referee.model.ruling import Violation, ViolationCode
from referee.model.state import Game, State
from referee.rules.draft import Draft


def violations(game: Game, action: Action) -> list[Violation]:
    """All independent reasons why an action is not legal; none if it is."""
    if not game.frames:
        return [Violation(ViolationCode.GAME_OVER, ("E1",), facts={"round": game.round})]
    frame = game.frames[-1]
    return FRAMES[frame.frame].violations(game, frame, action)


def permits(game: Game, action: Action) -> bool:
    """Whether an action is legal."""
    return not violations(game, action)


class Outcome(NamedTuple):
    """The state after an action, and what happened."""

    state: State
    events: tuple[Event, ...]


class IllegalActionError(ValueError):
    """An action that the rules do not allow, with every rule it breaks."""

    def __init__(self, action: Action, violations: list[Violation]) -> None:
        self.action = action
        self.violations = tuple(violations)
        super().__init__(f"{action} is not legal: {', '.join(violation.code for violation in violations)}")


def apply(state: State, action: Action) -> Outcome:
    """Play an action; IllegalActionError if the rules do not allow it."""
    if found := violations(state, action):
        raise IllegalActionError(action, found)
    return apply_unchecked(state, action)


def apply_unchecked(state: State, action: Action) -> Outcome:
    """Play an action that is known to be legal, such as one that `legal` offers. Nothing is checked."""
    draft = Draft(state)
    apply_in_place(draft, action)
    return Outcome(draft.finished(), tuple(draft.events))


def apply_in_place(draft: Draft, action: Action) -> None:
    """The same for a draft, which is changed: the fastest way to search and simulate. Nothing is checked."""
    frame = draft.frames[-1]
    FRAMES[frame.frame].perform(draft, frame, action)
    settle(draft)


def settle(draft: Draft) -> None:
    """Resolve automatic steps until a player or the table must act, or the game is over.

    M3: when last tiles were taken, those who may answer are asked before anything else goes on.
    """
    while draft.frames:
        frame = draft.frames[-1]
        if draft.emptied:
            reacting.ask(draft)
        elif not FRAMES[frame.frame].goes_on(draft, frame):
            return
