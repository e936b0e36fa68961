"""Short, reproducible runs of the fuzzer and the load mix, and a check that the fuzzer detects wrong answers."""

from contextlib import nullcontext
from itertools import islice

import orjson
import pytest
from flask.testing import FlaskClient
from werkzeug.wrappers import Response

from referee.api.app import create_app
from referee.serving.config import Config
from tools.bench.mix import mix
from tools.fuzz.__main__ import Fuzzer, answered, beginnings
from tools.fuzz.checks import check
from tools.fuzz.surface import surface

PROBLEM = {"type": "/docs/problems#x", "title": "x", "status": 422, "detail": "x", "errors": []}
LEGAL = {"verdict": "legal", "violations": [], "inconsistencies": [], "instead": [], "state": {}}


@pytest.fixture(scope="module")
def client() -> FlaskClient:
    return create_app(Config(log_level="CRITICAL", photo_seconds=5)).test_client(use_cookies=False)


def test_mutated_requests_get_documented_answers(client: FlaskClient) -> None:
    fuzzer = Fuzzer(1, beginnings(1, count=60), client, None)
    tried = [fuzzer.try_one(number) for number in range(250)]
    assert [(call, fault) for call, fault, _ in tried if fault] == []
    assert {200, 400, 422} <= {status for _, _, status in tried}


def test_every_kind_of_request_that_the_mix_lacks_is_answered(client: FlaskClient) -> None:
    made = [ask for ask in surface(1, share=0.02) if ask.call != "photos"]
    tried = [(ask, *answered(client, ask)) for ask in made]
    assert [(ask.path, fault) for ask, fault, _ in tried if fault] == []
    answered_calls = {ask.call for ask, _, status in tried if status == 200}
    assert {"pictures, links", "docs, search", "catalogue", "rulings", "scans, observations"} <= answered_calls


@pytest.mark.parametrize(
    ("query", "state", "holds"),
    [("", {}, True), ("", None, False), ("without=state", None, True), ("without=state", {}, False)],
)
def test_the_fuzzer_knows_which_answers_have_a_state(query: str, state: object, *, holds: bool) -> None:
    response = Response(orjson.dumps({**LEGAL, "state": state}), mimetype="application/json")
    with nullcontext() if holds else pytest.raises(AssertionError):
        check(response, method="POST", path="/elsewhere", query=query)


def test_the_fuzzer_detects_a_picture_that_is_not_well_formed() -> None:
    with pytest.raises(AssertionError, match="not XML"):
        check(Response(b"<svg>&</svg>", mimetype="image/svg+xml"), method="GET", path="/v1/pictures")


def test_a_number_always_gives_the_same_request(client: FlaskClient) -> None:
    first, second = (Fuzzer(1, beginnings(1, count=20), client, None) for _ in range(2))
    assert [first.made(number) for number in range(30)] == [second.made(number) for number in range(30)]


def test_the_mix_gets_what_it_expects(client: FlaskClient) -> None:
    for ask in islice(mix(1), 200):
        fault, status = answered(client, ask)
        assert fault == ""
        assert status == 200 if ask.good else 400 <= status < 500, (ask.path, ask.body[:200])


@pytest.mark.parametrize(
    ("document", "status", "mimetype", "why"),
    [
        (PROBLEM, 500, "application/problem+json", "status 500"),
        (PROBLEM, 422, "text/html", "of type text/html"),
        (PROBLEM, 400, "application/problem+json", "another status"),
        ({**PROBLEM, "detail": ""}, 422, "application/problem+json", "detail"),
        ({**PROBLEM, "errors": [{"pointer": "x", "text": "y"}]}, 422, "application/problem+json", "pointer"),
        ({**LEGAL, "violations": [1]}, 200, "application/json", "violations"),
        ({**LEGAL, "inconsistencies": [1]}, 200, "application/json", "inconsistencies"),
        ({**LEGAL, "state": None}, 200, "application/json", "state"),
        ({**LEGAL, "verdict": "perhaps"}, 200, "application/json", "the verdict perhaps"),
        ({**LEGAL, "verdict": "impossible"}, 200, "application/json", "inconsistencies"),
        ({**PROBLEM, "status": 500}, 200, "application/x-ndjson", "line with status 500"),
    ],
)
def test_a_wrong_answer_is_noticed(document: dict[str, object], status: int, mimetype: str, why: str) -> None:
    response = Response(orjson.dumps(document), status=status, mimetype=mimetype)
    with pytest.raises(AssertionError, match=why):
        check(response, method="POST", path="/somewhere")


def test_an_answer_against_the_contract_is_noticed() -> None:
    response = Response(orjson.dumps(LEGAL), mimetype="application/json")
    with pytest.raises(AssertionError, match="against the contract"):
        check(response, method="POST", path="/v1/rulings")
