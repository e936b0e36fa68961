"""Reading and writing actions in words, such as `build c5`."""

import pytest

from referee.base.errors import ShapeError
from referee.cli.shorthand import FORMS, read_shorthand, write_shorthand
from referee.documents.actions import read_action
from referee.documents.reader import Json, load
from referee.words.speech import speech

ACTIONS: list[tuple[str, Json]] = [
    ("build c5", {"type": "build", "at": "c5"}),
    ("build c5 farm", {"type": "build", "at": "c5", "tile": "farm"}),
    ("build c5 waiver outpost", {"type": "build", "at": "c5", "waiver": "outpost"}),
    ("build c5 farm waiver outpost", {"type": "build", "at": "c5", "tile": "farm", "waiver": "outpost"}),
    ("place c5 quarry", {"type": "place", "at": "c5", "tile": "quarry"}),
    ("place c5 wagon waiver outpost", {"type": "place", "at": "c5", "tile": "wagon", "waiver": "outpost"}),
    ("remove c5 sword", {"type": "remove", "at": "c5", "tile": "sword"}),
    ("draw fort", {"type": "draw", "tile": "fort"}),
    ("build c5 farm via bazaar", {"type": "build", "at": "c5", "tile": "farm", "via": "bazaar"}),
    (
        "build c5 farm waiver outpost via bazaar",
        {"type": "build", "at": "c5", "tile": "farm", "waiver": "outpost", "via": "bazaar"},
    ),
    ("build c5 waiver temple-bonus", {"type": "build", "at": "c5", "waiver": "temple-bonus"}),
    ("place c5 quarry via bazaar", {"type": "place", "at": "c5", "tile": "quarry", "via": "bazaar"}),
    ("move barn a1 b2 via bazaar", {"type": "move", "tile": "barn", "from": "a1", "to": "b2", "via": "bazaar"}),
    ("remove c5 temple via bazaar", {"type": "remove", "at": "c5", "tile": "temple", "via": "bazaar"}),
    ("draw fort via bazaar", {"type": "draw", "tile": "fort", "via": "bazaar"}),
    ("take number-five", {"type": "take", "tile": "number-five"}),
    ("take cathedral via bazaar", {"type": "take", "tile": "cathedral", "via": "bazaar"}),
    ("spend cathedral 3 1", {"type": "spend", "tile": "cathedral", "ones": 3, "fives": 1}),
    (
        "spend cathedral 0 1 via bazaar",
        {"type": "spend", "tile": "cathedral", "ones": 0, "fives": 1, "via": "bazaar"},
    ),
    ("finish", {"type": "finish"}),
    ("move barn a1 b2", {"type": "move", "tile": "barn", "from": "a1", "to": "b2"}),
    ("end-turn", {"type": "end-turn"}),
    ("redraw", {"type": "redraw"}),
    ("play grass", {"type": "play", "card": "grass"}),
    ("reveal flower-field", {"type": "reveal", "card": "flower-field"}),
    ("reveal", {"type": "reveal", "card": None}),
    ("shuffle grass desert", {"type": "shuffle", "deck": ["grass", "desert"]}),
]


@pytest.mark.parametrize(("words", "document"), ACTIONS)
def test_both_ways(words: str, document: Json) -> None:
    assert read_shorthand(f" {words.replace(' ', '  ')} ") == document
    assert write_shorthand(document) == words
    load(read_action, document)


def test_a_tile_that_is_null_is_left_out() -> None:
    document = {"type": "build", "at": "c5", "tile": None, "waiver": None, "via": None}
    assert write_shorthand(document) == "build c5"


@pytest.mark.parametrize(
    "words",
    [
        "",
        "dance",
        "build",
        "build c5 farm via",
        "build c5 farm twice",
        "build c5 via bazaar waiver",
        "finish via bazaar",
        "move barn a1 via bazaar",
        "move barn a1 b2 waiver outpost",
        "take",
        "spend cathedral",
        "spend cathedral 1",
        "spend cathedral one 0",
        "spend cathedral -1 0",
        "spend cathedral 1 ²",
        "reveal grass desert",
    ],
)
def test_other_words_are_refused(words: str) -> None:
    with pytest.raises(ShapeError) as refusal:
        read_shorthand(words)
    (fault,) = refusal.value.faults
    assert fault.place == "/action"
    assert f"is not an action. Write {FORMS[0]}, " in speech().fault(fault)


@pytest.mark.parametrize(
    ("words", "place", "text"),
    [
        ("place city-hall g4", "/at", "“city-hall” is not a hex. The hex comes first: place g4 city-hall"),
        ("build farm c5", "/at", "“farm” is not a hex. The hex comes first: build c5 farm"),
        (
            "remove temple i:c3 via bazaar",
            "/at",
            "“temple” is not a hex. The hex comes first: remove i:c3 temple via bazaar",
        ),
        ("move a1 b2 barn", "/tile", "“a1” is not a tile. The tile comes first: move barn a1 b2"),
        (
            "move a1 b2 barn via bazaar",
            "/tile",
            "“a1” is not a tile. The tile comes first: move barn a1 b2 via bazaar",
        ),
    ],
)
def test_a_tile_and_a_hex_the_wrong_way_round(words: str, place: str, text: str) -> None:
    with pytest.raises(ShapeError) as refusal:
        read_shorthand(words)
    (fault,) = refusal.value.faults
    assert (fault.place, speech().fault(fault)) == (place, text)
    load(read_action, read_shorthand(text.rpartition(": ")[2]))


@pytest.mark.parametrize("form", FORMS)
def test_every_form_that_is_named_can_be_read(form: str) -> None:
    load(read_action, read_shorthand(form.removesuffix(" ...")))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Build 5C", "build c5"),
        ("BUILD C5 City Hall via Bazaars", "build c5 city-hall via bazaar"),
        ("End Turn", "end-turn"),
        ("end_turn", "end-turn"),
        ("play Flower Field", "play flower-field"),
        ("Shuffle Grass Swamp Flower Field deserts", "shuffle grass swamp-flower-field desert"),
        ("remove I:3C temple", "remove i:c3 temple"),
    ],
)
def test_words_as_people_type_them(typed: str, meant: str) -> None:
    assert read_shorthand(typed) == read_shorthand(meant)
    assert write_shorthand(read_shorthand(typed)) == meant
