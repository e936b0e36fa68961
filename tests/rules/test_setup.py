"""P: the set-up."""

from collections import Counter

import pytest

from referee.board.assemble import assemble
from referee.board.hexes import NAMES, NEIGHBOURS, each
from referee.board.section import layout, section_named
from referee.board.terrain import Special, Terrain
from referee.engine.play import permits
from referee.engine.start import Choices, first_game, start
from referee.model.actions import Play
from referee.model.frames import Turning
from referee.model.state import State
from referee.model.vocabulary import COPIES, Colour, TerrainCard
from referee.rules.catalogue import CARDS, NOMAD_COPIES, TASKS
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


def test_each_player_is_dealt_one_of_twenty_five_terrain_cards() -> None:
    """P1."""
    assert {card: 5 for card in TerrainCard if not card.startswith("swamp")} == COPIES
    state = start(Choices((Colour.BLUE, Colour.RED, Colour.WHITE), seed="any"))
    (turn,) = state.frames
    assert isinstance(turn, Turning)
    assert state.deck is not None
    dealt = [card for player in state.players for card in player.hand] + [turn.card]
    assert len(dealt) == 3
    assert sorted([*state.deck, *filter(None, dealt)]) == sorted(card for card in COPIES for _ in range(5))


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
    """P2: this is the rulebook's example."""
    choices = first_game((Colour.BLUE, Colour.ORANGE))._replace(hands=(TerrainCard.FLOWER_FIELD, TerrainCard.GRASS))
    state = start(choices)
    assert sum(1 for at in state.board.kinds if NEIGHBOURS[at] & builds(state)) == 5


NOMADS = ("quarry", "caravan", "village", "garden")
CROSSROADS = ("lighthouse-foresters-lodge", "barracks-crossroads", "city-hall-fort", "monastery-wagon")
BOX = {
    **{f"donation-{terrain}": 1 for terrain in (*COPIES, "water", "mountain")},
    **dict.fromkeys(("treasure", "sword", "outpost", "resettlement"), 2),
}


def test_fifteen_nomad_tiles_are_in_the_box() -> None:
    """P3, N2, N3, N4, N5, N6."""
    assert NOMAD_COPIES == BOX
    assert sum(BOX.values()) == 15


def test_a_random_nomad_tile_lies_on_each_nomad_space() -> None:
    """P3, N1: no kind occurs more often than in the box."""
    seen = set()
    for seed in range(30):
        state = start(Choices((Colour.BLUE, Colour.RED), assemble(layout(NOMADS)), seed=str(seed)))
        assert sorted(state.nomad_tiles) == list(each(state.board.nomad_spaces))
        laid = Counter(state.nomad_tiles.values())
        assert all(kind and count <= BOX[kind] for kind, count in laid.items())
        seen |= set(laid)
        assert state.tasks == ()
    assert seen == set(BOX)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_each_section_of_crossroads_adds_one_random_task(count: int) -> None:
    """P3, X9, X10, X11, X12, X13, X14."""
    sections = (*CROSSROADS[:count], *("farm", "oasis", "tower", "barn")[count:])
    seen = set()
    for seed in range(30):
        state = start(Choices((Colour.BLUE, Colour.RED), assemble(layout(sections)), seed=str(seed)))
        assert len(set(state.tasks)) == len(state.tasks) == count
        seen |= set(state.tasks)
    assert seen == (set(TASKS) if count else set())


def test_every_section_of_crossroads_has_two_locations_and_a_castle() -> None:
    """X1, C1: each location has one hex with two tiles."""
    assert [sorted(section_named(name).kinds.values()) for name in CROSSROADS] == [
        ["foresters-lodge", "lighthouse"],
        ["barracks", "crossroads"],
        ["city-hall", "fort"],
        ["monastery", "wagon"],
    ]
    for name in CROSSROADS:
        assert section_named(name).ground[Special.CASTLE].bit_count() == 1
    state = start(Choices((Colour.BLUE, Colour.RED), assemble(layout(CROSSROADS)), seed="any"))
    assert list(state.location_tiles.values()) == [2] * 8


def test_the_sections_of_nomads_have_their_locations() -> None:
    """P3, N7, N8, N9, N10: the quarry section has one location hex, and the others have two."""
    for name, count in zip(NOMADS, (1, 2, 2, 2), strict=True):
        assert list(section_named(name).kinds.values()) == [name] * count


def test_no_player_begins_with_figures_or_nomad_tiles() -> None:
    """P3, G9."""
    state = start(Choices(tuple(Colour), assemble(layout([*NOMADS[:2], *CROSSROADS[:2]])), seed="any"))
    assert len(state.players) == 5
    assert all(not player.presence and not player.nomad_tiles for player in state.players)
    assert not state.walls


