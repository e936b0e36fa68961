"""P: the set-up."""

import pytest

from referee.board.hexes import NAMES, NEIGHBOURS
from referee.engine.start import Choices, first_game, start
from referee.model.frames import Turning
from referee.model.vocabulary import COPIES, Colour, TerrainCard
from referee.rules.catalogue import CARDS
from tests.drawing import builds


def test_a_game_begins_with_everything_in_its_place() -> None:
    """P1, G9."""
    state = start(Choices((Colour.BLUE, Colour.RED, Colour.WHITE), seed="any"))
    assert len(state.board.layout.sections) == 4
    assert set(state.location_tiles.values()) == {2}
    assert set(state.location_tiles) == set(state.board.kinds)
    assert len(set(state.cards)) == 3
    assert set(state.cards) <= {card.name for card in CARDS.values() if card.expansion == "base"}
    assert [(player.supply, player.settlements, player.tiles) for player in state.players] == [(40, 0, ())] * 3
    assert (state.round, state.discard, state.removed, state.ending) == (1, (), (), False)


def test_twenty_five_terrain_cards_five_of_each_are_dealt_one_to_everybody() -> None:
    """P1."""
    assert dict.fromkeys(TerrainCard, 5) == COPIES
    state = start(Choices((Colour.BLUE, Colour.RED, Colour.WHITE), seed="any"))
    (turn,) = state.frames
    assert isinstance(turn, Turning)
    assert state.deck is not None
    dealt = [card for player in state.players for card in player.hand] + [turn.card]
    assert len(dealt) == 3
    assert sorted([*state.deck, *filter(None, dealt)]) == sorted(card for card in TerrainCard for _ in range(5))


@pytest.mark.parametrize("first", [Colour.BLUE, Colour.ORANGE, Colour.RED])
def test_the_start_player_begins(first: Colour) -> None:
    """P1."""
    colours = (Colour.BLUE, Colour.ORANGE, Colour.RED)
    state = start(first_game(colours)._replace(start_player=first))
    assert state.frames[0].player == state.start_player == colours.index(first)


def test_the_recommended_first_game() -> None:
    """P2."""
    state = start(first_game((Colour.BLUE, Colour.ORANGE)))
    assert [str(section) for section in state.board.layout.sections] == ["tavern", "paddock", "oasis", "farm"]
    assert state.cards == ("fishermen", "knights", "merchants")
    assert {NAMES[at]: kind for at, kind in state.board.kinds.items()} == {
        "c7": "tavern",
        "h7": "tavern",
        "s3": "paddock",
        "l7": "paddock",
        "h13": "oasis",
        "f18": "oasis",
        "r12": "farm",
        "m16": "farm",
    }


def test_in_the_first_game_a_flower_field_card_reaches_five_locations() -> None:
    """P2: the example of the book."""
    choices = first_game((Colour.BLUE, Colour.ORANGE))._replace(hands=(TerrainCard.FLOWER_FIELD, TerrainCard.GRASS))
    state = start(choices)
    assert sum(1 for at in state.board.kinds if NEIGHBOURS[at] & builds(state)) == 5
