"""X3: the crossroads, which give their owner a second card."""

from referee.board.hexes import named, names
from referee.engine.play import legal, permits
from referee.model.actions import Build, BuildWith, EndTurn, MoveWith, Play, Redraw, Reveal
from referee.model.events import CardDiscarded, CardDrawn, CardPlayed, TurnBegan, TurnEnded
from referee.model.frames import Drawing, Turning
from referee.model.vocabulary import COPIES, Purpose, TerrainCard
from tests.drawing import actions, builds, cards_of, draw, events, play, tiles_of

DONE = "g1 L. g1 g1 g. d."
CHOICE = """
    g1 L. g. d. f.
      g. g. d. d* L.
    c. c. c. d* d1
"""


def test_at_the_end_of_a_turn_two_cards_are_drawn() -> None:
    """X3, T4."""
    state, _ = draw(DONE, locations="crossroads", built="a1 c1 d1", deck="forest desert grass", hands={2: "canyon"})
    assert events(state, EndTurn()) == (
        TurnEnded(0),
        CardDiscarded(0, TerrainCard.GRASS),
        CardDrawn(0, TerrainCard.FOREST),
        CardDrawn(0, TerrainCard.DESERT),
        TurnBegan(1, 1),
        CardPlayed(1, TerrainCard.CANYON),
    )
    assert play(state, EndTurn()).players[0].hand == cards_of("forest desert")


def test_a_fresh_crossroads_tile_gives_a_second_card_at_the_end_of_the_turn() -> None:
    """X3: unlike other location tiles (L2), a crossroads tile works in the turn in which it is taken."""
    state, _ = draw(
        DONE, locations="crossroads", built="a1 c1 d1", deck="forest desert", hands={2: "canyon"}, fresh="b1"
    )
    assert play(state, EndTurn()).players[0].hand == cards_of("forest desert")
    state, _ = draw("d1 g. g. g. L. d.", locations="crossroads", deck="forest desert", hands={2: "canyon"})
    state = play(state, Build(named("b1")), Build(named("c1")), Build(named("d1")))
    assert tiles_of(state) == ["crossroads e1 fresh"]
    assert play(state, EndTurn()).players[0].hand == cards_of("forest desert")


def test_two_crossroads_give_no_third_card() -> None:
    """X3."""
    state, _ = draw(
        "g1 L. g1 g1 L. d.", locations="crossroads", built="a1 c1 d1", deck="forest desert grass", hands={2: "canyon"}
    )
    assert play(state, EndTurn()).players[0].hand == cards_of("forest desert")


def test_with_one_card_left_in_the_piles_one_is_drawn() -> None:
    """X3, T3: the card just discarded is the only one left to draw."""
    state, _ = draw(DONE, locations="crossroads", built="a1 c1 d1", deck="", hands={2: "canyon"})
    waiting = play(state, EndTurn())
    after = play(waiting, Reveal(TerrainCard.GRASS))
    assert after.players[0].hand == cards_of("grass")
    assert after.frames[0].player == 1


def test_unknown_cards_are_drawn_one_after_the_other() -> None:
    """X3, T4: a card may stay face down."""
    state, _ = draw(DONE, locations="crossroads", built="a1 c1 d1", hands={2: "canyon"})
    waiting = play(state, EndTurn())
    assert waiting.frames == (Drawing(0, Purpose.HAND),)
    second = play(waiting, Reveal(TerrainCard.FOREST))
    assert second.frames == (Drawing(0, Purpose.HAND),)
    assert play(second, Reveal(None)).players[0].hand == (TerrainCard.FOREST, None)


def test_a_turn_begins_with_the_choice_of_a_card() -> None:
    """X3, T1: the player can do nothing else before this choice."""
    state, _ = draw(CHOICE, locations={"b1": "crossroads", "e2": "oasis"}, card=None, hands={1: "grass desert"})
    assert sorted(actions(state)) == [Play(TerrainCard.DESERT), Play(TerrainCard.GRASS)]
    assert not permits(state, BuildWith("oasis", named("d2")))
    assert not permits(state, Play(TerrainCard.FOREST))


def test_the_chosen_card_holds_for_the_mandatory_action_and_all_extra_actions() -> None:
    """X3, L6."""
    state, expected = draw(
        CHOICE, locations={"b1": "crossroads", "e2": "oracle"}, card=None, hands={1: "grass desert"}
    )
    state = play(state, Play(TerrainCard.DESERT))
    assert state.frames == (Turning(0, TerrainCard.DESERT),)
    assert state.players[0].hand == cards_of("grass")
    assert not permits(state, Play(TerrainCard.GRASS))
    assert names(builds(state)) == names(builds(state, "oracle")) == names(expected)


def test_the_chosen_card_survives_every_other_action_of_the_turn() -> None:
    """X3, T1."""
    state, _ = draw(
        """
        g1 L. g. g. g.
          g. g. g1 L. g.
        d. d. g. g. d.
        """,
        locations={"b1": "crossroads", "d2": "oasis"},
        card=None,
        hands={1: "grass desert", 2: "canyon"},
        deck="forest canyon",
    )
    state = play(
        state,
        Play(TerrainCard.GRASS),
        BuildWith("oasis", named("e3")),
        *(Build(named(at)) for at in ("a2", "b2", "c1")),
    )
    turn = state.frames[0]
    assert isinstance(turn, Turning)
    assert turn.card is TerrainCard.GRASS
    assert state.players[0].hand == cards_of("desert")


