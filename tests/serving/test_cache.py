"""The parts of the cache that can be tested without a Redis server, such as the circuit breaker and the stores."""

import errno
import json
import re
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from redis.connection import AbstractConnection, Connection

from referee.board.assemble import assemble
from referee.board.board import Board
from referee.board.section import PlacedSection, layout, own_section, section_named
from referee.documents.boards import dump_board
from referee.serving.cache.breaker import FAILURE_THRESHOLD, FIRST_PAUSE, MAX_PAUSE, Breaker, BreakerState
from referee.serving.cache.client import (
    CONNECT_TIMEOUT,
    DEADLINE,
    WITH_DEADLINE,
    ByAddress,
    DeadlineSocket,
    client_for,
)
from referee.serving.cache.link import MAX_PAYLOAD, SEAL_LENGTH, CallOutcome, RedisLink, seal, unseal
from referee.serving.cache.stores import (
    ANSWER_TTL,
    BOARD_TTL,
    SHARE_INTERVAL,
    SHARE_RETRY,
    AnswerStore,
    BoardStore,
    package_digest,
)

T = TypeVar("T")
PRINTED = assemble(layout(["tavern", "paddock:turned", "oasis", "farm"]))
OTHER = assemble(layout(["oasis", "paddock", "farm", "tavern"]))


def own_board() -> Board:
    rows = [row.replace("G", "C") for row in section_named("tavern").rows]
    own = PlacedSection(own_section(rows, dict(section_named("tavern").locations)), turned=True)
    return assemble(layout([own, "paddock", "oasis", "farm"]))


