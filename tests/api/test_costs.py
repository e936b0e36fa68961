"""Limits on the cost of a request, and clear refusals of requests that would cost too much."""

import json
import socket
from contextlib import ExitStack
from http import HTTPStatus
from random import Random

import pytest
from flask.testing import FlaskClient

from referee.api.app import create_app
from referee.api.lines import MAX_WORK
from referee.calls.call import PICTURE_WORK
from referee.picture.png import MAX_WIDTH
from referee.serving.cache.link import MAX_PAYLOAD
from referee.serving.config import Config
from referee.serving.overload import MAX_WAITING, OVERLOADED, is_overloaded
from referee.serving.slots import Slots
from referee.words.languages import LANGUAGES
from tests.api.conftest import Json, answer, problem
from tools.bench.costly_requests import Request, random_recipe, request

NDJSON = "application/x-ndjson"
PNG = {"Accept": "image/png"}
MAX_ANSWERED = 6 << 20
"""The maximum size of an answer, in bytes. Without a budget, the answer to `crafted()` was 63 MB."""
BOARD = {"sections": ["tavern", "paddock", "oasis", "farm"]}


def crafted(lines: int = 1000, *, table: bool = False) -> Request:
    """A batch of requests for rulings on a custom board, where many pieces can move to hundreds of hexes."""
    recipe = random_recipe(Random(1), "rulings")._replace(
        own=True, palette="GGGW", locations=3, kinds=3, late=True, steps=20, includes=frozenset({"legal-actions"})
    )
    made = request(recipe._replace(lines=lines, several=4, illegal=False, table=table, short=True, slips=0))
    assert made
    return made


def answers(client: FlaskClient, asked: Request, lang: str = "en") -> list[Json]:
    """The answers to the lines of a request."""
    response = client.post(f"/v1/{asked.path}?{asked.query}&lang={lang}", data=asked.body, content_type=NDJSON)
    assert (response.status_code, response.mimetype) == (200, NDJSON)
    assert response.content_length == len(response.data) < MAX_ANSWERED
    return [json.loads(line) for line in response.data.splitlines()]


def kinds(lines: list[Json]) -> list[str]:
    return [line.get("type", "an answer").removeprefix("/docs/problems#") for line in lines]


def test_a_crafted_batch_gets_an_answer_for_every_line(client: FlaskClient) -> None:
    asked = crafted()
    found = answers(client, asked)
    sent = asked.body.splitlines()
    assert len(found) == len(sent) > 400
    answered = kinds(found).index("over-budget")
    assert answered > 10
    assert set(kinds(found)[answered:]) == {"over-budget"}
    for number in (0, answered - 1):
        alone = client.post(f"/v1/rulings?{asked.query}", data=sent[number], content_type="application/json")
        assert found[number] == answer(alone)
    assert all(line["status"] == HTTPStatus.REQUEST_ENTITY_TOO_LARGE for line in found[answered:])


def test_the_budget_depends_on_the_request_alone(client: FlaskClient) -> None:
    asked = crafted(lines=600)
    assert answers(client, asked) == answers(client, asked)


def test_a_batch_of_expensive_lines_is_cut_off_earlier(client: FlaskClient) -> None:
    plain, tables = (kinds(answers(client, crafted(table=table))).count("an answer") for table in (False, True))
    assert 1 < tables < plain


def test_pictures_in_lines(client: FlaskClient) -> None:
    recipe = random_recipe(Random(1), "rulings")._replace(
        includes=frozenset({"picture"}), lines=50, several=1, table=False
    )
    asked = request(recipe._replace(own=False, slips=0, short=True))
    assert asked
    found = kinds(answers(client, asked))
    assert len(found) == 50
    assert 5 < found.count("an answer") <= MAX_WORK // PICTURE_WORK + 1


def test_the_refusal_of_a_line_says_what_to_do(client: FlaskClient) -> None:
    asked = crafted(lines=600)
    details = {lang: answers(client, asked, lang)[-1]["detail"] for lang in LANGUAGES}
    assert details["en"].endswith("Send this line again in another request, or leave out an include.")
    assert len(set(details.values())) == len(LANGUAGES)


def test_the_first_line_is_always_answered(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.api.lines.MAX_WORK", 1)
    assert kinds(answers(client, Request("scores", "", b"{}\n" * 3))) == ["wrong-shape", "over-budget", "over-budget"]


def test_hundreds_of_bad_lines_are_all_explained(client: FlaskClient) -> None:
    found = answers(client, Request("scores", "", b"{}\n" * 500))
    assert set(kinds(found)) == {"wrong-shape"}


def test_a_large_picture_is_drawn_once(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = random_recipe(Random(3), "pictures")._replace(
        late=True, own=False, steps=5, slips=0, width=MAX_WIDTH, png=True
    )
    asked = request(recipe)
    assert asked

    def post() -> bytes:
        response = client.post("/v1/pictures", data=asked.body, content_type="application/json", headers=PNG)
        assert response.status_code == HTTPStatus.OK
        return bytes(response.data)

    first = post()
    assert len(first) > MAX_PAYLOAD
    monkeypatch.setattr("referee.calls.picture.png", None)
    assert post() == first


@pytest.mark.parametrize("places", [1, 2])
def test_the_number_of_pictures_drawn_at_once_is_limited(places: int) -> None:
    drawing = create_app(Config(log_level="ERROR", pictures=places)).test_client()
    with ExitStack() as others:
        for number in range(places):
            response = drawing.post("/v1/pictures", json={"board": BOARD, "title": str(number)}, headers=PNG)
            assert response.status_code == HTTPStatus.OK
            others.enter_context(Slots("pictures", places).hold())
        refused = drawing.post("/v1/pictures", json={"board": BOARD, "title": "late"}, headers=PNG)
        problem(refused, 503, "too-many-pictures")
        assert refused.headers["Retry-After"] == "2"
        known = drawing.post("/v1/pictures", json={"board": BOARD, "title": "0"}, headers=PNG)
        assert known.status_code == HTTPStatus.OK
        line_drawing = drawing.post("/v1/pictures", json={"board": BOARD, "title": "late"})
        assert line_drawing.status_code == HTTPStatus.OK
    assert drawing.post("/v1/pictures", json={"board": BOARD, "title": "late"}, headers=PNG).status_code == 200


def test_a_call_is_refused_while_too_many_wait(client: FlaskClient) -> None:
    refused = client.post("/v1/boards", json=BOARD, environ_overrides={OVERLOADED: True})
    problem(refused, 503, "overloaded")
    assert refused.headers["Retry-After"] == "2"


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics", "/", "/v1/catalogue/terrains"])
def test_probes_pages_and_lookups_are_answered_while_too_many_calls_wait(client: FlaskClient, path: str) -> None:
    assert client.get(path, environ_overrides={OVERLOADED: True}).status_code == HTTPStatus.OK


def test_a_tcp_socket_shows_how_many_connections_wait() -> None:
    with ExitStack() as open_ones, socket.create_server(("127.0.0.1", 0), backlog=2 * MAX_WAITING) as listener:
        for _ in range(MAX_WAITING):
            open_ones.enter_context(socket.create_connection(listener.getsockname()))
        assert not is_overloaded(listener)
        open_ones.enter_context(socket.create_connection(listener.getsockname()))
        assert is_overloaded(listener)
        listener.accept()[0].close()
        assert not is_overloaded(listener)


def test_a_socket_file_does_not_show_how_many_connections_wait() -> None:
    with socket.socket(socket.AF_UNIX) as listener:
        assert not is_overloaded(listener)
