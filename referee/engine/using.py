"""An extra action of several steps: its further steps, and nothing else until it is finished."""

from typing import Final

from referee.board.hexes import NOWHERE, Hexes
from referee.model.actions import Action, BuildWith, Draw, Finish, MoveWith, Place, Remove
from referee.model.frames import Using
from referee.model.offers import HexOffer, MoveOffer, Offer, SingleOffer
from referee.model.ruling import Code, Violation
from referee.rules.catalogue import POWERS
from referee.rules.moment import Moment

_FINISH: Final = SingleOffer(Finish())


def offers(moment: Moment, using: Using) -> list[Offer]:
    """The further steps, and the end of it where that is free."""
    power = POWERS[using.tile]
    found = list(power.offers(moment))
    return [*found, _FINISH] if power.may_finish(moment) else found


def allows(moment: Moment, using: Using, action: Action) -> bool:
    """Whether the offers hold this action."""
    power = POWERS[using.tile]
    if isinstance(action, Finish):
        return power.may_finish(moment)
    return _is_step(using, action) and power.allows(moment, action)


def objections(moment: Moment, using: Using, action: Action) -> list[Violation]:
    """All independent reasons why an action is not among the offers."""
    if allows(moment, using, action):
        return []
    power = POWERS[using.tile]
    if _is_step(using, action):
        return power.objections(moment, action)
    code = Code.MUST_GO_ON if isinstance(action, Finish) else Code.ACTION_UNDER_WAY
    return [Violation(code, ("T6", *power.rules), _ahead(moment, using), {"tile": using.tile, "left": using.left})]


def _is_step(using: Using, action: Action) -> bool:
    """Whether an action is a step of the kind that is under way."""
    return (
        isinstance(action, BuildWith | Place | MoveWith | Remove | Draw)
        and action.tile == using.tile
        and POWERS[using.tile].fits(action)
    )


def _ahead(moment: Moment, using: Using) -> Hexes:
    """The hexes with which it can go on."""
    hexes = NOWHERE
    for offer in POWERS[using.tile].offers(moment):
        match offer:
            case HexOffer(at=at):
                hexes |= at
            case MoveOffer(moves=moves):
                for targets in moves.values():
                    hexes |= targets
            case _:
                pass
    return hexes
