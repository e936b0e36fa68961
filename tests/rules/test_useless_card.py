"""T3: a card for which no hex is left."""

import pytest

from referee.board.hexes import named, names
from referee.engine.play import legal, permits
from referee.model.actions import Build, BuildWith, EndTurn, MoveWith, Redraw, Reveal, Shuffle
from referee.model.events import (
    Built,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardRemoved,
    EndTriggered,
    MandatoryActionEnded,
    Shuffled,
    TurnBegan,
    TurnEnded,
)
from referee.model.frames import Drawing, Turning
from referee.model.ruleset import Ruleset, UselessCard
from referee.model.state import State
from referee.model.vocabulary import Purpose, TerrainCard
from tests.drawing import builds, cards_of, draw, draw_move, events, play

DISCARDED = Ruleset(useless_card=UselessCard.DISCARDED)


def due(state: State) -> int:
    turn = state.frames[0]
    assert isinstance(turn, Turning)
    return turn.due


def test_before_the_mandatory_action_the_useless_card_leaves_the_game_and_another_is_drawn() -> None:
    """T3."""
    state, _ = draw("d1 d2 g. g. w.", card="desert", deck="grass forest")
    assert [offer.pick(0) for offer in legal(state)] == [Redraw()]
    assert events(state, Redraw()) == (
        CardRemoved(0, TerrainCard.DESERT),
        CardDrawn(0, TerrainCard.GRASS, Purpose.REDRAW),
    )
    after = play(state, Redraw())
    assert TerrainCard.DESERT in after.removed
    assert after.discard == ()
    assert (names(builds(after)), due(after)) == (["c1", "d1"], 3)


def test_before_the_mandatory_action_extra_actions_may_still_come_first() -> None:
    """T3."""
    state, _ = draw("d1 L. g. d2 w.", locations="farm", card="desert", deck="grass forest")
    assert {offer.pick(0) for offer in legal(state)} == {Redraw(), BuildWith("farm", named("c1"))}


def test_inside_the_mandatory_action_only_the_redraw_is_legal() -> None:
    """T3: the builds still due are kept and use the new terrain."""
    state, _ = draw("g. L. d1 d. g. g.", locations="farm", card="desert", deck="grass forest")
    state = play(state, Build(named("d1")))
    assert [offer.pick(0) for offer in legal(state)] == [Redraw()]
    state = play(state, Redraw())
    assert due(state) == 2
    assert names(builds(state)) == ["e1"]
    state = play(state, Build(named("e1")), Build(named("f1")))
    assert permits(state, EndTurn())


def test_after_the_mandatory_action_a_redraw_serves_the_oracle() -> None:
    """T3, L6."""
    state, _ = draw("d1 L. d1 d1 d. g.", locations="oracle", card="desert", built="a1 c1", deck="grass forest")
    state = play(state, Build(named("e1")))
    assert {offer.pick(0) for offer in legal(state)} == {EndTurn(), Redraw()}
    after = play(state, Redraw())
    assert due(after) == 0
    assert names(builds(after)) == []
    assert names(builds(after, "oracle")) == ["f1"]


def test_useless_cards_are_drawn_until_one_fits() -> None:
    """T3."""
    state, _ = draw("d1 d2 g. f2 w.", card="desert", deck="flower-field desert grass forest")
    after = play(state, Redraw(), Redraw(), Redraw())
    assert names(builds(after)) == ["c1"]
    assert not permits(after, Redraw())
    assert after.deck == cards_of("forest")


def test_a_card_with_one_hex_left_is_not_useless() -> None:
    """T3: it does not matter how far away that hex is."""
    state, expected = draw("g1 g. g. d* w.", card="desert")
    assert not permits(state, Redraw())
    assert names(builds(state)) == names(expected)


def test_the_useless_card_is_discarded_if_the_option_says_so() -> None:
    """T3, V useless-card."""
    state, _ = draw("d1 d2 g. g. w.", card="desert", deck="grass forest", ruleset=DISCARDED)
    assert events(state, Redraw()) == (
        CardDiscarded(0, TerrainCard.DESERT),
        CardDrawn(0, TerrainCard.GRASS, Purpose.REDRAW),
    )
    after = play(state, Redraw())
    assert after.discard == cards_of("desert")
    assert after.removed == state.removed


@pytest.mark.parametrize("ruleset", [Ruleset(), DISCARDED], ids=["removed", "discarded"])
def test_the_discard_pile_is_shuffled_for_a_redraw(ruleset: Ruleset) -> None:
    """T3, T4: the useless card is shuffled, too, but only if it was discarded."""
    state, _ = draw("d1 d2 g. g. w.", card="desert", deck="", discard="grass forest", ruleset=ruleset)
    waiting = play(state, Redraw())
    assert waiting.frames[1:] == (Drawing(0, Purpose.REDRAW),)
    again = "desert" if ruleset == DISCARDED else ""
    assert waiting.discard == cards_of(f"grass forest {again}")
    shuffle = Shuffle(cards_of(f"forest grass {again}"))
    assert events(waiting, shuffle) == (
        Shuffled(2 + bool(again)),
        CardDrawn(0, TerrainCard.FOREST, Purpose.REDRAW),
    )


