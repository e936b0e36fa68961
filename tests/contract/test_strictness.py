"""The contract and the service are equally strict about requests: they accept exactly the same shapes."""

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache, partial
from itertools import cycle, islice
from random import Random
from typing import Any, Final

import pytest

from referee.base.errors import ImpossibleError, ShapeError
from referee.board.assemble import assemble
from referee.board.section import layout
from referee.calls import photo
from referee.calls.schema import schema_of
from referee.documents.actions import dump_action
from referee.documents.answers import dump_events
from referee.documents.boards import read_board
from referee.documents.reader import Json, load
from referee.documents.states import dump_position, dump_state
from referee.engine.play import apply
from referee.engine.start import FIRST_GAME_SECTIONS
from referee.model.state import State
from tests.contract.contract import JSON, Example, component, request_examples, validator
from tests.contract.schemas import SCHEMAS, MakeSchema
from tests.contract.tables import Moment, moments
from tests.share import share

TRIES: Final = share(60, 1000)
OWN_SECTION: Final = {"rows": [*["G" * 10] * 9, "GGGGLGGGGG"], "locations": {"e10": "farm"}, "turned": True}
VALUES: Final[tuple[Json, ...]] = (
    *(None, True, False, [], {}, [None], [[]], {"type": "build"}, {"frame": "turning"}, {"kind": "hexes"}),
    *(
        {"type": "place", "tile": "", "at": "a1"},
        {"type": "draw", "tile": "x"},
        {"type": "finish"},
        {"frame": "using"},
    ),
    *(-1, 0, 1, 1.0, 2, 2.5, 3, 4, 40, 41, 99, 100, 101, 1000, 1001, 1600, 1601, 1e300, 2**63),
    *(
        "",
        "a1",
        "t20",
        "u1",
        "a21",
        "a01",
        "i:j5",
        "i:k1",
        "a1\n",
        "A1",
        "blue",
        "green",
        "grass",
        "swamp",
        "1",
        "e10",
    ),
    *("farm", "canoe", "paddock:turned", "paddock:turned:turned", ":turned", "lords", "big-box-es", "base", "nomads"),
    *(
        "swamp-grass",
        "canoe-bonus",
        "temple-bonus",
        "bazaar",
        "marshlands",
        "mayors",
        "20",
        "21",
        "i:5",
        "i:6",
        "move",
    ),
    *(
        "farmland",
        "number-five",
        "silo",
        "castle",
        ["20", "i:1"],
        ["1", "1"],
        [1, 4],
        [0],
        [5],
        ["cave"],
        8,
        9,
        18,
        19,
    ),
    *({"ones": 8, "fives": 2}, {"ones": 9, "fives": 0}, {"ones": 1}, 30, 31, 450, 451),
    *(
        {"kind": "canoe-bonus", "status": "ready"},
        {"kind": "canoe", "status": "ready"},
        {"type": "take", "tile": "cathedral"},
        {"type": "take", "tile": "cathedral", "via": None},
        {"type": "spend", "tile": "cathedral", "ones": 1, "fives": 0, "via": "bazaar"},
        {"type": "spend", "tile": "cathedral", "ones": 9, "fives": 0},
        {"type": "spend", "tile": "cathedral"},
        {"frame": "reacting", "player": "blue", "taker": "orange", "at": "a1"},
        {"frame": "reacting", "player": "blue", "taker": "orange"},
        {"frame": "harvesting", "player": "blue", "silos": 1, "mode": None, "left": 3},
        {"frame": "harvesting", "player": "blue", "silos": 0, "mode": "build", "left": 4},
    ),
    *("sword", "outpost", "donation-swamp", "road", "wagon", "discard", "seafarers", ["road"] * 6, ["road"] * 7),
    *(
        ["a1"],
        ["a1", "a1"],
        {"a1": 1},
        {"a1": 3},
        {"u1": 1},
        {"a1": None},
        {"a1": "sword"},
        {"a1": "farm"},
        {"kind": "sword", "round": 1, "used": False},
        {"kind": "farm", "round": 1, "used": False},
        {"frame": "using", "player": "blue", "tile": "sword", "left": 4},
        {"frame": "using", "player": "blue", "tile": "zoo", "left": 5, "at": None, "card": None},
        {"useless_card": "removed"},
        {"at": "a1", "tile": "farm"},
    ),
    *({"id": "0" * 32}, {"id": "0" * 31}, {"id": "G" * 32}, {"id": "0" * 32, "sections": []}, OWN_SECTION),
    *({**OWN_SECTION, "rows": ["G" * 10] * 9}, {**OWN_SECTION, "locations": {"k1": "farm"}}, "tree-house", "hand"),
)
NAMES: Final = (
    *("x", "type", "id", "used", "ruleset", "gold", "tile", "final", "locations", "waiver", "at", "card"),
    *("tasks", "walls", "nomad_tiles", "warriors", "wagon", "ship", "city_hall"),
    *("removed_terrain", "swamp_cards", "scouts", "marks", "bonus_tiles", "numbers", "temple"),
    *("terrain", "owed", "done", "sectors", "via", "mode", "taker", "ones"),
)
"""Names of members to add. Some of them are valid in other places, and `x` is valid nowhere."""
KNOWN: Final[tuple[Json, ...]] = (
    {"players": ["blue", "red"], "cards": ["lords"], "tasks": ["road"], "removed_terrain": None, "gold": {"red": 1}},
    {
        "marks": {"blue": ["1", "i:2"]},
        "ruleset": "big-box-es",
        "expansions": ["base"],
        "sections": [OWN_SECTION, "temple"],
    },
    {"originals": True, "board": {"sections": ["tavern", "paddock", "oasis", "farm"]}},
    {"capitols": ["a1"], "caves": [], "island": "tree-house"},
)
TOLD: Final = component("TablePlayer")["properties"].keys()
LENGTHS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 15, 16, 17, 25, 26, 30, 31, 32, 33, 40, 41, 64, 65)


