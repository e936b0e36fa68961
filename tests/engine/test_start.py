"""The set-up of a game: chosen, recommended or from a seed."""

from typing import Any

import pytest

from referee.base.errors import BoardError, StartError
from referee.board.assemble import assemble, capitol_places, cave_places
from referee.board.geography import SECTORS
from referee.board.hexes import NAMES, NOWHERE, each, named
from referee.board.section import PlacedSection, layout, own_section
from referee.board.terrain import Terrain
from referee.engine.audit import audit
from referee.engine.start import Choices, first_game, start
from referee.model.frames import Turning
from referee.model.ruleset import PRESETS, Ruleset
from referee.model.state import State
from referee.model.vocabulary import Colour, TerrainCard
from referee.rules.catalogue import NOMADS as NOMAD_TILES
from referee.words.speech import speech
from tests.drawing import cards_of

TWO = (Colour.BLUE, Colour.ORANGE)
ALL = tuple(Colour)
BOARD = assemble(layout(["oracle", "harbor:turned", "tower", "barn"]))
CARDS = ("lords", "hermits", "miners")


def faults(choices: Choices) -> list[str]:
    with pytest.raises(StartError) as refusal:
        start(choices)
    assert str(refusal.value) == "\n".join(map(str, refusal.value.faults))
    return [fault.place for fault in refusal.value.faults]


def with_choices(**changes: object) -> Choices:
    choices = Choices(TWO, BOARD, CARDS)
    return Choices(**{**choices._asdict(), **changes})


def sections(state: State) -> list[str]:
    return [str(section) for section in state.board.layout.sections]


def test_everything_can_be_chosen() -> None:
    deck = cards_of("grass canyon desert flower-field forest " * 4 + "canyon desert flower-field")
    state = start(
        with_choices(
            start_player=Colour.ORANGE,
            hands=cards_of("forest grass"),
            deck=deck,
            ruleset=PRESETS["big-box-es"],
        )
    )
    assert state.board is BOARD
    assert state.cards == CARDS
    assert state.ruleset == PRESETS["big-box-es"]
    assert state.deck == deck
    assert state.start_player == 1
    assert state.frames == (Turning(1, TerrainCard.GRASS),)
    assert [player.hand for player in state.players] == [cards_of("forest"), ()]
    assert audit(state) == ()


def test_cards_that_were_not_chosen_stay_hidden() -> None:
    state = start(with_choices())
    assert state.deck is None
    assert [player.hand for player in state.players] == [(None,), (None,)]
    assert state.frames == (Turning(0),)
    assert state.ruleset == Ruleset()
    assert audit(state) == ()


def test_a_hand_may_be_known_to_one_player_only() -> None:
    state = start(with_choices(hands=(TerrainCard.DESERT, None)))
    assert state.frames == (Turning(0, TerrainCard.DESERT),)
    assert state.players[1].hand == (None,)
    assert audit(state) == ()


def test_the_first_game_is_the_recommended_one() -> None:
    state = start(first_game(TWO))
    assert sections(state) == ["tavern", "paddock", "oasis", "farm"]
    assert state.cards == ("fishermen", "knights", "merchants")
    assert audit(state) == ()


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_two_to_five_players(count: int) -> None:
    state = start(first_game(ALL[:count])._replace(seed="five"))
    assert [player.colour for player in state.players] == list(ALL[:count])
    assert state.deck is not None
    assert len(state.deck) == 25 - count
    assert audit(state) == ()


def test_a_seed_makes_the_remaining_choices() -> None:
    """People note seeds to play a game again, so if this test fails, their seeds lead to different games."""
    state = start(Choices(ALL[:3], seed="kingdom"))
    assert sections(state) == ["farm:turned", "tavern", "paddock", "oasis"]
    assert state.cards == ("merchants", "farmers", "miners")
    assert state.start_player == 0
    assert state.frames == (Turning(0, TerrainCard.DESERT),)
    assert [player.hand for player in state.players] == [(), cards_of("forest"), cards_of("grass")]
    assert state.deck == cards_of(
        "flower-field canyon desert desert canyon grass flower-field forest forest desert forest "
        "canyon desert grass flower-field canyon grass flower-field flower-field grass canyon forest"
    )


def test_equal_seeds_give_equal_states_and_different_seeds_different_states() -> None:
    assert start(Choices(TWO, seed="one")) == start(Choices(TWO, seed="one"))
    assert start(Choices(TWO, seed="one")) != start(Choices(TWO, seed="two"))


