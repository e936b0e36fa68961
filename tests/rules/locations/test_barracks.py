"""X5: the barracks and their warriors."""

from referee.board.hexes import named, names
from referee.engine.play import permits
from referee.model.actions import EndTurn, Place, Redraw, Remove
from referee.model.events import FigurePlaced, Removed, TileLost, TileTaken
from referee.model.vocabulary import Figure
from tests.drawing import builds, draw, events, places, play, removes, tiles_of


def test_a_warrior_is_placed_on_a_buildable_hex_beside_the_kingdom() -> None:
    """X5, B3."""
    state, expected = draw(
        """
        g. L. c* g.
          d* d1 w. g.
        g. m. f* t.
        """,
        locations="barracks",
    )
    assert names(places(state, "barracks")) == names(expected)


def test_a_warrior_goes_anywhere_when_nothing_is_buildable_beside_the_kingdom() -> None:
    """X5, B1, B3."""
    state, expected = draw(
        """
        g* L. d2 g*
          w. d1 d# g*
        g* m. m. t*
        """,
        locations="barracks",
    )
    assert names(places(state, "barracks")) == names(expected)


def test_no_warrior_is_placed_next_to_a_warrior() -> None:
    """X5: the player's own warrior blocks a hex just as another player's does."""
    for warrior in "wW":
        state, expected = draw(
            f"""
            g. L. c. d{warrior} g.
              d* d1 c. g. g.
            g. f* f* g. g.
            """,
            locations="barracks",
        )
        assert names(places(state, "barracks")) == names(expected)


def test_a_warrior_at_the_corner_of_the_board() -> None:
    """X5, G3."""
    state, expected = draw(
        """
          w. d* L.
        g. g* g1
          w. c* m.
        """,
        locations="barracks",
        at="r18",
    )
    assert names(places(state, "barracks")) == names(expected)


def test_the_barracks_find_nothing_without_a_buildable_hex() -> None:
    """X5."""
    state, expected = draw("d1 L. w. g2 m.", locations="barracks")
    assert names(places(state, "barracks")) == names(expected) == []


def test_a_player_has_two_warriors() -> None:
    """X5, G9: with both warriors on the board, the player can only take one back."""
    state, _ = draw("g1 L. g. g. gw g. gw g. g.", locations="barracks")
    assert names(places(state, "barracks")) == []
    assert names(removes(state, "barracks")) == ["e1", "g1"]
    state, _ = draw("g1 L. g. g. gw g. g. g. g.", locations="barracks")
    assert names(places(state, "barracks")) == ["c1", "g1", "h1", "i1"]
    assert names(removes(state, "barracks")) == ["e1"]


def test_only_the_players_warriors_are_taken_back() -> None:
    """X5."""
    state, _ = draw("g1 L. g. g. gW g. g.", locations="barracks")
    assert names(removes(state, "barracks")) == []


def test_a_use_either_places_a_warrior_or_takes_one_back() -> None:
    """X5."""
    state, _ = draw("g1 L. g. g. g. g. g.", locations="barracks")
    placed = play(state, Place("barracks", named("c1")))
    assert len(placed.frames) == 1
    assert tiles_of(placed) == ["barracks b1 used"]
    assert names(removes(placed, "barracks")) == names(places(placed, "barracks")) == []


def test_placing_a_warrior_takes_tiles() -> None:
    """X5, X8, L1, N1."""
    state, _ = draw(
        """
        m. L. n. d.
          d1 g. L. d.
        """,
        locations={"b1": "barracks", "c2": "farm"},
        spaces="outpost",
    )
    assert events(state, Place("barracks", named("b2"))) == (
        FigurePlaced(0, Figure.WARRIOR, named("b2"), "barracks"),
        TileTaken(0, "outpost", named("c1")),
        TileTaken(0, "farm", named("c2")),
    )


def test_a_warrior_taken_back_loses_its_tiles() -> None:
    """X5, L3: the barracks tile itself is lost, too."""
    state, _ = draw("d. L. gw L. d.", locations={"b1": "barracks", "d1": "farm"})
    assert events(state, Remove("barracks", named("c1"))) == (
        Removed(0, 0, "warrior", named("c1"), "barracks"),
        TileLost(0, "barracks", named("b1")),
        TileLost(0, "farm", named("d1")),
    )
    after = play(state, Remove("barracks", named("c1")))
    assert tiles_of(after) == []
    assert not after.players[0].presence


def test_a_warrior_blocks_the_hexes_around_it_for_its_owner_too() -> None:
    """X5, B3: the warrior counts as presence, but no hex next to it is buildable."""
    state, expected = draw(
        """
        g1 L. g. g. g.
          g* g. g. g. g.
        """,
        locations="barracks",
    )
    assert names(builds(state)) == names(expected)
    after = play(state, Place("barracks", named("a2")))
    assert names(builds(after)) == ["c1", "c2", "d1", "d2", "e1", "e2"]


def test_a_warrior_can_make_a_card_useless() -> None:
    """X5, T3: the card is useless if the new warrior blocks the last buildable hex of the card's terrain."""
    state, _ = draw("d1 L. d. g. g.", locations="barracks", deck="desert grass", hands={2: "forest"})
    after = play(state, Place("barracks", named("c1")))
    assert names(builds(after)) == ["e1"]
    state, _ = draw("d1 L. d. g. w.", locations="barracks", deck="grass desert", hands={2: "forest"})
    after = play(state, Place("barracks", named("c1")))
    assert permits(after, Redraw()) is False
    assert permits(after, EndTurn())
    assert after.ending
    state, _ = draw("d1 L. d. g. w. d.", locations="barracks", deck="grass desert", hands={2: "forest"})
    after = play(state, Place("barracks", named("c1")))
    assert permits(after, Redraw())
    assert not permits(after, EndTurn())


def test_a_warrior_taken_back_frees_the_hexes_around_it() -> None:
    """X5."""
    state, expected = draw("d1 L. g* g. gw g. g*", locations="barracks")
    assert names(builds(state)) == names(expected)
    state = play(state, Remove("barracks", named("e1")))
    assert names(builds(state)) == ["c1", "d1", "e1", "f1", "g1"]


def test_a_warrior_needs_no_settlement() -> None:
    """X5, E1: placing a warrior neither requires nor uses a settlement from the supply."""
    state, expected = draw("w. L. d1 d* d.", locations="barracks", supply={1: 0})
    assert names(places(state, "barracks")) == names(expected)
    state, _ = draw("d1 L. d. g. w.", locations="barracks", supply={1: 1})
    after = play(state, Place("barracks", named("c1")))
    assert after.players[0].supply == 1
