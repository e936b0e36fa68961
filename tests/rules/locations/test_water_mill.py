"""H4: the water mill."""

from referee.board.hexes import named, names
from referee.engine.play import judge
from referee.model.actions import BuildWith
from referee.model.ruleset import IslandRim, Ruleset
from tests.drawing import builds, draw, held, play

WET = Ruleset(island_rim=IslandRim.WATER)


def test_the_water_mill_builds_next_to_water_beside_the_kingdom() -> None:
    """H4, B3: on any suitable terrain."""
    state, expected = draw(
        """
        w. s* d1 L. g. w.
          t. a* f* d. g. w.
        w. c. w. d. g. w.
        """,
        locations="water-mill",
    )
    assert names(builds(state, "water-mill")) == names(expected)


def test_where_no_such_hex_is_beside_the_kingdom_any_hex_next_to_water_is_right() -> None:
    """H4, B3."""
    state, expected = draw(
        """
        w. g* d. d1 L. d. g* w.
          g* d. d. d. d. d. g* w.
        """,
        locations="water-mill",
    )
    assert names(builds(state, "water-mill")) == names(expected)


def test_a_blocked_hex_does_not_count_for_adjacency() -> None:
    """H4, B1, N7, X5."""
    state, expected = draw(
        """
        w. g2 d1 L. d. g* w. d.
          g* g# d. d. d. d* d. dW
        w. g* d. d. d. d. d. d.
        """,
        locations="water-mill",
    )
    assert names(builds(state, "water-mill")) == names(expected)


def test_the_water_mill_at_the_edge_of_the_board() -> None:
    """H4, G3: there is no water beyond the edge."""
    state, expected = draw(
        """
          g. L. g.
        w. g* g1
          g. g. g.
        """,
        locations="water-mill",
        at="r18",
    )
    assert names(builds(state, "water-mill")) == names(expected)


def test_the_water_mill_finds_nothing_without_water() -> None:
    """H4."""
    state, expected = draw("g1 L. g. g. g2", locations="water-mill")
    assert names(builds(state, "water-mill")) == names(expected) == []


def test_the_water_mill_is_used_once_and_from_the_supply() -> None:
    """H4, L2, L5."""
    state, _ = draw("g1 L. d1 g. w. g. g2", locations="water-mill")
    state = play(state, BuildWith("water-mill", named("d1")))
    assert held(state) == ["water-mill b1 used"]
    assert state.players[0].supply == 37
    state, _ = draw("g1 L. d1 g. w. g. g2", locations="water-mill", supply={1: 0})
    assert names(builds(state, "water-mill")) == []


def test_the_rim_of_the_island_is_not_next_to_water() -> None:
    """H4, Q3: only the hexes beside its water hex are."""
    state, expected = draw(
        "g1 d. g. d2",
        locations="water-mill",
        island="""
            .. g. g. g. ..
              L. g1 g* g.
            g. g* w. g. g.
              g. g. g. g.
            .. g. g. g. ..
        """,
    )
    assert names(builds(state, "water-mill")) == names(expected)


def test_the_water_mill_builds_on_the_rim_of_the_island_where_the_table_says_so() -> None:
    """V island-rim, H4, Q3, B3: on the rim and beside the water hex; next to the kingdom if possible."""
    state, expected = draw(
        "d1 d. d. d2",
        locations="water-mill",
        island="""
            .. g* g* g. ..
              L. g1 g* g.
            g. g* w. g. g.
              g. g. g. g.
            .. g. g. g. ..
        """,
        ruleset=WET,
    )
    assert names(builds(state, "water-mill")) == names(expected)
    for name, options in (("i:b1", ("island_rim",)), ("i:b3", ()), ("i:e3", ()), ("i:c3", ())):
        for ruleset in (Ruleset(), WET):
            ruling = judge(state._replace(ruleset=ruleset), BuildWith("water-mill", named(name)))
            assert ruling.options == options


def test_the_whole_rim_is_right_where_nothing_wet_is_beside_the_kingdom() -> None:
    """V island-rim, H4, Q3, B3: also hexes with a special hex beside them; a taken one is not, nor the inside."""
    state, expected = draw(
        "d1 L. d. d2",
        locations="water-mill",
        island="""
            .. g* K. g* ..
              g* g. g. g2
            g* g. g. g. g*
              m. g. g. g*
            .. g* t* g* ..
        """,
        ruleset=WET,
    )
    assert names(builds(state, "water-mill")) == names(expected)
