"""The cache over a real Redis that is absent, dies, freezes, lies and comes back: less is known, nothing is wrong."""

import json
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from errno import EWOULDBLOCK
from pathlib import Path
from threading import Event, Thread

import pytest
from redis.connection import Connection

from referee.documents.boards import dump_board
from referee.serving.cache import deadline
from referee.serving.cache.answers import AnswerStore
from referee.serving.cache.boards import BoardStore
from referee.serving.cache.breaker import FAILURES, FIRST_PAUSE, BreakerState
from referee.serving.cache.deadline import DEADLINE
from referee.serving.cache.link import LARGEST, RedisLink
from referee.serving.cache.seal import sealed
from tests.deploy.programs import free_port
from tests.serving.redis_server import RedisServer
from tests.serving.test_cache import OTHER, PRINTED, Clock
from tests.waiting import PATIENCE

KEY = f"referee:1:board:{PRINTED.id}"
UP, DOWN = {"redis": "up"}, {"redis": "down"}


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RedisServer]:
    with RedisServer(tmp_path, monkeypatch) as server:
        yield server


@pytest.fixture
def clock() -> Clock:
    return Clock()


@contextmanager
def linked(url: str, clock: Callable[[], float], rules: str = "1") -> Iterator[RedisLink]:
    link = RedisLink(url, rules=rules, clock=clock)
    try:
        yield link
    finally:
        link.close()


@pytest.fixture
def link(server: RedisServer, clock: Clock) -> Iterator[RedisLink]:
    """A link to a server that runs."""
    server.start()
    with linked(server.url, clock) as link:
        yield link


def counted(link: RedisLink) -> dict[str, int]:
    return {outcome.value: count for outcome, count in link.snapshot().counts.items() if count}


def asked_in_vain(link: RedisLink, times: int) -> None:
    """Ask a link that cannot answer through stores that know nothing yet."""
    for number in range(times):
        if number % 2:
            assert BoardStore(link).find(PRINTED.id) is None
        else:
            assert AnswerStore(link).get("key") is None


def assert_open_and_cheap(link: RedisLink) -> None:
    """The breaker is open, and no look-up reaches Redis."""
    assert link.snapshot().breaker is BreakerState.OPEN
    assert link.status() == DOWN
    before = counted(link)
    asked_in_vain(link, 200)
    assert counted(link) == before | {"skipped": before.get("skipped", 0) + 200}


def assert_works_from_memory(link: RedisLink) -> None:
    boards, answers = BoardStore(link), AnswerStore(link)
    boards.keep(PRINTED)
    answers.put("key", b"answer", 60)
    assert boards.find(PRINTED.id) is PRINTED
    assert answers.get("key") == b"answer"


def assert_shares(link: RedisLink) -> None:
    """What one store keeps, another finds."""
    BoardStore(link).keep(PRINTED)
    AnswerStore(link).put("key", b"answer", 60)
    assert BoardStore(link).find(PRINTED.id) == PRINTED
    assert AnswerStore(link).get("key") == b"answer"
    assert link.status() == UP
    assert link.snapshot().breaker is BreakerState.CLOSED


# All is well


def test_boards_and_answers_are_shared(link: RedisLink) -> None:
    assert link.status() == DOWN
    link.ping()
    assert link.status() == UP
    assert AnswerStore(link).get("key") is None
    assert_shares(link)
    assert counted(link) == {"miss": 1, "stored": 2, "hit": 2}


def test_everything_in_redis_expires(server: RedisServer, link: RedisLink) -> None:
    assert_shares(link)
    with server.client() as client:
        assert client.keys("*")
        assert all(client.ttl(key) > 0 for key in client.keys("*"))


def test_another_revision_of_the_rules_shares_nothing(server: RedisServer, link: RedisLink, clock: Clock) -> None:
    assert_shares(link)
    with linked(server.url, clock, rules="2") as later:
        asked_in_vain(later, 2)
        assert counted(later) == {"miss": 2}


