"""Runs programs that are installed beside Python. If one is missing, the test is skipped."""

import itertools
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import socket

import pytest

from tests.waiting import PATIENCE, eventually

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def program(name: str) -> str:
    """The path of a program beside Python; an absolute path stays as it is. Skip the test if the file is missing."""
    path = Path(sys.executable).parent / name
    if not path.exists():
        pytest.skip(f"{name} is not installed; there may be no package of it for this system")
    return str(path)


def run(name: str, *arguments: str | Path, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, and capture what it prints."""
    return subprocess.run(  # noqa: S603
        [program(name), *arguments], cwd=cwd, text=True, capture_output=True, timeout=PATIENCE, check=False
    )


@contextmanager
def running(
    name: str,
    *arguments: str | Path,
    until: str,
    log: Path,
    environment: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program in the background during the `with` block, which begins once `until` appears in the log."""
    with log.open("wb") as written:
        process = subprocess.Popen(  # noqa: S603
            [program(name), *arguments],
            stdout=written,
            stderr=written,
            env={**os.environ, **(environment or {})},
            cwd=cwd,
        )
    try:
        _await(process, until, log)
        yield process
    finally:
        process.terminate()
        try:
            process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _await(process: subprocess.Popen[bytes], until: str, log: Path) -> None:
    def begun() -> bool:
        ended = process.poll() is not None
        if until not in log.read_text():
            assert not ended, f"it ended at once: {log.read_text()}"
            return False
        return True

    eventually(begun, otherwise=lambda: f"{until!r} was never said: {log.read_text()}")


_PORTS = itertools.cycle(range(10_000 + os.getpid() * 61 % 20_000, 32_000))
"""Ports below the ephemeral range, so that the system does not assign one to a connection before a test uses it."""


def free_port() -> int:
    """A free port that other processes of these tests are unlikely to use."""
    for port in _PORTS:
        with socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("the ports never end")
