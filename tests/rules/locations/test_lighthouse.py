"""X7: the lighthouse and its ship."""

from referee.board.hexes import named, names
from referee.engine.audit import audit
from referee.engine.play import permits
from referee.model.actions import Build, EndTurn, Finish, MoveWith, Place, Remove
from referee.model.events import FigurePlaced, Moved, Removed, TileLost, TileTaken
from referee.model.frames import Using
from referee.model.vocabulary import Figure
from tests.drawing import builds, draw, events, moves, places, play, removes, tiles_of

BAY = """
    w. w* ws w* w.
      L. w* w* g. w.
    g. g1 w. w. w.
"""


def test_the_ship_is_placed_on_water_beside_the_kingdom() -> None:
    """X7, B3."""
    state, expected = draw(
        """
        w. L. w* w.
          g. d1 w* g.
        g. w* g. w.
        """,
        locations="lighthouse",
    )
    assert names(places(state, "lighthouse")) == names(expected)


def test_the_ship_goes_to_any_water_when_none_is_empty_beside_the_kingdom() -> None:
    """X7, B1, B3."""
    state, expected = draw(
        """
        g. L. wS w*
          g. d1 g. g.
        g. g. g. w*
        """,
        locations="lighthouse",
    )
    assert names(places(state, "lighthouse")) == names(expected)


def test_no_ship_is_placed_next_to_a_warrior() -> None:
    """X7, X5: in the second picture all water beside the kingdom is blocked, so water farther away is allowed."""
    state, expected = draw(
        """
        w. L. w. gW w.
          g. d1 w. w. w.
        g. w* g. w. w.
        """,
        locations="lighthouse",
    )
    assert names(places(state, "lighthouse")) == names(expected)
    state, expected = draw(
        """
        w* L. w. gW w.
          g. d1 w. w. w*
        g. g. g. w* w*
        """,
        locations="lighthouse",
    )
    assert names(places(state, "lighthouse")) == names(expected)


def test_the_ship_at_the_corner_of_the_board() -> None:
    """X7, G3."""
    state, expected = draw(
        """
          w. w* L.
        w. w* g1
          w. w* w*
        """,
        locations="lighthouse",
        at="r18",
    )
    assert names(places(state, "lighthouse")) == names(expected)


def test_the_lighthouse_finds_nothing_without_water() -> None:
    """X7."""
    state, expected = draw("d1 L. g. m. t.", locations="lighthouse")
    assert names(places(state, "lighthouse")) == names(expected) == []


def test_a_player_has_one_ship() -> None:
    """X7, G9."""
    state, _ = draw(BAY, locations="lighthouse")
    assert names(places(state, "lighthouse")) == []
    assert names(removes(state, "lighthouse")) == ["c1"]


def test_placing_the_ship_is_the_whole_action_and_takes_tiles() -> None:
    """X7, X8, L1, N1."""
    place = Place("lighthouse", named("b2"))
    state, _ = draw(
        """
        m. L. n. d.
          d1 w. L. d.
        """,
        locations={"b1": "lighthouse", "c2": "farm"},
        spaces="sword",
    )
    assert events(state, place) == (
        FigurePlaced(0, Figure.SHIP, named("b2"), "lighthouse"),
        TileTaken(0, "sword", named("c1")),
        TileTaken(0, "farm", named("c2")),
    )
    after = play(state, place)
    assert len(after.frames) == 1
    assert tiles_of(after) == ["lighthouse b1 used", "farm c2 fresh"]
    assert names(moves(after, "lighthouse", named("b2"))) == []
    assert after.players[0].supply == state.players[0].supply


def test_the_ship_steps_over_empty_water() -> None:
    """X7: B3 does not apply to a step."""
    state, expected = draw(BAY, locations="lighthouse")
    assert names(moves(state, "lighthouse", named("c1"))) == names(expected)


def test_a_move_of_the_ship_has_up_to_three_steps() -> None:
    """X7, T6."""
    state, _ = draw("L. ws w. w. w. w.", locations="lighthouse")
    state = play(state, MoveWith("lighthouse", named("b1"), named("c1")))
    assert state.frames[-1] == Using(0, "lighthouse", 2, named("c1"), origin=named("b1"))
    assert not permits(state, Remove("lighthouse", named("c1")))
    assert not permits(state, EndTurn())
    assert names(moves(state, "lighthouse", named("c1"))) == ["b1", "d1"]
    state = play(state, MoveWith("lighthouse", named("c1"), named("d1")))
    assert permits(state, Finish())
    state = play(state, MoveWith("lighthouse", named("d1"), named("e1")))
    assert len(state.frames) == 1
    assert names(state.players[0].figures.ship) == ["e1"]


def test_a_move_of_the_ship_may_end_after_one_step() -> None:
    """X7."""
    state, _ = draw(BAY, locations="lighthouse")
    state = play(state, MoveWith("lighthouse", named("c1"), named("c2")), Finish())
    assert len(state.frames) == 1
    assert tiles_of(state) == ["lighthouse a2 used"]
    assert names(moves(state, "lighthouse", named("c2"))) == []


