"""Runs a service, and a stand-in that gives scripted answers."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from types import MappingProxyType
from typing import NamedTuple

from werkzeug.serving import make_server

from referee.api.app import create_app
from referee.serving.config import Config


@contextmanager
def service(config: Config | None = None) -> Iterator[str]:
    """Run a service, and yield its address."""
    server = make_server("127.0.0.1", 0, create_app(config or Config(log_level="ERROR")), threaded=True)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class ScriptedAnswer(NamedTuple):
    """One answer of a script."""

    status: int = 200
    headers: Mapping[str, str] = MappingProxyType({})
    body: bytes = b"{}"
    hangs_up: bool = False
    """Whether to close the connection afterwards, as a proxy does with an idle connection."""
    silent: bool = False
    """Whether to delay the answer until the caller gives up."""


class Script:
    """The answers in order, the requests that arrived, and the number of connections."""

    def __init__(self, *answers: ScriptedAnswer) -> None:
        self.answers = list(answers)
        self.seen: list[tuple[str, str, dict[str, str], bytes]] = []
        self.connections = 0


@contextmanager
def scripted(script: Script) -> Iterator[str]:
    """Run a stand-in that keeps connections alive, and yield its address."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def setup(self) -> None:
            script.connections += 1
            super().setup()

        def do_GET(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            script.seen.append((self.command, self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            said = script.answers.pop(0)
            if said.silent:
                self.rfile.read(1)
            self.send_response(said.status)
            for name, value in {**said.headers, "Content-Length": str(len(said.body))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(said.body)
            self.close_connection = said.hangs_up

        do_POST = do_GET  # noqa: N815  (the name is the library's)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002  (the name is the library's)
            """Log nothing."""

    class Server(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, request: object, client_address: object) -> None:
            """Ignore errors, because callers may give up early."""

    with Server(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()
