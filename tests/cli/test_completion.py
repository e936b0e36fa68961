"""The command line accepts loosely typed words, such as `Farms` or `2b`, and the shell completes words."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import POSITION, run, saved

CODE = "from referee.cli import main; main(prog_name='referee')"


def completions(line: str, instruction: str = "bash_complete") -> list[str]:
    words = line.split()
    asked = {"COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1), "_REFEREE_COMPLETE": instruction}
    ran = subprocess.run(  # noqa: S603
        [sys.executable, "-c", CODE], check=True, capture_output=True, text=True, env={**os.environ, **asked}
    )
    return ran.stdout.splitlines()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_completion_script_is_printed(shell: str) -> None:
    script = "\n".join(completions("", f"{shell}_source"))
    assert f"_REFEREE_COMPLETE={shell}_complete" in script


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("referee cat", ["plain,catalogue"]),
        ("referee start --section tav", ["plain,tavern"]),
        ("referee start --card Fish", ["plain,fishermen"]),
        ("referee catalogue til", ["plain,tiles"]),
        ("referee legal ga", ["file,ga"]),
    ],
)
def test_the_shell_completes(line: str, offered: list[str]) -> None:
    assert completions(line) == offered


def test_pictures(tmp_path: Path) -> None:
    exact = run(
        "picture", "tavern", "paddock:turned", "oasis", "farm", "--settlements", "blue:a1,b2", "--highlight", "c3,d4"
    )
    typed = run(
        "picture", "Tavern", "PADDOCK:180", "oases", "Farms", "--settlements", "Blue: A1, 2b", "--highlight", "3C, D4"
    )
    assert typed.exit_code == 2
    assert "There is no section called “oases”. Did you mean “oasis”?" in typed.stderr
    typed = run(
        "picture", "Tavern", "PADDOCK:180", "OASIS", "Farms", "--settlements", "Blue: A1, 2b", "--highlight", "3C, D4"
    )
    assert exact.exit_code == 0
    assert typed.stdout == exact.stdout
    table = saved(tmp_path, POSITION, "table.txt")
    marked = run("picture", "--table", table, "--highlight-score", "Fisherman:Black")
    assert marked.stdout == run("picture", "--table", table, "--highlight-score", "fishermen:black").stdout != ""


def test_lines_in_files(tmp_path: Path) -> None:
    exact = run("score", saved(tmp_path, POSITION, "table"))
    typed = run("score", saved(tmp_path, POSITION.replace("board=", "Board = ").replace("a13", "13A"), "table"))
    assert exact.exit_code == 0
    assert typed.stdout == exact.stdout


def test_json_is_strict_but_suggests_the_right_word(tmp_path: Path) -> None:
    board = {"sections": ["tavern:180", "PADDOCK", "oasis", "farm"]}
    position = {"format": 1, "board": board, "cards": ["lords", "miners", "knights"], "players": []}
    players = [{"colour": "Blue", "settlements": ["A5"]}, {"colour": "red", "settlements": []}]
    said = run("score", saved(tmp_path, {**position, "players": players})).stderr
    assert all(f"Did you mean “{word}”?" in said for word in ("tavern:turned", "paddock", "blue", "a5"))
