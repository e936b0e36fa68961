"""Q3: the island."""

import pytest

from referee.board.hexes import MAIN, NEIGHBOURS, named, names
from referee.board.section import island_sides
from referee.board.terrain import Special
from referee.model.actions import Build
from referee.model.ruleset import IslandRim, Ruleset
from tests.drawing import builds, draw, draw_move, entry, golds, moves, places, play

WET = Ruleset(island_rim=IslandRim.WATER)
SMALL = """
    .. g. g. g. ..
      g. g. g. g.
    g. g. g. g. g.
      g. g. g. g.
    .. g. g. g. ..
"""


def on_island(**hexes: str) -> str:
    """The picture of the small island, with the given cell on each of the named hexes."""
    lines = [line.strip() for line in SMALL.split("\n") if line.strip()]
    rows = [line.split() for line in lines]
    for name, cell in hexes.items():
        rows[int(name[1:]) - 1]["abcdefghij".index(name[0])] = cell
    return "\n".join(("  " if number % 2 else "") + " ".join(row) for number, row in enumerate(rows))


def test_the_island_is_not_connected_to_the_main_board() -> None:
    """Q3, G3: no hex of the island touches a hex of the main board."""
    state, _ = draw("g1 d. d. g2", island=on_island())
    for name in names(state.board.island):
        assert not NEIGHBOURS[named(name)] & MAIN


def test_builds_may_go_to_the_island_if_no_allowed_hex_is_adjacent() -> None:
    """Q3, B3."""
    state, expected = draw("d1 d. g* g2", island=on_island().replace("g.", "g*"))
    assert names(builds(state)) == names(expected)
    state = play(state, Build(named("i:c3")))
    assert names(builds(state)) == ["i:b2", "i:b3", "i:b4", "i:c2", "i:c4", "i:d3"]


def test_both_sides_have_a_location_and_a_castle() -> None:
    """Q3."""
    assert set(island_sides()) == {"tree-house", "rope-bridge"}
    for name, side in island_sides().items():
        assert list(side.kinds.values()) == [name]
        assert side.ground[Special.CASTLE].bit_count() == 1
        assert len(side.rows) == 5


def test_the_rows_of_the_island_are_lines_of_their_own() -> None:
    """Q3, G4, S5, S6, S21."""
    island = on_island(a3="g1", c3="g1", e3="g1", b5="g1")
    state, _ = draw("g1 g1 d. d. d2", island=island, cards="knights discoverers rangers")
    assert golds(state, "knights")[0] == 6
    assert golds(state, "discoverers")[0] == 3
    assert golds(state, "rangers")[0] == 2


def test_mayors_mark_a_row_of_the_island() -> None:
    """Q3, S24."""
    island = on_island(a3="g1", b3="g1", c3="g1")
    state, _ = draw("d1 d. d. d2", island=island, cards="mayors knights lords")
    state = play(state, Build(named("i:d3")))
    assert state.players[0].marks == (22,)
    assert golds(state, "mayors") == [4, 0]


@pytest.mark.parametrize(("card", "gold"), [("lords", 12), ("homesteaders", 2), ("farmers", 0), ("vassals", 0)])
def test_the_island_is_in_no_sector(card: str, gold: int) -> None:
    """Q3, G6, S10, S20, S9, S17."""
    island = on_island(a3="g1", b3="g1", c3="g1", d3="g2", e3="g2")
    state, _ = draw("g1 g1 g2 d.", island=island, cards=f"{card} knights hermits")
    assert golds(state, card)[0] == gold


def test_rovers_ignore_the_island() -> None:
    """Q3, S25."""
    state, _ = draw("d1 d. d. d2", island=on_island(), cards="rovers knights lords")
    state = play(state, Build(named("i:d3")))
    turn = state.frames[0]
    assert turn.frame == "turning"
    assert turn.sectors == ()


def test_the_island_has_no_edge_hexes() -> None:
    """Q3, G5, L9, S23."""
    state, _ = draw(
        "d1 L. g. d2", at="f5", island=on_island(b1="g1"), locations="tower", cards="travellers knights lords"
    )
    assert not any(name.startswith("i:") for name in names(builds(state, "tower")))
    assert golds(state, "travellers") == [0, 0]


def test_the_rim_of_the_island_is_not_next_to_water() -> None:
    """Q3, S1: by default, only water hexes count as water."""
    island = on_island(b1="g1", b2="g1", a3="g1", c3="g1", d5="g1")
    state, _ = draw("d1 d. d. d2", island=island, cards="fishermen knights lords")
    assert golds(state, "fishermen") == [0, 0]
    island = on_island(b1="g1", a2="g!", a3="w.", b3="g!", d5="g1")
    state, expected = draw("d1 d. d. d2", island=island, cards="fishermen knights lords")
    assert names(entry(state, "fishermen").hexes) == names(expected)


def test_a_hole_in_the_island_is_not_water() -> None:
    """Q3, S1."""
    island = on_island(c3="..", b3="g1", d4="g1")
    state, _ = draw("d1 d. d. d2", island=island, cards="fishermen knights lords")
    assert golds(state, "fishermen") == [0, 0]


def test_the_rim_of_the_island_is_next_to_water_if_the_option_says_so() -> None:
    """V island-rim, Q3, S1: the rim consists of the island's hexes that have fewer than six neighbours."""
    island = on_island().replace("g.", "g!").replace("g! g! g! g!", "g! g1 g1 g!")
    island = island.replace("g! g1 g1 g! g!", "g! g1 g1 g1 g!")
    state, expected = draw("d1 d. d. d2", island=island, cards="fishermen knights lords", ruleset=WET)
    assert names(entry(state, "fishermen").hexes) == names(expected)
    assert entry(state, "fishermen").gold == 12


