"""Misspelt words and hex names are corrected, and faults suggest the nearest word."""

import pytest

from referee.base.errors import BoardError, HexNameError
from referee.base.faults import unknown
from referee.base.spelling import correct_all, correct_spelling
from referee.board.hexes import NAMES, named
from referee.board.section import placed
from referee.words.speech import speech

WORDS = frozenset(
    {"tavern", "tavern:turned", "city-hall", "lords_zero", "fishermen", "families", "cave", "caves", "turned"}
)
HEXES = frozenset(NAMES.values())


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("tavern", "tavern"),
        (" TAVERN ", "tavern"),
        ("taverns", "tavern"),
        ("Tavern : 180", "tavern:turned"),
        ("180°", "turned"),
        ("City  Hall", "city-hall"),
        ("Lords-Zero", "lords_zero"),
        ("Fisherman", "fishermen"),
        ("family", "families"),
        ("Cave", "cave"),
        ("CAVES", "caves"),
        ("zoo", "zoo"),
        ("s", "s"),
        ("", ""),
        ("1180", "1180"),
        ("x" * 1000, "x" * 1000),
    ],
)
def test_words(typed: str, meant: str) -> None:
    assert correct_spelling(typed, WORDS) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("A5", "a5"), ("5a", "a5"), ("5A", "a5"), ("20T", "t20"), ("I:1A", "i:a1"), ("a21", "a21"), ("5", "5")],
)
def test_hexes(typed: str, meant: str) -> None:
    assert correct_spelling(typed, HEXES) == meant


def test_a_word_with_an_ambiguous_stem_is_left_as_typed() -> None:
    assert correct_spelling("fishermans", frozenset({"fisherman", "fishermen"})) == "fishermans"


def test_every_word_between_separators_is_corrected() -> None:
    assert correct_all("Tavern:180,City Hall@zoo", WORDS) == "tavern:turned,city-hall@zoo"


def test_a_fault_suggests_the_nearest_word() -> None:
    assert unknown("section", "TAVERN", WORDS).facts["near"] == "tavern"
    assert unknown("word", "TAVREN", WORDS).facts["near"] == "tavern"
    assert "near" not in unknown("word", "zoo", WORDS).facts
    with pytest.raises(HexNameError) as refusal:
        named("5A")
    assert speech().fault(refusal.value.faults[0]).endswith("Did you mean “a5”?")


@pytest.mark.parametrize("typed", ["tavern:180", "Tavern:Turned", "TAVERN:turned"])
def test_a_misspelt_turned_section_gets_a_suggestion(typed: str) -> None:
    with pytest.raises(BoardError) as refusal:
        placed(typed)
    assert refusal.value.faults[0].facts["near"] in {"tavern:turned", "tavern"}
