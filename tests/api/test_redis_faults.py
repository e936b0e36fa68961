"""Answers stay right if Redis is down, dies, freezes or returns garbage. Most tests run a real Redis."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from referee.api.app import create_app
from referee.serving.cache.breaker import MAX_PAUSE
from referee.serving.cache.link import RedisLink, seal
from referee.serving.config import Config
from referee.serving.metrics import exposition
from tests.api.conftest import Json, answer, problem
from tests.deploy.programs import free_port
from tests.documents.samples import OWN_SECTION, document
from tests.golden.game import FILES
from tests.serving.redis_server import RedisServer
from tests.serving.test_cache import Clock

OWN_BOARD = {"sections": [OWN_SECTION, "paddock", "oasis", "tavern"]}
SEAL_KEY = b"a key of this test's own"
GAME = json.loads(FILES[0].read_text(encoding="utf-8"))
QUESTIONS: tuple[tuple[str, Json], ...] = (
    ("boards", OWN_BOARD),
    ("pictures", {"state": document(), "title": "the same"}),
    ("replays?include=events,scores", {"start": GAME["start"], "actions": GAME["actions"]}),
    ("legal-actions?include=gold", {"state": document()}),
    ("scores", {"state": GAME["final"]}),
    ("starts", {"players": ["blue", "red"], "seed": "a", "board": OWN_BOARD}),
)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RedisServer]:
    with RedisServer(tmp_path, monkeypatch) as server:
        yield server


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The fake clock of every service in these tests. It decides when Redis is tried again."""
    clock = Clock()
    monkeypatch.setattr("referee.api.app.RedisLink", partial(RedisLink, clock=clock))
    return clock


@pytest.fixture(scope="module")
def expected() -> list[bytes]:
    """The answers of a service without Redis."""
    client = create_app(Config(log_level="ERROR")).test_client()
    return [client.post(f"/v1/{call}", json=body).data for call, body in QUESTIONS]


def service(url: str, **settings: Json) -> FlaskClient:
    """A client of a new service that uses the Redis at this address. The caches in its memory are empty."""
    sealing: Json = {"cache_key": SEAL_KEY} | settings
    return create_app(Config(redis_url=url, log_level="CRITICAL", **sealing)).test_client()


def check_answers(client: FlaskClient, expected: list[bytes]) -> None:
    """Send all questions, and check that every answer is right."""
    for (call, body), right in zip(QUESTIONS, expected, strict=True):
        response = client.post(f"/v1/{call}", json=body)
        assert response.status_code == 200
        assert response.data == right


def redis_of(client: FlaskClient) -> str:
    """The status of Redis according to the readiness probe, which always reports `ready`."""
    found = answer(client.get("/readyz"))
    assert found["status"] == "ready"
    return str(found["redis"])


def outcomes(client: FlaskClient) -> dict[str, float]:
    return samples(client.get("/metrics").text)


def samples(text: str) -> dict[str, float]:
    """The number of calls to Redis by outcome, and whether the breaker is open."""
    found = {outcome: float(count) for outcome, count in re.findall(r'cache_calls{outcome="([\w-]+)"} (\S+)', text)}
    (breaker,) = re.findall(r"^referee_cache_breaker_open (\S+)$", text, re.MULTILINE)
    return {**found, "open": float(breaker)}


def open_breaker(client: FlaskClient) -> None:
    """Probe Redis four times, so that at least three calls have failed in a row. Check that the breaker is open."""
    for _ in range(4):
        assert redis_of(client) == "down"
    assert outcomes(client)["open"] == 1


def assert_quick_while_open(client: FlaskClient, expected: list[bytes]) -> None:
    """Check that every request is answered and that no lookup reaches Redis."""
    check_answers(client, expected)
    skipped = outcomes(client)["skipped"]
    for number in range(20):
        problem(client.get(f"/v1/boards/{number:032x}"), 404, "unknown-board")
    assert outcomes(client)["skipped"] - skipped == 20


def back(client: FlaskClient, clock: Clock) -> None:
    """Let the longest pause pass, and check that the next probe reaches Redis."""
    clock.wait(MAX_PAUSE)
    assert redis_of(client) == "up"


def found_elsewhere(client: FlaskClient) -> TestResponse:
    board = client.post("/v1/boards", json=OWN_BOARD).json
    assert board is not None
    return client.get(f"/v1/boards/{board['id']}")


