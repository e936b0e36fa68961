"""X2, X8: the fort."""

from referee.board.hexes import named, names
from referee.engine.play import permits
from referee.model.actions import Build, BuildWith, Draw, EndTurn, Finish, Redraw, Reveal, Shuffle
from referee.model.events import Built, CardDiscarded, CardDrawn, EndTriggered
from referee.model.frames import Drawing, Turning, Using
from referee.model.vocabulary import Purpose, TerrainCard
from tests.drawing import actions, builds, cards_of, draw, events, play, tiles_of

VALLEY = """
    d. L. g. d.
      g. g1 d* d.
    d. c. d* g.
"""


def test_the_fort_draws_a_card_and_builds_on_its_terrain() -> None:
    """X2, B3, B4."""
    state, expected = draw(VALLEY, locations="fort", deck="desert grass", hands={2: "forest"})
    assert events(state, Draw("fort")) == (CardDrawn(0, TerrainCard.DESERT, Purpose.TILE),)
    drawn = play(state, Draw("fort"))
    assert drawn.frames[-1] == Using(0, "fort", 1, None, TerrainCard.DESERT)
    assert names(builds(drawn, "fort")) == names(expected)
    assert events(drawn, BuildWith("fort", named("c2"))) == (
        Built(0, named("c2"), "fort"),
        CardDiscarded(0, TerrainCard.DESERT),
    )
    done = play(drawn, BuildWith("fort", named("c2")))
    assert len(done.frames) == 1
    assert (done.discard, done.deck) == (cards_of("desert"), cards_of("grass"))
    assert tiles_of(done) == ["fort b1 used"]
    assert not permits(done, Draw("fort"))


def test_the_fort_goes_anywhere_on_its_terrain_when_none_is_empty_beside_the_kingdom() -> None:
    """X2, B1, B3."""
    state, expected = draw(
        """
        d* L. d2 d*
          g. g1 d# d*
        d* c. d3 g.
        """,
        locations="fort",
        deck="desert",
        hands={2: "forest", 3: "forest"},
    )
    assert names(builds(play(state, Draw("fort")), "fort")) == names(expected)


def test_the_fort_at_the_corner_of_the_board() -> None:
    """X2, G3."""
    state, expected = draw(
        """
          d. d* L.
        g. g. g1
          d. d* d*
        """,
        locations="fort",
        at="r18",
        deck="desert",
        hands={2: "forest"},
    )
    assert names(builds(play(state, Draw("fort")), "fort")) == names(expected)


def test_the_fort_does_not_build_next_to_a_warrior() -> None:
    """X2, X5."""
    state, expected = draw(
        """
        d. dW d. g. d.
          d. d. g1 L. d.
        d. d. d* d* g.
        """,
        locations="fort",
        deck="desert",
        hands={2: "forest"},
    )
    assert names(builds(play(state, Draw("fort")), "fort")) == names(expected)


def test_a_card_without_a_buildable_hex_ends_the_fort() -> None:
    """X8, T6: the card is discarded, the tile counts as used, and the turn continues."""
    state, _ = draw(VALLEY, locations="fort", deck="forest grass", hands={2: "forest"})
    assert events(state, Draw("fort")) == (
        CardDrawn(0, TerrainCard.FOREST, Purpose.TILE),
        CardDiscarded(0, TerrainCard.FOREST),
    )
    after = play(state, Draw("fort"))
    assert after.frames == (Turning(0, TerrainCard.GRASS),)
    assert tiles_of(after) == ["fort b1 used"]
    assert permits(after, Build(named("c1")))


def test_a_card_whose_terrain_is_full_ends_the_fort() -> None:
    """X8, N7, X5."""
    state, _ = draw("g1 L. d2 d# g. g. d. gW", locations="fort", deck="desert grass", hands={2: "forest"})
    after = play(state, Draw("fort"))
    assert len(after.frames) == 1
    assert after.discard == cards_of("desert")


def test_once_the_card_is_drawn_the_build_follows() -> None:
    """X8, T6."""
    state, _ = draw(VALLEY, locations="fort", deck="desert grass", hands={2: "forest"})
    drawn = play(state, Draw("fort"))
    for action in (Finish(), EndTurn(), Build(named("c1")), Draw("fort")):
        assert not permits(drawn, action)
    assert {action.type for action in actions(drawn)} == {"build"}


