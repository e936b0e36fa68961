"""Replay a whole game: from a start through its actions, up to the first one that is not legal."""

from collections.abc import Iterable
from typing import NamedTuple

from referee.engine.play import apply_unchecked, judge_possible, permits
from referee.model.actions import Action
from referee.model.events import Event
from referee.model.ruling import Ruling
from referee.model.state import State


class Replay(NamedTuple):
    """How far a game is legal."""

    state: State
    """After the last legal action."""
    events: tuple[tuple[Event, ...], ...]
    """What happened, for each legal action."""
    refused: Ruling | None = None
    """The ruling on the first action that is not legal, if there is one."""


def replay(start: State, actions: Iterable[Action]) -> Replay:
    """Follow a game from a possible state."""
    state = start
    history: list[tuple[Event, ...]] = []
    for action in actions:
        if not permits(state, action):
            return Replay(state, tuple(history), judge_possible(state, action))
        state, events = apply_unchecked(state, action)
        history.append(events)
    return Replay(state, tuple(history))
