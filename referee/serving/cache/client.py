"""A redis-py client that gives up early: the settings, and why each is what it is."""

from typing import Any, Final

from redis import ConnectionPool, Redis
from redis.backoff import NoBackoff
from redis.connection import Connection, parse_url
from redis.exceptions import RedisError
from redis.retry import Retry

from referee.serving.cache.deadline import DEADLINE, HURRIED

TIMEOUT: Final = 0.05
"""Seconds to open a connection."""
_URLS: Final = "redis://[user:password@]host[:port][/database], rediss:// for TLS, or unix:///path"


def client_for(url: str) -> Redis:
    """A client for this address, not connected yet; ValueError if the address is invalid."""
    try:
        options = parse_url(url)  # type: ignore[no-untyped-call]
        connection = HURRIED[options.get("connection_class", Connection)]
        # Ours win over options in the address; with Redis.from_url it would be the other way round.
        pool = ConnectionPool(**options | _settings() | {"connection_class": connection})
        # An option that nobody knows would come to light at the first connection only.
        pool.connection_class(**pool.connection_kwargs)
    except (TypeError, ValueError, RedisError):
        # The address holds a password, and so may the text of the error.
        raise ValueError(f"the address of Redis cannot be read; write {_URLS}") from None
    return Redis.from_pool(pool)


def _settings() -> dict[str, Any]:
    return {
        "socket_connect_timeout": TIMEOUT,
        "socket_timeout": DEADLINE,
        # By default: 10 retries with growing pauses and 5 s timeouts; a dead server costs seconds.
        "retry": Retry(NoBackoff(), 0),
        "retry_on_timeout": False,
        "retry_on_error": [],
        # No PING before a command: the command itself tells, and the pool replaces connections that were closed.
        "health_check_interval": 0,
        # RESP2 and no CLIENT SETINFO: three replies less to wait for on a new connection.
        "protocol": 2,
        "driver_info": None,
        "decode_responses": False,
    }
