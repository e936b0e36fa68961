"""The examples are valid and real: the service answers the requests as the contract shows."""

import json

import pytest
from flask.testing import FlaskClient

from referee.api.bodies import NDJSON
from tests.contract.contract import (
    JSON,
    Example,
    answer_examples,
    component,
    operations,
    request_examples,
    resolved,
    validator,
)
from tools.contract.bundle import EXAMPLES, read
from tools.contract.examples import EXCHANGES, PROVOKED, Exchange, answered, client

STATUSES = ("400", "401", "404", "406", "409", "412", "413", "415", "422", "429", "501", "503")
PICTURES = {"picture-targets.yaml", "picture-board.yaml", "picture-impossible.yaml"}
LINK = "picture-link.yaml"
REFUSALS = [example for status in STATUSES for example in answer_examples(status)]


@pytest.fixture(scope="module")
def caller() -> FlaskClient:
    return client()


@pytest.mark.parametrize("example", [*request_examples(), *answer_examples(), *REFUSALS], ids=str)
def test_examples_are_valid(example: Example) -> None:
    validator(example.schema).validate(example.value)


@pytest.mark.parametrize("exchange", EXCHANGES, ids=lambda exchange: exchange.file.stem)
def test_answers_are_real(exchange: Exchange, caller: FlaskClient) -> None:
    """If an answer changes on purpose, run `make contract`."""
    assert answered(exchange, caller) == read(exchange.file)["answer"]["value"]


@pytest.mark.parametrize("kind", PROVOKED)
def test_problems_are_real(kind: str, caller: FlaskClient) -> None:
    example = read(EXAMPLES / "problems.yaml")[kind]["value"]
    response = PROVOKED[kind](caller)
    assert response.mimetype == "application/problem+json"
    assert (response.status_code, response.json) == (example["status"], example)


def test_every_problem_is_listed_under_its_status() -> None:
    for status in STATUSES:
        for example in answer_examples(status):
            assert example.value["status"] == int(status)
            assert example.value["type"] == f"/docs/problems#{example.name}"


def test_every_call_has_examples_of_both_sides() -> None:
    """The contract does not show answers with pictures, because they are large."""
    shown = {example.operation.name for example in answer_examples()} | {"drawPicture", "showPicture"}
    asked = {(example.operation.name, example.name) for example in request_examples()}
    told = {(example.operation.name, example.name) for example in answer_examples()}
    for operation in operations():
        if operation.path.startswith("/v1/"):
            assert operation.name in shown
            if "requestBody" in operation.definition and operation.name != "drawPicture":
                assert {name for call, name in asked if call == operation.name} == {
                    name for call, name in told if call == operation.name
                }


def test_every_file_of_examples_is_used() -> None:
    asked = {exchange.file.name for exchange in EXCHANGES} | {"problems.yaml", LINK, *PICTURES}
    assert {file.name for file in EXAMPLES.iterdir()} == asked


def test_every_verdict_has_its_example() -> None:
    shown = [
        example.value["verdict"]
        for example in answer_examples()
        if example.operation.name == "judgeAction" and example.media_type == JSON
    ]
    assert list(dict.fromkeys(shown)) == component("Ruling")["properties"]["verdict"]["enum"]


def test_every_example_of_a_picture_gives_another_svg(caller: FlaskClient) -> None:
    examples = [example for example in request_examples() if example.operation.name == "drawPicture"]
    drawn = [caller.post("/v1/pictures", json=example.value).text for example in examples]
    assert len(drawn) == len(set(drawn)) == len(PICTURES)
    assert all(text.startswith("<svg") for text in drawn)


def test_the_board_of_the_path_example(caller: FlaskClient) -> None:
    """The id in the path example is the id of the board in the example for POST /v1/boards."""
    (find,) = [operation for operation in operations() if operation.name == "findBoard"]
    board_id = find.definition["parameters"][0]["examples"]["first-game"]["value"]
    sent = read(EXAMPLES / "board-first-game.yaml")
    caller.post("/v1/boards", json=sent["request"]["value"])
    assert caller.get(f"/v1/boards/{board_id}").json == sent["answer"]["value"]


@pytest.mark.parametrize(
    ("name", "call", "answer", "shapes"),
    [
        ("ruling-lines", "judgeAction", "Ruling", [True, False]),
        ("score-lines", "scoreTable", "Score", [True, True]),
    ],
)
def test_lines_are_documents(name: str, call: str, answer: str, shapes: list[bool]) -> None:
    """In these NDJSON examples, each request gets one answer, or a problem if the request has the wrong shape."""
    document, problem = read(EXAMPLES / f"{name}.yaml"), resolved({"$ref": "#/components/schemas/Problem"})
    (operation,) = [operation for operation in operations() if operation.name == call]
    request = validator(operation.definition["requestBody"]["content"][JSON]["schema"])
    asked, told = ([*map(json.loads, document[side]["value"].splitlines())] for side in ("request", "answer"))
    assert [request.is_valid(line) for line in asked] == shapes
    for line, is_request in zip(told, shapes, strict=True):
        validator(component(answer) if is_request else problem).validate(line)


def test_lines_are_answered_in_order(caller: FlaskClient) -> None:
    photograph = json.dumps(read(EXAMPLES / "score-photograph.yaml")["request"]["value"])
    body = f"{photograph}\nno JSON\n\n{{}}\n{photograph}"
    response = caller.post("/v1/scores", data=body, content_type=NDJSON)
    assert response.mimetype == NDJSON
    told = [json.loads(line) for line in response.text.splitlines()]
    assert [line.get("verdict") or line["status"] for line in told] == ["possible", 400, 422, "possible"]
