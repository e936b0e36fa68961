"""The parameters of calls, such as `include` and `without`. Unknown parameters are refused."""

from json import dumps, loads
from typing import Any

import pytest
from flask.testing import FlaskClient

from referee.calls import calls, lookups
from tests.api.conftest import problem
from tests.deploy.programs import ROOT

START = {"players": ["blue", "orange"], "first_game": True, "seed": "hello"}
BUILD = {"type": "build", "at": "e9"}


@pytest.fixture
def state(client: FlaskClient) -> Any:  # noqa: ANN401
    answer = client.post("/v1/starts", json=START).json
    assert answer
    return answer["state"]


@pytest.mark.parametrize(
    ("path", "near"),
    [
        ("rulings?inclde=views", "include"),
        ("rulings?sign=require", "signed"),
        ("rulings?language=es", "lang"),
        ("replays?Include=views", "include"),
        ("rulings?with=state", "without"),
    ],
)
def test_a_misspelt_parameter_is_refused(client: FlaskClient, path: str, near: str) -> None:
    """The parameters are checked before the body is read."""
    found = problem(client.post(f"/v1/{path}", data=b"no JSON"), 422, "wrong-shape")
    name = path.partition("?")[2].partition("=")[0]
    assert found["errors"] == [
        {
            "pointer": f"?{name}",
            "parameter": name,
            "text": f"There is no parameter called “{name}” here. Did you mean “{near}”?",
        }
    ]


def test_every_call_refuses_unknown_parameters(client: FlaskClient) -> None:
    for call in calls():
        response = client.post(f"/v1{call.path}?dragon=1&lang=en", json={})
        assert problem(response, 422)["errors"][0]["parameter"] == "dragon"
    for lookup in lookups():
        path = lookup.path.replace("<subject>", "tiles").replace("<board_id>", "0" * 32)
        assert problem(client.get(f"/v1{path}?dragon=1"), 422)["errors"][0]["parameter"] == "dragon"
    assert problem(client.get("/v1/catalogue/features?dragon=1"), 422)["errors"][0]["parameter"] == "dragon"


def test_a_parameter_of_another_call_is_unknown_here(client: FlaskClient) -> None:
    """`/v1/scores` has nothing to include, and `/v1/starts` has no signature to check."""
    assert problem(client.post("/v1/scores?include=picture", json={}), 422)["errors"][0]["parameter"] == "include"
    assert problem(client.post("/v1/starts?signed=require", json=START), 422)["errors"][0]["parameter"] == "signed"


@pytest.mark.parametrize("query", ["lang=es", "lang=es&include=picture", "include=notation&include=picture"])
def test_known_parameters_are_accepted(client: FlaskClient, query: str) -> None:
    assert client.post(f"/v1/starts?{query}", json=START).status_code == 200


def test_pages_ignore_parameters(client: FlaskClient) -> None:
    """Other services often add parameters to links."""
    assert client.get("/docs/clients?utm_source=chat").status_code == 200
    assert client.get("/openapi.json?download=1").status_code == 200


@pytest.mark.parametrize(
    ("path", "parameter"),
    [(f"boards/{'0' * 32}", "board_id"), ("catalogue/tyles", "subject")],
)
def test_a_fault_in_the_path_names_its_parameter(client: FlaskClient, path: str, parameter: str) -> None:
    (error,) = problem(client.get(f"/v1/{path}"), 404)["errors"]
    assert error["parameter"] == parameter


def test_a_wrong_language_is_a_fault_of_its_parameter(client: FlaskClient) -> None:
    (error,) = problem(client.get(f"/v1/catalogue?lang={'x' * 99}"), 422)["errors"]
    assert (error["parameter"], error["pointer"]) == ("lang", "?lang")


def test_a_fault_in_the_body_has_no_parameter(client: FlaskClient) -> None:
    (error,) = problem(client.post("/v1/legal-actions", json={}), 422)["errors"]
    assert error.keys() == {"pointer", "text"}


@pytest.mark.parametrize("path", ["starts", "rulings", "replays", "states"])
def test_included_legal_actions_are_the_document_of_their_call(client: FlaskClient, state: Any, path: str) -> None:  # noqa: ANN401
    bodies: dict[str, Any] = {
        "starts": START,
        "rulings": {"state": state, "action": BUILD},
        "replays": {"start": state, "actions": [BUILD]},
        "states": {"position": "board=tavern,paddock,oasis,farm blue=e8 orange=q11", "turn": "blue", "card": "grass"},
    }
    answer: Any = client.post(f"/v1/{path}?include=legal-actions", json=bodies[path]).json
    assert answer["legal"] == client.post("/v1/legal-actions", json={"state": answer["state"]}).json
    assert answer["legal"]["count"] > 0
    assert answer["legal_actions"] == answer["legal"]["actions"], "the deprecated shape"


