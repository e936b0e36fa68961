"""Texts for people contain no words of the interface, such as keys and codes."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import pytest
import yaml

from referee.model.actions import Action
from referee.model.events import Event
from referee.model.findings import AssumptionCode, ContradictionCode, InconsistencyCode, RemarkCode
from referee.model.ruling import ViolationCode
from referee.rules.catalogue import CARDS, POWERS, TASKS, TILE_CODES
from referee.words.languages import LANGUAGES
from referee.words.messages import entries

ROOT: Final = Path(__file__).parents[2]
FOR_PEOPLE: Final = (
    "accounts",
    "actions",
    "assumptions",
    "awaited",
    "events",
    "inconsistencies",
    "names",
    "photos",
    "picture",
    "remarks",
    "repairs",
    "rules",
    "rulings",
    "scan",
    "tiles",
    "violations",
)
"""The groups of messages that are checked, because players read them.

Of the other groups, faults and problems are for developers, the command line may name its options, and lists has
hardly any words of its own.
"""
CONTRADICTIONS: Final = {str(code) for code in ContradictionCode}
"""Codes whose messages may contain words of the interface, because they are about requests."""
PLAIN: Final = {"face-down", "multi-step", "avant-poste", "celui-ci", "vous-même"}
"""Words with a hyphen that are not words of the interface."""
INTERFACE: Final = {
    "request",
    "json",
    "payload",
    "waiver",
    "redraw",
    "endpoint",
    "null",
    "boolean",
    "pointer",
    "schema",
}
"""Words of the interface that look like ordinary words."""


def keys_of(document: Any) -> Iterator[str]:  # noqa: ANN401  (anything that YAML can hold)
    """The names of all properties of a schema."""
    if isinstance(document, dict):
        properties = document.get("properties")
        yield from properties if isinstance(properties, dict) else ()
        for value in document.values():
            yield from keys_of(value)
    elif isinstance(document, list):
        for value in document:
            yield from keys_of(value)


def wire_words() -> set[str]:
    """Words of the interface: keys, codes and names with an underscore or a hyphen, and the words in INTERFACE."""
    words = {key for file in (ROOT / "schemas").glob("*.yaml") for key in keys_of(yaml.safe_load(file.read_text()))}
    words |= {str(code) for codes in (ViolationCode, InconsistencyCode, AssumptionCode, RemarkCode) for code in codes}
    words |= {str(kind._field_defaults["type"]) for kind in get_args(Action)}
    words |= {str(kind._field_defaults["event"]) for kind in get_args(Event)}
    words |= {*TILE_CODES, *POWERS, *CARDS, *TASKS}
    return {word for word in words if "_" in word or "-" in word} - PLAIN | INTERFACE


def texts(language: str) -> Iterator[tuple[str, str]]:
    """The place and the words of every text for people, without the names of facts and variants."""
    for group in FOR_PEOPLE:
        for key, entry in entries(language, group).items():
            if group != "inconsistencies" or key not in CONTRADICTIONS:
                yield f"{group}.ftl: {key}", words_of(entry)
    page = ROOT / "referee" / "api" / "page" / f"words.{language}.json"
    for key, text in json.loads(page.read_text(encoding="utf-8")).items():
        yield f"{page.name}: {key}", re.sub(r"\{\w+\}", "", text)


def words_of(entry: str) -> str:
    """The words of a Fluent message, without its keys, comments, variables, names of variants, source and gender."""
    text = re.sub(r"^[\w-]+ =|^\s+\.(source|gender) = .*$|^\s+\.[\w-]+ =", "", entry, flags=re.MULTILINE)
    text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"\{\s*\$[\w-]+(?:\s*->)?\s*\}?", " ", text)
    return re.sub(r"^\s*\*?\[[\w-]+\]", " ", text, flags=re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_for_people_has_a_word_of_the_interface(language: str) -> None:
    wire = wire_words()
    found = [
        f"{where}: {word}"
        for where, text in texts(language)
        for word in re.findall(r"[\w-]+|`", text.lower())
        if word == "`" or word in wire
    ]
    assert found == []


def test_the_words_of_the_interface_are_all_collected() -> None:
    assert {"removed_terrain", "taken_from", "end-turn", "not-your-turn", "city_hall", "request"} <= wire_words()


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("a = Leave `player` out.\n", "Leave `player` out."),
        ("end-turn = Stop\n    .tile = with { $tile }\n", "Stop with"),
        ("a = { $left ->\n        [one] One.\n       *[other] More.\n    }\n", "One. More. }"),
    ],
)
def test_only_the_words_of_a_message_are_read(entry: str, said: str) -> None:
    assert " ".join(words_of(entry).split()) == said
