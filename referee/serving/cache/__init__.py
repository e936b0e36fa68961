"""Caches for boards and answers, in memory and, if configured, in Redis."""

from referee.serving.cache.breaker import BreakerState
from referee.serving.cache.link import CallOutcome, LinkSnapshot, RedisLink
from referee.serving.cache.stores import AnswerStore, BoardStore, package_digest

__all__ = ["AnswerStore", "BoardStore", "BreakerState", "CallOutcome", "LinkSnapshot", "RedisLink", "package_digest"]
