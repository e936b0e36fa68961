"""POST /v1/states, and other calls with a table in place of a state."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.conftest import answer, pointers, problem
from tests.games import document, random_state

PIECES = "board=tavern,paddock,oasis,farm blue=e8,e9,f7,f8,g7 orange=q11,r11,q12"
TABLE = {"position": f"{PIECES} left=h7:1,r12:1", "turn": "blue", "card": "grass"}
BUILD = {"type": "build", "at": "e6"}
Json = Any


def states(client: FlaskClient, query: str = "", **table: Json) -> Json:
    return answer(client.post(f"/v1/states{query}", json=table))


def test_a_table_becomes_a_state(client: FlaskClient) -> None:
    found = states(client, **TABLE)
    assert found["verdict"] == "possible"
    assert found["awaited"] == {
        "player": "blue",
        "frame": "turning",
        "by": "player",
        "text": "round 2, blue to act, grass is on the table, 3 settlements to build",
    }
    blue, orange = found["state"]["players"]
    assert (blue["supply"], orange["supply"]) == (35, 37)
    assert blue["tiles"] == [{"kind": "tavern", "from": "h7", "status": "ready"}]
    assert found["state"]["frames"][0]["card"] == "grass"
    assert answer(client.post("/v1/audits", json={"state": found["state"]}))["verdict"] == "possible"


def test_every_assumption_says_what_why_and_what_else(client: FlaskClient) -> None:
    for one in states(client, **TABLE)["assumptions"]:
        assert one.keys() == {"code", "place", "text", "assumed", "alternatives", "facts"}
        assert one["text"].endswith(".")
        assert one["assumed"] not in one["alternatives"]


def test_places_lead_into_the_state(client: FlaskClient) -> None:
    """The place of each assumption leads to a value in the state: the assumed value, except for `takers`."""
    found = states(client, **TABLE)
    for one in found["assumptions"]:
        value = found["state"]
        for part in one["place"].split("/")[1:]:
            value = value[int(part)] if isinstance(value, list) else value[part]
        if one["code"] != "takers":
            assert value == one["assumed"]


def test_a_value_in_the_description_is_no_longer_assumed(client: FlaskClient) -> None:
    first = {one["code"]: one for one in states(client, **TABLE)["assumptions"]}
    assert first["start-player"]["alternatives"] == ["orange"]
    found = states(client, **TABLE, start_player="orange", round=1)
    assert (found["state"]["start_player"], found["state"]["round"]) == ("orange", 1)
    assert {"start-player", "round"}.isdisjoint(one["code"] for one in found["assumptions"])


@pytest.mark.parametrize(("lang", "word"), [("en", "player"), ("es", "jugador"), ("fr", "joueur")])
def test_languages(client: FlaskClient, lang: str, word: str) -> None:
    assert word in states(client, f"?lang={lang}", **TABLE)["assumptions"][0]["text"]


def test_extras(client: FlaskClient) -> None:
    found = states(client, "?include=scores,legal-actions,picture,notation", **TABLE)
    assert found["scores"] == answer(client.post("/v1/scores", json={"state": found["state"]}))
    assert found["notation"].startswith("board=tavern")
    assert found["picture"].startswith("<svg")
    assert found["legal_actions"] == answer(client.post("/v1/legal-actions", json={"table": TABLE}))["actions"]


def test_impossible_tables_are_an_answer(client: FlaskClient) -> None:
    table = {**TABLE, "position": f"{PIECES} left=h7:2,r12:1"}
    found = states(client, **table)
    assert (found["verdict"], found["state"], found["assumptions"]) == ("impossible", None, [])
    assert {flaw["place"] for flaw in found["inconsistencies"]} == {"/position/location_tiles/h7"}
    ruling = answer(client.post("/v1/rulings", json={"table": table, "action": BUILD}))
    assert (ruling["verdict"], ruling["assumptions"]) == ("impossible", [])
    assert {flaw["place"] for flaw in ruling["inconsistencies"]} == {"/table/position/location_tiles/h7"}
    listed = answer(client.post("/v1/legal-actions", json={"table": table}))
    assert (listed["verdict"], listed["state"], listed["actions"]) == ("impossible", None, [])
    assert states(client, **{**TABLE, "turn": "white"})["inconsistencies"][0]["place"] == "/turn"


def test_a_ruling_at_a_table_is_that_of_its_state(client: FlaskClient) -> None:
    made = states(client, **TABLE)
    at_table = answer(client.post("/v1/rulings?include=scores", json={"table": TABLE, "action": BUILD}))
    assert at_table["verdict"] == "legal"
    assert at_table.pop("assumptions") == made["assumptions"]
    assert at_table == answer(
        client.post("/v1/rulings?include=scores", json={"state": made["state"], "action": BUILD})
    )


def test_legal_actions_at_a_table_are_those_of_its_state(client: FlaskClient) -> None:
    made = states(client, **TABLE)
    at_table = answer(client.post("/v1/legal-actions?include=gold", json={"table": TABLE}))
    assert at_table.pop("assumptions") == made["assumptions"]
    assert at_table.pop("state") == made["state"]
    assert at_table == answer(client.post("/v1/legal-actions?include=gold", json={"state": made["state"]}))


def test_a_card_face_down_leaves_the_ruling_open(client: FlaskClient) -> None:
    table = {"position": PIECES, "turn": "blue"}
    assert answer(client.post("/v1/rulings", json={"table": table, "action": BUILD}))["verdict"] == "undetermined"


def test_a_state_and_a_table_cannot_be_sent_together(client: FlaskClient) -> None:
    body = {"table": TABLE, "state": document(random_state(1, 5))}
    found = problem(client.post("/v1/legal-actions", json=body), 422, "wrong-shape")
    assert pointers(found) == ["/state"]
    assert "no key called “state”" in found["errors"][0]["text"]


def test_wrong_shapes(client: FlaskClient) -> None:
    assert pointers(problem(client.post("/v1/states", json={"turn": "blue"}), 422, "wrong-shape")) == ["/position"]
    body = {"table": {**TABLE, "x": 1}, "action": BUILD}
    found = problem(client.post("/v1/rulings", json=body), 422, "wrong-shape")
    assert pointers(found) == ["/table/x"]


def test_a_board_by_its_id(client: FlaskClient) -> None:
    board = {"sections": ["tavern", "paddock", "oasis", "farm"]}
    named = answer(client.post("/v1/boards", json=board))["id"]
    position = {"board": {"id": named}, "players": [{"colour": "blue"}, {"colour": "red"}]}
    assert states(client, position=position, turn="red", card="grass")["verdict"] == "possible"
    position["board"] = {"id": "0" * 32}
    problem(client.post("/v1/states", json={"position": position, "turn": "red"}), 404, "unknown-board")


def test_a_state_decides_whether_its_score_is_final(client: FlaskClient) -> None:
    running = states(client, **TABLE)["state"]
    assert not answer(client.post("/v1/scores", json={"state": running, "final": False}))["final"]
    found = answer(client.post("/v1/scores", json={"state": running, "final": True}))
    assert (found["verdict"], found["players"]) == ("impossible", [])
    (flaw,) = found["inconsistencies"]
    assert (flaw["code"], flaw["place"]) == ("final-mismatch", "/final")


def test_remarks_on_a_position(client: FlaskClient) -> None:
    position = PIECES.replace("blue=", "cards=families,lords,miners blue=")
    found = answer(client.post("/v1/scores?lang=fr", json={"position": position}))
    assert not found["final"]
    assert [remark["code"] for remark in found["remarks"]] == ["running", "gold-not-given"]
    assert found["remarks"][0]["text"].startswith("72 cités sont encore dans la réserve")
