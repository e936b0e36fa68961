"""gunicorn with the referee's settings, and an invitation for the phones in the network."""

import os
import runpy
import shutil
import socket
import tempfile
from io import StringIO
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import click
import segno
from gunicorn.app.base import BaseApplication  # type: ignore[import-untyped]
from gunicorn.util import import_app  # type: ignore[import-untyped]

from referee.base.faults import Fault
from referee.cli.failures import BadInputError
from referee.words.speech import Speech

SETTINGS: Final = Path(__file__).parents[2] / "deploy" / "gunicorn.conf.py"
"""Only a source checkout has it."""
_APP: Final = "referee.api.app:create_app()"
_METRICS: Final = "PROMETHEUS_MULTIPROC_DIR"
_OWN_METRICS: Final = "referee-metrics-"
_MAX_WORKERS: Final = 16
_TRY: Final = """curl -s {address}/v1/starts -H 'Content-Type: application/json' \
-d '{{"players": ["blue", "orange"], "first_game": true, "seed": "hello"}}'"""


_EVERYWHERE: Final = {"0.0.0.0", "::"}  # noqa: S104  (compared with, not listened on)
_OUTSIDE: Final = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737): nothing is sent there, but the system says how it would be reached."""


class Server(BaseApplication):  # type: ignore[misc]
    """The app. Each worker imports it, because the metrics read the environment when they are created."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self._settings = settings
        super().__init__()

    def load_config(self) -> None:
        """Use every setting of the file that gunicorn knows."""
        for name, value in self._settings.items():
            if name in self.cfg.settings:
                self.cfg.set(name, value)

    def load(self) -> Any:  # noqa: ANN401  (a WSGI app, made by its name)
        """The app."""
        return import_app(_APP)


def run(bind: str, workers: int | None, words: Speech) -> None:
    """Serve until a signal ends it. Never returns: gunicorn ends the process."""
    settings = {
        **_usual(),
        **_from_file(SETTINGS),
        "bind": bind,
        "when_ready": lambda arbiter: announce(arbiter, words),
    }
    if workers:
        settings["workers"] = workers
    Server(settings).run()


def announce(arbiter: Any, words: Speech) -> None:  # noqa: ANN401  (gunicorn's master process)
    """Say where the service is and how to try it."""
    address = str(arbiter.LISTENERS[0])
    click.echo(words.say("cli", "serving", address=address, count=arbiter.num_workers))
    click.echo(words.say("cli", "try") + f"\n  {_TRY.format(address=address)}")
    click.echo(invitation(address, words), nl=False)


def _usual() -> dict[str, Any]:
    """The main settings of deploy/gunicorn.conf.py, which only a source checkout has."""
    return {
        "workers": min(2 * len(os.sched_getaffinity(0)), _MAX_WORKERS),
        "timeout": 15,
        "graceful_timeout": 20,
        "proc_name": "referee",
        "control_socket_disable": True,
        "on_starting": _begin_metrics,
        "child_exit": _forget_worker,
        "on_exit": _end_metrics,
    }


def _from_file(file: Path) -> dict[str, Any]:
    if not file.is_file():
        return {}
    try:
        return runpy.run_path(str(file))
    except Exception as error:  # noqa: BLE001  (the file is a program; whatever it raises is about a setting)
        why = f"{type(error).__name__}: {error}"
        raise BadInputError([Fault(str(file), "settings-file", {"why": why})]) from None


def _begin_metrics(_arbiter: object) -> None:
    """The directory where the workers share their metrics; it must be set before the first metric is created."""
    if _METRICS not in os.environ:
        os.environ[_METRICS] = tempfile.mkdtemp(prefix=_OWN_METRICS)


def _forget_worker(_arbiter: object, worker: Any) -> None:  # noqa: ANN401  (a gunicorn worker)
    """Drop the gauges of a worker that has ended."""
    # Imported before the directory is known, the library would count for one process only.
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415

    mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]


def _end_metrics(_arbiter: object) -> None:
    """Remove the directory, if it was made here."""
    metrics = Path(os.environ.get(_METRICS, ""))
    if metrics.name.startswith(_OWN_METRICS):
        shutil.rmtree(metrics, ignore_errors=True)


def invitation(listening: str, words: Speech) -> str:
    """What to tell people with telephones; nothing where only this machine can reach the service."""
    if urlsplit(listening).hostname not in _EVERYWHERE:
        return ""
    host = own_address()
    if host is None:
        return ""
    address = f"http://{host}:{urlsplit(listening).port}/"
    drawn = StringIO()
    segno.make(address, error="m", micro=False).terminal(out=drawn, border=2, compact=True)
    return words.say("cli", "phones", address=address) + f"\n{drawn.getvalue()}"


def own_address() -> str | None:
    """The address by which others in the network know this machine; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_OUTSIDE)
        except OSError:
            return None
        host: str = probe.getsockname()[0]
    return None if host.startswith("127.") else host
