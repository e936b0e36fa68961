"""When too many calls wait for a worker, the ones it takes up get 503 at once, so that the queue gets shorter."""

import socket
import struct
from typing import Final, Protocol

from flask import Flask, request

from referee.api.problems import busy

BUSY: Final = "referee.busy"
"""The key in a request's environment by which a worker says that too many others wait."""
MOST_WAITING: Final = 128
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
    return bool(waiting > MOST_WAITING)


def register(app: Flask) -> None:
    """Refuse what takes work while too many wait. Probes, pages and the catalogue are always answered."""

    @app.before_request
    def refuse() -> None:
        if BUSY in request.environ and request.method == "POST":
            raise busy("overloaded")
