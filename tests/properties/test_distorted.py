"""Invented states that pass the audit: the referee must be able to continue from each of them."""

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from referee.board.assemble import assemble
from referee.board.hexes import Hex
from referee.board.section import layout
from referee.engine.audit import audit
from referee.engine.play import judge_possible, legal
from referee.model.frames import Drawing, Turning
from referee.model.state import Player, State
from referee.model.vocabulary import Purpose, TerrainCard, TileStatus, Verdict
from tests.games import any_start, late_start, random_action, random_game
from tests.properties.strategies import states
from tests.share import examples, seeds

CARDS = tuple(TerrainCard)
MARSHLANDS = assemble(layout(("canoe", "temple", "refuge", "fountain")))


def distorted(state: State, rng: Random) -> State:
    """A copy of the state with one random change, for example to a pile, the frames, a hand or the round."""
    seat = rng.randrange(len(state.players))
    player = state.players[seat]
    cards = tuple(rng.choice(CARDS) for _ in range(rng.randrange(4)))
    tiles = tuple(tile._replace(status=rng.choice(list(TileStatus))) for tile in player.tiles)
    turn = Turning(seat, rng.choice((*CARDS, None)), rng.randrange(4), tuple(some_settlements(state, seat, rng)))
    changes = (
        lambda: state._replace(deck=rng.choice((None, (), cards))),
        lambda: state._replace(discard=cards),
        lambda: state._replace(removed=state.removed + cards),
        lambda: state._replace(round=rng.randrange(1, 15)),
        lambda: state._replace(ending=not state.ending),
        lambda: state._replace(frames=(turn,)),
        lambda: state._replace(frames=(Drawing(seat, Purpose.HAND),)),
        lambda: state._replace(frames=(turn._replace(card=None), Drawing(seat, Purpose.REDRAW))),
        lambda: _with(state, seat, player._replace(hand=rng.choice(((), (None,), cards[:1])))),
        lambda: _with(state, seat, player._replace(tiles=tiles)),
        lambda: in_debt(state, seat, turn, rng),
    )
    return rng.choice(changes)()


def in_debt(state: State, seat: int, turn: Turning, rng: Random) -> State:
    """M6, T3: a copy in which the player owes up to two settlements from temples, and may have no card."""
    player = state.players[seat]
    owed = min(player.supply, rng.randrange(3))
    hand = rng.choice(((), player.hand))
    lent = player._replace(supply=player.supply - owed, temple=player.temple + owed, hand=hand)
    owing = turn._replace(owed=owed, due=rng.choice((0, turn.due)), card=rng.choice((turn.card, None)))
    return _with(state, seat, lent)._replace(frames=(owing,), ending=rng.choice((True, state.ending)))


def some_settlements(state: State, seat: int, rng: Random) -> list[Hex]:
    held = [
        at for at in range(state.players[seat].settlements.bit_length()) if state.players[seat].settlements >> at & 1
    ]
    return rng.sample(held, min(len(held), rng.randrange(4)))


def _with(state: State, seat: int, player: Player) -> State:
    return state._replace(players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def can_go_on(state: State) -> bool:
    """Whether the game is over, or a player or the table has a legal action."""
    return state.over or any(offer.size for offer in legal(state))


@given(states)
@examples(30, 200)
def test_every_table_of_a_game_has_a_legal_action(state: State) -> None:
    assert can_go_on(state)


@pytest.mark.parametrize("seed", seeds(4, 12))
def test_no_possible_table_is_a_dead_end(seed: int) -> None:
    """M6, T3: odd seeds use a Marshlands board, because a player can owe settlements only through temples."""
    rng = Random(seed)
    begin = late_start(rng, MARSHLANDS) if seed % 2 else any_start(rng)
    for state, _ in random_game(rng, begin):
        for _ in range(6):
            other = distorted(state, rng)
            assert audit(other) or can_go_on(other), other


@given(states, st.randoms(use_true_random=False))
@examples(40, 400)
def test_the_game_can_go_on_from_every_possible_table(state: State, rng: Random) -> None:
    for _ in range(rng.randrange(1, 4)):
        state = distorted(state, rng)
    assume(not audit(state))
    for offer in legal(state):
        assert offer.size > 0
        assert offer.pick(0)
    assert can_go_on(state)
    for _ in range(4):
        if state.over:
            break
        ruling = judge_possible(state, random_action(rng, state))
        assert ruling.verdict is Verdict.LEGAL
        assert ruling.state is not None
        assert audit(ruling.state) == (), state
        state = ruling.state
