"""Positions and states as single lines: reading, writing and faults."""

import random
from pathlib import Path

import pytest

from referee.base.errors import ImpossibleError, ShapeError
from referee.board.hexes import named
from referee.documents.notation import (
    parse_position,
    parse_state,
    signature_in,
    signed_line,
    write_position,
    write_state,
)
from referee.documents.reader import load
from referee.documents.states import read_state
from referee.engine.audit import audit
from referee.model.frames import Using
from referee.model.ruleset import LordsZero, Ruleset
from referee.words.speech import speech
from tests.documents.samples import (
    ANSWER,
    BAZAAR,
    CANOE,
    CAVE,
    EVERYTHING,
    FORT,
    MAYORS,
    MID_GAME,
    OWN_SECTION,
    SCOUTS,
    document,
    everything,
    mid_game,
)
from tests.games import random_game, random_start


@pytest.mark.parametrize("line", [MID_GAME, EVERYTHING, CANOE, ANSWER, BAZAAR, CAVE, MAYORS, SCOUTS, FORT])
def test_a_line_is_written_as_it_was_read(line: str) -> None:
    assert write_state(parse_state(line)) == line


def test_a_signature_is_not_part_of_a_state() -> None:
    for line in (f"{MID_GAME} sig=Ab-1_z", f"{MID_GAME} SIG = Ab-1_z", f"sig=Ab-1_z {MID_GAME}"):
        assert signature_in(line) == "Ab-1_z"
        assert parse_state(line) == mid_game()
    assert signature_in(MID_GAME) is None
    assert signed_line(MID_GAME, "Ab-1_z") == f"{MID_GAME} sig=Ab-1_z"


def test_a_position_has_no_signature() -> None:
    with pytest.raises(ShapeError, match="sig"):
        parse_position(f"{write_position(mid_game().position)} sig=x")


def test_a_position_with_everything() -> None:
    position = everything().position
    line = write_position(position)
    assert line.endswith("tasks=road,advance walls=d12,i:e1 nomads=c6:treasure,f8:-,h6:-,i:a4:sword without=desert")
    figures = "warriors:c9,i:b2;scouts:d4,i:b3;wagon:i:c3;ship:a8;city_hall:k7"
    assert f"blue=i:a1,o14;gold:2;{figures};marks:7,20,i:5 " in line
    assert parse_position(line) == position


def test_the_lines_of_the_page_are_readable_and_possible() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    lines = [line for line in page.splitlines() if line.startswith("board=")]
    states = [parse_state(line) for line in lines]
    assert [write_state(state) for state in states] == lines
    assert [audit(state) for state in states] == [()] * len(lines)
    assert len(lines) == 4


@pytest.mark.parametrize("seed", range(12))
def test_every_state_of_a_game_has_its_line(seed: int) -> None:
    rng = random.Random(seed)
    for state, _ in random_game(rng, random_start(rng)):
        assert parse_state(write_state(state)) == state
        assert parse_position(write_position(state.position)) == state.position


def test_missing_fields_of_a_line_are_as_at_the_beginning() -> None:
    short = parse_state(
        "board=tavern,paddock,oasis,farm cards=lords,miners,knights blue=-;hand:G red=-;hand:T now=over"
    )
    assert (short.round, short.ending, short.start_player, short.deck) == (1, False, 0, None)
    assert [player.supply for player in short.players] == [40, 40]
    assert set(short.location_tiles.values()) == {2}


def test_settlements_on_temples_and_marks_are_not_in_the_supply() -> None:
    blue, orange = everything().players
    assert blue.supply == 40 - 2 - 2 - 3
    assert orange.supply == 40 - 2
    other = EVERYTHING.replace("orange=a1,b1;", "orange=a1,b1;supply:3;temple:1;")
    assert parse_state(other).players[1].supply == 3
    assert "orange=a1,b1;supply:3;hand:?g;temple:1 " in write_state(parse_state(other))


def test_a_turn_without_anything_new_has_the_short_form() -> None:
    short = EVERYTHING.replace(":flower-field:2:cave,farmland:1,4", "").replace(":T:bazaar", ":T")
    long = EVERYTHING.replace(":flower-field:2:cave,farmland:1,4", ":-:0:-:-").replace(":T:bazaar", ":T")
    assert parse_state(short) == parse_state(long)
    assert write_state(parse_state(long)) == short
    one = EVERYTHING.replace(":flower-field:2:cave,farmland:1,4", ":-:1:-:-")
    assert write_state(parse_state(one)) == one


