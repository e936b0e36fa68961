"""H8: the cathedral and the number tiles."""

import pytest

from referee.board.hexes import named, names
from referee.board.terrain import Terrain
from referee.engine.play import permits
from referee.model.actions import Build, BuildWith, EndTurn, Finish, MoveWith, Spend, Take
from referee.model.events import Built, NumbersReturned, NumberTaken, TileTaken
from referee.model.frames import Turning, Using
from referee.model.state import Numbers
from tests.drawing import actions, builds, draw, events, play, tiles_of

CATHEDRAL = "cathedral"


def step(at: str) -> BuildWith:
    return BuildWith(CATHEDRAL, named(at))


def test_the_tile_comes_with_a_number_tile() -> None:
    """H8, L1."""
    state, _ = draw("g1 g. L. g. g2", locations=CATHEDRAL)
    assert events(state, Build(named("b1"))) == (
        Built(0, named("b1"), None),
        TileTaken(0, CATHEDRAL, named("c1")),
        NumberTaken(0, 1),
    )
    assert play(state, Build(named("b1"))).players[0].numbers == Numbers(1, 0)


def test_the_tile_comes_alone_when_no_number_tile_is_left() -> None:
    """H8: player 2 holds all eight number tiles of value 1."""
    state, _ = draw("g1 g. L. g. g2", locations=CATHEDRAL, numbers={2: (8, 0)})
    state = play(state, Build(named("b1")))
    assert state.players[0].numbers == Numbers()
    assert tiles_of(state) == ["cathedral c1 fresh"]


def test_a_use_can_take_one_more_number_tile() -> None:
    """H8, L2."""
    state, _ = draw("g1 L. g. g. g2", locations=CATHEDRAL, numbers={1: (2, 0)})
    state = play(state, Take(CATHEDRAL))
    assert state.players[0].numbers == Numbers(3, 0)
    assert tiles_of(state) == ["cathedral b1 used"]
    assert not permits(state, Take(CATHEDRAL))
    assert len(state.frames) == 1


def test_there_are_eight_ones() -> None:
    """H8."""
    state, _ = draw("g1 L. g. g. g2", locations=CATHEDRAL, numbers={1: (3, 0), 2: (4, 0)})
    assert permits(state, Take(CATHEDRAL))
    state, _ = draw("g1 L. g. g. g2", locations=CATHEDRAL, numbers={1: (3, 0), 2: (5, 0)})
    assert not permits(state, Take(CATHEDRAL))


def test_a_use_can_return_number_tiles_and_build_that_many_on_the_played_terrain() -> None:
    """H8, B3: B3 applies to each of these builds."""
    state, expected = draw("d1 L. g1 g* g. g. d. g. g2", locations=CATHEDRAL, numbers={1: (3, 0)})
    spend = Spend(CATHEDRAL, 3, 0)
    assert events(state, spend) == (NumbersReturned(0, 3, 0),)
    state = play(state, spend)
    assert state.players[0].numbers == Numbers()
    assert state.frames[-1] == Using(0, CATHEDRAL, 3, None)
    assert tiles_of(state) == ["cathedral b1 used"]
    assert names(builds(state, CATHEDRAL)) == names(expected)
    state = play(state, step("d1"))
    assert state.frames[-1] == Using(0, CATHEDRAL, 2, named("d1"))
    assert names(builds(state, CATHEDRAL)) == ["e1"]
    state = play(state, step("e1"), step("f1"))
    assert len(state.frames) == 1
    assert state.players[0].supply == 35


def test_some_number_tiles_may_be_kept() -> None:
    """H8: the player chooses which number tiles to return."""
    state, _ = draw("d1 L. g1 g. g. g. g2", locations=CATHEDRAL, numbers={1: (3, 1)})
    spends = {(action.ones, action.fives) for action in actions(state) if isinstance(action, Spend)}
    assert spends == {(ones, fives) for ones in range(4) for fives in range(2)} - {(0, 0)}
    state = play(state, Spend(CATHEDRAL, 1, 0))
    assert state.players[0].numbers == Numbers(2, 1)


