"""Q2: the caves."""

import pytest

from referee.base.errors import BoardError
from referee.board.assemble import assemble, cave_places
from referee.board.hexes import named, names
from referee.board.section import layout
from referee.engine.play import permits
from referee.model.actions import Build, MoveWith
from tests.drawing import draw, draw_move, movable, moves, play

TWO_CAVES = """
    d. do V. d* g. d1 g. d. g. d. c* V. s* d.
      d. d* d* d. g. g. g. d. g. d. d* a* d. d.
"""


def test_a_settlement_next_to_a_cave_goes_to_any_hex_next_to_any_cave() -> None:
    """Q2: the settlement can also move to another hex next to the same cave."""
    state, origin, expected = draw_move(TWO_CAVES)
    assert names(moves(state, "cave", origin)) == names(expected)


def test_only_settlements_next_to_a_cave_move() -> None:
    """Q2: a wagon next to a cave cannot use it."""
    state, expected = draw(
        """
        d. d! V. mv d. d1 g. g2
          d. d. d! d. d. d. d. d.
        """
    )
    assert names(movable(state, "cave")) == names(expected)


def test_a_piece_on_a_cave_is_not_next_to_it() -> None:
    """Q2."""
    state, origin, expected = draw_move("d. d. Vo d. d. g. g2", possible=False)
    assert names(moves(state, "cave", origin)) == names(expected) == []


def test_a_cave_with_a_piece_on_it_is_still_a_cave() -> None:
    """Q2."""
    state, origin, expected = draw_move("d. do V2 d* d. g. g2", possible=False)
    assert names(moves(state, "cave", origin)) == names(expected)


def test_pieces_walls_water_and_warriors_are_in_the_way() -> None:
    """Q2, B1, B2, N7, X5."""
    state, origin, expected = draw_move(
        """
        d. do V. d2 d. g. g.
          d. d# d* d. d. d. d.
        """
    )
    assert names(moves(state, "cave", origin)) == names(expected)
    state, origin, expected = draw_move(
        """
        d. do V. d. dW g. g.
          d. w. d* d. d. d. d.
        """
    )
    assert names(moves(state, "cave", origin)) == names(expected)


def test_caves_at_the_edge_of_the_board() -> None:
    """Q2, G3."""
    state, origin, expected = draw_move("V. do d. d. d. g. g2\n  d* d. d. d. d. d. d.")
    assert names(moves(state, "cave", origin)) == names(expected)


def test_adjacency_to_the_kingdom_does_not_bind() -> None:
    """Q2: B3 does not apply."""
    state, origin, expected = draw_move(
        """
        d. do V. d* d1 g. g2
          d. d* d* d. d. d. d.
        """
    )
    assert names(moves(state, "cave", origin)) == names(expected)


def test_nothing_can_move_if_no_hex_next_to_a_cave_is_empty() -> None:
    """Q2: a move must end on a different hex, so the settlement's own hex is not a target."""
    state, _ = draw("d. d1 V. d2 d. g. g.")
    assert names(movable(state, "cave")) == []


def test_without_caves_no_cave_move_is_legal() -> None:
    """Q2."""
    state, _ = draw("d. d1 m. d. d. g. g2")
    assert not permits(state, MoveWith("cave", named("b1"), named("d1")))


def test_caves_are_used_once_per_turn_and_not_inside_the_mandatory_action() -> None:
    """Q2, T1."""
    state, _ = draw("d. d1 V. d. d. g. g. g. g. g2")
    state = play(state, MoveWith("cave", named("b1"), named("d1")))
    assert names(movable(state, "cave")) == []
    state, _ = draw("d. d1 V. d. d. g. g. g. g. g2")
    state = play(state, Build(named("f1")))
    assert names(movable(state, "cave")) == []
    state = play(state, Build(named("g1")), Build(named("h1")))
    assert names(movable(state, "cave")) == ["b1"]


def test_the_oasis_section_has_no_place_for_a_cave() -> None:
    """Q2."""
    board = assemble(layout(["oasis", "farm", "tower", "barn"]))
    assert not any(at[0] in "abcdefghij" and int(at[1:]) <= 10 for at in names(cave_places(board)))


def test_every_other_section_of_the_base_game_has_a_place_for_a_cave() -> None:
    """Q2."""
    sections = ["oracle", "farm", "tower", "tavern", "barn", "harbor", "paddock"]
    for name in sections:
        others = [other for other in sections if other != name][:3]
        board = assemble(layout([name, *others]))
        assert any(at[0] in "abcdefghij" and int(at[1:]) <= 10 for at in names(cave_places(board))), name


@pytest.mark.parametrize("picture", ["d1 V. K. d. g. g2", "d1 V. d. K. g. g2"])
def test_a_cave_keeps_away_from_castles(picture: str) -> None:
    """Q2: a cave cannot be within two hexes of a castle; tests/board also covers locations and nomad spaces."""
    with pytest.raises(BoardError):
        draw(picture)


def test_a_cave_three_hexes_from_a_castle_is_allowed() -> None:
    """Q2."""
    state, _ = draw("d1 V. d. d. K. g. g2")
    assert names(state.board.caves) == ["b1"]