@pytest.mark.parametrize("without", ["", "without=state"])
def test_included_legal_actions_of_a_refused_action_at_a_table_are_those_of_the_table(
    client: FlaskClient, without: str
) -> None:
    """The ruling includes the complete answer of `/v1/legal-actions` for the same table, with its assumptions."""
    table = {"position": "board=tavern,paddock,oasis,farm blue=e8 orange=q11", "turn": "blue", "card": "grass"}
    body = {"table": table, "action": {"type": "build", "at": "q13"}}
    answer: Any = client.post(f"/v1/rulings?include=legal-actions&{without}", json=body).json
    assert (answer["verdict"], answer["state"]) == ("illegal", None)
    assert answer["legal"] == client.post(f"/v1/legal-actions?{without}", json={"table": table}).json
    assert answer["legal"]["assumptions"] == answer["assumptions"] != []


def test_included_legal_actions_of_a_legal_action_at_a_table_are_those_of_the_new_state(client: FlaskClient) -> None:
    table = {"position": "board=tavern,paddock,oasis,farm blue=e8 orange=q11", "turn": "blue", "card": "forest"}
    body = {"table": table, "action": {"type": "build", "at": "e9"}}
    answer: Any = client.post("/v1/rulings?include=legal-actions", json=body).json
    assert answer["verdict"] == "legal"
    assert answer["legal"] == client.post("/v1/legal-actions", json={"state": answer["state"]}).json


def test_the_guide_says_which_call_always_returns_the_state() -> None:
    """The state of a start is never null, so that typed clients can use it without a check."""
    guide = (ROOT / "docs" / "clients.md").read_text(encoding="utf-8")
    said = guide.partition("?include=notation&without=state`")[2].partition("\n\n")[0]
    kept = [f"`/v1{call.path}`" for call in calls() if "notation" in call.extras and not call.without]
    assert kept == ["`/v1/starts`"]
    assert all(path in said for path in kept)


def test_a_caller_can_have_notation_instead_of_the_state(client: FlaskClient, state: Any) -> None:  # noqa: ANN401
    body = {"state": state, "action": BUILD}
    whole: Any = client.post("/v1/rulings?include=notation", json=body).json
    short: Any = client.post("/v1/rulings?include=notation&without=state", json=body).json
    assert short == {**whole, "state": None}
    assert client.post("/v1/legal-actions", json={"state": short["notation"]}).json == (
        client.post("/v1/legal-actions", json={"state": whole["state"]}).json
    )


@pytest.mark.parametrize("path", ["rulings", "replays", "states", "legal-actions"])
def test_a_caller_can_have_no_state(client: FlaskClient, state: Any, path: str) -> None:  # noqa: ANN401
    table = {"position": "board=tavern,paddock,oasis,farm blue=e8 orange=q11", "turn": "blue", "card": "grass"}
    bodies: dict[str, Any] = {
        "rulings": {"state": state, "action": BUILD},
        "replays": {"start": state, "actions": [BUILD]},
        "states": table,
        "legal-actions": {"table": table},
    }
    whole: Any = client.post(f"/v1/{path}", json=bodies[path]).json
    assert whole["state"]
    assert client.post(f"/v1/{path}?without=state", json=bodies[path]).json == {**whole, "state": None}
    assert client.post(f"/v1/{path}", json=bodies[path]).json == whole, "the cache keeps both apart"


def test_lines_can_leave_the_state_out(client: FlaskClient, state: Any) -> None:  # noqa: ANN401
    line = dumps({"state": state, "action": BUILD})
    response = client.post("/v1/rulings?without=state", data=f"{line}\n", content_type="application/x-ndjson")
    assert (loads(response.text)["verdict"], loads(response.text)["state"]) == ("legal", None)


def test_only_the_state_can_be_left_out(client: FlaskClient) -> None:
    (error,) = problem(client.post("/v1/rulings?without=events", json={}), 422)["errors"]
    assert error["parameter"] == "without"
    assert problem(client.post("/v1/starts?without=state", json=START), 422)["errors"][0]["parameter"] == "without"


def test_addresses_that_people_try(client: FlaskClient) -> None:
    """People try the index of the documentation with a trailing slash, and the catalogue without a subject."""
    assert client.get("/docs/").data == client.get("/docs").data
    subjects: Any = client.get("/v1/catalogue").json
    assert "tiles" in subjects["subjects"]
    assert all(client.get(f"/v1/catalogue/{subject}").status_code == 200 for subject in subjects["subjects"])
    tag = client.get("/v1/catalogue").headers["ETag"]
    assert client.get("/v1/catalogue", headers={"If-None-Match": tag}).status_code == 304
    assert client.get("/v1/catalogue/").json == subjects
