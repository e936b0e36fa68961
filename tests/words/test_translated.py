"""Every text is translated, except those in the lists here, which are the same as in English.

If the test fails for a new language, the translation is not complete. Translate the texts that the test reports, or
add them to a list if they should be the same as in English.
"""

import json
from typing import Final

import pytest

from referee.api.page_files import files
from referee.words.languages import ENGLISH, LANGUAGES
from referee.words.messages import entries
from tests.words.choices import GROUPS
from tools.writers.translation_sheet import sheet

OTHERS: Final = [language for language in LANGUAGES if language != ENGLISH]
EVERYWHERE: Final = frozenset(
    """
    faults/json-null
    faults/usage
    page/box-base
    page/box-crossroads
    page/box-harvest
    page/box-marshlands
    page/box-nomads
    page/player-in-colour
    page/read-as
    picture/counted
    problems/bad-json-detail
    problems/fault-of-the-referee-here-detail
    problems/impossible-detail
    problems/no-state-key-detail
    problems/request-entity-too-large-picture-detail
    problems/unreadable-file-detail
    problems/unreadable-picture-detail
    """.split()
)
"""The keys of texts with nothing to translate: they contain only variables, names or keywords such as null."""
ALIKE: Final = {
    "es": frozenset(
        """
    cli/counted-hexes
    cli/error
    cli/legal
    cli/total
    names/oasis
    page/no
    page/total
    """.split()
    ),
    "fr": frozenset(
        """
    cli/column-code
    cli/impossible
    cli/possible
    cli/terrain
    cli/total
    names/fort
    names/oasis
    names/oracle
    names/orange
    names/refuge
    names/temple
    names/village
    page/grounds
    page/tab-holdings
    page/total
    page/version
    photos/impossible
    photos/verdict
    problems/impossible
    """.split()
    ),
    "de": frozenset(
        """
    cli/column-code
    cli/column-gold
    cli/column-text
    cli/counted-hexes
    names/farm
    names/fort
    names/gold
    names/lords
    names/orange
    names/palisade
    page/gold-exact.one
    page/gold-exact.other
    page/gold-now-here
    page/gold-there.one
    page/gold-there.other
    page/hex-gold.one
    page/hex-gold.other
    page/sum-of.one
    page/sum-of.other
    page/tab-gold
    page/version
    photos/gold
    photos/group-guess
    picture/gold
    """.split()
    ),
}
"""For each language, the keys of the texts whose translation is the same as the English text."""


def bare(text: str) -> str:
    """A message in lower case, without comments and without the attributes `.source` and `.gender`."""
    lines = text.strip().splitlines()
    return "\n".join(line for line in lines if not line.strip().startswith((".source", ".gender", "#"))).casefold()


def equal_to_english(language: str) -> set[str]:
    """The keys of all texts that are the same in this language as in English, ignoring case."""
    found = {
        f"{group}/{key}"
        for group in GROUPS
        for key, text in entries(language, group).items()
        if bare(text) == bare(entries(ENGLISH, group)[key])
    }
    english, own = (json.loads(files()[f"words.{name}.json"].content) for name in (ENGLISH, language))
    return found | {f"page/{key}" for key, text in english.items() if own[key].casefold() == text.casefold()}


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_still_english(language: str) -> None:
    assert equal_to_english(language) == EVERYWHERE | ALIKE[language]


def test_the_sheet_of_a_language_shows_every_text_with_its_variables() -> None:
    written = sheet("de")
    for group in GROUPS:
        assert all(f"## {group}/{key}\n" in written for key in entries(ENGLISH, group))
    assert "`$at`: a hex; for example: c7" in written
    assert "`$tile`: a tile inside a sentence; for example: the forester’s lodge tile" in written
    assert "room in a hex: " in written
    assert "- `menu`: “Home” → “Startseite”" in written


def test_the_sheet_of_a_new_language_is_in_english() -> None:
    assert "- `menu`: “Home” → “”" in sheet("pt")
