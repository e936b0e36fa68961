"""Caches: boards by content id, answers by digest; in memory, with Redis behind it."""

from referee.api.cache.answers import AnswerStore
from referee.api.cache.boards import BoardStore
from referee.api.cache.breaker import BreakerState
from referee.api.cache.link import LinkSnapshot, Outcome, RedisLink
from referee.api.cache.memory import MemorySnapshot

__all__ = [
    "AnswerStore",
    "BoardStore",
    "BreakerState",
    "LinkSnapshot",
    "MemorySnapshot",
    "Outcome",
    "RedisLink",
]
