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
"""The name prefix of the metrics directories that this file creates and removes on exit."""


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

    It is two per core, so that one can compute while the other reads or writes. It is at most `_MAX_WORKERS`, because
    each worker takes memory.
    """
    return min(2 * cores, _MAX_WORKERS)


def memory_directory(path: str = "/dev/shm") -> str | None:  # noqa: S108  (gunicorn opens unnamed files in it)
    """Return the path of this in-memory directory, or None if it is missing or not writable."""
    return path if os.access(path, os.W_OK | os.X_OK) else None


# By default, only callers on this machine can connect; in a container, only callers in the same container.
bind = os.environ.get("REFEREE_BIND", "127.0.0.1:8000")
# Only the owner and the group may connect to a socket file. With gunicorn's default of 0, every user could.
umask = 0o007
# A longer queue would not make answers come sooner. When the queue is full, the proxy answers with an error.
backlog = 512

# Requests take mostly CPU time, and Python runs only one thread of a process at a time, so threads would gain little.
worker_class = "referee.serving.worker.PatientWorker"
# The default depends on how many cores this process may use. A container with a CPU quota still sees all cores, so
# set WEB_CONCURRENCY there.
try:
    _settings = from_environment()
    workers = worker_count(default_workers(len(os.sched_getaffinity(0))))
except ConfigError as error:
    sys.exit(str(error))
# Each worker sends its heartbeat by setting the time of a file. On a slow disk, this can block so long that gunicorn
# kills a healthy worker.
worker_tmp_dir = memory_directory()
# Each worker imports the service itself, so SIGHUP loads a new version. With preload_app, new workers would still run
# the old one.
preload_app = False

# Reading photographs has a time limit, which is below this timeout. Every other answer should take much less time.
# So a worker that exceeds the timeout is probably stuck.
timeout = request_timeout(_settings)
# This is longer than the timeout, so every running request has ended by then.
graceful_timeout = timeout + 5
# A sync worker closes its connection after each answer anyway. nginx keeps the connections to the callers alive.
keepalive = 0

# No memory leak is known, but as a precaution, replace each worker after 100,000 to 120,000 requests. The number is
# random, so that the workers are not all replaced at once.
max_requests = 100_000
max_requests_jitter = 20_000

# These limits suffice: a URL contains at most one state or position in notation, and no caller needs many or long
# headers.
limit_request_line = 4094
limit_request_fields = 50
limit_request_field_size = 8190

# The proxies whose X-Forwarded-Proto is trusted: by default those on this machine.
forwarded_allow_ips = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")

# The service runs at the root of its address, so no header may set SCRIPT_NAME. Otherwise, gunicorn would answer
# 500 if the path did not start with the value of the header.
forwarder_headers = ""

# The service itself logs each request as JSON.
accesslog = None
# gunicorn's own messages go to stderr, where containers and systemd collect them.
errorlog = "-"
# REFEREE_LOG_LEVEL also sets the level of the service's own log.
loglevel = os.environ.get("REFEREE_LOG_LEVEL", "INFO").lower()
# The name that `ps` shows if the package setproctitle is installed.
proc_name = "referee"
# The control socket is not used, and it could not be created in a read-only home directory.
control_socket_disable = True


def on_starting(server: Arbiter) -> None:
    """Prepare the master before it forks any workers.

    It limits the free memory that glibc keeps, imports slow libraries, sets up memory and a metrics directory for the
    workers to share, sets WEB_CONCURRENCY, and deletes a drain file left over from the last run.
    """
    fix_mmap_threshold()
    preload_libraries()
    shared.share_breaker()
    # The service needs the number of workers, too: if there are several, they must not all draw pictures at once.
    os.environ["WEB_CONCURRENCY"] = str(server.cfg.workers)
    try:
        prepare_metrics()
    except OSError as error:
        os.environ.pop(_METRICS, None)
        server.log.warning("no directory for metrics, so each worker counts alone: %s", error)
    if _settings.drain_file:
        _settings.drain_file.unlink(missing_ok=True)


def prepare_metrics() -> None:
    """Create or empty the metrics directory. Only metric files are deleted, in case the setting is a wrong path."""
    if _METRICS not in os.environ:
        os.environ[_METRICS] = tempfile.mkdtemp(prefix=_OWN_METRICS)
    metrics = Path(os.environ[_METRICS])
    metrics.mkdir(parents=True, exist_ok=True)
    for file in metrics.glob("*.db"):
        file.unlink()


def when_ready(server: Arbiter) -> None:
    """Make shutdowns quick, and answer probes in the master if an address is set for them."""
    watch_for_shutdown()
    if _settings.probe_bind:
        try:
            Probes(_settings.probe_bind, server.WORKERS, _settings.drain_file).start()
        except OSError as error:
            sys.exit(f"REFEREE_PROBE_BIND: the probes cannot be answered at this address: {error.strerror}")


def on_exit(_server: Arbiter) -> None:
    """Remove the metrics directory if it is a temporary one that `prepare_metrics` created."""
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
    its files behind, and /metrics would read all of them. A worker without a directory or space for its files keeps
    its metrics to itself.
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
