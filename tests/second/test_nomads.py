"""Tests of Nomads in the second implementation, with examples small enough to check by hand."""

import pytest

from . import scores
from .documents import State
from .examples import (
    NOMADS,
    actions,
    builds,
    do,
    filled,
    give,
    hold,
    legal,
    movement_origin,
    moves,
    position,
    tile,
    types,
    using,
)


def nomads(*kingdoms: list[str], card: str = "grass", cards: list[str] | None = None) -> State:
    return position(*kingdoms, card=card, cards=cards, sections=NOMADS)


def nomad_kinds(state: State) -> list[str]:
    return [held["kind"] for held in state["players"][0]["nomad_tiles"]]


def test_a_nomad_tile_lasts_until_its_owners_turn_in_the_next_round() -> None:
    """N1: the tile of the nomad space h6 can be used in blue's turn in round 2. It is removed when that turn ends."""
    state = nomads([], ["a20"], card="desert")
    state["nomad_tiles"] = {"h6": "sword", "c6": "outpost"}
    state = do(state, "build", at="g6")
    assert state["players"][0]["nomad_tiles"] == [{"kind": "sword", "round": 1, "used": False}]
    empty = {"c6": "outpost", "e14": None, "f8": None, "h6": None, "n4": None, "q18": None}
    assert state["nomad_tiles"] == empty
    state["frames"][-1]["due"] = 0
    assert types(state) == {"end-turn"}
    state = do(state, "end-turn")
    assert len(state["players"][0]["nomad_tiles"]) == 1
    state["frames"][-1]["due"] = 0
    state = do(state, "end-turn")
    assert state["round"] == 2
    assert actions(state, "remove", "sword") == {"a20"}
    state["frames"][-1]["due"] = 0
    state = do(state, "end-turn")
    assert "nomad_tiles" not in state["players"][0]


def test_a_nomad_tile_from_two_rounds_ago_cannot_be_used() -> None:
    """N1."""
    state = hold(nomads(["a1"], ["a20"]), "sword")
    state["round"] = 3
    assert types(state) == {"build"}


def test_a_nomad_tile_is_not_lost_by_moving_away() -> None:
    """N1: g6 is next to the space h6, but e6 is not."""
    state = give(hold(nomads(["g6"], []), "outpost"), 0, tile("paddock", "e3"))
    state = do(state, "move", tile="paddock", origin="g6", to="e6")
    assert state["players"][0]["nomad_tiles"] == [{"kind": "outpost", "round": 1, "used": False}]


def test_a_treasure_is_paid_at_once() -> None:
    """N3."""
    state = nomads([], [], card="desert")
    state["nomad_tiles"] = {"h6": "treasure"}
    state = do(state, "build", at="g6")
    assert state["players"][0]["gold"] == 3
    assert "nomad_tiles" not in state["players"][0]
    assert state["nomad_tiles"]["h6"] is None


def test_a_donation_builds_three_adjacent_settlements() -> None:
    """N2, B3: until all three are built, no other action is legal."""
    state = hold(nomads(["b2"], [], card="canyon"), "donation-water")
    assert builds(state, "donation-water") == {"c2", "c3"}
    state = do(state, "build", tile="donation-water", at="c2")
    assert using(state) == ["donation-water", 2, "c2", None]
    assert types(state) == {"build"}
    assert builds(state) == set()
    assert builds(state, "donation-water") == {"d1", "c3"}
    state = do(state, "build", tile="donation-water", at="d1")
    state = do(state, "build", tile="donation-water", at="c3")
    assert using(state) == []
    assert state["players"][0]["supply"] == 36
    assert state["players"][0]["nomad_tiles"][0]["used"]
    assert builds(state, "donation-water") == set()


