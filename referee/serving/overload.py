"""When too many calls wait for a worker, those with a body get 503 at once, so that the queue gets shorter.

The master of the workers imports this module, so it imports nothing else of the service.
"""

import socket
import struct
from typing import Final, Protocol

BUSY: Final = "referee.busy"
"""The key in a request's environment by which a worker says that too many others wait."""
MAX_WAITING: Final = 128
"""Connections in the queue of a listening socket. Ordinary calls take a tenth of a second to work through as many."""
_LENGTH: Final = 24
"""Where the length of the queue stands in what Linux tells about a listening socket (tcpi_unacked)."""


class Listener(Protocol):
    """What is needed of a listening socket."""

    def getsockopt(self, level: int, option: int, size: int, /) -> bytes:
        """What the system says about it."""


def is_crowded(listener: Listener) -> bool:
    """Whether too many connections wait at this socket; never for one that cannot tell, such as a socket file."""
    try:
        told = listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 104)
        (waiting,) = struct.unpack_from("=I", told, _LENGTH)
    except (AttributeError, OSError, struct.error):
        return False
    return bool(waiting > MAX_WAITING)
