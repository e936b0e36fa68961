"""Audits with repairs: each patch turns the caller's document into one that describes a possible table."""

import json
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient

from referee.base.errors import ImpossibleError
from referee.board.assemble import assemble
from referee.board.section import layout, section_named
from referee.documents.notation import write_state
from referee.documents.reader import Json, load
from referee.documents.states import dump_state, read_state
from referee.words.languages import LANGUAGES
from tests.games import random_state
from tools.bench.faults import STATE_SLIPS, slipped

SECTIONS = ["harbor", "paddock", "oasis:turned", "quarry"]
BARE = {
    "format": 1,
    "cards": ["knights", "lords", "miners"],
    "players": [{"colour": "blue", "settlements": []}, {"colour": "orange", "settlements": []}],
}


def patched(document: Json, patch: list[Json]) -> Json:
    """The document after a JSON Patch (RFC 6902), which may contain `add`, `remove` and `replace` operations."""
    document = deepcopy(document)
    for operation in patch:
        *way, last = operation["path"].removeprefix("/").split("/")
        inside = document
        for key in way:
            inside = inside[int(key) if isinstance(inside, list) else key]
        if isinstance(inside, list):
            number = len(inside) if last == "-" else int(last)
            replaced = 1 if operation["op"] in {"remove", "replace"} else 0
            inside[number : number + replaced] = [operation["value"]] if "value" in operation else []
        elif operation["op"] == "remove":
            del inside[last]
        else:
            assert (last in inside) == (operation["op"] == "replace")
            inside[last] = operation["value"]
    return document


def audit_answer(client: FlaskClient, body: Json, query: str = "?include=repairs") -> dict[str, Any]:
    response = client.post(f"/v1/audits{query}", json=body)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = json.loads(response.data)
    return found


def checked_repairs(client: FlaskClient, body: Json) -> list[str]:
    """Check that each repair makes the table possible, and return the texts of all repairs."""
    found = audit_answer(client, body)
    assert found["verdict"] == "impossible"
    for repair in found["repairs"]:
        assert repair["patch"]
        after = patched(found.get("document", body), repair["patch"])
        assert audit_answer(client, after, "")["verdict"] == "possible", repair
    return [repair["text"] for repair in found["repairs"]]


def faulty_states(client: FlaskClient, name: str) -> Iterator[Json]:
    """Yield the documents of impossible states with this fault. Each player's settlements are in random order."""
    rng = Random(name)
    while True:
        state = random_state(rng.randrange(10**6), 150)
        sound = json.loads(json.dumps(dump_state(state)))
        faulty = slipped(STATE_SLIPS[name], sound, state, rng)
        if state.over or faulty is None or audit_answer(client, {"state": faulty}, "")["verdict"] == "possible":
            continue
        for player in faulty["players"]:
            rng.shuffle(player["settlements"])
        yield faulty


def line_of(document: Json) -> str | None:
    """The line of notation for the document of a state; None if the document cannot be read."""
    try:
        return write_state(load(read_state, document))
    except ImpossibleError:
        return None


@pytest.mark.parametrize("name", STATE_SLIPS)
def test_every_kind_of_fault_is_repaired(client: FlaskClient, name: str) -> None:
    for faulty in islice(faulty_states(client, name), 2):
        assert checked_repairs(client, {"state": faulty})


@pytest.mark.parametrize("name", STATE_SLIPS)
def test_every_kind_of_fault_is_repaired_in_a_line_of_notation(client: FlaskClient, name: str) -> None:
    """The repairs are the same as those for the JSON document."""
    faulty, line = next((one, text) for one in faulty_states(client, name) if (text := line_of(one)))
    repairs = checked_repairs(client, {"state": line})
    assert repairs
    assert repairs == [repair["text"] for repair in audit_answer(client, {"state": faulty})["repairs"]]


def test_a_line_comes_with_its_document(client: FlaskClient) -> None:
    state = random_state(4, 150)
    wrong = state._replace(round=state.round + 12)
    found = audit_answer(client, {"state": write_state(wrong)})
    assert found["document"]["state"]["round"] == wrong.round
    assert checked_repairs(client, {"state": write_state(wrong)})


def test_a_possible_table_needs_no_repair(client: FlaskClient) -> None:
    body = {"position": {**BARE, "board": {"sections": SECTIONS}}}
    assert audit_answer(client, body) == {"verdict": "possible", "inconsistencies": [], "repairs": []}
    assert "repairs" not in audit_answer(client, body, "")