def test_a_donation_with_two_settlements_left() -> None:
    """N2, E1: the empty supply ends the action and triggers the end of the game."""
    state = hold(nomads(["a1"], []), "donation-grass")
    state["players"][0]["supply"] = 2
    state = do(state, "build", tile="donation-grass", at="b1")
    assert builds(state, "donation-grass") == {"a2", "b2", "c1"}
    state = do(state, "build", tile="donation-grass", at="a2")
    assert using(state) == []
    assert state["ending"]
    assert types(state) == {"end-turn"}


def test_a_donation_with_one_hex_left() -> None:
    """N2: the action ends after one build, because no other forest is free."""
    state = hold(filled(nomads([], []), "forest", but=1), "donation-forest")
    (last,) = builds(state, "donation-forest")
    assert using(do(state, "build", tile="donation-forest", at=last)) == []


def test_no_donation_on_blocked_mountains() -> None:
    """N2, X5: b3 is a mountain next to a warrior on a3."""
    state = hold(nomads(["b2"], []), "donation-mountain")
    assert builds(state, "donation-mountain") == {"b3"}
    state["players"][1]["warriors"] = ["a3"]
    assert "b3" not in builds(state, "donation-mountain")


def test_no_tile_inside_the_mandatory_action() -> None:
    """T1."""
    state = hold(nomads(["a1"], ["a20"]), "donation-forest", "sword", "resettlement")
    assert types(state) == {"build", "move", "remove"}
    state = do(state, "build", at="b1")
    assert types(state) == {"build"}
    assert builds(state, "donation-forest") == set()


def test_a_sword_goes_round_the_table() -> None:
    """N4: each opponent in turn, starting on the player's left, loses one piece, which may be a figure."""
    state = hold(nomads(["a1"], ["a20", "b20"], [], [], ["l20"]), "sword")
    black, white = state["players"][2:4]
    black["warriors"], white["wagon"] = ["t20"], "k20"
    assert actions(state, "remove", "sword") == {"a20", "b20"}
    state = do(state, "remove", tile="sword", at="b20")
    assert using(state) == ["sword", 3, "b20", None]
    assert types(state) == {"remove"}
    state = do(state, "remove", tile="sword", at="t20")
    assert using(state) == ["sword", 2, "t20", None]
    state = do(state, "remove", tile="sword", at="k20")
    state = do(state, "remove", tile="sword", at="l20")
    assert using(state) == []
    _, orange, black, white, red = state["players"]
    assert (orange["settlements"], orange["supply"]) == (["a20"], 39)
    assert (red["settlements"], red["supply"]) == ([], 40)
    assert "warriors" not in black
    assert "wagon" not in white
    assert black["supply"] == 40


def test_a_sword_against_a_player_with_only_a_city_hall() -> None:
    """N4: a player with only a city hall is skipped; if there is no other opponent, the sword cannot be used."""
    state = hold(nomads(["a1"], [], ["t20"], []), "sword")
    state["players"][1]["city_hall"] = "e6"
    assert actions(state, "remove", "sword") == {"t20"}
    assert using(do(state, "remove", tile="sword", at="t20")) == []
    state = hold(nomads(["a1"], []), "sword")
    state["players"][1]["city_hall"] = "e6"
    assert types(state) == {"build"}


def test_a_sword_can_cost_a_tile() -> None:
    """L3: orange loses its only piece next to the quarry; the end of the game stays triggered."""
    state = hold(give(nomads(["a1"], ["e2", "a20"]), 1, tile("quarry", "e3")), "sword")
    state["ending"] = True
    state = do(state, "remove", tile="sword", at="e2")
    assert state["players"][1]["tiles"] == []
    assert state["players"][1]["taken_from"] == ["e3"]
    assert state["ending"]


