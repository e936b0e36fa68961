"""A redis-py client with short timeouts and a single deadline for each command and its whole reply.

redis-py restarts its own timeout after every byte. A server that sends one byte every 30 ms could therefore block a
worker indefinitely.
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

from referee.serving.cache.link import MAX_CALL
from referee.serving.cache.resolver import Lookup, Resolver, look_up

CONNECT_TIMEOUT: Final = 0.05
"""The time limit for connecting to one address, in seconds."""
DEADLINE: Final = MAX_CALL
"""The time limit from sending a command to the last byte of its reply, in seconds."""
_PORT: Final = 6379
_MAX_ADDRESSES: Final = 2
"""A connection tries at most this many addresses of its host, usually one for IPv6 and one for IPv4."""
_URLS: Final = "redis://[user:password@]host[:port][/database], rediss:// for TLS, or unix:///path"


class DeadlineSocket:
    """A socket that waits only until its deadline."""

    def __init__(self, inner: socket.socket, clock: Callable[[], float]) -> None:
        self._inner = inner
        self._clock = clock
        self._deadline = clock() + DEADLINE

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  (any attribute of a socket)
        return getattr(self._inner, name)

    def restart(self) -> None:
        """Set the deadline for a new command."""
        self._deadline = self._clock() + DEADLINE

    def recv(self, size: int) -> bytes:
        """Receive at most `size` bytes, waiting until the deadline if necessary. A non-blocking socket does not wait.

        Raises TimeoutError if the deadline passes before any bytes arrive.
        """
        if self._inner.gettimeout() != 0:
            self._limit_wait()
        return self._inner.recv(size)

    def sendall(self, data: bytes) -> None:
        """Send all data. Raises TimeoutError if the deadline passes first."""
        self._limit_wait()
        self._inner.sendall(data)

    def _limit_wait(self) -> None:
        left = self._deadline - self._clock()
        if left <= 0:
            raise TimeoutError("the deadline of this command has passed")
        self._inner.settimeout(left)


class _Deadline:
    """A mixin that adds the deadline to a connection class of redis-py."""

    _sock: Any

    def __init__(self, *, clock: Callable[[], float], **options: Any) -> None:  # noqa: ANN401  (redis-py's options)
        super().__init__(**options)
        self._clock = clock

    def _connect(self) -> DeadlineSocket:
        return DeadlineSocket(super()._connect(), self._clock)  # type: ignore[misc]

    def send_packed_command(self, command: Any, check_health: bool = True) -> None:  # noqa: ANN401, FBT001, FBT002
        if self._sock is not None:
            self._sock.restart()
        super().send_packed_command(command, check_health)  # type: ignore[misc]


class ByAddress(Connection):
    """A TCP connection that takes the addresses of its host from a Resolver, because redis-py would block on DNS."""

    def __init__(self, *, resolver: Resolver, **options: Any) -> None:  # noqa: ANN401  (redis-py's own)
        super().__init__(**options)  # type: ignore[no-untyped-call]
        self._resolver = resolver

    def _connect(self) -> socket.socket:
        failure = OSError("the name of the server has no address yet")
        for family, kind, protocol, _, address in self._resolver.addresses()[:_MAX_ADDRESSES]:
            connection = socket.socket(family, kind, protocol)
            try:
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                connection.settimeout(self.socket_connect_timeout)
                connection.connect(address)
                connection.settimeout(self.socket_timeout)
            except OSError as error:
                connection.close()
                failure = error
            else:
                return connection
        self._resolver.expire()
        raise failure


class _DeadlineTcp(_Deadline, ByAddress):  # type: ignore[misc]
    """A TCP connection with a deadline."""


class _DeadlineTls(_Deadline, SSLConnection, ByAddress):  # type: ignore[misc]
    """A TLS connection with a deadline."""


class _DeadlineUnix(_Deadline, UnixDomainSocketConnection):
    """A Unix domain socket connection with a deadline."""


WITH_DEADLINE: Final = {
    Connection: _DeadlineTcp,
    SSLConnection: _DeadlineTls,
    UnixDomainSocketConnection: _DeadlineUnix,
}
"""Maps connection classes of redis-py to our subclasses with a deadline."""


def client_for(url: str, *, clock: Callable[[], float] = monotonic, lookup: Lookup = look_up) -> Redis:
    """Return a client for this URL, not yet connected. Raises ValueError if the URL is invalid."""
    try:
        options = parse_url(url)  # type: ignore[no-untyped-call]
        if options.get("connection_class") is not UnixDomainSocketConnection:
            host, port = options.get("host", "localhost"), options.get("port", _PORT)
            options["resolver"] = Resolver(host, port, lookup=lookup, clock=clock)
        connection = WITH_DEADLINE[options.get("connection_class", Connection)]
        # These settings override options in the URL. With Redis.from_url, the URL would take precedence.
        pool = ConnectionPool(**options | _settings() | {"connection_class": connection, "clock": clock})
        # Construct a connection without opening it, because an unknown option would otherwise fail only on first use.
        pool.connection_class(**pool.connection_kwargs)
    except (TypeError, ValueError, RedisError):
        # Suppress the original error, because its text may repeat the URL, which may contain a password.
        raise ValueError(f"the address of Redis cannot be read; write {_URLS}") from None
    return Redis.from_pool(pool)


def await_address(client: Redis) -> None:
    """Wait up to a second for the first lookup of the server's name. Only a starting process should wait for it."""
    resolver: Resolver | None = client.connection_pool.connection_kwargs.get("resolver")
    if resolver is not None:
        resolver.wait()


def _settings() -> dict[str, Any]:
    return {
        "socket_connect_timeout": CONNECT_TIMEOUT,
        "socket_timeout": DEADLINE,
        # By default, redis-py retries 10 times with growing pauses and 5 s timeouts, so a dead server would delay a
        # call by seconds.
        "retry": Retry(NoBackoff(), 0),
        "retry_on_timeout": False,
        "retry_on_error": [],
        # Do not send a PING before each command. If the connection has failed, the command itself fails, and the pool
        # replaces closed connections.
        "health_check_interval": 0,
        # With RESP2 and without CLIENT SETINFO, a new connection waits for fewer replies.
        "protocol": 2,
        "driver_info": None,
        "decode_responses": False,
    }