class Clock:
    """A clock that advances only when its `wait` method is called."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += seconds


class DictLink:
    """A link that stores values in a dict. It records its calls, and it can be made to fail."""

    def __init__(self) -> None:
        self.stored: dict[str, bytes] = {}
        self.calls: list[str] = []
        self.ttls: list[int] = []
        self.broken = False

    def find(self, key: str, read: Callable[[bytes], T | None]) -> T | None:
        self.calls.append(f"find {key}")
        return None if self.broken or key not in self.stored else read(self.stored[key])

    def put(self, key: str, payload: bytes, *, ttl: int) -> bool:
        self.calls.append(f"put {key}")
        self.ttls.append(ttl)
        if not self.broken:
            self.stored[key] = payload
        return not self.broken


def open_breaker(clock: Clock) -> Breaker:
    breaker = Breaker(clock=clock)
    for _ in range(FAILURE_THRESHOLD):
        assert breaker.allows()
        breaker.failed()
    return breaker


def test_only_failures_in_a_row_open_the_breaker() -> None:
    breaker = Breaker(clock=Clock())
    for _ in range(10):
        for _ in range(FAILURE_THRESHOLD - 1):
            breaker.failed()
        assert breaker.allows()
        breaker.succeeded()
    assert breaker.state is BreakerState.CLOSED


def test_an_open_breaker_allows_no_call() -> None:
    clock = Clock()
    breaker = open_breaker(clock)
    clock.wait(FIRST_PAUSE - 0.001)
    assert breaker.state is BreakerState.OPEN
    assert not breaker.allows()


def test_after_the_pause_one_call_is_allowed() -> None:
    clock = Clock()
    breaker = open_breaker(clock)
    clock.wait(FIRST_PAUSE)
    assert [breaker.allows() for _ in range(3)] == [True, False, False]
    assert breaker.state is BreakerState.HALF_OPEN


def test_an_answered_probe_closes_the_breaker_and_resets_the_pause() -> None:
    clock = Clock()
    breaker = open_breaker(clock)
    for pause in (1, 2, 4):
        clock.wait(pause)
        assert breaker.allows()
        breaker.failed()
    clock.wait(8)
    assert breaker.allows()
    breaker.succeeded()
    assert breaker.state is BreakerState.CLOSED
    for _ in range(FAILURE_THRESHOLD):
        breaker.failed()
    clock.wait(FIRST_PAUSE)
    assert breaker.allows()


def test_the_pause_doubles_up_to_a_limit() -> None:
    clock = Clock()
    breaker = open_breaker(clock)
    pauses = []
    for _ in range(7):
        start = clock.now
        while not breaker.allows():
            clock.wait(0.5)
        pauses.append(clock.now - start)
        breaker.failed()
    assert pauses == [1, 2, 4, 8, 16, MAX_PAUSE, MAX_PAUSE]


def test_a_late_failure_does_not_lengthen_the_pause() -> None:
    clock = Clock()
    breaker = open_breaker(clock)
    breaker.failed()
    clock.wait(FIRST_PAUSE)
    assert breaker.allows()


def test_a_late_success_closes_the_breaker() -> None:
    breaker = open_breaker(Clock())
    breaker.succeeded()
    assert breaker.allows()


def test_a_probe_that_never_reports_back_is_followed_by_another() -> None:
    clock = Clock()
    breaker = open_breaker(clock)
    clock.wait(FIRST_PAUSE)
    assert breaker.allows()
    clock.wait(FIRST_PAUSE)
    assert breaker.allows()


@given(st.binary(max_size=40), st.binary(max_size=200))
def test_unseal_returns_the_sealed_payload(name: bytes, payload: bytes) -> None:
    stored = seal(name, payload)
    assert len(stored) == SEAL_LENGTH + len(payload)
    assert unseal(name, stored) == payload


@given(st.binary(max_size=60), st.data())
def test_one_flipped_bit_breaks_the_seal(payload: bytes, data: st.DataObject) -> None:
    stored = bytearray(seal(b"name", payload))
    stored[data.draw(st.integers(0, len(stored) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    assert unseal(b"name", bytes(stored)) is None


@given(st.binary(max_size=80))
def test_garbage_cannot_be_unsealed(stored: bytes) -> None:
    assert unseal(b"name", stored) is None


def test_a_seal_is_valid_for_one_name_only() -> None:
    assert unseal(b"other", seal(b"name", b"payload")) is None
    assert unseal(b"na", seal(b"name", b"payload")) is None


@pytest.mark.parametrize("key", [b"k" * 16, b"k" * 64, b"k" * 200])
def test_unsealing_needs_the_key_that_sealed_it(key: bytes) -> None:
    stored = seal(b"name", b"payload", key)
    assert unseal(b"name", stored, key) == b"payload"
    assert unseal(b"name", stored, key + b"k") is None
    assert unseal(b"name", stored) is None
    assert unseal(b"name", seal(b"name", b"payload"), key) is None


@pytest.mark.parametrize("board", [PRINTED, own_board()])
def test_a_board_is_found_by_its_id_in_every_process(board: Board) -> None:
    link = DictLink()
    here, elsewhere = BoardStore(link), BoardStore(link)
    here.keep(board)
    assert here.find(board.id) is board
    assert link.calls == [f"put board:{board.id}"]
    assert elsewhere.find(board.id) == board
    assert elsewhere.find(board.id) == board
    assert link.calls[1:] == [f"find board:{board.id}"]
    assert link.ttls == [BOARD_TTL]


def test_redis_stores_the_document_of_a_board() -> None:
    link = DictLink()
    BoardStore(link).keep(PRINTED)
    assert [json.loads(payload) for payload in link.stored.values()] == [dump_board(PRINTED)]


def test_the_number_of_boards_in_memory_is_limited() -> None:
    boards = BoardStore(RedisLink(None, rules="1"), capacity=1)
    boards.keep(PRINTED)
    boards.keep(OTHER)
    assert (boards.find(PRINTED.id), boards.find(OTHER.id)) == (None, OTHER)


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
def test_anything_but_the_requested_board_is_ignored(payload: bytes) -> None:
    link = DictLink()
    link.stored[f"board:{PRINTED.id}"] = payload
    boards = BoardStore(link)
    assert boards.find(PRINTED.id) is None
    boards.keep(PRINTED)
    assert BoardStore(link).find(PRINTED.id) == PRINTED


@pytest.mark.parametrize(
    "board_id", ["", "x", "A" * 32, "0" * 31, "0" * 33, "0" * 32 + "\n", "\ud800" * 32, "٣" * 32]
)
def test_a_malformed_id_is_not_looked_up(board_id: str) -> None:
    link = DictLink()
    assert BoardStore(link).find(board_id) is None
    assert not link.calls


def test_every_board_has_a_well_formed_id() -> None:
    assert all(re.fullmatch("[0-9a-f]{32}", board.id) for board in (PRINTED, OTHER, own_board()))


def test_a_board_in_use_is_shared_again_once_a_minute() -> None:
    link, clock = DictLink(), Clock()
    boards = BoardStore(link, clock=clock)
    for _ in range(3):
        boards.keep(PRINTED)
        boards.find(PRINTED.id)
    assert len(link.calls) == 1
    link.stored.clear()
    clock.wait(SHARE_INTERVAL)
    boards.find(PRINTED.id)
    assert BoardStore(link).find(PRINTED.id) == PRINTED


def test_a_board_found_in_redis_is_not_written_back_at_once() -> None:
    link, clock = DictLink(), Clock()
    BoardStore(link).keep(PRINTED)
    boards = BoardStore(link, clock=clock)
    boards.find(PRINTED.id)
    boards.keep(PRINTED)
    assert [call for call in link.calls if call.startswith("put")] == link.calls[:1]


def test_a_board_that_redis_did_not_store_is_shared_later() -> None:
    link, clock = DictLink(), Clock()
    link.broken = True
    boards = BoardStore(link, clock=clock)
    boards.keep(PRINTED)
    link.broken = False
    boards.keep(PRINTED)
    assert not link.stored
    clock.wait(SHARE_RETRY)
    boards.keep(PRINTED)
    assert link.stored


def test_an_answer_is_found_in_every_process() -> None:
    link = DictLink()
    here, elsewhere = AnswerStore(link), AnswerStore(link)
    here.put("key", b"answer")
    assert (here.get("key"), elsewhere.get("key"), here.get("other")) == (b"answer", b"answer", None)
    assert link.ttls == [ANSWER_TTL]
    link.stored.clear()
    assert (here.get("key"), elsewhere.get("key")) == (b"answer", b"answer")


def test_an_answer_is_made_once_for_the_same_parts() -> None:
    answers, made = AnswerStore(DictLink()), list[bytes]()

    def ask(*parts: bytes) -> bytes:
        def make() -> bytes:
            made.append(b"|".join(parts))
            return made[-1]

        return answers.get_or_make(make, *parts)

    assert [ask(b"a", b"bc"), ask(b"ab", b"c"), ask(b"a", b"bc"), ask(b"abc")] == [b"a|bc", b"ab|c", b"a|bc", b"abc"]
    assert made == [b"a|bc", b"ab|c", b"abc"]


def test_an_empty_answer_is_an_answer() -> None:
    answers = AnswerStore(DictLink())
    answers.put("key", b"")
    assert answers.get("key") == b""


def test_the_least_recently_used_answers_leave_the_memory() -> None:
    answers = AnswerStore(RedisLink(None, rules="1"), capacity=100_000)
    for number in range(100):
        answers.put(f"{number}", b"x" * 9_000)
        assert answers.get("0") is not None
    held = {number for number in range(100) if answers.get(f"{number}") is not None}
    assert held == {0, *range(91, 100)}


def test_a_large_answer_is_kept_in_memory() -> None:
    answers = AnswerStore(RedisLink(None, rules=1))
    large = b"x" * (MAX_PAYLOAD + 1)
    answers.put("key", large)
    assert answers.get("key") == large


def test_an_answer_larger_than_the_memory_is_not_kept() -> None:
    answers = AnswerStore(RedisLink(None, rules=1), capacity=MAX_PAYLOAD)
    answers.put("key", b"x" * MAX_PAYLOAD)
    assert answers.get("key") is None


def test_many_threads_share_a_store() -> None:
    """Answers are evicted while the threads run, because the store has room for only 20 of the 50 answers."""
    answers = AnswerStore(RedisLink(None, rules=1), capacity=20 * 300)

    def work(seed: int) -> None:
        for step in range(500):
            key = str((seed * 7 + step * 13) % 50)
            assert answers.get(key) in {None, key.encode()}
            answers.put(key, key.encode())

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(work, range(8)))
    assert sum(answers.get(str(number)) is not None for number in range(50)) == 20


class SlowSocket:
    """A socket whose calls take time on the test's clock. It gives the same reply to each command."""

    def __init__(self, clock: Clock, *, reply: bytes, seconds: float = 0.0) -> None:
        self._clock = clock
        self._reply = reply
        self._seconds = seconds
        self._arrived = b""
        self.timeouts: list[float | None] = [None]

    def gettimeout(self) -> float | None:
        return self.timeouts[-1]

    def settimeout(self, seconds: float | None) -> None:
        self.timeouts.append(seconds and round(seconds, 3))

    def sendall(self, data: bytes) -> None:
        assert data
        self._clock.wait(self._seconds)
        self._arrived = self._reply

    def recv(self, size: int) -> bytes:
        """Return the next byte of the reply."""
        assert size
        if not self._arrived:
            raise BlockingIOError(errno.EWOULDBLOCK, "nothing has arrived")
        self._clock.wait(self._seconds)
        byte, self._arrived = self._arrived[:1], self._arrived[1:]
        return byte

    def close(self) -> None:
        """Do nothing, because there is nothing to close."""

    def shutdown(self, how: int) -> None:
        """Do nothing, because there is nothing to shut down."""


