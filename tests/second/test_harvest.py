"""Tests of Harvest in the second implementation, with examples small enough to check by hand."""

from typing import Any

import pytest

from . import legal_actions, scores
from .documents import State
from .examples import (
    CROSSROADS,
    HARVEST,
    MARSHLANDS,
    NOMADS,
    actions,
    after_turn,
    bonus,
    builds,
    do,
    filled,
    give,
    hold,
    last_tiles,
    legal,
    movement_origin,
    moves,
    position,
    reaction,
    statuses,
    tile,
    turn,
    types,
    using,
)


def harvest(*kingdoms: list[str], card: str | None = "grass", cards: list[str] | None = None) -> State:
    return position(*kingdoms, card=card, cards=cards, sections=HARVEST)


def mixed(*kingdoms: list[str], card: str | None = "grass") -> State:
    """A state on a board with the bazaar, barracks, quarry and lighthouse sections."""
    return position(*kingdoms, card=card, sections=[HARVEST[0], CROSSROADS[0], "quarry", CROSSROADS[2]])


def through_bazaar(state: State) -> list[dict[str, Any]]:
    return [action for action in legal(state) if action.get("via") == "bazaar"]


def silo_phase(*kingdoms: list[str], cards: list[str] | None = None) -> State:
    """The state after the last player has ended the last turn of the game."""
    state = harvest(*kingdoms, cards=cards)
    state["ending"] = True
    last = state["players"][-1]
    turn(state)["player"] = last["colour"]
    last["hand"] = []
    return after_turn(state)


def harvesting(state: State) -> list[Any]:
    """The player, the number of silos left, the mode and the number of actions left; empty outside the silo phase."""
    frames = [frame for frame in state["frames"] if frame["frame"] == "harvesting"]
    return [frames[-1][key] for key in ("player", "silos", "mode", "left")] if frames else []


def test_a_player_may_farm_once_per_turn() -> None:
    """H2: a farm build must be next to the player's presence, and cannot interrupt the mandatory action."""
    state = harvest(["b5"], [])
    assert builds(state, "farmland") == {"b4", "c5"}
    farmed = do(state, "build", tile="farmland", at="c5")
    assert turn(farmed)["done"] == ["farmland"]
    assert builds(farmed, "farmland") == set()
    assert farmed["players"][0]["supply"] == 38
    inside = do(state, "build", at="a5")
    assert builds(inside, "farmland") == set()
    turn(inside)["due"] = 0
    assert builds(inside, "farmland") == {"b4", "c5"}
    assert "done" not in turn(after_turn(farmed))


def test_no_farm_far_away_or_without_supply() -> None:
    """H2, N5: even with an outpost, a farm build must be next to the player's presence.

    It also needs a settlement in the supply.
    """
    assert builds(harvest(["a1"], []), "farmland") == set()
    state = hold(harvest(["b5"], []), "outpost")
    assert actions(state, "build", "farmland", waiver=True) == set()
    state["players"][0]["supply"] = 0
    assert builds(state, "farmland") == set()


def test_no_card_shows_farmland() -> None:
    """H1: a tile such as the village may build on farmland, but a card never allows it."""
    state = give(harvest(["b5", "c6"], [], card="forest"), 0, tile("village", "c7"))
    state["players"][0]["settlements"] += ["d5"]
    assert builds(state, "village") == {"c5"}
    assert "c5" not in builds(state)


def test_water_mill_and_mountain_station() -> None:
    """H4, H5: the water mill builds next to water and the mountain station next to a mountain; B3 applies."""
    state = give(harvest(["f7", "c13"], []), 0, tile("water-mill", "g7"), tile("mountain-station", "c14"))
    assert builds(state, "water-mill") == {"e6"}
    state = do(state, "build", tile="water-mill", at="e6")
    assert statuses(state, 0) == ["used", "ready"]
    assert builds(state, "mountain-station") == {"b14"}
    state["players"][1]["settlements"] = ["b14"]
    far = builds(state, "mountain-station")
    assert {"g3", "i5", "d16"} <= far
    assert "a1" not in far


