"""Every rule, tile, card and code has its text, and every expansion is listed.

Each gap is reported with the file to edit.
"""

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

from referee.documents.listings import entries_of
from referee.rules.catalogue import CARDS, EXPANSIONS, POWERS, TASKS, TILE_CODES
from referee.words.messages import entries
from referee.words.speech import speech


def place(group: str) -> str:
    """The path of the English file for a group of messages."""
    return f"referee/words/en/{group}.ftl"


def missing_words() -> list[str]:
    """One message for each missing text, shared text of a tile, or unlisted expansion, with the file to edit."""
    return [*_missing_rules(), *_missing_tiles(), *_missing_accounts(), *_missing_codes(), *_missing_expansions()]


def _missing_rules() -> Iterator[str]:
    cited = {rule: power.tile for power in POWERS.values() for rule in power.rules}
    cited |= {card.rule: card.name for card in CARDS.values()} | {task.rule: task.name for task in TASKS.values()}
    for rule, name in cited.items():
        if not speech().knows("rules", rule):
            yield f"rule {rule} of {name} has no sentence: write one into {place('rules')}"


def _missing_tiles() -> Iterator[str]:
    told = {tile["name"]: tile["text"] for tile in entries_of("tiles")}
    shared = Counter(told.values())
    for name, text in told.items():
        if text == speech().name(name, "tile"):
            where = f"{place('tiles')}, or one for its rule into {place('rules')}"
            yield f"the tile {name} has no sentence: write one into {where}"
        elif shared[text] > 1:
            yield f"the tile {name} shares its sentence with another tile: write one into {place('tiles')}"


def _missing_accounts() -> Iterator[str]:
    for name in CARDS:
        if not speech().knows("accounts", name):
            yield f"{name} has no account: write one into {place('accounts')}"


def _missing_codes() -> Iterator[str]:
    for code in TILE_CODES:
        if not speech().knows("violations", code):
            yield f"the code {code} has no message: write one into {place('violations')}"


def _missing_expansions() -> Iterator[str]:
    parts = {thing.expansion for kinds in (POWERS, CARDS, TASKS) for thing in kinds.values()}
    for expansion in sorted(parts - set(EXPANSIONS)):
        yield f"the expansion {expansion} is not listed: add it to EXPANSIONS in referee/rules/catalogue.py"


def test_nothing_lacks_its_words() -> None:
    missing = missing_words()
    assert not missing, "\n" + "\n".join(missing)


@pytest.mark.usefixtures("docks")
def test_a_missing_text_is_reported_with_the_file_to_edit() -> None:
    missing = missing_words()
    assert "rule D2 of sailors has no sentence: write one into referee/words/en/rules.ftl" in missing
    assert "sailors has no account: write one into referee/words/en/accounts.ftl" in missing
    assert "the code not-beside-castle has no message: write one into referee/words/en/violations.ftl" in missing
    assert "the expansion docks is not listed: add it to EXPANSIONS in referee/rules/catalogue.py" in missing
    for tile in ("shipyard", "raft", "wharf", "towpath"):
        told = [line for line in missing if line.startswith(f"the tile {tile} has no sentence")]
        assert len(told) == 1
        assert "referee/words/en/tiles.ftl" in told[0]


@pytest.mark.usefixtures("docks")
def test_a_text_is_no_longer_reported_once_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    written = {
        "rules": {f"D{number}": f"D{number} = Sentence {number}.\n" for number in range(1, 7)},
        "accounts": {"sailors": "sailors = { $count } on water\n"},
        "violations": {"not-beside-castle": "not-beside-castle = { $at } is not next to a castle.\n"},
    }
    for group, texts in written.items():
        for key, text in texts.items():
            monkeypatch.setitem(cast("dict[str, str]", entries("en", group)), key, text)
    assert missing_words() == [
        "the expansion docks is not listed: add it to EXPANSIONS in referee/rules/catalogue.py"
    ]
