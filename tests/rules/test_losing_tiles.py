"""L3: a tile is kept while its owner has a piece next to its location."""

import pytest

from referee.board.hexes import NAMES, named, names
from referee.engine.audit import audit
from referee.model.actions import Build, Finish, MoveWith, Remove
from referee.model.events import Moved, TileLost, TileTaken
from referee.model.state import State
from tests.drawing import draw, draw_move, events, moves, play


def tiles(state: State) -> list[str]:
    return [f"{tile.kind} {NAMES[tile.origin]} {tile.status}" for tile in state.players[0].tiles]


def test_a_tile_leaves_the_game_with_the_last_settlement_beside_its_location() -> None:
    """L3."""
    state, origin, _ = draw_move(
        """
        d1 L. d. L. go d. g.
          d. d. d. d. d. d. g.
        """,
        locations={"b1": "paddock", "d1": "farm"},
    )
    move = MoveWith("paddock", origin, named("g1"))
    assert events(state, move) == (
        Moved(0, origin, named("g1"), "paddock"),
        TileLost(0, "farm", named("d1")),
    )
    after = play(state, move)
    assert tiles(after) == ["paddock b1 used"]
    assert after.location_tiles[named("d1")] == 1
    assert names(after.players[0].taken_from) == ["b1", "d1"]


def test_a_tile_is_kept_while_another_settlement_stands_beside_its_location() -> None:
    """L3."""
    state, origin, _ = draw_move(
        """
        d1 L. d. L. go d. g.
          d. d. d. d1 d. d. g.
        """,
        locations={"b1": "paddock", "d1": "farm"},
    )
    after = play(state, MoveWith("paddock", origin, named("g1")))
    assert tiles(after) == ["paddock b1 used", "farm d1 ready"]


def test_a_move_between_two_hexes_next_to_one_location_keeps_its_tile() -> None:
    """L3."""
    state, origin, _ = draw_move("g. go L. g. g.", locations="paddock")
    move = MoveWith("paddock", origin, named("d1"))
    assert events(state, move) == (Moved(0, origin, named("d1"), "paddock"),)
    assert tiles(play(state, move)) == ["paddock c1 used"]


def test_a_tile_can_be_lost_by_its_own_action() -> None:
    """L3: the action still takes effect."""
    state, origin, _ = draw_move("g. L. go g. g. g.", locations="paddock")
    move = MoveWith("paddock", origin, named("e1"))
    assert events(state, move) == (
        Moved(0, origin, named("e1"), "paddock"),
        TileLost(0, "paddock", named("b1")),
    )
    after = play(state, move)
    assert tiles(after) == []
    assert names(after.players[0].settlements) == ["e1"]


def test_a_lost_tile_cannot_be_taken_again() -> None:
    """L3, L1."""
    state, origin, _ = draw_move(
        """
        d. L. do d. g. d.
          g. g. g. d. d. d.
        """,
        locations="paddock",
        card="desert",
    )
    lost = play(state, MoveWith("paddock", origin, named("e1")))
    back = play(lost, Build(named("d1")), Build(named("c1")))
    assert tiles(back) == []
    assert back.location_tiles[named("b1")] == 1


def test_one_move_can_take_a_tile_and_lose_another() -> None:
    """L1, L3: tiles are taken before others are lost."""
    state, origin, _ = draw_move("d. L. go d. g. L.", locations={"b1": "paddock", "f1": "farm"})
    assert events(state, MoveWith("paddock", origin, named("e1"))) == (
        Moved(0, origin, named("e1"), "paddock"),
        TileTaken(0, "farm", named("f1")),
        TileLost(0, "paddock", named("b1")),
    )


def test_one_move_can_lose_the_tiles_of_two_locations() -> None:
    """L3."""
    state, origin, _ = draw_move(
        """
        d. L. L. d. d.
          d. go d. g. d.
        """,
        locations={"b1": "farm", "c1": "paddock"},
    )
    after = play(state, MoveWith("paddock", origin, named("d2")))
    assert tiles(after) == []


TWINS = """
    d1 L. d. d. L. go d. g.
      d. d. d. d. d. g. d. d.
"""


def test_a_used_twin_counts_as_unused_when_the_unused_tile_of_its_kind_is_lost() -> None:
    """L3: the move uses the tile from b1 and loses the tile from e1, so one use is left."""
    state, origin, _ = draw_move(TWINS, locations="paddock")
    assert tiles(state) == ["paddock b1 ready", "paddock e1 ready"]
    after = play(state, MoveWith("paddock", origin, named("h1")))
    assert tiles(after) == ["paddock b1 ready"]


