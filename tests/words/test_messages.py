"""Every language has all the messages, and they render with every combination of their facts."""

import re
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Final, get_args

import pytest
from fluent.syntax import ast

from referee.board.terrain import LETTERS
from referee.documents.listings import SUBJECTS, entries_of
from referee.model.actions import Action
from referee.model.events import Event
from referee.model.findings import AssumptionCode, ContradictionCode, InconsistencyCode, RemarkCode
from referee.model.ruling import ViolationCode
from referee.model.vocabulary import Colour, Figure, TerrainCard, TileStatus
from referee.rules.catalogue import CARDS, POWERS, TASKS, TILE_CODES
from referee.words.languages import LANGUAGES
from referee.words.messages import add_folder, entries, remove_folder
from referee.words.rulings import READINGS
from referee.words.speech import speech
from tests.words.choices import GROUPS, MANY, NUMBERS, choices
from tools.writers.sentences import file_of, sentences

SOURCE: Final = Path(__file__).parents[2] / "referee"
FORMS: Final = {
    *("source", "phrase", "gender", "a", "the", "own", "of", "card", "name"),
    *(form for language in LANGUAGES for form in speech(language)._find("names", "phrase").more),
}
"""The attributes of a name: its source, and the forms that the sentences of some language need."""


def plain_text(pattern: ast.Pattern, facts: dict[str, str | int]) -> str | None:
    """The text of a pattern with these facts; None if the pattern contains anything except text and variables."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(str(facts[element.expression.id.name]))
        else:
            return None
    return "".join(parts).strip()


def facts(variables: frozenset[str]) -> set[str]:
    """The facts of a message. Different forms of a name, such as `figure_a` and `figure_gender`, count as one."""
    parted = (name.rpartition("_") for name in variables - {"sound", "gender"})
    return {fact if joint and form in FORMS else f"{fact}{joint}{form}" for fact, joint, form in parted}


def facts_of(language: str, group: str, key: str) -> Iterator[dict[str, str | int]]:
    """Yield the facts of a message, with every combination of optional facts and of values that select variants."""
    message = speech(language)._find(group, key)
    optional = sorted(message.more.keys() - {"why", *FORMS})
    plain: dict[str, str | int] = {name: f"<{name}>" for name in message.variables if name not in optional}
    deciding: dict[str, list[str | int]] = {}
    for choice in choices(language, group, key):
        deciding[choice.name] = [*deciding.get(choice.name, []), *choice.values]
    for size in range(len(optional) + 1):
        for chosen in combinations(optional, size):
            given = {**plain, **{name: f"<{name}>" for name in chosen}}
            names = [name for name in deciding if name in given]
            for values in product(*(deciding[name] for name in names)):
                yield {**given, **dict(zip(names, values, strict=True))}


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys_facts_and_parts(language: str, group: str) -> None:
    assert list(entries(language, group)) == list(entries("en", group))
    for key in entries("en", group):
        ours, theirs = speech()._find(group, key), speech(language)._find(group, key)
        assert facts(theirs.variables) == facts(ours.variables), key
        assert theirs.more.keys() - FORMS == ours.more.keys() - FORMS, key


def test_every_code_has_a_message_and_no_message_is_unused() -> None:
    accounts = {*CARDS, "castles", "palaces", "capitols", "gold", "task"}
    wanted: dict[str, set[str]] = {
        "violations": {*ViolationCode, *TILE_CODES},
        "inconsistencies": {*InconsistencyCode, *ContradictionCode},
        "events": {kind._field_defaults["event"] for kind in get_args(Event)},
        "actions": {kind._field_defaults["type"] for kind in get_args(Action)},
        "accounts": accounts,
        "assumptions": {*AssumptionCode},
        "remarks": {*RemarkCode},
        "rulings": {reading.key for reading in READINGS},
        "lists": {
            "and",
            "or",
            "more-and",
            "more-or",
            "island-hex",
            "island-group",
            "island-hexes",
            "no-choice",
            "no-choice-from",
        },
    }
    for group, keys in wanted.items():
        assert entries("en", group).keys() == keys
    assert entries("en", "tiles").keys() <= POWERS.keys()
    cited = {rule for power in POWERS.values() for rule in power.rules}
    cited |= {thing.rule for things in (CARDS.values(), TASKS.values(), READINGS) for thing in things}
    assert cited <= entries("en", "rules").keys()


@pytest.mark.parametrize("group", ["cli", "picture", "problems", "repairs", "scan"])
def test_every_message_of_a_group_is_used_in_the_source(group: str) -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    made = {"drawing-": "drawing-{purpose}", "mode-": "mode-{mode", "top-": "QUARTERS", "bottom-": "QUARTERS"}
    made |= {"original": "section.origin", "own": "section.origin", "wants-": "wants-{command.name}"}
    made |= {"catalogue-": "catalogue-{name}", "column-": "column-{column"}
    made |= {"bad-request-body": 'variant="-body"', "wrong-shape-body": '"-body"'}
    made |= {"bad-request-parts": 'variant="-parts"', "request-entity-too-large-picture": 'variant="-picture"'}
    for key in entries("en", group):
        family = next((text for start, text in made.items() if key.startswith(start)), None)
        kind = key.removesuffix("-detail").removesuffix("-subject").removesuffix("-here")
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_singular_and_plural(language: str) -> None:
    """Every choice by number is tried with 0, 1, 2 and 21."""
    counted = 0
    for group in GROUPS:
        for key in entries(language, group):
            message = speech(language)._find(group, key)
            found = choices(language, group, key)
            others = {choice.name: MANY if choice.counts else choice.default for choice in found}
            for choice in (choice for choice in found if choice.counts):
                for number in NUMBERS:
                    facts = {**dict.fromkeys(message.variables - message.more.keys(), "x"), **others}
                    facts |= {**choice.conditions, choice.name: number}
                    wanted = plain_text(choice.variant_for(language, number), facts)
                    if wanted is not None:
                        counted += 1
                        assert wanted in speech(language).say(group, key, **facts), (key, number)
    assert counted > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_has_a_singular_that_differs(language: str) -> None:
    """A choice between zero and other numbers needs no singular. A few words are the same in singular and plural."""
    same = {("fr", "too-many-tiles"), ("fr", "palaces"), ("fr", "serving"), ("de", "tiles")}
    without = {"too-many-copies", "hand-size", "card-copies", "nomad-spaces", "lords"}
    for group in GROUPS:
        for key in entries(language, group):
            for choice in choices(language, group, key):
                if not choice.counts:
                    continue
                if key in without and choice.variants.keys() == {"0", "other"}:
                    continue
                one, other = (choice.variants[name] for name in ("one", "other"))
                assert not one.equals(other) or (language, key) in same, key


def test_the_choices_of_a_message_are_all_found() -> None:
    assert [(choice.name, choice.counts) for choice in choices("en", "inconsistencies", "cards-missing")] == [
        ("by", False),
        ("count", True),
        ("count", True),
    ]
    assert [choice.name for choice in choices("en", "violations", "wrong-shuffle")] == ["discarded"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    words = speech(language)
    known = entries(language, "names")
    plain = [*LETTERS.values(), *TerrainCard, *CARDS, *TASKS, *Colour, *TileStatus, "castles", "palaces", "capitols"]
    assert [word for word in plain if word not in known] == []
    assert [tile for tile in POWERS if tile not in known and f"tile-{tile}" not in known] == []
    assert [figure for figure in Figure if figure not in known and f"figure-{figure}" not in known] == []
    for subject in ("sections", "terrains", "tiles", "cards", "tasks", "colours", "figures"):
        for thing in entries_of(subject, words):
            assert thing["title"]
            assert thing["name_source"] in {"book", "ours"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_catalogue_has_no_empty_texts(language: str, subject: str) -> None:
    for thing in entries_of(subject, speech(language)):
        assert all(thing[key] for key in ("text", "title") if key in thing)


def test_names_of_the_books() -> None:
    names = {
        language: {tile["name"]: tile for tile in entries_of("tiles", speech(language))} for language in LANGUAGES
    }
    assert (names["es"]["paddock"]["title"], names["es"]["paddock"]["name_source"]) == ("cercado", "book")
    assert (names["fr"]["barn"]["title"], names["fr"]["barn"]["name_source"]) == ("grange", "book")
    assert (names["fr"]["quarry"]["title"], names["fr"]["quarry"]["name_source"]) == ("carrière", "ours")
    assert names["es"]["paddock"]["name"] == "paddock"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_sentences(language: str) -> None:
    """If this fails, and the new sentences are good, run `make sentences`."""
    assert sentences(language).splitlines() == file_of(language).read_text(encoding="utf-8").splitlines()


def test_an_added_folder_speaks_english_where_it_lacks_a_language(tmp_path: Path) -> None:
    """A package that adds texts need not know every language. The referee's own texts have no such fallback."""
    for language, text in (("en", "one = One\ntwo = Two\n"), ("de", "one = Eins\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "made.ftl").write_text(text, encoding="utf-8")
    add_folder(tmp_path)
    try:
        assert entries("es", "made") == entries("en", "made")
        assert entries("de", "made") == {"one": "one = Eins\n", "two": "two = Two\n"}
        assert all(entries(language, "cli").keys() == entries("en", "cli").keys() for language in LANGUAGES)
    finally:
        remove_folder(tmp_path)
    assert entries("es", "made") == {}
