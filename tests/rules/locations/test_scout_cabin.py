"""H7: the scout cabin."""

import pytest

from referee.board.hexes import NOWHERE, named, names
from referee.engine.play import permits
from referee.model.actions import Build, BuildWith, EndTurn, Finish, MoveWith, Place, Remove, Reveal
from referee.model.events import FigurePlaced as ScoutPlaced
from referee.model.events import GoldGained, LineMarked, ScoutsLeft, TileLost, TurnEnded
from referee.model.frames import Using
from referee.model.vocabulary import Figure
from tests.drawing import builds, draw, events, golds, moves, places, play, removes, tiles_of

CABIN = "scout-cabin"


def scout(at: str) -> Place:
    return Place(CABIN, named(at))


def test_scouts_are_placed_next_to_the_kingdom_on_any_ground() -> None:
    """H7: a scout may stand on water or a mountain, but only next to the kingdom."""
    state, expected = draw(
        """
        w* d1 L. m. d.
          m* g* s. a. d.
        """,
        locations=CABIN,
    )
    assert names(places(state, CABIN)) == names(expected)


def test_the_second_scout_may_stand_next_to_the_first() -> None:
    """H7, T6: the second scout ends the action."""
    state, expected = draw(
        """
        w* d1 L. m. d.
          m* g. s* a. d.
        g. t* K. d. d.
        """,
        locations=CABIN,
    )
    state = play(state, scout("b2"))
    assert state.frames[-1] == Using(0, CABIN, 1, named("b2"))
    assert names(places(state, CABIN)) == names(expected)
    state = play(state, scout("c2"))
    assert len(state.frames) == 1
    assert names(state.players[0].figures.scouts) == ["b2", "c2"]
    assert tiles_of(state) == ["scout-cabin c1 used"]


def test_one_scout_is_enough() -> None:
    """H7."""
    state, _ = draw("w. d1 L. g. d.", locations=CABIN)
    state = play(state, scout("a1"))
    assert not permits(state, EndTurn())
    state = play(state, Finish())
    assert names(state.players[0].figures.scouts) == ["a1"]


def test_pieces_walls_and_warriors_are_in_the_way_of_scouts() -> None:
    """H7, B1, N7, X5."""
    state, expected = draw(
        """
        d2 d1 L. m. d.
          d# m* s. a. d.
        """,
        locations=CABIN,
    )
    assert names(places(state, CABIN)) == names(expected)
    state, expected = draw(
        """
        w* d1 L. m. d.
          m. m. s. a. d.
        m. gW m. m. m.
        """,
        locations=CABIN,
    )
    assert names(places(state, CABIN)) == names(expected)


def test_scouts_in_the_corner_of_the_board() -> None:
    """H7, G3."""
    state, expected = draw("  g. L. w*\ng. g* g1\n  g. m* g*", locations=CABIN, at="r18")
    assert names(places(state, CABIN)) == names(expected)


def test_the_scout_cabin_finds_nothing_where_no_hex_is_empty() -> None:
    """H7."""
    state, expected = draw(
        """
        d1 L. g.
          d2 g. g.
        """,
        locations=CABIN,
    )
    assert names(places(state, CABIN)) == names(expected) == []


def test_scouts_are_presence_for_the_rest_of_the_turn() -> None:
    """H7, G10, B3."""
    state, expected = draw(
        """
        d1 dt dt g* g.
          w. w. g* g. g.
        """
    )
    assert names(builds(state)) == names(expected)


def test_scouts_complete_the_line_of_a_tavern() -> None:
    """H7, G10, L10."""
    state, expected = draw(
        """
        g* g1 g1 gt g*
          L. g. g. g. g.
        """,
        locations="tavern",
    )
    assert names(builds(state, "tavern")) == names(expected)


def test_scouts_complete_a_village() -> None:
    """H7, G10, N9."""
    state, expected = draw(
        """
        g. g1 gt L. g.
          g. g* g1 g. g.
        """,
        locations="village",
    )
    assert names(builds(state, "village")) == names(expected)


def test_scouts_fill_a_hex() -> None:
    """H7, G11: a hex with a scout is not buildable."""
    state, _ = draw("g1 gt g. g2")
    assert names(builds(state)) == ["c1"]


def test_scouts_take_no_tiles() -> None:
    """H7, L1, N1."""
    state, _ = draw("n. d. d1 L. d1 g. L. d.", locations={"d1": CABIN, "g1": "farm"}, spaces="sword")
    state = play(state, scout("b1"))
    state = play(state, scout("f1"))
    assert tiles_of(state) == ["scout-cabin d1 used"]
    assert state.location_tiles[named("g1")] == 2
    assert state.nomad_tiles[named("a1")] == "sword"
    assert state.players[0].nomad_tiles == ()


