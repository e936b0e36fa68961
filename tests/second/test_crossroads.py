"""Crossroads in the second implementation, tested with examples small enough to check by hand."""

import pytest

from . import apply, scores
from .documents import State
from .examples import (
    CROSSROADS,
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
    statuses,
    tile,
    types,
    using,
)


def crossroads(*kingdoms: list[str], card: str | None = "grass", cards: list[str] | None = None) -> State:
    return position(*kingdoms, card=card, cards=cards, sections=CROSSROADS)


def barracks(*kingdoms: list[str]) -> State:
    """A state in which blue can use the barracks tile from d4."""
    return give(crossroads(*kingdoms, card="flower-field"), 0, tile("barracks", "d4"))


def wagon(*kingdoms: list[str]) -> State:
    """A state in which blue can use the wagon tile from s19."""
    return give(crossroads(*kingdoms), 0, tile("wagon", "s19"))


def fort(*kingdoms: list[str]) -> State:
    """A state in which blue can use the fort tile from q7 and the next card is desert."""
    state = give(crossroads(*kingdoms), 0, tile("fort", "q7"))
    state["deck"] = ["desert", "grass"]
    return state


def hand(*cards: str | None) -> State:
    """A state at the start of blue's turn, in which blue has these cards and a crossroads tile."""
    state = give(crossroads(["h4"], [], card=None), 0, tile("crossroads", "h5"))
    state["players"][0]["hand"] = list(cards)
    return state


def plays(state: State) -> set[str]:
    return {action["card"] for action in legal(state) if action["type"] == "play"}


def reveals(state: State) -> set[str | None]:
    return {action["card"] for action in legal(state) if action["type"] == "reveal"}


def test_lodge_and_monastery() -> None:
    """X2."""
    state = give(crossroads(["c13", "l14"], []), 0, tile("foresters-lodge", "c14"), tile("monastery", "r13"))
    assert builds(state, "foresters-lodge") == {"b12", "c12", "b13", "d13"}
    assert builds(state, "monastery") == {"b14", "l15", "m15"}


def test_a_warrior_blocks_building_for_every_player() -> None:
    """X5: a warrior blocks its owner, too; pieces that are already next to it stay."""
    state = barracks(["c4"], ["b3"])
    assert actions(state, "place", "barracks") == {"c3", "d3", "b4", "c5", "d5"}
    state = do(state, "place", tile="barracks", at="c3")
    blue, orange = state["players"]
    assert blue["warriors"] == ["c3"]
    assert blue["supply"] == 39
    assert blue["tiles"][0]["status"] == "used"
    assert orange["settlements"] == ["b3"]
    assert builds(state) == {"c5", "d5"}
    assert using(state) == []


def test_a_second_warrior_and_no_third() -> None:
    """X5: a player has only two warriors; the first one blocks every hex next to it for the second."""
    state = barracks(["c4"], [])
    state["players"][0]["warriors"] = ["c3"]
    assert actions(state, "place", "barracks") == {"c5", "d5"}
    assert actions(state, "remove", "barracks") == {"c3"}
    state["players"][0]["warriors"] = ["a9", "c3"]
    assert actions(state, "place", "barracks") == set()
    assert actions(state, "remove", "barracks") == {"a9", "c3"}


def test_a_lone_warrior_makes_its_owner_build_far_away() -> None:
    """B3, X5: blue's only piece, a warrior, blocks every hex next to it, so blue may build on other flower fields."""
    state = barracks([], [])
    state["players"][0]["warriors"] = ["c4"]
    assert {"a4", "i11"} <= builds(state)
    assert builds(state).isdisjoint({"c3", "b4", "c5", "d5"})


def test_taking_back_the_last_piece_loses_the_tile() -> None:
    """X5, L3."""
    state = barracks(["a20"], [])
    state["players"][0]["warriors"] = ["c4"]
    state = do(state, "remove", tile="barracks", at="c4")
    blue = state["players"][0]
    assert "warriors" not in blue
    assert blue["tiles"] == []
    assert (blue["supply"], blue["taken_from"]) == (39, ["d4"])


def test_an_outpost_for_a_warrior() -> None:
    """N5."""
    state = hold(barracks(["c4"], []), "outpost")
    assert "t1" in actions(state, "place", "barracks", waiver=True)
    state = do(state, "place", tile="barracks", at="t1", waiver="outpost")
    assert state["players"][0]["warriors"] == ["t1"]
    assert state["players"][0]["nomad_tiles"][0]["used"]