def test_a_command_and_its_reply_share_one_deadline() -> None:
    clock = Clock()
    inner = SlowSocket(clock, reply=b"abcdef", seconds=0.03)
    connection = DeadlineSocket(cast("socket.socket", inner), clock)
    connection.sendall(b"GET")
    assert connection.recv(9) + connection.recv(9) + connection.recv(9) == b"abc"
    with pytest.raises(TimeoutError):
        connection.recv(9)
    assert inner.timeouts == [None, 0.1, 0.07, 0.04, 0.01]


def test_each_command_has_a_deadline_of_its_own() -> None:
    clock = Clock()
    connection = DeadlineSocket(cast("socket.socket", SlowSocket(clock, reply=b"a", seconds=0.06)), clock)
    for _ in range(2):
        connection.restart()
        connection.sendall(b"GET")
        assert connection.recv(9) == b"a"


def test_a_non_blocking_socket_stays_non_blocking() -> None:
    clock = Clock()
    inner = SlowSocket(clock, reply=b"a")
    connection = DeadlineSocket(cast("socket.socket", inner), clock)
    connection.sendall(b"GET")
    connection.settimeout(0)
    clock.wait(1)
    assert connection.recv(9) == b"a"
    assert inner.timeouts[-1] == 0


@pytest.mark.parametrize(
    ("seconds", "outcomes"),
    [(0.001, {CallOutcome.MISS: 1}), (0.03, {CallOutcome.ERROR: 1})],
    ids=["in time", "one byte every 30 ms"],
)
def test_a_reply_must_be_complete_before_the_deadline(
    monkeypatch: pytest.MonkeyPatch, seconds: float, outcomes: dict[CallOutcome, int]
) -> None:
    clock = Clock()
    server = SlowSocket(clock, reply=b"$0\r\n\r\n", seconds=seconds)
    monkeypatch.setattr(ByAddress, "_connect", lambda _: server)
    link = RedisLink("redis://host", rules="1", clock=clock)
    assert link.find("key", bytes) is None
    assert {outcome: count for outcome, count in link.snapshot().counts.items() if count} == outcomes
    assert clock.now - 1000 < DEADLINE + seconds