MARSHLANDS = ("canoe", "fountain", "refuge", "temple")
HARVEST = ("bazaar-water-mill", "mountain-station-scout-cabin", "cathedral-watchtower", "university-palisade")


def cards_in(state: State) -> Counter[TerrainCard]:
    """The number of known terrain cards of each kind, including those that have left the game."""
    (turn,) = state.frames
    assert isinstance(turn, Turning)
    held = [card for player in state.players for card in player.hand]
    return Counter(filter(None, [*(state.deck or ()), *state.discard, *state.removed, *held, turn.card]))


@pytest.mark.parametrize("section", MARSHLANDS)
def test_five_swamp_cards_join_the_deck_with_marshlands(section: str) -> None:
    """P3, M1: each swamp card shows a different base terrain."""
    state = start(Choices(tuple(Colour), assemble(layout([section, "farm", "oasis", "barn"])), seed="any"))
    assert state.swamp_cards
    assert cards_in(state) == Counter({card: 1 if card.startswith("swamp") else 5 for card in TerrainCard})


def test_without_marshlands_the_swamp_cards_are_used_only_on_request() -> None:
    """P4, P3."""
    choices = Choices((Colour.BLUE, Colour.RED), assemble(layout(["tavern", "farm", "oasis", "barn"])), seed="any")
    assert cards_in(start(choices)) == COPIES
    assert cards_in(start(choices._replace(swamp_cards=True))).total() == 30


def test_the_sections_of_marshlands_and_harvest_have_their_locations() -> None:
    """P1, M2, H3: Marshlands has two hexes of each kind of location, and Harvest has one."""
    for name in MARSHLANDS:
        assert list(section_named(name).kinds.values()) == [name] * 2
        assert section_named(name).ground[Special.PALACE]
    for name in HARVEST:
        assert len(set(section_named(name).kinds.values())) == len(section_named(name).kinds) == 2
        assert section_named(name).ground[Special.SILO]


@pytest.mark.parametrize("sections", [NOMADS, CROSSROADS, MARSHLANDS, HARVEST])
@pytest.mark.parametrize("side", ["tree-house", "rope-bridge"])
def test_two_tiles_are_on_every_location_of_the_expansions(sections: tuple[str, ...], side: str) -> None:
    """P1, Q3: the location on the island has two tiles, too."""
    state = start(Choices((Colour.BLUE, Colour.RED), assemble(layout(sections, island=side)), seed="any"))
    hexes = [kind for name in sections for kind in section_named(name).kinds.values()]
    assert sorted(state.board.kinds.values()) == sorted([*hexes, side])
    assert state.location_tiles == dict.fromkeys(state.board.kinds, 2)


def test_scouts_remove_the_cards_of_one_terrain_before_hands_are_dealt() -> None:
    """P5: the swamp card that shows the terrain is removed, too."""
    board = assemble(layout(["canoe", "farm", "oasis", "barn"]))
    seen = set()
    for seed in range(20):
        state = start(Choices(tuple(Colour), board, ("scouts", "knights", "lords"), seed=str(seed)))
        gone = state.removed_terrain
        assert gone is not None
        assert Counter(state.removed) == {TerrainCard(gone): 5, TerrainCard(f"swamp-{gone}"): 1}
        assert cards_in(state).total() == 30
        seen.add(gone)
    assert seen == {Terrain(card) for card in COPIES}


def test_scouts_without_swamp_cards_remove_five() -> None:
    """P5, P4."""
    board = assemble(layout(["tavern", "farm", "oasis", "barn"]))
    state = start(Choices(tuple(Colour), board, ("scouts", "knights", "lords"), seed="one"))
    assert len(state.removed) == 5


def test_a_removed_terrain_can_be_chosen_with_hidden_cards() -> None:
    """P5."""
    board = assemble(layout(["canoe", "farm", "oasis", "barn"]))
    choices = Choices((Colour.BLUE, Colour.RED), board, ("scouts", "knights", "lords"))
    state = start(choices._replace(removed_terrain=Terrain.DESERT))
    assert Counter(state.removed) == {TerrainCard.DESERT: 5, TerrainCard.SWAMP_DESERT: 1}
    assert not permits(state, Play(TerrainCard.DESERT))
    assert permits(state, Play(TerrainCard.FOREST))


def test_without_scouts_no_terrain_is_removed() -> None:
    """P5."""
    state = start(Choices((Colour.BLUE, Colour.RED), seed="any", expansions=("base", "harvest")))
    assert (state.removed_terrain, state.removed) == (None, ())
