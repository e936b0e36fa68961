"""X6: the wagon."""

import pytest

from referee.board.hexes import named, names
from referee.engine.audit import audit
from referee.engine.play import permits
from referee.model.actions import EndTurn, Finish, MoveWith, Place, Remove
from referee.model.events import FigurePlaced, Moved, Removed, TileLost, TileTaken
from referee.model.frames import Using
from referee.model.vocabulary import Figure
from tests.drawing import builds, draw, events, moves, places, play, removes, tiles_of

TRAIL = """
    g. m* mv d* w.
      L. c* w. g. g.
    g. g1 m. m. g.
"""


def test_the_wagon_is_placed_on_suitable_terrain_or_mountain_beside_the_kingdom() -> None:
    """X6, B3."""
    state, expected = draw(
        """
        g. L. m* g.
          w. d1 d* g.
        g. g* g2 m.
        """,
        locations="wagon",
        around="w",
    )
    assert names(places(state, "wagon")) == names(expected)


def test_a_mountain_beside_the_kingdom_must_be_chosen_too() -> None:
    """X6, B3: c1 is the only hex beside the kingdom where the wagon can stand, so no hex farther away is a target."""
    state, expected = draw(
        """
        w. L. m* g.
          w. d1 w. g.
        g. w. w. m.
        """,
        locations="wagon",
        around="w",
    )
    assert names(places(state, "wagon")) == names(expected)


def test_the_wagon_goes_anywhere_when_nothing_is_empty_beside_the_kingdom() -> None:
    """X6, B1, B3."""
    state, expected = draw(
        """
        w. L. mV g*
          w. d1 g2 g*
        g* w. d# m*
        """,
        locations="wagon",
        around="w",
    )
    assert names(places(state, "wagon")) == names(expected)


def test_no_wagon_is_placed_next_to_a_warrior() -> None:
    """X6, X5."""
    state, expected = draw(
        """
        g. L. m. gW m.
          g* d1 m. g. g.
        g. m* m* m. g.
        """,
        locations="wagon",
        around="w",
    )
    assert names(places(state, "wagon")) == names(expected)


def test_the_wagon_at_the_corner_of_the_board() -> None:
    """X6, G3."""
    state, expected = draw(
        """
          w. m* L.
        g. g* g1
          w. c* m*
        """,
        locations="wagon",
        at="r18",
        around="w",
    )
    assert names(places(state, "wagon")) == names(expected)


def test_the_wagon_finds_nothing_on_water() -> None:
    """X6."""
    state, expected = draw("d1 L. w. w. w.", locations="wagon", around="w")
    assert names(places(state, "wagon")) == names(expected) == []


def test_a_player_has_one_wagon() -> None:
    """X6, G9."""
    state, _ = draw(TRAIL, locations="wagon")
    assert names(places(state, "wagon")) == []
    assert names(removes(state, "wagon")) == ["c1"]


def test_placing_the_wagon_is_the_whole_action_and_takes_tiles() -> None:
    """X6, X8, L1, N1: the wagon stands next to a nomad space and a farm, and takes a tile from each."""
    state, _ = draw(
        """
        m. L. n. d.
          d1 m. L. d.
        """,
        locations={"b1": "wagon", "c2": "farm"},
        spaces="sword",
    )
    place = Place("wagon", named("b2"))
    assert events(state, place) == (
        FigurePlaced(0, Figure.WAGON, named("b2"), "wagon"),
        TileTaken(0, "sword", named("c1")),
        TileTaken(0, "farm", named("c2")),
    )
    after = play(state, place)
    assert len(after.frames) == 1
    assert tiles_of(after) == ["wagon b1 used", "farm c2 fresh"]
    assert names(moves(after, "wagon", named("b2"))) == []
    assert names(removes(after, "wagon")) == []


def test_the_wagon_steps_over_empty_suitable_and_mountain_hexes() -> None:
    """X6: B3 does not apply to a step."""
    state, expected = draw(TRAIL, locations="wagon")
    assert names(moves(state, "wagon", named("c1"))) == names(expected)


def test_a_move_of_the_wagon_has_up_to_three_steps() -> None:
    """X6, T6: the wagon may go back to the hex it came from."""
    state, _ = draw("L. mv m. m. m. m.", locations="wagon", around="w")
    state = play(state, MoveWith("wagon", named("b1"), named("c1")))
    assert state.frames[-1] == Using(0, "wagon", 2, named("c1"), origin=named("b1"))
    assert names(moves(state, "wagon", named("c1"))) == ["b1", "d1"]
    for refused in (Remove("wagon", named("c1")), Place("wagon", named("d1")), EndTurn()):
        assert not permits(state, refused)
    state = play(state, MoveWith("wagon", named("c1"), named("b1")))
    assert permits(state, Finish())
    state = play(state, MoveWith("wagon", named("b1"), named("c1")))
    assert len(state.frames) == 1
    assert names(state.players[0].figures.wagon) == ["c1"]


def test_a_move_of_the_wagon_may_end_after_one_step() -> None:
    """X6."""
    state, _ = draw(TRAIL, locations="wagon")
    state = play(state, MoveWith("wagon", named("c1"), named("b2")), Finish())
    assert len(state.frames) == 1
    assert tiles_of(state) == ["wagon a2 used"]


