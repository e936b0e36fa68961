"""N8: the caravan."""

from referee.board.hexes import named, names
from referee.model.actions import MoveWith
from referee.model.events import Moved, TileLost, TileTaken
from tests.drawing import draw, draw_move, events, movable, moves


def test_the_caravan_slides_a_settlement_in_each_direction_as_far_as_it_goes() -> None:
    """N8, G3: adjacency does not matter."""
    state, origin, expected = draw_move(
        """
        g. g. g* g. g* g. g.
          g. g. g. g. g. g. g.
        g* g. g. go g. g* w.
          g. g. g* g. g. g. g.
        g. g. d2 g. g* g1 L.
        """,
        locations="caravan",
    )
    assert names(moves(state, "caravan", origin)) == names(expected)


def test_the_caravan_stops_before_walls_warriors_and_special_hexes() -> None:
    """N8, X5, N7, G7: a hex next to a warrior is not buildable."""
    state, origin, expected = draw_move(
        """
        d. d. d. K. d. d.
          d. L. d* d. d. d.
        d# d* do d* t. gW
          d. d* g* d. d. d.
        d. n. d. m. d. d.
        """,
        locations="caravan",
    )
    assert names(moves(state, "caravan", origin)) == names(expected)


def test_the_caravan_crosses_every_suitable_terrain_and_the_border_of_a_section() -> None:
    """N8, G1, G3."""
    state, origin, expected = draw_move("L. go c. d. f. t*", locations="caravan", at="h1")
    assert names(moves(state, "caravan", origin)) == names(expected)


def test_the_caravan_stops_at_the_edge_of_the_board() -> None:
    """N8."""
    state, origin, expected = draw_move(
        """
          m. L. m.
        g* go g*
          g* g* m.
        """,
        locations="caravan",
        at="r18",
    )
    assert names(moves(state, "caravan", origin)) == names(expected)


def test_the_caravan_moves_at_least_one_hex() -> None:
    """N8: a settlement that cannot slide at all cannot be chosen."""
    state, _ = draw(
        """
        d1 L. d2 d. d.
          m. d# d. d. d.
        """,
        locations="caravan",
    )
    assert names(movable(state, "caravan")) == []


def test_the_caravan_moves_settlements_but_not_figures() -> None:
    """N8, X8."""
    state, expected = draw("d. L. d! d. dv d. w. ws", locations="caravan")
    assert names(movable(state, "caravan")) == names(expected)


def test_the_caravan_may_move_a_settlement_off_water() -> None:
    """N8: the terrain where the settlement starts does not matter."""
    state, origin, expected = draw_move(
        """
        d. L. wo d. g* w.
          L. m. m. m. m. m.
        """,
        locations={"b1": "caravan", "a2": "harbor"},
        lost={1: "a2"},
    )
    assert names(moves(state, "caravan", origin)) == names(expected)


def test_the_caravan_may_move_a_settlement_away_from_a_warrior() -> None:
    """N8, X5: a piece next to a warrior may stay or leave."""
    state, origin, expected = draw_move(
        """
        d* d. do gW d. d.
          m. L. m. m. m. m.
        """,
        locations="caravan",
    )
    assert names(moves(state, "caravan", origin)) == names(expected)


def test_the_caravan_can_lose_its_own_tile_and_take_another() -> None:
    """N8, L1, L3."""
    state, origin, _ = draw_move("L. do d. d. d. L.", locations={"a1": "caravan", "f1": "farm"})
    assert events(state, MoveWith("caravan", origin, named("e1"))) == (
        Moved(0, origin, named("e1"), "caravan"),
        TileTaken(0, "farm", named("f1")),
        TileLost(0, "caravan", named("a1")),
    )