@cache
def _documents(name: str) -> list[dict[str, Any]]:
    """Valid requests with this schema: the contract's examples, and others, mostly from golden and random games."""
    schema = {"$ref": f"#/components/schemas/{name}"}
    found = [one.value for one in request_examples() if one.media_type == JSON and _is_of(one, schema)]
    members = component(name).get("properties") or {
        member
        for shape in component(name)["oneOf"]
        for member in component(shape["$ref"].split("/")[-1])["properties"]
    }
    if name == "StartRequest":
        state = dump_state(moments()[0].state)
        chosen: dict[str, Json] = {
            "board": {"sections": [deepcopy(OWN_SECTION), *state["board"]["sections"][1:]], "island": "tree-house"}
        }
        chosen |= {"hands": ["grass", None], "deck": ["grass"], "ruleset": "big-box-es"}
        more = {"tasks": ["road"], "nomad_tiles": {"a1": "sword"}, "removed_terrain": "desert", "swamp_cards": True}
        return [*found, {**found[0], **chosen, **more}]
    if name == "ScanRequest":
        cells: list[Json] = [None, "forest", "special", {"grass": 0.5, "special": 0.25}, {}]
        return [
            *found,
            {"terrain": [cells * 4] * 20},
            *({"terrain": ["." * 20] * 20, "known": facts} for facts in KNOWN),
        ]
    return found + [_filled(members, moment) for moment in Random(name).sample(moments(), 40)]


def _is_of(example: Example, schema: Json) -> bool:
    """Whether an example has this schema. If its call accepts several schemas, the example's value decides."""
    return example.schema == schema or (
        schema in example.schema.get("oneOf", ()) and validator(schema).is_valid(example.value)
    )


def _filled(members: Json, moment: Moment) -> dict[str, Any]:
    values = {
        "state": dump_state(moment.state),
        "start": dump_state(moment.state),
        "position": dump_position(moment.state.position),
        "action": dump_action(moment.actions[0]),
        "actions": [dump_action(action) for action in moment.actions],
        "player": moment.state.players[0].colour.value,
        "events": dump_events(
            moment.state, apply(moment.state, moment.actions[0]).events if moment.state.frames else ()
        ),
        "highlight": {"kind": "score", "source": "castles", "player": "red"},
        "title": "a",
        "width": 100,
        "names": True,
        "panel": False,
        "final": True,
        "table": _table(moment.state),
    }
    # A request takes either a state or a position. A picture can also be drawn from a bare board, but the examples
    # cover that.
    left_out = {"board", "state" if moment.state.round % 2 else "position"} if "position" in members else set()
    chosen = {name: values[name] for name in members if name not in left_out}
    # Turn members of enums into plain text, because that is what a caller sends.
    filled: dict[str, Any] = json.loads(json.dumps(chosen))
    return filled


def _table(state: State) -> dict[str, Any]:
    """A table description with every key, in the turn of the player in the first seat."""
    players = [
        {key: value for key, value in player.items() if key in TOLD} for player in dump_state(state)["players"]
    ]
    known = {"card": "grass", "built": ["a1"], "round": 3, "ending": False, "swamp_cards": True}
    piles: dict[str, Json] = {"deck": None, "discard": ["grass"], "removed": []}
    first = state.players[0].colour
    named = {"turn": first, "start_player": first, "players": players}
    return {"position": dump_position(state.position), **named, **known, **piles}


