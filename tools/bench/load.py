"""Sends a fixed number of requests over loopback, each on its own connection, as a buffering proxy does."""

import socket
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter, sleep
from typing import NamedTuple

HOST = "127.0.0.1"
PHOTO_PATIENCE = 180.0
"""The timeout for a photograph in seconds, longer than that of gunicorn."""


class Load(NamedTuple):
    """The result of a run: its duration, the latencies in seconds, and the number of failures."""

    seconds: float
    latencies: list[float]
    failures: int

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    def quantile(self, share: float) -> float:
        ranked = sorted(self.latencies)
        return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


def request_bytes(
    path: str, body: bytes = b"", *, method: str = "POST", mimetype: str = "application/json", headers: str = ""
) -> bytes:
    """Return the bytes of a request with `Connection: close`. Each line in `headers` must end with CRLF."""
    head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n{headers}"
    if method == "POST":
        head += f"Content-Type: {mimetype}\r\nContent-Length: {len(body)}\r\n"
    return head.encode() + b"\r\n" + body


def ask(port: int, request: bytes, timeout: float = 10) -> bytes:
    """Send one request, and return the whole answer."""
    with socket.create_connection((HOST, port), timeout=timeout) as connection:
        connection.sendall(request)
        parts = []
        while part := connection.recv(65536):
            parts.append(part)
    return b"".join(parts)


def _closed(port: int, request: bytes, count: int) -> tuple[list[float], int]:
    latencies, failures = [], 0
    for _ in range(count):
        begun = perf_counter()
        failures += not ask(port, request).startswith(b"HTTP/1.1 200")
        latencies.append(perf_counter() - begun)
    return latencies, failures


def _paced(port: int, request: bytes, count: int, interval: float) -> tuple[list[float], int]:
    """Send requests at fixed intervals. The latency of a request is measured from when it was due."""
    latencies, failures = [], 0
    begun = perf_counter()
    for number in range(count):
        due = begun + number * interval
        if (wait := due - perf_counter()) > 0:
            sleep(wait)
        failures += not ask(port, request).startswith(b"HTTP/1.1 200")
        latencies.append(perf_counter() - due)
    return latencies, failures


def saturate(pool: ProcessPoolExecutor, port: int, request: bytes, *, clients: int, count: int) -> Load:
    """Let this many clients send `count` requests each, one after another, as fast as they get answers."""
    begun = perf_counter()
    runs = list(pool.map(_closed, [port] * clients, [request] * clients, [count] * clients))
    return _gathered(perf_counter() - begun, runs)


def pace(  # noqa: PLR0913
    pool: ProcessPoolExecutor, port: int, request: bytes, *, clients: int, count: int, rate: float
) -> Load:
    """Let the clients send `count` requests each, at `rate` requests per second in total."""
    begun = perf_counter()
    interval = [clients / rate] * clients
    runs = list(pool.map(_paced, [port] * clients, [request] * clients, [count] * clients, interval))
    return _gathered(perf_counter() - begun, runs)


def _gathered(seconds: float, runs: list[tuple[list[float], int]]) -> Load:
    return Load(seconds, [latency for latencies, _ in runs for latency in latencies], sum(bad for _, bad in runs))
