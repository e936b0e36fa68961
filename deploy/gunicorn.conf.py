# ruff: noqa: INP001  (gunicorn finds this file by its path)
"""How gunicorn runs the referee: few sync workers, behind a proxy that buffers.

Two stalled clients block two bare sync workers, so slow sockets are the proxy's business (nginx.conf). Threaded
workers would bear them, but they lost requests on reload where sync workers lost none.
"""

import itertools
import os
import shutil
import tempfile
from pathlib import Path
from typing import Final, Protocol

from prometheus_client import multiprocess, values

from referee.serving import draining as listening
from referee.serving.probes import Probes
from referee.serving.worker import import_libraries, on_reload, return_large_blocks

__all__ = ["on_reload"]

_MAX_WORKERS: Final = 16
_METRICS: Final = "PROMETHEUS_MULTIPROC_DIR"
_OWN_METRICS: Final = "referee-metrics-"
"""How the name of a metrics directory begins that was made here, and is removed again."""


class Worker(Protocol):
    """What the hooks need of a gunicorn worker, and the number they give it."""

    slot: int


class Arbiter(listening.Arbiter, Protocol):
    """What the hooks need of gunicorn's master process."""

    WORKERS: dict[int, Worker]


def usual_workers(cores: int) -> int:
    """Two workers a core, so that one computes while the other reads or writes; up to what memory is planned for."""
    return min(2 * cores, _MAX_WORKERS)


def memory_directory(path: str = "/dev/shm") -> str | None:  # noqa: S108  (only asked for; gunicorn opens unnamed files in it)
    """A directory in memory, if this system has a writable one."""
    return path if os.access(path, os.W_OK | os.X_OK) else None


# Only this machine may call unless somebody says otherwise; in a container that is the container.
bind = os.environ.get("REFEREE_BIND", "127.0.0.1:8000")
# A longer queue does not make answers come sooner; the proxy says 502 instead.
backlog = 512

# A request is computing and hardly any waiting: nothing for threads to gain.
worker_class = "referee.serving.worker.PatientWorker"
# The cores a process may use; a container with a CPU quota sees all of them and sets WEB_CONCURRENCY.
workers = int(os.environ.get("WEB_CONCURRENCY") or usual_workers(len(os.sched_getaffinity(0))))
# The heartbeat is a file; on a slow disk its fchmod blocks long enough for a healthy worker to be killed.
worker_tmp_dir = memory_directory()
# Each worker imports the service itself, so that SIGHUP loads a new version; with preload it would keep the old one.
preload_app = False

# Answers are planned in milliseconds, also for the longest body; past this a worker is taken to be stuck.
timeout = 15
# A running request ends by itself or by the timeout before this does.
graceful_timeout = 20
# Sync workers close after each answer whatever this says; it is set for whoever tries another class.
keepalive = 2

# No leak is known, so this is a net only: a fresh worker every 100,000 requests, never all at once.
max_requests = 100_000
max_requests_jitter = 20_000

# Addresses carry a position in notation at most, and no caller needs many or long headers.
limit_request_line = 4094
limit_request_fields = 50
limit_request_field_size = 8190

# Whose X-Forwarded-Proto is believed: a proxy on this machine, or those named.
forwarded_allow_ips = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")

# The service is at home at the root of its address. gunicorn would answer 500 to a SCRIPT_NAME that does not fit.
forwarder_headers = ""

# The service writes its own line for each request, as JSON.
accesslog = None
# gunicorn's own few lines go to stderr, where containers and systemd look.
errorlog = "-"
# One setting for both logs.
loglevel = os.environ.get("REFEREE_LOG_LEVEL", "INFO").lower()
# What `ps` shows.
proc_name = "referee"
# Nobody steers the master by a socket, and a read-only home has no room for one.
control_socket_disable = True


def on_starting(_server: Arbiter) -> None:
    """Libraries in memory, an empty directory for the metrics, and no draining left over from the last run.

    Only metric files are removed: a directory named by mistake loses nothing else.
    """
    return_large_blocks()
    import_libraries()
    if _METRICS not in os.environ:
        os.environ[_METRICS] = tempfile.mkdtemp(prefix=_OWN_METRICS)
    metrics = Path(os.environ[_METRICS])
    metrics.mkdir(parents=True, exist_ok=True)
    for left in metrics.glob("*.db"):
        left.unlink()
    if drain := os.environ.get("REFEREE_DRAIN_FILE"):
        Path(drain).unlink(missing_ok=True)


def when_ready(server: Arbiter) -> None:
    """Prepare the end, and answer probes beside the workers, if a port is set for them."""
    listening.refuse_newcomers_at_the_end(server)
    if bind_probes := os.environ.get("REFEREE_PROBE_BIND"):
        drain = os.environ.get("REFEREE_DRAIN_FILE")
        Probes(bind_probes, server.WORKERS, Path(drain) if drain else None).start()


def on_exit(_server: Arbiter) -> None:
    """Remove the metrics directory, if it was made here."""
    metrics = Path(os.environ.get(_METRICS, ""))
    if metrics.name.startswith(_OWN_METRICS):
        shutil.rmtree(metrics, ignore_errors=True)


def pre_fork(server: Arbiter, worker: Worker) -> None:
    """Give the new worker the lowest number that no living worker has."""
    taken = {other.slot for other in server.WORKERS.values()}
    worker.slot = next(slot for slot in itertools.count(1) if slot not in taken)


def post_fork(_server: Arbiter, worker: Worker) -> None:
    """Name the worker's metric files by its number, not by its process id.

    A successor goes on counting in the files of the dead. By process id each replaced worker would leave its files
    for ever, and /metrics would read them all.
    """
    values.ValueClass = values.MultiProcessValue(lambda: worker.slot)  # type: ignore[no-untyped-call]


def child_exit(_server: Arbiter, worker: Worker) -> None:
    """Forget the gauges that only count living workers."""
    multiprocess.mark_process_dead(worker.slot)  # type: ignore[no-untyped-call]
