"""Players for recorded games. The eager player prefers tiles, and the curious player prefers little-used actions."""

from collections import Counter
from random import Random
from typing import Final

from referee.board.hexes import BIT, NEIGHBOURS, Hex, Hexes, each, within
from referee.engine.play import legal
from referee.model.actions import (
    Action,
    Build,
    BuildWith,
    Draw,
    EndTurn,
    Finish,
    MoveWith,
    Place,
    Reveal,
    Spend,
    Take,
)
from referee.model.offers import (
    CardOffer,
    HexOffer,
    MoveOffer,
    Offer,
    ShuffleOffer,
    SingleOffer,
    SpendOffer,
    ViaOffer,
)
from referee.model.state import State
from tests.games import actions_of
from tools.golden.recipe import Recipe
from tools.golden.wishes import aims, givers

_LOOKS: Final = 60
"""The maximum number of actions that a curious player considers for each offer."""
_SAVED: Final = 5
"""H8: a curious player rarely spends number tiles unless they are worth at least this many builds."""


def eager_action(recipe: Recipe, rng: Random, state: State) -> Action:
    """Return a random action, with a preference for using tiles and for taking new ones.

    If the order of the draw pile is not known, shuffles are left out, because a shuffle would specify that order.
    """
    offers = [offer for offer in legal(state) if state.deck is not None or not isinstance(offer, ShuffleOffer)]
    with_tiles = [offer for offer in offers if isinstance(offer, HexOffer | MoveOffer) and offer.tile]
    offer = rng.choice(with_tiles if with_tiles and rng.random() < 0.8 else offers)
    actions = actions_of(rng, offer)
    near = [action for action in actions if promising(state, action)]
    if near and rng.random() < 0.7:
        return rng.choice(near)
    if isinstance(offer, CardOffer) and Reveal(None) in actions:
        return Reveal(None) if rng.random() < recipe.hidden else rng.choice(actions[:-1])
    return rng.choice(actions)


def promising(state: State, action: Action) -> bool:
    """L1: whether the action builds or moves next to a location from which the player may still take a tile."""
    match action:
        case Build(at=at) | BuildWith(at=at) | MoveWith(to=at):
            player = state.players[state.frames[-1].player]
            near = each(NEIGHBOURS[at] & state.board.locations & ~player.taken_from)
            return any(state.location_tiles[location] for location in near)
        case _:
            return False


class Curious:
    """A player that takes all seats of a game, and tries to use as many kinds of action as possible."""

    def __init__(self, recipe: Recipe, rng: Random) -> None:
        self._recipe = recipe
        self._rng = rng
        self._done: Counter[str] = Counter()

    def action(self, state: State) -> Action:
        """Return a random action. Prefer little-used kinds, and hexes that give tiles or help with a task."""
        offers = legal(state)
        kinds = [kind(offer) for offer in offers]
        likings = [_liking(offer) / (1 + self._done[name]) for offer, name in zip(offers, kinds, strict=True)]
        (number,) = self._rng.choices(range(len(offers)), likings)
        self._done[kinds[number]] += 1
        return self._pick(state, offers[number])

    def _pick(self, state: State, offer: Offer) -> Action:
        if isinstance(offer, ShuffleOffer):
            return actions_of(self._rng, offer)[0]
        if isinstance(offer, CardOffer):
            return self._card_action(list(offer.actions()))
        numbers = self._rng.sample(range(offer.size), min(offer.size, _LOOKS))
        actions = [offer.pick(number) for number in numbers]
        if len(actions) == 1:
            return actions[0]
        seat = state.frames[-1].player
        giving, aiming = givers(state, seat), aims(state, seat)
        own = state.players[seat].presence
        return self._rng.choices(actions, [_worth(action, giving, aiming, own) for action in actions])[0]

    def _card_action(self, actions: list[Action]) -> Action:
        """Choose one of these actions at random. The recipe determines how often a drawn card stays hidden."""
        if Reveal(None) in actions and len(actions) > 1:
            return Reveal(None) if self._rng.random() < self._recipe.hidden else self._rng.choice(actions[:-1])
        return self._rng.choice(actions)


def kind(offer: Offer) -> str:
    """Return the kind of an offer. A curious player counts how often it has chosen each kind."""
    match offer:
        case HexOffer(kind=does, tile=tile, waiver=waiver):
            return f"{does.__name__} {tile} {waiver}"
        case MoveOffer(tile=tile):
            return f"MoveWith {tile}"
        case ViaOffer(offer=repeated):
            return f"again {kind(repeated)}"
        case SingleOffer(action=action):
            return f"{action}"
        case _:
            return type(offer).__name__


def _liking(offer: Offer) -> float:
    match offer:
        case HexOffer(waiver=str()):
            return 15
        case ViaOffer():
            return 10
        case HexOffer(tile=str()) | MoveOffer():
            return 5
        case SpendOffer(ones=ones, fives=fives):
            return 5 if ones + 5 * fives >= _SAVED else 0.3
        case SingleOffer(action=Take(tile="number-five")):
            return 15
        case SingleOffer(action=Take() | Draw()):
            return 5
        case SingleOffer(action=EndTurn()):
            return 0.3
        case SingleOffer(action=Finish()):
            return 0.5
        case _:
            return 1


def _worth(action: Action, giving: Hexes, aiming: Hexes, own: Hexes) -> float:
    """Return the weight of an action in the random choice.

    It is higher for hexes that give tiles or help with a task, and for number tiles of a higher total value. It is
    lower for moves away from a hex that helps with a task.
    """
    match action:
        case Build(at=at) | BuildWith(at=at) | Place(at=at):
            return _worth_of_hex(at, giving, aiming)
        case MoveWith(origin=origin, to=to):
            kept = 0.1 if BIT[origin] & aiming & own else 1
            return kept * _worth_of_hex(to, giving, aiming)
        case Spend(ones=ones, fives=fives):
            return ones + 5 * fives
        case _:
            return 1


def _worth_of_hex(at: Hex, giving: Hexes, aiming: Hexes) -> float:
    taking = 12 if NEIGHBOURS[at] & giving else 2 if within(BIT[at], 2) & giving else 1
    return taking + (25 if BIT[at] & aiming else 0)
