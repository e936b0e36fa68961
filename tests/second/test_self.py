"""Tests of the base game in the second implementation, with examples small enough to check by hand."""

import copy

import pytest

from . import apply, legal_actions, perft, scores
from .board import board_of, hex_of, hexes_of, name_of, neighbours
from .examples import builds, filled, give, legal, moves, position, tile, types


def test_neighbours_depend_on_the_row() -> None:
    """G2, G3."""
    board = board_of(position([]))

    def around(name: str) -> set[str]:
        return {name_of(at) for at in neighbours(board, hex_of(name))}

    assert around("c3") == {"b2", "c2", "b3", "d3", "b4", "c4"}
    assert around("c4") == {"c3", "d3", "b4", "d4", "c5", "d5"}
    assert around("a1") == {"b1", "a2"}


def test_a_turned_section_is_upside_down() -> None:
    """G1."""
    state = position([])
    state["board"]["sections"][3] = "farm:turned"
    board = board_of(state)
    assert board.terrain[hex_of("t20")] == "desert"
    assert board.locations[hex_of("m19")] == "farm"


def test_first_build_is_free_and_the_next_one_adjacent() -> None:
    """B3: the first settlement may go on any grass; the next one must be adjacent to it."""
    state = position([], ["a1"])
    grass = {name_of(at) for at in hexes_of(board_of(state), {"grass"})}
    assert builds(state) == grass
    state = apply(state, {"type": "build", "at": "e4"})
    assert builds(state) == {"f4", "e5", "f5"}
    assert types(state) == {"build"}


def test_a_turn_ends_after_three_builds() -> None:
    """T2, T4, T6."""
    state = position([], [])
    before = copy.deepcopy(state)
    after = state
    for at in ("e4", "e5", "f5"):
        assert {"type": "end-turn"} not in legal(after)
        after = apply(after, {"type": "build", "at": at})
    assert types(after) == {"end-turn"}
    after = apply(after, {"type": "end-turn"})
    assert state == before
    blue, orange = after["players"]
    assert (blue["supply"], blue["hand"], orange["hand"]) == (37, ["grass"], [])
    assert after["discard"] == ["grass"]
    turning = {"frame": "turning", "player": "orange", "card": "canyon", "due": 3, "built": []}
    assert after["frames"] == [turning]


def test_a_tile_is_taken_and_cannot_be_used_at_once() -> None:
    """L1, L2: h7 is a tavern."""
    state = apply(position([], [], card="forest"), {"type": "build", "at": "g7"})
    blue = state["players"][0]
    assert blue["tiles"] == [tile("tavern", "h7", "fresh")]
    assert blue["taken_from"] == ["h7"]
    assert state["location_tiles"]["h7"] == 1


def test_tavern_continues_a_line() -> None:
    """L10: the build is at either end of three pieces in a row, on suitable terrain."""
    state = give(position(["a3", "b3", "c3"], []), 0, tile("tavern", "c7"))
    assert builds(state, "tavern") == {"d3"}
    state = give(position(["b3", "c3", "d3"], []), 0, tile("tavern", "c7"))
    assert builds(state, "tavern") == {"a3", "e3"}
    state = give(position(["b3", "c3"], []), 0, tile("tavern", "c7"))
    assert builds(state, "tavern") == set()


def test_paddock_jumps_over_anything() -> None:
    """L13: a settlement moves two hexes in a straight line, never onto a mountain, onto a piece or off the board."""
    state = give(position(["f4"], ["h4"]), 0, tile("paddock", "l7"))
    assert moves(state, "paddock", "f4") == {"e2", "e6", "g6"}
    state = give(position(["a1"], []), 0, tile("paddock", "l7"))
    assert moves(state, "paddock", "a1") == {"c1", "b3"}


def test_a_harbor_move_ignores_the_settlement_that_moves() -> None:
    """L12, B5: when the settlement on c3 moves, only t1 is left, which is not next to water, so any water is legal.

    When the settlement on t1 moves, it must go to b4, the only water next to c3.
    """
    state = give(position(["c3", "t1"], []), 0, tile("harbor", "h7"))
    assert moves(state, "harbor", "t1") == {"b4"}
    free = moves(state, "harbor", "c3")
    assert len(free) == len(hexes_of(board_of(state), {"water"}))