def test_the_largest_answer_comes_back_and_a_larger_one_is_not_sent(link: RedisLink) -> None:
    largest = bytes(range(256)) * (LARGEST // 256)
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
    assert counted(link) == {"stored": 200, "hit": 200}


# Absent, dying, frozen, back


def test_absent_at_the_start(clock: Clock) -> None:
    with linked(f"redis://127.0.0.1:{free_port()}", clock) as link:
        assert link.status() == DOWN
        asked_in_vain(link, FAILURES)
        assert counted(link) == {"error": FAILURES}
        assert_open_and_cheap(link)
        assert_works_from_memory(link)


def test_a_host_that_cannot_even_be_looked_up(clock: Clock) -> None:
    with linked("redis://no..host", clock) as link:
        asked_in_vain(link, FAILURES)
        assert_open_and_cheap(link)


def test_absent_at_the_start_and_there_later(server: RedisServer, clock: Clock) -> None:
    with linked(server.url, clock) as link:
        asked_in_vain(link, FAILURES)
        server.start(same_port=True)
        assert_open_and_cheap(link)
        clock.wait(FIRST_PAUSE)
        assert_shares(link)


def test_dying_in_the_middle(server: RedisServer, link: RedisLink) -> None:
    assert_shares(link)
    server.kill()
    asked_in_vain(link, FAILURES)
    assert counted(link)["error"] == FAILURES
    assert_open_and_cheap(link)
    assert_works_from_memory(link)


def test_one_failure_is_told_before_the_breaker_opens(server: RedisServer, link: RedisLink) -> None:
    assert_shares(link)
    server.kill()
    asked_in_vain(link, 1)
    assert link.snapshot().breaker is BreakerState.CLOSED
    assert link.status() == DOWN


def test_a_restart_between_two_calls_goes_unnoticed(server: RedisServer, link: RedisLink) -> None:
    assert_shares(link)
    server.kill()
    server.start(same_port=True)
    assert_shares(link)
    assert "error" not in counted(link)


def test_frozen(server: RedisServer, link: RedisLink, clock: Clock) -> None:
    assert_shares(link)
    server.freeze()
    asked_in_vain(link, FAILURES)
    assert counted(link)["error"] == FAILURES
    assert_open_and_cheap(link)
    assert_works_from_memory(link)
    clock.wait(FIRST_PAUSE)
    asked_in_vain(link, 1)
    assert_open_and_cheap(link)
    server.thaw()
    clock.wait(2 * FIRST_PAUSE)
    assert_shares(link)


def test_frozen_while_a_large_answer_is_sent(server: RedisServer, link: RedisLink) -> None:
    link.ping()
    server.freeze()
    AnswerStore(link).put("key", b"x" * LARGEST, 60)
    assert counted(link) == {"error": 1}


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next(server: RedisServer, link: RedisLink) -> None:
    answers = AnswerStore(link)
    for name in ("one", "two"):
        answers.put(name, name.encode(), 60)
    server.freeze()
    assert AnswerStore(link).get("one") is None
    server.thaw()
    assert AnswerStore(link).get("two") == b"two"
    assert AnswerStore(link).get("one") == b"one"


def test_only_one_thread_pays_for_a_probe(server: RedisServer, link: RedisLink, clock: Clock) -> None:
    server.freeze()
    asked_in_vain(link, FAILURES)
    clock.wait(FIRST_PAUSE)
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(lambda _: link.find("key", bytes), range(8))) == [None] * 8
    assert counted(link) == {"error": FAILURES + 1, "skipped": 7}


# Lies


def test_one_byte_more_than_the_largest(server: RedisServer, link: RedisLink) -> None:
    name = b"referee:1:answer:key"
    with server.client() as client:
        client.set(name, sealed(name, b"x" * (LARGEST + 1)))
    assert AnswerStore(link).get("key") is None
    assert counted(link) == {"garbage": 1}


@pytest.mark.parametrize(
    "stored",
    [
        b"x",
        b"garbage" * 100,
        json.dumps(dump_board(PRINTED)).encode(),
        b"0" * 32 + json.dumps(dump_board(PRINTED)).encode(),
        sealed(b"referee:1:board:other", json.dumps(dump_board(PRINTED)).encode()),
        sealed(KEY.encode(), json.dumps(dump_board(OTHER)).encode()),
        sealed(KEY.encode(), b"\x80\x04K\x01."),
        sealed(KEY.encode(), b"[" * 100_000),
    ],
    ids=["short", "garbage", "no checksum", "wrong checksum", "other key", "other board", "pickle", "deep"],
)
def test_garbage_under_the_key_of_a_board(server: RedisServer, link: RedisLink, stored: bytes) -> None:
    with server.client() as client:
        client.set(KEY, stored)
    assert BoardStore(link).find(PRINTED.id) is None
    assert counted(link) == {"garbage": 1}
    assert link.status() == UP
    assert_shares(link)


def test_garbage_under_the_key_of_an_answer(server: RedisServer, link: RedisLink) -> None:
    AnswerStore(link).put("other", b"somebody else's", 60)
    with server.client() as client:
        for lie in (b"answer", b"0" * 32 + b"answer", client.get("referee:1:answer:other")):
            assert lie is not None
            client.set("referee:1:answer:key", lie)
            assert AnswerStore(link).get("key") is None
    assert counted(link) == {"stored": 1, "garbage": 3}
    assert_shares(link)


def test_another_kind_of_value_under_the_key(server: RedisServer, link: RedisLink) -> None:
    with server.client() as client:
        client.rpush(KEY, "a", "list")
    asked_in_vain(link, 10)
    assert counted(link) == {"garbage": 5, "miss": 5}
    assert_shares(link)


def test_fifty_megabytes_under_the_key(server: RedisServer, link: RedisLink) -> None:
    with server.client() as client:
        client.setrange(KEY, 50_000_000, b"x")
        sent_before = client.info("stats")["total_net_output_bytes"]
        asked_in_vain(link, 2)
        assert client.info("stats")["total_net_output_bytes"] - sent_before < 2 * LARGEST
    assert counted(link) == {"garbage": 1, "miss": 1}
    assert_shares(link)


