"""The cache with a real Redis server that works, is absent, dies or freezes, and with programs that send garbage."""

import json
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

import pytest

from referee.documents.boards import dump_board
from referee.serving.cache import client
from referee.serving.cache.breaker import FAILURE_THRESHOLD, FIRST_PAUSE, BreakerState
from referee.serving.cache.link import MAX_PAYLOAD, RedisLink, seal
from referee.serving.cache.stores import AnswerStore, BoardStore
from tests.deploy.programs import free_port
from tests.serving.redis_server import RedisServer
from tests.serving.test_cache import OTHER, PRINTED, Clock

KEY = f"referee:1:board:{PRINTED.id}"
UP, DOWN = {"redis": "up"}, {"redis": "down"}


@pytest.fixture(autouse=True)
def long_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a healthy server enough time even on a busy machine. The real deadline is tested with a fake clock."""
    monkeypatch.setattr(client, "DEADLINE", 20.0)
    monkeypatch.setattr(client, "CONNECT_TIMEOUT", 20.0)


@pytest.fixture
def short_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deadline for calls that never get a reply. It overrides `long_deadline`, which runs first."""
    monkeypatch.setattr(client, "DEADLINE", 0.5)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RedisServer]:
    with RedisServer(tmp_path) as server:
        yield server


@pytest.fixture
def clock() -> Clock:
    return Clock()


@contextmanager
def open_link(url: str, clock: Callable[[], float], rules: str = "1") -> Iterator[RedisLink]:
    link = RedisLink(url, rules=rules, clock=clock)
    try:
        yield link
    finally:
        link.close()


@pytest.fixture
def link(server: RedisServer, clock: Clock) -> Iterator[RedisLink]:
    """A link to a running server."""
    server.start()
    with open_link(server.url, clock) as link:
        yield link


def counts(link: RedisLink) -> dict[str, int]:
    return {outcome.value: count for outcome, count in link.snapshot().counts.items() if count}


def fail_to_find(link: RedisLink, times: int) -> None:
    """Look up a board or an answer this many times, each time in a new store, and check that nothing is found."""
    for number in range(times):
        if number % 2:
            assert BoardStore(link).find(PRINTED.id) is None
        else:
            assert AnswerStore(link).get("key") is None


def assert_suspended(link: RedisLink) -> None:
    """Check that the breaker is open and that Redis is not called."""
    assert link.snapshot().breaker is BreakerState.OPEN
    assert link.status() == DOWN
    before = counts(link)
    fail_to_find(link, 200)
    assert counts(link) == before | {"skipped": before.get("skipped", 0) + 200}


def assert_works_from_memory(link: RedisLink) -> None:
    boards, answers = BoardStore(link), AnswerStore(link)
    boards.keep(PRINTED)
    answers.put("key", b"answer")
    assert boards.find(PRINTED.id) is PRINTED
    assert answers.get("key") == b"answer"


def assert_shares(link: RedisLink) -> None:
    """Check that one store finds the entries of another."""
    BoardStore(link).keep(PRINTED)
    AnswerStore(link).put("key", b"answer")
    assert BoardStore(link).find(PRINTED.id) == PRINTED
    assert AnswerStore(link).get("key") == b"answer"
    assert link.status() == UP
    assert link.snapshot().breaker is BreakerState.CLOSED


def test_boards_and_answers_are_shared(link: RedisLink) -> None:
    assert link.status() == DOWN
    link.ping()
    assert link.status() == UP
    assert AnswerStore(link).get("key") is None
    assert_shares(link)
    assert counts(link) == {"miss": 1, "stored": 2, "hit": 2}


def test_every_key_in_redis_has_a_ttl(server: RedisServer, link: RedisLink) -> None:
    assert_shares(link)
    with server.client() as client:
        assert client.keys("*")
        assert all(client.ttl(key) > 0 for key in client.keys("*"))


def test_another_revision_of_the_rules_shares_nothing(server: RedisServer, link: RedisLink, clock: Clock) -> None:
    assert_shares(link)
    with open_link(server.url, clock, rules="2") as later:
        fail_to_find(later, 2)
        assert counts(later) == {"miss": 2}


def test_a_payload_of_the_maximum_size_is_stored_and_a_larger_one_is_not(link: RedisLink) -> None:
    largest = bytes(range(256)) * (MAX_PAYLOAD // 256)
    assert link.put("key", largest, ttl=60)
    assert link.find("key", bytes) == largest
    assert not link.put("key", largest + b"x", ttl=60)
    assert link.find("key", bytes) == largest


def test_many_threads_share_a_link(link: RedisLink) -> None:
    def work(number: int) -> bool:
        payload = str(number).encode()
        return link.put(f"{number}", payload, ttl=60) and link.find(f"{number}", bytes) == payload

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(work, range(200)))
    assert counts(link) == {"stored": 200, "hit": 200}


