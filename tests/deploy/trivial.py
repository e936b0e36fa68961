"""The smallest service that gunicorn can run with the referee's settings: it counts, and shows the count."""

import gc
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from referee.serving.overload import BUSY
from tests.waiting import pause

STARTS = os.environ.get("TRIVIAL_STARTS_WITH")
"""A file without which it does not start."""
ANSWERS = os.environ.get("TRIVIAL_ANSWERS_WITH")
"""A file without which it does not answer."""


def await_file(name: str | None) -> None:
    """Wait until the test lets this process go on."""
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
        elif BUSY in environment:
            body = BUSY.encode()
        else:
            await_file(ANSWERS)
            requests.inc()
            body = str(os.getpid()).encode()
        start("200 OK", [("Content-Length", str(len(body)))])
        return [body]

    return app
