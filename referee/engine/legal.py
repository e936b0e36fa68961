"""Everything that may be done now."""

from collections.abc import Sequence

from referee.engine.frames import FRAMES
from referee.model.offers import Offer
from referee.model.state import Game


def legal(game: Game) -> Sequence[Offer]:
    """All legal actions, in groups; none when the game is over."""
    if not game.frames:
        return ()
    frame = game.frames[-1]
    return FRAMES[frame.frame].offers(game, frame)
