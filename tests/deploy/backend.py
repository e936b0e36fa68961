"""A stand-in for the service. It records requests and gives a fixed answer."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import Message
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

from tests.waiting import PATIENCE


class Answer(NamedTuple):
    status: int
    headers: Message
    body: bytes


@dataclass
class Backend:
    """The stand-in's port and answer, the requests that have arrived, and the number of connections."""

    port: int = 0
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b"{}"
    seen: list[tuple[str, Message, bytes]] = field(default_factory=list)
    connections: int = 0


@contextmanager
def serving() -> Iterator[Backend]:
    """Run a stand-in on a free port, and yield its `Backend`."""
    backend = Backend()

    class Handler(BaseHTTPRequestHandler):
        def setup(self) -> None:
            backend.connections += 1
            super().setup()

        def do_GET(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            backend.seen.append((self.path, self.headers, body))
            self.send_response(backend.status)
            for name, value in backend.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(backend.body)))
            self.end_headers()
            self.wfile.write(backend.body)

        do_POST = do_OPTIONS = do_GET  # noqa: N815  (the names are the library's)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002  (the name is the library's)
            """Log nothing."""

    class Server(ThreadingHTTPServer):
        request_queue_size = 512
        """The length of the connection backlog, the same as gunicorn's."""

    with Server(("127.0.0.1", 0), Handler) as server:
        backend.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield backend
        finally:
            server.shutdown()
            thread.join()


def ask(
    port: int, path: str, body: bytes | None = None, *, method: str = "", headers: dict[str, str] | None = None
) -> Answer:
    """Send one request on a new connection, and return the answer. The default method is GET, or POST with a body."""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request(method or ("GET" if body is None else "POST"), path, body, headers or {})
        response = connection.getresponse()
        return Answer(response.status, response.headers, response.read())
    finally:
        connection.close()
