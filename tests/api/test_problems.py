"""Every error response is a problem document (RFC 9457) that says what is wrong."""

import ast
import json
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.exceptions import RequestedRangeNotSatisfiable

import referee
from referee.api.app import create_app
from referee.api.exceptions import document_of, problem_of
from referee.serving.config import Config
from tests.api.conftest import DESCRIBED, Json, answer, checked_problem, pointers, problem
from tests.documents.samples import document

CALLS = ("rulings", "legal-actions", "scores", "audits", "replays", "starts", "views", "boards", "pictures")
SMALL, LARGE = 64 * 1024, 1024 * 1024

every_call = pytest.mark.parametrize("call", CALLS)


def service_with(**settings: Json) -> FlaskClient:
    return create_app(Config(log_level="ERROR", **settings)).test_client()


@pytest.mark.parametrize("path", ["/nothing", "/v1", "/v1/", "/v1/nothing", "/v2/scores", "/v1/scores/", "/static/x"])
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE"])
def test_an_unknown_address_is_not_found(client: FlaskClient, path: str, method: str) -> None:
    problem(client.open(path, method=method), 404, "not-found")


def test_no_such_file(client: FlaskClient) -> None:
    problem(client.get("/docs/assets/nothing.js"), 404, "not-found")


def test_a_range_is_ignored(client: FlaskClient) -> None:
    for path in ("/openapi.yaml", "/docs/assets/swagger-ui.css", "/docs/pictures/geometry.svg"):
        for some in ("bytes=0-5", "bytes=99999999-"):
            response = client.get(path, headers={"Range": some})
            assert (response.status_code, response.data) == (200, client.get(path).data)


@pytest.mark.parametrize(
    ("language", "detail"),
    [
        ("en", "The server cannot accept this request (Requested Range Not Satisfiable)."),
        ("es", "El servidor no puede aceptar esta petición (Requested Range Not Satisfiable)."),
        ("fr", "Le serveur ne peut pas accepter cette requête (Requested Range Not Satisfiable)."),
    ],
)
def test_a_refusal_of_the_framework_names_the_status(service: Flask, language: str, detail: str) -> None:
    with service.test_request_context(headers={"Accept-Language": language}):
        found = document_of(problem_of(RequestedRangeNotSatisfiable(length=10)))
    assert (found["status"], found["type"], found["detail"]) == (416, "/docs/problems#bad-request", detail)


def test_every_address_refuses_the_wrong_method(service: Flask, client: FlaskClient) -> None:
    for rule in service.url_map.iter_rules():
        path = rule.rule.replace("<subject>", "rules").replace("<name>", "x").replace("<board_id>", "0" * 32)
        response = client.open(path, method="DELETE")
        found = problem(response, 405, "method-not-allowed")
        allowed = set(response.headers["Allow"].split(", "))
        same = [other.methods or set() for other in service.url_map.iter_rules() if other.rule == rule.rule]
        assert allowed == set().union(*same)
        assert "DELETE" in found["detail"]


def test_an_unknown_method_is_not_allowed(client: FlaskClient) -> None:
    problem(client.open("/v1/scores", method="BREW" * 100), 405, "method-not-allowed")


@every_call
def test_a_body_needs_a_known_content_type(client: FlaskClient, call: str) -> None:
    for content_type in (None, "", "text/plain", "application/x-www-form-urlencoded", "application/json-patch+json"):
        response = client.post(f"/v1/{call}", data=b"{}", content_type=content_type)
        assert "application/json" in problem(response, 415, "wrong-type")["detail"]
        assert response.headers["Accept"] == "application/json"


@every_call
def test_the_type_of_the_body_may_have_parameters(client: FlaskClient, call: str) -> None:
    for content_type in ("application/json; charset=utf-8", "Application/JSON", "application/json;;"):
        problem(client.post(f"/v1/{call}", data=b"{", content_type=content_type), 400, "bad-json")


@every_call
@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "identity, gzip", "x"])
def test_encoded_bodies_are_refused(client: FlaskClient, call: str, encoding: str) -> None:
    response = client.post(f"/v1/{call}", json={}, headers={"Content-Encoding": encoding})
    problem(response, 415, "encoded-body")


@every_call
def test_a_body_of_exactly_the_size_is_read_and_one_more_byte_is_not(client: FlaskClient, call: str) -> None:
    most = LARGE if call == "replays" else SMALL
    for length, status, kind in ((most, 422, "wrong-shape"), (most + 1, 413, "request-entity-too-large")):
        body = b"{}".ljust(length)
        problem(client.post(f"/v1/{call}", data=body, content_type="application/json"), status, kind)


