"""The glossary: every term is used, and no text uses a forbidden word."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from referee.words.languages import LANGUAGES
from referee.words.messages import entries
from tests.words.choices import GROUPS

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "glossary.md"
COLUMNS: Final = ("en", "es", "fr", "de")
_KEY: Final = re.compile(r"^[\w-]+ =|^#.*$|^\s*\*?\[[\w-]+\]", re.MULTILINE)
"""The parts of a message that are not text: its key, comments and the names of variants."""
_VARIABLE: Final = re.compile(r"\{\s*\$[\w-]+\s*(?:\}|->)|\{\w+\}")


def tables() -> list[dict[str, dict[str, list[str]]]]:
    """The tables of the page: for each idea, its words in each language."""
    found: list[dict[str, dict[str, list[str]]]] = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("| idea |"):
            assert line == f"| idea | {' | '.join(COLUMNS)} |"
            found.append({})
        elif line.startswith("| ") and found:
            idea, *cells = [cell.strip() for cell in line.strip("|").split("|")]
            assert len(cells) == len(COLUMNS), idea
            words = [[word.strip() for word in cell.split(";") if word.strip()] for cell in cells]
            assert idea not in found[-1], idea
            found[-1][idea] = dict(zip(COLUMNS, words, strict=True))
    return found


TERMS, FORBIDDEN = tables()


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield the place and the words of every message and every text of the table page. `#` replaces each variable."""
    for group in GROUPS:
        for key, entry in entries(language, group).items():
            yield f"{group}.ftl: {key}", _plain(_KEY.sub("", entry))
    page = ROOT / "referee" / "api" / "page" / f"words.{language}.json"
    for key, text in json.loads(page.read_text(encoding="utf-8")).items():
        yield f"{page.name}: {key}", _plain(text)


def _plain(text: str) -> str:
    return " ".join(_VARIABLE.sub("#", text).replace("`", "").split())


def uses(text: str, word: str) -> bool:
    """Whether a text contains this whole word, in any letter case."""
    return bool(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE))


@pytest.mark.parametrize("language", [language for language in COLUMNS if language in LANGUAGES])
def test_no_text_uses_a_forbidden_word(language: str) -> None:
    forbidden = {word for words in FORBIDDEN.values() for word in words[language]}
    found = [f"{where}: {word}" for where, text in texts(language) for word in forbidden if uses(text, word)]
    assert found == []


@pytest.mark.parametrize("language", [language for language in COLUMNS if language in LANGUAGES])
def test_every_term_is_used(language: str) -> None:
    everything = " ".join(text for _, text in texts(language))
    terms = [word.rstrip("*") for words in TERMS.values() for word in words[language]]
    assert [term for term in terms if not uses(everything, term)] == []


@pytest.mark.parametrize("language", COLUMNS)
def test_every_idea_has_one_term(language: str) -> None:
    assert [idea for idea, words in TERMS.items() if len(words[language]) != 1] == []


@pytest.mark.parametrize("language", COLUMNS)
def test_no_term_is_forbidden(language: str) -> None:
    forbidden = {word for words in FORBIDDEN.values() for word in words[language]}
    terms = {word.rstrip("*") for words in TERMS.values() for word in words[language]}
    assert not [(term, word) for term in terms for word in forbidden if uses(term, word)]


@pytest.mark.parametrize(
    ("text", "word", "used"),
    [
        ("Un pion ici", "pion", True),
        ("Pions", "pion", False),
        ("espionner", "pion", False),
        (_plain("{ $gold } de oro"), "# de oro", True),
        (_plain("{gold} pepitas de oro"), "# de oro", False),
    ],
)
def test_only_whole_words_are_forbidden(text: str, word: str, used: bool) -> None:  # noqa: FBT001
    assert uses(text, word) is used