def test_no_settlement_sails_next_to_a_warrior() -> None:
    """L12, X5: e11 and e12 are the water hexes next to d12; a warrior on e13 blocks e12."""
    state = give(crossroads(["d12", "t1"], []), 0, tile("harbor", "d4"))
    assert moves(state, "harbor", "t1") == {"e11", "e12"}
    state["players"][1]["warriors"] = ["e13"]
    assert moves(state, "harbor", "t1") == {"e11"}


def test_the_wagon_climbs_mountains() -> None:
    """X6: B3 applies to land and mountains together."""
    assert actions(wagon(["s18"], []), "place", "wagon") == {"s17", "t17", "r18", "t18", "t19"}
    state = do(wagon(["s18"], []), "place", tile="wagon", at="t19")
    assert state["players"][0]["wagon"] == "t19"
    assert using(state) == []
    assert actions(state, "place", "wagon") == set()


def test_wagon_steps_next_to_a_warrior() -> None:
    """X5, X6: the warrior on s17 blocks s18 and t17, so the wagon on t18 can only move to t19."""
    state = wagon(["r19"], [])
    state["players"][0]["wagon"] = "t18"
    state["players"][1]["warriors"] = ["s17"]
    assert moves(state, "wagon", "t18") == {"t19"}
    assert actions(state, "remove", "wagon") == {"t18"}
    state = do(state, "move", tile="wagon", origin="t18", to="t19")
    assert using(state) == ["wagon", 2, "t19", None]
    assert types(state) == {"move", "finish"}
    assert moves(state, "wagon", "t19") == {"t18", "s20", "t20"}
    state = do(state, "move", tile="wagon", origin="t19", to="s20")
    state = do(state, "move", tile="wagon", origin="s20", to="r20")
    assert using(state) == []
    assert state["players"][0]["wagon"] == "r20"
    assert moves(state, "wagon", "r20") == set()


def test_a_wagon_that_starts_beside_a_warrior() -> None:
    """X5, X6: the wagon may move away from s18, but not to another hex next to the warrior."""
    state = wagon(["r19"], [])
    state["players"][0]["wagon"] = "s18"
    state["players"][1]["warriors"] = ["s17"]
    assert moves(state, "wagon", "s18") == {"t18", "t19"}


def test_a_wagon_keeps_its_tile_on_the_way() -> None:
    """L3, X6, N6: s17 is not next to the wagon location; the tile is lost only if the movement ends on s17."""
    state = wagon(["a1"], [])
    state["players"][0]["wagon"] = "s18"
    state = do(state, "move", tile="wagon", origin="s18", to="s17")
    assert statuses(state, 0) == ["used"]
    assert (using(state), movement_origin(state)) == (["wagon", 2, "s17", None], "s18")
    assert statuses(do(state, "finish"), 0) == []
    state = do(state, "move", tile="wagon", origin="s17", to="s18")
    assert (using(state), movement_origin(state)) == (["wagon", 1, "s18", None], "s18")
    state = do(state, "finish")
    assert (state["players"][0]["wagon"], statuses(state, 0), using(state)) == ("s18", ["used"], [])


def test_a_wagon_ends_with_its_last_step() -> None:
    """X6, N6: the tile is kept for the first two steps and lost with the third, which ends the action."""
    state = wagon(["a1"], [])
    state["players"][0]["wagon"] = "s18"
    for origin, to in (("s18", "s17"), ("s17", "t17"), ("t17", "s17")):
        assert len(statuses(state, 0)) == 1
        state = do(state, "move", tile="wagon", origin=origin, to=to)
    assert (using(state), statuses(state, 0), state["players"][0]["wagon"]) == ([], [], "s17")


def test_the_ship_sails() -> None:
    """X7, N6: the ship moves only on water, and takes a tile where its movement ends."""
    state = give(crossroads(["g16"], []), 0, tile("lighthouse", "g17"))
    assert actions(state, "place", "lighthouse") == {"g15", "h15", "f16"}
    state["players"][0]["ship"] = "e14"
    assert moves(state, "lighthouse", "e14") == {"f13", "e15", "f15"}
    assert actions(state, "remove", "lighthouse") == {"e14"}
    state["players"][0]["ship"] = "e15"
    state["players"][0]["taken_from"] = []
    state = do(state, "move", tile="lighthouse", origin="e15", to="e16")
    state = do(state, "move", tile="lighthouse", origin="e16", to="f16")
    assert (using(state), movement_origin(state)) == (["lighthouse", 1, "f16", None], "e15")
    assert statuses(state, 0) == ["used"]
    assert statuses(do(state, "move", tile="lighthouse", origin="f16", to="e16"), 0) == ["used"]
    assert statuses(do(state, "finish"), 0) == ["used", "fresh"]


