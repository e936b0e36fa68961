"""A bounded cache in the memory of the process; it drops the least recently used entry first."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from threading import Lock
from time import monotonic
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class MemorySnapshot:
    """Counters of a cache, for the metrics."""

    hits: int
    misses: int
    evicted: int
    entries: int
    weight: int


class _Entry(NamedTuple, Generic[T]):
    value: T
    weight: int
    until: float


class Memory(Generic[T]):
    """Values by key; their total weight never exceeds the capacity. Thread-safe."""

    def __init__(self, capacity: int, *, clock: Callable[[], float] = monotonic) -> None:
        self._capacity = capacity
        self._clock = clock
        self._lock = Lock()
        self._entries: OrderedDict[str, _Entry[T]] = OrderedDict()
        self._weight = self._hits = self._misses = self._evicted = 0

    def get(self, key: str) -> T | None:
        """The value under this key, unless it has expired."""
        with self._lock:
            entry = self._entries.get(key)
            if entry is not None and entry.until <= self._clock():
                self._drop(key)
                entry = None
            if entry is None:
                self._misses += 1
                return None
            self._entries.move_to_end(key)
            self._hits += 1
            return entry.value

    def add(self, key: str, value: T) -> T:
        """The value under this key; if there is none, keep and return this one."""
        with self._lock:
            entry = self._entries.get(key)
            if entry is None:
                self._keep(key, _Entry(value, 1, inf))
                return value
            self._entries.move_to_end(key)
            return entry.value

    def put(self, key: str, value: T, *, weight: int = 1, lifetime: float = inf) -> None:
        """Keep this value and replace an older one; a value that exceeds the whole capacity is not kept."""
        with self._lock:
            self._drop(key)
            if weight <= self._capacity:
                self._keep(key, _Entry(value, weight, self._clock() + lifetime))

    def snapshot(self) -> MemorySnapshot:
        """The current counters."""
        with self._lock:
            return MemorySnapshot(self._hits, self._misses, self._evicted, len(self._entries), self._weight)

    def _keep(self, key: str, entry: _Entry[T]) -> None:
        self._entries[key] = entry
        self._weight += entry.weight
        while self._weight > self._capacity:
            self._weight -= self._entries.popitem(last=False)[1].weight
            self._evicted += 1

    def _drop(self, key: str) -> None:
        entry = self._entries.pop(key, None)
        if entry is not None:
            self._weight -= entry.weight
