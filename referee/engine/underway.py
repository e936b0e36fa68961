"""What has been begun and is not finished: the steps of an extra action, an answer to a last tile, the use of a silo.

Nothing else can be done until it is finished.
"""

from typing import Final, assert_never

from referee.board.hexes import NOWHERE, Hexes
from referee.model.actions import Action, Finish, TileAction
from referee.model.frames import Harvesting, Reacting, Using
from referee.model.offers import HexOffer, MoveOffer, Offer, SingleOffer
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.rules.catalogue import HARVEST, POWERS
from referee.rules.holding import is_answer
from referee.rules.moment import Moment

Begun = Using | Reacting | Harvesting

_FINISH: Final = SingleOffer(Finish())


def offers(moment: Moment, begun: Begun) -> list[Offer]:
    """What it can go on with, and the end of it where that is free."""
    found = _steps(moment, begun)
    return [*found, _FINISH] if _may_finish(moment, begun) else found


def allows(moment: Moment, begun: Begun, action: Action) -> bool:
    """Whether the offers hold this action."""
    if isinstance(action, Finish):
        return _may_finish(moment, begun)
    tile = _tile(moment, begun, action)
    return tile is not None and POWERS[tile].allows(moment, action)


def objections(moment: Moment, begun: Begun, action: Action) -> list[Violation]:
    """All independent reasons why an action is not among the offers."""
    if allows(moment, begun, action):
        return []
    tile = _tile(moment, begun, action)
    if tile is not None:
        return POWERS[tile].objections(moment, action)
    tiles = _tiles(moment, begun)
    code = ViolationCode.MUST_GO_ON if isinstance(action, Finish) else ViolationCode.ACTION_UNDER_WAY
    facts: Facts = {"tile": " or ".join(tiles), "left": 1 if isinstance(begun, Reacting) else begun.left}
    return [Violation(code, ("T6", *POWERS[tiles[0]].rules), _ahead(moment, begun), facts)]


def _tiles(moment: Moment, begun: Begun) -> list[str]:
    """What it goes on with."""
    match begun:
        case Using(tile=tile):
            return [tile]
        case Reacting():
            return list(dict.fromkeys(tile.kind for tile in moment.player.tiles if is_answer(tile)))
        case Harvesting():
            return list(HARVEST)
        case _:
            assert_never(begun)


def _tile(moment: Moment, begun: Begun, action: Action) -> str | None:
    """The tile of an action that is a step of what is under way; None if it is none."""
    if not isinstance(action, TileAction) or action.via:
        return None
    fits = action.tile in _tiles(moment, begun) and POWERS[action.tile].fits(action)
    return action.tile if fits else None


def _may_finish(moment: Moment, begun: Begun) -> bool:
    return not isinstance(begun, Using) or POWERS[begun.tile].may_finish(moment)


def _steps(moment: Moment, begun: Begun) -> list[Offer]:
    return [offer for tile in _tiles(moment, begun) for offer in POWERS[tile].offers(moment)]


def _ahead(moment: Moment, begun: Begun) -> Hexes:
    """The hexes it can go on with."""
    hexes = NOWHERE
    for offer in _steps(moment, begun):
        match offer:
            case HexOffer(at=at):
                hexes |= at
            case MoveOffer(moves=moves):
                for targets in moves.values():
                    hexes |= targets
            case _:
                pass
    return hexes
