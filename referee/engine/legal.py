"""Everything that may be done now."""

from typing import assert_never

from referee.engine import drawing, turning
from referee.model.actions import Action
from referee.model.frames import Drawing, Turning
from referee.model.offers import Offer
from referee.model.state import State
from referee.rules.moment import Moment


def legal(state: State) -> tuple[Offer, ...]:
    """All legal actions, in groups; none when the game is over."""
    if not state.frames:
        return ()
    match state.frames[-1]:
        case Turning() as turn:
            return tuple(turning.offers(Moment(state, turn)))
        case Drawing() as draw:
            return tuple(drawing.offers(state, draw))
        case frame:
            assert_never(frame)


def permits(state: State, action: Action) -> bool:
    """Whether an action is legal: the same sets as in `legal`, asked for one action."""
    if not state.frames:
        return False
    match state.frames[-1]:
        case Turning() as turn:
            return turning.allows(Moment(state, turn), action)
        case Drawing() as draw:
            return drawing.allows(state, draw, action)
        case frame:
            assert_never(frame)
