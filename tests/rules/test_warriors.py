"""X5: no player can build on a hex next to a warrior or move a piece there."""

import pytest

from referee.board.hexes import named, names
from referee.model.actions import Build, Place
from tests.drawing import builds, draw, draw_move, movable, moves, places, play


@pytest.mark.parametrize(
    ("tile", "picture"),
    [
        (None, "g. L. g1 g. d{}"),
        ("oracle", "g. L. g1 g. d{}"),
        ("farm", "g. L. g1 g. d{}"),
        ("oasis", "g. L. g1 d. g{}"),
        ("tower", "g. L. g1 f. d{}"),
        ("garden", "g. L. g1 f. d{}"),
        ("foresters-lodge", "g. L. g1 t. d{}"),
        ("monastery", "g. L. g1 c. d{}"),
    ],
)
def test_no_player_builds_next_to_a_warrior(tile: str | None, picture: str) -> None:
    """X5, G11: d1 is legal only without a warrior next to it."""
    free, _ = draw(picture.format("2"), locations=tile or "farm")
    assert "d1" in names(builds(free, tile))
    for warrior in "wW":
        blocked, _ = draw(picture.format(warrior), locations=tile or "farm")
        assert "d1" not in names(builds(blocked, tile))


def test_no_line_is_continued_next_to_a_warrior() -> None:
    """X5, L10."""
    picture = """
        w. g1 g1 g1 g. d{}
          L. w. w. w. w. w.
    """
    state, _ = draw(picture.format("2"), locations="tavern")
    assert names(builds(state, "tavern")) == ["e1"]
    state, _ = draw(picture.format("W"), locations="tavern")
    assert names(builds(state, "tavern")) == []


@pytest.mark.parametrize(
    ("tile", "picture"),
    [
        ("barn", "go L. d1 g. d{}"),
        ("harbor", "go L. d1 w. d{}"),
        ("paddock", "L. go d1 g. d{}"),
        ("caravan", "L. go d. g. d{}"),
    ],
)
def test_no_piece_moves_next_to_a_warrior(tile: str, picture: str) -> None:
    """X5, G11."""
    state, origin, _ = draw_move(picture.format("2"), locations=tile)
    assert "d1" in names(moves(state, tile, origin))
    state, origin, _ = draw_move(picture.format("W"), locations=tile)
    assert "d1" not in names(moves(state, tile, origin))


@pytest.mark.parametrize(
    ("tile", "ground", "around"), [("wagon", "m", "w"), ("lighthouse", "w", "m"), ("barracks", "d", "m")]
)
def test_no_figure_is_placed_next_to_a_warrior(tile: str, ground: str, around: str) -> None:
    """X5, X6, X7."""
    picture = f"d. L. d1 {ground}. d{{}} d."
    state, _ = draw(picture.format("2"), locations=tile, around=around)
    assert "d1" in names(places(state, tile))
    state, _ = draw(picture.format("W"), locations=tile, around=around)
    assert "d1" not in names(places(state, tile))


@pytest.mark.parametrize(
    ("tile", "piece", "ground", "around"), [("wagon", "v", "m", "w"), ("lighthouse", "s", "w", "m")]
)
def test_no_figure_steps_next_to_a_warrior(tile: str, piece: str, ground: str, around: str) -> None:
    """X5, X6, X7: a figure that is already next to a warrior may move away."""
    picture = f"L. {ground}{piece} {ground}. d{{}} d."
    state, _ = draw(picture.format("2"), locations=tile, around=around)
    assert names(moves(state, tile, named("b1"))) == ["c1"]
    state, _ = draw(picture.format("W"), locations=tile, around=around)
    assert names(moves(state, tile, named("b1"))) == []
    state, _ = draw(f"{ground}. {ground}{piece} L. d. d.", locations=tile, around=around)
    assert names(moves(state, tile, named("b1"))) == ["a1"]
    beside = f"""
        {ground}. {ground}. {ground}{piece} gW
          K. K. L. K.
    """
    state, _ = draw(beside, locations=tile, around=around)
    assert names(moves(state, tile, named("c1"))) == ["b1"]


def test_pieces_next_to_a_warrior_stay_and_count() -> None:
    """X5, B3: a settlement next to a warrior stays on the board and still counts for adjacency."""
    state, expected = draw("g* g1 dW d. g.")
    assert names(builds(state)) == names(expected)


def test_a_warrior_is_a_piece_like_others() -> None:
    """X5, B1, G10."""
    state, expected = draw("g1 gw d. g* g*")
    assert names(builds(state)) == names(expected)


def test_other_move_actions_move_only_settlements() -> None:
    """X8: the barn, the paddock and the caravan do not move figures."""
    picture = """
        L. g! d. d. d.
          d. d. gw d. d.
        d. d. d. d. mv
    """
    for tile in ("barn", "paddock", "caravan"):
        state, expected = draw(picture, locations=tile, card="desert")
        assert names(movable(state, tile)) == names(expected)


def test_a_warrior_placed_this_turn_blocks_at_once() -> None:
    """X5: the mandatory action cannot build next to the new warrior."""
    state, expected = draw(
        """
        d. L. g1 g. g. g*
          d. d. d. d. d. d.
        """,
        locations="barracks",
    )
    state = play(state, Place("barracks", named("d1")))
    assert names(builds(state)) == names(expected)


def test_a_warrior_may_be_placed_next_to_settlements() -> None:
    """X5, T1: the settlements stay on the board."""
    state, _ = draw("d. L. g1 g. g. g. d.", locations="barracks")
    state = play(state, *(Build(named(at)) for at in ("d1", "e1", "f1")), Place("barracks", named("g1")))
    assert names(state.players[0].settlements) == ["c1", "d1", "e1", "f1"]


def test_a_warrior_blocks_the_hex_that_a_settlement_left() -> None:
    """X5, B5: if a warrior blocks the hex just left, that hex does not count as an available adjacent hex."""
    picture = """
        d1 go {} d.
          L. d. d. g*
    """
    state, origin, _ = draw_move(picture.format("d2"), locations="barn")
    assert names(moves(state, "barn", origin)) == []
    state, origin, expected = draw_move(picture.format("dW"), locations="barn")
    assert names(moves(state, "barn", origin)) == names(expected)


def test_a_settlement_may_move_away_from_a_warrior() -> None:
    """X5, L13."""
    state, origin, expected = draw_move(
        """
        g* d. go gW
          m. L. m. m.
        """,
        locations="paddock",
    )
    assert names(moves(state, "paddock", origin)) == names(expected)