def test_a_five_is_worth_five_builds() -> None:
    """H8."""
    state, _ = draw("d1 L. g1 g. g. g. g. g. g. g2", locations=CATHEDRAL, numbers={1: (1, 1)})
    state = play(state, Spend(CATHEDRAL, 1, 1))
    assert state.frames[-1] == Using(0, CATHEDRAL, 6, None)


@pytest.mark.parametrize(("ones", "fives"), [(0, 0), (3, 0), (2, 1), (0, 1)])
def test_a_player_cannot_return_number_tiles_they_do_not_have(ones: int, fives: int) -> None:
    """H8: returning no tile at all is not possible either."""
    state, _ = draw("d1 L. g1 g. g. g. g2", locations=CATHEDRAL, numbers={1: (2, 0)})
    assert not permits(state, Spend(CATHEDRAL, ones, fives))


def test_the_builds_have_to_follow() -> None:
    """H8, T6: the player must keep building as long as a build is possible."""
    state, _ = draw("d1 L. g1 g. g. g. g2", locations=CATHEDRAL, numbers={1: (2, 0)})
    state = play(state, Spend(CATHEDRAL, 2, 0))
    for action in (Finish(), EndTurn(), Build(named("d1")), Take(CATHEDRAL), Spend(CATHEDRAL, 1, 0)):
        assert not permits(state, action)


def test_a_build_without_a_hex_is_forfeited() -> None:
    """H8."""
    state, _ = draw("d1 L. g1 g. d. g2", locations=CATHEDRAL, numbers={1: (3, 0)}, card="grass", deck="forest")
    state = play(state, Spend(CATHEDRAL, 3, 0), step("d1"))
    assert not any(isinstance(frame, Using) for frame in state.frames)
    assert state.players[0].numbers == Numbers()


def test_the_supply_ends_the_builds() -> None:
    """H8, L5, E1."""
    state, _ = draw("d1 L. g1 g. g. g. g2", locations=CATHEDRAL, numbers={1: (3, 0)}, supply={1: 1})
    state = play(state, Spend(CATHEDRAL, 3, 0), step("d1"))
    assert state.ending
    assert len(state.frames) == 1


@pytest.mark.parametrize(("picture", "supply"), [("d1 L. d1 d. w. g2", 30), ("d1 L. g1 g. g. g2", 0)])
def test_number_tiles_are_not_returned_for_nothing(picture: str, supply: int) -> None:
    """H8: the player has no target in the first picture and no settlement in the supply in the second."""
    state, _ = draw(picture, locations=CATHEDRAL, numbers={1: (2, 0)}, supply={1: supply})
    assert not any(isinstance(action, Spend) for action in actions(state))
    assert permits(state, Take(CATHEDRAL))


def test_pieces_walls_and_warriors_are_in_the_way_of_the_cathedral() -> None:
    """H8, B1, N7, X5: every grass hex beside the kingdom is blocked, so B3 allows any other buildable grass hex."""
    state, expected = draw(
        """
        d1 L. d1 g# d. g* d.
          g2 g2 g. gW d. d. g*
        """,
        locations=CATHEDRAL,
        numbers={1: (1, 0)},
    )
    state = play(state, Spend(CATHEDRAL, 1, 0))
    assert names(builds(state, CATHEDRAL)) == names(expected)


def test_the_cathedral_at_the_edge_of_the_board() -> None:
    """H8, G3, B3."""
    state, expected = draw(
        """
          g. L. g*
        g. d. d1
          d. g* d.
        """,
        locations=CATHEDRAL,
        numbers={1: (1, 0)},
        at="r18",
    )
    state = play(state, Spend(CATHEDRAL, 1, 0))
    assert names(builds(state, CATHEDRAL)) == names(expected)


def test_the_cathedral_is_not_used_inside_the_mandatory_action() -> None:
    """H8, T1."""
    state, _ = draw("d1 L. g1 g1 g. g. g. g2", locations=CATHEDRAL, numbers={1: (2, 0)}, built="d1")
    assert not permits(state, Take(CATHEDRAL))
    assert not permits(state, Spend(CATHEDRAL, 1, 0))


