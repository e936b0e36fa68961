"""Games with five players, sections of several expansions, and mini-expansions."""

from random import Random
from typing import Final

import pytest

from referee.board.assemble import assemble, capitol_places, cave_places
from referee.board.board import Board
from referee.board.geography import SECTORS
from referee.board.hexes import each
from referee.board.section import island_sides, layout
from referee.engine.audit import audit
from referee.engine.play import apply, legal
from referee.engine.score import score
from referee.engine.start import Choices, start
from referee.model.position import SETTLEMENTS
from referee.model.state import State
from referee.model.vocabulary import Colour

GAMES: Final = (
    (("caravan", "barracks-crossroads", "canoe", "bazaar-water-mill"), ("mayors", "rovers", "scouts")),
    (("quarry", "city-hall-fort", "temple", "cathedral-watchtower"), ("noblewomen", "families", "messengers")),
    (("harbor", "monastery-wagon", "refuge", "mountain-station-scout-cabin"), ("mayors", "shepherds", "lords")),
    (("village", "oracle", "fountain", "university-palisade"), ("rovers", "ambassadors", "geologists")),
)


def full_board(sections: tuple[str, ...], side: str) -> Board:
    """Q1, Q2, Q3: these sections with the island, and with as many capitols and caves as possible."""
    bare = assemble(layout(sections))
    one_each = [
        [each(places & sector)[0] for sector in SECTORS if places & sector]
        for places in (capitol_places(bare), cave_places(bare))
    ]
    return assemble(layout(sections, capitols=one_each[0], caves=one_each[1], island=side))


def final_state(state: State, chance: Random) -> State:
    """The last state of a game of random actions. Every seventh state is audited."""
    for number in range(20_000):
        if state.over:
            return state
        offers = legal(state)
        assert offers
        offer = chance.choice(list(offers))
        state = apply(state, offer.pick(chance.randrange(offer.size))).state
        if number % 7 == 0:
            assert audit(state) == ()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("sections", "cards"), GAMES)
@pytest.mark.parametrize("side", ["tree-house", "rope-bridge"])
def test_a_game_with_everything_begins_and_comes_to_its_end(
    sections: tuple[str, ...], cards: tuple[str, ...], side: str
) -> None:
    """P1, P3, P5, Q1, Q2, Q3, E1, E2."""
    assert side in island_sides()
    state = start(Choices(tuple(Colour), full_board(sections, side), cards, seed=f"{side} {sections[0]}"))
    assert audit(state) == ()
    state = final_state(state, Random(f"{side} {sections[0]}"))
    assert state.ending
    assert audit(state) == ()
    for player in state.players:
        assert player.settlements.bit_count() + player.supply + player.temple + len(player.marks) == SETTLEMENTS
        assert not player.figures.scouts
    assert len(score(state).players) == 5


def test_a_game_from_a_seed_has_capitols_caves_and_the_island() -> None:
    """Q1, Q2, Q3: one castle of each harbor or oracle section carries a capitol."""
    everything = ("base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")
    seen = set()
    for seed in range(50):
        state = start(Choices(tuple(Colour), seed=str(seed), expansions=everything))
        board = state.board
        assert board.island
        assert board.caves
        assert not board.capitols & ~board.castles
        names = [str(section).removesuffix(":turned") for section in board.layout.sections]
        expected = [int(name in {"harbor", "oracle"}) for name in names]
        assert [(board.capitols & sector).bit_count() for sector in SECTORS] == expected
        seen.add(sum(expected))
        assert audit(state) == ()
    assert seen == {0, 1, 2}