def test_a_city_hall_covers_seven_hexes() -> None:
    """X4, S12, S13: the city hall on k5 covers j4 and j5, which are next to orange's settlement on i4."""
    state = crossroads(["l4", "o4"], ["i4"], cards=["shepherds", "ambassadors"])
    give(state, 0, tile("city-hall", "p3"))
    assert "k5" in actions(state, "place", "city-hall")
    assert "l5" not in actions(state, "place", "city-hall")
    state = do(state, "place", tile="city-hall", at="k5")
    blue = state["players"][0]
    assert (blue["city_hall"], blue["supply"]) == ("k5", 38)
    assert blue["gold"] == 2 * 3 + 2
    assert not state["ending"]
    assert builds(state) == {"o5", "p4", "j3"}
    blue["tiles"][0]["status"] = "ready"
    assert actions(state, "place", "city-hall") == set()
    assert scores(state)["blue"]["total"] == 8 + 3


def test_a_city_hall_has_no_fallback() -> None:
    """X4, N5: a city hall must be next to blue's presence and cover no blocked hex; an outpost does not help."""
    state = give(crossroads([], []), 0, tile("city-hall", "p3"))
    assert actions(state, "place", "city-hall") == set()
    state = hold(give(crossroads(["l4"], []), 0, tile("city-hall", "p3")), "outpost")
    assert "k5" in actions(state, "place", "city-hall")
    assert actions(state, "place", "city-hall", waiver=True) == set()
    state["players"][1]["warriors"] = ["i4"]
    assert "k5" not in actions(state, "place", "city-hall")


def test_one_placing_next_to_two_special_hexes() -> None:
    """L1, N1: tiles are taken row by row; c6 and f8 are nomad spaces, and e3 is the quarry location."""
    state = position(["g7"], [], sections=["quarry", "city-hall-fort", "tavern", "farm"])
    give(state, 0, tile("city-hall", "p3"))
    state["nomad_tiles"] = {"f8": "sword", "c6": "outpost", "h6": "resettlement"}
    state = do(state, "place", tile="city-hall", at="e6")
    assert [held["kind"] for held in state["players"][0]["nomad_tiles"]] == ["outpost", "sword"]
    assert state["nomad_tiles"] == {"c6": None, "f8": None, "h6": "resettlement"}
    state = position(["f7"], [], sections=["quarry", "city-hall-fort", "tavern", "farm"])
    give(state, 0, tile("city-hall", "p3"))
    state["nomad_tiles"] = {"c6": "outpost", "f8": "sword"}
    state = do(state, "place", tile="city-hall", at="e5")
    assert state["players"][0]["tiles"] == [tile("quarry", "e3", "fresh")]
    assert [held["kind"] for held in state["players"][0]["nomad_tiles"]] == ["outpost"]


def test_a_fort_draws_and_builds() -> None:
    """X2, X8: after the draw only the build is legal; then the card is discarded."""
    state = fort(["p7"], [])
    state = do(state, "draw", tile="fort")
    assert using(state) == ["fort", 1, None, "desert"]
    assert state["deck"] == ["grass"]
    assert types(state) == {"build"}
    assert {"q8", "t1", "c10"} <= builds(state, "fort")
    state = do(state, "build", tile="fort", at="q8")
    assert using(state) == []
    assert state["discard"] == ["desert"]
    assert state["players"][0]["tiles"][0]["status"] == "used"
    assert state["frames"][-1]["due"] == 3


def test_a_fort_with_a_full_terrain() -> None:
    """X8: if the drawn terrain has no free hex, the action ends at once, but the tile still counts as used."""
    state = do(filled(fort(["p7"], []), "desert"), "draw", tile="fort")
    assert using(state) == []
    assert state["discard"] == ["desert"]
    assert state["players"][0]["tiles"][0]["status"] == "used"
    assert "draw" not in types(state)


def test_a_fort_draws_an_unknown_card() -> None:
    """X2, T4: the card is revealed, never kept face down."""
    state = fort(["p7"], [])
    state["deck"] = None
    state["removed"] = ["forest"] * 5
    state = do(state, "draw", tile="fort")
    below, top = state["frames"][-2:]
    assert below == {"frame": "using", "player": "blue", "tile": "fort", "left": 1, "at": None, "card": None}
    assert top == {"frame": "drawing", "player": "blue", "purpose": "tile"}
    assert reveals(state) == {"grass", "canyon", "desert", "flower-field"}
    state = apply(state, {"type": "reveal", "card": "flower-field"})
    assert using(state) == ["fort", 1, None, "flower-field"]
    assert builds(state, "fort") == {"o7"}