def test_a_choice_beside_a_seed_leaves_the_other_choices_alone() -> None:
    seeded = start(Choices(TWO, seed="one"))
    with_board = start(Choices(TWO, BOARD, seed="one"))
    assert with_board.board is BOARD
    assert with_board._replace(board=seeded.board, location_tiles=seeded.location_tiles) == seeded


def test_hands_beside_a_seed_are_taken_out_of_the_deck() -> None:
    state = start(Choices(TWO, seed="one", hands=cards_of("grass grass"), start_player=Colour.BLUE))
    assert state.deck is not None
    assert len(state.deck) == 23
    assert state.deck.count(TerrainCard.GRASS) == 3
    assert audit(state) == ()


def test_seeded_sections_come_from_the_expansions_in_use() -> None:
    for number in range(20):
        state = start(Choices(TWO, seed=str(number)))
        assert len(set(state.cards)) == 3
        assert {section.section.expansion for section in state.board.layout.sections} == {"base"}
        assert audit(state) == ()


@pytest.mark.parametrize(
    ("changes", "places"),
    [
        ({"colours": (Colour.BLUE,)}, ["/players"]),
        ({"colours": (*ALL, Colour.BLUE)}, ["/players", "/players"]),
        ({"colours": (Colour.BLUE, Colour.BLUE)}, ["/players"]),
        ({"start_player": Colour.RED}, ["/start_player"]),
        ({"board": None}, ["/board"]),
        ({"cards": None}, ["/cards"]),
        ({"cards": ("lords", "hermits")}, ["/cards"]),
        ({"cards": ("lords", "hermits", "lords")}, ["/cards"]),
        ({"cards": ("lords", "wizards", "hermits")}, ["/cards/1"]),
        ({"hands": cards_of("grass")}, ["/hands"]),
        ({"hands": cards_of("grass grass grass")}, ["/hands"]),
        ({"deck": cards_of("grass canyon desert")}, ["/deck"]),
        ({"hands": cards_of("grass grass"), "deck": cards_of("canyon desert")}, ["/deck"]),
        (
            {"hands": cards_of("grass grass"), "deck": cards_of("grass " * 4 + "desert forest canyon")},
            ["/deck", "/deck"],
        ),
        ({"board": None, "seed": "one", "expansions": ()}, ["/expansions"]),
        ({"cards": None, "seed": "one", "expansions": ()}, ["/expansions"]),
        ({"board": None, "cards": None, "start_player": Colour.RED}, ["/start_player", "/board", "/cards"]),
    ],
)
def test_impossible_choices_are_refused_with_their_place(changes: dict[str, object], places: list[str]) -> None:
    assert faults(with_choices(**changes)) == places


def test_a_board_with_an_unknown_location_is_refused() -> None:
    crater = PlacedSection(own_section(["L" + "G" * 9, *["G" * 10] * 9], {"a1": "volcano"}))
    board = assemble(layout([crater, "farm", "oasis", "barn"]))
    with pytest.raises(StartError, match=r"board location .at a1, location volcano"):
        start(with_choices(board=board))
    assert faults(with_choices(board=board)) == ["/board"]


def test_a_first_card_without_any_hex_ends_the_mandatory_action_at_once() -> None:
    """T3."""
    bare = [PlacedSection(own_section(["M" * 10] * row + ["W" * 10] * (10 - row), {})) for row in range(4)]
    board = assemble(layout(bare))
    state = start(with_choices(board=board, hands=cards_of("grass grass")))
    assert state.ending
    assert state.frames == (Turning(0, TerrainCard.GRASS, 0),)


def test_a_seed_leaves_hidden_cards_out_of_the_draw_pile() -> None:
    """P1."""
    state = start(Choices((Colour.BLUE, Colour.RED), seed="x", hands=(None, TerrainCard.GRASS)))
    assert len(state.deck or ()) == 23
    assert audit(state) == ()


NOMADS = assemble(layout(["quarry", "caravan:turned", "village", "garden"]))
CROSSROADS = assemble(layout(["barracks-crossroads", "city-hall-fort", "farm", "oasis"]))
SPACES = tuple(each(NOMADS.nomad_spaces))
LAID = dict(
    zip(
        SPACES,
        [*(kind for kind in NOMAD_TILES if kind.startswith("donation")), *("treasure", "sword", "outpost") * 2],
        strict=False,
    )
)


