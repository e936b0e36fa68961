"""Runs the service under gunicorn as deploy/ does, and measures the memory and CPU of its workers."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from types import MappingProxyType
from typing import NamedTuple

from tools.bench.load import HOST, ask, request_bytes

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build"
SERVICE = "referee.api.app:create_app()"
_LONGEST_SHUTDOWN = 90
"""The timeout of a shutdown, in seconds."""


class Service(NamedTuple):
    """A running process group: a gunicorn master process and its workers."""

    port: int
    process: subprocess.Popen[bytes]

    @property
    def workers(self) -> list[int]:
        """The process ids of its workers, the oldest first."""
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def settle(self) -> None:
        """Wait until no reload is in progress, that is, until the workers have not changed for three seconds."""
        seen, since = self.workers, monotonic()
        while monotonic() < since + 3:
            sleep(0.1)
            if (now := self.workers) != seen:
                seen, since = now, monotonic()

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the master process."""
        self.process.send_signal(number)

    def await_health(self) -> None:
        """Wait until a worker answers. Raises TimeoutError if none does within 60 seconds."""
        limit = monotonic() + 60
        while monotonic() < limit:
            try:
                ask(self.port, request_bytes("/healthz", method="GET"))
            except OSError:
                sleep(0.1)
            else:
                return
        raise TimeoutError("the server did not start")


@contextmanager
def serving(  # noqa: PLR0913
    port: int,
    *,
    workers: int = 2,
    app: str = SERVICE,
    log: Path | None = None,
    settings: Mapping[str, str] = MappingProxyType({}),
    root: Path = ROOT,
    before: Sequence[str] = (),
) -> Iterator[Service]:
    """Run a process group with this many workers. Its log goes to standard error or to the file `log`.

    `root` is the checkout to run. The words in `before` come before the command, to run it under another program.
    """
    command = [
        *before,
        sys.executable,
        "-m",
        "gunicorn",
        "-c",
        "deploy/gunicorn.conf.py",
        "-b",
        f"{HOST}:{port}",
        app,
    ]
    environment = {"REFEREE_LOG_LEVEL": "WARNING", "WEB_CONCURRENCY": str(workers), **settings}
    if log:
        log.parent.mkdir(exist_ok=True)
    with log.open("wb") if log else os.fdopen(os.dup(2), "wb") as errors:
        process = subprocess.Popen(command, cwd=root, env={**os.environ, **environment}, stderr=errors)  # noqa: S603
    service = Service(port, process)
    try:
        service.await_health()
        yield service
    finally:
        service.signal(signal.SIGTERM)
        try:
            process.wait(timeout=_LONGEST_SHUTDOWN)
        except subprocess.TimeoutExpired:
            process.kill()
            raise


def resident(pid: int) -> float:
    """Return the resident memory of a process, in megabytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def cpu_seconds(pids: list[int]) -> float:
    """Return the CPU time, user and system, that the main threads of these processes have used, in seconds."""
    return sum(int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) for pid in pids) / 1e9


def stolen() -> float:
    """Return the steal time of this machine in seconds: CPU time that its host gave to other machines."""
    return int(Path("/proc/stat").read_text(encoding="ascii").split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")
