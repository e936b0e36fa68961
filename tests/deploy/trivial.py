"""The smallest service that gunicorn can run with the referee's settings: it counts, and shows the count."""

import gc
import os
from collections.abc import Callable, Iterable
from time import sleep
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from referee.serving.overload import BUSY

STARTS = float(os.environ.get("TRIVIAL_STARTS", "0"))
"""Seconds it takes to start."""
ANSWERS = float(os.environ.get("TRIVIAL_ANSWERS", "0"))
"""Seconds it takes to answer."""


def create_app() -> Callable[..., Iterable[bytes]]:
    sleep(STARTS)
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
            sleep(ANSWERS)
            requests.inc()
            body = str(os.getpid()).encode()
        start("200 OK", [("Content-Length", str(len(body)))])
        return [body]

    return app
