"""Multi-step movements in the second implementation: by default, only the hex where they end counts (N6, X6, X7)."""

import pytest

from .board import SUITABLE, board_of, hexes_of, name_of
from .documents import State
from .examples import (
    MARSHLANDS,
    do,
    give,
    hold,
    last_tiles,
    movement_origin,
    moves,
    position,
    reaction,
    statuses,
    tile,
    types,
    using,
)


def resettling(*kingdoms: list[str], cards: list[str] | None = None) -> State:
    """A state in which blue can use a resettlement, orange has the canoe tile from h9, and c3 has one tile left."""
    state = position(*kingdoms, card="forest", cards=cards, sections=MARSHLANDS)
    give(state, 1, tile("canoe", "h9"))
    return hold(last_tiles(state, "c3"), "resettlement")


def step(state: State, origin: str, to: str) -> State:
    return do(state, "move", tile="resettlement", origin=origin, to=to)


def frames(state: State) -> list[str]:
    return [frame["frame"] for frame in state["frames"]]


def narrow(state: State, *names: str) -> State:
    """The state with a wall on every suitable empty hex except these."""
    taken = {name for player in state["players"] for name in player["settlements"]}
    suitable = {name_of(at) for at in hexes_of(board_of(state), SUITABLE)}
    return {**state, "walls": sorted(suitable - taken - set(names))}


def test_the_origin_is_kept_while_a_movement_lasts() -> None:
    """N6: until the action ends, its frame records where the latest movement began."""
    state = step(resettling(["a9", "t1"], []), "a9", "a10")
    assert (using(state), movement_origin(state)) == (["resettlement", 3, "a10", None], "a9")
    state = step(state, "a10", "b10")
    assert (using(state), movement_origin(state)) == (["resettlement", 2, "b10", None], "a9")
    state = step(state, "t1", "t2")
    assert (using(state), movement_origin(state)) == (["resettlement", 1, "t2", None], "t1")
    again = step(state, "b10", "a10")
    assert using(again) == []
    assert all("from" not in frame for frame in again["frames"])
    assert all("from" not in frame for frame in do(state, "finish")["frames"])


def test_a_movement_ends_before_another_piece_moves() -> None:
    """N6, L3: the movement from k4 ends before another settlement reaches m5, so the tile of l4 is lost."""
    state = give(resettling(["k4", "m6"], []), 0, tile("fountain", "l4"))
    state = step(state, "k4", "k3")
    assert statuses(state, 0) == ["ready"]
    state = step(state, "m6", "m5")
    assert statuses(state, 0) == []
    state = do(state, "finish")
    assert (statuses(state, 0), state["players"][0]["taken_from"]) == ([], ["l4"])


def test_a_second_settlement_that_comes_first_keeps_the_tile() -> None:
    """N6, L3: a settlement reaches m5, next to l4, before the one on k4 leaves."""
    state = give(resettling(["k4", "m6"], []), 0, tile("fountain", "l4"))
    state = step(step(state, "m6", "m5"), "k4", "k3")
    assert statuses(do(state, "finish"), 0) == ["ready"]


@pytest.mark.parametrize(("status", "twin"), [("ready", "ready"), ("fresh", "used")])
def test_a_movement_that_loses_a_tile_with_a_twin(status: str, twin: str) -> None:
    """L3, N6: the piece next to l4 moves away; the other fountain can become ready only when the movement ends."""
    state = resettling(["k4", "s7"], [])
    give(state, 0, tile("fountain", "l4", status), tile("fountain", "r7", "used"))
    state = step(state, "k4", "k3")
    assert statuses(state, 0) == [status, "used"]
    assert statuses(do(state, "finish"), 0) == [twin]


