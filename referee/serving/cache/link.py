"""The link to Redis. If Redis is slow, dead or wrong, a caller gets no value, but never a wrong one.

A value in Redis is a digest followed by the payload; `seal` writes it and `unseal` checks it. Nothing is unpickled.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from hmac import compare_digest
from threading import Lock
from time import monotonic
from types import MappingProxyType
from typing import Final, Literal, Protocol, TypeVar

from redis import Redis
from redis.exceptions import ResponseError

from referee.base.word import Word
from referee.serving.cache.breaker import Breaker, BreakerState
from referee.serving.cache.client import DEADLINE, client_for

T = TypeVar("T")
Status = Literal["off", "up", "down"]
MAX_PAYLOAD: Final = 1 << 20
"""Bytes; larger payloads are neither written nor read."""
_MAX_CALL: Final = DEADLINE
"""Seconds that a call may take, including opening a connection and logging in; a slower one counts as a failure."""
_DIGEST_SIZE: Final = 16
SEAL_LENGTH: Final = 2 * _DIGEST_SIZE
"""The digest is written in hexadecimal, so that redis-cli can show it."""
_UNANSWERED: Final = object()


class Link(Protocol):
    """A second cache level behind the memory of the process."""

    def find(self, key: str, read: Callable[[bytes], T | None]) -> T | None:
        """The value under this key, parsed by `read`; None if there is none or `read` rejects it."""

    def put(self, key: str, payload: bytes, *, ttl: int) -> bool:
        """Store the payload for `ttl` seconds; return whether it was stored."""


class CallOutcome(Word):
    """The result of a call."""

    HIT = "hit"
    MISS = "miss"
    GARBAGE = "garbage"
    """There was a value, but not the stored one: it was damaged, too large, or under the wrong key."""
    STORED = "stored"
    ERROR = "error"
    SLOW = "slow"
    """Answered too late, so the breaker counts a failure. Counted in addition to the result itself."""
    SKIPPED = "skipped"
    """Not made, because the breaker was open."""


@dataclass(frozen=True, slots=True)
class LinkSnapshot:
    """Counters of the link, for the metrics."""

    counts: Mapping[CallOutcome, int]
    breaker: BreakerState


class RedisLink:
    """A Link to the Redis at an address; without an address it finds nothing and stores nothing.

    Keys contain the rules revision, so a new revision never reads the answers of an old one.
    """

    def __init__(
        self, url: str | None, *, rules: str | int, key: bytes = b"", clock: Callable[[], float] = monotonic
    ) -> None:
        self._key = key
        self._client: Redis | None = client_for(url, clock=clock) if url else None
        self._prefix = f"referee:{rules}:"
        self._clock = clock
        self._breaker = Breaker(clock=clock)
        self._lock = Lock()
        self._counts = dict.fromkeys(CallOutcome, 0)
        self._answered = False

    def find(self, key: str, read: Callable[[bytes], T | None]) -> T | None:
        """The value under this key, parsed by `read`; None if there is none or `read` rejects it."""
        name = self._name(key)
        reply = self._ask(lambda client: _fetch(client, name))
        if reply is _UNANSWERED:
            return None
        if reply == b"":
            self._count(CallOutcome.MISS)
            return None
        value = self._parse(name, reply, read)
        self._count(CallOutcome.GARBAGE if value is None else CallOutcome.HIT)
        return value

    def put(self, key: str, payload: bytes, *, ttl: int) -> bool:
        """Store the payload for `ttl` seconds; return whether it was stored. Oversized payloads are not stored."""
        if len(payload) > MAX_PAYLOAD:
            return False
        name = self._name(key)
        stored = self._ask(lambda client: client.set(name, seal(name, payload, self._key), ex=ttl)) is True
        if stored:
            self._count(CallOutcome.STORED)
        return stored

    def ping(self) -> None:
        """Ping Redis so that `status` is right before the first request; this takes at most two timeouts."""
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
            self._count(CallOutcome.SKIPPED)
            return _UNANSWERED
        start = self._clock()
        try:
            reply = command(self._client)
        except Exception:  # noqa: BLE001  (for malformed replies redis-py raises whatever int() or decode() raise)
            self._answered = False
            self._breaker.failed()
            self._count(CallOutcome.ERROR)
            return _UNANSWERED
        self._answered = True
        if self._clock() - start > _MAX_CALL:
            self._breaker.failed()
            self._count(CallOutcome.SLOW)
        else:
            self._breaker.succeeded()
        return reply

    def _parse(self, name: bytes, reply: object, read: Callable[[bytes], T | None]) -> T | None:
        if type(reply) is not bytes:
            return None
        payload = unseal(name, reply, self._key)
        return None if payload is None else read(payload)

    def _name(self, key: str) -> bytes:
        return f"{self._prefix}{key}".encode()

    def _count(self, outcome: CallOutcome) -> None:
        with self._lock:
            self._counts[outcome] += 1


def _fetch(client: Redis, name: bytes) -> object:
    # GETRANGE, not GET: for an oversized value the server sends only a prefix, which fails the check of its digest.
    try:
        return client.getrange(name, 0, SEAL_LENGTH + MAX_PAYLOAD - 1)
    except ResponseError as error:
        if str(error).startswith("WRONGTYPE"):
            return None
        raise


def seal(name: bytes, payload: bytes, key: bytes = b"") -> bytes:
    """The value to store for this payload under this name."""
    return _digest(name, payload, key) + payload


def unseal(name: bytes, value: bytes, key: bytes = b"") -> bytes | None:
    """The payload of a stored value; None if it was damaged, stored under another name or sealed with another key."""
    payload = value[SEAL_LENGTH:]
    return payload if compare_digest(value[:SEAL_LENGTH], _digest(name, payload, key)) else None


def _digest(name: bytes, payload: bytes, key: bytes) -> bytes:
    """The digest of a name and its payload. Without a key it detects damage; with a key it also detects forgery."""
    # The digest covers the name, so it also fails for a value copied to another name, and for a reply that belongs to
    # another command because the connection is out of step.
    digest = blake2b(len(name).to_bytes(4, "big") + name, key=blake2b_key(key), digest_size=_DIGEST_SIZE)
    digest.update(payload)
    return digest.hexdigest().encode()


def blake2b_key(secret: bytes) -> bytes:
    """A secret of any length as a key for blake2b, which limits the length of its keys."""
    return secret if len(secret) <= blake2b.MAX_KEY_SIZE else blake2b(secret).digest()
