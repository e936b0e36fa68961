"""Views: the parts of a state and of its events that a player or a spectator may see.

The only secrets in this game are the terrain cards in the hands of the other players and the order of the draw pile.
A card lies face up if it has been played, discarded, removed from the game, drawn for a tile or drawn to replace a
useless card.
"""

from collections.abc import Iterable

from referee.model.events import CardDrawn, Event, OpenEvent
from referee.model.state import State
from referee.model.vocabulary import Purpose


def view(state: State, seat: int | None) -> State:
    """The state as the player in this seat may see it, without the draw pile and the other players' hands.

    The seat is None for a spectator, who sees no hand.
    """
    players = tuple(
        player if number == seat else player._replace(hand=(None,) * len(player.hand))
        for number, player in enumerate(state.players)
    )
    return state._replace(players=players, deck=None)


def view_events(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """The events as the player in this seat may see them. The seat is None for a spectator."""
    return tuple(_view_event(event, seat) for event in events)


def _view_event(event: Event, seat: int | None) -> Event:
    match event:
        case CardDrawn(player=player, purpose=purpose):
            face_down = purpose is Purpose.HAND and player != seat
            return event._replace(card=None) if face_down else event
        case _:
            everybody_sees: OpenEvent = event
            return everybody_sees