def test_a_server_that_is_absent(clock: Clock) -> None:
    with open_link(f"redis://127.0.0.1:{free_port()}", clock) as link:
        assert link.status() == DOWN
        fail_to_find(link, FAILURE_THRESHOLD)
        assert counts(link) == {"error": FAILURE_THRESHOLD}
        assert_suspended(link)
        assert_works_from_memory(link)


def test_a_host_that_cannot_be_resolved(clock: Clock) -> None:
    with open_link("redis://no..host", clock) as link:
        fail_to_find(link, FAILURE_THRESHOLD)
        assert_suspended(link)


def test_a_server_that_starts_late(server: RedisServer, clock: Clock) -> None:
    with open_link(server.url, clock) as link:
        fail_to_find(link, FAILURE_THRESHOLD)
        server.start(same_port=True)
        assert_suspended(link)
        clock.wait(FIRST_PAUSE)
        assert_shares(link)


def test_a_server_that_dies(server: RedisServer, link: RedisLink) -> None:
    assert_shares(link)
    server.kill()
    fail_to_find(link, FAILURE_THRESHOLD)
    assert counts(link)["error"] == FAILURE_THRESHOLD
    assert_suspended(link)
    assert_works_from_memory(link)


def test_the_status_is_down_after_one_failure(server: RedisServer, link: RedisLink) -> None:
    assert_shares(link)
    server.kill()
    fail_to_find(link, 1)
    assert link.snapshot().breaker is BreakerState.CLOSED
    assert link.status() == DOWN


def test_a_restart_between_two_calls_causes_no_error(server: RedisServer, link: RedisLink) -> None:
    assert_shares(link)
    server.kill()
    server.start(same_port=True)
    assert_shares(link)
    assert "error" not in counts(link)


@pytest.mark.usefixtures("short_deadline")
def test_a_server_that_freezes(server: RedisServer, link: RedisLink, clock: Clock) -> None:
    assert_shares(link)
    server.freeze()
    fail_to_find(link, FAILURE_THRESHOLD)
    assert counts(link)["error"] == FAILURE_THRESHOLD
    assert_suspended(link)
    assert_works_from_memory(link)
    clock.wait(FIRST_PAUSE)
    fail_to_find(link, 1)
    assert_suspended(link)
    server.thaw()
    clock.wait(2 * FIRST_PAUSE)
    assert_shares(link)


@pytest.mark.usefixtures("short_deadline")
def test_a_server_that_freezes_while_a_large_answer_is_sent(server: RedisServer, link: RedisLink) -> None:
    link.ping()
    server.freeze()
    AnswerStore(link).put("key", b"x" * MAX_PAYLOAD)
    assert counts(link) == {"error": 1}


@pytest.mark.usefixtures("short_deadline")
def test_a_late_reply_is_not_taken_for_the_next_one(server: RedisServer, link: RedisLink) -> None:
    answers = AnswerStore(link)
    for name in ("one", "two"):
        answers.put(name, name.encode())
    server.freeze()
    assert AnswerStore(link).get("one") is None
    server.thaw()
    assert AnswerStore(link).get("two") == b"two"
    assert AnswerStore(link).get("one") == b"one"


@pytest.mark.usefixtures("short_deadline")
def test_only_one_thread_probes(server: RedisServer, link: RedisLink, clock: Clock) -> None:
    server.freeze()
    fail_to_find(link, FAILURE_THRESHOLD)
    clock.wait(FIRST_PAUSE)
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(lambda _: link.find("key", bytes), range(8))) == [None] * 8
    assert counts(link) == {"error": FAILURE_THRESHOLD + 1, "skipped": 7}


def test_an_oversized_value_is_garbage(server: RedisServer, link: RedisLink) -> None:
    name = b"referee:1:answer::key"
    with server.client() as client:
        client.set(name, seal(name, b"x" * (MAX_PAYLOAD + 1)))
    assert AnswerStore(link).get("key") is None
    assert counts(link) == {"garbage": 1}


