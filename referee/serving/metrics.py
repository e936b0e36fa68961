"""Prometheus metrics, for one or several processes (PROMETHEUS_MULTIPROC_DIR)."""

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.multiprocess import MultiProcessCollector

from referee.serving.cache import BreakerState, LinkSnapshot

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
_REGISTRY: Final = CollectorRegistry()

REQUESTS: Final = Counter(
    "referee_requests_total", "Requests by call and status.", ("method", "call", "status"), registry=_REGISTRY
)
SECONDS: Final = Histogram(
    "referee_request_seconds",
    "Time to answer, by call.",
    ("call",),
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0),
    registry=_REGISTRY,
)
_CACHE: Final = Gauge(
    "referee_cache_calls",
    "Calls of Redis since the process began, by outcome.",
    ("outcome",),
    registry=_REGISTRY,
    multiprocess_mode="livesum",
)
_BREAKER: Final = Gauge(
    "referee_cache_breaker_open",
    "1 while calls of Redis are suspended.",
    registry=_REGISTRY,
    multiprocess_mode="livemax",
)


def publish_cache(snapshot: LinkSnapshot) -> None:
    """Publish the counters of this process's Redis link, and whether its breaker is open or half-open."""
    for outcome, count in snapshot.counts.items():
        _CACHE.labels(outcome).set(count)
    _BREAKER.set(snapshot.breaker is not BreakerState.CLOSED)


def exposition() -> bytes:
    """Return all metrics in the Prometheus text format.

    If PROMETHEUS_MULTIPROC_DIR names a folder, they cover all workers that store their metrics there.
    """
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest(_REGISTRY)
