"""The set-up of a game: chosen, recommended or from a seed."""

import pytest

from referee.board.assemble import assemble
from referee.board.layout import Placed, layout
from referee.board.section import own_section
from referee.engine.audit import audit
from referee.engine.start import Choices, StartError, first_game, start
from referee.model.frames import Turning
from referee.model.ruleset import PRESETS, Ruleset
from referee.model.state import State
from referee.model.vocabulary import Colour, TerrainCard
from tests.drawing import cards_of

TWO = (Colour.BLUE, Colour.ORANGE)
ALL = tuple(Colour)
BOARD = assemble(layout(["oracle", "harbor:turned", "tower", "barn"]))
CARDS = ("lords", "hermits", "miners")


def faults(choices: Choices) -> list[str]:
    with pytest.raises(StartError) as refusal:
        start(choices)
    assert str(refusal.value) == "\n".join(f"{fault.place}: {fault.text}" for fault in refusal.value.faults)
    return [fault.place for fault in refusal.value.faults]


def chosen(**changes: object) -> Choices:
    choices = Choices(TWO, BOARD, CARDS)
    return Choices(**{**choices._asdict(), **changes})


def sections(state: State) -> list[str]:
    return [str(section) for section in state.board.layout.sections]


def test_everything_can_be_chosen() -> None:
    deck = cards_of("grass canyon desert flower-field forest " * 4 + "canyon desert flower-field")
    state = start(
        chosen(
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


def test_cards_nobody_chose_stay_hidden() -> None:
    state = start(chosen())
    assert state.deck is None
    assert [player.hand for player in state.players] == [(None,), (None,)]
    assert state.frames == (Turning(0),)
    assert state.ruleset == Ruleset()
    assert audit(state) == ()


def test_a_hand_may_be_known_to_one_player_only() -> None:
    state = start(chosen(hands=(TerrainCard.DESERT, None)))
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


def test_a_seed_decides_what_was_not_chosen() -> None:
    """Seeds are links to games: if this fails, every published seed is void."""
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


def test_the_same_seed_gives_the_same_state_and_another_one_another() -> None:
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
def test_choices_of_which_no_game_can_be_made_are_refused_with_their_place(
    changes: dict[str, object], places: list[str]
) -> None:
    assert faults(chosen(**changes)) == places


def test_a_board_with_a_location_nobody_knows_is_refused() -> None:
    crater = Placed(own_section(["L" + "G" * 9, *["G" * 10] * 9], {"a1": "volcano"}))
    board = assemble(layout([crater, "farm", "oasis", "barn"]))
    with pytest.raises(StartError, match="volcano at a1 is no location"):
        start(chosen(board=board))
    assert faults(chosen(board=board)) == ["/board"]


def test_a_first_card_without_any_hex_ends_the_mandatory_action_at_once() -> None:
    """T3."""
    bare = [Placed(own_section(["M" * 10] * row + ["W" * 10] * (10 - row), {})) for row in range(4)]
    board = assemble(layout(bare))
    state = start(chosen(board=board, hands=cards_of("grass grass")))
    assert state.ending
    assert state.frames == (Turning(0, TerrainCard.GRASS, 0),)


def test_a_seed_leaves_hidden_cards_out_of_the_draw_pile() -> None:
    """P1."""
    state = start(Choices((Colour.BLUE, Colour.RED), seed="x", hands=(None, TerrainCard.GRASS)))
    assert len(state.deck or ()) == 23
    assert audit(state) == ()