def _places(node: Json) -> Iterator[tuple[Json, Json]]:
    """Yield each object or list with each of its keys or indexes, at every depth."""
    for key in list(node) if isinstance(node, dict) else range(len(node)):
        yield node, key
        if isinstance(node[key], dict | list):
            yield from _places(node[key])


def _value(rng: Random) -> Json:
    return deepcopy(rng.choice(VALUES))


def _disturbed(rng: Random, document: Json) -> Json:
    """The document with one or two small changes."""
    changed = deepcopy(document)
    for _ in range(rng.choice((1, 1, 2))):
        holder, key = rng.choice(list(_places(changed)) or [(changed, "x")])
        other, place = rng.choice(list(_places(document)))
        match rng.randrange(6):
            case 0:
                del holder[key]
            case 1 | 2:
                holder[key] = _value(rng)
            case 3:
                holder[key] = deepcopy(other[place])
            case 4 if isinstance(holder, dict):
                holder[rng.choice((*NAMES, *holder))] = _value(rng)
            case _ if isinstance(holder[key], list):
                items = holder[key] or [_value(rng)]
                holder[key] = list(islice(cycle(items), rng.choice(LENGTHS)))
            case _:
                holder[key] = _value(rng)
        if not isinstance(changed, dict) or not changed:
            break
    return changed


def _is_read(schema: MakeSchema, body: Json) -> bool:
    board = assemble(layout(FIRST_GAME_SECTIONS))
    try:
        schema(lambda _: board).load_question(body)
    except ShapeError:
        return False
    except ImpossibleError:
        return True
    return True


@pytest.mark.sampled
@pytest.mark.parametrize("name", SCHEMAS)
def test_requests(name: str) -> None:
    allowed = validator({"$ref": f"#/components/schemas/{name}"})
    documents = _documents(name)
    for document in documents:
        assert allowed.is_valid(document)
        assert _is_read(SCHEMAS[name], document)
    rng, verdicts = Random(name), set()
    for _ in range(TRIES):
        body = _disturbed(rng, rng.choice(documents))
        expected = allowed.is_valid(body)
        verdicts.add(expected)
        assert _is_read(SCHEMAS[name], body) == expected, json.dumps(body)
    assert verdicts == {True, False}


@pytest.mark.sampled
def test_boards() -> None:
    allowed = validator({"$ref": "#/components/schemas/Board"})
    board = assemble(layout(FIRST_GAME_SECTIONS))
    documents: list[Json] = [
        {"sections": ["tavern", "paddock:turned", OWN_SECTION, "farm"], "capitols": ["a1"], "caves": []},
        {"sections": [OWN_SECTION] * 4, "island": "rope-bridge"},
        {"id": "0" * 32},
    ]
    rng = Random(0)
    for _ in range(TRIES):
        document = _disturbed(rng, rng.choice(documents))
        try:
            load(read_board, document, find_board=lambda _: board)
            read = True
        except ShapeError:
            read = False
        except ImpossibleError:
            read = True
        assert read == allowed.is_valid(document), json.dumps(document)


@pytest.mark.sampled
def test_facts_of_photographs() -> None:
    """Only the known facts are checked, because they are JSON; the pictures themselves are bytes."""
    allowed = validator({"$ref": "#/components/schemas/PhotoFacts"})
    square = [[0, 0], [200, 0], [200, 200], [0, 200.5]]
    documents: list[Json] = [
        {"corners": [square, None], "examples": {"red": "c7", "black": "t20"}, "players": ["red"]},
        *({**facts, "corners": []} for facts in KNOWN),
    ]
    rng, verdicts = Random(1), set()
    for _ in range(TRIES):
        document = _disturbed(rng, rng.choice(documents))
        expected = allowed.is_valid(document)
        verdicts.add(expected)
        body = {"pictures": [], "known": document}
        assert _is_read(partial(schema_of, photo.Question), body) == expected, json.dumps(document)
    assert verdicts == {True, False}


@pytest.mark.parametrize(("actions", "read"), [(5000, True), (5001, False)])
def test_the_longest_replay(*, actions: int, read: bool) -> None:
    body = {"start": dump_state(moments()[0].state), "actions": [{"type": "end-turn"}] * actions}
    assert _is_read(SCHEMAS["ReplayRequest"], body) == read
    assert validator({"$ref": "#/components/schemas/ReplayRequest"}).is_valid(body) == read