def test_a_fort_refills_the_draw_pile() -> None:
    """T4, X2."""
    state = fort(["p7"], [])
    state["deck"], state["discard"] = [], ["canyon", "desert"]
    state = do(state, "draw", tile="fort")
    state = apply(state, {"type": "shuffle", "deck": ["desert", "canyon"]})
    assert using(state) == ["fort", 1, None, "desert"]
    assert (state["deck"], state["discard"]) == (["canyon"], [])


def test_a_fort_needs_a_card_and_a_settlement() -> None:
    """X2, T3, L5."""
    state = fort(["p7"], [])
    state["players"][0]["supply"] = 0
    assert "draw" not in types(state)
    state = fort(["p7"], [])
    state["deck"] = []
    assert "draw" not in types(state)


def test_a_fort_with_an_outpost() -> None:
    """N5: the outpost allows a build on a flower field that is not next to p7."""
    state = hold(fort(["p7"], []), "outpost")
    state["deck"] = ["flower-field"]
    state = do(state, "draw", tile="fort")
    assert actions(state, "build", "fort") == {"o7"}
    assert "a5" in actions(state, "build", "fort", waiver=True)


def test_a_crossroads_tile_draws_two_cards_at_once() -> None:
    """X3: the player draws two cards at the end of the turn in which the tile is taken."""
    state = crossroads([], [], card="canyon")
    state = do(state, "build", at="h4")
    state["frames"][-1]["due"] = 0
    state = do(state, "end-turn")
    assert state["players"][0]["hand"] == ["grass", "canyon"]
    state["frames"][-1]["due"] = 0
    state = do(state, "end-turn")
    assert types(state) == {"play"}
    assert plays(state) == {"grass", "canyon"}
    state = do(state, "play", card="canyon")
    assert state["players"][0]["hand"] == ["grass"]
    assert state["frames"][-1]["card"] == "canyon"
    state["frames"][-1]["due"] = 0
    before = state["discard"]
    state = do(state, "end-turn")
    assert state["discard"] == [*before, "canyon", "grass"]
    assert len(state["players"][0]["hand"]) == 2


def test_a_player_chooses_between_two_equal_cards() -> None:
    """X3: the player must choose even between two forest cards, so that no opponent learns that they are equal."""
    state = crossroads([], [])
    state["players"][1]["hand"] = ["forest", "forest"]
    state["frames"][-1]["due"] = 0
    state = do(state, "end-turn")
    assert state["frames"][-1]["card"] is None
    assert (types(state), plays(state)) == ({"play"}, {"forest"})
    state = do(state, "play", card="forest")
    assert state["players"][1]["hand"] == ["forest"]
    assert types(state) == {"build"}


def test_crossroads_with_hidden_cards() -> None:
    """X3: a hidden card becomes known when it is played or discarded."""
    state = hand("grass", None)
    state["deck"], state["removed"] = None, ["forest"] * 5
    assert types(state) == {"play"}
    assert plays(state) == {"grass", "canyon", "desert", "flower-field"}
    assert do(state, "play", card="desert")["players"][0]["hand"] == ["grass"]
    state = do(state, "play", card="grass")
    assert state["players"][0]["hand"] == [None]
    state["frames"][-1]["due"] = 0
    assert types(state) == {"end-turn"}
    state = do(state, "end-turn")
    assert state["frames"] == [{"frame": "drawing", "player": "blue", "purpose": "discard"}]
    assert state["players"][0]["hand"] == [None]
    assert reveals(state) == {"grass", "canyon", "desert", "flower-field"}
    with pytest.raises(ValueError, match="not legal"):
        apply(state, {"type": "shuffle", "deck": ["grass"]})
    state = do(state, "reveal", card="desert")
    assert state["discard"] == ["grass", "desert"]
    for _ in range(2):
        assert state["frames"] == [{"frame": "drawing", "player": "blue", "purpose": "hand"}]
        state = apply(state, {"type": "reveal", "card": None})
    assert state["players"][0]["hand"] == [None, None]
    assert state["frames"][-1]["player"] == "orange"


def test_no_extra_action_before_the_choice() -> None:
    """X3: with two cards, the player must choose first; with one hidden card, extra actions may come first."""
    state = hand(None, None)
    state["deck"] = None
    give(state, 0, tile("monastery", "r13"))
    assert types(state) == {"play"}
    state["players"][0]["hand"] = [None]
    assert types(state) == {"play", "build"}


