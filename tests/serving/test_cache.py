"""The cache without Redis: bounds, the breaker, the seal, and the stores over a link that is a dict."""

import json
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from redis.connection import AbstractConnection

from referee.board.assemble import assemble
from referee.board.board import Board
from referee.board.section import PlacedSection, layout, own_section, section_named
from referee.documents.boards import dump_board
from referee.serving.cache.answers import AnswerStore
from referee.serving.cache.boards import LIFETIME, RETRY_SHARING, SHARE_AGAIN, BoardStore
from referee.serving.cache.breaker import FAILURES, FIRST_PAUSE, LONGEST_PAUSE, Breaker, BreakerState
from referee.serving.cache.client import TIMEOUT, client_for
from referee.serving.cache.deadline import DEADLINE, HURRIED
from referee.serving.cache.link import LARGEST, Outcome, RedisLink
from referee.serving.cache.memory import Memory
from referee.serving.cache.seal import SEAL_LENGTH, sealed, unsealed

T = TypeVar("T")
PRINTED = assemble(layout(["tavern", "paddock:turned", "oasis", "farm"]))
OTHER = assemble(layout(["oasis", "paddock", "farm", "tavern"]))


def own_board() -> Board:
    rows = [row.replace("G", "C") for row in section_named("tavern").rows]
    own = PlacedSection(own_section(rows, dict(section_named("tavern").locations)), turned=True)
    return assemble(layout([own, "paddock", "oasis", "farm"]))


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += seconds


class Shelf:
    """A link that is a dict; it remembers what was asked of it, and it can be out of order."""

    def __init__(self) -> None:
        self.stored: dict[str, bytes] = {}
        self.calls: list[str] = []
        self.lifetimes: list[int] = []
        self.broken = False

    def find(self, key: str, read: Callable[[bytes], T | None]) -> T | None:
        self.calls.append(f"find {key}")
        return None if self.broken or key not in self.stored else read(self.stored[key])

    def put(self, key: str, payload: bytes, *, ttl: int) -> bool:
        self.calls.append(f"put {key}")
        self.lifetimes.append(ttl)
        if not self.broken:
            self.stored[key] = payload
        return not self.broken


# Memory


def test_the_least_recently_used_goes_first() -> None:
    memory: Memory[int] = Memory(2)
    memory.put("a", 1)
    memory.put("b", 2)
    assert memory.get("a") == 1
    memory.put("c", 3)
    assert [memory.get(key) for key in "abc"] == [1, None, 3]
    snapshot = memory.snapshot()
    assert (snapshot.hits, snapshot.misses, snapshot.evicted, snapshot.entries) == (3, 1, 1, 2)


def test_a_memory_is_never_heavier_than_its_capacity() -> None:
    memory: Memory[str] = Memory(100)
    for number in range(50):
        memory.put(f"{number}", "", weight=number % 13 + 1)
        assert memory.snapshot().weight <= 100
    memory.put("49", "", weight=100)
    assert (memory.snapshot().entries, memory.snapshot().weight) == (1, 100)


def test_what_is_too_heavy_replaces_nothing_but_its_forerunner() -> None:
    memory: Memory[str] = Memory(100)
    memory.put("a", "old", weight=10)
    memory.put("b", "kept", weight=10)
    memory.put("a", "new", weight=101)
    assert (memory.get("a"), memory.get("b")) == (None, "kept")
    assert memory.snapshot().weight == 10


def test_what_is_past_its_time_is_gone() -> None:
    clock = Clock()
    memory: Memory[int] = Memory(10, clock=clock)
    memory.put("a", 1, lifetime=5)
    clock.wait(4.9)
    assert memory.get("a") == 1
    clock.wait(0.1)
    assert memory.get("a") is None
    assert memory.snapshot().weight == 0


def test_add_keeps_what_is_there_and_renews_it() -> None:
    memory: Memory[int] = Memory(2)
    assert memory.add("a", 1) == 1
    assert memory.add("b", 2) == 2
    assert memory.add("a", 3) == 1
    memory.add("c", 4)
    assert [memory.get(key) for key in "abc"] == [1, None, 4]


