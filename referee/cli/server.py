"""Runs gunicorn with the settings of the referee, and shows a QR code for phones on the same network."""

import runpy
import shlex
import socket
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
from referee.cli.serve import socket_file
from referee.words.speech import Speech

_CHECKOUT: Final = Path(__file__).parents[2] / "deploy" / "gunicorn.conf.py"
_INSTALLED: Final = Path(__file__).parents[1] / "serving" / "gunicorn.conf.py"
SETTINGS: Final = _CHECKOUT if _CHECKOUT.is_file() else _INSTALLED
"""The file with the settings for gunicorn: the original in a source checkout, otherwise the installed copy."""
_APP: Final = "referee.api.app:create_app()"
_TRY: Final = """curl -s {address}/v1/starts -H 'Content-Type: application/json' \
-d '{{"players": ["blue", "orange"], "first_game": true, "seed": "hello"}}'"""


_EVERYWHERE: Final = {"0.0.0.0", "::"}  # noqa: S104  (only compared, never listened on)
_OUTSIDE: Final = ("192.0.2.1", 9)
"""An address reserved for documentation (RFC 5737). A UDP connect sends no packet, but it sets the local address."""


class Server(BaseApplication):  # type: ignore[misc]
    """The gunicorn application. Each worker imports the WSGI app separately, after the metrics directory is set."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self._settings = settings
        super().__init__()

    def load_config(self) -> None:
        """Apply the settings that gunicorn knows."""
        for name, value in self._settings.items():
            if name in self.cfg.settings:
                self.cfg.set(name, value)

    def load(self) -> Any:  # noqa: ANN401  (a WSGI app, imported by its name)
        """Import the WSGI app and return it."""
        return import_app(_APP)


def run(bind: str, workers: int | None, words: Speech) -> None:
    """Run the service until a signal stops it. Never returns, because gunicorn exits the process."""
    settings = _from_file(SETTINGS)
    watch = settings["when_ready"]

    def when_ready(arbiter: Any) -> None:  # noqa: ANN401  (gunicorn's master process)
        watch(arbiter)
        announce(arbiter, words)

    settings |= {"bind": bind, "when_ready": when_ready}
    if workers:
        settings["workers"] = workers
    Server(settings).run()


def announce(arbiter: Any, words: Speech) -> None:  # noqa: ANN401  (gunicorn's master process)
    """Print the address of the service, a command to try it, and the `invitation`, which may be empty."""
    address = str(arbiter.LISTENERS[0])
    sentences = [words.say("cli", "serving", address=address, count=arbiter.num_workers)]
    file = socket_file(address)
    if file is None:
        target = address
        sentences.append(words.say("cli", "serving-docs", address=address))
    else:
        target = f"--unix-socket {shlex.quote(file)} http://localhost"
    click.echo(" ".join(sentences))
    click.echo(words.say("cli", "try") + f"\n  {_TRY.format(address=target)}")
    click.echo(invitation(address, words), nl=False)


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return runpy.run_path(str(file))
    except Exception as error:  # noqa: BLE001  (the file is a program and can raise anything)
        why = f"{type(error).__name__}: {error}"
        raise BadInputError([Fault(str(file), "settings-file", {"why": why})]) from None


def invitation(listening: str, words: Speech) -> str:
    """Return a sentence and a QR code that lead phones on the same network to the service.

    Return an empty string if the service does not listen on all addresses, or if there is no network.
    """
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
    """Return the address of this machine on the local network, or None if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_OUTSIDE)
        except OSError:
            return None
        host: str = probe.getsockname()[0]
    return None if host.startswith("127.") else host