def test_a_board_sent_to_one_instance_is_known_to_another(server: RedisServer) -> None:
    server.start()
    here, there = service(server.url), service(server.url)
    sent = answer(here.post("/v1/boards", json=OWN_BOARD))
    assert answer(there.get(f"/v1/boards/{sent['id']}")) == sent
    named = answer(
        service(server.url).post(
            "/v1/starts", json={"players": ["blue", "red"], "seed": "a", "board": {"id": sent["id"]}}
        )
    )
    assert named["state"]["board"] == OWN_BOARD
    problem(service(f"redis://127.0.0.1:{free_port()}").get(f"/v1/boards/{sent['id']}"), 404, "unknown-board")


def test_expensive_answers_are_shared(server: RedisServer, expected: list[bytes]) -> None:
    server.start()
    here, there = service(server.url), service(server.url)
    check_answers(here, expected)
    assert outcomes(here)["hit"] == 0
    check_answers(there, expected)
    told = outcomes(there)
    assert (told["hit"], told["error"], told["open"]) == (2, 0, 0)
    assert redis_of(there) == "up"


def test_answers_to_different_questions_are_kept_apart(server: RedisServer) -> None:
    """The picture format and the `include` parameter are not in the body, but they are part of the question."""
    server.start()
    for client in (service(server.url), service(server.url)):
        body = {"state": document(), "width": 100}
        for mimetype, begin in (("image/svg+xml", b"<svg"), ("image/png", b"\x89PNG")):
            drawn = client.post("/v1/pictures", json=body, headers={"Accept": mimetype})
            assert (drawn.mimetype, drawn.data[:4]) == (mimetype, begin)
        game = {"start": GAME["start"], "actions": GAME["actions"][:5]}
        assert "events" in answer(client.post("/v1/replays?include=events", json=game))
        assert "events" not in answer(client.post("/v1/replays", json=game))


def test_redis_is_absent(expected: list[bytes]) -> None:
    client = service(f"redis://127.0.0.1:{free_port()}")
    check_answers(client, expected)
    open_breaker(client)
    assert_quick_while_open(client, expected)
    assert found_elsewhere(client).status_code == 200
    problem(client.get(f"/v1/boards/{'0' * 32}"), 404, "unknown-board")


def test_redis_starts_late(server: RedisServer, clock: Clock, expected: list[bytes]) -> None:
    client = service(server.url)
    open_breaker(client)
    server.start(same_port=True)
    back(client, clock)
    check_answers(client, expected)
    assert outcomes(client)["stored"] >= 3
    check_answers(service(server.url), expected)


def test_redis_dies(server: RedisServer, expected: list[bytes]) -> None:
    server.start()
    client = service(server.url)
    check_answers(client, expected)
    assert redis_of(client) == "up"
    server.kill()
    check_answers(client, expected)
    open_breaker(client)
    assert_quick_while_open(client, expected)


def test_redis_freezes_and_thaws(server: RedisServer, clock: Clock, expected: list[bytes]) -> None:
    server.start()
    check_answers(service(server.url), expected)
    client = service(server.url)
    server.freeze()
    check_answers(client, expected)
    problem(client.get(f"/v1/boards/{'0' * 32}"), 404, "unknown-board")
    open_breaker(client)
    assert_quick_while_open(client, expected)
    server.thaw()
    back(client, clock)
    check_answers(client, expected)
    assert outcomes(client)["open"] == 0


def test_a_start_while_redis_is_frozen(server: RedisServer, expected: list[bytes]) -> None:
    server.start()
    server.freeze()
    client = service(server.url)
    check_answers(client, expected)
    assert redis_of(client) == "down"


def test_every_worker_publishes_its_counts(expected: list[bytes]) -> None:
    """Any worker may answer a request for the metrics, so each worker must publish its own counts."""
    client = service(f"redis://127.0.0.1:{free_port()}")
    check_answers(client, expected)
    told = samples(exposition().decode())
    assert (told["error"], told["open"]) == (3, 1)
    assert told["skipped"] > 0


def test_garbage_under_every_key(server: RedisServer, expected: list[bytes]) -> None:
    server.start()
    check_answers(service(server.url), expected)
    with server.client() as client:
        for number, key in enumerate(sorted(client.keys("*"))):
            client.set(key, (b"garbage", b"0" * 32 + b'{"verdict":"legal"}', b"\x80\x04K\x01.")[number % 3])
    fooled = service(server.url)
    check_answers(fooled, expected)
    assert outcomes(fooled)["garbage"] >= 2
    assert redis_of(fooled) == "up"
    check_answers(service(server.url), expected)


