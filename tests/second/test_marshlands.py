"""Tests of Marshlands in the second implementation, with examples small enough to check by hand."""

import pytest

from . import scores
from .board import board_of, hexes_of, name_of
from .documents import State
from .examples import (
    CROSSROADS,
    FIRST_GAME,
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


def marshlands(*kingdoms: list[str], card: str | None = "grass", cards: list[str] | None = None) -> State:
    return position(*kingdoms, card=card, cards=cards, sections=MARSHLANDS)


def test_a_swamp_card_offers_two_terrains() -> None:
    """M1: the first build decides between two builds on swamp and three on grass."""
    state = marshlands(["b8"], [], card="swamp-grass")
    assert builds(state) == {"b7", "c7", "a8", "b9", "c9"}
    swamp = do(state, "build", at="b7")
    assert (turn(swamp)["terrain"], turn(swamp)["due"]) == ("swamp", 1)
    assert builds(swamp) == {"c7"}
    swamp = do(swamp, "build", at="c7")
    assert types(swamp) == {"end-turn"}
    grass = do(state, "build", at="a8")
    assert (turn(grass)["terrain"], turn(grass)["due"]) == ("grass", 2)
    assert builds(grass) == {"a9", "b9", "c9"}
    ready = after_turn(grass)
    assert "terrain" not in turn(ready)
    assert ready["discard"] == ["swamp-grass"]


def test_b3_applies_to_each_terrain_of_a_swamp_card_separately() -> None:
    """M1, B3: no swamp is next to a9, so every swamp hex is allowed; grass is allowed only next to a9."""
    found = builds(marshlands(["a9"], [], card="swamp-grass"))
    assert {"a8", "b9", "a10"} <= found
    assert {"b4", "n4", "e14", "k13"} <= found
    assert found.isdisjoint({"a11", "c9", "k5"})


def test_an_outpost_and_a_swamp_card() -> None:
    """N5, M1: the outpost waives B3 for grass; swamp needs no waiver, because no swamp is next to blue's piece."""
    state = hold(marshlands(["a9"], [], card="swamp-grass"), "outpost")
    waived = {action["at"] for action in legal(state) if "waiver" in action}
    assert "c9" in waived
    assert waived.isdisjoint({"a8", "b4", "n4"})


def test_oracle_barn_and_quarry_share_the_choice_of_a_swamp_card() -> None:
    """M1: the first of these tiles to be used decides the terrain; swamp means two builds."""
    state = marshlands(["b8", "b3"], [], card="swamp-grass")
    give(state, 0, tile("oracle", "c3"), tile("barn", "h9"), tile("quarry", "l4"))
    state["players"][0]["settlements"] += ["h8", "k4"]
    assert {"b7", "a8"} <= builds(state, "oracle")
    assert {"b7", "a8"} <= moves(state, "barn", "b3")
    assert {"b7", "a8"} <= actions(state, "place", "quarry")
    oracle = do(state, "build", tile="oracle", at="b7")
    assert (turn(oracle)["terrain"], turn(oracle)["due"]) == ("swamp", 2)
    assert {"c7", "b4"} == builds(oracle) == moves(oracle, "barn", "k4")
    barn = do(state, "move", tile="barn", origin="h8", to="a8")
    assert (turn(barn)["terrain"], turn(barn)["due"]) == ("grass", 3)
    assert "b7" not in builds(barn)
    wall = do(state, "place", tile="quarry", at="b7")
    assert turn(wall)["terrain"] == "swamp"
    assert actions(wall, "place", "quarry") == {"c7", "b4"}


def test_after_the_mandatory_action_the_choice_stays() -> None:
    """M1: after three builds on grass, the oracle builds on grass, too."""
    state = give(marshlands(["b8", "b3"], [], card="swamp-grass"), 0, tile("oracle", "c3"))
    for at in ("a8", "b9", "c9"):
        state = do(state, "build", at=at)
    assert builds(state, "oracle") == {"a9", "b10", "a10"}


def test_only_one_terrain_of_a_swamp_card_is_left() -> None:
    """M1."""
    state = filled(marshlands(["b8"], [], card="swamp-grass"), "swamp")
    assert builds(state) == {"a8", "b9", "c9"}


def test_a_swamp_card_without_any_swamp() -> None:
    """P4: on a board without swamp only the other terrain of the card counts."""
    state = position(["e4"], [], card="swamp-grass", sections=FIRST_GAME)
    assert builds(state) == {"f4", "e5", "f5"}
    assert turn(do(state, "build", at="f4"))["due"] == 2


def test_the_chosen_swamp_runs_out() -> None:
    """M1, T3: the card is redrawn although grass is left; the number of builds due stays the same."""
    state = filled(marshlands(["b8"], [], card="swamp-grass"), "swamp", but=1)
    (last,) = builds(state) - builds(filled(marshlands(["b8"], [], card="grass"), "swamp", but=1))
    state = do(state, "build", at=last)
    assert (types(state), turn(state)["due"]) == ({"redraw"}, 1)
    state = do(state, "redraw")
    assert (turn(state)["card"], turn(state)["due"]) == ("grass", 1)
    assert "terrain" not in turn(state)
    assert state["removed"] == ["swamp-grass"]


def test_a_swamp_card_is_redrawn_before_the_first_build() -> None:
    """T3: the oracle builds on the last free swamp hex; after the redraw, three builds are due."""
    state = filled(marshlands(["b3"], [], card="swamp-grass"), "swamp", but=1)
    give(state, 0, tile("oracle", "c3"))
    (last,) = {at for at in builds(state, "oracle") if at in {"o20", "p20"}}
    state = do(state, "build", tile="oracle", at=last)
    assert (turn(state)["terrain"], turn(state)["due"]) == ("swamp", 2)
    assert "redraw" in types(state)
    state = do(state, "redraw")
    assert (turn(state)["card"], turn(state)["due"]) == ("grass", 3)


def test_a_swamp_card_in_a_pile_allows_a_redraw() -> None:
    """T3: both terrains of the played card are full; only the swamp card in the discard pile makes a redraw legal."""
    state = filled(filled(marshlands(["b8"], [], card="swamp-grass"), "swamp"), "grass")
    state["deck"] = ["grass"]
    state["discard"] = ["swamp-desert"]
    assert types(state) == {"redraw"}
    state["discard"] = []
    state["frames"][-1]["built"] = ["b8"]
    assert types(state) == set()


def test_hidden_swamp_cards() -> None:
    """P3: a hidden card may be any swamp card not yet seen, if the swamp cards are part of the game."""
    state = marshlands(["b8"], [], card="grass")
    state["deck"], state["swamp_cards"] = None, True
    state["discard"] = ["swamp-grass"]
    state = after_turn(state)
    cards = {action["card"] for action in legal(state)}
    assert {"swamp-canyon", "swamp-forest", "grass", None} <= cards
    assert "swamp-grass" not in cards
    assert state["swamp_cards"]
    state["swamp_cards"] = False
    assert "swamp-canyon" not in {action["card"] for action in legal(state)}


def test_a_fort_draws_a_swamp_card() -> None:
    """X2, M1: the fort builds on either terrain of the drawn card; the choice for the played card stays open.

    B3 applies to each of the two terrains separately.
    """
    state = position(["j5", "q8"], [], card="swamp-forest", sections=["canoe", *CROSSROADS[1:]])
    give(state, 0, tile("fort", "q7"))
    state["deck"] = ["swamp-desert"]
    state = do(state, "draw", tile="fort")
    assert using(state) == ["fort", 1, None, "swamp-desert"]
    assert {"i4", "j4", "i5"} <= builds(state, "fort")
    assert {"b4", "e6"} <= builds(state, "fort")
    assert "h1" not in builds(state, "fort")
    state = do(state, "build", tile="fort", at="b4")
    assert state["discard"] == ["swamp-desert"]
    assert "terrain" not in turn(state)


def canoes(*kingdoms: list[str], card: str = "forest") -> State:
    """A state in which one tile is left at c3 and orange has a canoe from h9."""
    state = marshlands(*kingdoms, card=card)
    give(state, 1, tile("canoe", "h9"))
    return last_tiles(state, "c3")


def test_the_last_tile_lets_a_canoe_build() -> None:
    """M3: orange's canoe builds on swamp or water during blue's mandatory action, which then continues.

    B3 applies to swamp and water separately.
    """
    state = do(canoes(["a1"], ["h8"]), "build", at="b1")
    assert reaction(state) == []
    state = do(state, "build", at="b2")
    assert reaction(state) == ["orange", "blue", "c3"]
    assert types(state) == {"build", "finish"}
    water = {"d3", "e1", "g7", "g8", "g9", "q5"}
    assert builds(state, "canoe") >= {"b4", "c4", "n4", "r15", "e14"}
    assert builds(state, "canoe") & water == {"g8"}
    assert builds(state) == set()
    built = do(state, "build", tile="canoe", at="b4")
    assert reaction(built) == []
    assert built["players"][1]["settlements"] == ["b4", "h8"]
    assert (built["players"][1]["supply"], statuses(built, 1)) == (38, ["used"])
    assert (types(built), turn(built)["due"]) == ({"build"}, 1)
    declined = do(state, "finish")
    assert (types(declined), statuses(declined, 1)) == ({"build"}, ["ready"])


def test_no_canoe_while_tiles_are_left_or_for_the_taker() -> None:
    """M3."""
    state = canoes(["a1", "b1"], ["i9"])
    state["location_tiles"]["c3"] = 2
    assert reaction(do(state, "build", at="b2")) == []
    state = give(canoes(["a1", "b1", "h8"], ["t1"]), 0, tile("canoe", "h9"))
    state["players"][1]["tiles"] = []
    assert reaction(do(state, "build", at="b2")) == []


def test_the_owner_of_an_unusable_canoe_is_skipped() -> None:
    """M3, L2: the canoe is used or fresh, or its owner has no supply."""
    state = canoes(["a1", "b1"], ["i9"])
    for status in ("used", "fresh"):
        state["players"][1]["tiles"][0]["status"] = status
        assert reaction(do(state, "build", at="b2")) == []
    state["players"][1]["tiles"][0]["status"] = "ready"
    assert reaction(do(state, "build", at="b2")) == ["orange", "blue", "c3"]
    state["players"][1]["supply"] = 0
    assert reaction(do(state, "build", at="b2")) == []


def test_two_canoes_and_two_owners() -> None:
    """M3: players react in turn order after the taker; the owner of two canoes may use both."""
    state = canoes(["a1", "b1"], ["i9"], ["h8", "b3"])
    give(state, 2, tile("canoe", "h9"), tile("canoe", "c3"))
    state["location_tiles"] |= {"c3": 1, "h9": 0}
    state = do(state, "build", at="b2")
    assert reaction(state)[0] == "orange"
    state = do(state, "finish")
    assert reaction(state)[0] == "black"
    state = do(state, "build", tile="canoe", at="b4")
    assert (reaction(state)[0], statuses(state, 2)) == ("black", ["used", "ready"])
    state = do(state, "build", tile="canoe", at="c4")
    assert (reaction(state), statuses(state, 2)) == ([], ["used", "used"])
    assert types(state) == {"build"}


def test_a_reaction_inside_a_reaction() -> None:
    """M3: orange's canoe takes the last tile of e15; black and blue may react before black reacts to c3."""
    state = canoes(["a1", "b1", "g8"], ["i9"], ["i8"])
    give(state, 0, tile("canoe", "h9"))
    give(state, 2, tile("canoe", "h9"))
    state["players"][1]["tiles"] = [tile("canoe", "h9")]
    state["location_tiles"] |= {"c3": 1, "h9": 0, "e15": 1}
    state = do(state, "build", at="b2")
    assert reaction(state) == ["orange", "blue", "c3"]
    state = do(state, "build", tile="canoe", at="d14")
    assert reaction(state) == ["black", "orange", "e15"]
    assert [frame["frame"] for frame in state["frames"]] == ["turning", "reacting", "reacting"]
    state = do(state, "finish")
    assert reaction(state) == ["blue", "orange", "e15"]
    assert builds(state, "canoe") == {"f8", "g7", "g9"}
    state = do(state, "build", tile="canoe", at="f8")
    assert (reaction(state), statuses(state, 0)) == (["black", "blue", "c3"], ["used", "fresh"])
    state = do(state, "finish")
    assert reaction(state) == []
    assert types(state) == {"build"}
    assert statuses(state, 0) == ["used", "fresh"]


@pytest.mark.parametrize("timing", ["end-of-turn", "each-build"])
def test_a_reaction_in_the_players_own_turn_counts_for_rovers(timing: str) -> None:
    """S25, M3: blue's reaction on n4 in sector 2 pays blue; orange's reaction on d14 pays neither player."""
    state = canoes(["a1", "b1", "g8", "n3"], ["i9"])
    give(state, 0, tile("canoe", "h9"))
    state["cards"], state["ruleset"]["rovers_timing"] = ["rovers"], timing
    state["location_tiles"] |= {"c3": 1, "h9": 0, "e15": 1}
    state = do(do(state, "build", at="b2"), "build", tile="canoe", at="d14")
    assert (reaction(state), turn(state)["sectors"]) == (["blue", "orange", "e15"], [1])
    state = do(state, "build", tile="canoe", at="n4")
    assert (reaction(state), turn(state)["sectors"]) == ([], [1, 2])
    assert state["players"][0]["gold"] == (2 if timing == "each-build" else 0)
    state = after_turn(state)
    assert [player["gold"] for player in state["players"]] == [2, 0]


def test_another_players_scout_earns_no_gold_with_ambassadors() -> None:
    """S13, H7: orange builds on b4, next to blue's scout on a4, and earns nothing."""
    state = canoes(["a1", "b1"], ["i9"])
    state["cards"] = ["ambassadors"]
    state["players"][0]["scouts"] = ["a4"]
    state = do(do(state, "build", at="b2"), "build", tile="canoe", at="b4")
    assert state["players"][1]["gold"] == 0


def test_two_last_tiles_allow_two_reactions() -> None:
    """M3: the city hall takes the tiles of c6 and f8; the reactions come in the order of the rows."""
    state = position(["g7", "i9"], ["q9"], sections=["quarry", "city-hall-fort", *MARSHLANDS[:2]])
    give(state, 0, tile("city-hall", "p3"))
    give(state, 1, tile("canoe", "h19"))
    state["players"][1]["settlements"] = ["h18", "q9"]
    state["nomad_tiles"] = {"c6": "treasure", "f8": "sword", "h6": "outpost"}
    state = do(state, "place", tile="city-hall", at="e6")
    assert state["players"][0]["gold"] == 3
    assert reaction(state) == ["orange", "blue", "c6"]
    state = do(state, "finish")
    assert reaction(state) == ["orange", "blue", "f8"]
    state = do(state, "build", tile="canoe", at="c17")
    assert reaction(state) == []


def test_a_nomad_space_and_a_location_are_two_reactions() -> None:
    """M3: the city hall takes the last tiles of the quarry on e3 and of the nomad space c6."""
    state = position(["d7"], ["h18"], sections=["quarry", "city-hall-fort", *MARSHLANDS[:2]])
    give(state, 0, tile("city-hall", "p3"))
    give(state, 1, tile("canoe", "h19"))
    state["nomad_tiles"] = {"c6": "sword", "f8": "sword", "h6": "outpost"}
    state = do(last_tiles(state, "e3"), "place", tile="city-hall", at="e5")
    assert reaction(state) == ["orange", "blue", "e3"]
    state = do(state, "finish")
    assert reaction(state) == ["orange", "blue", "c6"]
    state = do(state, "build", tile="canoe", at="c17")
    assert reaction(state) == []


def test_a_canoe_inside_an_action_of_several_steps() -> None:
    """M3, N6: the movement to b2 ends when another settlement moves; after the canoe build, the action continues."""
    state = hold(canoes(["a1", "b1", "t1"], ["i9"]), "resettlement")
    state = do(state, "move", tile="resettlement", origin="b1", to="b2")
    assert (reaction(state), state["location_tiles"]["c3"]) == ([], 1)
    state = do(state, "move", tile="resettlement", origin="t1", to="t2")
    assert reaction(state) == ["orange", "blue", "c3"]
    assert [frame["frame"] for frame in state["frames"]] == ["turning", "using", "reacting"]
    state = do(state, "build", tile="canoe", at="b4")
    assert (using(state), movement_origin(state)) == (["resettlement", 2, "t2", None], "t1")


def test_a_canoe_ends_an_action_that_cannot_go_on() -> None:
    """M3: orange's canoe builds on the last hex that was free for blue's donation, so the donation ends."""
    state = hold(canoes(["b2"], []), "donation-water")
    water = {name_of(at) for at in hexes_of(board_of(state), {"water"})}
    state["players"][1]["settlements"] = sorted(water - {"d3", "e1"})
    state["players"][0]["settlements"].append("c2")
    state = do(state, "build", tile="donation-water", at="d3")
    assert reaction(state) == ["orange", "blue", "c3"]
    assert [frame["frame"] for frame in state["frames"]] == ["turning", "using", "reacting"]
    assert using(do(state, "finish")) == ["donation-water", 2, "d3", None]
    state = do(state, "build", tile="canoe", at="e1")
    assert [frame["frame"] for frame in state["frames"]] == ["turning"]


def test_another_players_canoe_can_trigger_the_end() -> None:
    """E1, S13: orange builds its last settlement in blue's turn; a canoe build next to a blue piece earns 1 gold."""
    state = canoes(["a1", "b1"], ["i9"])
    state["cards"] = ["ambassadors", "mayors", "rovers"]
    state["players"][1]["supply"] = 1
    state = do(do(state, "build", at="b2"), "build", tile="canoe", at="d3")
    assert state["ending"]
    assert state["players"][1]["gold"] == 0
    assert turn(state)["sectors"] == [1]
    state = canoes(["a1", "b1", "a4"], ["i9"])
    state["cards"] = ["ambassadors"]
    state = do(do(state, "build", at="b2"), "build", tile="canoe", at="b4")
    assert state["players"][1]["gold"] == 1
    assert not state["ending"]


def test_a_canoe_takes_a_tile_that_is_ready_in_the_next_turn() -> None:
    """L2, T5: fresh tiles and used canoes become ready when their owner's turn begins."""
    state = do(canoes(["a1", "b1"], ["i9"]), "build", at="b2")
    state = do(state, "build", tile="canoe", at="d14")
    assert [held["kind"] for held in state["players"][1]["tiles"]] == ["canoe", "refuge"]
    assert statuses(state, 1) == ["used", "fresh"]
    state = after_turn(state)
    assert statuses(state, 1) == ["ready", "ready"]
    assert "move" in types(state)


def test_a_canoe_can_react_from_its_owners_next_turn_on() -> None:
    """M3, L2: the canoe tile that orange takes from h9 is fresh until orange's next turn begins."""
    state = last_tiles(marshlands(["a1", "b1"], ["i8"], card="forest"), "c3")
    turn(state)["player"] = "orange"
    turn(state)["card"] = "canyon"
    state["players"][0]["hand"], state["players"][1]["hand"] = ["forest"], []
    state = do(state, "build", at="h8")
    assert statuses(state, 1) == ["fresh"]
    state = after_turn(state)
    assert statuses(state, 1) == ["fresh"]
    assert reaction(do(state, "build", at="b2")) == []
    state = after_turn(state)
    assert statuses(state, 1) == ["ready"]
    state = after_turn(state)
    assert (turn(state)["player"], statuses(state, 1)) == ("blue", ["ready"])
    turn(state)["card"] = "forest"
    assert reaction(do(state, "build", at="b2")) == ["orange", "blue", "c3"]


def test_a_used_canoe_stays_used_at_the_end_of_a_turn() -> None:
    """T5, M3: a canoe used in its owner's turn becomes ready only when the owner's next turn begins."""
    state = give(marshlands(["h8", "a1"], []), 0, tile("canoe", "h9", "used"), tile("fountain", "l4", "used"))
    state["players"][0]["settlements"].append("k4")
    state = after_turn(state)
    assert statuses(state, 0) == ["used", "ready"]
    state = after_turn(state)
    assert statuses(state, 0) == ["ready", "ready"]


def test_two_tiles_give_a_bonus_tile() -> None:
    """M2: the bonus tile is fresh at first and ready in the next turn; it is lost if one of the two tiles is lost."""
    state = give(marshlands(["l3", "s6"], [], card="canyon"), 0, tile("fountain", "l4"))
    state = do(state, "build", at="s7")
    blue = state["players"][0]
    assert [held["kind"] for held in blue["tiles"]] == ["fountain", "fountain"]
    assert blue["bonus_tiles"] == [{"kind": "fountain-bonus", "status": "fresh"}]
    state = after_turn(after_turn(state))
    assert state["players"][0]["bonus_tiles"] == [{"kind": "fountain-bonus", "status": "ready"}]
    state["players"][0]["tiles"].append(tile("paddock", "r7"))
    state = do(state, "move", tile="paddock", origin="l3", to="n3")
    assert "bonus_tiles" not in state["players"][0]


def test_the_bonus_tile_of_the_canoe_builds_in_the_players_own_turn() -> None:
    """M3: the canoe's bonus tile gives an extra action, but a canoe tile does not."""
    state = give(marshlands(["i9", "b3"], []), 0, tile("canoe", "c3"), tile("canoe", "h9"))
    assert builds(state, "canoe-bonus") == set()
    bonus(state, "canoe-bonus")
    assert builds(state, "canoe") == set()
    assert {"b4", "e1", "g9"} <= builds(state, "canoe-bonus")
    assert "c4" not in builds(state, "canoe-bonus")
    state = do(state, "build", tile="canoe-bonus", at="b4")
    assert state["players"][0]["bonus_tiles"] == [{"kind": "canoe-bonus", "status": "used"}]
    assert builds(state, "canoe-bonus") == set()
    waived = hold(bonus(marshlands(["b3"], []), "canoe-bonus"), "outpost")
    assert "c4" in actions(waived, "build", "canoe-bonus", waiver=True)


def test_a_fountain_build_is_next_to_exactly_one_piece() -> None:
    """M4: a second blue piece, on m3, rules out l2, which is next to both; orange's piece on k2 rules out k3."""
    state = give(marshlands(["l3", "t20"], []), 0, tile("fountain", "l4"))
    assert builds(state, "fountain") >= {"k3", "m3", "k2", "l2", "k4"}
    state["players"][0]["settlements"].append("m3")
    assert builds(state, "fountain") & {"k3", "l2", "m2", "n3", "m4"} == {"k3", "m2", "n3", "m4"}
    state["players"][1]["settlements"] = ["k2"]
    assert "k3" not in builds(state, "fountain")
    state["players"][0]["supply"] = 0
    assert builds(state, "fountain") == set()


def test_a_fountain_on_a_mountain() -> None:
    """M2, M4: a bonus tile that is not fresh lets every fountain build on a mountain, and is never used up."""
    state = give(marshlands(["p1", "l3", "s7"], []), 0, tile("fountain", "l4"), tile("fountain", "r7"))
    assert "p2" not in builds(state, "fountain")
    bonus(state, "fountain-bonus", "fresh")
    assert "p2" not in builds(state, "fountain")
    bonus(state, "fountain-bonus")
    state = do(state, "build", tile="fountain", at="p2")
    assert state["players"][0]["bonus_tiles"] == [{"kind": "fountain-bonus", "status": "ready"}]
    assert builds(state, "fountain") & {"o1", "q1", "q2", "q3"} == {"o1", "q2", "q3"}
    state = do(state, "build", tile="fountain", at="q2")
    assert statuses(state, 0) == ["used", "used"]
    assert builds(state, "fountain") == set()


def test_refuges() -> None:
    """M5: a refuge moves a settlement one hex; its bonus tile moves a settlement along a straight line.

    The settlement lands on the first buildable hex of the line.
    """
    state = give(marshlands(["d14", "h18"], ["d15"]), 0, tile("refuge", "e15"), tile("refuge", "h19"))
    assert moves(state, "refuge", "d14") == {"e14"}
    assert moves(state, "refuge-bonus", "d14") == set()
    bonus(state, "refuge-bonus")
    assert moves(state, "refuge-bonus", "d14") == {"b14", "e14", "c12", "e12", "c17", "e16"}
    state = do(state, "move", tile="refuge-bonus", origin="d14", to="c12")
    assert "refuge-bonus" not in {held["kind"] for held in state["players"][0].get("bonus_tiles", [])}
    assert moves(state, "refuge", "h18")


def test_a_settlement_on_a_temple_is_built_in_the_next_turn() -> None:
    """M6: the settlement from the temple is built after the three from the supply."""
    state = give(marshlands(["q12", "a1"], [], card="forest"), 0, tile("temple", "r13"))
    assert actions(state, "remove", "temple") == {"q12", "a1"}
    state = do(state, "remove", tile="temple", at="a1")
    blue = state["players"][0]
    assert (blue["temple"], blue["supply"], blue["settlements"]) == (1, 38, ["q12"])
    assert "owed" not in turn(state)
    state = after_turn(after_turn(state))
    assert turn(state)["owed"] == 1
    turn(state)["card"] = "forest"
    for at in ("q11", "p12", "p11"):
        state = do(state, "build", at=at)
    assert (types(state), turn(state)["due"], turn(state)["owed"]) == ({"build"}, 0, 1)
    state = do(state, "build", at="r11")
    blue = state["players"][0]
    assert (blue["supply"], "temple" in blue, len(turn(state)["built"])) == (35, False, 4)
    assert "end-turn" in types(state)


def test_a_temple_with_an_empty_supply() -> None:
    """M6, E1: settlements on a temple must be built even if the supply is empty; this does not trigger the end."""
    state = marshlands(["q12"], [], card="forest")
    state["players"][0].update({"supply": 0, "temple": 2})
    turn(state)["owed"] = 2
    assert types(state) == {"build"}
    state = do(state, "build", at="q11")
    assert (turn(state)["due"], turn(state)["owed"], types(state)) == (3, 1, {"build"})
    state = do(state, "build", at="r11")
    assert types(state) == {"end-turn"}
    assert not state["ending"]


def test_a_temple_without_a_card() -> None:
    """M6, T3: without a card the turn can end, and the settlement stays on the temple."""
    state = position(["a9"], ["t1"], card=None, sections=MARSHLANDS)
    state["players"][0]["temple"] = 1
    state["ending"] = True
    turn(state).update({"due": 0, "owed": 1})
    assert types(state) == {"end-turn"}
    assert do(state, "end-turn")["players"][0]["temple"] == 1


def test_a_settlement_that_cannot_be_built_stays_on_the_temple() -> None:
    """M6, T3, E1: with no free forest and no useful card, the mandatory action ends; blue has no further turn."""
    state = filled(marshlands(["q12"], [], card="forest"), "forest", but=1)
    state["players"][0].update({"supply": 30, "temple": 1})
    turn(state).update({"due": 1, "owed": 1, "built": ["q12"]})
    state["deck"], state["discard"] = ["forest", "forest"], []
    (last,) = builds(state)
    state = do(state, "build", at=last)
    assert (turn(state)["due"], "owed" in turn(state), state["ending"]) == (0, False, True)
    assert (state["players"][0]["temple"], types(state)) == (1, {"end-turn"})
    state = after_turn(state)
    assert turn(state)["player"] == "orange"
    state = after_turn(state)
    assert (state["players"][0]["temple"], state["frames"]) == (1, [])


def test_a_settlement_on_a_lost_temple_is_built_in_the_next_turn() -> None:
    """M6, L3: the only piece next to the temple leaves q12, so the tile is lost, but the settlement is still due."""
    state = give(marshlands(["q12", "a1"], [], card="forest"), 0, tile("temple", "r13"))
    state = do(state, "remove", tile="temple", at="q12")
    assert (state["players"][0]["temple"], state["players"][0]["tiles"]) == (1, [])
    state = after_turn(after_turn(state))
    assert (turn(state)["player"], turn(state)["owed"]) == ("blue", 1)
    turn(state).update({"card": "forest", "due": 0})
    state = do(state, "build", at="b1")
    assert ("temple" in state["players"][0], types(state)) == (False, {"end-turn"})


def test_the_bonus_tile_of_the_temple_waives_b3_for_the_first_build() -> None:
    """M6: the first build of the mandatory action may go on a hex that B3 alone forbids."""
    state = bonus(marshlands(["q12"], [], card="forest"), "temple-bonus")
    waived = {action["at"] for action in legal(state) if action.get("waiver") == "temple-bonus"}
    assert "a1" in waived
    assert "q11" not in waived
    state = do(state, "build", at="a1", waiver="temple-bonus")
    assert state["players"][0].get("bonus_tiles", []) == []
    state = bonus(give(marshlands(["q12", "m17"], [], card="forest"), 0, tile("temple", "r13")), "temple-bonus")
    state["players"][0]["tiles"].append(tile("temple", "m18"))
    state = do(state, "build", at="a1", waiver="temple-bonus")
    assert state["players"][0]["bonus_tiles"][0]["status"] == "used"
    assert not [action for action in legal(state) if "waiver" in action]


def test_no_outpost_while_the_temple_bonus_does_the_same() -> None:
    """N5, M6: the outpost waives B3, except for the first mandatory build while the temple's bonus tile is ready."""

    def waivers(state: State, tile_used: str | None = None) -> set[str]:
        return {action["waiver"] for action in legal(state) if "waiver" in action and action.get("tile") == tile_used}

    state = hold(marshlands(["q12", "m17"], [], card="forest"), "outpost")
    bonus(give(state, 0, tile("temple", "r13"), tile("temple", "m18")), "temple-bonus")
    assert waivers(state) == {"temple-bonus"}
    assert waivers(do(state, "build", at="q11")) == {"outpost"}
    with_oracle = hold(marshlands(["q12", "m17"], [], card="forest"), "outpost")
    bonus(give(with_oracle, 0, tile("oracle", "r13")), "temple-bonus")
    assert waivers(with_oracle, "oracle") == {"outpost"}
    for status in ("fresh", "used"):
        assert waivers(bonus(state, "temple-bonus", status)) == {"outpost"}


def test_families_with_two_on_swamp_and_a_temple() -> None:
    """S11: two builds on swamp and one from a temple count as three builds of the mandatory action."""
    state = marshlands(["m3"], [], card="swamp-forest", cards=["families"])
    state["players"][0]["temple"] = 1
    turn(state)["owed"] = 1
    for at in ("n4", "o4", "p4"):
        state = do(state, "build", at=at)
    assert state["players"][0]["gold"] == 2


def test_palaces_and_noblewomen() -> None:
    """M7, S16: a tie at the palace c8 pays both players; the location c3 pays blue, and h9 pays no player."""
    state = marshlands(["b8", "c9", "b3", "b2"], ["c7", "d8", "c4"], cards=["noblewomen"])
    gold = scores(state)
    assert (gold["blue"]["palaces"], gold["orange"]["palaces"]) == (5, 5)
    assert (gold["blue"]["noblewomen"], gold["orange"]["noblewomen"]) == (5, 0)
    state["players"][0]["settlements"].append("d9")
    gold = scores(state)
    assert (gold["blue"]["palaces"], gold["orange"]["palaces"]) == (5, 0)
    assert "palaces" not in scores(position(["a1"]))["blue"]


def test_geologists() -> None:
    """S14: with i5 and j5, one area joins the mountain on h5, h6 and i6 to the mountain that includes p2.

    A piece on i6 joins them, too, because a piece on a mountain touches it.
    """
    state = marshlands(["j4", "k3", "k2", "l1", "m1", "n1", "o1", "o2"], [], cards=["geologists"])
    assert scores(state)["blue"]["geologists"] == 0
    state["players"][0]["settlements"] += ["i5", "j5"]
    assert scores(state)["blue"]["geologists"] == 4
    state["players"][0]["settlements"][-2:] = ["i6", "j5"]
    assert scores(state)["blue"]["geologists"] == 4


@pytest.mark.parametrize(
    ("kingdom", "gold"),
    [
        (["a1"], 0),
        (["a1", "c1"], 0),
        (["a1", "b1"], 4),
        (["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "t20", "t19"], 16),
        (["a1", "a2", "b3", "b4"], 8),
        (["a3", "a2", "a1", "b1", "b2", "b3"], 6),
    ],
)
def test_messengers(kingdom: list[str], gold: int) -> None:
    """S15: two gold per hex of a shortest path between the two pieces that are farthest apart in one area."""
    assert scores(marshlands(kingdom, cards=["messengers"]))["blue"]["messengers"] == gold


def test_vassals_captains_and_scouts() -> None:
    """S17 to S19: at first, five pieces are next to another section.

    Later, the pieces on b1 and b2 are each next to three other pieces, and the piece on t20 is next to desert.
    """
    state = marshlands(["j1", "k20", "a10", "t11", "j10", "i9", "l12"], cards=["vassals", "captains", "scouts"])
    state["removed_terrain"] = "desert"
    gold = scores(state)["blue"]
    assert gold["vassals"] == 5
    state["players"][0]["settlements"] = ["b2", "b1", "c1", "a2", "t20"]
    gold = scores(state)["blue"]
    assert gold["captains"] == 2
    assert gold["scouts"] == 1
    assert state["removed_terrain"] == "desert"


def test_a_canoe_reacts_to_a_nomad_tile() -> None:
    """M3, N1: a nomad space has only one tile, so a canoe may react when a player takes it."""
    state = position(["g5", "a1"], ["h18"], card="desert", sections=[*NOMADS[:2], *MARSHLANDS[2:]])
    state["nomad_tiles"] = {"h6": "outpost"}
    give(state, 1, tile("canoe", "h19"))
    state = do(state, "build", at="g6")
    assert reaction(state) == ["orange", "blue", "h6"]


def test_an_ended_mandatory_action_is_not_opened_again() -> None:
    """T3, M1: neither a redraw nor an oracle can reopen a mandatory action that ended without a build."""
    state = filled(marshlands(["b3"], []), "grass")
    state["ending"] = True
    turn(state)["due"] = 0
    state["deck"] = ["swamp-desert", "desert"]
    state = do(state, "redraw")
    assert (turn(state)["card"], turn(state)["due"]) == ("swamp-desert", 0)
    give(state, 0, tile("oracle", "c3"))
    state = do(state, "build", tile="oracle", at="b4")
    assert (turn(state)["terrain"], turn(state)["due"]) == ("swamp", 0)
    assert types(state) == {"end-turn"}


@pytest.mark.parametrize(("status", "twin"), [("fresh", "used"), ("ready", "ready"), ("used", "used")])
def test_a_lost_canoe_that_was_ready_renews_its_twin(status: str, twin: str) -> None:
    """L3, M3: if the lost canoe was fresh or used, the other one stays used; the bonus tile is lost in any case."""
    state = give(marshlands(["b3", "h8"], []), 0, tile("canoe", "c3", "used"), tile("canoe", "h9", status))
    bonus(state, "canoe-bonus")
    state["players"][0]["tiles"].append(tile("paddock", "c3"))
    state = do(state, "move", tile="paddock", origin="h8", to="j8")
    assert [held["kind"] for held in state["players"][0]["tiles"]] == ["canoe", "paddock"]
    assert statuses(state, 0) == [twin, "used"]
    assert "bonus_tiles" not in state["players"][0]


def test_pending_reactions_wait_below() -> None:
    """M3: the frame for f8 is directly below the one for c6, and names the player to the left of the taker."""
    state = position(["g7"], ["t1"], ["h18", "q9"], sections=["quarry", "city-hall-fort", *MARSHLANDS[:2]])
    give(state, 0, tile("city-hall", "p3"))
    give(state, 2, tile("canoe", "h19"))
    state["nomad_tiles"] = {"c6": "treasure", "f8": "sword", "h6": "outpost"}
    state = do(state, "place", tile="city-hall", at="e6")
    assert [frame.get("player") for frame in state["frames"]] == ["blue", "orange", "black"]
    assert [frame.get("at") for frame in state["frames"]] == [None, "f8", "c6"]
    assert reaction(do(state, "finish")) == ["black", "blue", "f8"]
