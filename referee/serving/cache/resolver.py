"""Resolves the name of the Redis server in the background, so that no request ever waits for DNS.

The service cannot set a timeout for the system's resolver. If the DNS server does not answer, one lookup can take ten
seconds or more, and a worker that waited for it would answer no requests in the meantime.
"""

import socket
from collections.abc import Callable, Sequence
from ipaddress import ip_address
from threading import Event, Lock, Thread
from time import monotonic
from typing import Any, Final

MAX_AGE: Final = 30.0
"""If the addresses are older than this many seconds, the next connection uses them but starts a new lookup."""
RETRY: Final = 1.0
"""The pause in seconds before the next lookup if the last one failed or no server answers at the known addresses."""
FIRST_WAIT: Final = 1.0
"""How long a starting process waits for the first lookup, in seconds."""

AddressInfo = tuple[int, int, int, str, Any]
"""Family, type, protocol, canonical name and address, as getaddrinfo returns them."""
Lookup = Callable[[str, int], Sequence[AddressInfo]]


def look_up(host: str, port: int) -> Sequence[AddressInfo]:
    """Return the addresses of a host from the system's resolver. This can block for any length of time."""
    return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)


class Resolver:
    """Looks up the addresses of one host in a background thread. It is thread-safe, and only `wait` blocks."""

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
        """Return the latest known addresses, and start a background lookup if they are old or missing.

        The result is empty if no lookup has succeeded yet.
        """
        if not self._is_fixed and self._clock() >= self._refresh_at:
            self._start()
        return self._addresses

    def expire(self) -> None:
        """Bring the next lookup forward, because no server answers at the known addresses."""
        self._refresh_at = min(self._refresh_at, self._clock() + RETRY)

    def wait(self, seconds: float = FIRST_WAIT) -> None:
        """Wait until the first lookup has ended, but no longer than this many seconds."""
        self.addresses()
        self._attempted.wait(seconds)

    def _start(self) -> None:
        with self._lock:
            if self._running:
                return
            self._running = True
        # Use a daemon thread, so that a lookup without an answer does not keep the process alive.
        Thread(target=self._refresh, name="resolver", daemon=True).start()

    def _refresh(self) -> None:
        try:
            self._addresses = self._lookup(self._host, self._port)
            self._refresh_at = self._clock() + MAX_AGE
        except (OSError, UnicodeError):
            # The name is unknown or malformed, or DNS does not answer. Keep the known addresses: they may be right.
            self._refresh_at = self._clock() + RETRY
        finally:
            self._running = False
            self._attempted.set()


def is_address(host: str) -> bool:
    """Return whether this is an IP address, which needs no lookup."""
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True
