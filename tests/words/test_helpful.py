"""Sentences that should tell people what is wrong and what they can do."""

from http import HTTPStatus

import pytest

from referee.base.faults import Fault
from referee.board.hexes import named
from referee.documents.listings import entries_of
from referee.documents.problems import MAX_TEXT, ProblemError
from referee.engine.audit import audit
from referee.engine.play import judge
from referee.model.actions import Action, Build, BuildWith, Spend
from referee.model.state import State
from referee.words.speech import speech
from tests.drawing import draw


def refusal_texts(state: State, action: Action) -> list[str]:
    return [speech().violation(violation) for violation in judge(state, action).violations]


def inconsistency_texts(table: object) -> list[str]:
    return [speech().inconsistency(found) for found in audit(table)]  # type: ignore[arg-type]


def test_a_card_without_a_buildable_hex_says_to_draw_another() -> None:
    """T3."""
    state, _ = draw("g1 g2 d. d.", card="grass", possible=False)
    assert refusal_texts(state, Build(named("c1"))) == ["No hex is left for your grass card. First draw a new card."]


def test_a_tile_says_what_it_is_for() -> None:
    state, _ = draw("g1 L. g. g.", locations="paddock")
    assert refusal_texts(state, BuildWith("paddock", named("c1"))) == [
        "With the paddock tile you can only move a settlement."
    ]
    actions = {tile["name"]: tile["actions"] for tile in entries_of("tiles")}
    assert actions["paddock"] == ["move"]
    assert actions["barracks"] == ["place", "move", "remove"]
    assert actions["outpost"] == ["waiver"]
    assert actions["bazaar"] == ["via"]


@pytest.mark.parametrize(
    ("tile", "said"),
    [
        (
            "crossroads",
            "You never use the crossroads tile yourself: it works on its own.",
        ),
        (
            "bazaar",
            (
                "You cannot use the bazaar tile alone. "
                "Use it together with another location tile, whose action it repeats."
            ),
        ),
    ],
)
def test_a_tile_without_an_action_says_how_it_works(tile: str, said: str) -> None:
    state, _ = draw("g1 L. g. g.", locations=tile)
    assert refusal_texts(state, BuildWith(tile, named("c1"))) == [said]


@pytest.mark.parametrize(
    ("tile", "said"),
    [
        (
            "oasis",
            "The bazaar repeats only your own location tiles, and you do not have the oasis tile.",
        ),
        (
            "farmland",
            "The bazaar repeats only location tiles, not the farmland action.",
        ),
    ],
)
def test_a_bazaar_says_why_it_does_not_repeat(tile: str, said: str) -> None:
    """H3."""
    state, _ = draw("g1 L. g. g.", locations="bazaar")
    assert refusal_texts(state, BuildWith(tile, named("c1"), via="bazaar")) == [said]


def test_number_tiles_that_a_player_lacks_cannot_be_returned() -> None:
    """H8."""
    state, _ = draw("g1 L. g. g.", locations="cathedral")
    assert refusal_texts(state, Spend("cathedral", 1, 0)) == ["You have no number tiles to return."]


def test_a_missing_key_is_named() -> None:
    assert speech().fault(Fault("/action/at", "missing")) == "“at” is required, but it is missing."


def test_a_tile_of_another_kind_names_both_kinds() -> None:
    state, _ = draw("g1 L. g. g2", locations="farm")
    first = state.players[0]
    wrong = first._replace(tiles=tuple(tile._replace(kind="oasis") for tile in first.tiles))
    said = inconsistency_texts(state._replace(players=(wrong, *state.players[1:])))
    (sentence,) = said
    assert sentence.startswith("The blue player holds the oasis tile from b1, but b1 is of another kind: farm.")


def test_out_of_reach_in_a_position_does_not_speak_of_tiles() -> None:
    state, _ = draw("g1 w1 g. g2", possible=False)
    (said,) = inconsistency_texts(state.position)
    assert said == "Nothing on this board brings such a piece onto water: b1. Check the piece and the terrain."


def test_a_wrong_count_of_tiles_is_called_that() -> None:
    state, _ = draw("g1 L. g. g2", locations="farm")
    position = state.position._replace(location_tiles={named("b1"): 2})
    (said,) = inconsistency_texts(position)
    assert said.startswith("Two tiles are left on b1, but a piece stands next to it")
    assert said.endswith("At most one can be left.")


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("taverm", "There is no tile called “taverm”. Did you mean “tavern”?"),
        ("zzz", "There is no tile called “zzz”."),
    ],
)
def test_an_unknown_tile_names_the_one_that_was_meant(word: str, said: str) -> None:
    state, _ = draw("g1 L. g. g.", locations="farm")
    assert refusal_texts(state, BuildWith(word, named("c1"))) == [said]


def test_a_long_detail_is_cut_between_words() -> None:
    fault = Fault("/x", "setting", {"why": "word " * 200})
    problem = ProblemError(
        HTTPStatus.UNPROCESSABLE_ENTITY, "wrong-shape", facts={"place": "/x", "why": fault}, faults=[fault]
    ).document(speech())
    for cut in (problem["detail"], problem["errors"][0]["text"]):
        assert cut.endswith("word …")
        assert len(cut) <= MAX_TEXT
