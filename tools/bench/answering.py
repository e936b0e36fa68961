"""CPU for one request, user and system, of the service in this process: no sockets, no server.

Reads the requests of a file, one JSON object a line, and prints JSON: each call with its seconds. Needs nothing of a
checkout but its app.
"""

import json
import sys
from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from pathlib import Path
from time import process_time

from flask import Flask

from referee.api.app import create_app
from referee.serving.config import Config

PASSES = 4
"""The first warms up as well; of every few requests the quietest pass counts."""
FEW = 10


def answer(app: Flask, path: str, body: bytes) -> None:
    """One request as a server would hand it over, and its whole answer."""
    environ = {
        "REQUEST_METHOD": "POST",
        "SCRIPT_NAME": "",
        "PATH_INFO": path,
        "QUERY_STRING": "",
        "SERVER_NAME": "127.0.0.1",
        "SERVER_PORT": "8000",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": "127.0.0.1:8000",
        "CONTENT_TYPE": "application/json",
        "CONTENT_LENGTH": str(len(body)),
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": False,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }

    def start_response(status: str, _headers: object, _error: object = None, /) -> Callable[[bytes], object]:
        assert status == "200 OK", status
        return bytes

    answered = app(environ, start_response)
    assert b"".join(answered)
    answered.close()  # type: ignore[attr-defined]


def seconds(app: Flask, path: str, bodies: Iterable[bytes]) -> float:
    """CPU for all of these."""
    begun = process_time()
    for body in bodies:
        answer(app, path, body)
    return process_time() - begun


def quietest(app: Flask, path: str, bodies: Sequence[bytes]) -> float:
    """CPU for one request, without most of what others on the machine add to it."""
    few = [bodies[first : first + FEW] for first in range(0, len(bodies), FEW)]
    passes = [[seconds(app, path, some) for some in few] for _ in range(PASSES)]
    quiet: float = sum(min(times) for times in zip(*passes, strict=True))
    return quiet / len(bodies)


def main(file: Path) -> None:
    """Every call of the file."""
    app = create_app(Config(log_level="WARNING"))
    calls: dict[str, list[bytes]] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        path, body = json.loads(line)
        calls.setdefault(path, []).append(body.encode())
    print(json.dumps({path: quietest(app, path, bodies) for path, bodies in calls.items()}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