def test_nomad_tiles_and_tasks_can_be_chosen() -> None:
    """P3."""
    state = start(with_choices(board=NOMADS, nomad_tiles=LAID))
    assert state.nomad_tiles == LAID
    assert audit(state) == ()
    state = start(with_choices(board=CROSSROADS, tasks=("road", "advance")))
    assert state.tasks == ("road", "advance")
    assert audit(state) == ()


def test_a_seed_lays_nomad_tiles_and_tasks() -> None:
    """P3: the same seed always gives the same tiles and tasks, and other seeds can give different ones."""
    first = start(Choices(TWO, NOMADS, CARDS, seed="one"))
    assert tuple(first.nomad_tiles) == SPACES
    assert start(Choices(TWO, NOMADS, CARDS, seed="one")).nomad_tiles == first.nomad_tiles
    assert start(Choices(TWO, NOMADS, CARDS, seed="two")).nomad_tiles != first.nomad_tiles
    assert audit(first) == ()
    tasks = start(Choices(TWO, CROSSROADS, CARDS, seed="one")).tasks
    assert start(Choices(TWO, CROSSROADS, CARDS, seed="one")).tasks == tasks
    assert len({start(Choices(TWO, CROSSROADS, CARDS, seed=str(seed))).tasks for seed in range(10)}) > 1


def test_explicit_choices_override_the_seed() -> None:
    """P3."""
    state = start(Choices(TWO, NOMADS, seed="one", nomad_tiles=LAID))
    assert state.nomad_tiles == LAID
    state = start(Choices(TWO, CROSSROADS, seed="one", tasks=("road", "advance")))
    assert state.tasks == ("road", "advance")


def test_a_choice_of_tiles_or_tasks_leaves_the_rest_of_the_seed_alone() -> None:
    """P3."""
    seeded = start(Choices(TWO, NOMADS, seed="one"))
    assert (
        start(Choices(TWO, NOMADS, seed="one", nomad_tiles=LAID))._replace(nomad_tiles=seeded.nomad_tiles) == seeded
    )
    seeded = start(Choices(TWO, CROSSROADS, seed="one"))
    told = start(Choices(TWO, CROSSROADS, seed="one", tasks=("road", "advance")))
    assert told._replace(tasks=seeded.tasks) == seeded


def test_a_seed_chooses_from_the_expansions_in_use() -> None:
    """P3, P1."""
    for number in range(10):
        state = start(Choices(TWO, seed=str(number), expansions=("nomads",)))
        assert {section.section.expansion for section in state.board.layout.sections} == {"nomads"}
        assert set(state.cards) == {"families", "shepherds", "ambassadors"}
        assert audit(state) == ()
        state = start(Choices(ALL, seed=str(number), expansions=("base", "nomads", "crossroads")))
        assert audit(state) == ()


def test_a_board_without_nomads_and_crossroads_has_neither_tiles_nor_tasks() -> None:
    """P3."""
    state = start(with_choices())
    assert (state.nomad_tiles, state.tasks) == ({}, ())
    assert start(with_choices(nomad_tiles={}, tasks=())) == state


THREE_SWORDS = {**LAID, **dict.fromkeys(SPACES[:3], "sword")}


@pytest.mark.parametrize(
    ("changes", "places", "text"),
    [
        ({"board": NOMADS}, ["/nomad_tiles"], "seed"),
        ({"board": CROSSROADS}, ["/tasks"], "seed"),
        ({"board": CROSSROADS, "tasks": ("road",)}, ["/tasks"], "2"),
        ({"board": CROSSROADS, "tasks": ("road", "road")}, ["/tasks"], "no task twice"),
        ({"board": CROSSROADS, "tasks": ("road", "advance", "fortress")}, ["/tasks"], "3 tasks"),
        ({"board": CROSSROADS, "tasks": ("road", "picnic")}, ["/tasks/1"], "picnic"),
        ({"tasks": ("road",)}, ["/tasks"], "0"),
        ({"nomad_tiles": {SPACES[0]: "sword"}}, ["/nomad_tiles"], "no nomad spaces"),
        ({"board": NOMADS, "nomad_tiles": {}}, ["/nomad_tiles"], NAMES[SPACES[0]]),
        ({"board": NOMADS, "nomad_tiles": {**LAID, named("a1"): "outpost"}}, ["/nomad_tiles"], NAMES[SPACES[0]]),
        ({"board": NOMADS, "nomad_tiles": {**LAID, SPACES[0]: "picnic"}}, ["/nomad_tiles"], "picnic"),
        ({"board": NOMADS, "nomad_tiles": THREE_SWORDS}, ["/nomad_tiles"], "sword"),
    ],
)
def test_impossible_tiles_and_tasks_are_refused(changes: dict[str, object], places: list[str], text: str) -> None:
    """P3."""
    with pytest.raises(StartError) as refusal:
        start(with_choices(**changes))
    assert [fault.place for fault in refusal.value.faults] == places
    assert text in " ".join(map(speech().fault, refusal.value.faults))