def test_a_redrawn_card_is_shown() -> None:
    """T3: the card cannot be drawn face down."""
    state, _ = draw("d1 d2 g. g. w.", card="desert")
    waiting = play(state, Redraw())
    assert not permits(waiting, Reveal(None))
    after = play(waiting, Reveal(TerrainCard.GRASS))
    assert names(builds(after)) == ["c1", "d1"]


def test_without_a_better_card_the_mandatory_action_ends_and_the_end_is_triggered() -> None:
    """T3, E1: the two remaining builds are forfeited."""
    state, _ = draw("d1 d. g. w.", card="desert", deck="forest canyon", discard="flower-field")
    assert events(state, Build(named("b1"))) == (
        Built(0, named("b1"), None),
        MandatoryActionEnded(0),
        EndTriggered(0),
    )
    after = play(state, Build(named("b1")))
    assert after.ending
    assert [offer.pick(0) for offer in legal(after)] == [EndTurn()]


def test_a_better_card_in_the_discard_pile_is_enough() -> None:
    """T3."""
    state, _ = draw("d1 d. g. w.", card="desert", deck="forest", discard="grass")
    after = play(state, Build(named("b1")))
    assert not after.ending
    assert permits(after, Redraw())


def test_a_better_card_in_a_hand_does_not_help() -> None:
    """T3."""
    state, _ = draw("d1 d. g. w.", card="desert", deck="forest", hands={2: "grass"})
    assert play(state, Build(named("b1"))).ending


def test_extra_actions_are_still_open_when_the_mandatory_action_has_ended_early() -> None:
    """T3, T1."""
    state, _ = draw("g. L. d1 d. w.", locations="farm", card="desert", deck="forest")
    after = play(state, Build(named("d1")))
    assert {offer.pick(0) for offer in legal(after)} == {EndTurn(), BuildWith("farm", named("a1"))}


def test_a_last_build_that_fills_the_terrain_triggers_nothing() -> None:
    """T3: the mandatory action is already complete, so no new card is needed."""
    state, _ = draw("d1 d1 d. w.", card="desert", built="a1 b1", deck="forest")
    after = play(state, Build(named("c1")))
    assert not after.ending


def test_a_turn_may_begin_with_the_end_of_its_mandatory_action() -> None:
    """T3, E1."""
    state, _ = draw("d1 d1 d1 w.", card="desert", built="a1 b1 c1", deck="forest canyon", hands={2: "canyon"})
    assert events(state, EndTurn())[-2:] == (MandatoryActionEnded(1), EndTriggered(1))


def test_a_move_can_make_room_for_a_useless_card() -> None:
    """T3, L13: a settlement leaves the only desert hex, so the desert card is no longer useless."""
    state, origin, _ = draw_move("L. do g. g. w.", locations="paddock", card="desert", deck="grass")
    assert permits(state, Redraw())
    after = play(state, MoveWith("paddock", origin, named("d1")))
    assert names(builds(after)) == ["b1"]
    assert not permits(after, Redraw())


def test_a_turn_without_a_card_has_no_mandatory_action_and_triggers_the_end() -> None:
    """T3, E1: extra actions that need no card are possible, and the turn may end."""
    state, _ = draw(
        """
        d1 d1 d1 g. g. L.
          d. d. d. d. g2 w.
        """,
        locations="farm",
        card="desert",
        built="a1 b1 c1",
        deck="",
        hands={2: ""},
    )
    drawn = play(state, EndTurn())
    assert events(drawn, Reveal(TerrainCard.DESERT))[-2:] == (TurnBegan(1, 1), EndTriggered(1))
    after = play(drawn, Reveal(TerrainCard.DESERT))
    assert after.frames == (Turning(1, None, 0),)
    assert {offer.pick(0) for offer in legal(after)} == {EndTurn(), BuildWith("farm", named("e1"))}


def test_with_both_piles_empty_no_card_is_drawn() -> None:
    """T3, T4: a player who had no card does not discard one."""
    state, _ = draw("d1 d1 d1 g.", card="", deck="", hands={2: "grass"})
    assert events(state, EndTurn()) == (TurnEnded(0), TurnBegan(1, 1), CardPlayed(1, TerrainCard.GRASS))
    assert play(state, EndTurn()).players[0].hand == ()


def test_a_player_without_a_card_draws_again_as_soon_as_there_is_one() -> None:
    """T3, T4."""
    state, _ = draw("d1 d1 d1 g.", card="", deck="grass", hands={2: "desert"})
    assert events(state, EndTurn())[:2] == (TurnEnded(0), CardDrawn(0, TerrainCard.GRASS))


@pytest.mark.parametrize("tile", ["oracle", "barn"])
def test_without_a_card_no_tile_that_needs_one_can_be_used(tile: str) -> None:
    """T3, L6, L11."""
    state, _ = draw("d1 L. g. d.", card="", deck="grass", locations=tile)
    assert [offer.pick(0) for offer in legal(state)] == [EndTurn()]
