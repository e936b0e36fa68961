"""Clients play: `python -m tools.contract.clients`.

Our own Python client and the TypeScript types of /openapi.d.ts play a whole game with hidden hands each. A client
made by a generator from the contract plays the beginnings of three games. The generator and the TypeScript compiler
are installed into a temporary folder, so this needs package indexes; it is no part of the usual tests.
"""

import re
import subprocess
import sys
import venv
from logging import getLogger
from pathlib import Path
from shutil import copy, which
from tempfile import TemporaryDirectory
from typing import Final

from tests.client.running import service
from tests.client.test_game import test_three_players_with_hidden_hands
from tools.contract.bundle import OUTPUT, ROOT

CONTRACT: Final = OUTPUT / "openapi.json"
GENERATOR: Final = "openapi-python-client==0.29.0"
GAME: Final = ROOT / "tests" / "client" / "game.ts"
GUIDE: Final = ROOT / "docs" / "clients.md"
COMPILER: Final = "typescript@5.9.3"
STRICT: Final = ("--strict", "--target", "es2022", "--module", "es2022", "--moduleResolution", "bundler")
# What the generator has no model for: pictures, lines and YAML come as they are.
UNTYPED: Final = ("application/x-ndjson", "image/", "application/yaml")
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
    """Play with each client; with TypeScript only where npm is."""
    getLogger("werkzeug").setLevel("ERROR")
    with TemporaryDirectory() as name, service() as address:
        folder = Path(name)
        test_three_players_with_hidden_hands(["base", "nomads", "crossroads", "marshlands", "harvest"])
        _say("the Python client: a whole game with hidden hands")
        _generated(folder, address)
        _say("a generated client: the beginnings of three games")
        if which("npx"):
            _say(f"the TypeScript types: a whole game with hidden hands, {_typescript(folder, address).strip()}")
        else:
            _say("no npm here: no game with the TypeScript types")


def _generated(folder: Path, address: str) -> None:
    venv.create(folder / "venv", with_pip=True)
    python = str(folder / "venv" / "bin" / "python")
    _run(folder, python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", GENERATOR)
    printed = _run(
        folder,
        *(python, "-m", "openapi_python_client", "generate", "--meta", "none"),
        *("--path", str(CONTRACT), "--output-path", "client"),
    )
    unexpected = [
        line for line in printed.splitlines() if "nsupported" in line and not any(kind in line for kind in UNTYPED)
    ]
    if "ERROR" in printed or unexpected:
        raise SystemExit(printed)
    _run(folder, python, "-c", PLAY, address)


def _typescript(folder: Path, address: str) -> str:
    copy(OUTPUT / "openapi.d.ts", folder)
    copy(GAME, folder)
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    [shown] = re.findall(r"^```ts\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    (folder / "guide.ts").write_text(shown, encoding="utf-8")
    _run(folder, "npx", "--yes", "--package", COMPILER, "tsc", *STRICT, "--outDir", "out", GAME.name, "guide.ts")
    return _run(folder, "node", "out/game.js", address)


def _run(folder: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise SystemExit(f"{' '.join(command[:4])} failed:\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    main()