def test_both_cards_are_discarded_at_the_end() -> None:
    """X3, T4: the played card is discarded first."""
    state, _ = draw(
        DONE,
        locations="crossroads",
        built="a1 c1 d1",
        deck="forest canyon",
        hands={1: "desert", 2: "canyon"},
    )
    assert events(state, EndTurn())[:5] == (
        TurnEnded(0),
        CardDiscarded(0, TerrainCard.GRASS),
        CardDiscarded(0, TerrainCard.DESERT),
        CardDrawn(0, TerrainCard.FOREST),
        CardDrawn(0, TerrainCard.CANYON),
    )
    assert play(state, EndTurn()).discard == cards_of("grass desert")


def test_a_hidden_second_card_is_shown_when_it_is_discarded() -> None:
    """X3: no card goes face down onto the discard pile."""
    state, _ = draw(
        DONE, locations="crossroads", built="a1 c1 d1", hands={1: "?", 2: "canyon"}, discard="forest " * 5
    )
    waiting = play(state, EndTurn())
    assert waiting.frames == (Drawing(0, Purpose.DISCARD),)
    assert not permits(waiting, Reveal(None))
    assert not permits(waiting, Reveal(TerrainCard.FOREST))
    shown = play(waiting, Reveal(TerrainCard.DESERT))
    assert shown.discard == cards_of("forest " * 5 + "grass desert")
    assert shown.frames == (Drawing(0, Purpose.HAND),)


def test_a_player_with_two_hidden_cards_may_play_any_possible_card() -> None:
    """X3, T1."""
    state, _ = draw(
        CHOICE, locations={"b1": "crossroads", "e2": "oasis"}, card=None, hands={1: "? ?"}, discard="forest " * 5
    )
    assert {action.card for action in actions(state) if isinstance(action, Play)} == {*COPIES} - {TerrainCard.FOREST}
    assert {action.type for action in actions(state)} == {"play"}
    state = play(state, Play(TerrainCard.DESERT))
    assert state.players[0].hand == (None,)


def test_the_player_chooses_between_two_equal_cards_too() -> None:
    """X3: an automatic choice would show the other players that the cards are equal."""
    state, _ = draw(
        "g1 L. g2 g2 g2 d.",
        locations="crossroads",
        lost={2: "b1"},
        active=2,
        start_player=1,
        built="c1 d1 e1",
        deck="forest canyon",
        hands={1: "desert desert"},
        supply={1: 37},
    )
    after = play(state, EndTurn())
    assert after.frames == (Turning(0),)
    assert [list(offer.actions()) for offer in legal(after)] == [[Play(TerrainCard.DESERT)]]
    chosen = play(after, Play(TerrainCard.DESERT))
    assert chosen.frames == (Turning(0, TerrainCard.DESERT),)
    assert chosen.players[0].hand == cards_of("desert")


def test_a_useless_card_may_be_chosen() -> None:
    """X3, T3: the useless card leaves the game, and the other card stays in the hand."""
    state, _ = draw(
        CHOICE,
        locations={"b1": "crossroads", "e2": "oasis"},
        card=None,
        hands={1: "grass forest", 2: "canyon"},
        deck="desert canyon",
    )
    state = play(state, Play(TerrainCard.FOREST), Redraw())
    assert state.frames == (Turning(0, TerrainCard.DESERT),)
    assert state.players[0].hand == cards_of("grass")
    assert TerrainCard.FOREST in state.removed


def test_a_crossroads_that_is_lost_leaves_one_card_for_the_next_turn() -> None:
    """X3, L3: the second card of this turn is still discarded."""
    state, _ = draw(
        """
        g. L. g1 g. g1 d.
          d1 L. d. g1 g. g.
        """,
        locations={"b1": "crossroads", "b2": "paddock"},
        lost={1: "b1"},
        built="c1 d2 e1",
        deck="forest canyon",
        hands={1: "desert", 2: "canyon"},
    )
    after = play(state, EndTurn())
    assert after.players[0].hand == cards_of("forest")
    assert after.discard == cards_of("grass desert")


def test_a_crossroads_lost_in_the_turn_itself_brings_no_second_card() -> None:
    """X3, L3: only a tile held at the end of the turn counts."""
    state, _ = draw(
        "L. g1 L. g. g1 g1 d.",
        locations={"a1": "crossroads", "c1": "paddock"},
        built="b1 e1 f1",
        deck="forest desert",
        hands={2: "canyon"},
    )
    after = play(state, MoveWith("paddock", named("b1"), named("d1")), EndTurn())
    assert after.players[0].hand == cards_of("forest")


def test_the_crossroads_offer_no_action() -> None:
    """X3."""
    state, _ = draw(DONE, locations="crossroads", built="a1 c1 d1")
    assert actions(state) == [EndTurn()]