def test_an_outpost_allows_what_b3_alone_forbids() -> None:
    """N5."""
    state = hold(nomads(["a1"], []), "outpost")
    near = {"b1", "a2"}
    found = [action for action in legal(state) if "waiver" in action]
    assert near.isdisjoint({action["at"] for action in found})
    assert {"type": "build", "at": "d5", "waiver": "outpost"} in found
    with pytest.raises(ValueError, match="not legal"):
        do(state, "build", at="d5")
    with pytest.raises(ValueError, match="not legal"):
        do(state, "build", at="b1", waiver="outpost")
    state = do(state, "build", at="d5", waiver="outpost")
    assert state["players"][0]["nomad_tiles"][0]["used"]
    assert builds(state) == {"b1", "a2", "c5", "d6"}
    assert not [action for action in legal(state) if "waiver" in action]


def test_an_outpost_inside_the_mandatory_action_and_a_donation() -> None:
    """N5."""
    state = hold(nomads(["a1"], []), "outpost", "donation-grass")
    state = do(state, "build", tile="donation-grass", at="b1")
    assert "d5" in actions(state, "build", "donation-grass", waiver=True)
    state = do(state, "build", tile="donation-grass", at="d5", waiver="outpost")
    assert [held["used"] for held in state["players"][0]["nomad_tiles"]] == [True, True]
    state = do(hold(nomads(["a1"], []), "outpost"), "build", at="b1")
    assert do(state, "build", at="d5", waiver="outpost")["frames"][-1]["due"] == 1


def test_no_outpost_where_nothing_is_forbidden() -> None:
    """N5: an outpost cannot be used for hexes that B3 allows, nor for moves, taverns, villages or walls."""
    assert not [action for action in legal(hold(nomads([], []), "outpost")) if "waiver" in action]
    kingdom = ["b11", "c11", "c12", "d11"]
    state = hold(nomads(kingdom, [], card="desert"), "outpost")
    give(state, 0, tile("village", "h15"), tile("tavern", "d17"), tile("quarry", "e3"), tile("barn", "m7"))
    found = [action for action in legal(state) if "waiver" in action]
    assert found
    assert all("tile" not in action for action in found)


def test_a_resettlement_shares_four_steps() -> None:
    """N6, N1: a settlement takes tiles only where its movement ends; h5 is next to the nomad space h6."""
    state = hold(nomads(["a1", "g5"], []), "resettlement")
    state["nomad_tiles"] = {"h6": "outpost"}
    assert moves(state, "resettlement", "a1") == {"b1", "a2"}
    state = do(state, "move", tile="resettlement", origin="g5", to="h5")
    assert (using(state), movement_origin(state)) == (["resettlement", 3, "h5", None], "g5")
    assert nomad_kinds(state) == ["resettlement"]
    assert nomad_kinds(do(state, "finish")) == ["resettlement", "outpost"]
    assert types(state) == {"move", "finish"}
    state = do(state, "move", tile="resettlement", origin="a1", to="b1")
    assert nomad_kinds(state) == ["resettlement", "outpost"]
    assert (using(state), movement_origin(state)) == (["resettlement", 2, "b1", None], "a1")
    state = do(state, "move", tile="resettlement", origin="b1", to="a1")
    assert (using(state), movement_origin(state)) == (["resettlement", 1, "a1", None], "a1")
    state = do(state, "finish")
    assert (using(state), movement_origin(state)) == ([], None)
    assert types(state) == {"build"}


def test_a_resettlement_ends_when_nothing_can_move() -> None:
    """N6: the settlement moves to b7, and every hex around b7 is occupied or unsuitable."""
    state = hold(nomads(["b6"], ["a6", "a7", "a8"]), "resettlement")
    assert moves(state, "resettlement", "b6") == {"b7", "c5"}
    state = do(state, "move", tile="resettlement", origin="b6", to="b7")
    assert using(state) == []


def test_a_resettlement_that_comes_back_keeps_the_tile() -> None:
    """L3, N6: f3 is next to the quarry, but g3 is not; only the end of the movement counts."""
    state = hold(give(nomads(["f3"], []), 0, tile("quarry", "e3")), "resettlement")
    state = do(state, "move", tile="resettlement", origin="f3", to="g3")
    assert len(state["players"][0]["tiles"]) == 1
    assert using(state) == ["resettlement", 3, "g3", None]
    assert do(state, "finish")["players"][0]["tiles"] == []
    state = do(do(state, "move", tile="resettlement", origin="g3", to="f3"), "finish")
    assert state["players"][0]["tiles"] == [tile("quarry", "e3")]
    assert state["location_tiles"]["e3"] == 1


