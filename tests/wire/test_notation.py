"""One line for a position or a state, both ways."""

import random

import pytest

from referee.model.ruleset import LordsZero, Ruleset
from referee.wire.notation import parse_position, parse_state, write_position, write_state
from referee.wire.reader import ImpossibleError, WireError, load
from referee.wire.states import read_state
from tests.games import random_game, random_start
from tests.wire.samples import MID_GAME, OWN_SECTION, document, mid_game


def test_a_line_reads_back_to_the_letter() -> None:
    assert write_state(parse_state(MID_GAME)) == MID_GAME


@pytest.mark.parametrize("seed", range(6))
def test_every_state_of_a_game_has_its_line(seed: int) -> None:
    rng = random.Random(seed)
    for state, _ in random_game(rng, random_start(rng)):
        assert parse_state(write_state(state)) == state
        assert parse_position(write_position(state.position)) == state.position


def test_what_a_line_leaves_out_is_as_at_the_beginning() -> None:
    short = parse_state(
        "board=tavern,paddock,oasis,farm cards=lords,miners,knights blue=-;hand:G red=-;hand:T now=over"
    )
    assert (short.round, short.ending, short.start_player, short.deck) == (1, False, 0, None)
    assert [player.supply for player in short.players] == [40, 40]
    assert set(short.location_tiles.values()) == {2}


def test_a_position_need_not_tell_the_tiles() -> None:
    line = "board=tavern,paddock,oasis,farm cards=lords,miners,knights blue=a1,b2;gold:3 orange=-"
    assert parse_position(line).location_tiles is None
    assert write_position(parse_position(line)) == line


def test_even_what_cannot_be_has_its_line() -> None:
    state = mid_game()
    wrong = state._replace(
        players=(state.players[0]._replace(supply=3, taken_from=0, gold=7), *state.players[1:]),
        location_tiles={1 + max(state.location_tiles): 2},
        ruleset=Ruleset(lords_zero=LordsZero.NOTHING),
    )
    assert parse_state(write_state(wrong)) == wrong


def test_own_sections_capitols_caves_and_the_island() -> None:
    sent = document()
    sent["board"] = {
        "sections": [OWN_SECTION, "paddock", "oracle", "tavern"],
        "capitols": ["c18"],
        "caves": ["k2"],
        "island": "tree-house",
    }
    state = load(read_state, sent)
    line = write_state(state)
    assert "/e10:farm:turned,paddock," in line
    assert "capitols=c18 caves=k2 island=tree-house" in line
    assert parse_state(line) == state


@pytest.mark.parametrize(
    ("change", "place", "text"),
    [
        (("board=oasis", "bord=oasis"), "bord", "unknown field; there are board"),
        (("round=2", "round"), "round", "'round' is no field; a field is key=value"),
        (("round=2", "round=1 round=1"), "round", "is there twice"),
        (("round=2", "round=two"), "round", "'two' is no number"),
        (("round=2", "round=99999999999"), "round", "is no number"),
        (("now=turning:blue:C:2:g3:-", ""), "now", "is missing"),
        (("now=turning:blue:C:2:g3:-", "now=sleeping"), "now", "'sleeping' is no frame; a frame is turning:player"),
        (("turning:blue:C", "turning:blue:X"), "/frames/0/card", "'X' is none of grass"),
        (("oasis@h3", "oasis"), "blue", "'oasis' is no tile; a tile is kind@hex"),
        (("left=h3:1", "left=h3"), "left", "'h3' is no count of tiles; that is hex:number"),
        (("hand:?", "purse:3"), "orange", "'purse' is nothing a player has"),
        (("ruleset=big-box-es", "ruleset=taxes:none"), "ruleset", "'taxes' is no ruleset or option"),
        (("ruleset=big-box-es", "ruleset=lords_zero:some"), "/ruleset/lords_zero", "'some' is none of second"),
        (("g3,h4", "g3,h44"), "/players/0/settlements/1", "'h44' names no hex"),
        (("discard=GD", "discard=GX"), "/discard/1", "'X' is none of grass"),
        (("round=2", "round=2 ending=true"), "ending", "'true' is neither yes nor no"),
        (("turning:blue:C", "turning:blue:CC"), "now", "'CC' is no card; that is one letter"),
        (("hand:?", "hand:?;hand:G"), "orange", "'hand' is there twice"),
        (("left=h3:1", "left=h3:1,h3:0"), "left", "'h3' is there twice"),
    ],
)
def test_a_wrong_line_is_refused_with_the_field(change: tuple[str, str], place: str, text: str) -> None:
    assert change[0] in MID_GAME
    with pytest.raises(WireError) as refusal:
        parse_state(MID_GAME.replace(*change))
    assert refusal.value.faults[0].place == place
    assert text in refusal.value.faults[0].text


def test_a_board_that_cannot_be_is_refused() -> None:
    with pytest.raises(ImpossibleError, match="oasis lies top left already"):
        parse_state(MID_GAME.replace("tavern", "oasis:turned"))
