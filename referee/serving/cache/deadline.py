"""Connections to Redis on which a command and its whole reply share one deadline.

redis-py's own timeout counts from byte to byte: a server that sends one byte every 30 ms would hold a worker for as
long as it likes.
"""

import socket
from time import monotonic
from typing import Any, Final

from redis.connection import Connection, SSLConnection, UnixDomainSocketConnection

DEADLINE: Final = 0.1
"""Seconds from sending a command to the last byte of its reply."""


class _HurriedSocket:
    """A socket that allows every wait only as long as the deadline is away."""

    def __init__(self, inner: socket.socket) -> None:
        self._inner = inner
        self._until = monotonic() + DEADLINE

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  (whatever a socket has)
        return getattr(self._inner, name)

    def begin(self) -> None:
        """Start the time of a new command."""
        self._until = monotonic() + DEADLINE

    def recv(self, size: int) -> bytes:
        """What has arrived by the deadline. A socket asked not to wait at all still does not."""
        if self._inner.gettimeout() != 0:
            self._hurry()
        return self._inner.recv(size)

    def sendall(self, data: bytes) -> None:
        """Send everything before the deadline."""
        self._hurry()
        self._inner.sendall(data)

    def _hurry(self) -> None:
        left = self._until - monotonic()
        if left <= 0:
            raise TimeoutError("the deadline of this command has passed")
        self._inner.settimeout(left)


class _Hurried:
    """Makes any of redis-py's connections keep the deadline."""

    _sock: Any

    def _connect(self) -> _HurriedSocket:
        return _HurriedSocket(super()._connect())  # type: ignore[misc]

    def send_packed_command(self, command: Any, check_health: bool = True) -> None:  # noqa: ANN401, FBT001, FBT002
        if self._sock is not None:
            self._sock.begin()
        super().send_packed_command(command, check_health)  # type: ignore[misc]


class _HurriedTcp(_Hurried, Connection):
    """A connection over TCP."""


class _HurriedTls(_Hurried, SSLConnection):
    """A connection over TLS."""


class _HurriedUnix(_Hurried, UnixDomainSocketConnection):
    """A connection through a socket file."""


HURRIED: Final = {
    Connection: _HurriedTcp,
    SSLConnection: _HurriedTls,
    UnixDomainSocketConnection: _HurriedUnix,
}
"""The connection that keeps the deadline, for each of redis-py's."""
