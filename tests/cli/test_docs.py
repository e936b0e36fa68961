"""docs/command-line.md: every example is run and prints exactly what the page shows."""

import json
import re
import shlex
from pathlib import Path
from types import SimpleNamespace

import click
import numpy as np
import pytest
from click.testing import CliRunner

from referee.cli import main, server
from referee.words.speech import Speech
from tests.cli.running import saved
from tests.share import PHOTOGRAPHS
from tools.photos.samples import easy, one_section

pytestmark = PHOTOGRAPHS

PAGE = Path(__file__).parents[2] / "docs" / "command-line.md"
PROMPT = "$ "


class Shell:
    """A minimal shell for the examples."""

    def __init__(self) -> None:
        self.code = 0

    def run(self, line: str) -> str:
        """Run a command line, and return what a terminal would show: an empty string if the output is redirected."""
        command, *arguments = shlex.split(line.replace("$?", str(self.code)))
        target = arguments.pop() if arguments[-2:-1] == [">"] else None
        if target:
            arguments.pop()
        said = f"{' '.join(arguments)}\n" if command == "echo" else self._referee(arguments)
        if target is None:
            return said
        Path(target).write_text(said, encoding="utf-8")
        return ""

    def _referee(self, arguments: list[str]) -> str:
        if arguments[0] == "replay":
            _write_replay()
        if arguments[0] == "scan":
            Path("table.jpg").write_bytes(easy().jpeg)
            saved(Path(), {"tasks": ["road"]}, "known.json")
            _write_section()
        result = CliRunner().invoke(main, arguments)
        self.code = result.exit_code
        return result.output


def _write_section() -> None:
    """Write a photograph of a section, and a file with its tapped corners and an expansion that lacks the section."""
    centres = np.array(one_section().truth["centres"])
    corners = centres[[0, 0, 9, 9], [0, 9, 9, 0]].round(1).tolist()
    Path("section.jpg").write_bytes(one_section().jpeg)
    saved(Path(), {"corners": [corners], "expansions": ["nomads"]}, "taps.json")


def _write_replay() -> None:
    state = json.loads(Path("game.json").read_text(encoding="utf-8"))["state"]
    actions = [{"type": "build", "at": "m6"}, {"type": "end-turn"}]
    saved(Path(), {"start": state, "actions": actions}, "replay.json")


def current_page(text: str, shell: Shell) -> str:
    """The page with the current output of its examples."""

    def block(found: re.Match[str]) -> str:
        commands = [line for line in found[1].splitlines() if line.startswith(PROMPT)]
        return "```console\n" + "".join(f"{line}\n{shell.run(line[2:])}" for line in commands) + "```\n"

    return re.sub(r"```console\n(.*?)```\n", block, text, flags=re.DOTALL)


@pytest.mark.slow
def test_every_example_prints_what_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def announce(_: str, workers: int, words: Speech) -> None:
        server.announce(SimpleNamespace(LISTENERS=["http://127.0.0.1:8000"], num_workers=workers), words)

    monkeypatch.setattr(server, "run", announce)
    monkeypatch.setattr("referee.cli.serve._try_out", lambda *_: None)
    monkeypatch.delenv("REFEREE_BIND", raising=False)
    monkeypatch.delenv("REFEREE_LOG_LEVEL", raising=False)
    monkeypatch.chdir(tmp_path)
    page = PAGE.read_text(encoding="utf-8")
    assert current_page(page, Shell()) == page


def test_the_page_has_every_command() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert isinstance(main, click.Group)
    assert all(f"\n## {name}\n" in page and f"{PROMPT}referee {name} " in page for name in main.commands)
