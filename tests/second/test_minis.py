"""Tests of the capitol, caves and island in the second implementation, alone and with other expansions."""

import pytest

from . import perft, scores
from .board import board_of, hex_of, hexes_of, name_of, neighbours, sector, within_two
from .caves import cave_places
from .documents import State
from .examples import (
    CROSSROADS,
    FIRST_GAME,
    HARVEST,
    MARSHLANDS,
    NOMADS,
    actions,
    after_turn,
    bonus,
    builds,
    do,
    give,
    hold,
    last_tiles,
    legal,
    moves,
    position,
    reaction,
    tile,
    turn,
    types,
    using,
)


def minis(
    *kingdoms: list[str],
    card: str = "grass",
    cards: list[str] | None = None,
    sections: list[str] = FIRST_GAME,
    **board: str | list[str],
) -> State:
    """The state that `position` returns, with the given island, caves and capitols added to its board."""
    state = position(*kingdoms, card=card, cards=cards, sections=sections)
    state["board"] |= board
    state["location_tiles"] = {name_of(at): 2 for at in board_of(state).locations}
    return state


@pytest.mark.parametrize("name", ["a1", "t20", "i9", "i:a2", "i:g3"])
def test_names_of_hexes(name: str) -> None:
    """A name survives the round trip through `hex_of` and `name_of`, even on the island."""
    assert name_of(hex_of(name)) == name


def test_the_island_lies_apart() -> None:
    """Q3, G3: the island's rows are shifted like the main board's, and no island hex is next to the main board."""
    board = board_of(minis([], island="tree-house"))

    def around(name: str) -> set[str]:
        return {name_of(at) for at in neighbours(board, hex_of(name))}

    assert around("i:a3") == {"i:a2", "i:b3", "i:a4"}
    assert around("i:b2") == {"i:b1", "i:c1", "i:a2", "i:c2", "i:b3", "i:c3"}
    assert around("a20") == {"a19", "b19", "b20"}
    assert board.locations[hex_of("i:b2")] == "tree-house"


def test_the_mandatory_action_on_the_island() -> None:
    """Q3, B3, L1: after a build on the island, the next one must be adjacent; the island's location gives a tile."""
    state = minis([], [], island="tree-house", card="forest")
    assert {"i:b1", "i:c4", "g7"} <= builds(state)
    state = do(state, "build", at="i:d2")
    assert builds(state) == {"i:c2", "i:d1", "i:e1"}
    state = do(state, "build", at="i:c2")
    assert state["players"][0]["tiles"] == [tile("tree-house", "i:b2", "fresh")]
    assert state["players"][0]["taken_from"] == ["i:b2"]
    assert state["location_tiles"]["i:b2"] == 1


def test_the_tree_house_moves_to_forest_anywhere() -> None:
    """Q3, B5, L3: a settlement moves to either board, next to the other settlement if possible."""
    state = give(minis(["a1", "i:a2"], [], island="tree-house"), 0, tile("tree-house", "i:b2"))
    assert moves(state, "tree-house", "a1") == {"i:b1", "i:b3"}
    away = moves(state, "tree-house", "i:a2")
    assert {"i:b1", "g7", "i:c4"} <= away
    assert "i:a2" not in away
    state["players"][0]["settlements"] = ["g7", "i:a2"]
    assert moves(state, "tree-house", "i:a2") == {"f6", "g6", "f7", "f8"}
    moved = do(state, "move", tile="tree-house", origin="i:a2", to="f7")
    assert moved["players"][0]["tiles"] == []


def test_the_rope_bridge_moves_to_canyon() -> None:
    """Q3."""
    state = give(minis(["a1", "i:f2"], [], island="rope-bridge"), 0, tile("rope-bridge", "i:f3"))
    assert moves(state, "rope-bridge", "a1") == {"i:f1", "i:e2"}
    assert builds(state, "rope-bridge") == set()


def test_the_rim_is_not_next_to_water() -> None:
    """Q3, S1, H4: the island's only water is i:d3; i:c3 is next to it, but i:a3 and i:g3 on the rim are not."""
    pieces = ["i:a3", "i:c3", "i:b3", "i:d3", "i:g3"]
    gold = scores(minis(pieces, island="tree-house", cards=["fishermen"]))["blue"]
    assert gold["fishermen"] == 1
    sections = [HARVEST[0], *FIRST_GAME[1:]]
    state = give(minis(["i:b3"], [], island="tree-house", sections=sections), 0, tile("water-mill", "g7"))
    assert builds(state, "water-mill") == {"i:c3"}


def test_the_rim_is_next_to_water_with_the_option() -> None:
    """Q3, S1, H4: with the option, i:a3 and i:g3 on the rim are next to water, too, but i:b3, i:b4 and a1 are not."""
    state = minis(["a1", "i:a3", "i:b3", "i:b4", "i:c3", "i:g3"], island="tree-house", cards=["fishermen"])
    assert scores(state)["blue"]["fishermen"] == 1
    state["ruleset"]["island_rim"] = "water"
    assert scores(state)["blue"]["fishermen"] == 3
    sections = [HARVEST[0], *FIRST_GAME[1:]]
    state = give(minis(["i:b3"], [], island="tree-house", sections=sections), 0, tile("water-mill", "g7"))
    state["ruleset"]["island_rim"] = "water"
    assert builds(state, "water-mill") == {"i:a2", "i:a3", "i:a4", "i:c3"}