def test_hexes_only_passed_give_nothing() -> None:
    """N6, N1, N3: the settlement moves from g5 to h5 and back; only h5 is next to the treasure on h6."""
    state = hold(nomads(["g5"], []), "resettlement")
    state["nomad_tiles"] = {"h6": "treasure"}
    state = do(state, "move", tile="resettlement", origin="g5", to="h5")
    ended_there = do(state, "finish")
    assert (ended_there["players"][0]["gold"], ended_there["nomad_tiles"]["h6"]) == (3, None)
    state = do(do(state, "move", tile="resettlement", origin="h5", to="g5"), "finish")
    assert (state["players"][0]["gold"], state["nomad_tiles"]["h6"]) == (0, "treasure")


def test_a_loose_resettlement_must_end_alone_or_in_a_pair() -> None:
    """N6: b11 is next to a11 and c11, so the movement cannot end there; b10 is next to c11 only."""
    state = hold(nomads(["a11", "c11", "b12"], []), "resettlement")
    state["ruleset"]["resettlement"] = "loose"
    assert "b11" in moves(state, "resettlement", "b12")
    state = do(state, "move", tile="resettlement", origin="b12", to="b11")
    assert types(state) == {"move"}
    assert moves(state, "resettlement", "a11") == set()
    well = do(state, "move", tile="resettlement", origin="b11", to="b10")
    assert types(well) == {"move", "finish"}
    assert moves(well, "resettlement", "a11") != set()
    state["frames"][-1]["left"] = 1
    assert moves(state, "resettlement", "b11") == {"b10", "a10", "a12", "b12"}


def test_a_loose_resettlement_counts_the_steps_left() -> None:
    """N6: with one step left, b11 is not a legal target, because the movement cannot end there."""
    state = hold(nomads(["a11", "c11", "b12"], []), "resettlement")
    state["ruleset"]["resettlement"] = "loose"
    state = do(state, "move", tile="resettlement", origin="b12", to="c13")
    state = do(state, "move", tile="resettlement", origin="c13", to="b12")
    assert using(state) == ["resettlement", 2, "b12", None]
    assert {"type": "finish"} in legal(state)
    assert "b11" in moves(state, "resettlement", "b12")
    state["frames"][-1]["left"] = 1
    assert moves(state, "resettlement", "b12") == {"a12", "c12", "c13"}


def test_a_quarry_places_two_walls() -> None:
    """N7: walls are placed on the played terrain next to the player's presence; a hex with a wall is not empty."""
    state = give(nomads(["e4"], [], card="canyon", cards=["shepherds"]), 0, tile("quarry", "e3"))
    assert actions(state, "place", "quarry") == {"f4", "e5", "f5"}
    state = do(state, "place", tile="quarry", at="f5")
    assert using(state) == ["quarry", 1, "f5", None]
    assert state["walls"] == ["f5"]
    assert types(state) == {"place", "finish"}
    assert builds(do(state, "finish")) == {"f4", "e5"}
    state = do(state, "place", tile="quarry", at="e5")
    assert using(state) == []
    assert state["walls"] == ["e5", "f5"]
    assert builds(state) == {"f4"}
    assert state["players"][0]["gold"] == 0


def test_there_are_twenty_five_walls() -> None:
    """N7."""
    state = give(nomads(["e4"], [], card="canyon"), 0, tile("quarry", "e3"))
    state["walls"] = [f"{column}{row}" for row in (19, 20) for column in "abcdefghijkl"]
    state = do(state, "place", tile="quarry", at="f5")
    assert len(state["walls"]) == 25
    assert using(state) == []
    state["players"][0]["tiles"][0]["status"] = "ready"
    assert actions(state, "place", "quarry") == set()