def test_a_wagon_without_a_further_step_stops_automatically() -> None:
    """X6, X5: the wagon cannot go back to the hex next to the warrior, so the action ends."""
    state, _ = draw("L. g1 m. mv gW", locations="wagon", around="w")
    assert names(moves(state, "wagon", named("d1"))) == ["c1"]
    state = play(state, MoveWith("wagon", named("d1"), named("c1")))
    assert len(state.frames) == 1


@pytest.mark.parametrize("warrior", ["w", "W"])
def test_warriors_stop_every_step_of_the_wagon(warrior: str) -> None:
    """X6, X5: the player's own warriors stop the wagon, too."""
    state, expected = draw(
        f"""
        m* mv m. g{warrior} m.
          L. g* m. m. g.
        g. g1 m. m. m.
        """,
        locations="wagon",
        around="w",
    )
    assert names(moves(state, "wagon", named("b1"))) == names(expected)


def test_a_surrounded_wagon_can_only_be_taken_back() -> None:
    """X6: no step is possible."""
    state, _ = draw("w. L. mv d2 g.", locations="wagon", around="w")
    assert names(moves(state, "wagon", named("c1"))) == []
    assert names(removes(state, "wagon")) == ["c1"]


def test_the_wagon_takes_and_loses_tiles_where_its_movement_ends() -> None:
    """X6, N6, L1, L3, N1: the wagon takes no tile from a farm it passes. The wagon tile is lost at the end."""
    state, _ = draw(
        """
        L. mv m. m. m.
          w. w. L. n. w.
        """,
        locations={"a1": "wagon", "c2": "farm"},
        spaces="sword",
    )
    for origin, to in (("b1", "c1"), ("c1", "d1")):
        step = MoveWith("wagon", named(origin), named(to))
        assert events(state, step) == (Moved(0, named(origin), named(to), "wagon"),)
        state = play(state, step)
        assert tiles_of(state) == ["wagon a1 used"]
        assert audit(state) == ()
    last = MoveWith("wagon", named("d1"), named("e1"))
    assert events(state, last) == (
        Moved(0, named("d1"), named("e1"), "wagon"),
        TileTaken(0, "sword", named("d2")),
        TileLost(0, "wagon", named("a1")),
    )
    state = play(state, last)
    assert tiles_of(state) == []
    assert state.location_tiles[named("c2")] == 2
    assert names(state.players[0].figures.wagon) == ["e1"]


def test_a_treasure_that_the_wagon_passes_gives_no_gold() -> None:
    """X6, N6, N3."""
    state, _ = draw(
        """
        L. mv m. m. m.
          w. w. n. w. w.
        """,
        locations="wagon",
        spaces="treasure",
    )
    steps = [MoveWith("wagon", named(origin), named(to)) for origin, to in (("b1", "c1"), ("c1", "d1"), ("d1", "e1"))]
    passed = play(state, *steps)
    assert len(passed.frames) == 1
    assert (passed.players[0].gold, passed.nomad_tiles[named("c2")]) == (0, "treasure")
    stopped = play(state, *steps[:2], Finish())
    assert (stopped.players[0].gold, stopped.nomad_tiles[named("c2")]) == (3, None)


def test_the_wagon_taken_back_loses_its_tiles_and_waits_for_another_turn() -> None:
    """X6, L3."""
    state, _ = draw("L. g1 w. mv L. w.", locations={"a1": "wagon", "e1": "farm"})
    back = Remove("wagon", named("d1"))
    assert events(state, back) == (
        Removed(0, 0, "wagon", named("d1"), "wagon"),
        TileLost(0, "farm", named("e1")),
    )
    assert names(places(play(state, back), "wagon")) == []


def test_a_wagon_stays_when_its_tile_is_lost() -> None:
    """X8: without the tile, the wagon cannot move."""
    state, _ = draw("d. mv d. d. g. g.", cards="fishermen knights miners")
    assert tiles_of(state) == []
    assert names(moves(state, "wagon", named("b1"))) == []
    assert names(state.players[0].figures.wagon) == ["b1"]


def test_a_wagon_is_presence() -> None:
    """G10, B3."""
    state, expected = draw(
        """
        d. mv g* d. g.
          d. g* g. g. g.
        """
    )
    assert names(builds(state)) == names(expected)


def test_the_second_of_two_wagon_tiles_is_lost_when_the_movement_by_the_first_ends() -> None:
    """X6, L3: the first tile then counts as unused and can move the wagon again."""
    state, _ = draw("L. g1 d. L. mv m. m. m. m. m.", locations="wagon", around="w")
    assert tiles_of(state) == ["wagon a1 ready", "wagon d1 ready"]
    state = play(state, MoveWith("wagon", named("e1"), named("f1")))
    assert tiles_of(state) == ["wagon a1 used", "wagon d1 ready"]
    state = play(state, Finish())
    assert tiles_of(state) == ["wagon a1 ready"]
    assert names(moves(state, "wagon", named("f1"))) == ["e1", "g1"]
