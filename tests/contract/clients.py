"""Clients can be made from the bundle: `python -m tests.contract.clients` makes one in Python, and TypeScript types.

The tools are installed into a temporary folder, so this needs a package index; it is no part of the usual tests.
The Python client then plays the beginning of a game with a service of its own.
"""

import subprocess
import sys
import venv
from logging import getLogger
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Final

from werkzeug.serving import make_server

from referee.api.app import create_app
from tests.contract.bundle import OUTPUT
from tests.contract.examples import QUIET

CONTRACT: Final = OUTPUT / "openapi.json"
GENERATOR: Final = "openapi-python-client==0.29.0"
TYPES: Final = "openapi-typescript@7.13.0"
COMPILER: Final = "typescript@5.9.3"
# What the generator has no model for: pictures, lines and YAML come as they are.
UNTYPED: Final = ("application/x-ndjson", "image/svg+xml", "application/yaml")
PLAY: Final = """
import sys
from client import Client
from client.api.play import list_legal_actions, rule, start_game
from client.api.tables import score
from client.models import Colour, Expansion, LegalActionsRequest, RulingRequest, StartRequest, StateScoreRequest

caller = Client(base_url=sys.argv[1])
players = [Colour.BLUE, Colour.ORANGE]
starts = (
    StartRequest(players=players, first_game=True, seed="hello"),
    StartRequest(players=players, expansions=[Expansion.NOMADS, Expansion.CROSSROADS], seed="hello"),
    StartRequest(players=players, expansions=list(Expansion), seed="hello"),
)
for start in starts:
    state = start_game.sync(client=caller, body=start).state
    for number in range(150):
        offers = list_legal_actions.sync(client=caller, body=LegalActionsRequest(state=state)).actions
        if not offers:
            break
        action = offers[number % len(offers)].example
        ruling = rule.sync(client=caller, body=RulingRequest(state=state, action=action))
        assert ruling.verdict == "legal", ruling
        state = ruling.state
    assert score.sync(client=caller, body=StateScoreRequest(state=state)).verdict == "possible"
"""


def main() -> None:
    """Make both; the second only where npm is."""
    with TemporaryDirectory() as folder:
        _python(Path(folder))
        _say("the Python client is made, and plays")
        if which("npx"):
            _typescript(Path(folder))
            _say("the TypeScript types are made, and compile")
        else:
            _say("no npm here: no TypeScript types")


def _python(folder: Path) -> None:
    venv.create(folder / "venv", with_pip=True)
    python = str(folder / "venv" / "bin" / "python")
    _run(folder, python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", GENERATOR)
    told = _run(
        folder,
        *(python, "-m", "openapi_python_client", "generate", "--meta", "none"),
        *("--path", str(CONTRACT), "--output-path", "client"),
    )
    unexpected = [
        line for line in told.splitlines() if "nsupported" in line and not any(kind in line for kind in UNTYPED)
    ]
    if "ERROR" in told or unexpected:
        raise SystemExit(told)
    getLogger("werkzeug").setLevel("ERROR")
    server = make_server("127.0.0.1", 0, create_app(QUIET))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        _run(folder, python, "-c", PLAY, f"http://127.0.0.1:{server.server_port}")
    finally:
        server.shutdown()


def _typescript(folder: Path) -> None:
    _run(folder, "npx", "--yes", TYPES, str(CONTRACT), "--output", "types.ts")
    _run(folder, "npx", "--yes", "--package", COMPILER, "tsc", "--noEmit", "--strict", "types.ts")


def _run(folder: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise SystemExit(f"{' '.join(command[:4])} failed:\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    main()
