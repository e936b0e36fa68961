"""Detects overload. While too many connections wait for a worker, the service answers most calls with 503 at once."""

import socket
import struct
from typing import Final, Protocol

OVERLOADED: Final = "referee.busy"
"""The key that a worker sets in the WSGI environment of a request while too many connections wait."""
MAX_WAITING: Final = 128
"""The longest acceptable queue of a listening socket. Two workers answer this many calls in half a second."""
_TCP_INFO_SIZE: Final = 104
_UNACKED_OFFSET: Final = 24
"""The offset of tcpi_unacked in struct tcp_info. For a listening socket, this field is the length of its queue."""


class Listener(Protocol):
    """A listening socket, with the only method that this module needs."""

    def getsockopt(self, level: int, option: int, size: int, /) -> bytes:
        """Return the value of a socket option."""


def is_overloaded(listener: Listener) -> bool:
    """Return whether too many connections wait at this socket.

    Return False if the system does not report the length of the queue, as for a Unix domain socket.
    """
    try:
        tcp_info = listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _TCP_INFO_SIZE)
        (waiting,) = struct.unpack_from("=I", tcp_info, _UNACKED_OFFSET)
    except (AttributeError, OSError, struct.error):
        return False
    return bool(waiting > MAX_WAITING)
