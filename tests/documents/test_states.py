"""Documents of states and positions: reading, writing and faults."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from referee.base.errors import MAX_FAULTS, ImpossibleError, ShapeError, UnknownBoardError
from referee.board.hexes import NAMES, named
from referee.documents.reader import load
from referee.documents.states import dump_position, dump_state, read_position, read_state
from referee.model.frames import Using
from referee.model.ruleset import PRESETS, LordsZero, Ruleset
from referee.words.speech import speech
from tests.documents.samples import OWN_SECTION, document, everything, fresh, mid_game, position_document

Change = Callable[[dict[str, Any]], object]
NEW = frozenset(
    {
        *("tasks", "walls", "nomad_tiles", "warriors", "wagon", "ship", "city_hall", "scouts", "marks"),
        *("removed_terrain", "swamp_cards", "bonus_tiles", "numbers", "temple"),
    }
)
NEW_OF_TURN = frozenset({"terrain", "owed", "done", "sectors"})
REACTING = {"frame": "reacting", "player": "blue", "taker": "orange", "at": "a1"}
HARVESTING = {"frame": "harvesting", "player": "blue", "silos": 1, "mode": None, "left": 3}
BONUS_TILE = {"kind": "canoe-bonus", "status": "ready"}
USING = {"frame": "using", "player": "blue", "tile": "wagon", "left": 1, "at": None, "card": None}
NOMAD_TILE = {"kind": "sword", "round": 1, "used": False}


def test_a_state_reads_back_as_it_was_written() -> None:
    for state in (fresh(), mid_game(), everything()):
        assert load(read_state, document(state)) == state


def test_a_position_reads_back_as_it_was_written() -> None:
    position = mid_game().position
    assert load(read_position, position_document()) == position
    unseen = position._replace(location_tiles=None)
    assert load(read_position, dump_position(unseen)) == unseen


def test_everything_has_its_member() -> None:
    """A document omits the members of the expansions if they are empty."""
    sent = document(everything())
    blue, orange = sent["players"]
    assert (sent["tasks"], sent["walls"]) == (["road", "advance"], ["d12", "i:e1"])
    assert sent["nomad_tiles"] == {"c6": "treasure", "f8": None, "h6": None, "i:a4": "sword"}
    assert (blue["warriors"], blue["wagon"], blue["ship"], blue["city_hall"]) == (["c9", "i:b2"], "i:c3", "a8", "k7")
    assert blue["nomad_tiles"] == [
        {"kind": "sword", "round": 1, "used": False},
        {"kind": "outpost", "round": 2, "used": True},
    ]
    assert sent["frames"][1] == {
        "frame": "using",
        "player": "blue",
        "tile": "fort",
        "left": 1,
        "at": "i:c3",
        "card": "forest",
        "via": "bazaar",
    }
    assert (sent["removed_terrain"], sent["swamp_cards"]) == ("desert", True)
    assert (blue["scouts"], blue["marks"]) == (["d4", "i:b3"], ["7", "20", "i:5"])
    assert (blue["temple"], blue["numbers"]) == (2, {"ones": 3, "fives": 1})
    assert blue["bonus_tiles"] == [
        {"kind": "canoe-bonus", "status": "fresh"},
        {"kind": "temple-bonus", "status": "used"},
        {"kind": "refuge-bonus", "status": "ready"},
    ]
    turn, _, _, reacting, harvesting = sent["frames"]
    assert {name: turn[name] for name in NEW_OF_TURN} == {
        "terrain": "flower-field",
        "owed": 2,
        "done": ["cave", "farmland"],
        "sectors": [1, 4],
    }
    assert reacting == {"frame": "reacting", "player": "orange", "taker": "blue", "at": "i:a4"}
    assert harvesting == {"frame": "harvesting", "player": "orange", "silos": 2, "mode": "move", "left": 1}
    assert NEW_OF_TURN.isdisjoint(document(mid_game())["frames"][0])
    assert NEW.isdisjoint(orange)
    assert NEW.isdisjoint(document(mid_game()))
    assert NEW.isdisjoint(document(mid_game())["players"][0])
    position = everything().position
    assert load(read_position, dump_position(position)) == position
    told = dump_position(position)
    assert {"tasks", "walls", "nomad_tiles", "removed_terrain"} < told.keys()
    assert {"scouts", "marks"} < told["players"][0].keys()
    assert {"swamp_cards", "temple", "numbers", "bonus_tiles"}.isdisjoint({*told, *told["players"][0]})
    assert NEW.isdisjoint(position_document())


def test_the_state_shows_where_a_movement_in_progress_began() -> None:
    """N6, X6, X7: the member is called `from`."""
    frame = {**USING, "at": "b1", "from": "a1"}
    sent = document(mid_game())
    sent["frames"].append(frame)
    state = load(read_state, sent)
    using = state.frames[-1]
    assert isinstance(using, Using)
    assert (using.at, using.origin) == (named("b1"), named("a1"))
    assert document(state)["frames"][-1] == frame
    ended = state._replace(frames=(*state.frames[:-1], using._replace(origin=None)))
    assert "from" not in document(ended)["frames"][-1]


def test_an_empty_value_is_the_same_as_a_missing_member() -> None:
    """Here, an empty list or object, null, false, 0 or zero number tiles mean the same as a missing member."""
    sent = document(mid_game()) | {"tasks": [], "walls": [], "nomad_tiles": {}, "removed_terrain": None}
    sent["swamp_cards"] = False
    for player in sent["players"]:
        player |= {"warriors": [], "wagon": None, "ship": None, "city_hall": None, "nomad_tiles": []}
        player |= {"scouts": [], "marks": [], "bonus_tiles": [], "numbers": {"ones": 0, "fives": 0}, "temple": 0}
    sent["frames"][0] |= {"terrain": None, "owed": 0, "done": [], "sectors": []}
    assert load(read_state, sent) == mid_game()
    frame = {"frame": "using", "player": "blue", "tile": "fort", "left": 1}
    sent["frames"].append(frame)
    nothing = {"at": None, "card": None, "via": None, "from": None}
    assert (
        load(read_state, sent).frames[-1]
        == load(read_state, sent | {"frames": [*sent["frames"][:-1], {**frame, **nothing}]}).frames[-1]
    )


def test_marks_are_sorted_by_their_place() -> None:
    sent = document(mid_game())
    sent["players"][0]["marks"] = ["i:1", "20", "3"]
    state = load(read_state, sent)
    assert document(state)["players"][0]["marks"] == ["3", "20", "i:1"]
    assert document(load(read_state, document(state))) == document(state)


@pytest.mark.parametrize("middle", sorted(NAMES.values()))
def test_a_city_hall_is_named_by_its_middle_hex(middle: str) -> None:
    """Even a city hall that extends beyond the board can be read, because only the audit refuses it."""
    sent = document(mid_game())
    sent["players"][0]["city_hall"] = middle
    assert document(load(read_state, sent)) == sent


def test_sets_of_hexes_are_sorted_by_name() -> None:
    assert dump_state(mid_game())["players"][0]["settlements"] == ["g3", "h4", "i4"]


def test_a_custom_section_is_part_of_the_state() -> None:
    sent = document()
    sent["board"]["sections"][0] = OWN_SECTION
    sent["location_tiles"] = {}
    state = load(read_state, sent)
    assert dump_state(state)["board"]["sections"][0] == OWN_SECTION


def test_capitols_caves_and_the_island_travel_with_the_board() -> None:
    sent = position_document()
    del sent["location_tiles"]
    sent["board"] = {
        "sections": ["oracle", "paddock", "farm", "tavern"],
        "capitols": ["c8"],
        "caves": ["n11"],
        "island": "rope-bridge",
    }
    assert dump_position(load(read_position, sent))["board"] == sent["board"]


def test_a_ruleset_is_a_preset_or_options() -> None:
    sent = document()
    sent["ruleset"] = "big-box-es"
    assert load(read_state, sent).ruleset == PRESETS["big-box-es"]
    sent["ruleset"] = {"lords_zero": "nothing"}
    assert load(read_state, sent).ruleset == Ruleset(lords_zero=LordsZero.NOTHING)
    del sent["ruleset"]
    assert load(read_state, sent).ruleset == Ruleset()


def test_a_board_can_be_named_by_its_content_id() -> None:
    state = fresh()
    sent = document(state) | {"board": {"id": state.board.id}}
    assert load(read_state, sent, find_board={state.board.id: state.board}.get) == state
    with pytest.raises(UnknownBoardError, match="Send the board in full"):
        load(read_state, sent, find_board=lambda _: None)
    with pytest.raises(UnknownBoardError, match=state.board.id):
        load(read_state, sent)


WRONG: dict[str, tuple[Change, str, str]] = {
    "no object": (lambda d: d.update(board=[]), "/board", "This must be an object, not a list."),
    "missing key": (lambda d: d.pop("round"), "/round", "is missing"),
    "unknown key": (
        lambda d: d.update({"a/b~c": 1}),
        "/a~1b~0c",
        "There is no key called “a/b~c” here. Choose board, cards, ",
    ),
    "another format": (lambda d: d.update(format=2), "/format", "This must be between 1 and 1"),
    "text for a number": (lambda d: d.update(round="1"), "/round", "This must be a whole number, not a string."),
    "fraction": (lambda d: d.update(round=1.5), "/round", "This must be a whole number, not a fraction."),
    "true for a number": (
        lambda d: d.update(round=True),
        "/round",
        "This must be a whole number, not true or false.",
    ),
    "number for a flag": (lambda d: d.update(ending=0), "/ending", "This must be true or false, not a number."),
    "number for a text": (lambda d: d.update(cards=[1]), "/cards/0", "This must be a string, not a number."),
    "null for a list": (lambda d: d.update(cards=None), "/cards", "This must be a list, not null."),
    "unknown card": (
        lambda d: d["cards"].append("bakers"),
        "/cards/3",
        "There is no Kingdom Builder card called “bakers”.",
    ),
    "unknown colour": (
        lambda d: d["players"][0].update(colour="pink"),
        "/players/0/colour",
        "“pink” is not possible here.",
    ),
    "no hex": (
        lambda d: d["players"][1].update(settlements=["a1", "z9"]),
        "/players/1/settlements/1",
        "There is no hex called “z9”.",
    ),
    "newline in a hex": (
        lambda d: d["players"][1].update(settlements=["a1\n"]),
        "/players/1/settlements/0",
        "There is no hex called “a1\\n”.",
    ),
    "list for a hex": (
        lambda d: d["players"][1].update(settlements=[[]]),
        "/players/1/settlements/0",
        "not a list.",
    ),
    "hex twice": (
        lambda d: d["players"][1].update(settlements=["a1", "a1"]),
        "/players/1/settlements",
        "“a1” is listed twice",
    ),
    "long text": (
        lambda d: d["players"][0].update(colour="x" * 500),
        "/players/0/colour",
        f"“{'x' * 40}…” is not possible here.",
    ),
    "too much gold": (
        lambda d: d["players"][0].update(gold=10**9),
        "/players/0/gold",
        "This must be between 0 and 1000000, not 1000000000.",
    ),
    "too many players": (
        lambda d: d.update(players=d["players"] * 3),
        "/players",
        "There are 6 items in this list, but it can have at most 5",
    ),
    "unknown ruleset": (
        lambda d: d.update(ruleset="mine"),
        "/ruleset",
        "There is no ruleset or option called “mine”.",
    ),
    "unknown option": (
        lambda d: d.update(ruleset={"taxes": 1}),
        "/ruleset/taxes",
        "There is no key called “taxes” here. Choose island_rim, ",
    ),
    "wrong option": (
        lambda d: d.update(ruleset={"lords_zero": "some"}),
        "/ruleset/lords_zero",
        "“some” is not possible here.",
    ),
    "three sections": (
        lambda d: d["board"]["sections"].pop(),
        "/board/sections",
        "There are 3 items in this list, but it needs at least 4",
    ),
    "unknown section": (
        lambda d: d.update(board={"sections": ["zoo"] * 4}),
        "/board/sections/0",
        "There is no section called “zoo”.",
    ),
    "row of nine": (
        lambda d: d["board"]["sections"].__setitem__(1, {**OWN_SECTION, "rows": ["GGGGGGGGG"] * 10}),
        "/board/sections/1/rows/0",
        "Row 1 has 9 letters",
    ),
    "unknown location": (
        lambda d: d["board"]["sections"].__setitem__(1, {**OWN_SECTION, "locations": {"e10": "zoo"}}),
        "/board/sections/1/locations/e10",
        "There is no location called “zoo”. Choose barn, ",
    ),
    "no hex of a section": (
        lambda d: d["board"]["sections"].__setitem__(1, {**OWN_SECTION, "locations": {"k1": "farm"}}),
        "/board/sections/1/locations/k1",
        "A section has no hex called “k1”. Its hexes are a1 to j10.",
    ),
    "locations as a list": (
        lambda d: d["board"]["sections"].__setitem__(1, {**OWN_SECTION, "locations": []}),
        "/board/sections/1/locations",
        "This must be an object that gives the location on each location hex, not a list.",
    ),
    "unknown island": (
        lambda d: d["board"].update(island="mu"),
        "/board/island",
        "There is no side of the island called “mu”.",
    ),
    "bad content id": (
        lambda d: d.update(board={"id": "f00"}),
        "/board/id",
        "A content id has 32 hexadecimal digits.",
    ),
    "frame without a kind": (
        lambda d: d.update(frames=[{}]),
        "/frames/0/frame",
        "“frame” is required, but it is missing. Use turning, ",
    ),
    "unknown frame": (
        lambda d: d.update(frames=[{"frame": "nap"}]),
        "/frames/0/frame",
        "“nap” is not possible here.",
    ),
    "frame of another type": (
        lambda d: d.update(frames=["turning"]),
        "/frames/0",
        "This must be an object, not a string.",
    ),
    "due too high": (lambda d: d["frames"][0].update(due=4), "/frames/0/due", "This must be between 0 and 3"),
    "tiles as a list": (
        lambda d: d.update(location_tiles=[]),
        "/location_tiles",
        "This must be an object that gives the number of tiles left on each location hex, not a list.",
    ),
    "three tiles": (
        lambda d: d.update(location_tiles={"a1": 3}),
        "/location_tiles/a1",
        "This must be between 0 and 2",
    ),
    "tiles nowhere": (
        lambda d: d.update(location_tiles={"z1": 1}),
        "/location_tiles/z1",
        "There is no hex called “z1”.",
    ),
    "nomad tile as a location": (
        lambda d: d["board"]["sections"].__setitem__(1, {**OWN_SECTION, "locations": {"e10": "sword"}}),
        "/board/sections/1/locations/e10",
        "There is no location called “sword”.",
    ),
    "unknown task": (
        lambda d: d.update(tasks=["road", "toll"]),
        "/tasks/1",
        "There is no task called “toll”.",
    ),
    "tasks as a text": (lambda d: d.update(tasks="road"), "/tasks", "This must be a list, not a string."),
    "seven tasks": (
        lambda d: d.update(tasks=["road"] * 7),
        "/tasks",
        "There are 7 items in this list, but it can have at most 6",
    ),
    "null for tasks": (lambda d: d.update(tasks=None), "/tasks", "This must be a list, not null."),
    "wall twice": (lambda d: d.update(walls=["a1", "a1"]), "/walls", "“a1” is listed twice"),
    "wall nowhere": (lambda d: d.update(walls=["a1", "z1"]), "/walls/1", "There is no hex called “z1”."),
    "nomad tiles as a list": (
        lambda d: d.update(nomad_tiles=[]),
        "/nomad_tiles",
        "This must be an object that gives the tile on each nomad space, not a list.",
    ),
    "nomad space nowhere": (
        lambda d: d.update(nomad_tiles={"z1": None}),
        "/nomad_tiles/z1",
        "There is no hex called “z1”.",
    ),
    "location on a nomad space": (
        lambda d: d.update(nomad_tiles={"a1": "farm"}),
        "/nomad_tiles/a1",
        "There is no nomad tile called “farm”.",
    ),
    "wagon as a list": (
        lambda d: d["players"][0].update(wagon=["a1"]),
        "/players/0/wagon",
        "This must be a string, not a list.",
    ),
    "ship nowhere": (lambda d: d["players"][0].update(ship="z1"), "/players/0/ship", "There is no hex called “z1”."),
    "hall nowhere": (
        lambda d: d["players"][1].update(city_hall=""),
        "/players/1/city_hall",
        "There is no hex called “”.",
    ),
    "null for warriors": (
        lambda d: d["players"][0].update(warriors=None),
        "/players/0/warriors",
        "This must be a list, not null.",
    ),
    "warrior twice": (
        lambda d: d["players"][0].update(warriors=["a1", "a1"]),
        "/players/0/warriors",
        "“a1” is listed twice",
    ),
    "sixteen nomad tiles": (
        lambda d: d["players"][0].update(nomad_tiles=[NOMAD_TILE] * 16),
        "/players/0/nomad_tiles",
        "There are 16 items in this list, but it can have at most 15",
    ),
    "unknown nomad tile": (
        lambda d: d["players"][0].update(nomad_tiles=[{**NOMAD_TILE, "kind": "farm"}]),
        "/players/0/nomad_tiles/0/kind",
        "There is no nomad tile called “farm”.",
    ),
    "nomad tile without a round": (
        lambda d: d["players"][0].update(nomad_tiles=[{"kind": "sword", "used": False}]),
        "/players/0/nomad_tiles/0/round",
        "is missing",
    ),
    "nomad tile of round 0": (
        lambda d: d["players"][0].update(nomad_tiles=[{**NOMAD_TILE, "round": 0}]),
        "/players/0/nomad_tiles/0/round",
        "This must be between 1 and 100",
    ),
    "nomad tile with a status": (
        lambda d: d["players"][0].update(nomad_tiles=[{**NOMAD_TILE, "status": "used"}]),
        "/players/0/nomad_tiles/0/status",
        "There is no key called “status” here. Choose kind, round or used.",
    ),
    "nomad tile half used": (
        lambda d: d["players"][0].update(nomad_tiles=[{**NOMAD_TILE, "used": "half"}]),
        "/players/0/nomad_tiles/0/used",
        "This must be true or false, not a string.",
    ),
    "unknown tile in use": (
        lambda d: d["frames"].append({**USING, "tile": "zoo"}),
        "/frames/1/tile",
        "There is no tile called “zoo”.",
    ),
    "too many steps left": (
        lambda d: d["frames"].append({**USING, "left": 19}),
        "/frames/1/left",
        "This must be between 0 and 18",
    ),
    "use by way of no tile": (
        lambda d: d["frames"].append({**USING, "via": "zoo"}),
        "/frames/1/via",
        "There is no tile called “zoo”.",
    ),
    "removed lava": (lambda d: d.update(removed_terrain="lava"), "/removed_terrain", "“lava” is not possible here."),
    "removed castle": (
        lambda d: d.update(removed_terrain="castle"),
        "/removed_terrain",
        "“castle” is not possible here.",
    ),
    "number for swamp cards": (
        lambda d: d.update(swamp_cards=5),
        "/swamp_cards",
        "This must be true or false, not a number.",
    ),
    "null for swamp cards": (
        lambda d: d.update(swamp_cards=None),
        "/swamp_cards",
        "This must be true or false, not null.",
    ),
    "too many cards": (
        lambda d: d.update(discard=["grass"] * 31),
        "/discard",
        "There are 31 items in this list, but it can have at most 30",
    ),
    "no line": (
        lambda d: d["players"][0].update(marks=["1", "i:6"]),
        "/players/0/marks/1",
        "There is no horizontal line called “i:6”.",
    ),
    "number for a line": (lambda d: d["players"][0].update(marks=[1]), "/players/0/marks/0", "not a number."),
    "line twice": (
        lambda d: d["players"][0].update(marks=["2", "2"]),
        "/players/0/marks",
        "“2” is listed twice",
    ),
    "null for marks": (
        lambda d: d["players"][0].update(marks=None),
        "/players/0/marks",
        "This must be a list, not null.",
    ),
    "scout twice": (
        lambda d: d["players"][0].update(scouts=["a1", "a1"]),
        "/players/0/scouts",
        "“a1” is listed twice",
    ),
    "half a temple": (
        lambda d: d["players"][0].update(temple=0.5),
        "/players/0/temple",
        "This must be a whole number, not a fraction.",
    ),
    "null for a temple": (lambda d: d["players"][0].update(temple=None), "/players/0/temple", "not null."),
    "numbers as a list": (lambda d: d["players"][0].update(numbers=[1, 0]), "/players/0/numbers", "not a list."),
    "numbers without fives": (
        lambda d: d["players"][0].update(numbers={"ones": 1}),
        "/players/0/numbers/fives",
        "is missing",
    ),
    "nine ones": (
        lambda d: d["players"][0].update(numbers={"ones": 9, "fives": 0}),
        "/players/0/numbers/ones",
        "This must be between 0 and 8",
    ),
    "tens": (
        lambda d: d["players"][0].update(numbers={"ones": 1, "fives": 0, "tens": 1}),
        "/players/0/numbers/tens",
        "There is no key called “tens” here. Choose fives or ones.",
    ),
    "location tile as a bonus": (
        lambda d: d["players"][0].update(bonus_tiles=[{**BONUS_TILE, "kind": "canoe"}]),
        "/players/0/bonus_tiles/0/kind",
        "There is no bonus tile called “canoe”.",
    ),
    "bonus without a status": (
        lambda d: d["players"][0].update(bonus_tiles=[{"kind": "canoe-bonus"}]),
        "/players/0/bonus_tiles/0/status",
        "is missing",
    ),
    "bonus from somewhere": (
        lambda d: d["players"][0].update(bonus_tiles=[{**BONUS_TILE, "from": "a1"}]),
        "/players/0/bonus_tiles/0/from",
        "There is no key called “from” here. Choose kind or status.",
    ),
    "five bonus tiles": (
        lambda d: d["players"][0].update(bonus_tiles=[BONUS_TILE] * 5),
        "/players/0/bonus_tiles",
        "There are 5 items in this list, but it can have at most 4",
    ),
    "unknown terrain of a turn": (
        lambda d: d["frames"][0].update(terrain="lava"),
        "/frames/0/terrain",
        "“lava” is not possible here.",
    ),
    "null owed": (
        lambda d: d["frames"][0].update(owed=None),
        "/frames/0/owed",
        "This must be a whole number, not null.",
    ),
    "a tile is done": (
        lambda d: d["frames"][0].update(done=["farm"]),
        "/frames/0/done/0",
        "“farm” is not an action that every player has",
    ),
    "fifth sector": (
        lambda d: d["frames"][0].update(sectors=[5]),
        "/frames/0/sectors/0",
        "This must be between 1 and 4",
    ),
    "sector 0": (lambda d: d["frames"][0].update(sectors=[0]), "/frames/0/sectors/0", "This must be between 1 and 4"),
    "too many built": (
        lambda d: d["frames"][0].update(built=["a1"] * 41),
        "/frames/0/built",
        "There are 41 items in this list, but it can have at most 40",
    ),
    "answer without a taker": (
        lambda d: d["frames"].append({"frame": "reacting", "player": "blue", "at": "a1"}),
        "/frames/1/taker",
        "is missing",
    ),
    "answer to nothing": (
        lambda d: d["frames"].append({**REACTING, "at": None}),
        "/frames/1/at",
        "This must be a string, not null.",
    ),
    "answer with a tile": (
        lambda d: d["frames"].append({**REACTING, "tile": "canoe"}),
        "/frames/1/tile",
        "There is no key called “tile” here. Choose at, frame, player or taker.",
    ),
    "no silo": (
        lambda d: d["frames"].append({**HARVESTING, "silos": 0}),
        "/frames/1/silos",
        "This must be between 1 and 450",
    ),
    "unknown harvest": (
        lambda d: d["frames"].append({**HARVESTING, "mode": "rest"}),
        "/frames/1/mode",
        "“rest” is not possible here.",
    ),
    "harvest without a mode": (
        lambda d: d["frames"].append({"frame": "harvesting", "player": "blue", "silos": 1, "left": 3}),
        "/frames/1/mode",
        "is missing",
    ),
    "long harvest": (
        lambda d: d["frames"].append({**HARVESTING, "left": 4}),
        "/frames/1/left",
        "This must be between 0 and 3",
    ),
    "use without steps": (
        lambda d: d["frames"].append({"frame": "using", "player": "blue", "tile": "wagon"}),
        "/frames/1/left",
        "is missing",
    ),
    "use at no hex": (
        lambda d: d["frames"].append({**USING, "at": "z1"}),
        "/frames/1/at",
        "There is no hex called “z1”.",
    ),
    "use from no hex": (
        lambda d: d["frames"].append({**USING, "from": "z1"}),
        "/frames/1/from",
        "There is no hex called “z1”.",
    ),
    "use with no card": (
        lambda d: d["frames"].append({**USING, "card": "swamp"}),
        "/frames/1/card",
        "“swamp” is not possible here.",
    ),
    "use with more": (
        lambda d: d["frames"].append({**USING, "due": 1}),
        "/frames/1/due",
        "Choose at, card, frame, from, left, player, tile or via.",
    ),
    "unknown purpose": (
        lambda d: d["frames"].append({"frame": "drawing", "player": "blue", "purpose": "fun"}),
        "/frames/1/purpose",
        "“fun” is not possible here.",
    ),
    "three cards in hand": (
        lambda d: d["players"][0].update(hand=[None] * 3),
        "/players/0/hand",
        "There are 3 items in this list, but it can have at most 2",
    ),
    "unknown start player": (lambda d: d.update(start_player="x"), "/start_player", "“x” is not possible here."),
}


@pytest.mark.parametrize(("change", "place", "text"), WRONG.values(), ids=WRONG)
def test_a_wrong_document_is_refused_with_place_and_reason(change: Change, place: str, text: str) -> None:
    sent = document()
    change(sent)
    with pytest.raises(ShapeError) as refusal:
        load(read_state, sent)
    assert refusal.value.faults[0].place == place
    assert text in speech().fault(refusal.value.faults[0])


def test_all_faults_are_reported_at_once_up_to_a_limit() -> None:
    sent = document()
    sent["round"] = "x"
    sent["players"][0]["supply"] = -1
    del sent["deck"]
    with pytest.raises(ShapeError) as refusal:
        load(read_state, sent)
    assert {fault.place for fault in refusal.value.faults} == {"/round", "/players/0/supply", "/deck"}
    sent["players"][0]["settlements"] = ["x"] * 300
    with pytest.raises(ShapeError) as refusal:
        load(read_state, sent)
    assert len(refusal.value.faults) == MAX_FAULTS


IMPOSSIBLE: dict[str, tuple[Change, str, str, str]] = {
    "section twice": (
        lambda d: d["board"].update(sections=["farm", "oasis", "farm:turned", "tower"]),
        "impossible-board",
        "/board/sections/2",
        "The farm section is already at the top left.",
    ),
    "location without a kind": (
        lambda d: d["board"]["sections"].__setitem__(1, {**OWN_SECTION, "locations": {}}),
        "impossible-board",
        "/board/sections/1/locations",
        "e10 is a location hex (letter L), but",
    ),
    "cave on grass": (
        lambda d: d["board"].update(caves=["i:a1"]),
        "impossible-board",
        "/board/caves",
        "i:a1 is not on this board.",
    ),
    "absent start player": (
        lambda d: d.update(start_player="red"),
        "unknown-player",
        "/start_player",
        "red is not a player in this game. The players are blue and orange.",
    ),
    "absent user": (
        lambda d: d["frames"].append({**USING, "player": "red"}),
        "unknown-player",
        "/frames/1/player",
        "red is not a player in this game.",
    ),
    "absent answerer": (
        lambda d: d["frames"].append({**REACTING, "player": "red"}),
        "unknown-player",
        "/frames/1/player",
        "red is not a player in this game.",
    ),
    "absent taker": (
        lambda d: d["frames"].append({**REACTING, "taker": "red"}),
        "unknown-player",
        "/frames/1/taker",
        "red is not a player in this game.",
    ),
    "absent harvester": (
        lambda d: d["frames"].append({**HARVESTING, "player": "red"}),
        "unknown-player",
        "/frames/1/player",
        "red is not a player in this game.",
    ),
    "absent turn player": (
        lambda d: d["frames"][0].update(player="red"),
        "unknown-player",
        "/frames/0/player",
        "red is not a player in this game.",
    ),
}


@pytest.mark.parametrize(("change", "code", "place", "text"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_value_is_distinguished_from_a_wrong_shape(
    change: Change, code: str, place: str, text: str
) -> None:
    sent = document()
    change(sent)
    with pytest.raises(ImpossibleError) as refusal:
        load(read_state, sent)
    assert [(one.code, one.fault.place) for one in refusal.value.contradictions] == [(code, place)]
    assert text in str(refusal.value)


def test_a_wrong_shape_is_reported_before_an_impossible_value() -> None:
    sent = document() | {"start_player": "red", "round": "x"}
    with pytest.raises(ShapeError) as refusal:
        load(read_state, sent)
    assert [fault.place for fault in refusal.value.faults] == ["/round"]


def test_a_state_can_be_copied_and_sent_to_another_process() -> None:
    state = mid_game()
    assert deepcopy(state) == state
    assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301
