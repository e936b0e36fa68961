"""The format of values in Redis: a checksum and the bytes. Nothing is ever unpickled."""

from hashlib import blake2b
from hmac import compare_digest
from typing import Final

_DIGEST_SIZE: Final = 16
SEAL_LENGTH: Final = 2 * _DIGEST_SIZE
"""The checksum comes first, in hexadecimal, so that redis-cli can show it."""


def sealed(name: bytes, payload: bytes) -> bytes:
    """The stored form of this payload under this name."""
    return _checksum(name, payload) + payload


def unsealed(name: bytes, stored: bytes) -> bytes | None:
    """The payload of a stored value; None if it is damaged or was stored under another name."""
    payload = stored[SEAL_LENGTH:]
    return payload if compare_digest(stored[:SEAL_LENGTH], _checksum(name, payload)) else None


def _checksum(name: bytes, payload: bytes) -> bytes:
    # The name counts: a copy under another name, or the reply to somebody else's question on a
    # connection out of step, is as wrong as a flipped bit.
    digest = blake2b(len(name).to_bytes(4, "big") + name, digest_size=_DIGEST_SIZE)
    digest.update(payload)
    return digest.hexdigest().encode()
