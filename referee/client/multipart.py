"""Pictures and JSON in one body, as `multipart/form-data`."""

import json
from collections.abc import Iterator
from secrets import token_hex

from referee.client import documents as types


def multipart(request: types.PhotoRequest) -> tuple[bytes, str]:
    """The body of a request, and its Content-Type."""
    # So long a random text does not occur in a picture.
    edge = token_hex(16)
    body = b"".join(part for name, content in _parts(request) for part in (_head(edge, name), content, b"\r\n"))
    return body + f"--{edge}--\r\n".encode(), f"multipart/form-data; boundary={edge}"


def _parts(request: types.PhotoRequest) -> Iterator[tuple[str, bytes]]:
    for picture in request.get("picture", ()):
        yield "picture", picture
    if "known" in request:
        yield "known", json.dumps(request["known"]).encode()


def _head(edge: str, name: str) -> bytes:
    return f'--{edge}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n'.encode()
