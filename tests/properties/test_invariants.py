"""Invariants of states and games. For example, pieces are conserved, tables stay possible and games end."""

import json
from collections import Counter
from collections.abc import Callable
from functools import reduce
from operator import or_
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.board.hexes import BIT, NOWHERE, hex_set
from referee.documents.actions import read_action
from referee.documents.reader import load
from referee.documents.states import dump_position, read_position, read_state
from referee.engine.audit import audit
from referee.engine.play import apply, judge, legal, replay
from referee.engine.score import score
from referee.model.actions import Redraw, Reveal, Shuffle
from referee.model.position import FIGURES, SETTLEMENTS, TILES_PER_LOCATION, WALLS
from referee.model.ruleset import UselessCard
from referee.model.state import NUMBERS, State
from referee.model.vocabulary import Figure, Verdict, copies
from referee.rules.catalogue import NOMAD_COPIES
from referee.rules.terrain_cards import hidden, known_cards
from tests.games import (
    action_document,
    document,
    late_start,
    random_action,
    random_game,
    random_start,
)
from tests.properties.strategies import states
from tests.properties.universe import is_base
from tests.share import examples, seeds

MAX_ROUNDS = -(-SETTLEMENTS // 3)
"""T2, E1: the limit holds because each turn builds three settlements or all that are left, or triggers the end."""
MAX_ROUNDS_ON_SWAMP = SETTLEMENTS // 2 + 1
"""M1, N4: this limit is higher because a swamp turn may build only two settlements, and two swords can return two."""

games = pytest.mark.parametrize("seed", seeds(8, 40))


@games
def test_apply_never_changes_its_argument(seed: int) -> None:
    for state, action in random_game(Random(seed)):
        before, pieces = document(state), dict(state.location_tiles)
        after = apply(state, action).state
        assert after != state
        assert document(state) == before
        assert dict(state.location_tiles) == pieces


@games
def test_pieces_are_conserved(seed: int) -> None:
    """G9, P1, L1: every settlement, location tile and terrain card is in exactly one place."""
    for state, action in random_game(Random(seed)):
        conserved(apply(state, action).state)


def conserved(state: State) -> None:
    """Check that no piece of a state is missing or duplicated."""
    for player in state.players:
        elsewhere = player.temple + len(player.marks)
        assert player.settlements.bit_count() + player.supply + elsewhere == SETTLEMENTS
        sizes = {figure: 7 if figure is Figure.CITY_HALL else 1 for figure in FIGURES}
        for figure, count in FIGURES.items():
            assert player.figures.of(figure).bit_count() in range(0, count * sizes[figure] + 1, sizes[figure])
        assert hex_set(tile.origin for tile in player.tiles) & ~player.taken_from == NOWHERE
    for at, left in state.location_tiles.items():
        assert left + sum(1 for player in state.players if player.taken_from & BIT[at]) == TILES_PER_LOCATION
    standing = [state.walls, *(hexes for player in state.players for hexes in (player.settlements, *player.figures))]
    assert reduce(or_, standing).bit_count() == sum(map(int.bit_count, standing))
    assert state.walls.bit_count() <= WALLS
    nomads = [tile.kind for player in state.players for tile in player.nomad_tiles]
    lying = Counter([*nomads, *filter(None, state.nomad_tiles.values())])
    assert all(count <= NOMAD_COPIES[kind] for kind, count in lying.items())
    assert sum(player.numbers.ones for player in state.players) <= NUMBERS.ones
    assert sum(player.numbers.fives for player in state.players) <= NUMBERS.fives
    cards, box = known_cards(state), copies(swamp_cards=state.swamp_cards)
    assert all(cards[card] <= box[card] for card in cards)
    unaccounted = sum(box.values()) - cards.total() - hidden(state)
    assert unaccounted == 0 if state.deck is not None else unaccounted >= 0


@games
def test_every_table_that_play_leads_to_is_possible(seed: int) -> None:
    for state, action in random_game(Random(seed)):
        assert audit(state) == ()
        ruling = judge(state, action)
        assert ruling.verdict is Verdict.LEGAL
        assert ruling.state is not None
        assert audit(ruling.state) == ()
        assert audit(ruling.state.position) == ()


@given(states)
@examples(30, 150)
def test_a_state_survives_the_wire(state: State) -> None:
    assert load(read_state, document(state)) == state
    assert load(read_position, json.loads(json.dumps(dump_position(state.position)))) == state.position


@given(states, st.randoms(use_true_random=False))
@examples(30, 150)
def test_an_action_survives_the_wire(state: State, rng: Random) -> None:
    if not state.over:
        action = random_action(rng, state)
        assert load(read_action, action_document(action)) == action


@games
@pytest.mark.parametrize("begin", [random_start, late_start])
def test_every_game_ends(seed: int, begin: Callable[[Random], State]) -> None:
    """E1: the number of rounds and the average number of actions in a turn are limited."""
    rng = Random(seed)
    start = begin(rng)
    actions = []
    state = start
    for before, action in random_game(rng, start):
        actions.append(action)
        state = apply(before, action).state
    assert state.over
    assert state.ending
    assert state.round <= (MAX_ROUNDS_ON_SWAMP if state.swamp_cards else MAX_ROUNDS)
    assert legal(state) == ()
    turns = state.round * len(state.players)
    tiles = len(state.location_tiles)
    draws = [action for action in actions if isinstance(action, Redraw | Reveal | Shuffle)]
    if not is_base(state):
        assert len(actions) <= turns * (20 + 4 * tiles), "steps, answers, number tiles and what everybody may do"
        return
    assert len(actions) - len(draws) <= turns * (1 + 3 + tiles + 1), "play, build, tiles, end"
    if state.ruleset.useless_card is UselessCard.REMOVED:
        box = sum(copies(swamp_cards=state.swamp_cards).values())
        assert len(draws) <= turns + 2 * box, "one draw a turn; a useless card goes once"
    assert replay(start, actions).state == state


@given(states)
@examples(30, 150)
def test_a_score_is_the_sum_of_its_entries(state: State) -> None:
    """E2."""
    found = score(state)
    assert [player.colour for player in found.players] == [player.colour for player in state.players]
    for player in found.players:
        assert player.total == sum(entry.gold for entry in player.entries)
        sources = [entry.source for entry in player.entries]
        assert sources[: 4 + len(state.tasks)] == [*state.cards, *state.tasks, "castles"]
        assert all(entry.gold >= 0 for entry in player.entries)
    best = max(player.total for player in found.players)
    assert found.winners == tuple(player.colour for player in found.players if player.total == best)
    assert score(state.position) == found