@pytest.mark.parametrize("via", ["bazaar", "-"])
def test_the_last_part_of_a_use_is_where_its_movement_began(via: str) -> None:
    """N6, X6, X7: a dash in place of `bazaar` means that the tile is not repeated with a bazaar."""
    text = EVERYTHING.replace("fort:1:i:c3:T:bazaar", f"wagon:1:i:c3:-:{via}:i:b2")
    state = parse_state(text)
    using = state.frames[1]
    assert isinstance(using, Using)
    assert (using.via, using.origin) == (None if via == "-" else via, named("i:b2"))
    assert write_state(state) == text


def test_an_absent_value_in_a_frame_is_written_as_a_dash() -> None:
    open_silo = EVERYTHING.replace("harvesting:orange:2:move:1", "harvesting:orange:2:-:3")
    assert write_state(parse_state(open_silo)) == open_silo
    assert document(parse_state(open_silo))["frames"][-1]["mode"] is None


@pytest.mark.parametrize(
    ("letter", "card"), [("g", "grass"), ("c", "canyon"), ("d", "desert"), ("f", "flower-field"), ("t", "forest")]
)
def test_small_letters_are_swamp_cards(letter: str, card: str) -> None:
    state = parse_state(EVERYTHING.replace("discard=Dt", f"discard={letter}{letter.upper()}"))
    assert document(state)["discard"] == [f"swamp-{card}", card]


def test_a_position_need_not_count_the_tiles() -> None:
    line = "board=tavern,paddock,oasis,farm cards=lords,miners,knights blue=a1,b2;gold:3 orange=-"
    assert parse_position(line).location_tiles is None
    assert write_position(parse_position(line)) == line


def test_even_an_impossible_table_has_its_line() -> None:
    state = mid_game()
    wrong = state._replace(
        players=(state.players[0]._replace(supply=3, taken_from=0, gold=7), *state.players[1:]),
        location_tiles={1 + max(state.location_tiles): 2},
        ruleset=Ruleset(lords_zero=LordsZero.NOTHING),
    )
    assert parse_state(write_state(wrong)) == wrong


def test_custom_sections_capitols_caves_and_the_island() -> None:
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
        (("board=oasis", "bord=oasis"), "bord", "There is no field called “bord” here. Did you mean “board”?"),
        (("farm,tavern", "farm,zoo"), "/board/sections/3", "There is no section called “zoo”."),
        (("round=2", "round"), "round", "“round” is not a field. A field looks like `key=value`."),
        (("round=2", "round=1 round=1"), "round", "“round” is listed twice."),
        (("round=2", "round=two"), "round", "“two” is not a whole number"),
        (("round=2", "round=99999999999"), "round", "is not a whole number"),
        (("now=turning:blue:C:2:g3:-", ""), "now", "is missing"),
        (
            ("now=turning:blue:C:2:g3:-", "now=sleeping"),
            "now",
            "“sleeping” does not say what the game is waiting for. Write turning:player",
        ),
        (("turning:blue:C", "turning:blue:X"), "/frames/0/card", "“X” is not possible here."),
        (("oasis@h3", "oasis"), "blue", "“oasis” is not a tile. Write `kind@hex`"),
        (("left=h3:1", "left=h3"), "left", "“h3” is not a number of tiles. Write `hex:number`."),
        (("hand:?", "purse:3"), "orange", "There is no field called “purse” here."),
        (("ruleset=big-box-es", "ruleset=taxes:none"), "ruleset", "There is no ruleset or option called “taxes”."),
        (
            ("ruleset=big-box-es", "ruleset=lords_zero"),
            "ruleset",
            "“lords_zero” must be two words joined by a colon.",
        ),
        (("ruleset=big-box-es", "ruleset=lords_zero:second,lords_zero:second"), "ruleset", "“lords_zero” is listed"),
        (("ruleset=big-box-es", "ruleset=lords_zero:some"), "/ruleset/lords_zero", "“some” is not possible here."),
        (("g3,h4", "g3,h44"), "/players/0/settlements/1", "There is no hex called “h44”."),
        (("discard=GD", "discard=GX"), "/discard/1", "“X” is not possible here."),
        (("round=2", "round=2 ending=true"), "ending", "“true” must be `yes` or `no`"),
        (("turning:blue:C", "turning:blue:CC"), "now", "“CC” is not a terrain card. Write one letter"),
        (("hand:?", "hand:?;hand:G"), "orange", "“hand” is listed twice"),
        (("left=h3:1", "left=h3:1,h3:0"), "left", "“h3” is listed twice"),
    ],
)
def test_a_wrong_line_is_refused_with_the_field(change: tuple[str, str], place: str, text: str) -> None:
    assert change[0] in MID_GAME
    with pytest.raises(ShapeError) as refusal:
        parse_state(MID_GAME.replace(*change))
    assert refusal.value.faults[0].place == place
    assert text in speech().fault(refusal.value.faults[0])


