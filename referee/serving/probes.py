"""Liveness and readiness probes on a separate port. gunicorn's master answers them even if all workers are busy.

If a probe had to wait for a worker, a busy service would look dead. Restarting it would add to the load.
"""

from collections.abc import Callable, Mapping
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import AF_INET, AF_INET6
from threading import Thread
from typing import Final

_TIMEOUT: Final = 2.0
"""A connection without a request is closed after this many seconds."""


class Probes(ThreadingHTTPServer):
    """Answers /healthz and /readyz in threads of gunicorn's master process."""

    allow_reuse_address = True

    def __init__(self, address: tuple[str, int], workers: Mapping[int, object], drain_file: Path | None) -> None:
        """Listen on this address. Raises OSError if that is impossible."""
        self.address_family = AF_INET6 if ":" in address[0] else AF_INET
        super().__init__(address, _Handler)
        self._workers = workers
        self._drain_file = drain_file
        self.checks: Final[Mapping[str, Callable[[], bool]]] = {"/healthz": lambda: True, "/readyz": self._is_ready}

    def start(self) -> None:
        """Answer probes in the background until the process ends."""
        Thread(target=self.serve_forever, name="probes", daemon=True).start()

    def _is_ready(self) -> bool:
        return bool(self._workers) and not (self._drain_file and self._drain_file.exists())


class _Handler(BaseHTTPRequestHandler):
    server: Probes
    timeout = _TIMEOUT

    def do_GET(self) -> None:
        check = self.server.checks.get(self.path)
        if check is None:
            status = HTTPStatus.NOT_FOUND
        else:
            status = HTTPStatus.OK if check() else HTTPStatus.SERVICE_UNAVAILABLE
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  (the library chose this name)
        """Log nothing, because probes arrive every few seconds."""