def test_no_edge_and_no_sector_on_the_island() -> None:
    """Q3, L9, S9, S10, S17, S20, S23, S25."""
    state = give(minis(["i:a3"], [], island="tree-house"), 0, tile("tower", "c7"))
    assert not [name for name in builds(state, "tower") if name.startswith("i:")]
    cards = ["lords", "farmers", "homesteaders", "vassals", "travellers"]
    kingdom = ["i:a3", "i:a4", "i:b5", "a1"]
    gold = scores(minis(kingdom, ["b1", "b2"], island="tree-house", cards=cards))["blue"]
    found = {card: gold[card] for card in cards}
    assert found == {"lords": 6, "farmers": 0, "homesteaders": 1, "vassals": 0, "travellers": 1}
    state = do(minis(["i:a3"], [], island="tree-house", cards=["rovers"]), "build", at="i:a4")
    assert "sectors" not in turn(state)


def test_island_rows_are_lines_of_their_own() -> None:
    """Q3, G4, S5, S6, S21: each row of the island is a line; the island's castle and location count, too."""
    cards = ["discoverers", "knights", "rangers", "workers", "merchants"]
    kingdom = ["a1", "b1", "i:b1", "i:c1", "i:d1", "i:e3"]
    gold = scores(minis(kingdom, island="tree-house", cards=cards))["blue"]
    assert gold["discoverers"] == 3
    assert gold["knights"] == 6
    assert gold["rangers"] == 2
    assert gold["workers"] == 3
    assert gold["merchants"] == 0
    assert scores(minis(["i:b5"], island="tree-house"))["blue"]["castles"] == 0
    assert scores(minis(["i:e5"], island="tree-house"))["blue"]["castles"] == 3


def test_mayors_mark_a_line_of_the_island() -> None:
    """Q3, S24: the marks are in order, those of the main board first."""
    state = minis(["i:b1", "i:c1", "i:d1"], [], island="tree-house", card="forest", cards=["mayors"])
    state["players"][0]["marks"] = ["3", "20"]
    state["players"][1]["marks"] = ["i:3"]
    state = do(state, "build", at="i:e1")
    assert state["players"][0]["marks"] == ["3", "20", "i:1"]
    assert scores(state)["blue"]["mayors"] == 12


def test_lines_stop_at_the_rim_of_the_island() -> None:
    """Q3, M5, L13, N8: straight moves from i:c3 all end on the island."""
    state = bonus(minis(["i:c3"], ["i:b3"], island="tree-house"), "refuge-bonus")
    give(state, 0, tile("paddock", "c7"))
    state["players"][0]["tiles"].append(tile("caravan", "h7"))
    assert moves(state, "refuge-bonus", "i:c3") == {"i:a3", "i:e3", "i:c2", "i:b1", "i:c4", "i:b4"}
    assert moves(state, "paddock", "i:c3") == {"i:a3", "i:e3", "i:b1", "i:d1", "i:b5", "i:d5"}
    assert moves(state, "caravan", "i:c3") == {"i:d1", "i:b5", "i:d5"}


def test_caves_move_a_settlement_once_per_turn() -> None:
    """Q2: a settlement next to i3 may move next to either cave, i3 or n3."""
    state = minis(["h2", "a1"], [], caves=["i3", "n3"], card="flower-field")
    assert moves(state, "cave", "h2") == {"i2", "h4", "m2", "n2", "m3"}
    assert moves(state, "cave", "a1") == set()
    moved = do(state, "move", tile="cave", origin="h2", to="m3")
    assert turn(moved)["done"] == ["cave"]
    assert moves(moved, "cave", "m3") == set()
    inside = do(state, "build", at="a2")
    assert types(inside) == {"build"}
    turn(inside)["due"] = 0
    assert types(inside) == {"move", "end-turn"}


def test_where_caves_may_lie() -> None:
    """Q2: the harbor section has one place for a cave, the oasis none; the nearby silo r9 does not rule out q7."""
    board = board_of(minis([], sections=["harbor", HARVEST[1], "oasis", "farm"]))
    found = [{name_of(at) for at in cave_places(board) if sector(at) == number} for number in range(3)]
    assert found == [{"g4"}, {"s3", "s4", "r6", "q7"}, set()]
    assert hex_of("r9") in hexes_of(board, {"silo"}) & within_two(board, hex_of("q7"))


def test_a_piece_on_a_cave_is_not_next_to_it() -> None:
    """Q2: a settlement on a cave cannot use that cave, but it can use an adjacent one."""
    state = minis(["i3"], [], caves=["i3"], card="flower-field")
    assert moves(state, "cave", "i3") == set()
    state = minis(["i3"], [], caves=["i3", "j3"], card="flower-field")
    assert {"h2", "i2", "j2"} <= moves(state, "cave", "i3")


