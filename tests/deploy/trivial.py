"""A minimal service for gunicorn with the referee's settings. It answers with its process id and counts requests."""

import gc
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from referee.serving.overload import OVERLOADED
from tests.waiting import pause

STARTS = os.environ.get("TRIVIAL_STARTS_WITH")
"""The path of a file. The service does not start before the file exists."""
ANSWERS = os.environ.get("TRIVIAL_ANSWERS_WITH")
"""The path of a file. Ordinary requests are not answered before the file exists.

Requests for /metrics or /frozen, and requests flagged because of overload, are answered at once.
"""


def await_file(name: str | None) -> None:
    """Wait until this file exists. Return at once if there is no name."""
    while name and not Path(name).exists():
        pause()


def create_app() -> Callable[..., Iterable[bytes]]:
    await_file(STARTS)
    own = CollectorRegistry()
    requests = Counter("requests", "Requests answered.", registry=own)
    alive = Gauge("alive", "Workers alive.", registry=own, multiprocess_mode="livesum")
    alive.set(1)

    def app(environment: dict[str, Any], start: Callable[..., object]) -> Iterable[bytes]:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        if environment["PATH_INFO"] == "/metrics":
            body = generate_latest(registry)
        elif environment["PATH_INFO"] == "/frozen":
            body = str(gc.get_freeze_count()).encode()
        elif OVERLOADED in environment:
            body = OVERLOADED.encode()
        else:
            await_file(ANSWERS)
            requests.inc()
            body = str(os.getpid()).encode()
        start("200 OK", [("Content-Length", str(len(body)))])
        return [body]

    return app