def test_a_memory_keeps_its_bounds_under_many_threads() -> None:
    memory: Memory[int] = Memory(20)

    def work(seed: int) -> None:
        for step in range(500):
            key = str((seed * 7 + step * 13) % 50)
            assert memory.get(key) in {None, int(key)}
            memory.put(key, int(key), weight=step % 3 + 1)
            memory.add(key, int(key))

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(work, range(8)))
    snapshot = memory.snapshot()
    assert snapshot.weight <= 20
    assert snapshot.hits + snapshot.misses == 8 * 500


# The breaker


def opened(clock: Clock) -> Breaker:
    breaker = Breaker(clock=clock)
    for _ in range(FAILURES):
        assert breaker.allows()
        breaker.failed()
    return breaker


def test_failures_in_a_row_open_it() -> None:
    breaker = Breaker(clock=Clock())
    for _ in range(10):
        for _ in range(FAILURES - 1):
            breaker.failed()
        assert breaker.allows()
        breaker.succeeded()
    assert breaker.state is BreakerState.CLOSED


def test_while_it_is_open_nothing_goes_through() -> None:
    clock = Clock()
    breaker = opened(clock)
    clock.wait(FIRST_PAUSE - 0.001)
    assert breaker.state is BreakerState.OPEN
    assert not breaker.allows()


def test_after_the_pause_one_call_goes_through() -> None:
    clock = Clock()
    breaker = opened(clock)
    clock.wait(FIRST_PAUSE)
    assert [breaker.allows() for _ in range(3)] == [True, False, False]
    assert breaker.state is BreakerState.HALF_OPEN


def test_an_answered_probe_closes_it_and_the_pause_is_short_again() -> None:
    clock = Clock()
    breaker = opened(clock)
    for pause in (1, 2, 4):
        clock.wait(pause)
        assert breaker.allows()
        breaker.failed()
    clock.wait(8)
    assert breaker.allows()
    breaker.succeeded()
    assert breaker.state is BreakerState.CLOSED
    for _ in range(FAILURES):
        breaker.failed()
    clock.wait(FIRST_PAUSE)
    assert breaker.allows()


def test_the_pause_doubles_up_to_the_longest() -> None:
    clock = Clock()
    breaker = opened(clock)
    pauses = []
    for _ in range(7):
        start = clock.now
        while not breaker.allows():
            clock.wait(0.5)
        pauses.append(clock.now - start)
        breaker.failed()
    assert pauses == [1, 2, 4, 8, 16, LONGEST_PAUSE, LONGEST_PAUSE]


def test_a_late_failure_does_not_lengthen_the_pause() -> None:
    clock = Clock()
    breaker = opened(clock)
    breaker.failed()
    clock.wait(FIRST_PAUSE)
    assert breaker.allows()


def test_a_late_success_closes_it() -> None:
    breaker = opened(Clock())
    breaker.succeeded()
    assert breaker.allows()


def test_a_probe_nobody_reports_is_followed_by_another() -> None:
    clock = Clock()
    breaker = opened(clock)
    clock.wait(FIRST_PAUSE)
    assert breaker.allows()
    clock.wait(FIRST_PAUSE)
    assert breaker.allows()


# The seal


@given(st.binary(max_size=40), st.binary(max_size=200))
def test_what_was_sealed_is_unsealed(name: bytes, payload: bytes) -> None:
    stored = sealed(name, payload)
    assert len(stored) == SEAL_LENGTH + len(payload)
    assert unsealed(name, stored) == payload