def test_a_connection_is_used_again_after_its_first_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    connections = [SlowSocket(clock, reply=b"$0\r\n\r\n")]
    monkeypatch.setattr(ByAddress, "_connect", lambda _: connections.pop())
    link = RedisLink("redis://host", rules="1", clock=clock)
    for _ in range(3):
        assert link.find("key", bytes) is None
        clock.wait(2 * DEADLINE)
    assert link.snapshot().counts[CallOutcome.MISS] == 3


def test_a_slow_connection_counts_as_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reply is in time, but opening the connection is slow; after a few such connections, the breaker opens."""
    clock = Clock()

    def connect(_: Connection) -> SlowSocket:
        clock.wait(2 * DEADLINE)
        return SlowSocket(clock, reply=b"$0\r\n\r\n")

    monkeypatch.setattr(ByAddress, "_connect", connect)
    link = RedisLink("redis://host", rules="1", clock=clock)
    for _ in range(FAILURE_THRESHOLD):
        assert link.find("key", bytes) is None
        link.close()
    counts = link.snapshot().counts
    assert (counts[CallOutcome.SLOW], counts[CallOutcome.MISS]) == (FAILURE_THRESHOLD, FAILURE_THRESHOLD)
    assert link.snapshot().breaker is BreakerState.OPEN
    assert link.status() == {"redis": "down"}


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
def test_an_invalid_address_is_refused_at_once_without_showing_its_secrets(url: str) -> None:
    with pytest.raises(ValueError, match="the address of Redis cannot be read; write redis://") as refusal:
        RedisLink(url, rules="1")
    assert "secret" not in str(refusal.value)
    assert refusal.value.__suppress_context__


@pytest.mark.parametrize("url", ["redis://h", "rediss://h:1/2", "unix:///run/redis.sock"])
@pytest.mark.parametrize(
    "options", ["", "?socket_timeout=9&socket_connect_timeout=9&retry_on_timeout=yes&protocol=3"]
)
def test_options_in_the_address_cannot_make_the_client_wait_longer(url: str, options: str) -> None:
    client = client_for(url + options)
    connection = client.connection_pool.make_connection()
    assert isinstance(connection, AbstractConnection)
    assert connection.socket_connect_timeout == CONNECT_TIMEOUT
    assert connection.socket_timeout == DEADLINE
    assert type(connection) in WITH_DEADLINE.values()
    assert connection.retry.get_retries() == 0
    assert connection.get_protocol() == 2
    client.close()


def test_a_snapshot_does_not_change() -> None:
    link = RedisLink("redis://127.0.0.1:1", rules="1")
    before = link.snapshot()
    link.ping()
    assert (before.counts[CallOutcome.ERROR], link.snapshot().counts[CallOutcome.ERROR]) == (0, 1)
    with pytest.raises(TypeError):
        before.counts[CallOutcome.ERROR] = 5  # type: ignore[index]
    link.close()


def test_two_revisions_never_share_an_answer() -> None:
    link = DictLink()
    old, new = AnswerStore(link, made_by="old"), AnswerStore(link, made_by="new")
    assert old.get_or_make(lambda: b"old", b"the same request") == b"old"
    assert new.get_or_make(lambda: b"new", b"the same request") == b"new"
    assert AnswerStore(link, made_by="old").get_or_make(lambda: b"made again", b"the same request") == b"old"


def test_the_digest_of_a_package_covers_code_and_data(tmp_path: Path) -> None:
    def digest() -> str:
        package_digest.cache_clear()
        return package_digest(tmp_path)

    (tmp_path / "words").mkdir()
    (tmp_path / "rules.py").write_text("x = 1")
    (tmp_path / "words" / "en.ftl").write_text("a = b")
    digests = [digest()]
    (tmp_path / "words" / "en.ftl").write_text("a = c")
    digests.append(digest())
    (tmp_path / "rules.py").rename(tmp_path / "other.py")
    digests.append(digest())
    assert len(set(digests)) == 3
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "rules.pyc").write_text("")
    assert digest() == digests[-1]
