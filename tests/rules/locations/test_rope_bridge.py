"""Q3: the rope bridge, on the other side of the island."""

from referee.board.hexes import named, names
from referee.engine.play import permits
from referee.model.actions import BuildWith, MoveWith
from referee.model.ruleset import Ruleset, VacatedHex
from tests.drawing import draw, draw_move, held, movable, moves, play

ISLAND = """
    .. g. g1 g. ..
      g. L. g. g.
    g. g. g. g. g.
      g. g. g. g.
    .. g. g. g. ..
"""


def test_the_rope_bridge_moves_a_settlement_to_canyon_beside_the_kingdom() -> None:
    """Q3, B3."""
    state, origin, expected = draw_move(
        """
        do d. d1 c*
          d. d. c* c.
        """,
        locations="rope-bridge",
        island=ISLAND,
    )
    assert names(moves(state, "rope-bridge", origin)) == names(expected)


def test_without_canyon_beside_the_kingdom_any_canyon_is_right() -> None:
    """Q3, B3: the rope bridge leads to the island and away from it."""
    state, origin, expected = draw_move(
        "do d. d. d1 d. c*", locations="rope-bridge", island=ISLAND.replace(".. g. g. g. ..", ".. g. c* g. ..")
    )
    assert names(moves(state, "rope-bridge", origin)) == names(expected)
    assert "i:c5" in names(expected)


def test_the_settlement_on_the_island_may_be_lifted() -> None:
    """Q3, B5: nothing on the island is beside the kingdom then."""
    island = ISLAND.replace("g1", "co").replace("  g. L.", "  c. L.")
    state, origin, expected = draw_move("d1 c* d. c. d2", locations="rope-bridge", island=island)
    assert names(moves(state, "rope-bridge", origin)) == names(expected)


def test_only_its_own_hex_would_be_right() -> None:
    """Q3, B5, V vacated-hex."""
    picture = "d1 co d. d. c* d2"
    state, origin, _ = draw_move(picture, locations="rope-bridge", island=ISLAND)
    assert names(moves(state, "rope-bridge", origin)) == []
    ruleset = Ruleset(vacated_hex=VacatedHex.IGNORED)
    state, origin, expected = draw_move(picture, locations="rope-bridge", island=ISLAND, ruleset=ruleset)
    assert names(moves(state, "rope-bridge", origin)) == names(expected)


def test_the_rope_bridge_at_the_edge_of_the_board() -> None:
    """Q3, G3."""
    state, origin, expected = draw_move(
        """
          c. d. c*
        d. c* d1
          do c* c*
        """,
        at="r18",
        locations="rope-bridge",
        island=ISLAND,
    )
    assert names(moves(state, "rope-bridge", origin)) == names(expected)


def test_walls_and_warriors_are_in_the_way_of_the_rope_bridge() -> None:
    """Q3, N7, X5."""
    state, origin, expected = draw_move("do d. c# d1 c* d. c. dW c.", locations="rope-bridge", island=ISLAND)
    assert names(moves(state, "rope-bridge", origin)) == names(expected)


def test_the_rope_bridge_finds_nothing_without_canyon() -> None:
    """Q3."""
    state, _ = draw("d1 d. d1 g. g2", locations="rope-bridge", island=ISLAND)
    assert names(movable(state, "rope-bridge")) == []
    assert not permits(state, BuildWith("rope-bridge", named("b1")))


def test_leaving_the_island_costs_the_tile() -> None:
    """Q3, L3."""
    state, _ = draw("d1 c. d. g. g2", locations="rope-bridge", island=ISLAND)
    state = play(state, MoveWith("rope-bridge", named("i:c1"), named("b1")))
    assert held(state) == []