def test_the_vacated_hex_decides_whether_a_settlement_may_go_far() -> None:
    """B5: the hex that the settlement leaves, a4, still counts as water next to a3, so no farther water is legal.

    The settlement cannot end its move on a4 either. If the option ignores a4, any free water is legal.
    """
    state = give(position(["a3", "a4", "b4"], []), 0, tile("harbor", "h7"))
    assert moves(state, "harbor", "a4") == {"c5"}
    state = give(position(["a3", "a4"], ["b4", "c5"]), 0, tile("harbor", "h7"))
    assert moves(state, "harbor", "a4") == set()
    state["ruleset"]["vacated_hex"] = "ignored"
    assert len(moves(state, "harbor", "a4")) > 50


def test_a_tile_is_lost_with_the_last_settlement_beside_it() -> None:
    """L3: one of two paddocks is used; the ready one is lost, so the used one becomes ready."""
    state = give(position(["h6", "c6"], []), 0, tile("paddock", "c7"), tile("paddock", "h7"))
    state = apply(state, {"type": "move", "tile": "paddock", "from": "h6", "to": "j6"})
    blue = state["players"][0]
    assert blue["tiles"] == [tile("paddock", "c7", "ready")]
    assert blue["taken_from"] == ["c7", "h7"]


def test_a_useless_card_is_redrawn() -> None:
    """T3: during the mandatory action, only the redraw is legal, and the number of builds due stays the same."""
    state = filled(position([], [], card="grass"), "grass", but=1)
    (last,) = builds(state)
    state = apply(state, {"type": "build", "at": last})
    assert types(state) == {"redraw"}
    state["deck"] = ["desert"] + state["deck"]
    state = apply(state, {"type": "redraw"})
    assert state["frames"][-1]["card"] == "desert"
    assert state["frames"][-1]["due"] == 2
    assert state["removed"] == ["grass"]
    assert types(state) == {"build"}


def test_without_a_better_card_the_mandatory_action_ends() -> None:
    """T3: the draw pile holds only grass, and the discard pile is empty."""
    state = filled(position([], [], card="grass"), "grass", but=1)
    state["deck"] = ["grass"]
    (last,) = builds(state)
    state = apply(state, {"type": "build", "at": last})
    assert state["frames"][-1]["due"] == 0
    assert state["ending"]
    assert types(state) == {"end-turn"}


def test_a_hidden_card_is_played_before_it_matters() -> None:
    """T1: tiles that do not depend on the card may be used before the card is played."""
    state = give(position(["e4"], [], card=None), 0, tile("farm", "h7"), tile("oracle", "c7"))
    state["players"][0]["hand"] = [None]
    state["deck"] = None
    state["removed"] = ["forest"] * 5
    played = {action["card"] for action in legal(state) if action["type"] == "play"}
    assert played == {"grass", "canyon", "desert", "flower-field"}
    assert types(state) == {"build", "play"}
    assert builds(state, "oracle") == set()
    assert builds(state, "farm") == {"f4", "e5", "f5"}
    state = apply(state, {"type": "play", "card": "grass"})
    assert state["players"][0]["hand"] == []
    assert builds(state) == builds(state, "oracle") == {"f4", "e5", "f5"}


def test_an_empty_draw_pile_is_refilled() -> None:
    """T4: a `shuffle` action states the order of the new draw pile; after a `reveal` action, the order is unknown."""
    state = position([], [])
    state["deck"], state["discard"] = [], ["desert", "forest"]
    state["frames"][-1]["due"] = 0
    waiting = apply(state, {"type": "end-turn"})
    assert waiting["frames"] == [{"frame": "drawing", "player": "blue", "purpose": "hand"}]
    assert {action["card"] for action in legal(waiting)} == {"desert", "forest", "grass", None}
    shuffled = apply(waiting, {"type": "shuffle", "deck": ["forest", "grass", "desert"]})
    assert (shuffled["deck"], shuffled["discard"]) == (["grass", "desert"], [])
    assert shuffled["players"][0]["hand"] == ["forest"]
    unseen = apply(waiting, {"type": "reveal", "card": None})
    assert (unseen["deck"], unseen["discard"]) == (None, [])
    assert unseen["players"][0]["hand"] == [None]
    with pytest.raises(ValueError, match="not legal"):
        apply(waiting, {"type": "shuffle", "deck": ["forest", "forest", "desert"]})


