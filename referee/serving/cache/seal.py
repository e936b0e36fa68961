"""The format of values in Redis: a keyed digest and the bytes. Nothing is ever unpickled."""

from hashlib import blake2b
from hmac import compare_digest
from typing import Final

_DIGEST_SIZE: Final = 16
SEAL_LENGTH: Final = 2 * _DIGEST_SIZE
"""The digest comes first, in hexadecimal, so that redis-cli can show it."""


def sealed(name: bytes, payload: bytes, key: bytes = b"") -> bytes:
    """The stored form of this payload under this name."""
    return _digest(name, payload, key) + payload


def unsealed(name: bytes, stored: bytes, key: bytes = b"") -> bytes | None:
    """The payload stored under this name; None if it is damaged, was stored elsewhere or sealed with another key."""
    payload = stored[SEAL_LENGTH:]
    return payload if compare_digest(stored[:SEAL_LENGTH], _digest(name, payload, key)) else None


def _digest(name: bytes, payload: bytes, key: bytes) -> bytes:
    """Without a key this only detects damage; with one, nobody else can make it."""
    # The name counts: a copy under another name, or the reply to somebody else's question on a
    # connection out of step, is as wrong as a flipped bit.
    digest = blake2b(len(name).to_bytes(4, "big") + name, key=fitting(key), digest_size=_DIGEST_SIZE)
    digest.update(payload)
    return digest.hexdigest().encode()


def fitting(key: bytes) -> bytes:
    """A key of any length as one that blake2b takes."""
    return key if len(key) <= blake2b.MAX_KEY_SIZE else blake2b(key).digest()
