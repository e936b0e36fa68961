"""Regression tests for refusals and prompts whose sentences once made a false claim."""

import pytest

from referee.board.hexes import named, named_set
from referee.documents.answers import dump_suggestion
from referee.engine.frames import FRAMES
from referee.engine.inference import infer
from referee.engine.play import judge
from referee.engine.suggestions import suggest
from referee.model.actions import (
    Action,
    Build,
    BuildWith,
    EndTurn,
    Finish,
    MoveWith,
    Place,
    Redraw,
    Remove,
    Reveal,
    Shuffle,
    Spend,
    Take,
)
from referee.model.actions import Draw as DrawCard
from referee.model.description import TableDescription
from referee.model.ruling import Violation, ViolationCode
from referee.model.state import State
from referee.model.vocabulary import TerrainCard, Verdict
from referee.words.speech import speech
from tests.drawing import draw, play


def reasons(state: State, action: Action) -> tuple[Violation, ...]:
    ruling = judge(state, action)
    assert ruling.verdict is Verdict.ILLEGAL
    return ruling.violations


def codes(state: State, action: Action) -> list[str]:
    return [violation.code for violation in reasons(state, action)]


def sentences(state: State, action: Action) -> list[str]:
    return [speech().violation(violation) for violation in reasons(state, action)]


@pytest.mark.parametrize(
    ("picture", "more", "blocking"),
    [
        ("g1 L. g. g2 g. g. g.", {"used": "b1"}, ViolationCode.TILE_USED),
        ("g1 L. g. g2 g. g. g.", {"fresh": "b1"}, ViolationCode.TILE_FRESH),
        ("g1 g. L. g2 g. g. g.", {}, ViolationCode.TILE_NOT_HELD),
        ("g1 L. g. g2 g. g. g.", {"supply": {1: 0}}, ViolationCode.NO_SETTLEMENT_LEFT),
        ("g1 L. g1 g2 g. g. g.", {"built": "c1"}, ViolationCode.INSIDE_MANDATORY_ACTION),
    ],
)
def test_no_hex_is_proposed_if_a_reason_rules_out_the_whole_action(
    picture: str, more: dict[str, object], blocking: ViolationCode
) -> None:
    """B3, L2: g1 is not adjacent, but building on an adjacent hex would be illegal, too."""
    state, _ = draw(picture, locations="farm", **more)  # type: ignore[arg-type]
    first, *others = reasons(state, BuildWith("farm", named("g1")))
    assert first.code == blocking
    assert [violation.choices for violation in others] == [None] * len(others)


def test_after_the_mandatory_action_no_hex_is_proposed_for_it() -> None:
    """T2, B3."""
    state, _ = draw("g1 g1 g1 g. g2 g. g.", built="a1 b1 c1")
    assert codes(state, Build(named("g1"))) == [ViolationCode.MANDATORY_ACTION_DONE]


def test_a_useful_card_lists_the_hexes_where_the_mandatory_action_can_build() -> None:
    """T3, B3: d1 is grass, too, but not adjacent."""
    state, expected = draw("g1 g* d. g. g2")
    (violation,) = reasons(state, Redraw())
    assert (violation.code, violation.choices) == (ViolationCode.CARD_USEFUL, expected)


def test_a_card_is_not_called_useful_when_nothing_has_to_be_built_with_it() -> None:
    """T3, T2."""
    state, _ = draw("g1 g1 g1 g. g2", built="a1 b1 c1")
    assert sentences(state, Redraw()) == [
        "There is still a free hex for your grass card. You may draw a new card only when no such hex is left."
    ]


@pytest.mark.parametrize(
    ("built", "text"),
    [
        ("", "You are not in the middle of an action, so there is nothing to stop."),
        ("a1", "You cannot stop yet: your mandatory action still needs 2 settlements."),
        ("a1 b1", "You cannot stop yet: your mandatory action still needs 1 settlement."),
        ("a1 b1 c1", "You are not in the middle of an action, so there is nothing to stop."),
    ],
)
def test_stopping_inside_the_mandatory_action_says_what_is_due(built: str, text: str) -> None:
    """T6, T2."""
    state, _ = draw("g1 g1 g1 g. g. g2", built=built)
    assert sentences(state, Finish()) == [text]


