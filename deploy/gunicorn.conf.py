# ruff: noqa: INP001  (gunicorn finds this file by its path)
"""How gunicorn runs the referee: a few sync workers behind a buffering proxy.

A stalled client would block a sync worker, so the proxy handles slow connections (nginx.conf). Threaded workers could
handle them, too, but they lost requests on a reload; sync workers lost none.
"""

import itertools
import os
import shutil
import sys
import tempfile
from logging import Logger
from pathlib import Path
from typing import Any, Final, Protocol

from prometheus_client import multiprocess, values

from referee.serving import shared
from referee.serving.config import ConfigError, from_environment, request_timeout, worker_count
from referee.serving.metrics_files import reserve
from referee.serving.probes import Probes
from referee.serving.worker import fix_mmap_threshold, on_reload, preload_libraries, watch_for_shutdown

__all__ = ["on_reload"]

_MAX_WORKERS: Final = 16
_METRICS: Final = "PROMETHEUS_MULTIPROC_DIR"
_OWN_METRICS: Final = "referee-metrics-"
"""The prefix of metrics directories that are made here and removed on exit."""


class Worker(Protocol):
    """A gunicorn worker with the number that `pre_fork` gives it."""

    slot: int


class Arbiter(Protocol):
    """The part of gunicorn's master process that the hooks use."""

    WORKERS: dict[int, Worker]
    cfg: Any
    log: Logger


def default_workers(cores: int) -> int:
    """Return the default number of workers.

    It is two per core, so that one computes while the other reads or writes. Memory allows at most `_MAX_WORKERS`.
    """
    return min(2 * cores, _MAX_WORKERS)


def memory_directory(path: str = "/dev/shm") -> str | None:  # noqa: S108  (gunicorn opens unnamed files in it)
    """Return the path of a directory in memory, or None if this system has no writable one."""
    return path if os.access(path, os.W_OK | os.X_OK) else None


# By default, only callers on this machine can connect. In a container, only the container itself can.
bind = os.environ.get("REFEREE_BIND", "127.0.0.1:8000")
# Only the owner and the group may connect to a socket file. With the default, every user on the machine could.
umask = 0o007
# A longer queue would not make answers come sooner. When this one is full, the proxy answers 502.
backlog = 512

# A request computes and hardly ever waits, so threads would gain nothing.
worker_class = "referee.serving.worker.PatientWorker"
# The default depends on the cores that this process may use. A container with a CPU quota sees all cores, so set
# WEB_CONCURRENCY there.
try:
    _settings = from_environment()
    workers = worker_count(default_workers(len(os.sched_getaffinity(0))))
except ConfigError as error:
    sys.exit(str(error))
# The heartbeat is a file. On a slow disk its fchmod can block so long that gunicorn kills a healthy worker.
worker_tmp_dir = memory_directory()
# Each worker imports the service itself, so SIGHUP loads a new version; with preload_app it would keep the old one.
preload_app = False

# Every answer, even to the longest body, should take milliseconds, so a worker that exceeds this timeout is stuck.
timeout = request_timeout(_settings)
# This is longer than the timeout, so every running request has ended by then.
graceful_timeout = timeout + 5
# A sync worker closes its connection after each answer anyway. nginx keeps the connections to the callers alive.
keepalive = 0

# No leak is known, but as a precaution, replace each worker after about 100,000 requests, never all at once.
max_requests = 100_000
max_requests_jitter = 20_000

# These limits suffice: a URL contains at most one position in notation, and no caller needs many or long headers.
limit_request_line = 4094
limit_request_fields = 50
limit_request_field_size = 8190

# The proxies whose X-Forwarded-Proto is trusted: by default those on this machine.
forwarded_allow_ips = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")

# The service runs at the root of its address, so no header may set SCRIPT_NAME. Otherwise, gunicorn would answer
# 500 if the path does not start with the value of the header.
forwarder_headers = ""

# The service itself logs each request as JSON.
accesslog = None
# gunicorn's own messages go to stderr, where containers and systemd collect them.
errorlog = "-"
# The same setting controls the log of the service.
loglevel = os.environ.get("REFEREE_LOG_LEVEL", "INFO").lower()
# The name that `ps` shows.
proc_name = "referee"
# The control socket is not used, and it could not be created in a read-only home directory.
control_socket_disable = True


def on_starting(server: Arbiter) -> None:
    """Import the libraries, empty the metrics directory and delete a drain file left over from the last run."""
    fix_mmap_threshold()
    preload_libraries()
    shared.share_breaker()
    # The service also needs the number of workers, because it must never draw pictures in all of them at once.
    os.environ["WEB_CONCURRENCY"] = str(server.cfg.workers)
    try:
        prepare_metrics()
    except OSError as error:
        os.environ.pop(_METRICS, None)
        server.log.warning("no directory for metrics, so each worker counts alone: %s", error)
    if _settings.drain_file:
        _settings.drain_file.unlink(missing_ok=True)


def prepare_metrics() -> None:
    """Make the metrics directory, or empty it. Only metric files are deleted, in case the setting is a wrong path."""
    if _METRICS not in os.environ:
        os.environ[_METRICS] = tempfile.mkdtemp(prefix=_OWN_METRICS)
    metrics = Path(os.environ[_METRICS])
    metrics.mkdir(parents=True, exist_ok=True)
    for file in metrics.glob("*.db"):
        file.unlink()


def when_ready(server: Arbiter) -> None:
    """Make shutdowns quick and, if an address is set for probes, answer them in the master."""
    watch_for_shutdown()
    if _settings.probe_bind:
        try:
            Probes(_settings.probe_bind, server.WORKERS, _settings.drain_file).start()
        except OSError as error:
            sys.exit(f"REFEREE_PROBE_BIND: the probes cannot be answered at this address: {error.strerror}")


def on_exit(_server: Arbiter) -> None:
    """Remove the metrics directory if it was made here."""
    metrics = Path(os.environ.get(_METRICS, ""))
    if metrics.name.startswith(_OWN_METRICS):
        shutil.rmtree(metrics, ignore_errors=True)


def pre_fork(server: Arbiter, worker: Worker) -> None:
    """Give the new worker the lowest number that no running worker has."""
    taken = {other.slot for other in server.WORKERS.values()}
    worker.slot = next(slot for slot in itertools.count(1) if slot not in taken)


def post_fork(server: Arbiter, worker: Worker) -> None:
    """Name the worker's metric files after its number, not after its process id.

    A new worker then continues the counts of the one it replaces. With process ids, each replaced worker would leave
    its files behind, and /metrics would read all of them.
    """
    if _METRICS in os.environ and reserve(Path(os.environ[_METRICS]), worker.slot):
        values.ValueClass = values.MultiProcessValue(lambda: worker.slot)  # type: ignore[no-untyped-call]
    else:
        values.ValueClass = values.MutexValue
        server.log.warning("no room for the metrics of worker %s, so it counts alone", worker.slot)


def child_exit(_server: Arbiter, worker: Worker) -> None:
    """Remove the worker's live gauges, because they must count only running workers."""
    if _METRICS in os.environ:
        multiprocess.mark_process_dead(worker.slot)  # type: ignore[no-untyped-call]
