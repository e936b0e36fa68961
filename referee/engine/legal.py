"""Everything that may be done now."""

from collections.abc import Sequence
from typing import assert_never

from referee.engine import drawing, turning, underway
from referee.model.actions import Action
from referee.model.frames import Drawing, Harvesting, Reacting, Turning, Using
from referee.model.offers import Offer
from referee.model.ruling import Violation, ViolationCode
from referee.model.state import State
from referee.rules.moment import Moment


def legal(state: State) -> Sequence[Offer]:
    """All legal actions, in groups; none when the game is over."""
    if not state.frames:
        return ()
    match state.frames[-1]:
        case Turning():
            return turning.offers(Moment(state))
        case Using() | Reacting() | Harvesting() as begun:
            return underway.offers(Moment(state), begun)
        case Drawing() as draw:
            return drawing.offers(state, draw)
        case frame:
            assert_never(frame)


def permits(state: State, action: Action) -> bool:
    """Whether an action is legal: the same sets as in `legal`, asked for one action."""
    if not state.frames:
        return False
    match state.frames[-1]:
        case Turning():
            return turning.allows(Moment(state), action)
        case Using() | Reacting() | Harvesting() as begun:
            return underway.allows(Moment(state), begun, action)
        case Drawing() as draw:
            return drawing.allows(state, draw, action)
        case frame:
            assert_never(frame)


def objections(state: State, action: Action) -> list[Violation]:
    """All independent reasons why an action is not legal; none if it is."""
    if not state.frames:
        return [Violation(ViolationCode.GAME_OVER, ("E1",), facts={"round": state.round})]
    match state.frames[-1]:
        case Turning():
            return turning.objections(Moment(state), action)
        case Using() | Reacting() | Harvesting() as begun:
            return underway.objections(Moment(state), begun, action)
        case Drawing() as draw:
            return drawing.objections(state, draw, action)
        case frame:
            assert_never(frame)
