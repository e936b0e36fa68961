"""How much an action would change the gold of the player."""

from collections.abc import Callable

from referee.engine.play import apply_unchecked
from referee.engine.score import score
from referee.model.actions import Action
from referee.model.state import State


def gains(state: State) -> Callable[[Action], int]:
    """How much a legal action would change the gold of the player who acts."""
    seat = state.frames[-1].player
    before = score(state).players[seat].total
    return lambda action: score(apply_unchecked(state, action).state).players[seat].total - before
