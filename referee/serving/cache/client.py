"""A redis-py client that gives up early: its settings, and one deadline for a command and its whole reply.

redis-py's own timeout restarts with every byte, so a server that sends one byte every 30 ms could block a worker for
as long as it likes.
"""

import socket
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from redis import ConnectionPool, Redis
from redis.backoff import NoBackoff
from redis.connection import Connection, SSLConnection, UnixDomainSocketConnection, parse_url
from redis.exceptions import RedisError
from redis.retry import Retry

CONNECT_TIMEOUT: Final = 0.05
"""Seconds to open a connection."""
DEADLINE: Final = 0.1
"""Seconds from sending a command to the last byte of its reply."""
_URLS: Final = "redis://[user:password@]host[:port][/database], rediss:// for TLS, or unix:///path"


class DeadlineSocket:
    """A socket whose every wait ends at the deadline."""

    def __init__(self, inner: socket.socket, clock: Callable[[], float]) -> None:
        self._inner = inner
        self._clock = clock
        self._deadline = clock() + DEADLINE

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  (whatever a socket has)
        return getattr(self._inner, name)

    def restart(self) -> None:
        """Set the deadline for a new command."""
        self._deadline = self._clock() + DEADLINE

    def recv(self, size: int) -> bytes:
        """Receive what has arrived by the deadline. A non-blocking socket stays non-blocking."""
        if self._inner.gettimeout() != 0:
            self._limit_wait()
        return self._inner.recv(size)

    def sendall(self, data: bytes) -> None:
        """Send everything before the deadline."""
        self._limit_wait()
        self._inner.sendall(data)

    def _limit_wait(self) -> None:
        left = self._deadline - self._clock()
        if left <= 0:
            raise TimeoutError("the deadline of this command has passed")
        self._inner.settimeout(left)


class _Deadline:
    """Adds the deadline to any of redis-py's connections."""

    _sock: Any

    def __init__(self, *, clock: Callable[[], float], **options: Any) -> None:  # noqa: ANN401  (redis-py's own)
        super().__init__(**options)
        self._clock = clock

    def _connect(self) -> DeadlineSocket:
        return DeadlineSocket(super()._connect(), self._clock)  # type: ignore[misc]

    def send_packed_command(self, command: Any, check_health: bool = True) -> None:  # noqa: ANN401, FBT001, FBT002
        if self._sock is not None:
            self._sock.restart()
        super().send_packed_command(command, check_health)  # type: ignore[misc]


class _DeadlineTcp(_Deadline, Connection):
    """A connection over TCP."""


class _DeadlineTls(_Deadline, SSLConnection):
    """A connection over TLS."""


class _DeadlineUnix(_Deadline, UnixDomainSocketConnection):
    """A connection through a socket file."""


WITH_DEADLINE: Final = {
    Connection: _DeadlineTcp,
    SSLConnection: _DeadlineTls,
    UnixDomainSocketConnection: _DeadlineUnix,
}
"""The connection with a deadline for each of redis-py's connections."""


def client_for(url: str, *, clock: Callable[[], float] = monotonic) -> Redis:
    """A client for this address, not connected yet; ValueError if the address is invalid."""
    try:
        options = parse_url(url)  # type: ignore[no-untyped-call]
        connection = WITH_DEADLINE[options.get("connection_class", Connection)]
        # These settings override options in the address; with Redis.from_url the address would win.
        pool = ConnectionPool(**options | _settings() | {"connection_class": connection, "clock": clock})
        # Without this, an unknown option would only fail when the first connection is opened.
        pool.connection_class(**pool.connection_kwargs)
    except (TypeError, ValueError, RedisError):
        # The address contains a password, and the text of the error may repeat it.
        raise ValueError(f"the address of Redis cannot be read; write {_URLS}") from None
    return Redis.from_pool(pool)


def _settings() -> dict[str, Any]:
    return {
        "socket_connect_timeout": CONNECT_TIMEOUT,
        "socket_timeout": DEADLINE,
        # The default is 10 retries with growing pauses and 5 s timeouts, so a dead server would cost seconds.
        "retry": Retry(NoBackoff(), 0),
        "retry_on_timeout": False,
        "retry_on_error": [],
        # No PING before a command: the command itself shows a failure, and the pool replaces closed connections.
        "health_check_interval": 0,
        # RESP2 and no CLIENT SETINFO: a new connection waits for three replies fewer.
        "protocol": 2,
        "driver_info": None,
        "decode_responses": False,
    }
