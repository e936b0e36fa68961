"""T1, T2, T4, T5, T6: the course of a turn."""

import pytest

from referee.board.hexes import named, names
from referee.engine.play import judge, legal, permits
from referee.model.actions import Build, BuildWith, EndTurn, Reveal, Shuffle
from referee.model.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    Shuffled,
    TurnBegan,
    TurnEnded,
)
from referee.model.frames import Drawing, Turning
from referee.model.offers import HexOffer
from referee.model.ruling import ViolationCode
from referee.model.vocabulary import Purpose, TerrainCard, TileStatus, Verdict
from tests.drawing import builds, cards_of, draw, events, play

MEADOW = """
    g1 L. g. g. g. g.
      g. g. g. g. g. g.
    c. c. c. c. c. c.
"""


@pytest.mark.parametrize(
    ("before", "allowed"),
    [(0, True), (1, False), (2, False), (3, True)],
    ids=["before", "after one", "after two", "after"],
)
def test_an_extra_action_comes_before_or_after_the_mandatory_action(before: int, *, allowed: bool) -> None:
    """T1: no extra action comes between the builds of the mandatory action."""
    state, _ = draw(MEADOW, locations="farm")
    state = play(state, *[Build(named(at)) for at in ("a2", "b2", "c2")][:before])
    assert bool(builds(state, "farm")) is allowed


def test_the_mandatory_action_happens_once() -> None:
    """T1, T2."""
    state, _ = draw(MEADOW, locations="farm")
    state = play(state, Build(named("a2")), Build(named("b2")), Build(named("c2")))
    assert names(builds(state)) == []
    ruling = judge(state, Build(named("d2")))
    assert [violation.code for violation in ruling.violations] == [ViolationCode.MANDATORY_ACTION_DONE]


def test_extra_actions_may_come_both_before_and_after_the_mandatory_action() -> None:
    """T1."""
    state, _ = draw(
        """
        g1 L. g1 L. g. g.
          g. g. g. g. g. g.
        """,
        locations={"b1": "farm", "d1": "oracle"},
    )
    after = play(
        state,
        BuildWith("farm", named("c2")),
        Build(named("a2")),
        Build(named("b2")),
        Build(named("d2")),
        BuildWith("oracle", named("e2")),
        EndTurn(),
    )
    assert names(after.players[0].settlements) == ["a1", "a2", "b2", "c1", "c2", "d2", "e2"]


def test_the_mandatory_action_builds_three_settlements_one_after_another() -> None:
    """T2, B3: the second and the third settlement must each be next to an earlier one if possible."""
    state, _ = draw("d. g. g. g. d. g.")
    for at, possible in (("b1", ["b1", "c1", "d1", "f1"]), ("c1", ["c1"]), ("d1", ["d1"])):
        assert names(builds(state)) == possible
        state = play(state, Build(named(at)))
    assert state.players[0].supply == 37
    assert permits(state, EndTurn())


@pytest.mark.parametrize("supply", [1, 2])
def test_with_fewer_than_three_settlements_all_that_are_left_are_built(supply: int) -> None:
    """T2, T6."""
    state, _ = draw("d. g. g. g. g. g.", supply={1: supply})
    for at in ("b1", "c1")[:supply]:
        assert not permits(state, EndTurn())
        state = play(state, Build(named(at)))
    assert state.players[0].supply == 0
    assert names(builds(state)) == []
    assert permits(state, EndTurn())


def test_with_an_empty_supply_nothing_is_built_and_the_turn_may_end() -> None:
    """T2, T6."""
    state, _ = draw("g1 g. g. g.", supply={1: 0})
    assert names(builds(state)) == []
    assert [offer.pick(0) for offer in legal(state)] == [EndTurn()]


def test_at_the_end_of_a_turn_the_card_is_discarded_and_another_one_drawn() -> None:
    """T4."""
    state, _ = draw("g1 g1 g1 g. g.", built="a1 b1 c1", deck="forest grass", hands={2: "canyon"})
    assert events(state, EndTurn()) == (
        TurnEnded(0),
        CardDiscarded(0, TerrainCard.GRASS),
        CardDrawn(0, TerrainCard.FOREST),
        TurnBegan(1, 1),
        CardPlayed(1, TerrainCard.CANYON),
    )
    after = play(state, EndTurn())
    assert after.discard == cards_of("grass")
    assert after.deck == cards_of("grass")
    assert [player.hand for player in after.players] == [cards_of("forest"), ()]


