"""A view shows a player no more than the rules do.

Two games that look the same to a player still look the same after the same action, unless the rules show the
player a difference: a card that the player drew, a card that was played, revealed, discarded or removed face up, or
the early end of a mandatory action (T3).
"""

from collections.abc import Iterator
from random import Random

import pytest

from referee.engine.audit import audit
from referee.engine.play import judge_possible
from referee.engine.view import view, view_events
from referee.model.frames import Turning
from referee.model.state import State
from referee.model.vocabulary import Verdict
from referee.rules.terrain_cards import unseen
from tests.games import any_start, random_game
from tests.properties.worlds import Comparison, Look, comparisons
from tests.share import seeds

VIEW = Look()


def dealt(rng: Random, state: State) -> State:
    """The start with all cards known, as if a server had dealt them. Only the active player's hand stays as it is."""
    cards = list(unseen(state).elements())
    rng.shuffle(cards)
    active = state.frames[-1].player if state.frames else None
    players = tuple(
        player if seat == active else player._replace(hand=tuple(card or cards.pop() for card in player.hand))
        for seat, player in enumerate(state.players)
    )
    still_hidden = sum(player.hand.count(None) for player in players)
    deck = tuple(cards[still_hidden:]) if state.deck is None else state.deck
    return state._replace(players=players, deck=deck)


def game_comparisons(seed: int, look: Look = VIEW) -> Iterator[Comparison]:
    """Yield all comparisons of one random game. If the seed is odd, the game begins with known cards (`dealt`)."""
    rng = Random(seed)
    begin = any_start(rng)
    if seed % 2 and not begin.over:
        begin = dealt(rng, begin)
    for state, action in random_game(rng, begin):
        yield from comparisons(rng, state, action, look)


@pytest.mark.parametrize("seed", seeds(10, 40))
def test_views_do_not_tell_two_worlds_apart(seed: int) -> None:
    for comparison in game_comparisons(seed):
        assert comparison.one == comparison.other, (comparison.action, comparison.seat)


@pytest.mark.parametrize("seed", seeds(4, 10))
def test_a_view_never_refuses_what_is_legal(seed: int) -> None:
    """A view is a possible table. If the ruling depends on a hidden card, the verdict is `undetermined`."""
    rng = Random(seed)
    for state, action in random_game(rng, dealt(rng, any_start(rng))):
        seat = rng.choice([None, *range(len(state.players))])
        seen = view(state, seat)
        assert audit(seen) == ()
        assert view(seen, seat) == seen
        verdict = judge_possible(seen, action).verdict
        turn = seen.frames[0]
        nothing_played = isinstance(turn, Turning) and turn.card is None
        assert verdict is Verdict.LEGAL or (verdict is Verdict.UNDETERMINED and nothing_played), action


LEAKS = {
    "the events as they are": Look(events=lambda events, _: tuple(events)),
    "the state as it is": Look(state=lambda state, _: state),
    "the draw pile": Look(state=lambda state, seat: view(state, seat)._replace(deck=state.deck)),
    "the top card": Look(state=lambda state, seat: (view(state, seat), (state.deck or ())[:1])),
    "the other hands": Look(state=lambda state, seat: view(state, seat)._replace(players=state.players)),
    "the next player's hand": Look(state=lambda state, seat: (view(state, seat), state.players[-1].hand)),
    "everybody's draws, to spectators": Look(events=lambda events, seat: view_events(events, seat or 0)),
    "legal actions of the whole state": Look(asks=lambda state, _: state),
}
"""Faulty views that show a player too much."""


@pytest.mark.parametrize("look", LEAKS.values(), ids=LEAKS)
def test_every_leak_is_found(look: Look) -> None:
    assert any(comparison.leaks for seed in range(6) for comparison in game_comparisons(seed, look))