@pytest.mark.parametrize(
    ("origin", "to", "text"),
    [
        ("a1", "e1", "a1 is not next to a cave. Only a settlement that is next to a cave can use one."),
        ("c1", "f1", "f1 is not next to a cave, and the move must end next to one. From c1 you can move to e1."),
    ],
)
def test_a_refused_cave_move_says_which_end_is_not_next_to_a_cave(origin: str, to: str, text: str) -> None:
    """Q2."""
    state, _ = draw("g1 g. g1 V. g. g. g2")
    assert sentences(state, MoveWith("cave", named(origin), named(to))) == [text]


def test_a_refused_cave_move_says_that_no_settlement_is_next_to_a_cave() -> None:
    """Q2."""
    state, _ = draw("g1 g. g. V. g. g. g2")
    assert sentences(state, MoveWith("cave", named("a1"), named("e1"))) == [
        "The settlement must start next to a cave, and none of yours is next to one."
    ]


def test_a_move_to_a_special_hex_still_says_that_no_settlement_is_next_to_a_cave() -> None:
    """Q2, G7: a move to any other hex would be refused, too."""
    state, _ = draw("g1 g. g. V. g. g. g. g. L. g2", locations="farm")
    assert sentences(state, MoveWith("cave", named("a1"), named("i1"))) == [
        "You can never put anything on i1: it is a location.",
        "The settlement must start next to a cave, and none of yours is next to one.",
    ]


@pytest.mark.parametrize(
    ("picture", "text"),
    [
        ("g1 g. L. g. g2", "You do not have the farm tile. You get it when you build next to c1."),
        ("g1 g2 L. m. g2", "You do not have the farm tile."),
    ],
)
def test_a_tile_is_promised_only_if_the_player_can_build_next_to_its_location(picture: str, text: str) -> None:
    state, _ = draw(picture, locations="farm")
    assert sentences(state, BuildWith("farm", named("b1")))[0] == text


def test_only_an_outpost_lets_a_player_build_away_from_their_pieces() -> None:
    """N5: the farm tile has another use, and this game has no tavern tile. The sentences say so."""
    state, _ = draw("g1 g. L. g. g2", locations="farm")
    assert sentences(state, Build(named("b1"), "farm")) == [
        "Building away from your pieces is not what the farm tile is for."
    ]
    assert sentences(state, Build(named("b1"), "tavern")) == ["This game has no tavern tile."]


def test_a_component_that_is_not_in_the_game_is_not_called_used_up() -> None:
    """P1, H8, M2."""
    state, _ = draw("g1 g1 g1 d. d.", built="a1 b1 c1", deck="", discard="desert")
    drawing = play(state, EndTurn())
    assert sentences(drawing, Reveal(TerrainCard.SWAMP_GRASS)) == ["This game is played without swamp cards."]
    for begun in (state, draw("g1 g. g. d. d.", built="a1")[0]):
        assert sentences(begun, Take("number-five")) == [
            "This game has no number tiles: the cathedral is not on the board."
        ]
    assert sentences(state, Remove("temple-bonus", named("a1"))) == [
        "This game has no temple bonus tile: the temple is not on the board."
    ]


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (BuildWith("canoe", named("e1")), "nothing-to-answer"),
        (BuildWith("silo", named("e1")), "no-harvest-yet"),
        (MoveWith("silo", named("b1"), named("e1")), "no-harvest-yet"),
    ],
)
def test_the_mandatory_action_is_not_the_reason_against_a_canoe_or_a_silo(action: Action, code: str) -> None:
    """M3, H10: even after the mandatory action, the player could not use a canoe or a silo."""
    state, _ = draw("O. g1 L. g1 g. g. g2", locations="canoe", built="d1")
    found = codes(state, action)
    assert found[0] == code
    assert ViolationCode.INSIDE_MANDATORY_ACTION not in found


def test_an_unfinished_turn_with_a_useless_card_says_that_it_is_useless() -> None:
    """T3, T6."""
    state, _ = draw("g1 g2 d. d.", card="grass", possible=False)
    due, useless = reasons(state, EndTurn())
    assert (due.code, due.choices) == (ViolationCode.MANDATORY_ACTION_DUE, None)
    assert useless.code == ViolationCode.CARD_USELESS