def test_a_full_server_still_answers(server: RedisServer, link: RedisLink) -> None:
    assert_shares(link)
    with server.client() as client:
        client.config_set("maxmemory", "1")
    for number in range(10):
        answers = AnswerStore(link)
        assert answers.get("key") == b"answer"
        answers.put(f"{number}", b"answer", 60)
        assert answers.get(f"{number}") == b"answer"
    assert counted(link)["error"] == 10
    assert link.snapshot().breaker is BreakerState.CLOSED


def test_a_server_that_wants_a_password(server: RedisServer, link: RedisLink) -> None:
    with server.client() as client:
        client.config_set("requirepass", "secret")
    asked_in_vain(link, FAILURES)
    assert_open_and_cheap(link)


# Somebody else behind the address


@contextmanager
def stranger(reply: bytes) -> Iterator[str]:
    """Somebody who says the same to everybody who says anything; the address."""
    over = Event()

    def serve() -> None:
        while True:
            guest, _ = listener.accept()
            with guest:
                if over.is_set():
                    return
                try:
                    while guest.recv(65536):
                        guest.sendall(reply)
                except OSError:
                    continue

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = Thread(target=serve)
        thread.start()
        try:
            yield f"redis://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            over.set()
            socket.create_connection(listener.getsockname()).close()
            thread.join()


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
def test_somebody_who_is_no_redis(reply: bytes, clock: Clock) -> None:
    with stranger(reply) as url, linked(url, clock) as link:
        asked_in_vain(link, FAILURES)
        assert counted(link) == {"error": FAILURES}
        assert_open_and_cheap(link)
        assert_works_from_memory(link)


@pytest.mark.parametrize("reply", [b"+OK\r\n", b":1\r\n", b"*2\r\n:1\r\n:2\r\n", b"$3\r\nabc\r\n", b"$-1\r\n"])
def test_the_wrong_kind_of_reply_is_garbage(reply: bytes, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadline, "DEADLINE", PATIENCE)
    with stranger(reply) as url, linked(url, clock) as link:
        asked_in_vain(link, 4)
        assert counted(link) == {"garbage": 4}


# Replies that come in byte by byte, and none at all


class SlowSocket:
    """A connection to a server that needs this long for every byte, by the clock of the test."""

    def __init__(self, clock: Clock, reply: bytes, pause: float) -> None:
        self.taken = 0
        """How many bytes were waited for."""
        self.commands = 0
        self._clock, self._reply, self._pause = clock, reply, pause
        self._timeout: float | None = None

    def settimeout(self, seconds: float | None) -> None:
        self._timeout = seconds

    def gettimeout(self) -> float | None:
        return self._timeout

    def sendall(self, _data: bytes) -> None:
        self.commands += 1

    def recv(self, _size: int) -> bytes:
        if self._timeout == 0:
            raise BlockingIOError(EWOULDBLOCK, "nothing has arrived")
        assert self._timeout is not None
        self._clock.wait(min(self._pause, self._timeout))
        if self._pause > self._timeout:
            raise TimeoutError
        self.taken += 1
        return self._reply[(self.taken - 1) % len(self._reply) :][:1]

    def shutdown(self, _how: int) -> None:
        """Nobody is at the other end."""

    def close(self) -> None:
        """Nobody is at the other end."""


@contextmanager
def slow_link(clock: Clock, reply: bytes, pause: float) -> Iterator[tuple[RedisLink, list[SlowSocket]]]:
    """A link to such a server, and the connections that it opens."""
    opened: list[SlowSocket] = []

    def connect(_: Connection) -> SlowSocket:
        opened.append(SlowSocket(clock, reply, pause))
        return opened[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Connection, "_connect", connect)
        patch.setattr(deadline, "monotonic", clock)
        with linked("redis://slow", clock) as link:
            yield link, opened


def test_replies_that_dribble_in_open_the_breaker(clock: Clock) -> None:
    with slow_link(clock, b"$0\r\n\r\n", 0.3 * DEADLINE) as (link, opened):
        asked_in_vain(link, FAILURES)
        assert counted(link) == {"error": FAILURES}
        assert link.snapshot().breaker is BreakerState.OPEN
        assert link.status() == DOWN
    assert [socket.taken for socket in opened] == [3] * FAILURES


def test_a_reply_without_end_costs_one_deadline(clock: Clock) -> None:
    """A timeout that counts from byte to byte would never pass."""
    begun = clock.now
    with slow_link(clock, b"$100000\r\n" + 100_000 * b"x", 0.1 * DEADLINE) as (link, _):
        asked_in_vain(link, 1)
        assert counted(link) == {"error": 1}
    assert clock.now - begun <= 1.01 * DEADLINE


def test_a_call_that_fails_is_made_once(clock: Clock) -> None:
    """redis-py would try again, with pauses in between."""
    with slow_link(clock, b"x", 10 * DEADLINE) as (link, opened):
        asked_in_vain(link, FAILURES)
        assert_open_and_cheap(link)
    assert sum(socket.commands for socket in opened) == FAILURES


def test_a_reply_in_time_is_taken(clock: Clock) -> None:
    with slow_link(clock, b"+PONG\r\n", 0.1 * DEADLINE) as (link, _):
        link.ping()
        assert link.status() == UP