MARSHES = assemble(layout(["canoe", "temple:turned", "farm", "oasis"]))
SCOUTING = ("scouts", "hermits", "miners")


def test_swamp_cards_are_in_the_game_by_default_or_by_choice() -> None:
    """P3, P4."""
    assert start(with_choices(board=MARSHES)).swamp_cards
    assert not start(with_choices()).swamp_cards
    assert start(with_choices(swamp_cards=True)).swamp_cards
    assert not start(with_choices(board=MARSHES, swamp_cards=False)).swamp_cards
    for choices in (
        with_choices(board=MARSHES),
        with_choices(swamp_cards=True),
        with_choices(board=MARSHES, swamp_cards=False),
    ):
        assert audit(start(choices)) == ()


def test_a_known_deck_holds_the_swamp_cards() -> None:
    """P3."""
    swamp = "swamp-grass swamp-canyon swamp-desert swamp-flower-field swamp-forest "
    deck = cards_of(swamp + "grass canyon desert flower-field forest " * 4 + "canyon desert flower-field")
    state = start(with_choices(board=MARSHES, hands=cards_of("forest grass"), deck=deck))
    assert audit(state) == ()
    assert faults(with_choices(hands=cards_of("forest grass"), deck=deck))[0] == "/deck"


def test_a_swamp_card_can_begin_the_game() -> None:
    """M1."""
    state = start(with_choices(board=MARSHES, hands=cards_of("swamp-grass grass")))
    assert state.frames == (Turning(0, TerrainCard.SWAMP_GRASS),)
    assert audit(state) == ()


def test_a_terrain_is_removed_by_choice_or_by_seed() -> None:
    """P5."""
    state = start(with_choices(board=MARSHES, cards=SCOUTING, removed_terrain=Terrain.CANYON))
    assert state.removed_terrain is Terrain.CANYON
    assert sorted(state.removed) == sorted(cards_of("canyon " * 5 + "swamp-canyon"))
    assert audit(state) == ()
    seeded = start(with_choices(board=MARSHES, cards=SCOUTING, seed="one"))
    assert seeded.removed_terrain == start(with_choices(board=MARSHES, cards=SCOUTING, seed="one")).removed_terrain
    found = {start(with_choices(cards=SCOUTING, seed=str(seed))).removed_terrain for seed in range(30)}
    assert len(found) == 5
    assert audit(seeded) == ()


def test_a_removed_terrain_beside_a_seed_is_kept_out_of_hands_and_deck() -> None:
    """P5: the cards of the removed terrain leave the game before hands are dealt."""
    state = start(Choices(ALL, MARSHES, SCOUTING, seed="one", removed_terrain=Terrain.FOREST))
    assert state.deck is not None
    assert len(state.deck) == 30 - 6 - 5
    gone = set(cards_of("forest swamp-forest"))
    assert not gone & {*state.deck, *(card for player in state.players for card in player.hand)}
    assert audit(state) == ()


@pytest.mark.parametrize(
    ("changes", "places", "text"),
    [
        ({"cards": SCOUTING}, ["/removed_terrain"], "seed"),
        ({"removed_terrain": Terrain.GRASS}, ["/removed_terrain"], "No card in play removes"),
        ({"cards": SCOUTING, "removed_terrain": Terrain.WATER}, ["/removed_terrain"], "water"),
        ({"cards": SCOUTING, "removed_terrain": Terrain.SWAMP}, ["/removed_terrain"], "swamp"),
        (
            {"cards": SCOUTING, "removed_terrain": Terrain.GRASS, "hands": cards_of("grass desert")},
            ["/deck"],
            "grass",
        ),
        ({"hands": cards_of("swamp-grass desert")}, ["/deck"], "swamp-grass"),
        (
            {"board": MARSHES, "hands": cards_of("swamp-grass swamp-grass")},
            ["/deck"],
            "2 swamp-grass",
        ),
    ],
)
def test_an_impossible_removed_terrain_or_swamp_card_is_refused(
    changes: dict[str, object], places: list[str], text: str
) -> None:
    """P5, P3."""
    with pytest.raises(StartError) as refusal:
        start(with_choices(**changes))
    assert [fault.place for fault in refusal.value.faults] == places
    assert text in " ".join(map(speech().fault, refusal.value.faults))