def test_two_ends_with_the_last_step() -> None:
    """N6, M3: the first movement takes the last tile of h9, the second that of c3; reactions come in this order."""
    state = step(resettling(["a1", "b1", "i8"], ["i9"]), "i8", "h8")
    assert (reaction(state), state["location_tiles"]["h9"]) == ([], 1)
    state["frames"][-1]["left"] = 1
    state = step(state, "b1", "b2")
    assert state["players"][0]["taken_from"] == ["c3", "h9"]
    assert frames(state) == ["turning", "reacting", "reacting"]
    assert reaction(state) == ["orange", "blue", "h9"]
    state = do(state, "finish")
    assert reaction(state) == ["orange", "blue", "c3"]
    assert types(do(state, "finish")) == {"build"}


def test_a_canoe_reacts_to_the_end_of_the_action() -> None:
    """N6, M3: `finish` ends the movement, and the frame of the reaction is on top of that of the turn."""
    state = do(step(resettling(["a1", "b1"], ["i9"]), "b1", "b2"), "finish")
    assert (frames(state), reaction(state)) == (["turning", "reacting"], ["orange", "blue", "c3"])


def resettling_with_canoes(*more: str, cards: list[str] | None = None) -> State:
    """The state after blue's step from b1 to b2. Blue and orange have canoes; c3 and e15 have one tile left each."""
    state = resettling(["a1", "b1", "g8", *more], ["i9"], cards=cards)
    give(state, 0, tile("canoe", "h9"), tile("fountain", "l4"))
    state["location_tiles"] |= {"h9": 0, "e15": 1}
    return step(state, "b1", "b2")


def test_a_reaction_while_the_players_own_piece_is_moving() -> None:
    """N6, L3: l2 is not next to l4, but the settlement counts as being on l3 until its movement ends."""
    state = step(resettling_with_canoes("l3"), "l3", "l2")
    state = do(state, "build", tile="canoe", at="d14")
    assert reaction(state) == ["blue", "orange", "e15"]
    state = do(state, "build", tile="canoe", at="f8")
    assert (reaction(state), using(state), movement_origin(state)) == ([], ["resettlement", 2, "l2", None], "l3")
    assert statuses(state, 0) == ["used", "ready", "fresh"]
    assert statuses(do(state, "finish"), 0) == ["used", "fresh"]
    assert statuses(do(step(state, "l2", "l3"), "finish"), 0) == ["used", "ready", "fresh"]


@pytest.mark.parametrize(("answer", "then", "at_last"), [("f8", ["8"], ["8"]), ("g7", [], ["7"])])
def test_lines_while_a_piece_is_moving(answer: str, then: list[str], at_last: list[str]) -> None:
    """N6, S24: until its movement from j8 to j7 ends, the settlement counts in row 8 and not in row 7."""
    state = step(resettling_with_canoes("j8", "s7", "t7", "t8", "k4", cards=["mayors"]), "j8", "j7")
    state = do(do(state, "build", tile="canoe", at="d14"), "build", tile="canoe", at=answer)
    assert state["players"][0].get("marks", []) == then
    assert do(state, "finish")["players"][0]["marks"] == at_last


def test_a_movement_ends_when_no_step_can_follow() -> None:
    """N6: the settlement moves from d2 to c2. No hex next to c2 is buildable, so the movement ends there."""
    state = narrow(resettling(["d2"], ["i9"]), "c2", "b4")
    assert moves(state, "resettlement", "d2") == {"c2"}
    state = step(state, "d2", "c2")
    assert (frames(state), reaction(state)) == (["turning", "reacting"], ["orange", "blue", "c3"])
    assert statuses(state, 0) == ["fresh"]


def test_a_reaction_can_end_a_movement() -> None:
    """N6, M3, S24: a canoe build fills c5, the only hex to step to, so the movement ends on d5.

    Blue then has four pieces in row 5 and marks it.
    """
    kingdom = ["d2", "d4", "r5", "s5", "t5"]
    state = narrow(resettling(kingdom, ["i9"], cards=["mayors"]), "c2", "d5", "c5")
    state = step(step(state, "d2", "c2"), "d4", "d5")
    assert (frames(state), reaction(state)) == (["turning", "using", "reacting"], ["orange", "blue", "c3"])
    assert "marks" not in state["players"][0]
    declined = do(state, "finish")
    assert (using(declined), movement_origin(declined)) == (["resettlement", 2, "d5", None], "d4")
    assert moves(declined, "resettlement", "d5") == {"c5"}
    state = do(state, "build", tile="canoe", at="c5")
    assert frames(state) == ["turning"]
    assert state["players"][0]["marks"] == ["5"]