@every_call
@pytest.mark.parametrize("body", [b"", b" ", b"{", b"nil", b"{'a':1}", b"{}{}", b'{"a":1,}', b"[1 2]", b'"', b"// x"])
def test_invalid_json_is_refused(client: FlaskClient, call: str, body: bytes) -> None:
    found = problem(client.post(f"/v1/{call}", data=body, content_type="application/json"), 400, "bad-json")
    assert pointers(found) == [""]


@every_call
@pytest.mark.parametrize("body", [None, True, 1, 1.5, "x", [], [{}]])
def test_a_body_is_an_object(client: FlaskClient, call: str, body: Json) -> None:
    response = client.post(f"/v1/{call}", data=json.dumps(body), content_type="application/json")
    assert pointers(problem(response, 422, "wrong-shape")) == [""]


@every_call
def test_an_empty_object_lacks_what_is_required(client: FlaskClient, call: str) -> None:
    found = problem(client.post(f"/v1/{call}", json={}), 422, "wrong-shape")
    expected = {
        "rulings": ["/state", "/action"],
        "legal-actions": ["/state"],
        "scores": [""],
        "audits": [""],
        "pictures": [""],
        "replays": ["/start", "/actions"],
        "starts": ["/players"],
        "views": ["/state", "/player"],
        "boards": ["/sections"],
    }
    assert pointers(found) == expected[call]


@every_call
def test_unknown_keys_are_refused(client: FlaskClient, call: str) -> None:
    found = problem(client.post(f"/v1/{call}", json={"stat/e~": 1}), 422, "wrong-shape")
    assert "/stat~1e~0" in pointers(found)


def test_every_fault_has_its_place_and_a_sentence(client: FlaskClient) -> None:
    state = document()
    state["players"][0]["settlements"] = ["a1", "z9", "a21"]
    state["players"][1]["colour"] = "mauve"
    state["players"][1]["supply"] = 41
    state["round"] = "2"
    state["hat"] = 1
    del state["ending"]
    body = {"state": state, "action": {"type": "build", "at": None}, "more": 1}
    found = problem(client.post("/v1/rulings", json=body), 422, "wrong-shape")
    texts = {fault["pointer"]: fault["text"] for fault in found["errors"]}
    assert texts.keys() == {
        "/state/players/0/settlements/1",
        "/state/players/0/settlements/2",
        "/state/players/1/colour",
        "/state/players/1/supply",
        "/state/round",
        "/state/hat",
        "/state/ending",
        "/action/at",
        "/more",
    }
    assert (
        texts["/state/players/0/settlements/1"]
        == "There is no hex called “z9”. Hexes are a1 to t20, and i:a1 to i:j5 on the island."
    )
    assert (
        texts["/state/players/1/colour"] == "“mauve” is not possible here. Choose blue, orange, black, white or red."
    )
    assert texts["/state/players/1/supply"] == "This must be between 0 and 40, not 41."
    assert texts["/state/round"] == "This must be a whole number, not a string."
    assert texts["/state/ending"] == "“ending” is required, but it is missing."
    assert texts["/state/hat"].startswith("There is no key called “hat” here. Choose board, ")
    assert texts["/more"] == "There is no key called “more” here. Choose state, action or player."
    assert found["detail"].endswith("(and 8 more)")


@pytest.mark.parametrize(
    "body",
    [
        {f"key {number}": 1 for number in range(1000)},
        {"state": {f"key {number}": 1 for number in range(1000)}},
        {"state": {**document(), "location_tiles": {f"{number}": "x" for number in range(1000)}}},
        {"state": {**document(), "location_tiles": {"x" * 50_000: "x"}}},
        {"state": {**document(), "location_tiles": {"\0" * 400 + str(number): "\0" for number in range(20)}}},
        {"state": {**document(), "frames": [{"frame": "\U0001f9e8" * 200}] * 16}},
        {"state": {**document(), "players": [{"colour": "\0" * 2000}] * 5}},
    ],
)
def test_a_problem_has_at_most_twenty_faults_and_sixteen_kilobytes(client: FlaskClient, body: Json) -> None:
    found = problem(client.post("/v1/legal-actions", json=body), 422, "wrong-shape")
    assert 1 <= len(found["errors"]) <= 20


