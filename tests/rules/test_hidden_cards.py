"""Rulings while the terrain card is hidden."""

import pytest

from referee.board.hexes import named
from referee.engine.play import judge, legal, permits
from referee.model.actions import Action, Build, BuildWith, EndTurn, MoveWith, Play, Redraw, Reveal
from referee.model.events import CardDrawn, CardPlayed, TurnBegan
from referee.model.frames import Turning
from referee.model.offers import CardOffer
from referee.model.ruling import ViolationCode
from referee.model.vocabulary import COPIES, TerrainCard, Verdict
from tests.drawing import draw, events, play

HIDDEN = """
    g1 L. g. d. w.
      g. L. c. t2 m.
    f. f. d1 c. c.
"""
LOCATIONS = {"b1": "oracle", "b2": "barn"}


@pytest.mark.parametrize(
    "action",
    [
        Build(named("a2")),
        Build(named("c2")),
        BuildWith("oracle", named("a2")),
        BuildWith("oracle", named("b3")),
        MoveWith("barn", named("a1"), named("c2")),
    ],
)
def test_a_ruling_that_depends_on_a_hidden_card_is_undetermined(action: Action) -> None:
    """T1, L6, L11: each action is legal with one card and illegal with another."""
    state, _ = draw(HIDDEN, locations=LOCATIONS, card=None)
    ruling = judge(state, action)
    assert ruling.verdict is Verdict.UNDETERMINED
    assert (ruling.violations, ruling.state, ruling.events, ruling.options) == ((), None, (), ())


@pytest.mark.parametrize(
    ("at", "code"),
    [
        ("d2", ViolationCode.OCCUPIED),
        ("b1", ViolationCode.SPECIAL_HEX),
        ("e1", ViolationCode.TERRAIN_OF_NO_CARD),
        ("d1", ViolationCode.NOT_ADJACENT),
    ],
)
def test_an_action_that_no_card_allows_is_illegal(at: str, code: ViolationCode) -> None:
    """T1: building on d1 is illegal even with a desert card, because another desert hex is next to the kingdom."""
    state, _ = draw(HIDDEN.replace("f. f. d1", "f. d. d1"), locations=LOCATIONS, card=None)
    ruling = judge(state, Build(named(at)))
    assert ruling.verdict is Verdict.ILLEGAL
    assert code in [violation.code for violation in ruling.violations]


def test_an_action_that_no_remaining_card_allows_is_illegal() -> None:
    """T1, P1: all canyon cards are in the discard pile."""
    state, _ = draw(HIDDEN, locations=LOCATIONS, card=None, discard="canyon canyon canyon canyon canyon")
    assert judge(state, Build(named("c2"))).verdict is Verdict.ILLEGAL
    assert judge(state, Build(named("a2"))).verdict is Verdict.UNDETERMINED


def test_a_tile_that_needs_no_card_may_be_used_before_the_card_is_shown() -> None:
    """T1, L7."""
    state, _ = draw("g1 L. g. g.", locations="farm", card=None)
    assert judge(state, BuildWith("farm", named("c1"))).verdict is Verdict.LEGAL
    assert judge(state, BuildWith("farm", named("d1"))).verdict is Verdict.LEGAL


def test_the_hidden_card_is_named_when_it_is_played() -> None:
    """T1: the player may name any card that can still be in their hand."""
    state, _ = draw("g1 g. d. c.", card=None, discard="forest forest forest forest forest")
    (offer,) = legal(state)
    assert isinstance(offer, CardOffer)
    assert set(offer.actions()) == {Play(card) for card in COPIES if card is not TerrainCard.FOREST}
    assert events(state, Play(TerrainCard.GRASS)) == (CardPlayed(0, TerrainCard.GRASS),)
    after = play(state, Play(TerrainCard.GRASS))
    assert after.players[0].hand == ()
    assert judge(after, Build(named("b1"))).verdict is Verdict.LEGAL


@pytest.mark.parametrize("action", [EndTurn(), Redraw()])
def test_a_turn_goes_on_only_when_the_card_is_shown(action: Action) -> None:
    """T1, T3, T6."""
    state, _ = draw("g1 g. d. c.", card=None)
    ruling = judge(state, action)
    assert ruling.verdict is Verdict.ILLEGAL
    assert [violation.code for violation in ruling.violations] == [ViolationCode.CARD_NOT_PLAYED]


def test_a_card_drawn_face_down_stays_hidden_until_its_owner_plays_it() -> None:
    """T4, T1."""
    state, _ = draw("g1 g1 g1 g. g.", built="a1 b1 c1")
    waiting = play(state, EndTurn())
    assert events(waiting, Reveal(None)) == (CardDrawn(0, None), TurnBegan(1, 1))
    after = play(waiting, Reveal(None))
    assert after.frames == (Turning(1),)
    assert not permits(after, Build(named("d1")))


def test_a_card_can_be_drawn_only_while_a_copy_is_left() -> None:
    """T4, P1."""
    state, _ = draw("g1 g1 g1 d. g.", built="a1 b1 c1", discard="grass grass grass grass")
    waiting = play(state, EndTurn())
    assert not permits(waiting, Reveal(TerrainCard.GRASS))
    assert permits(waiting, Reveal(TerrainCard.DESERT))


def test_a_known_card_in_hand_is_the_one_that_is_played() -> None:
    """T1."""
    state, _ = draw("g1 g. d. c.", card=None, hands={1: "grass"})
    assert [offer.pick(0) for offer in legal(state)] == [Play(TerrainCard.GRASS)]
    assert not permits(state, Play(TerrainCard.DESERT))
