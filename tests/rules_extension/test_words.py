"""Whatever has a name has its words, too; what lacks them is told with the file to edit."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from referee.board.assemble import assemble
from referee.board.layout import layout
from referee.desk.catalogue import listed
from referee.engine.start import FIRST_GAME_SECTIONS, Choices, start
from referee.model.vocabulary import Colour
from referee.rules import catalogue
from referee.rules.catalogue import CARDS, EXPANSIONS, POWERS, TASKS, TILE_CODES
from referee.rules.tasks import reward
from referee.words import english, rules, tiles
from tests.rules_extension import page


def place(name: str, module: ModuleType) -> str:
    """A table of words, and the file it is in."""
    assert hasattr(module, name), f"{module.__name__} has no {name} any more: tell docs/adding.md and this test"
    assert module.__file__
    return f"{name} in {Path(module.__file__).relative_to(page.ROOT)}"


def missing_words() -> list[str]:
    """What nobody has put into words yet, each with the file where it belongs."""
    return [*_missing_rules(), *_missing_tiles(), *_missing_accounts(), *_missing_codes(), *_missing_expansions()]


def _missing_rules() -> Iterator[str]:
    cited = {rule: power.tile for power in POWERS.values() for rule in power.rules}
    cited |= {card.rule: card.name for card in CARDS.values()} | {task.rule: task.name for task in TASKS.values()}
    for rule, name in cited.items():
        if rule not in rules.RULES:
            yield f"rule {rule} of {name} has no sentence: write one into {place('RULES', rules)}"


def _missing_tiles() -> Iterator[str]:
    told = {tile["name"]: tile["text"] for tile in listed("tiles")}
    shared = Counter(told.values())
    for name, text in told.items():
        if text == english.spoken(name):
            where = f"{place('TILES', tiles)}, or one for its rule into {place('RULES', rules)}"
            yield f"the tile {name} has no sentence: write one into {where}"
        elif shared[text] > 1:
            yield f"the tile {name} shares its sentence with another tile: write one into {place('TILES', tiles)}"


def _missing_accounts() -> Iterator[str]:
    board = assemble(layout(FIRST_GAME_SECTIONS))
    state = start(Choices((Colour.BLUE, Colour.RED), board, ("lords", "miners", "knights")))
    facts = {name: card.value(state, 0).facts for name, card in CARDS.items()}
    facts |= {name: reward(state, 0, task).facts for name, task in TASKS.items()}
    for name, counted in facts.items():
        if english.account(name, counted) == english.spoken(name):
            yield f"{name} has no account: write one into {place('_ACCOUNTS', english)}"


def _missing_codes() -> Iterator[str]:
    for code in TILE_CODES:
        if code not in english.VIOLATIONS:
            yield f"the code {code} has no message: write one into {place('VIOLATIONS', english)}"


def _missing_expansions() -> Iterator[str]:
    parts = {thing.expansion for kinds in (POWERS, CARDS, TASKS) for thing in kinds.values()}
    for expansion in sorted(parts - set(EXPANSIONS)):
        yield f"the expansion {expansion} is not listed: add it to {place('EXPANSIONS', catalogue)}"


def test_nothing_lacks_its_words() -> None:
    missing = missing_words()
    assert not missing, "\n" + "\n".join(missing)


@pytest.mark.usefixtures("docks")
def test_what_lacks_its_words_is_told_with_the_file_to_edit() -> None:
    missing = missing_words()
    assert "rule D2 of sailors has no sentence: write one into RULES in referee/words/rules.py" in missing
    assert "sailors has no account: write one into _ACCOUNTS in referee/words/english.py" in missing
    assert (
        "the code not-beside-castle has no message: write one into VIOLATIONS in referee/words/english.py" in missing
    )
    assert "the expansion docks is not listed: add it to EXPANSIONS in referee/rules/catalogue.py" in missing
    for tile in ("shipyard", "raft", "wharf", "towpath"):
        told = [line for line in missing if line.startswith(f"the tile {tile} has no sentence")]
        assert len(told) == 1
        assert "TILES in referee/words/tiles.py" in told[0]


@pytest.mark.usefixtures("docks")
def test_words_are_found_when_somebody_has_written_them(monkeypatch: pytest.MonkeyPatch) -> None:
    rules_told = {f"D{number}": f"Sentence {number}." for number in range(1, 7)}
    accounts = {"sailors": "{count} on water", "grand-tour": "{fulfilled}"}
    messages = {"not-beside-castle": "{at} is not next to a castle"}
    for table, words in ((rules.RULES, rules_told), (english._ACCOUNTS, accounts), (english.VIOLATIONS, messages)):
        for name, text in words.items():
            monkeypatch.setitem(table, name, text)
    assert missing_words() == [
        "the expansion docks is not listed: add it to EXPANSIONS in referee/rules/catalogue.py"
    ]