def test_caves_and_farmland_in_one_turn() -> None:
    """H2, Q2: the turn records both actions, in the order of use."""
    state = minis(["b5", "j5"], [], caves=["i4"], sections=HARVEST)
    state = do(state, "move", tile="cave", origin="j5", to="i5")
    state = do(state, "build", tile="farmland", at="c5")
    assert turn(state)["done"] == ["cave", "farmland"]


def test_capitols_pay_for_pieces_within_two_hexes() -> None:
    """Q1: c5 and c9 are castles of the harbor section; a castle with a capitol still pays as a castle."""
    sections = ["harbor", *FIRST_GAME[1:]]
    kingdom = ["b5", "a5", "c3", "e5", "f5", "c2"]
    gold = scores(minis(kingdom, capitols=["c5"], sections=sections))["blue"]
    assert (gold["capitols"], gold["castles"]) == (4, 3)
    gold = scores(minis(["c7"], capitols=["c5", "c9"], sections=sections))["blue"]
    assert (gold["capitols"], gold["castles"]) == (2, 0)
    assert "capitols" not in scores(minis(kingdom, sections=sections))["blue"]


def test_home_country_on_the_island() -> None:
    """X9, Q3: the water of the island is an area of its own; advance and compass points need the main board."""
    state = minis(["i:d3"], [], island="tree-house")
    state["tasks"] = ["home-country", "advance", "compass-points"]
    gold = scores(state)["blue"]
    assert (gold["home-country"], gold["advance"], gold["compass-points"]) == (5, 0, 0)


def most_expansions() -> State:
    """A state with five players, sections of four expansions, the island and a cave."""
    state = minis(
        ["a8", "b8", "i:a2"],
        ["n4", "i9"],
        ["m4", "t1"],
        ["i:g3"],
        ["p18"],
        island="tree-house",
        caves=["h6"],
        card="swamp-grass",
        cards=["mayors", "rovers", "scouts"],
        sections=["canoe", HARVEST[1], CROSSROADS[0], NOMADS[3]],
    )
    state |= {"removed_terrain": "forest", "removed": ["forest"] * 5 + ["swamp-forest"], "swamp_cards": True}
    state["tasks"] = ["road"]
    state["nomad_tiles"] = {"q18": "sword"}
    return state


def test_most_expansions_at_once() -> None:
    """Q3: blue may build on the main board and move to the island, and five players take their turns."""
    state = hold(most_expansions(), "outpost")
    give(state, 0, tile("tree-house", "i:b2"), tile("canoe", "c3"))
    assert {"b9", "b7"} <= builds(state)
    assert moves(state, "tree-house", "b8") >= {"i:b1", "i:b3"}
    assert "i:b1" not in builds(state)
    assert perft(state, 1) == len(legal(state))
    state = do(state, "build", at="b7")
    assert turn(state) | {"built": []} == {
        "frame": "turning",
        "player": "blue",
        "card": "swamp-grass",
        "due": 1,
        "built": [],
        "terrain": "swamp",
        "sectors": [1],
    }
    for colour in ("orange", "black", "white", "red", "blue"):
        state = after_turn(state)
        assert turn(state)["player"] == colour
    assert state["round"] == 3


def test_a_canoe_reacts_to_a_tile_of_the_island() -> None:
    """M3, Q3: blue takes the last tile of i:b2; of the four opponents, only red has a canoe and may react."""
    state = last_tiles(most_expansions(), "i:b2")
    give(state, 4, tile("canoe", "h9"))
    turn(state)["card"] = "forest"
    state = do(state, "build", at="i:b1")
    assert reaction(state) == ["red", "blue", "i:b2"]
    assert using(state) == []
    state = do(state, "finish")
    assert turn(state)["due"] == 2


def test_a_ship_and_a_wagon_on_the_island() -> None:
    """X6, X7, Q3: a ship on the island's only water hex cannot move; a wagon moves on land."""
    sections = [CROSSROADS[2], CROSSROADS[3], *FIRST_GAME[:2]]
    state = minis(["i:c3", "g6"], [], island="tree-house", sections=sections)
    give(state, 0, tile("lighthouse", "g7"), tile("wagon", "s9"))
    assert "i:d3" in actions(state, "place", "lighthouse")
    state["players"][0]["ship"] = "i:d3"
    assert moves(state, "lighthouse", "i:d3") == set()
    state["players"][0]["wagon"] = "i:g3"
    assert moves(state, "wagon", "i:g3") == {"i:f2", "i:f3", "i:f4"}


@pytest.mark.parametrize("sections", [MARSHLANDS, HARVEST])
def test_every_section_can_be_played(sections: list[str]) -> None:
    """G1: a board with an island and the four sections of one expansion has legal builds."""
    state = minis([], [], island="rope-bridge", sections=sections)
    assert len(board_of(state).terrain) == 400 + 31 - 2
    assert perft(state, 1) > 40