def test_a_seed_chooses_sections_and_cards_of_marshlands_and_harvest() -> None:
    """P1, P3."""
    for expansion in ("marshlands", "harvest"):
        for number in range(10):
            state = start(Choices(TWO, seed=str(number), expansions=(expansion,)))
            assert {section.section.expansion for section in state.board.layout.sections} == {expansion}
            assert audit(state) == ()


MINI = ("base", "capitol", "caves", "island")


def test_a_seed_lays_out_the_mini_expansions() -> None:
    """Q1, Q2, Q3: the board gets an island, and each section gets a capitol and a cave where it has a hex for one."""
    sides = set()
    for number in range(20):
        state = start(Choices(TWO, seed=str(number), expansions=MINI))
        bare = start(Choices(TWO, seed=str(number))).board
        assert sections(state) == [str(section) for section in bare.layout.sections]
        for found, places in (
            (state.board.capitols, capitol_places(bare)),
            (state.board.caves, cave_places(bare)),
        ):
            assert not found & ~places
            for sector in SECTORS:
                assert (found & sector).bit_count() == bool(places & sector)
        assert state.board.layout.island is not None
        sides.add(str(state.board.layout.island))
        assert audit(state) == ()
    assert sides == {"tree-house", "rope-bridge"}


def test_each_mini_expansion_can_be_chosen_alone() -> None:
    """Q1, Q2, Q3: the other choices of the seed stay the same."""
    plain = start(Choices(TWO, seed="one"))
    assert (plain.board.capitols, plain.board.caves, plain.board.island) == (NOWHERE, NOWHERE, NOWHERE)
    caves = start(Choices(TWO, seed="one", expansions=("base", "caves")))
    assert caves.board.caves
    assert not caves.board.island
    assert (caves.cards, caves.deck) == (plain.cards, plain.deck)
    island = start(Choices(TWO, seed="one", expansions=("base", "island")))
    assert island.board.island
    assert not island.board.caves
    assert set(island.location_tiles) - set(plain.location_tiles) == set(
        each(island.board.locations & island.board.island)
    )


def test_a_seed_puts_mini_expansions_on_chosen_sections() -> None:
    """Q1, Q2, Q3: a board that already has the mini-expansions is not changed."""
    bare = assemble(layout(("barn", "farm", "harbor", "oasis")))
    board = start(Choices(TWO, bare, seed="one", expansions=MINI)).board
    assert board.layout.sections == bare.layout.sections
    assert board.capitols
    assert not board.capitols & ~capitol_places(bare)
    assert board.caves
    assert not board.caves & ~cave_places(bare)
    assert board.island
    assert all(start(Choices(TWO, board, seed=str(seed), expansions=MINI)).board is board for seed in range(5))


def test_mini_expansions_alone_are_not_enough_for_a_board() -> None:
    """Q1, Q2, Q3: the start is refused, and the fault points at `expansions`."""
    assert faults(Choices(TWO, seed="one", cards=CARDS, expansions=("capitol", "caves", "island"))) == ["/expansions"]


@pytest.mark.parametrize(
    ("more", "text"),
    [
        ({"caves": ["a1"]}, "cave"),
        ({"capitols": ["a1"]}, "capitol"),
        ({"island": "treehouse"}, "tree-house"),
    ],
)
def test_mini_expansions_in_the_wrong_place_are_refused_with_a_reason(more: dict[str, Any], text: str) -> None:
    """Q1, Q2, Q3."""
    told: dict[str, Any] = {
        key: value if key == "island" else [named(at) for at in value] for key, value in more.items()
    }
    with pytest.raises(BoardError, match=text):
        assemble(layout(["oracle", "harbor", "tower", "barn"], **told))


def test_everything_at_once_for_five() -> None:
    """P1, P3, P5, Q1, Q2, Q3."""
    everything = (*MINI, "nomads", "crossroads", "marshlands", "harvest")
    for number in range(10):
        state = start(Choices(ALL, seed=str(number), expansions=everything))
        assert audit(state) == ()
        assert len(state.players) == 5
