"""N7: the quarry."""

from referee.board.hexes import named, names
from referee.engine.play import judge, permits
from referee.model.actions import Build, EndTurn, Finish, Place
from referee.model.events import WallBuilt
from referee.model.frames import Using
from referee.model.ruling import ViolationCode
from tests.drawing import actions, builds, draw, events, places, play, tiles_of

MEADOW = """
    g. L. g* d. g.
      g* g1 d. g. g.
    g. g* g* g. g.
"""


def test_the_quarry_puts_a_wall_on_the_played_terrain_beside_the_kingdom() -> None:
    """N7."""
    state, expected = draw(MEADOW, locations="quarry")
    assert names(places(state, "quarry")) == names(expected)


def test_the_second_wall_may_stand_anywhere_the_first_could() -> None:
    """N7: each wall must be next to the player's presence, and a wall is not presence."""
    state, expected = draw(MEADOW, locations="quarry")
    after = play(state, Place("quarry", named("c1")))
    assert after.frames[-1] == Using(0, "quarry", 1, named("c1"))
    assert names(places(after, "quarry")) == [name for name in names(expected) if name != "c1"]
    done = play(after, Place("quarry", named("c3")))
    assert len(done.frames) == 1
    assert names(done.walls) == ["c1", "c3"]
    assert tiles_of(done) == ["quarry b1 used"]
    assert names(places(done, "quarry")) == []


def test_one_wall_is_enough() -> None:
    """N7, T6: the player can do nothing else until the quarry action is finished."""
    state, _ = draw("g. L. g1 g1 g1 g. g.", locations="quarry", built="c1 d1 e1")
    after = play(state, Place("quarry", named("f1")))
    assert len(after.frames) == 1
    state, _ = draw(MEADOW, locations="quarry")
    after = play(state, Place("quarry", named("c1")))
    assert permits(after, Finish())
    assert not permits(after, EndTurn())
    assert not permits(after, Build(named("b3")))
    done = play(after, Finish())
    assert names(done.walls) == ["c1"]
    assert permits(done, Build(named("b3")))
    assert tiles_of(done) == ["quarry b1 used"]


def test_a_wall_blocks_for_good() -> None:
    """N7, G11."""
    state, _ = draw(MEADOW, locations="quarry")
    after = play(state, Place("quarry", named("c1")), Finish())
    assert names(builds(after)) == ["a2", "b3", "c3"]


def test_a_wall_takes_no_tile_and_earns_nothing() -> None:
    """N7, L1, N1, S12, S13: a wall belongs to no player."""
    state, _ = draw(
        """
        d. L. g1 g. L. d.
          d. d. d. g2 n. d.
        """,
        locations={"b1": "quarry", "e1": "farm"},
        cards="shepherds ambassadors families",
        spaces="outpost",
        lost={2: "e1"},
    )
    assert events(state, Place("quarry", named("d1"))) == (WallBuilt(0, named("d1"), "quarry"),)


def test_the_quarry_finds_nothing_far_from_the_kingdom() -> None:
    """N7: unlike B3, this rule has no fallback."""
    state, expected = draw("d1 L. g. g. g.", locations="quarry")
    assert names(places(state, "quarry")) == names(expected) == []


def test_the_quarry_needs_buildable_hexes() -> None:
    """N7, G11, X5."""
    state, expected = draw(
        """
        g. g. gW g. g.
          g. L. g1 g2 g.
        g. g. g* g# g.
        """,
        locations="quarry",
    )
    assert names(places(state, "quarry")) == names(expected)


def test_the_quarry_at_the_corner_of_the_board() -> None:
    """N7, G3."""
    state, expected = draw(
        """
          g. g* L.
        g. g* g1
          g. g* g*
        """,
        locations="quarry",
        at="r18",
    )
    assert names(places(state, "quarry")) == names(expected)


def test_there_are_only_twenty_five_walls() -> None:
    """N7."""
    row = "m. " * 9 + "d# " * 8
    picture = "\n".join(("  " if number % 2 else "") + row for number in range(3)) + "\n  g. L. g1 g. g."
    state, _ = draw(picture, locations="quarry")
    assert state.walls.bit_count() == 24
    after = play(state, Place("quarry", named("d4")))
    assert len(after.frames) == 1
    assert after.walls.bit_count() == 25
    state, _ = draw(f"{picture}\nm. m. m. m. g#", locations="quarry")
    assert names(places(state, "quarry")) == []


def test_the_quarry_uses_the_card_before_and_after_the_mandatory_action() -> None:
    """N7, T1."""
    for built in ("", "c1 d1 e1"):
        state, expected = draw("g. L. g1 g1 g1 g* d.", locations="quarry", built=built)
        assert names(places(state, "quarry")) == names(expected)
    state, _ = draw("g. L. g1 g1 g. g. d.", locations="quarry", built="c1 d1")
    assert names(places(state, "quarry")) == []


def test_the_quarry_needs_no_settlement() -> None:
    """N7, L5: walls come from the common stock."""
    state, expected = draw("d. L. g1 g* d.", locations="quarry", supply={1: 0})
    assert names(places(state, "quarry")) == names(expected)


def test_walls_can_make_a_card_useless() -> None:
    """N7, T3: the wall fills the last grass hex, so the player must draw another card."""
    state, _ = draw("d. L. g1 g. d.", locations="quarry", deck="desert grass", hands={2: "forest"})
    after = play(state, Place("quarry", named("d1")))
    assert [action.type for action in actions(after)] == ["redraw"]


def test_without_a_card_the_quarry_cannot_be_used() -> None:
    """N7, T3: no card is played, so there is no terrain for a wall."""
    state, _ = draw("d. L. g1 g. d.", locations="quarry", card="")
    assert names(places(state, "quarry")) == []
    ruling = judge(state, Place("quarry", named("d1")))
    assert [violation.code for violation in ruling.violations] == [ViolationCode.NO_CARD]