def test_a_fresh_cathedral_is_not_used() -> None:
    """H8, L2."""
    state, _ = draw("d1 L. g1 g. g. g2", locations=CATHEDRAL, numbers={1: (2, 0)}, fresh="b1")
    assert not permits(state, Take(CATHEDRAL))
    assert not permits(state, Spend(CATHEDRAL, 1, 0))


def test_number_tiles_stay_when_the_cathedral_is_lost() -> None:
    """H8, L3."""
    state, _ = draw("m. L. g1 L. g. g. g2", locations={"b1": CATHEDRAL, "d1": "paddock"}, numbers={1: (2, 1)})
    state = play(state, MoveWith("paddock", named("c1"), named("e1")))
    assert tiles_of(state) == ["paddock d1 used"]
    assert state.players[0].numbers == Numbers(2, 1)
    assert not permits(state, Spend(CATHEDRAL, 1, 0))


def test_five_ones_are_exchanged_for_a_five() -> None:
    """H8: the exchange needs no cathedral."""
    state, _ = draw("g1 g. g. g2", numbers={1: (7, 0)})
    state = play(state, Take("number-five"))
    assert state.players[0].numbers == Numbers(2, 1)
    assert not permits(state, Take("number-five"))


def test_an_exchange_does_not_use_the_cathedral() -> None:
    """H8: an exchange is possible before and after the mandatory action."""
    state, _ = draw("d1 L. g1 g. g. g2", locations=CATHEDRAL, numbers={1: (5, 0)})
    state = play(state, Take("number-five"), Take(CATHEDRAL))
    assert state.players[0].numbers == Numbers(1, 1)
    state, _ = draw("g1 g1 g1 g1 g. g2", numbers={1: (5, 0)}, built="b1 c1 d1")
    assert permits(state, Take("number-five"))


def test_an_exchange_needs_five_ones_and_a_five_that_is_left() -> None:
    """H8: the box has two number tiles of value 5."""
    state, _ = draw("g1 g. g. g2", numbers={1: (4, 0)})
    assert not permits(state, Take("number-five"))
    state, _ = draw("g1 g. g. g2", numbers={1: (5, 1)})
    assert permits(state, Take("number-five"))
    state, _ = draw("g1 g. g. g2", numbers={1: (5, 1), 2: (0, 1)})
    assert not permits(state, Take("number-five"))


def test_exchanged_ones_can_be_taken_again() -> None:
    """H8."""
    state, _ = draw("d1 L. g1 g. g. g2", locations=CATHEDRAL, numbers={1: (5, 0), 2: (3, 0)})
    assert not permits(state, Take(CATHEDRAL))
    state = play(state, Take("number-five"))
    assert permits(state, Take(CATHEDRAL))


def test_no_exchange_is_possible_inside_the_mandatory_action() -> None:
    """H8, T1."""
    state, _ = draw("g1 g1 g. g. g2", numbers={1: (5, 0)}, built="b1")
    assert not permits(state, Take("number-five"))


def test_the_cathedral_fixes_the_terrain_of_a_swamp_card() -> None:
    """H8, M1: the first build decides between the two terrains."""
    state, expected = draw("s* d1 L. d1 g* g. g2", locations=CATHEDRAL, numbers={1: (2, 0)}, card="swamp-grass")
    state = play(state, Spend(CATHEDRAL, 2, 0))
    assert names(builds(state, CATHEDRAL)) == names(expected)
    state = play(state, step("e1"))
    turn = state.frames[0]
    assert isinstance(turn, Turning)
    assert turn.terrain is Terrain.GRASS
    assert names(builds(state, CATHEDRAL)) == ["f1"]


def test_an_outpost_frees_one_build_of_the_cathedral() -> None:
    """H8, N5."""
    state, _ = draw("d1 L. g1 g. g. d. g. g2", locations=CATHEDRAL, numbers={1: (2, 0)}, held={1: "outpost"})
    state = play(state, Spend(CATHEDRAL, 2, 0))
    assert names(builds(state, CATHEDRAL, waiver="outpost")) == ["e1", "g1"]