def test_watchtower_and_university() -> None:
    """H6: the watchtower builds next to another player's piece, the university next to a special hex; B3 applies."""
    state = give(harvest(["l8", "a8", "k18"], ["a6", "n9"]), 0, tile("watchtower", "m8"), tile("university", "l18"))
    assert builds(state, "watchtower") == {"a7", "b7", "m9"}
    assert builds(state, "university") == {"m7", "m9", "b7", "b8", "l17", "l19"}
    state["players"][0]["settlements"] = ["t1"]
    assert {"a5", "b6", "m9", "n8"} <= builds(state, "watchtower")
    assert {"f9", "d9", "s12", "b7"} <= builds(state, "university")
    assert "a1" not in builds(state, "university")


def test_a_palisade_stays_with_its_area() -> None:
    """H9: a settlement moves next to the rest of its area; a lone settlement cannot move."""
    state = give(harvest(["s12", "t12", "a1"], []), 0, tile("palisade", "s13"))
    assert moves(state, "palisade", "a1") == set()
    assert moves(state, "palisade", "s12") == {"t11", "t13"}
    assert moves(state, "palisade", "t12") == {"s11", "t11", "r12", "t13"}


def test_a_palisade_splits_an_area() -> None:
    """H9: the settlement on o2 joins n2 and p2; it may move next to either part, but not next to another area."""
    state = give(harvest(["a1", "n2", "o2", "p2", "s12"], []), 0, tile("palisade", "s13"))
    beside_n2 = {"n1", "o1", "m2", "n3", "o3"}
    beside_p2 = {"p1", "q1", "q2", "p3", "q3"}
    assert moves(state, "palisade", "o2") == beside_n2 | beside_p2
    state = do(state, "move", tile="palisade", origin="o2", to="q2")
    assert state["players"][0]["settlements"] == ["a1", "n2", "p2", "q2", "s12"]


def test_scouts_stay_for_one_turn() -> None:
    """H7: scouts stand on land, water or mountain next to the player's presence, which includes the first scout."""
    state = give(harvest(["g18", "c13"], []), 0, tile("scout-cabin", "h18"))
    beside = {"g17", "h17", "f18", "g19", "h19", "b12", "c12", "b13", "d13", "b14"}
    assert actions(state, "place", "scout-cabin") == beside
    state = do(state, "place", tile="scout-cabin", at="h17")
    assert using(state) == ["scout-cabin", 1, "h17", None]
    assert types(state) == {"place", "finish"}
    assert actions(state, "place", "scout-cabin") == beside - {"h17"} | {"g16", "h16", "i17"}
    state = do(state, "place", tile="scout-cabin", at="i17")
    assert using(state) == []
    assert (state["players"][0]["scouts"], state["players"][0]["supply"]) == (["h17", "i17"], 38)
    assert builds(state) == {"j17"}
    state = after_turn(state)
    assert "scouts" not in state["players"][0]
    assert statuses(state, 0) == ["ready"]


def test_scouts_take_no_tiles() -> None:
    """H7: d13 is next to the mountain station, but a scout there takes no tile."""
    state = give(harvest(["g18", "c13"], []), 0, tile("scout-cabin", "h18"))
    state = do(state, "place", tile="scout-cabin", at="d13")
    assert len(state["players"][0]["tiles"]) == 1
    assert state["location_tiles"]["c14"] == 2


def test_one_scout_is_enough() -> None:
    """H7: a player may stop after one scout; a scout cannot be placed next to a warrior."""
    state = give(harvest(["g18"], [], card="canyon"), 0, tile("scout-cabin", "h18"))
    state["players"][1]["warriors"] = ["f20"]
    assert "g19" not in actions(state, "place", "scout-cabin")
    state = do(do(state, "place", tile="scout-cabin", at="g17"), "finish")
    assert state["players"][0]["scouts"] == ["g17"]
    assert actions(state, "place", "scout-cabin") == set()


def test_a_tile_held_by_a_scout_is_lost_at_the_end_of_the_turn() -> None:
    """H7, L3, T4: the settlement on g18 moves away, but a scout on h17 keeps the tile of h18 until the turn ends."""
    state = give(harvest(["g18", "b14"], []), 0, tile("scout-cabin", "h18"), tile("paddock", "c14"))
    state = do(do(state, "place", tile="scout-cabin", at="h17"), "finish")
    state = do(state, "move", tile="paddock", origin="g18", to="f20")
    assert len(state["players"][0]["tiles"]) == 2
    state = after_turn(state)
    assert [held["kind"] for held in state["players"][0]["tiles"]] == ["paddock"]


