"""Whether a score is final, and the remarks that say why it may be misleading."""

import pytest

from referee.engine.score import is_final, remarks
from referee.model.findings import RemarkCode
from referee.model.position import Position
from referee.words.languages import LANGUAGES
from referee.words.speech import speech
from tests.drawing import draw


def position(picture: str = "g1 g. g2", *, cards: str = "lords miners knights", used_up: bool = False) -> Position:
    state, _ = draw(picture, cards=cards, supply={1: 0 if used_up else 30, 2: 5})
    return state.position


def codes(table: Position, *, final: bool | None = None) -> list[RemarkCode]:
    return [remark.code for remark in remarks(table, final=final)]


def test_supplies_decide_whether_a_score_is_final_unless_the_caller_says_so() -> None:
    """E1."""
    running, over = position(), position(used_up=True)
    assert not is_final(running)
    assert is_final(over)
    (remark,) = remarks(running, final=None)
    assert (remark.code, remark.facts) == (RemarkCode.RUNNING, {"count": 35})
    (remark,) = remarks(over, final=None)
    assert (remark.code, remark.player) == (RemarkCode.TAKEN_AS_FINAL, over.players[0].colour)


def test_a_final_score_with_settlements_left_gets_a_remark() -> None:
    assert codes(position(), final=True) == [RemarkCode.SUPPLY_LEFT]
    assert codes(position(), final=False) == codes(position(used_up=True), final=True) == []
    assert codes(position(used_up=True), final=False) == []


def test_marks_use_up_the_supply() -> None:
    """S24."""
    state, _ = draw("g1 g1 g1 g1 g2", cards="mayors lords miners", marks={1: "1"}, supply={1: 0})
    assert is_final(state.position)
    assert RemarkCode.MARKS_NOT_GIVEN not in codes(state.position)


@pytest.mark.parametrize("card", ["families", "shepherds", "ambassadors", "rovers"])
def test_gold_of_cards_that_pay_during_play(card: str) -> None:
    """S11 to S13, S25."""
    table = position(cards=f"{card} lords miners")
    (remark,) = remarks(table, final=False)
    assert (remark.code, remark.facts) == (RemarkCode.GOLD_NOT_GIVEN, {"card": card})
    paid = table._replace(players=(table.players[0]._replace(gold=2), *table.players[1:]))
    assert codes(paid, final=False) == []


def test_lines_without_marks() -> None:
    """S24."""
    assert codes(position(cards="mayors lords miners"), final=False) == [RemarkCode.MARKS_NOT_GIVEN]


def test_treasures_that_may_be_gone() -> None:
    """N3."""
    assert codes(position("g1 n. g. g. g2"), final=False) == [RemarkCode.TREASURE_NOT_GIVEN]
    everywhere = position("g1 g. g. n. g. g. g2")
    assert codes(everywhere, final=False) == []
    assert codes(everywhere._replace(nomad_tiles=None), final=False) == [RemarkCode.TREASURE_NOT_GIVEN]


def test_silos_that_are_still_to_come() -> None:
    """H10."""
    table = position("g1 O. g. g2")
    assert codes(table) == [RemarkCode.RUNNING, RemarkCode.SILOS_TO_COME]
    assert RemarkCode.SILOS_TO_COME not in codes(table, final=True)
    assert RemarkCode.SILOS_TO_COME not in codes(position("g1 g. g. O. g. g2"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_is_a_sentence(language: str) -> None:
    tables = [position(cards="families mayors lords"), position("g1 n. g2"), position("g1 O. g2", used_up=True)]
    found = [remark for table in tables for final in (None, True) for remark in remarks(table, final=final)]
    said = [speech(language).remark(remark) for remark in found]
    assert len(said) > 5
    assert all(text.endswith(".") and "{" not in text for text in said)