@pytest.mark.parametrize(("cell", "gold"), [("..", 1), ("K.", 0), ("m.", 0), ("w.", 1)])
def test_a_gap_makes_a_rim_and_a_special_hex_does_not(cell: str, gold: int) -> None:
    """V island-rim, Q3, S1: b3 is on the rim only if c3 is a gap; if c3 is water, a piece on b3 earns gold anyway."""
    state, _ = draw("d1 d. d. d2", island=on_island(b3="g1", c3=cell), cards="fishermen knights lords", ruleset=WET)
    assert golds(state, "fishermen") == [gold, 0]


def test_a_special_hex_on_the_rim_is_not_water() -> None:
    """V island-rim, Q3, S1, S3: c2 is next to the castle on c1, but not on the rim, because it has six neighbours."""
    state, _ = draw("d1 d. d. d2", island=on_island(c1="K.", c2="g1"), cards="fishermen workers lords", ruleset=WET)
    assert (golds(state, "fishermen"), golds(state, "workers")) == ([0, 0], [1, 0])


def test_a_piece_on_the_water_of_the_rim_earns_nothing() -> None:
    """V island-rim, Q3, S1: the ship is on the water hex a3; a piece on the rim next to water earns only once."""
    island = on_island(a3="ws", a2="g!", b3="g!", d5="g!")
    state, expected = draw("d1 d. d. d2", island=island, cards="fishermen knights lords", ruleset=WET)
    assert names(entry(state, "fishermen").hexes) == names(expected)
    assert entry(state, "fishermen").gold == 3


def test_the_edge_of_the_main_board_is_not_a_rim() -> None:
    """V island-rim, Q3, G5, S1, H4."""
    picture = "g1 L. g. d. d2"
    state, _ = draw(picture, island=on_island(), locations="water-mill", cards="fishermen knights lords", ruleset=WET)
    assert golds(state, "fishermen") == [0, 0]
    assert not any(not name.startswith("i:") for name in names(builds(state, "water-mill")))
    state, _ = draw(picture, locations="water-mill", cards="fishermen knights lords", ruleset=WET)
    assert (golds(state, "fishermen"), names(builds(state, "water-mill"))) == ([0, 0], [])


@pytest.mark.parametrize("location", ["harbor", "lighthouse"])
def test_the_rim_is_not_a_water_hex(location: str) -> None:
    """V island-rim, Q3, L12, X7: a land hex on the rim is never a target for the harbor or for placing the ship."""
    for ruleset in (Ruleset(), WET):
        state, _ = draw("d1 L. d. d2", island=on_island(a3="go"), locations=location, ruleset=ruleset)
        assert names(moves(state, location, named("i:a3"))) == names(places(state, location)) == []


def test_the_score_names_the_option_where_the_rim_decides() -> None:
    """V island-rim, S1: the option matters only for a piece on the rim that is neither on nor next to a water hex."""
    for island, options in (
        (on_island(b2="g1"), ()),
        (on_island(a3="g1"), ("island_rim",)),
        (on_island(a3="g1", b3="w."), ()),
        (on_island(a3="ws"), ()),
    ):
        for ruleset in (Ruleset(), WET):
            state, _ = draw("d1 d. d. d2", island=island, cards="fishermen knights lords", ruleset=ruleset)
            assert [entry(state, "fishermen", player).options for player in (1, 2)] == [options, ()]


def test_lines_stop_at_gaps() -> None:
    """Q3: a paddock does not jump over a gap, and a caravan does not slide over it."""
    island = on_island(b3="go", c3="..", a4="L.", c1="g*", c5="g*")
    state, origin, expected = draw_move("d1 d. d. d2", island=island, locations="paddock")
    assert names(moves(state, "paddock", origin)) == names(expected)
    island = on_island(a3="go", c3="g*", d3="..", a4="L.", a2="m.")
    state, origin, expected = draw_move("d1 d. d. d2", island=island, locations="caravan")
    assert names(moves(state, "caravan", origin)) == names(expected)


def test_a_tavern_line_stops_at_a_gap() -> None:
    """Q3, L10."""
    island = on_island(a3="g1", b3="g1", c3="..", d3="g1", a4="L.")
    state, _ = draw("d1 d. d. d2", island=island, locations="tavern")
    assert names(builds(state, "tavern")) == []


def test_the_bonus_of_the_refuge_stops_at_a_gap() -> None:
    """Q3, M5."""
    island = on_island(a3="do", b3="m.", c3="..", a4="L.", a2="L.", b2="m.", b4="m.", b1="m.", b5="m.")
    state, origin, _ = draw_move("d1 d. d. d2", island=island, locations="refuge")
    assert names(moves(state, "refuge-bonus", origin)) == []


def test_a_city_hall_needs_seven_hexes_of_the_island() -> None:
    """Q3, X4: the middle of a city hall cannot be on the rim, even next to the kingdom."""
    island = on_island(b1="d1", a2="L.", b2="m.", a3="m.")
    state, _ = draw("d1 d. d. d2", island=island, locations="city-hall")
    assert names(places(state, "city-hall")) == []
    island = on_island(b1="L.", c1="d1")
    state, _ = draw("d1 d. d. d2", island=island, locations="city-hall")
    assert names(places(state, "city-hall")) == ["i:b3", "i:c3", "i:d3"]


def test_home_country_on_the_island_is_separate() -> None:
    """Q3, G8, X9: the same terrain on the main board is a separate area."""
    island = on_island(a3="t1", a4="t1").replace("g.", "d.")
    state, _ = draw("t. t. d. L. d2", island=island, locations="fort", tasks="home-country")
    assert entry(state, "home-country").gold == 5