def test_a_wall_on_the_last_hex_makes_the_card_useless() -> None:
    """N7, T3: i19 is the last free canyon hex; the action ends at once, and the mandatory action needs a new card."""
    state = filled(nomads(["h19"], [], card="canyon"), "canyon", but=1)
    state = do(give(state, 0, tile("quarry", "e3")), "place", tile="quarry", at="i19")
    assert using(state) == []
    assert types(state) == {"redraw"}
    assert do(state, "redraw")["frames"][-1]["due"] == 3


def test_a_caravan_goes_as_far_as_it_can() -> None:
    """N8: the settlement stops before another piece, or before a hex that a warrior blocks."""
    state = give(nomads(["a11"], []), 0, tile("caravan", "m7"))
    assert moves(state, "caravan", "a11") == {"m11", "b9", "a12"}
    state["players"][1]["settlements"] = ["f11"]
    assert moves(state, "caravan", "a11") == {"e11", "b9", "a12"}
    state["players"][1]["settlements"], state["players"][1]["warriors"] = [], ["f10"]
    assert moves(state, "caravan", "a11") == {"e11", "b9", "a12"}


def test_a_village_needs_three_neighbours() -> None:
    """N9, G10: a figure counts as a neighbour, too."""
    state = give(nomads(["b11", "c11", "c12"], []), 0, tile("village", "h15"))
    assert builds(state, "village") == {"b12"}
    state["players"][0]["settlements"].remove("c12")
    assert builds(state, "village") == set()
    state["players"][0]["wagon"] = "c12"
    assert builds(state, "village") == {"b12"}


def test_a_garden_builds_on_flowers() -> None:
    """N10."""
    state = give(nomads(["a5"], []), 0, tile("garden", "o12"))
    assert builds(state, "garden") == {"a4", "a6"}


def test_families_stand_in_one_line() -> None:
    """S11: three builds in a straight line, horizontal or diagonal, earn 2 gold at once."""
    for line, gold in ((["d11", "c11", "e11"], 2), (["b11", "b10", "a12"], 2), (["d11", "c11", "c10"], 0)):
        state = nomads([], [], card="desert", cards=["families"])
        for at in line:
            state = do(state, "build", at=at)
        assert state["players"][0]["gold"] == gold
        assert scores(state)["blue"]["families"] == 0


def test_families_need_three_builds() -> None:
    """S11: two builds earn nothing, even if they form a line with a settlement that was there before."""
    state = nomads(["c11"], [], card="desert", cards=["families"])
    state["players"][0]["supply"] = 2
    for at in ("d11", "e11"):
        state = do(state, "build", at=at)
    assert state["players"][0]["gold"] == 0


def test_shepherds_need_a_full_pasture() -> None:
    """S12: no other mountain is next to g1; the grass hexes next to c1 are b1 and b2."""
    state = hold(nomads(["h1"], [], cards=["shepherds"]), "donation-mountain")
    assert do(state, "build", tile="donation-mountain", at="g1")["players"][0]["gold"] == 2
    state = nomads(["b1"], [], cards=["shepherds"])
    assert do(state, "build", at="c1")["players"][0]["gold"] == 0
    state["walls"] = ["b2"]
    assert do(state, "build", at="c1")["players"][0]["gold"] == 2


def test_ambassadors_and_moves() -> None:
    """S13: a build next to one or more pieces of another player earns 1 gold; a move earns nothing."""
    state = give(nomads(["a1"], ["c1", "b2"], cards=["ambassadors"]), 0, tile("paddock", "e3"))
    assert do(state, "build", at="b1")["players"][0]["gold"] == 1
    assert do(state, "build", at="a2")["players"][0]["gold"] == 1
    state = hold(state, "resettlement")
    assert do(state, "move", tile="resettlement", origin="a1", to="b1")["players"][0]["gold"] == 0