def test_the_fort_needs_a_settlement() -> None:
    """X2, L5: with an empty supply the player cannot even draw the card."""
    state, _ = draw(VALLEY, locations="fort", supply={1: 0}, deck="desert", hands={2: "forest"})
    assert not permits(state, Draw("fort"))


def test_the_fort_needs_a_card_to_draw() -> None:
    """T3, X2: the fort cannot be used while both piles are empty."""
    state, _ = draw(VALLEY, locations="fort", deck="", hands={2: "forest"})
    assert not permits(state, Draw("fort"))


def test_the_fort_waits_for_an_unknown_card() -> None:
    """X2: the player must show the drawn card."""
    state, _ = draw(VALLEY, locations="fort")
    waiting = play(state, Draw("fort"))
    assert waiting.frames[-2:] == (Using(0, "fort", 1), Drawing(0, Purpose.TILE))
    assert not permits(waiting, Reveal(None))
    assert play(waiting, Reveal(TerrainCard.DESERT)).frames[-1] == Using(0, "fort", 1, None, TerrainCard.DESERT)
    assert len(play(waiting, Reveal(TerrainCard.FOREST)).frames) == 1


def test_the_fort_shuffles_the_discard_pile_when_the_draw_pile_is_empty() -> None:
    """X2, T4."""
    state, _ = draw(VALLEY, locations="fort", deck="", discard="desert forest", hands={2: "forest"})
    waiting = play(state, Draw("fort"))
    after = play(waiting, Shuffle(cards_of("desert forest")))
    assert after.frames[-1] == Using(0, "fort", 1, None, TerrainCard.DESERT)
    assert after.deck == cards_of("forest")


def test_the_card_of_the_fort_does_not_change_the_played_terrain() -> None:
    """X2, L6: the oracle and the mandatory action still use the played card."""
    state, _ = draw(
        """
        d. L. g. L. g.
          g. g1 d. g1 g.
        """,
        locations={"b1": "fort", "d1": "oracle"},
        deck="desert grass",
        hands={2: "forest"},
    )
    after = play(state, Draw("fort"), BuildWith("fort", named("c2")))
    (turn,) = after.frames
    assert isinstance(turn, Turning)
    assert (turn.card, turn.due) == (TerrainCard.GRASS, 3)
    assert names(builds(after)) == names(builds(after, "oracle")) == ["a2", "c1", "e1", "e2"]


def test_the_last_settlement_built_by_the_fort_triggers_the_end() -> None:
    """X2, E1, T2."""
    state, _ = draw(VALLEY, locations="fort", supply={1: 1}, deck="desert grass", hands={2: "forest"})
    drawn = play(state, Draw("fort"))
    assert EndTriggered(0) in events(drawn, BuildWith("fort", named("c2")))
    assert permits(play(drawn, BuildWith("fort", named("c2"))), EndTurn())


def test_the_fort_comes_before_or_after_the_mandatory_action() -> None:
    """T1, X2."""
    for built, allowed in (("", True), ("a1", False), ("a1 c1", False), ("a1 c1 d1", True)):
        state, _ = draw("g1 L. g1 g1 g. d.", locations="fort", built=built)
        assert permits(state, Draw("fort")) is allowed


def test_the_card_of_the_fort_can_replace_a_useless_card_afterwards() -> None:
    """X2, T3: the fort draws the only useful card. A redraw can draw it again, so the end is not triggered."""
    state, _ = draw("g1 L. g1 d. d. d.", locations="fort", deck="desert", hands={2: "forest"})
    assert permits(state, Redraw())
    drawn = play(state, Draw("fort"))
    assert not drawn.ending
    done = play(drawn, BuildWith("fort", named("d1")))
    assert not done.ending
    assert permits(done, Redraw())


def test_two_forts_draw_two_cards() -> None:
    """X2, L2."""
    state, _ = draw(
        "g1 L. g1 L. d. d. d.", locations="fort", deck="forest forest grass", hands={2: "forest"}, tasks="road"
    )
    state = play(state, Draw("fort"), Draw("fort"))
    assert state.discard == cards_of("forest forest")
    assert tiles_of(state) == ["fort b1 used", "fort d1 used"]