@given(st.binary(max_size=60), st.data())
def test_one_flipped_bit_breaks_the_seal(payload: bytes, data: st.DataObject) -> None:
    stored = bytearray(sealed(b"name", payload))
    stored[data.draw(st.integers(0, len(stored) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    assert unsealed(b"name", bytes(stored)) is None


@given(st.binary(max_size=80))
def test_garbage_has_no_seal(stored: bytes) -> None:
    assert unsealed(b"name", stored) is None


def test_the_seal_holds_for_one_name_only() -> None:
    assert unsealed(b"other", sealed(b"name", b"payload")) is None
    assert unsealed(b"na", sealed(b"name", b"payload")) is None


@pytest.mark.parametrize("key", [b"k" * 16, b"k" * 64, b"k" * 200])
def test_only_the_key_that_sealed_it_unseals(key: bytes) -> None:
    stored = sealed(b"name", b"payload", key)
    assert unsealed(b"name", stored, key) == b"payload"
    assert unsealed(b"name", stored, key + b"k") is None
    assert unsealed(b"name", stored) is None
    assert unsealed(b"name", sealed(b"name", b"payload"), key) is None


# Boards


@pytest.mark.parametrize("board", [PRINTED, own_board()])
def test_a_board_is_found_by_its_id_here_and_elsewhere(board: Board) -> None:
    shelf = Shelf()
    here, elsewhere = BoardStore(shelf), BoardStore(shelf)
    here.keep(board)
    assert here.find(board.id) is board
    assert shelf.calls == [f"put board:{board.id}"]
    assert elsewhere.find(board.id) == board
    assert elsewhere.find(board.id) == board
    assert shelf.calls[1:] == [f"find board:{board.id}"]
    assert shelf.lifetimes == [LIFETIME]


def test_a_board_lies_in_redis_as_its_document() -> None:
    shelf = Shelf()
    BoardStore(shelf).keep(PRINTED)
    assert [json.loads(payload) for payload in shelf.stored.values()] == [dump_board(PRINTED)]


def test_boards_are_bounded_in_number() -> None:
    boards = BoardStore(RedisLink(None, rules="1"), capacity=1)
    boards.keep(PRINTED)
    boards.keep(OTHER)
    assert (boards.find(PRINTED.id), boards.find(OTHER.id)) == (None, OTHER)
    assert (boards.snapshot().entries, boards.snapshot().evicted) == (1, 1)


@pytest.mark.parametrize(
    "payload",
    [
        b"",
        b"\xff",
        b"[]",
        b"null",
        json.dumps({"id": PRINTED.id}).encode(),
        b"{",
        b"[" * 100_000,
        b"9" * 5000,
        b'{"sections": ["tavern"]}',
        b'{"sections": [[], {}, 1, null], "capitols": [[]]}',
        json.dumps(dump_board(OTHER)).encode(),
    ],
    ids=lambda payload: payload[:20].decode("latin-1"),
)
def test_what_is_not_this_board_is_ignored(payload: bytes) -> None:
    shelf = Shelf()
    shelf.stored[f"board:{PRINTED.id}"] = payload
    boards = BoardStore(shelf)
    assert boards.find(PRINTED.id) is None
    boards.keep(PRINTED)
    assert BoardStore(shelf).find(PRINTED.id) == PRINTED


@pytest.mark.parametrize(
    "board_id", ["", "x", "A" * 32, "0" * 31, "0" * 33, "0" * 32 + "\n", "\ud800" * 32, "٣" * 32]
)
def test_what_is_no_id_is_not_asked_for(board_id: str) -> None:
    shelf = Shelf()
    assert BoardStore(shelf).find(board_id) is None
    assert not shelf.calls


def test_every_board_has_an_id_of_that_shape() -> None:
    assert all(re.fullmatch("[0-9a-f]{32}", board.id) for board in (PRINTED, OTHER, own_board()))


def test_a_board_in_use_is_shared_again_once_a_minute() -> None:
    shelf, clock = Shelf(), Clock()
    boards = BoardStore(shelf, clock=clock)
    for _ in range(3):
        boards.keep(PRINTED)
        boards.find(PRINTED.id)
    assert len(shelf.calls) == 1
    shelf.stored.clear()
    clock.wait(SHARE_AGAIN)
    boards.find(PRINTED.id)
    assert BoardStore(shelf).find(PRINTED.id) == PRINTED


def test_a_board_found_in_redis_is_not_put_back_at_once() -> None:
    shelf, clock = Shelf(), Clock()
    BoardStore(shelf).keep(PRINTED)
    boards = BoardStore(shelf, clock=clock)
    boards.find(PRINTED.id)
    boards.keep(PRINTED)
    assert [call for call in shelf.calls if call.startswith("put")] == shelf.calls[:1]


def test_a_board_redis_did_not_take_is_shared_when_it_can_be() -> None:
    shelf, clock = Shelf(), Clock()
    shelf.broken = True
    boards = BoardStore(shelf, clock=clock)
    boards.keep(PRINTED)
    shelf.broken = False
    boards.keep(PRINTED)
    assert not shelf.stored
    clock.wait(RETRY_SHARING)
    boards.keep(PRINTED)
    assert shelf.stored


# Answers


def test_an_answer_is_known_here_and_elsewhere_for_its_time() -> None:
    shelf, clock = Shelf(), Clock()
    here, elsewhere = AnswerStore(shelf, clock=clock), AnswerStore(shelf, clock=clock)
    here.put("key", b"answer", 90)
    assert (here.get("key"), elsewhere.get("key"), here.get("other")) == (b"answer", b"answer", None)
    assert shelf.lifetimes == [90]
    shelf.stored.clear()
    clock.wait(89)
    assert (here.get("key"), elsewhere.get("key")) == (b"answer", None)
    clock.wait(1)
    assert here.get("key") is None


def test_an_empty_answer_is_an_answer() -> None:
    answers = AnswerStore(Shelf())
    answers.put("key", b"", 1)
    assert answers.get("key") == b""


def test_answers_are_bounded_in_bytes() -> None:
    answers = AnswerStore(RedisLink(None, rules="1"), capacity=100_000)
    for number in range(100):
        answers.put(f"{number}", b"x" * 9_000, 60)
        assert answers.snapshot().weight <= 100_000
    assert answers.snapshot().entries == 10
    assert answers.get("99") is not None
    assert answers.get("89") is None


def test_a_large_answer_is_kept_in_memory() -> None:
    answers = AnswerStore(RedisLink(None, rules=1))
    large = b"x" * (LARGEST + 1)
    answers.put("key", large, 60)
    assert answers.get("key") == large


def test_an_answer_larger_than_the_memory_is_not_kept() -> None:
    answers = AnswerStore(RedisLink(None, rules=1), capacity=LARGEST)
    answers.put("key", b"x" * LARGEST, 60)
    assert answers.get("key") is None


def test_an_answer_without_a_lifetime_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="0 seconds"):
        AnswerStore(Shelf()).put("key", b"", 0)


# The link without a server


def test_without_an_address_redis_is_off() -> None:
    for url in (None, ""):
        link = RedisLink(url, rules="1")
        link.ping()
        assert link.find("key", bytes) is None
        assert not link.put("key", b"payload", ttl=1)
        assert link.status() == {"redis": "off"}
        assert not any(link.snapshot().counts.values())
        link.close()


@pytest.mark.parametrize(
    "url",
    [
        "localhost:6379",
        "http://localhost",
        "redis://:secret/x@localhost",
        "redis://localhost?colour=secret",
        "redis://localhost?db=secret",
        "redis://localhost?max_connections=-1",
        "redis://localhost?cache_config=secret",
    ],
)
def test_an_address_that_is_none_is_refused_at_once_and_not_repeated(url: str) -> None:
    with pytest.raises(ValueError, match="the address of Redis cannot be read; write redis://") as refusal:
        RedisLink(url, rules="1")
    assert "secret" not in str(refusal.value)
    assert refusal.value.__suppress_context__


@pytest.mark.parametrize("url", ["redis://h", "rediss://h:1/2", "unix:///run/redis.sock"])
@pytest.mark.parametrize(
    "options", ["", "?socket_timeout=9&socket_connect_timeout=9&retry_on_timeout=yes&protocol=3"]
)
def test_no_address_makes_the_client_patient(url: str, options: str) -> None:
    client = client_for(url + options)
    connection = client.connection_pool.make_connection()
    assert isinstance(connection, AbstractConnection)
    assert connection.socket_connect_timeout == TIMEOUT
    assert connection.socket_timeout == DEADLINE
    assert type(connection) in HURRIED.values()
    assert connection.retry.get_retries() == 0
    assert connection.get_protocol() == 2
    client.close()


def test_a_snapshot_does_not_change() -> None:
    link = RedisLink("redis://127.0.0.1:1", rules="1")
    before = link.snapshot()
    link.ping()
    assert (before.counts[Outcome.ERROR], link.snapshot().counts[Outcome.ERROR]) == (0, 1)
    with pytest.raises(TypeError):
        before.counts[Outcome.ERROR] = 5  # type: ignore[index]
    link.close()
