"""The connection to Redis. If Redis is unreachable, times out or returns a faulty value, a caller gets no value.

A value in Redis is a digest followed by the payload. `seal` makes such a value, and `unseal` verifies it. Nothing is
unpickled.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from hmac import compare_digest
from threading import Lock
from time import monotonic
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeVar

from referee.base.word import Word
from referee.serving.cache.breaker import Breaker, BreakerState, Memory
from referee.serving.cache.resolver import Lookup, look_up

if TYPE_CHECKING:
    from redis import ConnectionPool, Redis

T = TypeVar("T")
Status = Literal["off", "up", "down"]
MAX_PAYLOAD: Final = 1 << 20
"""The maximum size of a payload, in bytes. Larger payloads are neither written nor read."""
MAX_CALL: Final = 0.1
"""The time limit for a call in seconds, including connecting and logging in. A longer call counts as a failure."""
_DIGEST_SIZE: Final = 16
SEAL_LENGTH: Final = 2 * _DIGEST_SIZE
"""The length of the digest, which is written in hexadecimal so that redis-cli can show it."""
_UNANSWERED: Final = object()


class Link(Protocol):
    """A second cache level behind the memory of the process."""

    def find(self, key: str, read: Callable[[bytes], T | None]) -> T | None:
        """Return the value under this key, parsed by `read`, or None if there is no usable value."""

    def put(self, key: str, payload: bytes, *, ttl: int) -> bool:
        """Store the payload for `ttl` seconds, and return whether it was stored."""


class CallOutcome(Word):
    """The outcome of a call to Redis."""

    HIT = "hit"
    MISS = "miss"
    GARBAGE = "garbage"
    """The value is damaged, malformed, too large, not a string, or sealed for another entry or with another key."""
    STORED = "stored"
    ERROR = "error"
    SLOW = "slow"
    """The breaker records a failure, but the late reply is still used and counted, for example as a hit."""
    SKIPPED = "skipped"
    """The call was not made, because the breaker was open."""


@dataclass(frozen=True, slots=True)
class LinkSnapshot:
    """The counters of a link and the state of its breaker, for the metrics."""

    counts: Mapping[CallOutcome, int]
    breaker: BreakerState


class RedisLink:
    """A link to the Redis server at a URL. Without a URL, the link finds nothing and stores nothing.

    Keys contain the rules revision. Different versions of the package can have the same revision, so `AnswerStore`
    adds a digest of the package to its keys.
    """

    def __init__(  # noqa: PLR0913
        self,
        url: str | None,
        *,
        rules: str | int,
        key: bytes = b"",
        clock: Callable[[], float] = monotonic,
        lookup: Lookup = look_up,
        memory: Memory | None = None,
    ) -> None:
        """Create a link that connects on its first call. Its breaker shares `memory` with other workers' breakers."""
        self._key = key
        self._client: Redis | None = _client_for(url, clock, lookup) if url else None
        self._prefix = f"referee:{rules}:"
        self._clock = clock
        self._breaker = Breaker(clock=clock, memory=memory)
        self._lock = Lock()
        self._counts = dict.fromkeys(CallOutcome, 0)
        self._answered = False

    @property
    def pool(self) -> "ConnectionPool | None":
        """The connection pool, which other code can share; None without a URL."""
        return self._client.connection_pool if self._client else None

    def start(self) -> None:
        """Look up the name of the server and ping it, unless another worker has just found that it is down."""
        if self._client is not None and self._breaker.state is BreakerState.CLOSED:
            from referee.serving.cache.client import await_address  # noqa: PLC0415

            await_address(self._client)
        self.ping()

    def find(self, key: str, read: Callable[[bytes], T | None]) -> T | None:
        """Return the value under this key, parsed by `read`.

        Return None if there is no value, if it fails verification, if `read` rejects it, or if Redis does not answer.
        Redis is not called without a URL or while the breaker is open, so the result is None then, too.
        """
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
        """Store the payload for `ttl` seconds unless it is too large, and return whether it was stored."""
        if len(payload) > MAX_PAYLOAD:
            return False
        name = self._name(key)
        stored = self._ask(lambda client: client.set(name, seal(name, payload, self._key), ex=ttl)) is True
        if stored:
            self._count(CallOutcome.STORED)
        return stored

    def ping(self) -> None:
        """Ping Redis, so that `status` is correct before the first request."""
        self._ask(lambda client: client.ping())

    def status(self) -> dict[str, Status]:
        """Return the status for /readyz, without a call to Redis.

        `off` means that there is no URL, `up` that Redis answered the last call and the breaker is closed, and `down`
        anything else.
        """
        if self._client is None:
            return {"redis": "off"}
        return {"redis": "up" if self._answered and self._breaker.state is BreakerState.CLOSED else "down"}

    def snapshot(self) -> LinkSnapshot:
        """Return the current counters and the state of the breaker."""
        with self._lock:
            return LinkSnapshot(MappingProxyType(self._counts.copy()), self._breaker.state)

    def close(self) -> None:
        """Close the connections. A later call opens new ones."""
        if self._client is not None:
            self._client.close()

    def _ask(self, command: "Callable[[Redis], object]") -> object:
        if self._client is None:
            return _UNANSWERED
        if not self._breaker.allows():
            self._count(CallOutcome.SKIPPED)
            return _UNANSWERED
        start = self._clock()
        try:
            reply = command(self._client)
        except Exception:  # noqa: BLE001  (redis-py raises many kinds of exceptions for malformed replies)
            self._answered = False
            self._breaker.failed()
            self._count(CallOutcome.ERROR)
            return _UNANSWERED
        self._answered = True
        if self._clock() - start > MAX_CALL:
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


