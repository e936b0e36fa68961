"""X4: the city hall."""

import pytest

from referee.board.hexes import named, names
from referee.model.actions import EndTurn, Place
from referee.model.events import FigurePlaced, TileTaken
from referee.model.vocabulary import Figure
from tests.drawing import actions, builds, draw, entry, events, movable, places, play, removes, tiles_of

SQUARE = """
    m. m. g. c. g1 L.
      m. d. g* f. m. m.
    m. m. t. g. m. m.
"""


def test_a_city_hall_needs_a_hex_and_its_six_neighbours() -> None:
    """X4: the seven hexes may be of any suitable terrain."""
    state, expected = draw(SQUARE, locations="city-hall")
    assert names(places(state, "city-hall")) == names(expected)
    after = play(state, Place("city-hall", named("c2")))
    assert names(after.players[0].figures.city_hall) == ["b2", "c1", "c2", "c3", "d1", "d2", "d3"]


def test_one_of_the_seven_hexes_must_be_next_to_the_players_presence() -> None:
    """X4: unlike B3, this rule has no fallback."""
    state, expected = draw(
        """
        m. m. g. g. g1 L. m. m. g. g. m.
          m. g. g* g. m. m. m. g. g. g. m.
        m. m. g. g. m. m. m. m. g. g. m.
        """,
        locations="city-hall",
    )
    assert names(places(state, "city-hall")) == names(expected)
    state, expected = draw(
        """
        m. m. g. g. m. g1 L.
          m. g. g. g. m. m. m.
        m. m. g. g. m. m. m.
        """,
        locations="city-hall",
    )
    assert names(places(state, "city-hall")) == names(expected) == []


def test_any_of_the_seven_hexes_may_be_the_one_beside_the_kingdom() -> None:
    """X4."""
    state, expected = draw(
        """
        g. g. g. g. g. g.
          g. g* g. g. g. g.
        L. g. g* g. g. g.
          g1 g. g. g. g. g.
        """,
        locations="city-hall",
    )
    assert names(places(state, "city-hall")) == names(expected)


@pytest.mark.parametrize("spoilt", ["w.", "m.", "g2", "g1", "g#", "K.", "L.", "n."])
@pytest.mark.parametrize("at", ["g. c.", "d. g*", "t. g."])
def test_one_wrong_hex_of_the_seven_spoils_the_place(at: str, spoilt: str) -> None:
    """X4, G7, B1, N7."""
    first, second = at.split()
    for wrong in (f"{spoilt} {second}", f"{first} {spoilt}"):
        state, _ = draw(SQUARE.replace(at, wrong), locations="city-hall")
        assert names(places(state, "city-hall")) == []


@pytest.mark.parametrize("warrior", ["w", "W"])
def test_a_warrior_next_to_one_of_the_seven_spoils_the_place(warrior: str) -> None:
    """X4, X5: the player's own warrior spoils the place just as another player's does."""
    state, _ = draw(SQUARE.replace("m. d. g*", f"g{warrior} d. g*"), locations="city-hall")
    assert names(places(state, "city-hall")) == []
    state, expected = draw(SQUARE.replace("m. d. g*", "g2 d. g*"), locations="city-hall")
    assert names(places(state, "city-hall")) == names(expected)


def test_a_city_hall_at_the_corner_of_the_board() -> None:
    """X4, G3: all seven hexes must be on the board."""
    state, expected = draw(
        """
          g. g. g. g.
        g1 g. g* g.
          L. g. g. g.
        """,
        locations="city-hall",
        at="q18",
    )
    assert names(places(state, "city-hall")) == names(expected)


def test_a_city_hall_is_placed_once() -> None:
    """X4, G9."""
    state, _ = draw(
        """
        g. L. gh gh g. g. g.
          g. gh gh gh g. g. g.
        g. g. gh gh g. g. g.
          g. g. g. g. g. g. g.
        """,
        locations="city-hall",
    )
    assert names(places(state, "city-hall")) == []


def test_a_city_hall_stays_for_good() -> None:
    """X4: no tile can move or remove a city hall, not even its own tile; the city hall stays without that tile."""
    state, expected = draw(
        """
        g. L. gh gh g. g. g!
          g. gh gh gh g. g. L.
        g. g. gh gh g. g. g.
        """,
        locations={"b1": "city-hall", "g2": "paddock"},
    )
    assert names(removes(state, "city-hall")) == []
    assert names(movable(state, "paddock")) == names(expected)
    state, _ = draw(
        """
        g. g. gh gh g. g. g.
          g. gh gh gh g. g. g.
        g. g. gh gh g. g. g.
        """
    )
    assert tiles_of(state) == []
    assert len(names(state.players[0].figures.city_hall)) == 7


def test_a_city_hall_takes_tiles_around_all_seven_hexes() -> None:
    """X4, X8, L1, N1: each location and nomad space gives one tile. The tiles are taken by row, then by column."""
    state, _ = draw(
        """
        m. n. g. c. g1 L. m.
          L. d. g. f. m. m. m.
        m. m. t. g. L. m. m.
          m. L. n. L. m. m. m.
        """,
        locations={"f1": "city-hall", "a2": "farm", "e3": "oasis", "b4": "tower", "d4": "farm"},
        spaces={"b1": "sword", "c4": "treasure"},
    )
    found = events(state, Place("city-hall", named("c2")))
    assert found[0] == FigurePlaced(0, Figure.CITY_HALL, named("c2"), "city-hall")
    assert [event for event in found if isinstance(event, TileTaken)] == [
        TileTaken(0, "sword", named("b1")),
        TileTaken(0, "farm", named("a2")),
        TileTaken(0, "oasis", named("e3")),
        TileTaken(0, "tower", named("b4")),
        TileTaken(0, "treasure", named("c4")),
        TileTaken(0, "farm", named("d4")),
    ]


def test_a_city_hall_counts_as_seven_settlements() -> None:
    """X4, G10, G12, B3."""
    state, expected = draw(
        """
        m. m. gh gh g* m.
          m. gh gh gh g* m.
        m. g* gh gh g* m.
          g. g* g* g* g. m.
        """,
        cards="citizens discoverers knights",
    )
    assert names(builds(state)) == names(expected)
    assert entry(state, "citizens").gold == 3
    assert entry(state, "discoverers").gold == 3
    assert entry(state, "knights").gold == 6


def test_a_city_hall_needs_no_settlement_and_does_not_end_the_game() -> None:
    """X4, L5, E1."""
    state, expected = draw(SQUARE, locations="city-hall", supply={1: 0})
    assert names(places(state, "city-hall")) == names(expected)
    state, _ = draw(SQUARE, locations="city-hall")
    after = play(state, Place("city-hall", named("c2")))
    assert after.players[0].supply == 39


def test_a_city_hall_can_leave_nothing_for_the_card() -> None:
    """X4, T3: no remaining card would help, so the end is triggered and the player can only end the turn."""
    state, _ = draw(SQUARE, locations="city-hall", deck="desert", hands={2: "forest"})
    after = play(state, Place("city-hall", named("c2")))
    assert after.ending
    assert actions(after) == [EndTurn()]
