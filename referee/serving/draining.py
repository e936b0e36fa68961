"""Closing a listening socket without losing anybody.

The system accepts connections for a socket as long as it is open, and resets those that wait when it is closed. So a
socket first has to stop accepting; then whoever waits can be answered, and nobody is left when it is closed.
"""

import socket
import struct
import sys
from ctypes import addressof, create_string_buffer
from typing import Any, Final, Protocol

_SO_ATTACH_FILTER: Final = 26
_TCP_FLAGS: Final = 13
_SYN: Final = 0x02
_LOAD_BYTE, _JUMP_IF_SET, _RETURN = 0x30, 0x45, 0x06
_EVERYTHING: Final = 0xFFFFFFFF
_REFUSE_SYN: Final = (
    (_LOAD_BYTE, 0, 0, _TCP_FLAGS),
    (_JUMP_IF_SET, 0, 1, _SYN),
    (_RETURN, 0, 0, 0),
    (_RETURN, 0, 0, _EVERYTHING),
)
"""A packet filter of the system: pass over whoever begins a connection, and let everything else through."""


class Arbiter(Protocol):
    """What this needs of gunicorn's master process."""

    LISTENERS: list[Any]
    reexec_pid: int
    master_pid: int
    systemd: bool

    def stop(self, graceful: bool = True) -> None:  # noqa: FBT001, FBT002  (gunicorn's own)
        """Stop all workers."""


def refuse_newcomers(listener: socket.socket) -> None:
    """Accept no further connection at this socket, in no process. Whoever tries is refused once it is closed."""
    if sys.platform != "linux" or listener.family not in {socket.AF_INET, socket.AF_INET6}:
        return
    filters = create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in _REFUSE_SYN))
    listener.setsockopt(socket.SOL_SOCKET, _SO_ATTACH_FILTER, struct.pack("HP", len(_REFUSE_SYN), addressof(filters)))


def refuse_newcomers_at_the_end(server: Arbiter) -> None:
    """Have the master do so before it stops its workers, unless somebody else goes on listening at its sockets."""
    stop = server.stop

    def stop_listening_first(graceful: bool = True) -> None:  # noqa: FBT001, FBT002  (gunicorn's own)
        if not server.reexec_pid and not server.master_pid and not server.systemd:
            for listener in server.LISTENERS:
                refuse_newcomers(listener.sock)
        stop(graceful)

    server.stop = stop_listening_first  # type: ignore[method-assign]