def test_without_settlements_a_useless_card_is_not_the_reason_against_a_build() -> None:
    """T2, T3: a better card would not help."""
    state, _ = draw(f"{20 * 'g1 '}\n {20 * 'g1 '}\ng2 d. d.", card="grass")
    (reason,) = reasons(state, Build(named("b3")))
    assert reason.code == ViolationCode.NO_SETTLEMENT_LEFT


@pytest.mark.parametrize(
    ("at", "texts"),
    [
        ("c1", ["c1 is water, and no terrain card shows that terrain."]),
        ("e1", ["e1 is not next to any of your pieces, and you must build next to them if you can."]),
        ("d1", ["The orange player already has a piece on d1. Choose an empty hex."]),
    ],
)
def test_no_reason_names_a_hidden_card(at: str, texts: list[str]) -> None:
    """T1: each sentence is true whichever card is hidden."""
    state, _ = draw("g1 g. w. g2 g. d.", card=None)
    assert sentences(state, Build(named(at))) == texts


def test_no_reason_names_a_card_if_the_description_of_the_table_does_not() -> None:
    """T1: the inferred state leaves the card unknown."""
    drawn, _ = draw("g1 g. w. g2 g. d.", card=None)
    state = infer(TableDescription(drawn.position, turn=0)).state
    assert state
    for at in ("c1", "d1", "e1"):
        assert all("card" not in violation.facts for violation in reasons(state, Build(named(at))))
        assert all("wanted" not in violation.facts for violation in reasons(state, Build(named(at))))


def test_number_tiles_depend_on_the_hidden_card_unless_no_card_has_a_hex() -> None:
    """H8, T1."""
    spend = Spend("cathedral", 1, 0)
    full, _ = draw("g1 L. g1 g2", locations="cathedral", numbers={1: (1, 0)}, card=None)
    assert codes(full, spend) == ["nothing-to-build-on"]
    free, _ = draw("g1 L. g1 g. g2", locations="cathedral", numbers={1: (1, 0)}, card=None)
    assert judge(free, spend).verdict is Verdict.UNDETERMINED


def test_a_used_nomad_tile_is_not_promised_for_a_later_turn() -> None:
    """N1."""
    state, _ = draw("g1 g1 g1 g2 g2 g2 g.", held={1: "sword"}, spent="sword")
    assert sentences(state, Remove("sword", named("d1"))) == [
        "You have already used the sword tile, and it can be used only once."
    ]


def test_a_new_nomad_tile_is_promised_for_one_turn_only() -> None:
    """N1."""
    state, _ = draw("g1 g1 g1 g2 g2 g2 g.", claimed={1: "sword"})
    assert sentences(state, Remove("sword", named("d1"))) == [
        "You have only just taken the sword tile. You can use it in your next turn, and only then."
    ]


def test_a_used_city_hall_is_not_promised_for_a_later_turn() -> None:
    """X4."""
    state, _ = draw(
        """
        m. m. g. g. g1 L.
          m. g. g. g. m. m.
        m. m. g. g. m. m.
        """,
        locations="city-hall",
    )
    state = play(state, Place("city-hall", named("c2")))
    assert codes(state, Place("city-hall", named("c2")))[0] == ViolationCode.TILE_USED_UP


def test_a_missing_tile_names_the_locations_where_the_player_can_still_take_one() -> None:
    """L1, L3, L4: b1 has no tile left, and the player has lost the tile from f1, so only i1 remains."""
    picture = "g2 L. g3 g. g1 L. g. g. L. g. g."
    state, _ = draw(picture, locations="farm", lost={1: "f1"})
    (missing, *_) = reasons(state, BuildWith("farm", named("g1")))
    assert (missing.code, missing.choices) == (ViolationCode.TILE_NOT_HELD, named_set(["i1"]))