def test_the_round_is_finished_after_the_last_settlement() -> None:
    """E1."""
    state = position([], [])
    state["players"][0]["supply"] = 1
    state = apply(state, {"type": "build", "at": "e4"})
    assert state["ending"]
    state = apply(state, {"type": "end-turn"})
    assert state["frames"][-1]["player"] == "orange"
    state["frames"][-1]["due"] = 0
    state = apply(state, {"type": "end-turn"})
    assert state["frames"] == []
    assert legal_actions(state) == set()
    assert perft(state, 1) == 0


def test_a_castle_pays_once() -> None:
    """C1: d4 is a castle."""
    assert scores(position(["c4", "d3", "e4"], ["c5", "t1"]))["blue"]["castles"] == 3
    assert scores(position(["a1"], []))["blue"]["castles"] == 0


def test_lords_share_in_full() -> None:
    """S10: four players with 8, 8, 6 and 2 pieces in the same sector earn 12, 12, 6 and nothing."""
    rows = [[f"{column}{row}" for column in "abcdefgh"] for row in (1, 2, 3, 4)]
    state = position(rows[0], rows[1], rows[2][:6], rows[3][:2], cards=["lords"])
    assert [gold["lords"] for gold in scores(state).values()] == [12, 12, 6, 0]


def test_lords_zero() -> None:
    """S10: zero can be the next highest number unless the option forbids it. An empty sector pays nothing."""
    state = position(["a1"], [], cards=["lords"])
    assert [gold["lords"] for gold in scores(state).values()] == [12, 6]
    state["ruleset"]["lords_zero"] = "nothing"
    assert [gold["lords"] for gold in scores(state).values()] == [12, 0]


def test_farmers_count_the_sector_with_the_fewest_pieces() -> None:
    """S9: a player with 10, 6, 6 and 4 pieces in the four sectors earns 12."""
    quarters = [("abcdefghij", 1), ("klmnop", 1), ("abcdef", 20), ("klmn", 20)]
    kingdom = [f"{column}{row}" for columns, row in quarters for column in columns]
    assert scores(position(kingdom, cards=["farmers"]))["blue"]["farmers"] == 12
    assert scores(position(kingdom[:-4], cards=["farmers"]))["blue"]["farmers"] == 0


def test_lines_and_areas() -> None:
    """S4 to S8: four settlements in a row connect the taverns on c7 and h7; a fifth stands alone on a1."""
    cards = ["merchants", "discoverers", "knights", "hermits", "citizens"]
    state = position(["d7", "e7", "f7", "g7", "a1"], cards=cards)
    gold = scores(state)["blue"]
    assert gold == {
        "merchants": 8,
        "discoverers": 2,
        "knights": 8,
        "hermits": 2,
        "citizens": 2,
        "castles": 0,
        "gold": 0,
        "total": 22,
    }


def test_fishermen_miners_and_workers() -> None:
    """S1 to S3: a4 on water earns nothing; c4 is next to water and a castle; e2, beside two mountains, earns 1."""
    cards = ["fishermen", "miners", "workers"]
    gold = scores(position(["a4", "c4", "e2"], cards=cards))["blue"]
    assert (gold["fishermen"], gold["miners"], gold["workers"]) == (1, 1, 1)


def test_perft_counts_sequences() -> None:
    """The count at depth 2 is the sum of the numbers of legal actions after each first action."""
    state = position([], [])
    second = [len(legal_actions(apply(state, action))) for action in legal(state)]
    assert perft(state, 0) == 1
    assert perft(state, 1) == len(second)
    assert perft(state, 2) == sum(second)
