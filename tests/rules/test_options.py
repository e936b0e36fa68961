"""V: the options, and the rulings that name them."""

import pytest

from referee.board.hexes import named, names
from referee.engine.judge import judge
from referee.engine.score import score
from referee.model.actions import Build, MoveWith, Redraw
from referee.model.ruleset import (
    PRESETS,
    LordsZero,
    Resettlement,
    RoversTiming,
    Ruleset,
    UselessCard,
    VacatedHex,
)
from referee.model.vocabulary import Verdict
from tests.drawing import draw, draw_move, entry, moves

ONLY_ITS_OWN_HEX = """
    d1 go d. d.
      L. d. d. g*
"""


def test_the_presets_are_the_english_and_the_spanish_big_box() -> None:
    """V presets."""
    assert {
        "big-box-en": Ruleset(
            useless_card=UselessCard.REMOVED,
            resettlement=Resettlement.FREE,
            rovers_timing=RoversTiming.END_OF_TURN,
            lords_zero=LordsZero.SECOND,
            vacated_hex=VacatedHex.COUNTS,
        ),
        "big-box-es": Ruleset(
            useless_card=UselessCard.DISCARDED,
            resettlement=Resettlement.LOOSE,
            rovers_timing=RoversTiming.EACH_BUILD,
            lords_zero=LordsZero.SECOND,
            vacated_hex=VacatedHex.COUNTS,
        ),
    } == PRESETS
    assert Ruleset() == PRESETS["big-box-en"]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_ruling_on_a_redraw_names_the_option_that_says_where_the_card_goes(preset: str) -> None:
    """V useless-card, T3."""
    state, _ = draw("d1 d2 g. g.", card="desert", ruleset=PRESETS[preset])
    assert judge(state, Redraw()).options == ("useless_card",)


def test_a_redraw_that_is_refused_either_way_names_no_option() -> None:
    """V useless-card, T3."""
    state, _ = draw("d1 d. g. g.", card="desert")
    ruling = judge(state, Redraw())
    assert (ruling.verdict, ruling.options) == (Verdict.ILLEGAL, ())


@pytest.mark.parametrize(
    ("option", "verdict"), [(VacatedHex.COUNTS, Verdict.ILLEGAL), (VacatedHex.IGNORED, Verdict.LEGAL)]
)
def test_the_hex_just_left_counts_or_not(option: VacatedHex, verdict: Verdict) -> None:
    """V vacated-hex, B5."""
    state, origin, expected = draw_move(ONLY_ITS_OWN_HEX, locations="barn", ruleset=Ruleset(vacated_hex=option))
    assert names(moves(state, "barn", origin)) == (names(expected) if verdict is Verdict.LEGAL else [])
    ruling = judge(state, MoveWith("barn", origin, named("d2")))
    assert (ruling.verdict, ruling.options) == (verdict, ("vacated_hex",))


def test_a_move_on_which_the_option_does_not_bear_names_none() -> None:
    """V vacated-hex, B5: beside the other settlement there is another hex."""
    state, origin, expected = draw_move(
        """
        g* d1 go d. g.
          L. d. d. d. d.
        """,
        locations="barn",
    )
    assert names(moves(state, "barn", origin)) == names(expected)
    for at in ("a1", "e1"):
        assert judge(state, MoveWith("barn", origin, named(at))).options == ()


def test_a_build_names_no_option() -> None:
    """V."""
    state, _ = draw("g1 g. d. g.")
    assert judge(state, Build(named("b1"))).options == judge(state, Build(named("d1"))).options == ()


def test_the_score_names_the_option_that_decides_about_lords() -> None:
    """V lords-zero, S10: only where somebody without a settlement comes second."""
    state, _ = draw("g1 g1 g2 g. g.", at="h1", cards="lords farmers knights", ruleset=PRESETS["big-box-en"])
    assert [entry(state, "lords", player).options for player in (1, 2)] == [(), ()]
    state, _ = draw("g1 g1 g1 g2 g.", at="h1", cards="lords farmers knights")
    assert [entry(state, "lords", player).options for player in (1, 2)] == [("lords_zero",)] * 2
    assert {found.options for player in score(state).players for found in player.entries[1:]} == {()}