@pytest.mark.parametrize("tile", ["tower", "refuge-bonus", "sword"])
def test_a_refusal_says_that_a_tile_is_not_in_this_game(tile: str) -> None:
    """L1, M2, N1."""
    state, _ = draw("g1 L. g. g2", locations="farm")
    actions: dict[str, Action] = {
        "tower": BuildWith("tower", named("c1")),
        "refuge-bonus": MoveWith("refuge-bonus", named("a1"), named("c1")),
        "sword": Remove("sword", named("d1")),
    }
    assert codes(state, actions[tile])[0] == ViolationCode.NOT_IN_PLAY


def test_the_chosen_terrain_of_a_swamp_card_is_the_reason_and_not_the_card() -> None:
    """M1."""
    state, _ = draw("g1 g1 g. s. g2", card="swamp-grass", terrain="grass", built="b1")
    (violation,) = reasons(state, Build(named("d1")))
    assert violation.rules[0] == "M1"
    assert speech().violation(violation) == (
        "d1 is swamp, but you have already used your swamp card as grass, and it stays grass for the whole turn."
    )


def test_the_card_of_the_fort_is_not_the_played_card() -> None:
    """X2."""
    state, _ = draw("g1 L. g. d. g2", locations="fort", deck="desert grass", hands={2: "forest"})
    state = play(state, DrawCard("fort"))
    assert sentences(state, BuildWith("fort", named("c1"))) == ["c1 is grass, but this action needs desert."]


def test_an_outpost_in_a_reaction_is_refused_for_the_turn() -> None:
    """N5, M3."""
    picture = "g1 g. L. m. L. d2 s. s. g. d2 d2 g1 g1"
    state, _ = draw(picture, locations={"c1": "farm", "e1": "canoe"}, lost={2: "c1"}, held={2: "outpost"})
    state = play(state, Build(named("b1")))
    assert sentences(state, BuildWith("canoe", named("h1"), "outpost")) == [
        "You can use the outpost tile only in your own turn."
    ]


def test_a_reaction_that_is_awaited_is_not_an_unfinished_action() -> None:
    """M3."""
    picture = "g1 g. L. m. L. d2 s. s. g."
    state, _ = draw(picture, locations={"c1": "farm", "e1": "canoe"}, lost={2: "c1"})
    state = play(state, Build(named("b1")))
    (text,) = sentences(state, EndTurn())
    assert text == (
        "The blue player took the last tile from c1, so you may use the canoe tile now. "
        "Use it, or let it pass. After that, the turn continues. You can build on g1."
    )


@pytest.mark.parametrize(
    ("tile", "action"),
    [
        ("paddock", MoveWith("paddock", named("e1"), named("c1"))),
        ("temple", Remove("temple", named("e1"))),
        ("wagon", MoveWith("wagon", named("e1"), named("d1"))),
    ],
)
def test_the_owner_of_another_players_piece_is_named(tile: str, action: Action) -> None:
    state, _ = draw("L. g1 g. g. g2 g.", locations=tile)
    violation = reasons(state, action)[0]
    assert (violation.code, violation.facts["owner"]) == (ViolationCode.NOT_YOUR_PIECE, state.players[1].colour)


def test_only_pieces_that_can_move_are_offered_to_move() -> None:
    """L13: the settlement on g1 cannot jump anywhere."""
    state, expected = draw("L. g! g. g. m. m. g1 m. m. g2", locations="paddock")
    (violation,) = reasons(state, MoveWith("paddock", named("c1"), named("d1")))
    assert (violation.code, violation.choices) == (ViolationCode.NO_OWN_SETTLEMENT, expected)


def test_a_missing_tile_is_the_reason_and_not_the_mandatory_action() -> None:
    """T1, L1: the player would still lack the tile after the mandatory action."""
    state, _ = draw("g1 g. L. g2 g.", locations="farm", built="a1")
    assert codes(state, BuildWith("farm", named("d1"))) == [
        ViolationCode.TILE_NOT_HELD,
        ViolationCode.OCCUPIED,
    ]