def test_a_ship_without_a_further_step_stops_automatically() -> None:
    """X7, X5: in the second picture the ship cannot go back to the hex next to the warrior, so the action ends."""
    state, _ = draw("L. g1 w. ws g. gW", locations="lighthouse")
    assert names(moves(state, "lighthouse", named("d1"))) == ["c1"]
    state = play(state, MoveWith("lighthouse", named("d1"), named("c1")))
    assert names(moves(state, "lighthouse", named("c1"))) == ["d1"]
    state, _ = draw("L. g1 w. ws gW", locations="lighthouse")
    state = play(state, MoveWith("lighthouse", named("d1"), named("c1")))
    assert len(state.frames) == 1


def test_warriors_stop_every_step_of_the_ship() -> None:
    """X7, X5: the player's own warriors stop the ship, too."""
    for warrior in "wW":
        state, expected = draw(
            f"""
            w* ws w. g{warrior} w.
              L. w* w. w. w.
            g. g1 w. w. w.
            """,
            locations="lighthouse",
        )
        assert names(moves(state, "lighthouse", named("b1"))) == names(expected)


def test_the_ship_takes_and_loses_tiles_where_its_movement_ends() -> None:
    """X7, N6, L1, L3, N1: the ship takes no tile from a farm it passes. The lighthouse tile is lost at the end."""
    state, _ = draw(
        """
        L. ws w. w. w.
          m. m. L. n. m.
        """,
        locations={"a1": "lighthouse", "c2": "farm"},
        spaces="outpost",
    )
    for origin, to in (("b1", "c1"), ("c1", "d1")):
        step = MoveWith("lighthouse", named(origin), named(to))
        assert events(state, step) == (Moved(0, named(origin), named(to), "lighthouse"),)
        state = play(state, step)
        assert tiles_of(state) == ["lighthouse a1 used"]
        assert audit(state) == ()
    last = MoveWith("lighthouse", named("d1"), named("e1"))
    assert events(state, last) == (
        Moved(0, named("d1"), named("e1"), "lighthouse"),
        TileTaken(0, "outpost", named("d2")),
        TileLost(0, "lighthouse", named("a1")),
    )
    state = play(state, last)
    assert tiles_of(state) == []
    assert state.location_tiles[named("c2")] == 2
    assert names(state.players[0].figures.ship) == ["e1"]


def test_finish_ends_the_movement_of_the_ship() -> None:
    """X7, N6, L1, L3."""
    state, _ = draw(
        """
        L. ws w. w. w.
          m. m. L. n. m.
        """,
        locations={"a1": "lighthouse", "c2": "farm"},
        spaces="outpost",
    )
    state = play(state, MoveWith("lighthouse", named("b1"), named("c1")))
    assert events(state, Finish()) == (TileTaken(0, "farm", named("c2")), TileLost(0, "lighthouse", named("a1")))
    assert tiles_of(play(state, Finish())) == ["farm c2 fresh"]


def test_a_ship_that_comes_back_beside_its_lighthouse_keeps_it() -> None:
    """X7, N6, L3: between the first and the last step, the ship is not next to the lighthouse."""
    state, _ = draw(
        """
        L. ws w. m.
          w. w. m. m.
        """,
        locations="lighthouse",
    )
    for origin, to in (("b1", "c1"), ("c1", "b2"), ("b2", "a2")):
        step = MoveWith("lighthouse", named(origin), named(to))
        assert events(state, step) == (Moved(0, named(origin), named(to), "lighthouse"),)
        state = play(state, step)
        assert audit(state) == ()
    assert len(state.frames) == 1
    assert tiles_of(state) == ["lighthouse a1 used"]


def test_a_ship_taken_back_is_not_placed_again_with_the_same_use() -> None:
    """X7, L3: each use of the lighthouse either places the ship, moves it or takes it back."""
    state, _ = draw("L. g1 w. ws L. w.", locations={"a1": "lighthouse", "e1": "farm"})
    back = Remove("lighthouse", named("d1"))
    assert events(state, back) == (
        Removed(0, 0, "ship", named("d1"), "lighthouse"),
        TileLost(0, "farm", named("e1")),
    )
    after = play(state, back)
    assert not after.players[0].figures.ship
    assert names(places(after, "lighthouse")) == []
    assert tiles_of(after) == ["lighthouse a1 used"]


def test_a_ship_taken_back_can_be_placed_in_another_turn() -> None:
    """X7, T5: the lighthouse can be used again in the player's next turn."""
    state, _ = draw(
        """
        L. g1 w. ws w. w.
          g1 g1 m. m. m. m.
        g2 g. g. g. m. m.
        """,
        locations="lighthouse",
        built="b1 a2 b2",
        hands={2: "grass"},
        deck="desert grass desert",
    )
    state = play(state, Remove("lighthouse", named("d1")), EndTurn())
    state = play(state, *(Build(named(at)) for at in ("b3", "c3", "d3")), EndTurn())
    assert (state.round, state.frames[0].player) == (2, 0)
    assert names(places(state, "lighthouse")) == ["c1"]
    state = play(state, Place("lighthouse", named("c1")))
    assert names(state.players[0].figures.ship) == ["c1"]


def test_a_ship_is_presence() -> None:
    """G10, B3: the player must build beside the ship."""
    state, expected = draw(
        """
        w. ws g* d.
          d. L. g. g.
        g. g. g. g.
        """,
        locations="oasis",
    )
    assert names(builds(state)) == names(expected)
    assert names(builds(state, "oasis")) == ["a2"]
