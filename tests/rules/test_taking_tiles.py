"""L1, L2, L4, L5: players take tiles and can use them from the next turn on."""

from referee.board.hexes import NAMES, named, names
from referee.engine.play import judge
from referee.model.actions import Build, BuildWith, EndTurn, MoveWith, Reveal
from referee.model.events import Built, Moved, TileTaken
from referee.model.ruling import ViolationCode
from referee.model.state import State
from referee.model.vocabulary import Verdict
from tests.drawing import builds, draw, draw_move, entry, events, movable, play


def tiles(state: State, player: int = 1) -> list[str]:
    """The tiles of a player, each with its location and status."""
    return [f"{tile.kind} {NAMES[tile.origin]} {tile.status}" for tile in state.players[player - 1].tiles]


def tiles_left(state: State) -> dict[str, int]:
    return {NAMES[at]: count for at, count in state.location_tiles.items()}


def test_building_next_to_a_location_takes_a_tile_at_once() -> None:
    """L1."""
    state, _ = draw("g1 g. L. g.", locations="farm")
    assert events(state, Build(named("b1"))) == (
        Built(0, named("b1"), None),
        TileTaken(0, "farm", named("c1")),
    )
    after = play(state, Build(named("b1")))
    assert tiles(after) == ["farm c1 fresh"]
    assert tiles_left(after) == {"c1": 1}


def test_building_with_a_tile_takes_tiles_too() -> None:
    """L1."""
    state, _ = draw("d. L. g1 g. L. d.", locations={"b1": "farm", "e1": "oracle"}, card="desert")
    after = play(state, BuildWith("farm", named("d1")))
    assert tiles(after) == ["farm b1 used", "oracle e1 fresh"]


def test_moving_next_to_a_location_takes_a_tile() -> None:
    """L1."""
    state, origin, _ = draw_move(
        """
        g. L. go g. d. L.
          g. g1 g. g. g. g.
        """,
        locations={"b1": "paddock", "f1": "farm"},
    )
    move = MoveWith("paddock", origin, named("e1"))
    assert events(state, move) == (
        Moved(0, origin, named("e1"), "paddock"),
        TileTaken(0, "farm", named("f1")),
    )
    assert tiles(play(state, move)) == ["paddock b1 used", "farm f1 fresh"]


def test_several_locations_at_once_give_one_tile_each() -> None:
    """L1: the tiles are taken in the order of their rows, and within a row from left to right."""
    state, _ = draw(
        """
        d. L. L. d.
          d. g. L. d.
        """,
        locations={"b1": "farm", "c1": "farm", "c2": "oasis"},
    )
    after = play(state, Build(named("b2")))
    assert tiles(after) == ["farm b1 fresh", "farm c1 fresh", "oasis c2 fresh"]
    assert tiles_left(after) == {"b1": 1, "c1": 1, "c2": 1}


def test_the_third_player_at_a_location_gets_nothing() -> None:
    """L1, L4."""
    state, _ = draw(
        """
        g2 L. g3 g.
          g. g. d. d.
        """,
        locations="farm",
    )
    assert tiles_left(state) == {"b1": 0}
    assert events(state, Build(named("a2"))) == (Built(0, named("a2"), None),)
    assert tiles(play(state, Build(named("a2")))) == []


def test_a_player_takes_one_tile_from_a_location_hex() -> None:
    """L1: more settlements beside the location bring no second tile."""
    state, _ = draw(
        """
        g1 L. g. g.
          g. g. d. d.
        """,
        locations="farm",
    )
    after = play(state, Build(named("a2")), Build(named("b2")))
    assert tiles(after) == ["farm b1 ready"]
    assert tiles_left(after) == {"b1": 1}


def test_two_locations_of_a_kind_give_two_tiles() -> None:
    """L1, L2: two tiles of a kind allow two uses."""
    state, _ = draw(
        """
        g1 L. g1 L. g.
          d. g. g. g. g.
        g. g. g. g. g.
        """,
        locations="farm",
        card="desert",
    )
    assert tiles(state) == ["farm b1 ready", "farm d1 ready"]
    state = play(state, BuildWith("farm", named("b2")), BuildWith("farm", named("c2")))
    assert tiles(state) == ["farm b1 used", "farm d1 used"]
    third = judge(state, BuildWith("farm", named("d2")))
    assert [violation.code for violation in third.violations] == [ViolationCode.TILE_USED]


def test_a_tile_once_lost_cannot_be_taken_again_from_that_hex() -> None:
    """L1."""
    state, _ = draw("g1 g. L. g.", locations="farm", lost={1: "c1"})
    assert tiles_left(state) == {"c1": 1}
    after = play(state, Build(named("b1")))
    assert tiles(after) == []
    assert tiles_left(after) == {"c1": 1}


def test_a_tile_is_usable_from_the_next_turn_on() -> None:
    """L2, T5."""
    state, _ = draw(
        """
        d. L. g. g. g. g.
          d. g. g. g. g. g.
        """,
        locations="farm",
    )
    state = play(state, Build(named("c1")), Build(named("d1")), Build(named("e1")))
    assert tiles(state) == ["farm b1 fresh"]
    assert names(builds(state, "farm")) == []
    state = play(state, EndTurn(), Reveal(None))
    assert tiles(state) == ["farm b1 ready"]


def test_a_tile_is_usable_once_per_turn_and_again_in_the_next() -> None:
    """L2, T5."""
    state, _ = draw(
        """
        d. L. g1 g. g. g.
          d. g. g. g. g. g.
        """,
        locations="farm",
        built="c1",
    )
    state = play(state, Build(named("d1")), Build(named("e1")), BuildWith("farm", named("f1")))
    assert tiles(state) == ["farm b1 used"]
    assert names(builds(state, "farm")) == []
    assert tiles(play(state, EndTurn(), Reveal(None))) == ["farm b1 ready"]


def test_an_empty_location_still_is_a_location_for_scoring() -> None:
    """L4."""
    state, _ = draw(
        """
        g2 L. g1 K. d.
          g3 g. d. d. d.
        """,
        locations="farm",
        lost={2: "b1", 3: "b1"},
        cards="workers merchants knights",
    )
    assert tiles_left(state) == {"b1": 0}
    assert tiles(state) == []
    assert entry(state, "workers").gold == 1
    assert entry(state, "merchants").gold == 8


def test_with_an_empty_supply_no_tile_builds() -> None:
    """L5."""
    state, _ = draw(
        """
        g1 L. g. g.
          g. g. g. g.
        """,
        locations="farm",
        supply={1: 0},
    )
    assert names(builds(state, "farm")) == names(builds(state)) == []
    refused = judge(state, BuildWith("farm", named("a2")))
    assert refused.verdict is Verdict.ILLEGAL
    assert [(violation.code, violation.rules) for violation in refused.violations] == [
        (ViolationCode.NO_SETTLEMENT_LEFT, ("L5",))
    ]


def test_with_an_empty_supply_settlements_still_move() -> None:
    """L5."""
    state, _ = draw(
        """
        g1 L. g. g.
          g. g. g. g.
        """,
        locations="paddock",
        supply={1: 0},
    )
    assert "a1" in names(movable(state, "paddock"))
