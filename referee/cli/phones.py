"""The way from a telephone to this machine: its address in the network, and the same as a QR code."""

import socket
from io import StringIO
from typing import Final
from urllib.parse import urlsplit

import segno

from referee.words.speech import Speech

_EVERYWHERE: Final = {"0.0.0.0", "::"}  # noqa: S104  (compared with, not listened on)
_OUTSIDE: Final = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737): nothing is sent there, but the system says how it would be reached."""


def invitation(listening: str, words: Speech) -> str:
    """What to tell people with telephones; nothing where only this machine can reach the service."""
    if urlsplit(listening).hostname not in _EVERYWHERE:
        return ""
    host = own_address()
    if host is None:
        return ""
    address = f"http://{host}:{urlsplit(listening).port}/"
    drawn = StringIO()
    segno.make(address, error="m", micro=False).terminal(out=drawn, border=2, compact=True)
    return words.say("cli", "phones", address=address) + f"\n{drawn.getvalue()}"


def own_address() -> str | None:
    """The address by which others in the network know this machine; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_OUTSIDE)
        except OSError:
            return None
        host: str = probe.getsockname()[0]
    return None if host.startswith("127.") else host
