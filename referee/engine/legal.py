"""Everything that may be done now, and why not anything else."""

from collections.abc import Sequence

from referee.engine.frames import FRAMES
from referee.model.actions import Action
from referee.model.offers import Offer
from referee.model.ruling import Violation, ViolationCode
from referee.model.state import Game


def legal(game: Game) -> Sequence[Offer]:
    """All legal actions, in groups; none when the game is over."""
    if not game.frames:
        return ()
    frame = game.frames[-1]
    return FRAMES[frame.frame].offers(game, frame)


def violations(game: Game, action: Action) -> list[Violation]:
    """All independent reasons why an action is not legal; none if it is."""
    if not game.frames:
        return [Violation(ViolationCode.GAME_OVER, ("E1",), facts={"round": game.round})]
    frame = game.frames[-1]
    return FRAMES[frame.frame].violations(game, frame, action)


def permits(game: Game, action: Action) -> bool:
    """Whether an action is legal."""
    return not violations(game, action)
