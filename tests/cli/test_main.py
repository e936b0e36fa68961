"""The command line as a whole: help, version, exit codes and internal errors."""

import subprocess
import sys

import pytest

from referee import __version__
from referee.engine import start
from tests.cli.running import run
from tools.writers.help_texts import FILE, help_texts

COMMANDS = ["audit", "catalogue", "legal", "picture", "replay", "rule", "scan", "score", "serve", "start"]


def test_version() -> None:
    assert run("--version").output == f"referee, version {__version__}\n"


def test_help_to_the_letter() -> None:
    """If this fails, and the new text is good, run `make sentences`."""
    assert help_texts().splitlines() == FILE.read_text(encoding="utf-8").splitlines()


def test_help_names_the_commands() -> None:
    shown = run("--help").output
    assert all(f"\n  {command} " in shown for command in COMMANDS)
    assert "1  no: illegal, impossible, undetermined" in shown
    assert "paddock:turned" in run("picture", "--help").output


@pytest.mark.parametrize("command", ["audit", "legal", "replay", "rule", "score", "start"])
def test_help_lists_the_exit_codes(command: str) -> None:
    shown = run(command, "--help").output
    assert "\n    2  bad input or usage\n" in shown


def test_an_internal_error_has_its_own_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise KeyError("state")

    monkeypatch.setattr(start, "start", fail)
    result = run("start", "blue", "orange", "--first-game")
    assert result.exit_code == 3
    assert result.stderr.startswith(
        "Error: The referee itself failed, which is not your fault. Please report this: KeyError: 'state'"
    )


def test_python_m_referee() -> None:
    command = [sys.executable, "-m", "referee", "--version"]
    assert __version__ in subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603


def test_flask_is_not_imported_for_a_question() -> None:
    """Importing flask takes longer than answering most questions."""
    code = "import sys, referee.cli; sys.exit(not sys.modules.keys().isdisjoint({'flask', 'gunicorn'}))"
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603
