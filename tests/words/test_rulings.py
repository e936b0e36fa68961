"""The public page about rulings agrees with the catalogue and the message files."""

import re

import pytest

from referee.documents.listings import entries_of
from referee.model.ruleset import OPTIONS
from referee.words.languages import LANGUAGES
from referee.words.messages import entries
from referee.words.rulings import READINGS
from referee.words.speech import speech
from tools.writers.rulings_page import PAGE, rows


def test_the_page_shows_every_reading_and_nothing_else() -> None:
    assert [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")] == rows()


def test_the_catalogue_has_every_reading_with_its_rule() -> None:
    rules = entries_of("rules")
    assert [rule["number"] for rule in rules] == list(entries("en", "rules"))
    told = [(rule["number"], one["text"], one["option"]) for rule in rules for one in rule["rulings"]]
    wanted = [(reading.rule, speech().reading(reading.key)[0], reading.option) for reading in READINGS]
    assert sorted(told, key=str) == sorted(wanted, key=str)
    assert {rule["number"]: len(rule["rulings"]) for rule in rules}["B3"] == 0


def test_readings_belong_to_rules_and_options() -> None:
    assert {reading.rule for reading in READINGS} <= entries("en", "rules").keys()
    assert {reading.option for reading in READINGS} == {None, *OPTIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_readings_are_made_of_sentences(language: str) -> None:
    words = speech(language)
    texts = [text for reading in READINGS for text in words.reading(reading.key)]
    texts += [words.rule(number) or "" for number in entries(language, "rules")]
    for text in texts:
        assert re.fullmatch(r"[A-ZÀ-Þ¿][^|\n]*\.", text), text
