"""What happens: an action that is legal, done."""

from typing import NamedTuple, assert_never

from referee.board.hexes import Hex
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
    Reveal,
    Shuffle,
    Spend,
    Take,
    TileAction,
)
from referee.model.events import Event, WaiverUsed
from referee.model.frames import Drawing, Harvesting, Reacting, Turning, Use, Using
from referee.model.state import State
from referee.model.vocabulary import HarvestMode
from referee.rules.catalogue import POWERS
from referee.rules.draft import Draft
from referee.rules.mandatory import MANDATORY_BUILD, choose_terrain


class Outcome(NamedTuple):
    """The state after an action, and what happened."""

    state: State
    events: tuple[Event, ...]


def apply(state: State, action: Action) -> Outcome:
    """Do an action that `legal` offers. Whoever is not sure that it is legal asks `judge`."""
    draft = Draft(state)
    if isinstance(action, Build):
        _build(draft, action)
    elif isinstance(action, TileAction):
        _use(draft, action)
    else:
        _do(draft, action)
    if draft.emptied:
        flow.interrupt(draft, state.frames[-1].player)
    flow.settle(draft)
    return Outcome(draft.finished(), tuple(draft.events))


def _do(draft: Draft, action: Finish | EndTurn | Redraw | Play | Reveal | Shuffle) -> None:
    """Everything that needs no tile."""
    match action:
        case Finish():
            _finish(draft)
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


def _build(draft: Draft, action: Build) -> None:
    """T2: one build of the mandatory action."""
    choose_terrain(draft, action.at)
    _waive(draft, action.waiver, action.at)
    MANDATORY_BUILD.perform(draft, action)


def _use(draft: Draft, action: TileAction) -> None:
    """L2: an extra action, or a further step of one: the frames say what is left before anything follows from it."""
    power = POWERS[action.tile]
    at = _hex(action)
    _note(draft, action, at, power.left_after(draft, action))
    if power.uses_card and at is not None:
        choose_terrain(draft, at)
    if isinstance(action, BuildWith | Place):
        _waive(draft, action.waiver, action.at)
    power.perform(draft, action)


def _note(draft: Draft, action: TileAction, at: Hex | None, left: int) -> None:
    """What is used, and what is left of it."""
    match draft.frames[-1]:
        case Turning(player=seat):
            POWERS[action.via or action.tile].use(draft, seat)
            _record(draft, action, at)
            if left:
                draft.frames.append(Using(seat, action.tile, left, at, via=action.via))
        case Using() as using:
            draft.frames[-1] = using._replace(left=left, at=at)
            _record(draft, action, at)
        case Harvesting() as harvest:
            mode = HarvestMode.MOVE if isinstance(action, MoveWith) else HarvestMode.BUILD
            draft.frames[-1] = harvest._replace(mode=mode, left=harvest.left - 1)
        case Reacting(player=seat):
            POWERS[action.tile].use(draft, seat)
        case Drawing():
            raise AssertionError("nothing is used while a card is awaited")
        case frame:
            assert_never(frame)


def _record(draft: Draft, action: TileAction, at: Hex | None) -> None:
    """The turn remembers where a tile was used."""
    if at is not None:
        draft.change_turn(draft.turn._replace(used=(*draft.turn.used, Use(action.tile, at))))


def _hex(action: TileAction) -> Hex | None:
    """Where a piece comes to, or leaves from."""
    match action:
        case Draw() | Take() | Spend():
            return None
        case MoveWith(to=to):
            return to
        case _:
            return action.at


def _waive(draft: Draft, waiver: str | None, at: Hex) -> None:
    """N5, M6."""
    if waiver:
        seat = draft.frames[-1].player
        POWERS[waiver].use(draft, seat)
        draft.events.append(WaiverUsed(seat, waiver, at))


def _finish(draft: Draft) -> None:
    """What is under way is left as it is."""
    match draft.frames[-1]:
        case Using():
            flow.finish(draft)
        case Reacting():
            flow.decline(draft)
        case Harvesting():
            flow.leave_silo(draft)
        case Turning() | Drawing():
            raise AssertionError("nothing is under way that could be finished")
        case frame:
            assert_never(frame)