def test_no_use_is_left_when_both_twins_were_used() -> None:
    """L3."""
    state, origin, _ = draw_move(TWINS, locations="paddock", used="e1")
    after = play(state, MoveWith("paddock", origin, named("h1")))
    assert tiles(after) == ["paddock b1 used"]


def test_a_tile_of_another_kind_is_not_a_twin() -> None:
    """L3."""
    state, origin, _ = draw_move(TWINS, locations={"b1": "paddock", "e1": "farm"})
    after = play(state, MoveWith("paddock", origin, named("h1")))
    assert tiles(after) == ["paddock b1 used"]


def test_a_fresh_tile_that_is_lost_gives_its_twin_no_second_use() -> None:
    """L3, L2: the lost tile was taken this turn and could not be used yet, so no use is left."""
    state, origin, _ = draw_move(TWINS, locations="paddock", fresh="e1")
    after = play(state, MoveWith("paddock", origin, named("h1")))
    assert tiles(after) == ["paddock b1 used"]


LOST_TWIN = pytest.mark.parametrize(
    ("fresh", "used", "left"),
    [("", "", "ready"), ("{}", "", "used"), ("", "{}", "used")],
    ids=["ready", "fresh", "used"],
)


@LOST_TWIN
def test_a_twin_lost_by_a_temple_leaves_its_use_only_if_it_was_ready(fresh: str, used: str, left: str) -> None:
    """L3, M6."""
    state, origin, _ = draw_move(
        "d1 L. d. d. L. go d. g2", locations="temple", fresh=fresh.format("e1"), used=used.format("e1")
    )
    after = play(state, Remove("temple", origin))
    assert tiles(after) == [f"temple b1 {left}"]


@LOST_TWIN
def test_a_twin_lost_by_a_moved_scout_leaves_its_use_only_if_it_was_ready(fresh: str, used: str, left: str) -> None:
    """L3, H3, H7: after the paddock move, the scout is the only piece beside the second bazaar."""
    state, origin, _ = draw_move(
        """
        d1 L. d1 L. d1 d. d. g2
          d. d. d. d. d. d. d. d.
        g. L. go L. gt d. d. d.
        """,
        locations={"b1": "bazaar", "d1": "scout-cabin", "b3": "paddock", "d3": "bazaar"},
        fresh=fresh.format("d3"),
        used=f"d1 {used.format('d3')}",
    )
    state = play(state, MoveWith("paddock", origin, named("a3")))
    after = play(state, MoveWith("scout-cabin", named("e3"), named("a2"), via="bazaar"))
    assert tiles(after) == [f"bazaar b1 {left}", "scout-cabin d1 used", "paddock b3 used"]
    assert audit(after) == ()


@LOST_TWIN
def test_a_twin_lost_at_the_end_of_a_movement_leaves_its_use_only_if_it_was_ready(
    fresh: str, used: str, left: str
) -> None:
    """L3, N6, X6: the player keeps both tiles while the wagon moves."""
    state, _ = draw(
        "d1 L. d. d. L. mv m. m. g2",
        locations="wagon",
        fresh=fresh.format("e1"),
        used=used.format("e1"),
        around="w",
    )
    state = play(state, MoveWith("wagon", named("f1"), named("g1")))
    assert tiles(state) == ["wagon b1 used", f"wagon e1 {'fresh' if fresh else 'used' if used else 'ready'}"]
    assert tiles(play(state, Finish())) == [f"wagon b1 {left}"]


def test_other_players_keep_their_tiles() -> None:
    """L3."""
    state, origin, _ = draw_move(
        """
        d1 L. d. d. L. go d. g.
          d. d. d. d. d2 g. d. d.
        """,
        locations={"b1": "paddock", "e1": "farm"},
    )
    after = play(state, MoveWith("paddock", origin, named("h1")))
    assert [tile.kind for tile in after.players[1].tiles] == ["farm"]


def test_a_build_loses_no_tile() -> None:
    """L3."""
    state, _ = draw("g1 L. g. g.", locations="farm")
    after = play(state, Build(named("c1")), Build(named("d1")))
    assert tiles(after) == ["farm b1 ready"]


def test_a_lost_tile_cannot_be_used_again_in_the_same_turn() -> None:
    """L3."""
    state, origin, _ = draw_move(
        """
        d. L. L. d. d.
          d. go d. g. d.
        d. d. d. g. d.
        """,
        locations="paddock",
    )
    after = play(state, MoveWith("paddock", origin, named("d2")))
    assert tiles(after) == []
    assert names(moves(after, "paddock", named("d2"))) == []