def test_a_board_by_its_id_is_spelled_out(client: FlaskClient) -> None:
    """The patch replaces the board id with the names of the sections, and turns the first one back."""
    first, *others = assemble(layout(SECTIONS)).layout.sections
    turned = json.loads(client.post("/v1/boards", json={"sections": [f"{first}:turned", *map(str, others)]}).data)
    unlisted = {**BARE, "board": {"sections": SECTIONS}, "location_tiles": {}}
    tiles = [one["hexes"][0] for one in audit_answer(client, {"position": unlisted}, "")["inconsistencies"]]
    position = {**BARE, "board": {"id": turned["id"]}, "location_tiles": dict.fromkeys(tiles, 2)}
    (repair,) = audit_answer(client, {"position": position})["repairs"]
    (operation,) = repair["patch"]
    assert operation == {"op": "replace", "path": "/position/board", "value": {"sections": SECTIONS}}
    assert checked_repairs(client, {"position": position})


def test_a_duplicate_section(client: FlaskClient) -> None:
    """An impossible board does not hide inconsistencies that would exist on any board.

    Each repair replaces one copy of the duplicate section.
    """
    twice = {"sections": ["harbor", "paddock", "oasis", "harbor"]}
    body = {"position": {**BARE, "board": twice, "cards": ["knights", "lords"]}}
    codes = [found["code"] for found in audit_answer(client, body)["inconsistencies"]]
    assert codes == ["impossible-board", "card-count"]
    said = checked_repairs(client, {"position": {**BARE, "board": twice}})
    assert len(said) == 5
    assert said[0].startswith("Put the section “")


def test_a_section_that_was_misread_so_badly_that_it_is_impossible(client: FlaskClient) -> None:
    farm = section_named("farm")
    rows = [row.replace("L", "G") for row in farm.rows]
    own = {"rows": rows, "locations": dict(farm.locations), "turned": True}
    body = {"position": {**BARE, "board": {"sections": ["harbor", "paddock", "oasis", own]}}}
    found = audit_answer(client, body)
    assert {one["code"] for one in found["inconsistencies"]} == {"impossible-board"}
    (repair,) = found["repairs"]
    assert repair["patch"] == [{"op": "replace", "path": "/position/board/sections/3", "value": "farm:turned"}]
    assert checked_repairs(client, body)


def test_a_capitol_shows_that_a_section_lies_turned(client: FlaskClient) -> None:
    """Q1: on an impossible board, the landmarks show which board was meant."""
    capitol = "c5"
    board = {"sections": ["harbor:turned", "paddock", "oracle:turned", "quarry"], "capitols": [capitol]}
    nomads = audit_answer(client, {"position": {**BARE, "board": board}})
    assert nomads["verdict"] == "impossible"
    assert "Turn the section at the top left by 180 degrees." in [one["text"] for one in nomads["repairs"]]
    assert checked_repairs(client, {"position": {**BARE, "board": board}})


def test_a_start_player_who_does_not_play_is_reported_with_the_other_faults(client: FlaskClient) -> None:
    state = json.loads(json.dumps(dump_state(random_state(4, 150))))
    colours = {player["colour"] for player in state["players"]}
    state["start_player"] = next(colour for colour in ("blue", "red", "white", "black") if colour not in colours)
    state["players"][0]["supply"] = (state["players"][0]["supply"] + 1) % 41
    codes = [found["code"] for found in audit_answer(client, {"state": state})["inconsistencies"]]
    assert codes[0] == "unknown-player"
    assert "supply-mismatch" in codes


def test_every_inconsistency_names_its_player(client: FlaskClient) -> None:
    state = json.loads(json.dumps(dump_state(random_state(4, 150))))
    state["players"][1]["supply"] = (state["players"][1]["supply"] + 1) % 41
    (found,) = audit_answer(client, {"state": state})["inconsistencies"]
    assert (found["player"], found["place"]) == (state["players"][1]["colour"], "/state/players/1/supply")


def test_repairs_have_sentences_in_every_language(client: FlaskClient) -> None:
    state = json.loads(json.dumps(dump_state(random_state(4, 150))))
    state["players"][1]["supply"] = (state["players"][1]["supply"] + 1) % 41
    said = {
        audit_answer(client, {"state": state}, f"?include=repairs&lang={language}")["repairs"][0]["text"]
        for language in LANGUAGES
    }
    assert len(said) == len(LANGUAGES)


def test_a_line_that_cannot_be_read_has_no_repairs(client: FlaskClient) -> None:
    assert audit_answer(client, {"state": "board=farm"})["repairs"] == []
