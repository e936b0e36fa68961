"""What happens: an action that is legal, done."""

from typing import NamedTuple, assert_never

from referee.engine import flow
from referee.model.actions import Action, Build, BuildWith, EndTurn, MoveWith, Play, Redraw, Reveal, Shuffle
from referee.model.events import Event
from referee.model.frames import Turning, Use
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
            turn = _turn(draft)
            draft.frames[-1] = Turning(turn.player, turn.card, turn.due - 1, (*turn.built, action.at), turn.used)
            MANDATORY_BUILD.perform(draft, action)
        case BuildWith(tile=tile, at=at) | MoveWith(tile=tile, to=at):
            turn = _turn(draft)
            draft.frames[-1] = turn._replace(used=(*turn.used, Use(tile, at)))
            draft.use_tile(turn.player, tile)
            POWERS[tile].perform(draft, action)
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
    flow.end_if_stuck(draft)
    return Outcome(draft.finished(), tuple(draft.events))


def _turn(draft: Draft) -> Turning:
    turn = draft.frames[-1]
    assert isinstance(turn, Turning)
    return turn
