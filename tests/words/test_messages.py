"""Every language says everything: no key is missing or unused, and every message renders with any facts."""

import re
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Final, get_args

import pytest

from referee.board.terrain import LETTERS
from referee.desk.catalogue import SUBJECTS, UNMAKEABLE, listed
from referee.model.actions import Action
from referee.model.events import Event
from referee.model.inconsistency import InconsistencyCode
from referee.model.ruling import ViolationCode
from referee.model.vocabulary import Colour, Figure, TerrainCard, TileStatus
from referee.rules.catalogue import CARDS, POWERS, TASKS, TILE_CODES
from referee.words.languages import LANGUAGES
from referee.words.messages import entries
from referee.words.rulings import READINGS
from referee.words.speech import speech

SOURCE: Final = Path(__file__).parents[2] / "referee"
GROUPS: Final = sorted(file.stem for file in (SOURCE / "words" / "en").glob("*.ftl"))
NUMBERS: Final = (0, 1, 2, 21)
MESSAGES: Final = [
    (language, group, key) for language in LANGUAGES for group in GROUPS for key in entries("en", group)
]


def variants(text: str) -> dict[str, list[str | int]]:
    """The values that decide which words a message uses: numbers, or the names of its variants and another one."""
    found: dict[str, list[str | int]] = {}
    for name, first in re.findall(r"\{\s*\$(\w+)\s*->\s*\[(\w+)\]", text):
        words = set(re.findall(r"\[([a-z]+)\]", text)) - {"one", "other"}
        found[name] = list(NUMBERS) if first in {"one", "0"} else sorted(words | {"something"})
    return found


def facts_of(language: str, group: str, key: str) -> Iterator[dict[str, str | int]]:
    """Every combination of optional facts, with every value that decides."""
    text = entries(language, group)[key]
    message = speech(language)._find(group, key)
    optional = sorted(message.more.keys() - {"source", "why", "phrase"})
    plain: dict[str, str | int] = {name: f"<{name}>" for name in message.variables if name not in optional}
    choices = variants(text)
    for size in range(len(optional) + 1):
        for chosen in combinations(optional, size):
            for values in product(*choices.values()):
                yield {**plain, **{name: f"<{name}>" for name in chosen}, **dict(zip(choices, values, strict=True))}


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys_facts_and_parts(language: str, group: str) -> None:
    assert list(entries(language, group)) == list(entries("en", group))
    for key in entries("en", group):
        ours, theirs = speech()._find(group, key), speech(language)._find(group, key)
        assert theirs.variables - {"sound"} == ours.variables - {"sound"}, key
        parts = {"source", "phrase"}
        assert theirs.more.keys() - parts == ours.more.keys() - parts, key


def test_every_code_has_a_message_and_no_message_is_unused() -> None:
    accounts = {*CARDS, "castles", "palaces", "capitols", "gold", "task"}
    wanted: dict[str, set[str]] = {
        "violations": {*ViolationCode, *TILE_CODES},
        "inconsistencies": {*InconsistencyCode, *UNMAKEABLE},
        "events": {kind._field_defaults["event"] for kind in get_args(Event)},
        "actions": {kind._field_defaults["type"] for kind in get_args(Action)},
        "accounts": accounts,
        "rulings": {reading.key for reading in READINGS},
        "lists": {"and", "or", "more"},
    }
    for group, keys in wanted.items():
        assert entries("en", group).keys() == keys
    assert entries("en", "tiles").keys() <= POWERS.keys()
    cited = {rule for power in POWERS.values() for rule in power.rules}
    cited |= {thing.rule for things in (CARDS.values(), TASKS.values(), READINGS) for thing in things}
    assert cited <= entries("en", "rules").keys()


@pytest.mark.parametrize("group", ["cli", "picture", "problems"])
def test_every_message_of_a_group_is_used_in_the_source(group: str) -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    made = {"drawing-": "drawing-{purpose}", "mode-": "mode-{mode", "top-": "QUARTERS", "bottom-": "QUARTERS"}
    made |= {"original": "section.origin", "own": "section.origin"}
    for key in entries("en", group):
        family = next((text for start, text in made.items() if key.startswith(start)), None)
        kind = key.removesuffix("-detail").removesuffix("-subject")
        assert f'"{kind}"' in code or (family and family in code), key


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders_for_every_combination_of_its_facts(language: str, group: str) -> None:
    for key in entries(language, group):
        message = speech(language)._find(group, key)
        for facts in facts_of(language, group, key):
            said = speech(language).say(group, key, **facts)
            assert said, key
            assert not re.search(r"[{}]|\$|  | \.|,,|\.\.|\(\)", said), f"{key}: {said}"
            parts = [part(facts) for name, part in message.more.items() if name in facts]
            assert all(part in said for part in parts), key


def test_singular_and_plural() -> None:
    """0, 1, 2 and 21: English and Spanish count zero as many, French counts it as one."""
    for language, group, key in MESSAGES:
        text = entries(language, group)[key]
        for name, values in variants(text).items():
            if values != list(NUMBERS):
                continue
            others = {other: 5 if kinds == list(NUMBERS) else kinds[0] for other, kinds in variants(text).items()}
            plain = dict.fromkeys(speech(language)._find(group, key).variables, "x")
            parts = [
                speech(language).say(group, key, **{**plain, **others, name: number}).replace(str(number), "#")
                for number in NUMBERS
            ]
            nought, one, two, many = parts
            assert two == many, key
            if language != "fr" and "[0]" not in text:
                assert nought == two, key
            same = {("fr", "palaces"), ("fr", "too-many-tiles")}
            assert one != two or (language, key) in same or name not in text.split("->")[0], (language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    words = speech(language)
    known = entries(language, "names")
    plain = [*LETTERS.values(), *TerrainCard, *CARDS, *TASKS, *Colour, *TileStatus, "castles", "palaces", "capitols"]
    assert [word for word in plain if word not in known] == []
    assert [tile for tile in POWERS if tile not in known and f"tile-{tile}" not in known] == []
    assert [figure for figure in Figure if figure not in known and f"figure-{figure}" not in known] == []
    for subject in ("sections", "terrains", "tiles", "cards", "tasks", "colours", "figures"):
        for thing in listed(subject, words):
            assert thing["title"]
            assert thing["name_source"] in {"book", "ours"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_catalogue_has_no_empty_texts(language: str, subject: str) -> None:
    for thing in listed(subject, speech(language)):
        assert all(thing[key] for key in ("text", "title") if key in thing)


def test_names_of_the_books() -> None:
    names = {language: {tile["name"]: tile for tile in listed("tiles", speech(language))} for language in LANGUAGES}
    assert (names["es"]["paddock"]["title"], names["es"]["paddock"]["name_source"]) == ("cercado", "book")
    assert (names["fr"]["barn"]["title"], names["fr"]["barn"]["name_source"]) == ("grange", "book")
    assert (names["fr"]["quarry"]["title"], names["fr"]["quarry"]["name_source"]) == ("carrière", "ours")
    assert names["es"]["paddock"]["name"] == "paddock"
