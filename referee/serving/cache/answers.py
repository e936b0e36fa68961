"""Expensive answers by the digest of what was asked: replays, scans, pictures."""

from collections.abc import Callable
from hashlib import blake2b
from time import monotonic
from typing import Final

from referee.serving.cache.link import Link
from referee.serving.cache.memory import Memory, MemorySnapshot

MAX_BYTES: Final = 16 << 20
_LIFETIME: Final = 3600
_OVERHEAD: Final = 256
"""Bytes an entry costs beside its value."""
_SECOND_HAND: Final = 60.0
"""Seconds an answer found in Redis stays in memory: how long it is still meant to live was not asked."""


class AnswerStore:
    """Answers as they go out, byte for byte. The key must name everything they depend on but the rules revision."""

    def __init__(self, link: Link, *, capacity: int = MAX_BYTES, clock: Callable[[], float] = monotonic) -> None:
        self._link = link
        self._memory: Memory[bytes] = Memory(capacity, clock=clock)

    def get(self, key: str) -> bytes | None:
        """The cached answer for this key, from this process or another one."""
        answer = self._memory.get(key)
        if answer is None:
            answer = self._link.find(_key(key), bytes)
            if answer is not None:
                self._remember(key, answer, _SECOND_HAND)
        return answer

    def put(self, key: str, value: bytes, ttl: int) -> None:
        """Keep an answer for this many seconds. A large one stays in this process: Redis is for small values."""
        if ttl <= 0:
            raise ValueError(f"an answer cannot be kept for {ttl} seconds")
        self._remember(key, value, ttl)
        self._link.put(_key(key), value, ttl=ttl)

    def remembered(self, make: Callable[[], bytes], *asked: bytes) -> bytes:
        """The answer for this key, from the cache or made now and kept for an hour."""
        digest = blake2b(digest_size=16)
        for part in asked:
            digest.update(len(part).to_bytes(8) + part)
        key = digest.hexdigest()
        found = self.get(key)
        if found is None:
            found = make()
            self.put(key, found, _LIFETIME)
        return found

    def snapshot(self) -> MemorySnapshot:
        """How often the memory of this process had the answer."""
        return self._memory.snapshot()

    def _remember(self, key: str, value: bytes, lifetime: float) -> None:
        self._memory.put(key, value, weight=len(key) + len(value) + _OVERHEAD, lifetime=lifetime)


def _key(key: str) -> str:
    return f"answer:{key}"
