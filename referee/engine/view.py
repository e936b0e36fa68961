"""The state as one player may see it."""

from referee.model.state import State


def view(state: State, seat: int) -> State:
    """Everybody else's hand and the order of the draw pile hidden; what lies face up stays."""
    players = tuple(
        player if number == seat else player._replace(hand=(None,) * len(player.hand))
        for number, player in enumerate(state.players)
    )
    return state._replace(players=players, deck=None if state.deck else state.deck)