@pytest.mark.parametrize(
    ("begun", "text"),
    [
        (
            {"silos": 1},
            (
                "Now you can only use your silos, to build or move settlements. Use this silo, or skip it. "
                "You can build on c1."
            ),
        ),
        (
            {"silos": 1, "mode": "move", "left": 2},
            "You are still using a silo. Continue with it, or stop. You can move to d1.",
        ),
        (
            {"silos": 1, "supply": {1: 0}},
            (
                "Now you can only use your silos. Your supply is empty, so you can only move settlements. "
                "Use this silo, or skip it."
            ),
        ),
    ],
)
def test_a_refusal_says_whether_a_silo_is_in_use(begun: dict[str, object], text: str) -> None:
    """H10: the sentence says whether a silo is in use, and whether the hexes are to build on or to move to."""
    picture = "O. g1 g. g2" if "mode" not in begun and "supply" not in begun else "O. g1 g1 g. g2"
    state, _ = draw(picture, **begun)  # type: ignore[arg-type]
    assert sentences(state, EndTurn()) == [text]


@pytest.mark.parametrize(
    ("mode", "action", "text"),
    [
        (
            "build",
            MoveWith("silo", named("b1"), named("d1")),
            (
                "You have begun to build with this silo, so you cannot move settlements with it. "
                "Keep building, or stop here."
            ),
        ),
        (
            "move",
            BuildWith("silo", named("d1")),
            (
                "You have begun to move settlements with this silo, so you cannot build with it. "
                "Keep moving settlements, or stop here."
            ),
        ),
    ],
)
def test_a_refusal_says_what_the_silo_is_being_used_for(mode: str, action: Action, text: str) -> None:
    """H10."""
    state, _ = draw("O. g1 g1 g. g2", silos=1, mode=mode, left=2)
    assert sentences(state, action)[0] == text


@pytest.mark.parametrize("action", [DrawCard("number-five"), Spend("number-five", 1, 0)])
def test_without_a_cathedral_there_are_no_number_tiles_for_any_action(action: Action) -> None:
    """H8."""
    state, _ = draw("g1 g. g. g2")
    assert sentences(state, action) == ["This game has no number tiles: the cathedral is not on the board."]


def test_in_the_last_round_no_tile_is_promised() -> None:
    """E1, L2: the player has no later turn in which to use the tile."""
    picture, farm = "g1 g. L. g. g2", BuildWith("farm", named("b1"))
    state, _ = draw(picture, locations="farm")
    assert sentences(state, farm) == ["You do not have the farm tile. You get it when you build next to c1."]
    state, _ = draw(picture, locations="farm", ending=True)
    assert sentences(state, farm) == ["You do not have the farm tile."]


@pytest.mark.parametrize(
    ("picture", "text"),
    [
        ("g1 g. L. g. L. g2", "You get it together with your second temple tile."),
        ("g1 g. L. g. g. g2", "that takes two temple tiles."),
    ],
)
def test_a_bonus_tile_is_promised_only_where_it_can_be_won(picture: str, text: str) -> None:
    """M2."""
    state, _ = draw(picture, locations="temple")
    assert sentences(state, Build(named("b1"), "temple-bonus"))[0].endswith(text)


def test_a_swamp_card_is_called_what_it_stands_for() -> None:
    """M1, P4."""
    state, _ = draw("g1 g. s. d. g2", card="swamp-grass", terrain="grass")
    assert sentences(state, Build(named("d1"))) == ["d1 is desert, but your card counts as grass this turn."]
    state, _ = draw("g1 g. s. d. g2", card="swamp-grass")
    assert sentences(state, Build(named("d1"))) == ["d1 is desert, but your card allows only grass or swamp."]
    state, _ = draw("g1 g. c. d. g2", card="swamp-grass")
    assert sentences(state, Build(named("d1"))) == ["d1 is desert, but the played card shows grass."]


@pytest.mark.parametrize(
    ("picture", "supply", "prompt"),
    [
        ("g1 g. g. s. s. g2", 20, "swamp/grass is on the table: build 2 on swamp or 3 on grass"),
        ("g1 g. g. s. s. g2", 2, "swamp/grass is on the table: build 2 on swamp or grass"),
        ("g1 g. g. c. c. g2", 20, "swamp/grass is on the table as grass, 3 settlements to build"),
        ("g1 g2 s. s. s. g2", 20, "swamp/grass is on the table as swamp, 2 settlements to build"),
    ],
)
def test_the_prompt_for_a_swamp_card_names_the_terrains_that_have_a_hex(
    picture: str, supply: int, prompt: str
) -> None:
    """M1, P4, T2."""
    state, _ = draw(picture, card="swamp-grass", supply={1: supply})
    assert speech().prompt(FRAMES["turning"].prompt(state, state.frames[-1]), 1, "blue").endswith(prompt)


