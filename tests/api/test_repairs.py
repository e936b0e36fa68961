"""Audits that repair: whatever a caller sends, each patch makes it possible."""

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient

from referee.board.assemble import assemble
from referee.board.section import layout, section_named
from referee.documents.notation import write_state
from referee.documents.reader import Json
from referee.documents.states import dump_state
from referee.words.languages import LANGUAGES
from tests.games import reached
from tools.bench.faults import STATE_SLIPS, slipped

SECTIONS = ["harbor", "paddock", "oasis:turned", "quarry"]
BARE = {
    "format": 1,
    "cards": ["knights", "lords", "miners"],
    "players": [{"colour": "blue", "settlements": []}, {"colour": "orange", "settlements": []}],
}


def applied(document: Json, patch: list[Json]) -> Json:
    """A JSON Patch of `add`, `remove` and `replace` by the letter of RFC 6902."""
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


def audited(client: FlaskClient, body: Json, query: str = "?include=repairs") -> dict[str, Any]:
    response = client.post(f"/v1/audits{query}", json=body)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = json.loads(response.data)
    return found


def proved(client: FlaskClient, body: Json) -> list[str]:
    """The sentences of all repairs, each of which makes the table possible."""
    found = audited(client, body)
    assert found["verdict"] == "impossible"
    for repair in found["repairs"]:
        assert repair["patch"]
        after = applied(found.get("document", body), repair["patch"])
        assert audited(client, after, "")["verdict"] == "possible", repair
    return [repair["text"] for repair in found["repairs"]]


@pytest.mark.parametrize("name", STATE_SLIPS)
def test_every_kind_of_fault_is_repaired(client: FlaskClient, name: str) -> None:
    """As JSON with hexes in any order, and as a line of notation."""
    rng, done = Random(name), 0
    while done < 2:
        state = reached(rng.randrange(10**6), 150)
        sound = json.loads(json.dumps(dump_state(state)))
        faulty = slipped(STATE_SLIPS[name], sound, state, rng)
        if state.over or faulty is None or audited(client, {"state": faulty}, "")["verdict"] == "possible":
            continue
        for player in faulty["players"]:
            rng.shuffle(player["settlements"])
        assert proved(client, {"state": faulty})
        done += 1


def test_a_line_comes_with_its_document(client: FlaskClient) -> None:
    state = reached(4, 150)
    wrong = state._replace(round=state.round + 12)
    found = audited(client, {"state": write_state(wrong)})
    assert found["document"]["state"]["round"] == wrong.round
    assert proved(client, {"state": write_state(wrong)})


def test_a_possible_table_needs_no_repair(client: FlaskClient) -> None:
    body = {"position": {**BARE, "board": {"sections": SECTIONS}}}
    assert audited(client, body) == {"verdict": "possible", "inconsistencies": [], "repairs": []}
    assert "repairs" not in audited(client, body, "")


def test_a_board_by_its_id_is_spelled_out(client: FlaskClient) -> None:
    """A section lies turned, so the whole board changes."""
    first, *others = assemble(layout(SECTIONS)).layout.sections
    turned = json.loads(client.post("/v1/boards", json={"sections": [f"{first}:turned", *map(str, others)]}).data)
    unlisted = {**BARE, "board": {"sections": SECTIONS}, "location_tiles": {}}
    tiles = [one["hexes"][0] for one in audited(client, {"position": unlisted}, "")["inconsistencies"]]
    position = {**BARE, "board": {"id": turned["id"]}, "location_tiles": dict.fromkeys(tiles, 2)}
    (repair,) = audited(client, {"position": position})["repairs"]
    (operation,) = repair["patch"]
    assert operation == {"op": "replace", "path": "/position/board", "value": {"sections": SECTIONS}}
    assert proved(client, {"position": position})


def test_a_section_that_is_there_twice(client: FlaskClient) -> None:
    """What does not depend on the board is told, too, and another section makes the table possible."""
    twice = {"sections": ["harbor", "paddock", "oasis", "harbor"]}
    body = {"position": {**BARE, "board": twice, "cards": ["knights", "lords"]}}
    codes = [found["code"] for found in audited(client, body)["inconsistencies"]]
    assert codes == ["impossible-board", "card-count"]
    said = proved(client, {"position": {**BARE, "board": twice}})
    assert len(said) == 5
    assert said[0].startswith("Put the section “")


def test_a_section_that_was_misread_so_that_no_section_can_look_like_it(client: FlaskClient) -> None:
    farm = section_named("farm")
    rows = [row.replace("L", "G") for row in farm.rows]
    own = {"rows": rows, "locations": dict(farm.locations), "turned": True}
    body = {"position": {**BARE, "board": {"sections": ["harbor", "paddock", "oasis", own]}}}
    found = audited(client, body)
    assert {one["code"] for one in found["inconsistencies"]} == {"impossible-board"}
    (repair,) = found["repairs"]
    assert repair["patch"] == [{"op": "replace", "path": "/position/board/sections/3", "value": "farm:turned"}]
    assert proved(client, body)


def test_a_capitol_shows_that_a_section_lies_turned(client: FlaskClient) -> None:
    """Q1: on a board that cannot be, the landmarks tell what was meant."""
    capitol = "c5"
    board = {"sections": ["harbor:turned", "paddock", "oracle:turned", "quarry"], "capitols": [capitol]}
    nomads = audited(client, {"position": {**BARE, "board": board}})
    assert nomads["verdict"] == "impossible"
    assert "Turn the section at the top left by 180 degrees." in [one["text"] for one in nomads["repairs"]]
    assert proved(client, {"position": {**BARE, "board": board}})


def test_a_player_who_does_not_play(client: FlaskClient) -> None:
    state = json.loads(json.dumps(dump_state(reached(4, 150))))
    colours = {player["colour"] for player in state["players"]}
    state["start_player"] = next(colour for colour in ("blue", "red", "white", "black") if colour not in colours)
    state["players"][0]["supply"] = (state["players"][0]["supply"] + 1) % 41
    codes = [found["code"] for found in audited(client, {"state": state})["inconsistencies"]]
    assert codes[0] == "unknown-player"
    assert "supply-mismatch" in codes


def test_every_inconsistency_names_its_player(client: FlaskClient) -> None:
    state = json.loads(json.dumps(dump_state(reached(4, 150))))
    state["players"][1]["supply"] = (state["players"][1]["supply"] + 1) % 41
    (found,) = audited(client, {"state": state})["inconsistencies"]
    assert (found["player"], found["place"]) == (state["players"][1]["colour"], "/state/players/1/supply")


def test_repairs_speak_every_language(client: FlaskClient) -> None:
    state = json.loads(json.dumps(dump_state(reached(4, 150))))
    state["players"][1]["supply"] = (state["players"][1]["supply"] + 1) % 41
    said = {
        audited(client, {"state": state}, f"?include=repairs&lang={language}")["repairs"][0]["text"]
        for language in LANGUAGES
    }
    assert len(said) == len(LANGUAGES)


def test_a_line_that_cannot_be_read_has_no_repairs(client: FlaskClient) -> None:
    assert audited(client, {"state": "board=farm"})["repairs"] == []