def test_scouts_earn_nothing_and_fill_a_hex() -> None:
    """H7, S12, S24: scouts do not count for marks or scores, but one on a9 fills the only grass hex next to a10."""
    state = harvest(["a5", "b5"], [], cards=["mayors", "discoverers"])
    state["players"][0]["scouts"] = ["c5", "f6"]
    assert scores(state)["blue"]["discoverers"] == 1
    state["players"][0]["scouts"] = ["c5", "f5"]
    assert "marks" not in do(state, "build", at="a6")["players"][0]
    state = harvest(["a8"], [], cards=["shepherds"])
    state["players"][0]["scouts"] = ["a9"]
    assert do(state, "build", at="a10")["players"][0]["gold"] == 2


def test_cathedral_numbers() -> None:
    """H8: with the cathedral, a player takes another number tile of value 1, or returns number tiles and builds."""
    state = give(harvest(["o5", "p5"], [], card="desert"), 0, tile("cathedral", "p4"))
    state["players"][0]["numbers"] = {"ones": 2, "fives": 1}
    spends = [(one["ones"], one["fives"]) for one in legal(state) if one["type"] == "spend"]
    assert sorted(spends) == [(0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    taken = do(state, "take", tile="cathedral")
    assert taken["players"][0]["numbers"] == {"ones": 3, "fives": 1}
    assert statuses(taken, 0) == ["used"]
    assert "spend" not in types(taken)
    spent = do(state, "spend", tile="cathedral", ones=2, fives=0)
    assert spent["players"][0]["numbers"] == {"ones": 0, "fives": 1}
    assert using(spent) == ["cathedral", 2, None, None]
    assert types(spent) == {"build"}
    spent = do(spent, "build", tile="cathedral", at="n6")
    spent = do(spent, "build", tile="cathedral", at="o6")
    assert (using(spent), spent["players"][0]["supply"]) == ([], 36)
    assert turn(spent)["due"] == 3


def test_a_cathedral_forfeits_impossible_builds() -> None:
    """H8: with two settlements left, three of five builds are lost; with no free hex, no number tile can be spent."""
    state = give(harvest(["p5"], [], card="desert"), 0, tile("cathedral", "p4"))
    state["players"][0].update({"supply": 2, "numbers": {"ones": 0, "fives": 1}})
    state = do(state, "spend", tile="cathedral", ones=0, fives=1)
    assert using(state) == ["cathedral", 5, None, None]
    state = do(state, "build", tile="cathedral", at="o5")
    state = do(state, "build", tile="cathedral", at="o6")
    assert using(state) == []
    assert (state["ending"], "numbers" in state["players"][0]) == (True, False)
    state = give(filled(harvest(["p5"], [], card="desert"), "desert"), 0, tile("cathedral", "p4"))
    state["players"][0]["numbers"] = {"ones": 1, "fives": 0}
    assert "spend" not in types(state)
    assert "take" in types(state)


def test_there_are_ten_number_tiles() -> None:
    """H8: there are eight 1s and two 5s; a player cannot take a number tile that has run out."""
    state = give(harvest(["p5"], [], card="desert"), 0, tile("cathedral", "p4"))
    state["players"][0]["numbers"] = {"ones": 5, "fives": 0}
    state["players"][1]["numbers"] = {"ones": 3, "fives": 1}
    taking = [action["tile"] for action in legal(state) if action["type"] == "take"]
    assert taking == ["number-five"]
    changed = do(state, "take", tile="number-five")
    assert changed["players"][0]["numbers"] == {"ones": 0, "fives": 1}
    assert [action["tile"] for action in legal(changed) if action["type"] == "take"] == ["cathedral"]
    state["players"][1]["numbers"] = {"ones": 3, "fives": 2}
    assert "take" not in types(state)


def test_a_cathedral_comes_with_a_number_tile() -> None:
    """H8: on p5, next to the cathedral on p4, blue also gets a number tile of value 1, unless none is left."""
    state = give(harvest(["n5", "b7"], []), 0, tile("paddock", "c7"))
    state = do(state, "move", tile="paddock", origin="n5", to="p5")
    assert state["players"][0]["numbers"] == {"ones": 1, "fives": 0}
    full = give(harvest(["n5", "b7"], []), 0, tile("paddock", "c7"))
    full["players"][1]["numbers"] = {"ones": 8, "fives": 0}
    assert "numbers" not in do(full, "move", tile="paddock", origin="n5", to="p5")["players"][0]


def test_number_tiles_without_a_cathedral() -> None:
    """H8: a player without a cathedral may exchange five 1s for a 5, before or after the mandatory action."""
    state = harvest(["o9"], [])
    state["players"][0]["numbers"] = {"ones": 6, "fives": 0}
    assert types(state) == {"build", "take"}
    changed = do(state, "take", tile="number-five")
    assert changed["players"][0]["numbers"] == {"ones": 1, "fives": 1}
    state = do(state, "build", at=min(builds(state)))
    assert types(state) == {"build"}
    turn(state)["due"] = 0
    assert {"take", "end-turn"} <= types(state)
    changed = do(state, "take", tile="number-five")
    assert changed["players"][0]["numbers"] == {"ones": 1, "fives": 1}


def test_a_cathedral_and_a_swamp_card() -> None:
    """M1, H8: the first build with the cathedral decides which terrain of the swamp card counts."""
    state = position(["p5", "b8"], [], card="swamp-grass", sections=["canoe", *HARVEST[1:]])
    give(state, 0, tile("cathedral", "p4"))
    state["players"][0]["numbers"] = {"ones": 2, "fives": 0}
    state = do(state, "spend", tile="cathedral", ones=2, fives=0)
    assert {"b7", "a8"} <= builds(state, "cathedral")
    state = do(state, "build", tile="cathedral", at="b7")
    assert (turn(state)["terrain"], turn(state)["due"]) == ("swamp", 2)
    assert builds(state, "cathedral") == {"c7"}


def test_a_bazaar_repeats_a_used_tile() -> None:
    """H3: the bazaar repeats a used or ready tile, but not a fresh one or itself; only the bazaar becomes used."""
    state = give(harvest(["f7", "b7"], []), 0, tile("bazaar", "c7"), tile("water-mill", "g7", "used"))
    assert through_bazaar(state) == [{"type": "build", "tile": "water-mill", "at": "e6", "via": "bazaar"}]
    assert {"type": "build", "tile": "water-mill", "at": "e6"} not in legal(state)
    state = do(state, "build", tile="water-mill", at="e6", via="bazaar")
    assert statuses(state, 0) == ["used", "used"]
    assert through_bazaar(state) == []
    state = give(harvest(["f7", "b7"], []), 0, tile("bazaar", "c7"), tile("water-mill", "g7", "fresh"))
    assert through_bazaar(state) == []
    state = give(harvest(["f7", "b7"], []), 0, tile("bazaar", "c7"), tile("water-mill", "g7"))
    state = do(state, "build", tile="water-mill", at="e6", via="bazaar")
    assert statuses(state, 0) == ["used", "ready"]
    assert builds(state, "water-mill")


def test_a_bazaar_and_actions_of_several_steps() -> None:
    """H3: the bazaar repeats a fort's `draw` or a cathedral's `spend`, but no `take`; later builds have no `via`."""
    state = position(["q8", "b7"], [], sections=[HARVEST[0], CROSSROADS[1], "tavern", "farm"])
    give(state, 0, tile("bazaar", "c7"), tile("fort", "q7", "used"))
    assert {"type": "draw", "tile": "fort", "via": "bazaar"} in legal(state)
    state["deck"] = ["desert"]
    state = do(state, "draw", tile="fort", via="bazaar")
    assert statuses(state, 0) == ["used", "used"]
    assert builds(state, "fort")
    assert all("via" not in action for action in legal(state))
    state = give(harvest(["p5", "b7"], [], card="desert"), 0, tile("bazaar", "c7"), tile("cathedral", "p4"))
    state["players"][0]["numbers"] = {"ones": 1, "fives": 0}
    assert {action["type"] for action in through_bazaar(state)} == {"spend"}
    with pytest.raises(ValueError, match="not legal"):
        do(state, "take", tile="cathedral", via="bazaar")
    spent = do(state, "spend", tile="cathedral", ones=1, fives=0, via="bazaar")
    assert statuses(spent, 0) == ["used", "ready"]
    spent = do(spent, "build", tile="cathedral", at="o6")
    assert "spend" not in types(spent)
    assert {"type": "take", "tile": "cathedral"} in legal(spent)


def test_tiles_that_a_bazaar_never_repeats() -> None:
    """H3: the bazaar never repeats a crossroads, canoe, city hall, bonus or nomad tile, or the farm action."""
    sections = [HARVEST[0], CROSSROADS[0], CROSSROADS[1], "canoe"]
    state = hold(position(["b7", "r4", "f12", "r18"], ["a10"], sections=sections), "sword", "donation-grass")
    held = [tile("bazaar", "c7"), tile("crossroads", "r5"), tile("city-hall", "f13"), tile("canoe", "r19")]
    give(state, 0, *held)
    state["players"][0]["bonus_tiles"] = [{"kind": "canoe-bonus", "status": "ready"}]
    assert builds(state, "canoe-bonus")
    assert actions(state, "place", "city-hall")
    assert through_bazaar(state) == []


def test_a_warrior_through_the_bazaar_is_lifted_and_set_down() -> None:
    """H3, B5: a lifted warrior blocks nothing; its move earns no gold, and the bazaar places no warrior."""
    state = give(mixed(["b7", "m4"], ["p3"]), 0, tile("bazaar", "c7"), tile("barracks", "n4", "used"))
    state["cards"] = ["shepherds", "ambassadors"]
    state["players"][0]["warriors"] = ["m3"]
    found = through_bazaar(state)
    assert {action["type"] for action in found} == {"move", "remove"}
    targets = moves(state, "barracks", "m3")
    assert {"n3", "l4", "m5"} <= targets
    assert "m3" not in targets
    assert "t20" not in targets
    moved = do(state, "move", tile="barracks", origin="m3", to="n3", via="bazaar")
    assert moved["players"][0]["warriors"] == ["n3"]
    assert (moved["players"][0]["gold"], statuses(moved, 0)) == (0, ["used", "used"])
    removed = do(state, "remove", tile="barracks", at="m3", via="bazaar")
    assert "warriors" not in removed["players"][0]


def test_a_ship_through_the_bazaar() -> None:
    """H3: the bazaar can move a ship on the board or take it back, but cannot place one."""
    state = give(mixed(["b7", "q16"], []), 0, tile("bazaar", "c7"), tile("lighthouse", "q17", "used"))
    assert through_bazaar(state) == []
    state["players"][0]["ship"] = "q15"
    assert {action["type"] for action in through_bazaar(state)} == {"move", "remove"}
    to = min(moves(state, "lighthouse", "q15"))
    state = do(state, "move", tile="lighthouse", origin="q15", to=to, via="bazaar")
    assert using(state) == ["lighthouse", 2, to, None]
    assert (movement_origin(state), state["frames"][-1]["via"]) == ("q15", "bazaar")
    assert types(state) == {"move", "finish"}
    assert through_bazaar(state) == []


def test_a_wagon_through_the_bazaar() -> None:
    """H3, X6: the bazaar can move a wagon on the board or take it back, but cannot place one."""
    state = position(["b7", "s8"], [], sections=[HARVEST[0], CROSSROADS[3], "tavern", "farm"])
    give(state, 0, tile("bazaar", "c7"), tile("wagon", "s9", "used"))
    assert through_bazaar(state) == []
    state["players"][0]["wagon"] = "t9"
    assert {action["type"] for action in through_bazaar(state)} == {"move", "remove"}
    assert moves(state, "wagon", "t9") == {"t8", "s10", "t10"}
    moved = do(state, "move", tile="wagon", origin="t9", to="s10", via="bazaar")
    assert using(moved) == ["wagon", 2, "s10", None]
    assert (movement_origin(moved), moved["frames"][-1]["via"]) == ("t9", "bazaar")
    moved = do(do(moved, "move", tile="wagon", origin="s10", to="r10"), "finish")
    assert (moved["players"][0]["wagon"], statuses(moved, 0)) == ("r10", ["used", "used"])
    removed = do(state, "remove", tile="wagon", at="t9", via="bazaar")
    assert "wagon" not in removed["players"][0]
    assert (using(removed), through_bazaar(removed)) == ([], [])


def test_scouts_through_the_bazaar() -> None:
    """H3, H7: placed scouts are moved one after the other, and no new scout is placed."""
    state = give(harvest(["g18", "b7"], []), 0, tile("bazaar", "c7"), tile("scout-cabin", "h18"))
    assert {"via" in action for action in legal(state) if action.get("tile") == "scout-cabin"} == {False}
    state = do(state, "place", tile="scout-cabin", at="g17")
    state = do(state, "place", tile="scout-cabin", at="g16")
    assert "a7" in moves(state, "scout-cabin", "g17")
    assert "g17" not in moves(state, "scout-cabin", "g16")
    state = do(state, "move", tile="scout-cabin", origin="g17", to="a7", via="bazaar")
    assert (using(state), movement_origin(state)) == (["scout-cabin", 1, "a7", None], None)
    assert types(state) == {"move", "finish"}
    assert {action["from"] for action in legal(state) if action["type"] == "move"} == {"g16"}
    state = do(state, "move", tile="scout-cabin", origin="g16", to="b6")
    assert (using(state), state["players"][0]["scouts"]) == ([], ["a7", "b6"])
    assert len(state["players"][0]["tiles"]) == 2


def test_a_lone_scout_through_the_bazaar() -> None:
    """H3: the action ends after the scout's move, and no second scout is placed."""
    state = give(harvest(["g18", "b7"], []), 0, tile("bazaar", "c7"), tile("scout-cabin", "h18", "used"))
    state["players"][0]["scouts"] = ["g17"]
    state = do(state, "move", tile="scout-cabin", origin="g17", to="a7", via="bazaar")
    assert using(state) == []
    assert state["players"][0]["scouts"] == ["a7"]


def test_a_bazaar_with_an_outpost_and_a_temple() -> None:
    """H3, N5, M6."""
    state = hold(give(harvest(["f7", "b7"], []), 0, tile("bazaar", "c7"), tile("water-mill", "g7")), "outpost")
    both = {"type": "build", "tile": "water-mill", "at": "d1", "waiver": "outpost", "via": "bazaar"}
    assert both in legal(state)
    state = position(["b7", "q12"], [], sections=[HARVEST[0], "tavern", "farm", "temple"])
    give(state, 0, tile("bazaar", "c7"), tile("temple", "r13", "used"))
    state = do(state, "remove", tile="temple", at="q12", via="bazaar")
    assert state["players"][0]["temple"] == 1
    assert [held["kind"] for held in state["players"][0]["tiles"]] == ["bazaar"]


def test_a_fountain_through_the_bazaar() -> None:
    """H3, M2, M4: with the bonus tile, every fountain build may be on a mountain, even through the bazaar."""
    sections = [HARVEST[0], "fountain", "tavern", "farm"]
    state = bonus(position(["b7", "p1", "l3", "s7"], [], sections=sections), "fountain-bonus")
    give(state, 0, tile("bazaar", "c7"), tile("fountain", "l4"), tile("fountain", "r7"))
    state = do(state, "build", tile="fountain", at="p2", via="bazaar")
    assert statuses(state, 0) == ["used", "ready", "ready"]
    assert state["players"][0]["bonus_tiles"] == [{"kind": "fountain-bonus", "status": "ready"}]
    state = do(state, "build", tile="fountain", at="q2")
    assert statuses(state, 0) == ["used", "used", "ready"]


def test_silos_come_after_the_last_turn() -> None:
    """H10: e9 and r9 are silos; players next to neither are skipped; a settlement may move more than once."""
    state = silo_phase(["a1"], ["d9", "s9"], ["t1"])
    assert harvesting(state) == ["orange", 2, None, 3]
    assert types(state) == {"build", "move", "finish"}
    assert builds(state, "silo") == {"c8", "d8", "c9", "c10", "d10", "r8", "s8", "t9", "r10", "s10"}
    assert moves(state, "silo", "d9") == {"r8", "s8", "t9", "r10", "s10"}
    state = do(state, "build", tile="silo", at="c9")
    assert harvesting(state) == ["orange", 2, "build", 2]
    assert types(state) == {"build", "finish"}
    state = do(state, "finish")
    assert harvesting(state) == ["orange", 1, None, 3]
    state = do(state, "move", tile="silo", origin="s9", to="b9")
    assert harvesting(state) == ["orange", 1, "move", 2]
    assert types(state) == {"move", "finish"}
    state = do(state, "move", tile="silo", origin="b9", to="b10")
    state = do(state, "move", tile="silo", origin="b10", to="b9")
    assert state["frames"] == []
    assert state["players"][1]["settlements"] == ["b9", "c9", "d9"]
    assert legal_actions(state) == set()


def test_silos_in_turn_order_from_the_start_player() -> None:
    """H10: orange is the start player, so the order is orange, black, blue."""
    state = harvest(["d9"], ["t1", "r8"], ["s9"])
    state["ending"], state["start_player"] = True, "orange"
    state = after_turn(state)
    assert harvesting(state) == ["orange", 1, None, 3]
    state = do(state, "finish")
    assert harvesting(state)[0] == "black"
    state = do(state, "finish")
    assert harvesting(state) == ["blue", 1, None, 3]
    assert do(state, "finish")["frames"] == []


def test_no_silo_phase_without_silos() -> None:
    """H10, E2."""
    assert silo_phase(["a1"], ["t20"])["frames"] == []


def test_a_useless_silo_is_skipped() -> None:
    """H10: blue has no supply, and a lone settlement cannot move."""
    state = harvest(["d9"], [])
    state["players"][0]["supply"] = 0
    state["players"][1]["supply"] = 0
    state["ending"] = True
    turn(state)["player"] = "orange"
    state["players"][1]["hand"] = []
    assert after_turn(state)["frames"] == []


def test_a_silo_ends_with_the_supply() -> None:
    """H10: after a build, the silo allows only builds, so its use ends when the supply is empty."""
    state = harvest(["d9", "c9"], [])
    state["players"][0]["supply"] = 1
    state["ending"] = True
    turn(state)["player"] = "orange"
    state["players"][1]["hand"] = []
    state = after_turn(state)
    assert types(state) == {"build", "move", "finish"}
    state = do(state, "build", tile="silo", at="b9")
    assert state["frames"] == []
    assert state["players"][0]["supply"] == 0


def test_a_canoe_in_the_silo_phase() -> None:
    """H10, M3: a silo build takes the last tile of g7; the silo phase continues after orange's canoe build."""
    state = position(["d9", "h9"], ["h18"], ["s9"], sections=[*HARVEST[:2], *MARSHLANDS[2:]])
    last_tiles(state, "g7")
    give(state, 1, tile("canoe", "h19"))
    state["ending"] = True
    turn(state)["player"] = "black"
    state["players"][2]["hand"] = []
    state = after_turn(state)
    assert harvesting(state) == ["blue", 1, None, 3]
    state = do(state, "build", tile="silo", at="g8")
    assert reaction(state) == ["orange", "blue", "g7"]
    assert [frame["frame"] for frame in state["frames"]] == ["harvesting", "reacting"]
    state = do(state, "build", tile="canoe", at="g18")
    assert harvesting(state) == ["blue", 1, "build", 2]
    state = do(state, "finish")
    assert harvesting(state) == ["black", 1, None, 3]


def test_a_canoe_after_the_last_action_of_a_silo() -> None:
    """H10, M3: with the canoe, orange builds next to the silo e9 before orange's silos are counted."""
    state = position(["d9", "h9"], ["f7", "h18"], sections=[*HARVEST[:2], *MARSHLANDS[2:]])
    last_tiles(state, "g7")
    give(state, 1, tile("canoe", "h19"))
    state["ending"] = True
    state["frames"] = [{"frame": "harvesting", "player": "blue", "silos": 1, "mode": "build", "left": 1}]
    state = do(state, "build", tile="silo", at="g8")
    assert reaction(state) == ["orange", "blue", "g7"]
    assert do(state, "finish")["frames"] == []
    state = do(state, "build", tile="canoe", at="e8")
    assert harvesting(state) == ["orange", 1, None, 3]


def test_homesteaders_rangers_chainers_and_travellers() -> None:
    """S20 to S23."""
    cards = ["homesteaders", "rangers", "chainers", "travellers"]
    kingdom = ["a1", "b1", "c1", "e3", "t1", "t20", "k9"]
    gold = scores(harvest(kingdom, cards=cards))["blue"]
    assert gold["homesteaders"] == 4
    assert gold["rangers"] == 2 * 3
    assert gold["chainers"] == 1
    assert gold["travellers"] == 5


def test_mayors_mark_a_line() -> None:
    """S24: a player with four pieces on a line, adjacent or not, marks the line unless another player already has."""
    state = harvest(["a5", "b5", "l5"], ["m5", "n5", "s5"], cards=["mayors"])
    state = do(state, "build", tile="farmland", at="c5")
    blue = state["players"][0]
    assert (blue["marks"], blue["supply"]) == (["5"], 40 - 3 - 1 - 1)
    assert scores(state)["blue"]["mayors"] == 4
    state = do(after_turn(state), "build", at="t5")
    assert "marks" not in state["players"][1]


def test_a_mark_needs_a_settlement_and_can_trigger_the_end() -> None:
    """S24, E1: a build that empties the supply makes no mark; a later move can, once the supply has a settlement."""
    state = give(harvest(["b7", "a5", "b5", "l5"], [], cards=["mayors"]), 0, tile("paddock", "c7"))
    state["players"][0]["supply"] = 1
    late = do(state, "build", tile="farmland", at="c5")
    assert ("marks" in late["players"][0], late["ending"]) == (False, True)
    state["players"][0]["supply"] = 2
    marked = do(state, "build", tile="farmland", at="c5")
    assert (marked["players"][0]["marks"], marked["players"][0]["supply"]) == (["5"], 0)
    assert marked["ending"]
    late["players"][0]["supply"], late["ending"] = 1, False
    late = do(late, "move", tile="paddock", origin="b7", to="d7")
    assert (late["players"][0]["marks"], late["ending"]) == (["5"], True)


def test_several_lines_are_marked_in_order() -> None:
    """S24: one settlement is left to mark two lines, so only line 5 is marked; figures count as pieces."""
    state = harvest(["a5", "b5", "l5", "a6", "b6", "l6"], [], cards=["mayors"])
    blue = state["players"][0]
    blue["warriors"], blue["wagon"], blue["supply"] = ["t6"], "s5", 2
    state = do(state, "build", at="a7")
    assert state["players"][0]["marks"] == ["5"]
    assert state["ending"]


def test_rovers_at_the_end_of_the_turn() -> None:
    """S25: a sector with several builds in a turn pays only once."""
    state = harvest(["b5", "r17"], [], cards=["rovers"])
    state = do(state, "build", tile="farmland", at="c5")
    assert turn(state)["sectors"] == [1]
    state = do(do(state, "build", at="r16"), "build", at="a5")
    assert turn(state)["sectors"] == [1, 4]
    assert state["players"][0]["gold"] == 0
    state = after_turn(state)
    assert state["players"][0]["gold"] == 2
    assert scores(state)["blue"]["rovers"] == 0
    assert "sectors" not in turn(state)


def test_rovers_at_each_build() -> None:
    """S25: if `rovers_timing` is `each-build`, the first build of a turn in a sector pays at once."""
    state = harvest(["b5"], [], cards=["rovers"])
    state["ruleset"]["rovers_timing"] = "each-build"
    state = do(do(state, "build", at="a5"), "build", at="a6")
    assert state["players"][0]["gold"] == 1
    assert after_turn(state)["players"][0]["gold"] == 1


def test_no_sectors_without_rovers() -> None:
    """S25."""
    assert "sectors" not in turn(do(harvest(["b5"], []), "build", at="a5"))


@pytest.mark.parametrize("sections", [HARVEST, [NOMADS[0], HARVEST[1], MARSHLANDS[0], CROSSROADS[3]]])
def test_a_turn_begins_without_empty_optional_keys(sections: list[str]) -> None:
    """Optional keys are left out of a state while they are empty."""
    state = after_turn(position(["a1"], ["t20"], sections=sections))
    assert set(turn(state)) == {"frame", "player", "card", "due", "built"}
    assert set(state["players"][0]) == {"colour", "settlements", "gold", "supply", "hand", "tiles", "taken_from"}
    assert {"removed_terrain", "swamp_cards"}.isdisjoint(state)
