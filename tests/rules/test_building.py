"""B: the building rules."""

from referee.board.hexes import BIT, named, names
from referee.model.actions import Build, MoveWith
from tests.drawing import builds, draw, draw_move, moves, play


def test_one_settlement_stands_on_a_hex() -> None:
    """B1."""
    state, expected = draw("""
        g* g1 g*
          g2 g1 g*
        g. g* g*
    """)
    assert names(builds(state)) == names(expected)


def test_no_player_builds_on_water_or_mountains() -> None:
    """B2: in the mandatory action, water and mountains are illegal even next to the kingdom."""
    state, expected = draw("""
        w. m. K. g.
          w. g1 m. g.
        m. w. g* g.
    """)
    assert names(builds(state)) == names(expected)


def test_a_settlement_touches_the_kingdom_where_it_can() -> None:
    """B3."""
    state, expected = draw("""
        g1 g* g. d.
          g* g. d. w.
        g. g. d. m.
    """)
    assert names(builds(state)) == names(expected)


def test_a_settlement_goes_anywhere_on_the_terrain_when_none_of_it_touches_the_kingdom() -> None:
    """B3."""
    state, expected = draw("""
        d1 d. d. g*
          d. d. g* g*
        g* d. d. m.
    """)
    assert names(builds(state)) == names(expected)


def test_the_first_settlement_of_a_kingdom_goes_anywhere_on_the_terrain() -> None:
    """B3."""
    state, expected = draw("""
        g* g2 g* d.
          g* g* d. w.
        t. f. c. g*
    """)
    assert names(builds(state)) == names(expected)


def test_adjacency_is_checked_anew_for_every_settlement() -> None:
    """B3: the second settlement must touch the first; then no grass is adjacent, so the third may use any grass."""
    state, _ = draw("""
        d1 d. d. d. g.
          d. d. d. g. g.
        g. g. d. d. g.
    """)
    assert names(builds(state)) == ["a3", "b3", "d2", "e1", "e2", "e3"]
    state = play(state, Build(named("a3")))
    assert names(builds(state)) == ["b3"]
    state = play(state, Build(named("b3")))
    assert names(builds(state)) == ["d2", "e1", "e2", "e3"]


def test_the_mandatory_action_allows_the_terrain_of_the_played_card() -> None:
    """B4."""
    picture = """
        g. g1 c.
          d. t. f.
    """
    reached = {
        card: names(builds(draw(picture, card=card).state))
        for card in ("grass", "canyon", "desert", "forest", "flower-field")
    }
    assert reached == {"grass": ["a1"], "canyon": ["c1"], "desert": ["a2"], "forest": ["b2"], "flower-field": ["c2"]}


def test_a_moving_settlement_is_lifted_before_adjacency_is_checked() -> None:
    """B5: b1 is next only to the settlement that is lifted from a1, so it is not next to the kingdom."""
    state, origin, expected = draw_move(
        """
        do g. d. d. g*
          L. d. d. d1 g*
        g. d. d. d. d.
        """,
        locations="barn",
    )
    assert names(moves(state, "barn", origin)) == names(expected)


def test_a_move_changes_the_hex() -> None:
    """B5: the vacated hex c1 counts as a free adjacent hex, so d3 is not a target. Neither is c1 itself."""
    state, origin, _ = draw_move(
        """
        d. d1 go d.
          L. d. d. d.
        d. d. d. g.
        """,
        locations="barn",
    )
    assert names(moves(state, "barn", origin)) == []


def test_a_vacated_hex_is_empty_for_the_next_piece() -> None:
    """B5, G11."""
    state, origin, expected = draw_move(
        """
        d1 go g* g. d.
          L. d. d. d. d.
        """,
        locations="paddock",
    )
    after = play(state, MoveWith("paddock", origin, named("d1")))
    assert names(builds(after)) == names(expected | BIT[origin])