def test_rows_only_passed_are_not_marked() -> None:
    """N6, S24: on f2, the settlement is the fourth piece in row 2; that counts only if its movement ends there."""
    state = resettling(["f1", "e2", "h2", "i2"], [], cards=["mayors"])
    state = step(state, "f1", "f2")
    assert "marks" not in state["players"][0]
    assert do(state, "finish")["players"][0]["marks"] == ["2"]
    assert "marks" not in do(step(state, "f2", "f1"), "finish")["players"][0]


def test_a_loose_movement_may_pass_a_crowd() -> None:
    """N6: b9 is next to a9 and a10, so the movement cannot end there; b10 is next to a10 alone."""
    state = resettling(["a9", "a10", "b8"], [])
    state["ruleset"]["resettlement"] = "loose"
    state = step(state, "b8", "b9")
    assert (movement_origin(state), types(state)) == ("b8", {"move"})
    state = step(state, "b9", "b10")
    assert (movement_origin(state), types(state)) == ("b8", {"move", "finish"})


def stepwise(state: State, resettlement: str = "free") -> State:
    """Set the option that makes every step count, and the option for resettlement. Return the state."""
    state["ruleset"] |= {"movement": "each-step", "resettlement": resettlement}
    return state


def test_every_step_counts_with_the_option() -> None:
    """N6, L1, L3: the step from k4 to k3 loses the tile of l4, and the step back does not regain it."""
    state = stepwise(give(resettling(["k4", "m6"], []), 0, tile("fountain", "l4")))
    state = step(state, "k4", "k3")
    assert (using(state), movement_origin(state), statuses(state, 0)) == (["resettlement", 3, "k3", None], None, [])
    state = step(state, "k3", "k4")
    assert (statuses(state, 0), state["location_tiles"]["l4"]) == ([], 1)


def test_a_canoe_between_steps() -> None:
    """N6, M3: the step to b2 takes the last tile of c3; after the reaction the movement continues."""
    state = step(stepwise(resettling(["a1", "b1"], ["i9"])), "b1", "b2")
    assert (frames(state), reaction(state)) == (["turning", "using", "reacting"], ["orange", "blue", "c3"])
    state = do(state, "finish")
    assert (using(state), types(state)) == (["resettlement", 3, "b2", None], {"move", "finish"})


def test_a_line_is_marked_on_the_way() -> None:
    """N6, S24: on f2, the settlement is the fourth piece in row 2, and the mark stays when it goes back to f1."""
    state = step(stepwise(resettling(["f1", "e2", "h2", "i2"], [], cards=["mayors"])), "f1", "f2")
    assert state["players"][0]["marks"] == ["2"]
    assert do(step(state, "f2", "f1"), "finish")["players"][0]["marks"] == ["2"]


@pytest.mark.parametrize("resettlement", ["free", "loose"])
def test_a_reaction_that_leaves_no_step(resettlement: str) -> None:
    """N6, M3: a canoe build fills c5, the only hex to step to, so the movement ends on d5, next to two pieces.

    With `loose`, the player could not have ended the movement there.
    """
    state = narrow(stepwise(resettling(["d4", "e5", "d6"], ["i9"]), resettlement), "d5", "c5")
    state = step(state, "d4", "d5")
    assert ("finish" in types(state)) is (resettlement == "free")
    state["frames"].append({"frame": "reacting", "player": "orange", "taker": "blue", "at": "c3"})
    state = do(state, "build", tile="canoe", at="c5")
    assert frames(state) == ["turning"]
    assert "d5" in state["players"][0]["settlements"]
