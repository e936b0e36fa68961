"""What happens: an action that is legal, done."""

from typing import NamedTuple, assert_never

from referee.engine import flow
from referee.model.actions import (
    Action,
    Build,
    BuildWith,
    Draw,
    EndTurn,
    Finish,
    MoveWith,
    Place,
    Play,
    Redraw,
    Remove,
    Reveal,
    Shuffle,
    TileAction,
)
from referee.model.events import Event, WaiverUsed
from referee.model.frames import Turning, Use, Using
from referee.model.state import State
from referee.rules.catalogue import POWERS
from referee.rules.draft import Draft
from referee.rules.mandatory import MANDATORY_BUILD


class Outcome(NamedTuple):
    """The state after an action, and what happened."""

    state: State
    events: tuple[Event, ...]


def apply(state: State, action: Action) -> Outcome:
    """Do an action that `legal` offers. Whoever is not sure that it is legal asks `judge`."""
    draft = Draft(state)
    match action:
        case Build():
            _build(draft, action)
        case BuildWith() | Place() | MoveWith() | Remove() | Draw():
            _use(draft, action)
        case Finish():
            flow.finish(draft)
        case EndTurn():
            flow.end_turn(draft)
        case Redraw():
            flow.redraw(draft)
        case Play(card=card):
            flow.play_card(draft, card)
        case Reveal(card=card):
            flow.reveal(draft, card)
        case Shuffle(deck=deck):
            flow.shuffle(draft, deck)
        case _:
            assert_never(action)
    flow.settle(draft)
    return Outcome(draft.finished(), tuple(draft.events))


def _build(draft: Draft, action: Build) -> None:
    """T2: one build of the mandatory action."""
    turn = draft.frames[-1]
    assert isinstance(turn, Turning)
    draft.frames[-1] = Turning(turn.player, turn.card, turn.due - 1, (*turn.built, action.at), turn.used)
    if action.waiver:
        _waive(draft, action.waiver, action.at)
    MANDATORY_BUILD.perform(draft, action)


def _use(draft: Draft, action: TileAction) -> None:
    """L2: an extra action, or a further step of one: the frames say what is left before anything follows from it."""
    power, frame = POWERS[action.tile], draft.frames[-1]
    at = None if isinstance(action, Draw) else action.to if isinstance(action, MoveWith) else action.at
    if at is not None:
        _record(draft, Use(action.tile, at))
    left = power.left_after(draft, action)
    if isinstance(frame, Using):
        draft.frames[-1] = frame._replace(left=left, at=at)
    else:
        draft.use_tile(frame.player, action.tile)
        if left:
            draft.frames.append(Using(frame.player, action.tile, left, at))
    if isinstance(action, BuildWith | Place) and action.waiver:
        _waive(draft, action.waiver, action.at)
    power.perform(draft, action)


def _waive(draft: Draft, waiver: str, at: int) -> None:
    """N5."""
    seat = draft.frames[-1].player
    draft.use_tile(seat, waiver)
    draft.events.append(WaiverUsed(seat, waiver, at))


def _record(draft: Draft, use: Use) -> None:
    number = next(number for number, frame in enumerate(draft.frames) if isinstance(frame, Turning))
    turn = draft.frames[number]
    assert isinstance(turn, Turning)
    draft.frames[number] = turn._replace(used=(*turn.used, use))