def _client_for(url: str, clock: Callable[[], float], lookup: Lookup) -> "Redis":
    # Import this only if needed, because redis-py takes a quarter of the start-up time, and Redis is optional.
    from referee.serving.cache.client import client_for  # noqa: PLC0415

    return client_for(url, clock=clock, lookup=lookup)


def _fetch(client: "Redis", name: bytes) -> object:
    from redis.exceptions import ResponseError  # noqa: PLC0415

    # GETRANGE returns only a prefix of an oversized value, which then fails verification. GET would return all of it.
    try:
        return client.getrange(name, 0, SEAL_LENGTH + MAX_PAYLOAD - 1)
    except ResponseError as error:
        if str(error).startswith("WRONGTYPE"):
            return None
        raise


def seal(name: bytes, payload: bytes, key: bytes = b"") -> bytes:
    """Return the value that is stored for this payload under this name."""
    return _digest(name, payload, key) + payload


def unseal(name: bytes, value: bytes, key: bytes = b"") -> bytes | None:
    """Return the payload of a stored value.

    Return None if the value was damaged, stored under another name or sealed with another key.
    """
    payload = value[SEAL_LENGTH:]
    return payload if compare_digest(value[:SEAL_LENGTH], _digest(name, payload, key)) else None


def _digest(name: bytes, payload: bytes, key: bytes) -> bytes:
    """Return the digest of a name and its payload.

    Without a key, the digest detects damage; with a key, it also detects forgery.
    """
    # The digest covers the name of the entry, so verification also fails for a value that was copied from another
    # entry, and for a reply that belongs to another command because the connection is out of sync.
    digest = blake2b(len(name).to_bytes(4, "big") + name, key=blake2b_key(key), digest_size=_DIGEST_SIZE)
    digest.update(payload)
    return digest.hexdigest().encode()


def blake2b_key(secret: bytes) -> bytes:
    """Return the secret as a key for blake2b. A secret that is too long for a key is hashed."""
    return secret if len(secret) <= blake2b.MAX_KEY_SIZE else blake2b(secret).digest()