@pytest.mark.parametrize(
    "stored",
    [
        b"x",
        b"garbage" * 100,
        json.dumps(dump_board(PRINTED)).encode(),
        b"0" * 32 + json.dumps(dump_board(PRINTED)).encode(),
        seal(b"referee:1:board:other", json.dumps(dump_board(PRINTED)).encode()),
        seal(KEY.encode(), json.dumps(dump_board(OTHER)).encode()),
        seal(KEY.encode(), b"\x80\x04K\x01."),
        seal(KEY.encode(), b"[" * 100_000),
    ],
    ids=["short", "garbage", "no checksum", "wrong checksum", "other key", "other board", "pickle", "deep"],
)
def test_garbage_under_the_key_of_a_board(server: RedisServer, link: RedisLink, stored: bytes) -> None:
    with server.client() as client:
        client.set(KEY, stored)
    assert BoardStore(link).find(PRINTED.id) is None
    assert counts(link) == {"garbage": 1}
    assert link.status() == UP
    assert_shares(link)


def test_garbage_under_the_key_of_an_answer(server: RedisServer, link: RedisLink) -> None:
    AnswerStore(link).put("other", b"another answer")
    with server.client() as client:
        for value in (b"answer", b"0" * 32 + b"answer", client.get("referee:1:answer::other")):
            assert value is not None
            client.set("referee:1:answer::key", value)
            assert AnswerStore(link).get("key") is None
    assert counts(link) == {"stored": 1, "garbage": 3}
    assert_shares(link)


def test_a_value_of_another_type_is_garbage(server: RedisServer, link: RedisLink) -> None:
    with server.client() as client:
        client.rpush(KEY, "a", "list")
    fail_to_find(link, 10)
    assert counts(link) == {"garbage": 5, "miss": 5}
    assert_shares(link)


def test_only_a_prefix_of_a_huge_value_is_fetched(server: RedisServer, link: RedisLink) -> None:
    with server.client() as client:
        client.setrange(KEY, 50_000_000, b"x")
        sent_before = client.info("stats")["total_net_output_bytes"]
        fail_to_find(link, 2)
        assert client.info("stats")["total_net_output_bytes"] - sent_before < 2 * MAX_PAYLOAD
    assert counts(link) == {"garbage": 1, "miss": 1}
    assert_shares(link)


def test_a_full_server_still_finds_values(server: RedisServer, link: RedisLink) -> None:
    assert_shares(link)
    with server.client() as client:
        client.config_set("maxmemory", "1")
    for number in range(10):
        answers = AnswerStore(link)
        assert answers.get("key") == b"answer"
        answers.put(f"{number}", b"answer")
        assert answers.get(f"{number}") == b"answer"
    assert counts(link)["error"] == 10
    assert link.snapshot().breaker is BreakerState.CLOSED


def test_a_server_that_requires_a_password(server: RedisServer, link: RedisLink) -> None:
    with server.client() as client:
        client.config_set("requirepass", "secret")
    fail_to_find(link, FAILURE_THRESHOLD)
    assert_suspended(link)


@contextmanager
def program(reply: bytes) -> Iterator[str]:
    """Run a server thread that sends this reply to everything it receives, and yield its Redis URL."""
    stopped = Event()

    def serve() -> None:
        while True:
            connection, _ = listener.accept()
            with connection, suppress(OSError):
                if stopped.is_set():
                    return
                while connection.recv(65536):
                    connection.sendall(reply)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = Thread(target=serve)
        thread.start()
        try:
            yield f"redis://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            stopped.set()
            socket.create_connection(listener.getsockname()).close()
            thread.join()


@pytest.mark.usefixtures("short_deadline")
@pytest.mark.parametrize(
    "reply",
    [
        b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n",
        b"\r\n",
        b"$abc\r\n",
        b"$-5\r\n",
        b"*1\r\n" * 5000,
        b"-\xff\xfe\r\n",
        b":\xff\r\n",
        b"$99999999999\r\nabc",
        b"-NOAUTH Authentication required.\r\n",
        b"-LOADING Redis is loading the dataset in memory\r\n",
        b"-MOVED 1 127.0.0.1:1\r\n",
    ],
)
def test_a_program_that_does_not_speak_the_protocol(reply: bytes, clock: Clock) -> None:
    with program(reply) as url, open_link(url, clock) as link:
        fail_to_find(link, FAILURE_THRESHOLD)
        assert counts(link) == {"error": FAILURE_THRESHOLD}
        assert_suspended(link)
        assert_works_from_memory(link)


@pytest.mark.parametrize("reply", [b"+OK\r\n", b":1\r\n", b"*2\r\n:1\r\n:2\r\n", b"$3\r\nabc\r\n", b"$-1\r\n"])
def test_a_reply_of_the_wrong_type_is_garbage(reply: bytes, clock: Clock) -> None:
    with program(reply) as url, open_link(url, clock) as link:
        fail_to_find(link, 4)
        assert counts(link) == {"garbage": 4}