def test_an_empty_draw_pile_is_refilled_by_shuffling_the_discard_pile() -> None:
    """T4: the card just discarded is shuffled, too."""
    state, _ = draw(
        "g1 g1 g1 g. g.", built="a1 b1 c1", deck="", discard="forest desert", hands={2: "canyon"}, card="grass"
    )
    waiting = play(state, EndTurn())
    assert waiting.frames == (Drawing(0, Purpose.HAND),)
    shuffle = Shuffle(cards_of("grass desert forest"))
    assert events(waiting, shuffle)[:2] == (Shuffled(3), CardDrawn(0, TerrainCard.GRASS))
    after = play(waiting, shuffle)
    assert (after.deck, after.discard) == (cards_of("desert forest"), ())


def test_a_draw_from_an_unknown_pile_waits_until_the_table_names_the_card() -> None:
    """T4."""
    state, _ = draw("g1 g1 g1 g. g.", built="a1 b1 c1", hands={2: "canyon"})
    waiting = play(state, EndTurn())
    assert waiting.frames == (Drawing(0, Purpose.HAND),)
    assert play(waiting, Reveal(TerrainCard.FOREST)).players[0].hand == cards_of("forest")
    assert play(waiting, Reveal(None)).players[0].hand == (None,)


def test_naming_a_card_from_an_empty_pile_implies_that_the_discard_pile_was_shuffled() -> None:
    """T4."""
    state, _ = draw("g1 g1 g1 g. g.", built="a1 b1 c1", deck="", discard="forest desert", hands={2: "canyon"})
    waiting = play(state, EndTurn())
    reveal = Reveal(TerrainCard.DESERT)
    assert events(waiting, reveal)[:2] == (Shuffled(3), CardDrawn(0, TerrainCard.DESERT))
    after = play(waiting, reveal)
    assert (after.deck, after.discard) == (None, ())
    assert not permits(waiting, Reveal(TerrainCard.CANYON))


def test_used_tiles_become_available_at_the_end_of_their_owners_turn() -> None:
    """T5."""
    state, _ = draw("g1 L. g1 g1 g1 L. g.", locations="farm", built="a1 c1 d1", used="b1", fresh="f1")
    after = play(state, EndTurn())
    assert [tile.status for tile in after.players[0].tiles] == [TileStatus.READY, TileStatus.READY]


@pytest.mark.parametrize("built", ["", "a1", "a1 b1"])
def test_a_turn_cannot_end_before_the_mandatory_action_is_complete(built: str) -> None:
    """T6, T2."""
    state, expected = draw("g1 g1 g* g.", built=built)
    ruling = judge(state, EndTurn())
    assert ruling.verdict is Verdict.ILLEGAL
    (violation,) = ruling.violations
    assert violation.code == ViolationCode.MANDATORY_ACTION_DUE
    assert violation.choices == expected
    assert violation.facts == {"due": 3 - len(built.split())}


def test_extra_actions_need_not_be_used() -> None:
    """T1, T6."""
    state, _ = draw("g1 L. g1 g1 g. g.", locations="farm", built="a1 c1 d1")
    assert [offer.pick(0) for offer in legal(state)] == [EndTurn(), BuildWith("farm", named("e1"))]


def test_turns_go_round_the_table_and_rounds_are_counted() -> None:
    """P1, T1: the round ends with the player before the start player."""
    state, _ = draw(
        "g1 g1 g1 g2 g2 g2 g3 g3 g3",
        built="d1 e1 f1",
        active=2,
        start_player=3,
        round=1,
        hands={1: "grass", 3: "grass"},
        deck="desert",
    )
    after = play(state, EndTurn())
    assert isinstance(after.frames[0], Turning)
    assert (after.frames[0].player, after.round) == (2, 2)
    state, _ = draw(
        "g1 g1 g1 g2 g2 g2 g3 g3 g3",
        built="g1 h1 i1",
        active=3,
        start_player=3,
        hands={1: "grass", 2: "grass"},
        deck="desert",
    )
    after = play(state, EndTurn())
    assert isinstance(after.frames[0], Turning)
    assert (after.frames[0].player, after.round) == (0, 1)


def test_all_offers_are_for_the_active_player() -> None:
    """T1."""
    state, _ = draw("g1 g. d. g. g2", active=2)
    (offer,) = legal(state)
    assert isinstance(offer, HexOffer)
    assert names(offer.at) == ["d1"]
