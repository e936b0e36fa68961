"""Checks whether two games ("worlds") that look alike to a player still look alike after the same action.

This module decides independently of `referee/engine/view.py` which cards the rules show to which player.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from referee.engine.audit import audit
from referee.engine.frames import FRAMES
from referee.engine.play import Outcome, apply, legal, permits
from referee.engine.score import gains
from referee.engine.view import view, view_events
from referee.model.actions import Action, EndTurn, Play, Redraw, Reveal
from referee.model.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardRemoved,
    Event,
    MandatoryActionEnded,
)
from referee.model.frames import Drawing
from referee.model.state import State
from referee.model.vocabulary import Actor, Purpose, TerrainCard
from referee.rules.terrain_cards import unseen
from tests.games import actions_of

TRIES: Final = 12
"""The maximum number of attempts to find another world in which the rules show the same cards."""
WEIGHED: Final = 2
"""The maximum number of legal actions whose gold is compared in one state."""
SELDOM: Final = 0.1
"""The share of cases in which gold is also computed from a view. A few are enough, as equal views give equal gold."""

Seat = int | None
Information = Sequence[object]


class Look(NamedTuple):
    """The functions that decide what a player sees of a state, of events and of the legal actions."""

    state: Callable[[State, Seat], object] = view
    events: Callable[[Iterable[Event], Seat], object] = view_events
    asks: Callable[[State, Seat], State] = view
    """The function that returns the state from which legal actions and gold are computed."""


class Comparison(NamedTuple):
    """The information that a player gets after the same action in two worlds that looked alike before it."""

    action: Action
    seat: Seat
    one: Information
    other: Information

    @property
    def leaks(self) -> bool:
        """Whether the player can tell the two worlds apart."""
        return self.one != self.other


def comparisons(rng: Random, state: State, action: Action, look: Look) -> Iterator[Comparison]:
    """Yield at most one comparison per viewer. The viewers are all players and a spectator, or one of them at random.

    A viewer is left out if no other world is found.
    """
    seats: list[Seat] = [None, *range(len(state.players))]
    outcome = apply(state, action)
    # Most cards enter or leave a hand by these actions. For all other actions, one random viewer is enough.
    viewers = seats if isinstance(action, EndTurn | Reveal | Play) else [rng.choice(seats)]
    for seat in viewers:
        for _ in range(TRIES):
            other = another_world(rng, state, seat)
            if other == state or audit(other):
                continue
            if not permits(other, action):
                # Hidden cards can make an action illegal only if it names a card or is a redraw (T3).
                assert isinstance(action, Play | Reveal | Redraw), (action, seat)
                continue
            result = apply(other, action)
            if public_facts(state, action, outcome, seat) == public_facts(other, action, result, seat):
                number = rng.random()
                one, two = (_player_view(Random(number), found, seat, look) for found in (outcome, result))
                yield Comparison(action, seat, one, two)
                break


def another_world(rng: Random, state: State, seat: Seat) -> State:
    """A state that looks the same to this player, but in which the cards that they cannot see may be different."""
    hands = [list(player.hand) for player in state.players]
    deck: list[TerrainCard | None] = list(state.deck or ())
    hidden = [(hand, place) for number, hand in enumerate(hands) if number != seat for place in range(len(hand))]
    hidden += [(deck, place) for place in range(len(deck))]
    known = [(pile, place) for pile, place in hidden if pile[place]]
    exchanged = [one for one in known if rng.random() < 0.5]
    cards: list[TerrainCard | None] = [pile[place] for pile, place in exchanged]
    cards += unseen(state).elements()
    rng.shuffle(cards)
    for (pile, place), card in zip(exchanged, cards, strict=False):
        pile[place] = card
    players = tuple(player._replace(hand=tuple(hand)) for player, hand in zip(state.players, hands, strict=True))
    return state._replace(players=players, deck=None if state.deck is None else tuple(filter(None, deck)))


def public_facts(before: State, action: Action, outcome: Outcome, seat: Seat) -> list[tuple[object, ...]]:
    """The facts that the rules show this player in a step.

    These are face-up cards, the player's own draws, and the early end of a mandatory action (T3).
    """
    found: list[tuple[object, ...]] = []
    for event in outcome.events:
        match event:
            case CardPlayed(player=player, card=card):
                # X3: if the player still holds a card, the played card is listed only if this action chose it.
                chosen = isinstance(action, Play) or not outcome.state.players[player].hand
                found += [(event.event, player, card)] if chosen else []
            case CardDiscarded(player=player, card=card) | CardRemoved(player=player, card=card):
                found.append((event.event, player, card))
            case CardDrawn(player=player, card=card):
                hidden = player != seat and _into_hand(before, action)
                found += [] if hidden else [(event.event, player, card)]
            case MandatoryActionEnded(player=player):
                found.append((event.event, player))
            case _:
                pass
    return found


def _into_hand(before: State, action: Action) -> bool:
    """T4: whether the cards that a step draws go into a hand."""
    frame = before.frames[-1]
    if isinstance(frame, Drawing):
        return frame.purpose in (Purpose.HAND, Purpose.DISCARD)
    return isinstance(action, EndTurn)


def _player_view(rng: Random, outcome: Outcome, seat: Seat, look: Look) -> Information:
    """The state, the events, the legal actions and their gold, as this player sees them."""
    return [
        look.state(outcome.state, seat),
        look.events(outcome.events, seat),
        *_possibilities(rng, look.asks(outcome.state, seat), weigh=rng.random() < SELDOM),
        *(_possibilities(rng, outcome.state, weigh=True) if _may_choose(outcome.state, seat) else ()),
    ]


def _may_choose(state: State, seat: Seat) -> bool:
    """Whether this player must act and knows their own hand, so that they may see the legal actions of the state."""
    if not state.frames or seat is None or None in state.players[seat].hand:
        return False
    frame = state.frames[-1]
    return frame.player == seat and FRAMES[frame.frame].AWAITED.by is Actor.PLAYER


def _possibilities(rng: Random, state: State, *, weigh: bool) -> Iterator[object]:
    """Yield the legal actions without the redraw (T3) and, with `weigh`, the gold of some of them."""
    if not state.frames:
        return
    actions = [action for offer in legal(state) for action in actions_of(rng, offer) if action != Redraw()]
    yield actions
    if weigh:
        gain = gains(state)
        yield [gain(action) for action in rng.sample(actions, min(WEIGHED, len(actions)))]