def test_a_useless_card_may_be_chosen() -> None:
    """X3, T3: the useless card is replaced by a redraw, and the other card stays in hand."""
    state = filled(hand("desert", "grass"), "desert")
    state = do(state, "play", card="desert")
    assert types(state) == {"redraw"}
    state = do(state, "redraw")
    assert state["frames"][-1]["card"] == "grass"
    assert state["removed"] == ["desert"]
    assert state["players"][0]["hand"] == ["grass"]


def test_too_few_cards_for_two() -> None:
    """X3, T3: blue draws the only card that is left."""
    state = hand()
    state["frames"][-1]["due"] = 0
    state["deck"] = ["grass"]
    state = do(state, "end-turn")
    assert state["players"][0]["hand"] == ["grass"]
    assert state["frames"][-1]["player"] == "orange"


def test_shepherds_and_a_warriors_block() -> None:
    """S12, S13: f5, the only desert next to e4, counts as empty if a warrior blocks it, but not if it is occupied."""
    state = crossroads(["e3"], [], card="desert", cards=["shepherds", "ambassadors"])
    state["players"][1]["warriors"] = ["e6"]
    assert builds(state) == {"e4"}
    assert do(state, "build", at="e4")["players"][0]["gold"] == 0
    assert do({**state, "walls": ["f5"]}, "build", at="e4")["players"][0]["gold"] == 2
    state["players"][1]["settlements"] = ["f5"]
    assert do(state, "build", at="e4")["players"][0]["gold"] == 3


def test_a_placed_figure_is_a_build_for_the_cards() -> None:
    """S12, S13: a wagon placed on t19, next to orange, earns 1 gold, and 2 more if no adjacent mountain is empty."""
    state = wagon(["s18"], ["t18"])
    state["cards"] = ["shepherds", "ambassadors"]
    placed = do(state, "place", tile="wagon", at="t19")
    assert placed["players"][0]["gold"] == 1
    state["players"][1]["settlements"] = ["s20", "t18", "t20"]
    placed = do(state, "place", tile="wagon", at="t19")
    assert placed["players"][0]["gold"] == 3
    state["players"][0]["wagon"] = "t19"
    state["players"][1]["settlements"] = ["s20", "t20"]
    assert do(state, "move", tile="wagon", origin="t19", to="t18")["players"][0]["gold"] == 0


def test_figures_are_presence() -> None:
    """G10, S1, S5, S7, S8: a ship on water does not count for fishermen; a city hall counts as seven pieces."""
    state = crossroads(["d11"], [], cards=["fishermen", "discoverers", "hermits", "citizens"])
    blue = state["players"][0]
    blue["ship"], blue["warriors"], blue["city_hall"] = "e11", ["t20"], "k5"
    gold = scores(state)["blue"]
    assert gold["fishermen"] == 1
    assert gold["discoverers"] == 5
    assert gold["hermits"] == 3
    assert gold["citizens"] == 3
    assert gold["castles"] == 3


TASKS = ["home-country", "fortress", "road", "place-of-refuge", "advance", "compass-points"]


@pytest.mark.parametrize(
    ("kingdom", "fulfilled"),
    [
        (["a1", "t20"], {"compass-points": 10}),
        (["a1", "t10"], {}),
        (["a1", "b1", "c1", "d1", "g1", "i1", "j1"], {"advance": 9}),
        (["a5", "a6", "b7", "b8", "c9", "c10", "d11"], {"road": 7}),
        (["a5", "a6", "b7", "b8", "c9", "c10"], {}),
        (["b5", "a4", "b4", "a5", "c5", "a6", "b6"], {"fortress": 6}),
        (["d3", "e3", "c4", "e4", "d5", "e5"], {"place-of-refuge": 8}),
        (["k3", "l3"], {"home-country": 5}),
        (["k3"], {}),
        (["i5"], {"home-country": 5}),
    ],
)
def test_tasks(kingdom: list[str], fulfilled: dict[str, int]) -> None:
    """X9 to X14."""
    state = crossroads(kingdom, [])
    state["tasks"] = TASKS
    gold = scores(state)["blue"]
    assert {task: gold[task] for task in TASKS if gold[task]} == fulfilled


def test_figures_and_walls_in_tasks() -> None:
    """G10, X9, X10: a city hall alone is a fortress; a wagon completes the home country, but a wall does not."""
    state = crossroads(["k3"], [])
    state["tasks"] = ["fortress", "home-country"]
    state["players"][0]["city_hall"] = "b5"
    state["players"][0]["wagon"] = "l3"
    assert scores(state)["blue"]["fortress"] == 6
    assert scores(state)["blue"]["home-country"] == 5
    state["players"][0]["wagon"] = None
    state["walls"] = ["l3"]
    assert scores(state)["blue"]["home-country"] == 0