@pytest.mark.parametrize(
    ("picture", "text"),
    [
        (
            "g1 g. g. s. s. g2",
            "You still have to build 2 settlements on swamp or 3 on grass for your mandatory action.",
        ),
        ("g1 g. g. c. c. g2", "You still have to build 3 settlements for your mandatory action."),
        ("g1 g2 s. s. s. g2", "You still have to build 2 settlements for your mandatory action."),
    ],
)
def test_an_unfinished_turn_with_a_swamp_card_says_how_many_builds_are_due_where(picture: str, text: str) -> None:
    """M1, T6."""
    state, _ = draw(picture, card="swamp-grass")
    assert sentences(state, EndTurn())[0].startswith(text)


@pytest.mark.parametrize("action", [Redraw(), EndTurn(), Build(named("d1"))])
def test_a_player_with_two_cards_must_choose_one_first(action: Action) -> None:
    """X3: this applies even if both cards are known."""
    state, _ = draw("g1 L. d1 g. d. g2", locations="crossroads", card=None, hands={1: "grass desert"})
    assert codes(state, action) == [ViolationCode.CARD_NOT_CHOSEN]


def test_a_discard_pile_of_one_card_is_not_shuffled_in_an_order() -> None:
    """T4."""
    state, _ = draw("g1 g1 g1 d. d.", built="a1 b1 c1", deck="", discard="")
    drawing, wish = play(state, EndTurn()), Shuffle((TerrainCard.DESERT,))
    assert sentences(drawing, wish) == ["The discard pile holds only one card. Name that card and no other."]
    texts = [dump_suggestion(drawing, action, wish, speech())["text"] for action in suggest(drawing, wish)]
    assert "Make the single card of the discard pile the new draw pile." in texts


def test_a_hex_beside_the_middle_of_a_city_hall_is_explained() -> None:
    """X4: the request names b2, and the sentence explains why a2 matters."""
    picture = "g. g. g. g.\n  g2 g. g. g1\ng. g. g. L."
    state, _ = draw(picture, locations="city-hall")
    assert (
        "The orange player already has a piece on a2. Choose an empty hex. "
        "A city hall on b2 also covers the hexes around it, including a2."
    ) in sentences(state, Place("city-hall", named("b2")))


@pytest.mark.parametrize(
    ("tile", "text"),
    [
        ("barracks", "The warrior on d1 belongs to the orange player, and you need a warrior of your own."),
        ("lighthouse", "The warrior on d1 belongs to the orange player, and you need your own ship."),
        ("temple", "The warrior on d1 belongs to the orange player, and you need a settlement of your own."),
    ],
)
def test_a_foreign_piece_is_named_and_so_is_what_the_tile_needs(tile: str, text: str) -> None:
    """X5, X7, M6."""
    state, _ = draw("g1 L. g. gW g. g.", locations=tile, possible=False)
    assert sentences(state, Remove(tile, named("d1")))[0].startswith(text)


@pytest.mark.parametrize(
    ("ones", "text"),
    [
        (0, "With the cathedral you build only if you return at least one number tile."),
        (3, "You cannot return number tiles that you do not have. You have 2 worth 1 and none worth 5."),
    ],
)
def test_number_tiles_that_cannot_be_returned(ones: int, text: str) -> None:
    """H8: the sentence is the same if the refusal also says that the cathedral has been used."""
    picture, spend = "d1 L. g1 g. g. g2", Spend("cathedral", ones, 0)
    state, _ = draw(picture, locations="cathedral", numbers={1: (2, 0)})
    assert sentences(state, spend) == [text]
    state, _ = draw(picture, locations="cathedral", numbers={1: (2, 0)}, used="b1")
    assert codes(state, spend)[0] == ViolationCode.TILE_USED
    assert sentences(state, spend)[1:] == [text]