def test_every_value_under_the_key_of_another(server: RedisServer, expected: list[bytes]) -> None:
    server.start()
    first = service(server.url)
    check_answers(first, expected)
    other = answer(first.post("/v1/boards", json={"sections": ["farm", "barn", "oasis", "tower"]}))
    with server.client() as client:
        keys = sorted(client.keys("*"))
        values = [client.get(key) for key in keys]
        for key, value in zip(keys, values[1:] + values[:1], strict=True):
            assert value is not None
            client.set(key, value)
    fooled = service(server.url)
    problem(fooled.get(f"/v1/boards/{other['id']}"), 404, "unknown-board")
    check_answers(fooled, expected)
    assert outcomes(fooled)["garbage"] >= 3


def test_a_forged_answer_is_not_served(server: RedisServer, expected: list[bytes]) -> None:
    """An attacker who can write to Redis and knows the format of the values still lacks the key."""
    server.start()
    check_answers(service(server.url), expected)
    with server.client() as client:
        answers = client.keys("*answer:*")
        assert len(answers) == 2
        for name in answers:
            assert isinstance(name, bytes)
            client.set(name, seal(name, b'{"verdict":"legal"}', b"another key than the real one"))
    fooled = service(server.url)
    check_answers(fooled, expected)
    assert outcomes(fooled)["garbage"] == 2


def test_without_a_key_boards_are_shared_and_answers_are_not(server: RedisServer, expected: list[bytes]) -> None:
    server.start()
    check_answers(service(server.url, cache_key=b""), expected)
    with server.client() as client:
        assert not client.keys("*answer:*")
        assert client.keys("*board:*")


def test_another_kind_of_value_under_every_key(server: RedisServer, expected: list[bytes]) -> None:
    server.start()
    check_answers(service(server.url), expected)
    with server.client() as client:
        for key in client.keys("*"):
            client.delete(key)
            client.rpush(key, "a", "list")
    fooled = service(server.url)
    check_answers(fooled, expected)
    assert redis_of(fooled) == "up"


def test_a_full_server(server: RedisServer, expected: list[bytes]) -> None:
    server.start()
    client = service(server.url)
    with server.client() as own:
        own.config_set("maxmemory", "1")
    for _ in range(3):
        check_answers(client, expected)
    check_answers(service(server.url), expected)


@contextmanager
def stranger(reply: bytes) -> Iterator[str]:
    """Run a server that gives the same reply to every message, and yield its address."""

    class Liar(BaseRequestHandler):
        def handle(self) -> None:
            with suppress(OSError):
                while self.request.recv(65536):
                    self.request.sendall(reply)

    with ThreadingTCPServer(("127.0.0.1", 0), Liar) as server:
        # The service keeps its connection open until after the test, so do not wait for the threads.
        server.daemon_threads, server.block_on_close = True, False
        Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        try:
            yield f"redis://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()


@pytest.mark.parametrize(
    "reply", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"$-5\r\n", b"+OK\r\n", b"$3\r\nabc\r\n", b"\xff\xfe\r\n"]
)
@pytest.mark.parametrize("rate_limit", [None, 1000])
def test_a_server_that_is_not_redis_does_no_harm(reply: bytes, rate_limit: int | None, expected: list[bytes]) -> None:
    with stranger(reply) as url:
        client = service(url, rate_limit=rate_limit)
        for _ in range(2):
            check_answers(client, expected)
        redis_of(client)


def statuses(client: FlaskClient, times: int) -> list[int]:
    return [client.get("/v1/catalogue/terrains").status_code for _ in range(times)]


def test_instances_count_together(server: RedisServer) -> None:
    server.start()
    here, there = (service(server.url, rate_limit=4) for _ in range(2))
    assert statuses(here, 3) == [200, 200, 200]
    assert statuses(there, 3) == [200, 429, 429]


@pytest.mark.parametrize("fault", ["kill", "freeze"])
def test_without_redis_each_instance_counts_for_itself(server: RedisServer, fault: str) -> None:
    server.start()
    client = service(server.url, rate_limit=4)
    assert statuses(client, 2) == [200, 200]
    getattr(server, fault)()
    assert statuses(client, 6) == [200, 200, 200, 200, 429, 429]


def test_redis_behind_a_socket_file(tmp_path: Path, expected: list[bytes]) -> None:
    """No server listens on the socket, but its address is valid for the cache and for the rate limit."""
    client = service(f"unix://{tmp_path}/redis.sock", rate_limit=1000)
    check_answers(client, expected)
    assert redis_of(client) == "down"
