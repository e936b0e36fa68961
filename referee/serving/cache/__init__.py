"""Caches: boards by content id, answers by digest; in memory, with Redis behind it."""

from referee.serving.cache.answers import AnswerStore
from referee.serving.cache.boards import BoardStore
from referee.serving.cache.breaker import BreakerState
from referee.serving.cache.link import LinkSnapshot, Outcome, RedisLink
from referee.serving.cache.memory import MemorySnapshot

__all__ = [
    "AnswerStore",
    "BoardStore",
    "BreakerState",
    "LinkSnapshot",
    "MemorySnapshot",
    "Outcome",
    "RedisLink",
]
