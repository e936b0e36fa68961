"""The address of the Redis server: it is looked up in the background, never during a request."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from redis.exceptions import ConnectionError  # noqa: A004  (the name is the library's)

from referee.api import app as service
from referee.serving.cache import RedisLink
from referee.serving.cache.breaker import FAILURE_THRESHOLD, FIRST_PAUSE, MAX_PAUSE, Breaker, BreakerState
from referee.serving.cache.client import await_address, client_for
from referee.serving.cache.resolver import MAX_AGE, RETRY, AddressInfo, Resolver, is_address, look_up
from referee.serving.config import Config
from tests.serving.redis_server import RedisServer
from tests.serving.test_cache import Clock
from tests.waiting import eventually

URL = "redis://cache.example:6379/0"


class Names:
    """A stand-in for a DNS server that stays silent until the test lets it answer."""

    def __init__(self, *answers: Sequence[AddressInfo] | OSError) -> None:
        self.answers = list(answers)
        self.asked = 0
        self.may_answer = Event()

    def look_up(self, _host: str, _port: int) -> Sequence[AddressInfo]:
        self.asked += 1
        self.may_answer.wait()
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, OSError):
            raise answer
        return answer


@pytest.fixture
def silent() -> Iterator[Names]:
    """A DNS server that stays silent until the test is over."""
    names = Names(OSError("no such name"))
    yield names
    names.may_answer.set()


def addresses(port: int) -> Sequence[AddressInfo]:
    return look_up("127.0.0.1", port)


def test_no_request_waits_for_a_silent_dns_server(silent: Names) -> None:
    """The calls return although the lookup never does. The first calls count as failures, so the breaker opens."""
    link = RedisLink(URL, rules=1, lookup=silent.look_up, clock=Clock())
    for _ in range(FAILURE_THRESHOLD + 3):
        assert link.find("key", bytes) is None
    assert {word: count for word, count in link.snapshot().counts.items() if count} == {"error": 3, "skipped": 3}
    assert link.snapshot().breaker is BreakerState.OPEN
    assert silent.asked == 1


def test_board_calls_are_answered_with_a_silent_dns_server(silent: Names, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rate limiter uses the same Redis, so it must not wait for the DNS server either."""
    monkeypatch.setattr(service, "RedisLink", lambda *a, **k: RedisLink(*a, **k, lookup=silent.look_up))
    monkeypatch.setattr(Resolver, "wait", lambda _: None)
    client = service.create_app(Config(redis_url=URL, rate_limit=100, log_level="ERROR")).test_client()
    for _ in range(6):
        assert client.get("/v1/boards/" + "0" * 32).status_code == 404
        assert client.post("/v1/boards", json={"sections": ["tavern", "paddock", "oasis", "farm"]}).status_code == 200


def test_a_name_is_used_once_it_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with RedisServer(tmp_path, monkeypatch) as server:
        names = Names(addresses(server.start().port))
        client = client_for(URL, lookup=names.look_up)
        with pytest.raises(ConnectionError, match="no address yet"):
            client.ping()
        names.may_answer.set()
        await_address(client)
        assert client.ping()
        client.close()


def test_a_start_waits_for_the_first_lookup_but_not_for_ever(silent: Names) -> None:
    resolver = Resolver("cache.example", 6379, lookup=silent.look_up)
    resolver.wait(0.01)
    assert resolver.addresses() == ()
    known = Names(addresses(6379))
    known.may_answer.set()
    resolver = Resolver("cache.example", 6379, lookup=known.look_up)
    resolver.wait(60)
    assert resolver.addresses() == addresses(6379)


def test_an_old_address_serves_until_the_new_one_is_known() -> None:
    clock, names = Clock(), Names(addresses(1), OSError("timed out"), addresses(2))
    names.may_answer.set()
    resolver = Resolver("cache.example", 6379, lookup=names.look_up, clock=clock)
    resolver.wait(60)
    assert resolver.addresses() == addresses(1)
    for wait in (MAX_AGE, RETRY):
        names.may_answer.clear()
        asked = names.asked
        clock.wait(wait)
        assert resolver.addresses() == addresses(1)
        eventually(lambda asked=asked: names.asked == asked + 1)  # type: ignore[misc]
        names.may_answer.set()
        eventually(lambda: not resolver._running)
    assert resolver.addresses() == addresses(2)


def test_a_name_is_looked_up_again_if_its_address_does_not_answer() -> None:
    clock, names = Clock(), Names(addresses(1))
    names.may_answer.set()
    resolver = Resolver("cache.example", 6379, lookup=names.look_up, clock=clock)
    resolver.wait(60)
    resolver.expire()
    resolver.addresses()
    assert names.asked == 1
    clock.wait(RETRY)
    resolver.addresses()
    eventually(lambda: names.asked == 2)


def test_many_threads_start_one_lookup(silent: Names) -> None:
    resolver = Resolver("cache.example", 6379, lookup=silent.look_up)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: resolver.addresses(), range(64)))
    eventually(lambda: silent.asked == 1)


@pytest.mark.parametrize(
    ("host", "fixed"), [("127.0.0.1", True), ("::1", True), ("fe80::1%lo", True), ("redis", False), ("1.2.3", False)]
)
def test_an_address_needs_no_lookup(host: str, fixed: bool) -> None:  # noqa: FBT001
    assert is_address(host) is fixed


def open_breaker(memory: bytearray, clock: Clock) -> Breaker:
    breaker = Breaker(clock=clock, memory=memory)
    for _ in range(FAILURE_THRESHOLD):
        breaker.failed()
    return breaker


def test_a_new_worker_knows_that_redis_does_not_answer() -> None:
    memory, clock = bytearray(16), Clock()
    old = open_breaker(memory, clock)
    new = Breaker(clock=clock, memory=memory)
    assert new.state is BreakerState.OPEN
    assert not new.allows()
    clock.wait(FIRST_PAUSE)
    assert new.allows()
    new.failed()
    assert not Breaker(clock=clock, memory=memory).allows()
    clock.wait(2 * FIRST_PAUSE)
    assert old.allows()
    old.succeeded()
    assert Breaker(clock=clock, memory=memory).state is BreakerState.CLOSED


def test_old_or_damaged_knowledge_is_ignored() -> None:
    memory, clock = bytearray(16), Clock()
    open_breaker(memory, clock)
    clock.wait(FIRST_PAUSE)
    assert Breaker(clock=clock, memory=memory).allows()
    clock.wait(-10 * MAX_PAUSE)
    assert Breaker(clock=clock, memory=memory).allows()
    assert Breaker(clock=clock, memory=bytearray(b"\xff" * 16)).allows()


def test_a_new_worker_does_not_wait_for_a_name_that_others_could_not_resolve(silent: Names) -> None:
    memory, clock = bytearray(16), Clock()
    open_breaker(memory, clock)
    link = RedisLink(URL, rules=1, lookup=silent.look_up, clock=clock, memory=memory)
    link.start()
    assert silent.asked == 0
    assert link.status() == {"redis": "down"}
