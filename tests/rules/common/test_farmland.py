"""H2: the farm action, which all players have."""

from referee.board.hexes import named, names
from referee.engine.play import permits
from referee.model.actions import Build, BuildWith, EndTurn, Reveal
from referee.model.events import Built, TileTaken
from tests.drawing import builds, draw, events, play

FARM = BuildWith("farmland", named("b1"))


def test_every_player_may_build_on_farmland_next_to_the_kingdom() -> None:
    """H2, H1: the farm action needs no tile."""
    state, expected = draw(
        """
        g1 a* a. g. a2
          a* g. g. a. a.
        """
    )
    assert names(builds(state, "farmland")) == names(expected)


def test_there_is_no_fallback() -> None:
    """H2: the farm action never builds away from the player's pieces."""
    state, expected = draw("g1 g. a. a. g2")
    assert names(builds(state, "farmland")) == names(expected) == []


def test_farmland_is_on_no_card() -> None:
    """H1: the mandatory action cannot build on farmland."""
    state, _ = draw("g1 a. g. g2", card="grass")
    assert names(builds(state)) == ["c1"]
    assert not permits(state, Build(named("b1")))


def test_pieces_walls_and_warriors_are_in_the_way_of_the_farm_action() -> None:
    """H2, B1, N7, X5."""
    state, expected = draw(
        """
        a2 g1 a# g. g.
          a. a* g. g. g.
        a. d. d. d. d.
        """
    )
    assert names(builds(state, "farmland")) == ["a2", "b2"]
    state, expected = draw(
        """
        a2 g1 a# g. g.
          a. a* g. g. g.
        aW d. d. d. d.
        """
    )
    assert names(builds(state, "farmland")) == names(expected)


def test_the_farm_action_at_the_edge_of_the_board() -> None:
    """H2, G3."""
    state, expected = draw("  g. a* a*\ng. a* g1\n  g. g. a*", at="r18")
    assert names(builds(state, "farmland")) == names(expected)


def test_without_farmland_there_is_no_farm_action() -> None:
    """H2."""
    state, _ = draw("g1 g. g. g2")
    assert names(builds(state, "farmland")) == []
    assert not permits(state, FARM)


def test_the_farm_action_is_done_once_per_turn() -> None:
    """H2: the farm action comes before or after the mandatory action, never in the middle of it."""
    state, _ = draw("g1 a. a. g. g. g. g. g2")
    state = play(state, FARM)
    assert names(builds(state, "farmland")) == []
    state, _ = draw(
        """
        g1 a. a. g2
          g. g. g. g.
        """
    )
    state = play(state, Build(named("a2")))
    assert not permits(state, FARM)
    state = play(state, Build(named("b2")), Build(named("c2")))
    state = play(state, FARM)
    assert not permits(state, BuildWith("farmland", named("c1")))


def test_the_next_player_has_their_own_farm_action() -> None:
    """H2."""
    state, _ = draw("a. g1 g1 g1 a. g2 a.", built="b1 c1 d1", done="farmland", card="grass", hands={2: "grass"})
    assert names(builds(state, "farmland")) == []
    state = play(state, EndTurn(), Reveal(None))
    assert names(builds(state, "farmland")) == ["e1", "g1"]


def test_the_farm_action_builds_from_the_supply() -> None:
    """H2, L5."""
    state, _ = draw("g1 a. g. g2", supply={1: 0})
    assert names(builds(state, "farmland")) == []
    state, _ = draw("g1 a. g. g2", supply={1: 1})
    assert play(state, FARM).ending


def test_the_farm_action_takes_tiles() -> None:
    """H2, L1."""
    state, _ = draw("g1 a. L. g. g2", locations="farm")
    assert events(state, FARM) == (Built(0, named("b1"), "farmland"), TileTaken(0, "farm", named("c1")))


def test_the_farm_action_builds_next_to_figures_and_scouts() -> None:
    """H2, G10, H7."""
    for figure in ("mv", "ws", "dt"):
        state, expected = draw(f"a* {figure} a* g. g1 g2")
        assert names(builds(state, "farmland")) == names(expected)


def test_an_outpost_does_not_help_the_farm_action() -> None:
    """H2, N5: an outpost waives B3, which does not apply to the farm action."""
    state, _ = draw("g1 a. a. g. g2", held={1: "outpost"})
    assert not permits(state, BuildWith("farmland", named("c1"), "outpost"))


def test_the_farm_action_waits_until_a_card_is_chosen() -> None:
    """X3, H2: if a player holds two cards, the turn begins with the choice of one of them."""
    state, _ = draw("a. g1 L. g. d. g2", locations="crossroads", card=None, hands={1: "grass desert"})
    assert names(builds(state, "farmland")) == []
