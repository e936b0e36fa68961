"""Q3: the tree house, on one side of the island."""

from referee.board.hexes import named, names
from referee.model.actions import MoveWith
from referee.model.ruleset import Ruleset, VacatedHex
from tests.drawing import draw, draw_move, held, movable, moves, play

ISLAND = """
    .. t. g1 g. ..
      g. L. g. g.
    g. g. g. g. g.
      g. g. g. g.
    .. g. g. g. ..
"""


def test_the_tree_house_moves_a_settlement_to_forest_beside_the_kingdom() -> None:
    """Q3, B3: from anywhere to anywhere, the island too."""
    state, origin, expected = draw_move(
        """
        do d. d1 t*
          d. d. t* t.
        """,
        locations="tree-house",
        island=ISLAND.replace("t.", "t*"),
    )
    assert names(moves(state, "tree-house", origin)) == names(expected)


def test_without_forest_beside_the_kingdom_any_forest_is_right() -> None:
    """Q3, B3."""
    state, origin, expected = draw_move(
        "do d. t2 d1 t2 d. t* t*", locations="tree-house", island=ISLAND.replace("t.", "t2")
    )
    assert names(moves(state, "tree-house", origin)) == names(expected)


def test_the_tree_house_forgets_the_neighbours_of_the_settlement_it_lifts() -> None:
    """Q3, B5."""
    picture = "to t* d. d. t* t* t2"
    state, origin, expected = draw_move(picture, locations="tree-house", island=ISLAND.replace("t.", "g."))
    assert names(moves(state, "tree-house", origin)) == names(expected)


def test_only_its_own_hex_would_be_right() -> None:
    """Q3, B5, V vacated-hex."""
    picture = "d1 to d. d. t* d2"
    island = ISLAND.replace("t.", "g.")
    state, origin, _ = draw_move(picture, locations="tree-house", island=island)
    assert names(moves(state, "tree-house", origin)) == []
    ruleset = Ruleset(vacated_hex=VacatedHex.IGNORED)
    state, origin, expected = draw_move(picture, locations="tree-house", island=island, ruleset=ruleset)
    assert names(moves(state, "tree-house", origin)) == names(expected)


def test_the_tree_house_at_the_edge_of_the_board() -> None:
    """Q3, G3."""
    state, origin, expected = draw_move(
        """
          t. d. t*
        d. t* d1
          do t* t*
        """,
        at="r18",
        locations="tree-house",
        island=ISLAND.replace("t.", "g."),
    )
    assert names(moves(state, "tree-house", origin)) == names(expected)


def test_walls_and_warriors_are_in_the_way_of_the_tree_house() -> None:
    """Q3, N7, X5."""
    state, origin, expected = draw_move(
        "do d. t# d1 t* d. t. dW t.", locations="tree-house", island=ISLAND.replace("t.", "g.")
    )
    assert names(moves(state, "tree-house", origin)) == names(expected)


def test_the_tree_house_finds_nothing_without_forest() -> None:
    """Q3."""
    state, _ = draw("d1 d. d1 g. g2", locations="tree-house", island=ISLAND.replace("t.", "g."))
    assert names(movable(state, "tree-house")) == []


def test_leaving_the_island_costs_the_tile() -> None:
    """Q3, L3."""
    state, _ = draw("d1 t. d. g. g2", locations="tree-house", island=ISLAND.replace("t.", "g."))
    assert held(state) == ["tree-house i:b2 ready"]
    state = play(state, MoveWith("tree-house", named("i:c1"), named("b1")))
    assert held(state) == []
