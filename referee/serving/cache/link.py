"""The link to Redis. If Redis is slow, dead or wrong, a caller gets no value, but never a wrong one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from threading import Lock
from time import monotonic
from types import MappingProxyType
from typing import Final, Literal, Protocol, TypeVar

from redis import Redis
from redis.exceptions import ResponseError

from referee.base.word import Word
from referee.serving.cache.breaker import Breaker, BreakerState
from referee.serving.cache.client import client_for
from referee.serving.cache.deadline import DEADLINE
from referee.serving.cache.seal import SEAL_LENGTH, sealed, unsealed

T = TypeVar("T")
Status = Literal["off", "up", "down"]
LARGEST: Final = 1 << 20
"""Payloads of more than this many bytes are neither written nor read."""
_SLOW: Final = DEADLINE
"""Seconds a call may take, opening a connection and logging in included."""
_UNANSWERED: Final = object()


class Link(Protocol):
    """A second level behind the memory of the process."""

    def find(self, key: str, read: Callable[[bytes], T | None]) -> T | None:
        """The value under this key, parsed by `read`; None if there is none or `read` rejects it."""

    def put(self, key: str, payload: bytes, *, ttl: int) -> bool:
        """Store this for this many seconds; return whether it was stored."""


class Outcome(Word):
    """The result of a call."""

    HIT = "hit"
    MISS = "miss"
    GARBAGE = "garbage"
    """Found, but not what was stored: damaged, too large, or under the wrong key."""
    STORED = "stored"
    ERROR = "error"
    SLOW = "slow"
    """Answered so late that the breaker counts it as a failure; counted in addition to the result."""
    SKIPPED = "skipped"
    """Not made, because the breaker was open."""


@dataclass(frozen=True, slots=True)
class LinkSnapshot:
    """Counters of the link, for the metrics."""

    counts: Mapping[Outcome, int]
    breaker: BreakerState


class RedisLink:
    """A Link to the Redis at an address; without an address it finds nothing and stores nothing.

    Keys carry the revision of the rules, so that a new one never reads the answers of an old one.
    """

    def __init__(
        self, url: str | None, *, rules: str | int, key: bytes = b"", clock: Callable[[], float] = monotonic
    ) -> None:
        self._key = key
        self._client: Redis | None = client_for(url) if url else None
        self._prefix = f"referee:{rules}:"
        self._clock = clock
        self._breaker = Breaker(clock=clock)
        self._lock = Lock()
        self._counts = dict.fromkeys(Outcome, 0)
        self._answered = False

    def find(self, key: str, read: Callable[[bytes], T | None]) -> T | None:
        """The value under this key, parsed by `read`; None if there is none or `read` rejects it."""
        name = self._name(key)
        reply = self._ask(lambda client: _fetched(client, name))
        if reply is _UNANSWERED:
            return None
        if reply == b"":
            self._count(Outcome.MISS)
            return None
        found = self._accepted(name, reply, read)
        self._count(Outcome.GARBAGE if found is None else Outcome.HIT)
        return found

    def put(self, key: str, payload: bytes, *, ttl: int) -> bool:
        """Store this for this many seconds; return whether it was stored. Too large values are not."""
        if len(payload) > LARGEST:
            return False
        name = self._name(key)
        stored = self._ask(lambda client: client.set(name, sealed(name, payload, self._key), ex=ttl)) is True
        if stored:
            self._count(Outcome.STORED)
        return stored

    def ping(self) -> None:
        """Ping Redis so that `status` is right before the first request; takes one or two timeouts at most."""
        self._ask(lambda client: client.ping())

    def status(self) -> dict[str, Status]:
        """For /readyz: off without an address, up if the last call was answered in time, else down. Makes no call."""
        if self._client is None:
            return {"redis": "off"}
        return {"redis": "up" if self._answered and self._breaker.state is BreakerState.CLOSED else "down"}

    def snapshot(self) -> LinkSnapshot:
        """The current counters."""
        with self._lock:
            return LinkSnapshot(MappingProxyType(self._counts.copy()), self._breaker.state)

    def close(self) -> None:
        """Close the connections; a later call opens new ones."""
        if self._client is not None:
            self._client.close()

    def _ask(self, command: Callable[[Redis], object]) -> object:
        if self._client is None:
            return _UNANSWERED
        if not self._breaker.allows():
            self._count(Outcome.SKIPPED)
            return _UNANSWERED
        start = self._clock()
        try:
            reply = command(self._client)
        except Exception:  # noqa: BLE001  (on bytes that are no protocol redis-py raises whatever int() or decode() do)
            self._answered = False
            self._breaker.failed()
            self._count(Outcome.ERROR)
            return _UNANSWERED
        self._answered = True
        if self._clock() - start > _SLOW:
            self._breaker.failed()
            self._count(Outcome.SLOW)
        else:
            self._breaker.succeeded()
        return reply

    def _accepted(self, name: bytes, reply: object, read: Callable[[bytes], T | None]) -> T | None:
        if type(reply) is not bytes:
            return None
        payload = unsealed(name, reply, self._key)
        return None if payload is None else read(payload)

    def _name(self, key: str) -> bytes:
        return f"{self._prefix}{key}".encode()

    def _count(self, outcome: Outcome) -> None:
        with self._lock:
            self._counts[outcome] += 1


def _fetched(client: Redis, name: bytes) -> object:
    # GETRANGE, not GET: of a value that is too large the server sends the first part, which breaks its seal.
    try:
        return client.getrange(name, 0, SEAL_LENGTH + LARGEST - 1)
    except ResponseError as error:
        if str(error).startswith("WRONGTYPE"):
            return None
        raise
