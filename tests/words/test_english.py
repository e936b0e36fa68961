"""Every code has a sentence, and every sentence can be said."""

import re

import pytest

from referee.board.hexes import MAIN, named_set
from referee.model.inconsistency import Inconsistency, InconsistencyCode
from referee.model.ruling import Violation, ViolationCode
from referee.rules.catalogue import CARDS, POWERS, TASKS, TILE_CODES
from referee.words import english
from referee.words.rules import RULES


def test_no_code_is_without_a_sentence() -> None:
    assert english.VIOLATIONS.keys() == {*ViolationCode, *TILE_CODES}
    assert english.FLAWS.keys() == set(InconsistencyCode)


def test_every_power_card_and_task_rests_on_a_rule_that_is_told() -> None:
    cited = {rule for power in POWERS.values() for rule in power.rules} | {card.rule for card in CARDS.values()}
    assert cited | {task.rule for task in TASKS.values()} <= RULES.keys()


@pytest.mark.parametrize("text", RULES.values(), ids=RULES)
def test_a_rule_is_one_sentence(text: str) -> None:
    assert re.fullmatch(r"[A-Z].*\.", text)
    assert "\n" not in text


@pytest.mark.parametrize("text", [*english.VIOLATIONS.values(), *english.FLAWS.values()])
def test_a_sentence_is_plain(text: str) -> None:
    """It goes into a list: no capital, no full stop, and only facts in braces."""
    assert re.fullmatch(r"[a-z0-9{].*[^.]", text)
    assert "_" not in re.sub(r"taken_from|{\w+}", "", text)


def test_sentences_about_expansions() -> None:
    near = Violation(ViolationCode.WARRIOR_NEAR, ("G11",), named_set(["b4"]), {"at": "c4"})
    assert english.violation(near) == "c4 is next to a warrior, at b4; nothing can be put there"
    under_way = Violation(
        ViolationCode.ACTION_UNDER_WAY, ("T6",), named_set(["b4"]), {"tile": "donation-water", "left": 2}
    )
    assert english.violation(under_way).startswith("donation water is under way, with up to 2 more")
    found = Inconsistency(InconsistencyCode.TASK_COUNT, "/tasks", facts={"count": 1, "due": 2})
    assert english.inconsistency(found) == "1 tasks; this board asks for 2, one for each section of Crossroads"


def test_a_violation_names_the_thing_and_the_fix() -> None:
    found = Violation(
        ViolationCode.WRONG_TERRAIN, ("T2",), named_set(["c7"]), {"at": "c7", "found": "water", "wanted": "desert"}
    )
    assert english.violation(found) == "c7 is water; desert is asked for"
    near = Violation(ViolationCode.NOT_ADJACENT, ("B3",), named_set(["b4", "c5"]), {"at": "t20"})
    assert english.violation(near) == "t20 is not next to an own piece; these would do: b4, c5"


def test_a_long_list_of_hexes_is_cut() -> None:
    found = Violation(ViolationCode.CARD_USEFUL, ("T3",), MAIN, {"card": "flower-field"})
    assert english.violation(found).startswith("flower field can still be built on, at a1, a2, a3, ")
    assert "and 388 more" in english.violation(found)


def test_an_inconsistency_says_what_would_be_right() -> None:
    found = Inconsistency(InconsistencyCode.TOO_MANY_SETTLEMENTS, "/players/0", facts={"colour": "blue", "count": 41})
    assert english.inconsistency(found) == "blue has 41 settlements on the board; there are 40 of a colour"


def test_a_code_without_a_sentence_is_said_in_plain_words() -> None:
    assert english.violation(Violation("too-far-out", ("Z1",), facts={"at": "c7"})) == "too far out, at c7"


def test_accounts() -> None:
    assert english.account("fishermen", {"count": 7}) == "7 next to water"
    assert english.account("castles", {"count": 1}) == "1 castle reached"
    assert english.account("merchants", {"count": 2}) == "2 special hexes joined"
    assert english.account("bakers", {"count": 2}) == "bakers"
    assert english.account("road", {"fulfilled": "not fulfilled"}) == "not fulfilled"
    assert english.account("families", {}) == "paid during play"
    assert english.account("lords", {"firsts": 2, "seconds": 1}) == "most pieces in 2 of 4 sectors, next most in 1"
