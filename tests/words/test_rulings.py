"""The public page about rulings, the catalogue and the code say the same."""

from pathlib import Path

import pytest

from referee.desk.catalogue import listed
from referee.model.ruleset import OPTIONS
from referee.words.rules import RULES
from referee.words.rulings import READINGS, Reading

PAGE = Path(__file__).parents[2] / "docs" / "rulings.md"
HEAD = ("| rule | our reading | option | why |", "|---|---|---|---|")


def _option(reading: Reading) -> str:
    if reading.option is None:
        return ""
    return f"`{reading.option}`: {' or '.join(f'`{value}`' for value in OPTIONS[reading.option])}"


def test_the_page_shows_every_reading_and_nothing_else() -> None:
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    told = [f"| {one.rule} | {one.text} | {_option(one)} | {one.why} |" for one in READINGS]
    assert rows == [*HEAD, *told]


def test_the_catalogue_has_every_reading_with_its_rule() -> None:
    rules = listed("rules")
    assert [(rule["number"], rule["text"]) for rule in rules] == list(RULES.items())
    told = [
        (rule["number"], ruling["text"], ruling["why"], ruling["option"])
        for rule in rules
        for ruling in rule["rulings"]
    ]
    assert sorted(told, key=str) == sorted(map(tuple, READINGS), key=str)
    assert {rule["number"]: len(rule["rulings"]) for rule in rules}["B3"] == 0


def test_readings_belong_to_rules_and_options() -> None:
    assert {reading.rule for reading in READINGS} <= RULES.keys()
    assert {reading.option for reading in READINGS} == {None, *OPTIONS}


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: f"{reading.rule}-{reading.text[:20]}")
def test_a_reading_is_made_of_sentences(reading: Reading) -> None:
    for text in (reading.text, reading.why):
        assert text[0].isupper()
        assert text.endswith(".")
        assert "|" not in text
        assert "\n" not in text
