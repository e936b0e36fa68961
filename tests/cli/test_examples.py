"""The --help of each command shows examples. Most of them are run."""

import json
import shlex
from pathlib import Path

import click
import pytest

from referee.calls import call_of, commands
from referee.cli import main
from referee.cli.help import EXAMPLES as OTHERS
from referee.cli.run import command_of
from tests.cli.running import POSITION, run, saved, start

EXAMPLES = {**OTHERS, **{name: command_of(call).examples for name in commands() if (call := call_of(name))}}
NOT_RUN = {"scan", "serve"}
"""Commands whose examples are not run: `scan` needs a photograph, and `serve` does not end."""


@pytest.mark.parametrize("command", sorted(EXAMPLES))
def test_help_shows_examples(command: str) -> None:
    shown = run(command, "--help").output
    assert "\n  Examples:\n" in shown
    assert all(f"\n    {example}\n" in shown for example in EXAMPLES[command])
    assert all(example.split()[:2] == ["referee", command] for example in EXAMPLES[command])


def test_every_command_has_examples() -> None:
    assert isinstance(main, click.Group)
    assert set(EXAMPLES) == set(main.list_commands(click.Context(main)))
    assert "    referee legal game.json\n" in run("--help").output


@pytest.mark.parametrize("example", [one for name, few in EXAMPLES.items() if name not in NOT_RUN for one in few])
def test_examples_can_be_run(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    action = {"type": "build", "at": "c5"}
    saved(tmp_path, start(), "game.json")
    saved(tmp_path, {"state": start(), "action": action}, "request.json")
    saved(tmp_path, {"start": start(), "actions": [action]}, "replay.json")
    state = run("start", "blue", "orange", "--seed", "x").stdout.splitlines()[-1]
    saved(tmp_path, state if " legal " in example else POSITION, "table.txt")
    result = run(*shlex.split(example.partition(" > ")[0])[1:])
    assert result.exit_code in {0, 1}, result.stderr
    assert result.stderr.count("Error") == 0
    if "--json" in example:
        json.loads(result.stdout)