def test_a_position_or_a_state_but_not_both(client: FlaskClient) -> None:
    state = document()
    position = {key: state[key] for key in ("format", "board", "cards")} | {"players": []}
    found = problem(client.post("/v1/scores", json={"state": state, "position": position}), 422, "wrong-shape")
    assert found["errors"] == [{"pointer": "", "text": "Give either a `position` or a `state`."}]


@pytest.mark.parametrize(
    ("call", "known"),
    [
        ("rulings", "scores, legal-actions, picture, notation or views"),
        ("legal-actions", "gold, scores, picture or notation"),
        ("starts", "legal-actions, picture, notation or views"),
        ("replays", "events, sentences, scores, legal-actions, picture, notation or views"),
    ],
)
@pytest.mark.parametrize("word", ["hats", "Scores", "notation,hats", ",", "%00", "%ff", "x" * 3000])
def test_an_unknown_extra_is_refused(client: FlaskClient, call: str, known: str, word: str) -> None:
    found = problem(client.post(f"/v1/{call}?include={word}", json={}), 422, "unknown-include")
    assert pointers(found) == ["?include"]
    assert known in found["errors"][0]["text"]


def test_a_call_without_the_key_is_refused(tmp_path: Path) -> None:
    client = service_with(api_keys=frozenset({"secret", "other"}), drain_file=tmp_path / "drain")
    for headers in ({}, {"X-Api-Key": "wrong"}, {"X-Api-Key": ""}, {"X-Api-Key": "secret "[:3]}, {"X-Api-Key": "ÿ"}):
        for path in ("/v1/catalogue/rules", "/v1/nothing", "//v1/catalogue/rules"):
            response = client.get("/", headers=headers, environ_overrides={"PATH_INFO": path})
            problem(response, 401, "key-needed")
            assert response.headers["WWW-Authenticate"] == "X-Api-Key"
    for key in ("secret", "other"):
        answer(client.get("/v1/catalogue/rules", headers={"X-Api-Key": key}))
    for free in ("/", "/docs", "/healthz", "/readyz", "/metrics", "/openapi.json"):
        assert client.get(free).status_code == 200


def test_too_many_calls(tmp_path: Path) -> None:
    client = service_with(rate_limit=3, drain_file=tmp_path / "drain")
    for left in (2, 1, 0):
        response = client.get("/v1/catalogue/rules")
        answer(response)
        assert response.headers["X-RateLimit-Remaining"] == str(left)
    for refused in (client.get("/v1/catalogue/rules"), client.post("/v1/scores", json={})):
        problem(refused, 429, "too-many-requests")
        assert 0 < int(refused.headers["Retry-After"]) <= 60
    answer(client.get("/healthz"))


def test_only_the_readiness_probe_reports_draining(tmp_path: Path) -> None:
    drain = tmp_path / "drain"
    client = service_with(drain_file=drain)
    assert answer(client.get("/readyz"))["status"] == "ready"
    drain.touch()
    problem(client.get("/readyz"), 503, "draining")
    answer(client.get("/healthz"))
    answer(client.get("/v1/catalogue/rules"))
    assert client.post("/v1/starts", json={"players": ["blue", "red"], "seed": "a"}).status_code == 200
    drain.unlink()
    answer(client.get("/readyz"))


def test_the_fault_of_the_referee_is_a_problem_too() -> None:
    """The answer reveals no details; they are in the log."""
    app = create_app(Config(log_level="ERROR"))

    @app.get("/broken")
    def broken() -> str:
        raise RuntimeError("the inside of the referee")

    response = app.test_client().get("/broken")
    problem(response, 500, "fault-of-the-referee")
    assert "inside" not in response.text


def test_every_kind_in_the_source_is_described() -> None:
    kinds: set[str] = set()
    for file in Path(referee.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ProblemError":
                kinds |= {str(part.value) for part in node.args[1:2] if isinstance(part, ast.Constant)}
    assert {"bad-json", "wrong-shape", "draining", "key-needed"} <= kinds
    assert {kind for kind in kinds if f'id="{kind}"' not in DESCRIBED} == set()


def test_problems_in_lines_have_the_same_form(client: FlaskClient) -> None:
    response = client.post("/v1/scores", data=b"{}\n{", content_type="application/x-ndjson")
    for line, lone in zip(response.data.splitlines(), (b"{}", b"{"), strict=True):
        alone = client.post("/v1/scores", data=lone, content_type="application/json")
        assert json.loads(line) == checked_problem(alone)
