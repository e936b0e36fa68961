"""Resolves the name of the Redis server in the background, so that no request ever waits for DNS.

The system's resolver has no timeout of ours: with a silent DNS server one lookup takes ten seconds or more, and a
worker that waits for it is killed.
"""

import socket
from collections.abc import Callable, Sequence
from ipaddress import ip_address
from threading import Event, Lock, Thread
from time import monotonic
from typing import Any, Final

MAX_AGE: Final = 30.0
"""An address is looked up again after this many seconds. Until the new one is known, the old one is used."""
RETRY: Final = 1.0
"""The pause before the next lookup, in seconds, if one has failed or nothing answers at the known addresses."""
FIRST_WAIT: Final = 1.0
"""How long a process that starts waits for the first lookup, in seconds."""

AddressInfo = tuple[int, int, int, str, Any]
"""Family, type, protocol, canonical name and address, as getaddrinfo returns them."""
Lookup = Callable[[str, int], Sequence[AddressInfo]]


def look_up(host: str, port: int) -> Sequence[AddressInfo]:
    """The addresses of a host, from the system. This may take as long as it likes."""
    return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)


class Resolver:
    """The addresses of one host. Thread-safe; only `wait` blocks."""

    def __init__(
        self, host: str, port: int, *, lookup: Lookup = look_up, clock: Callable[[], float] = monotonic
    ) -> None:
        self._host = host
        self._port = port
        self._lookup = lookup
        self._clock = clock
        self._lock = Lock()
        self._running = False
        self._attempted = Event()
        self._addresses: Sequence[AddressInfo] = ()
        self._refresh_at = 0.0
        self._is_fixed = is_address(host)
        if self._is_fixed:
            self._addresses = look_up(host, port)
            self._attempted.set()

    def addresses(self) -> Sequence[AddressInfo]:
        """The latest known addresses; none if no lookup has succeeded yet. Starts a lookup if they are old."""
        if not self._is_fixed and self._clock() >= self._refresh_at:
            self._start()
        return self._addresses

    def expire(self) -> None:
        """Look the host up again soon, because nothing answers at its known addresses."""
        self._refresh_at = min(self._refresh_at, self._clock() + RETRY)

    def wait(self, seconds: float = FIRST_WAIT) -> None:
        """Wait until the first lookup has ended, but no longer than this."""
        self.addresses()
        self._attempted.wait(seconds)

    def _start(self) -> None:
        with self._lock:
            if self._running:
                return
            self._running = True
        # A daemon does not keep its process alive while it waits for a silent DNS server.
        Thread(target=self._refresh, name="resolver", daemon=True).start()

    def _refresh(self) -> None:
        try:
            self._addresses = self._lookup(self._host, self._port)
            self._refresh_at = self._clock() + MAX_AGE
        except (OSError, UnicodeError):
            # The name is unknown or malformed, or DNS does not answer. The known addresses may still be right.
            self._refresh_at = self._clock() + RETRY
        finally:
            self._running = False
            self._attempted.set()


def is_address(host: str) -> bool:
    """Whether this is an IP address, which needs no lookup."""
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True