@pytest.mark.parametrize(
    ("change", "place", "text"),
    [
        (("tasks=road", "tasks=toll"), "/tasks/0", "There is no task called “toll”."),
        (("tasks=road", "tasks="), "/tasks/0", "There is no task called “”."),
        (
            ("road,advance", ",".join(["road"] * 7)),
            "/tasks",
            "There are 7 items in this list, but it can have at most 6",
        ),
        (("walls=d12", "walls=d21"), "/walls/0", "There is no hex called “d21”."),
        (("walls=d12", "walls=i:e1"), "/walls", "“i:e1” is listed twice"),
        (("nomads=c6:treasure", "nomads=treasure"), "nomads", "“treasure” is not a nomad space. Write `hex:tile`"),
        (("nomads=c6:treasure", "nomads=c6:farm"), "/nomad_tiles/c6", "There is no nomad tile called “farm”."),
        (("nomads=c6:treasure", "nomads=c66:treasure"), "/nomad_tiles/c66", "There is no hex called “c66”."),
        (("warriors:c9", "warriors:c99"), "/players/0/warriors/0", "There is no hex called “c99”."),
        (("warriors:c9", "warriors:i:b2"), "/players/0/warriors", "“i:b2” is listed twice"),
        (("wagon:i:c3", "wagon:-"), "/players/0/wagon", "There is no hex called “-”."),
        (("ship:a8", "ship:a8,a9"), "/players/0/ship", "There is no hex called “a8,a9”."),
        (("ship:a8", "ship"), "blue", "“ship” must be two words joined by a colon."),
        (("ship:a8", "boat:a8"), "blue", "There is no field called “boat” here."),
        (("city_hall:k7", "city_hall:k77"), "/players/0/city_hall", "There is no hex called “k77”."),
        (
            ("nomads:sword@1", "nomads:sword"),
            "blue",
            "“sword” is not a nomad tile. Write `kind@round`",
        ),
        (("nomads:sword@1", "nomads:sword@x"), "blue", "“x” is not a whole number"),
        (("nomads:sword@1", "nomads:sword@0"), "/players/0/nomad_tiles/0/round", "This must be between 1 and 100"),
        (
            ("nomads:sword@1", "nomads:farm@1"),
            "/players/0/nomad_tiles/0/kind",
            "There is no nomad tile called “farm”.",
        ),
        (("hand:?g", "hand:?gG"), "/players/1/hand", "There are 3 items in this list, but it can have at most 2"),
        (
            ("using:blue:fort:1:i:c3:T:bazaar", "using:blue:fort:1:i:c3"),
            "now",
            "does not say what the game is waiting for. Write turning",
        ),
        (("i:c3:T:bazaar", "i:c3:T:bazaar:farm"), "/frames/1/from", "There is no hex called “farm”."),
        (
            ("i:c3:T:bazaar", "i:c3:T:bazaar:i:b2:i:b1"),
            "now",
            "does not say what the game is waiting for. Write turning",
        ),
        (("i:c3:T:bazaar", "i:c3:T:zoo"), "/frames/1/via", "There is no tile called “zoo”."),
        (("using:blue:fort:1", "using:blue:zoo:1"), "/frames/1/tile", "There is no tile called “zoo”."),
        (("using:blue:fort:1", "using:blue:fort:19"), "/frames/1/left", "This must be between 0 and 18"),
        (("using:blue:fort:1", "using:blue:fort:x"), "now", "“x” is not a whole number"),
        (("fort:1:i:c3:T", "fort:1:i:z3:T"), "/frames/1/at", "There is no hex called “i:z3”."),
        (("fort:1:i:c3:T", "fort:1:i:c3:X"), "/frames/1/card", "“X” is not possible here."),
        (("using:blue", "using:pink"), "/frames/1/player", "“pink” is not possible here."),
        (
            ("drawing:blue:tile", "drawing:blue:fun"),
            "/frames/2/purpose",
            "“fun” is not possible here.",
        ),
        (("without=desert", "without=lava"), "/removed_terrain", "“lava” is not possible here."),
        (("swamp=yes", "swamp=1"), "swamp", "“1” must be `yes` or `no`"),
        (("marks:7,20", "marks:7,21"), "/players/0/marks/1", "There is no horizontal line called “21”."),
        (("marks:7,20", "marks:7,7"), "/players/0/marks", "“7” is listed twice"),
        (("marks:7,20", "marks:"), "/players/0/marks/0", "There is no horizontal line called “”."),
        (("scouts:d4", "scouts:d44"), "/players/0/scouts/0", "There is no hex called “d44”."),
        (
            ("canoe-bonus+", "canoe+"),
            "/players/0/bonus_tiles/0/kind",
            "There is no bonus tile called “canoe”.",
        ),
        (
            ("refuge-bonus", ",".join(["refuge-bonus"] * 3)),
            "/players/0/bonus_tiles",
            "There are 5 items in this list, but it can have at most 4",
        ),
        (
            ("numbers:3,1", "numbers:3"),
            "blue",
            "“3” does not say how many number tiles there are. Write `ones,fives`.",
        ),
        (("numbers:3,1", "numbers:x,1"), "blue", "“x” is not a whole number"),
        (("numbers:3,1", "numbers:9,1"), "/players/0/numbers/ones", "This must be between 0 and 8"),
        (("numbers:3,1", "numbers:8,3"), "/players/0/numbers/fives", "This must be between 0 and 2"),
        (("temple:2", "temple:two"), "blue", "“two” is not a whole number"),
        (("temple:2", "temple:41"), "/players/0/temple", "This must be between 0 and 40"),
        ((":flower-field:2", ":lava:2"), "/frames/0/terrain", "“lava” is not possible here."),
        ((":flower-field:2", ":flower-field:x"), "now", "“x” is not a whole number"),
        ((":flower-field:2", ":flower-field:41"), "/frames/0/owed", "This must be between 0 and 40"),
        (("cave,farmland", "cave,silo"), "/frames/0/done/1", "“silo” is not an action that every player has"),
        ((":1,4>", ":1,5>"), "/frames/0/sectors/1", "This must be between 1 and 4"),
        ((":1,4>", ">"), "now", "does not say what the game is waiting for. Write turning"),
        (
            ("reacting:orange:blue:i:a4", "reacting:orange:blue"),
            "now",
            "does not say what the game is waiting for. Write turning",
        ),
        (
            ("reacting:orange:blue:i:a4", "reacting:orange:blue:i:a9"),
            "/frames/3/at",
            "There is no hex called “i:a9”.",
        ),
        (("reacting:orange:blue", "reacting:orange:pink"), "/frames/3/taker", "“pink” is not possible here."),
        (("harvesting:orange:2", "harvesting:orange:0"), "/frames/4/silos", "This must be between 1 and"),
        (("harvesting:orange:2", "harvesting:orange:x"), "now", "“x” is not a whole number"),
        (("2:move:1", "2:rest:1"), "/frames/4/mode", "“rest” is not possible here."),
        (("2:move:1", "2:move:4"), "/frames/4/left", "This must be between 0 and 3"),
        (("2:move:1", "2:move"), "now", "does not say what the game is waiting for. Write turning"),
    ],
)
def test_a_wrong_line_about_expansions_is_refused(change: tuple[str, str], place: str, text: str) -> None:
    assert EVERYTHING.count(change[0]) == 1
    with pytest.raises(ShapeError) as refusal:
        parse_state(EVERYTHING.replace(*change))
    assert refusal.value.faults[0].place == place
    assert text in speech().fault(refusal.value.faults[0])


def test_an_impossible_board_is_refused() -> None:
    with pytest.raises(ImpossibleError, match=r"^/board/sections/3: The oasis section is already at the top left"):
        parse_state(MID_GAME.replace("tavern", "oasis:turned"))