def test_placing_a_scout_has_no_other_effect() -> None:
    """H7, S12, S13, S24: a settlement on the same hex would earn gold and mark the line."""
    state, _ = draw("d2 g. d1 L. d1 d1 d. g.", locations=CABIN, cards="shepherds ambassadors mayors")
    assert events(state, scout("b1")) == (ScoutPlaced(0, Figure.SCOUT, named("b1"), CABIN),)
    built = events(state, Build(named("b1")))
    assert {GoldGained(0, 2, "shepherds"), GoldGained(0, 1, "ambassadors"), LineMarked(0, "1")} < set(built)


def test_scouts_do_not_help_to_mark_a_line() -> None:
    """H7, S24."""
    state, _ = draw("g1 gt gt g. g. g2", cards="mayors knights lords")
    state = play(state, Build(named("d1")))
    assert state.players[0].marks == ()
    state = play(state, Build(named("e1")))
    assert state.players[0].marks == ()


def test_scouts_leave_no_empty_hex_for_shepherds() -> None:
    """H7, S12: the scout fills the only grass hex beside the new settlement."""
    state, _ = draw("d1 g. gt d. g.", cards="shepherds knights lords")
    assert play(state, Build(named("b1"))).players[0].gold == 2


def test_a_scout_does_not_complete_a_family() -> None:
    """H7, S11."""
    state, _ = draw("d1 g. gt g. g. g2", cards="families knights lords")
    state = play(state, Build(named("b1")), Build(named("d1")), Build(named("e1")))
    assert state.players[0].gold == 0


def test_scouts_are_not_moved_or_removed() -> None:
    """H7: a paddock or a temple cannot move or remove a scout, nor can a scout cabin without a bazaar."""
    kinds = {"b1": "paddock", "d1": "temple", "f1": CABIN}
    state, _ = draw("g1 L. g1 L. g1 L. gt g. g. g2", locations=kinds)
    assert names(moves(state, "paddock", named("g1"))) == []
    assert names(removes(state, "temple")) == ["a1", "c1", "e1"]
    assert not permits(state, MoveWith(CABIN, named("g1"), named("h1")))
    assert not permits(state, Remove(CABIN, named("g1")))


def test_scouts_leave_at_the_end_of_the_turn() -> None:
    """H7, T4."""
    state, _ = draw("g1 gt g1 g1 g1 g2", built="c1 d1 e1")
    assert events(state, EndTurn())[:2] == (ScoutsLeft(0), TurnEnded(0))
    state = play(state, EndTurn(), Reveal(None))
    assert state.players[0].figures.scouts == NOWHERE


def test_a_tile_that_only_a_scout_has_kept_is_lost_with_it() -> None:
    """H7, L3, T4: the tile is lost after the scouts have left."""
    state, _ = draw(
        """
        g. L. g1 L. gt g2
          m. m. m. m. m. m.
        g1 g1 g1 m. m. m.
        """,
        locations={"b1": "paddock", "d1": "farm"},
        built="a3 b3 c3",
    )
    state = play(state, MoveWith("paddock", named("c1"), named("a1")))
    assert tiles_of(state) == ["paddock b1 used", "farm d1 ready"]
    assert events(state, EndTurn())[:2] == (ScoutsLeft(0), TileLost(0, "farm", named("d1")))
    assert tiles_of(play(state, EndTurn())) == ["paddock b1 ready"]


def test_a_tile_kept_by_a_scout_can_still_be_used() -> None:
    """H7, L3."""
    state, _ = draw("g. L. g1 L. gt g. g2", locations={"b1": "paddock", "d1": "farm"})
    state = play(state, MoveWith("paddock", named("c1"), named("a1")))
    assert permits(state, BuildWith("farm", named("f1")))


@pytest.mark.parametrize("card", ["hermits", "knights", "discoverers", "citizens", "workers", "fishermen"])
def test_scouts_score_nothing(card: str) -> None:
    """H7, E2: scouts score nothing even while they are on the board."""
    others = " ".join([name for name in ("miners", "merchants", "lords") if name != card][:2])
    with_scouts, _ = draw(
        """
        g1 gt g. w. K. g2
          g. wt g. g. g. g.
        """,
        cards=f"{card} {others}",
    )
    without, _ = draw(
        """
        g1 g. g. w. K. g2
          g. w. g. g. g. g.
        """,
        cards=f"{card} {others}",
    )
    assert golds(with_scouts, card) == golds(without, card)
