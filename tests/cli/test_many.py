"""Many files at once: one answer for each, a summary, the highest exit code, and a progress bar on a terminal."""

import io
import json
import os
import pty
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from referee.calls import audit, legal_actions
from referee.calls.call import Context
from referee.cli.run import ask
from tests.cli.running import POSITION, impossible, lines, run, saved, start
from tests.waiting import PATIENCE


def test_a_bad_file_does_not_stop_the_rest(tmp_path: Path) -> None:
    good, no = saved(tmp_path, start(), "good.json"), saved(tmp_path, impossible(), "no.json")
    bad = saved(tmp_path, "{", "bad.json")
    result = run("audit", good, bad, no, tmp_path / "missing.json", good)
    assert result.exit_code == 2
    assert [line.rpartition("/")[2] for line in lines(result) if not line.startswith(" ")] == [
        "good.json: possible",
        "no.json: impossible",
        "good.json: possible",
    ]
    assert "bad.json: This is not valid JSON" in result.stderr
    assert "missing.json: The file cannot be read" in result.stderr
    assert result.stderr.endswith("\n5 files: 2 possible, 2 bad, 1 impossible\n")
    assert "%|" not in result.stderr


@pytest.mark.parametrize(("tables", "code"), [((start(), start()), 0), ((start(), impossible(), start()), 1)])
def test_the_highest_exit_code(tmp_path: Path, tables: tuple[object, ...], code: int) -> None:
    files = [saved(tmp_path, table, f"{number}.json") for number, table in enumerate(tables)]
    assert run("audit", *files).exit_code == code


def test_json_is_one_line_per_file(tmp_path: Path) -> None:
    files = [saved(tmp_path, start(), "good.json"), saved(tmp_path, "{", "bad.json"), saved(tmp_path, POSITION, "x")]
    result = run("score", "--json", *files)
    answers = [json.loads(line) for line in lines(result)]
    assert [answer.get("verdict", answer.get("status")) for answer in answers] == ["possible", 400, "possible"]
    assert result.stderr.endswith("3 files: 2 possible, 1 bad\n")


def test_one_action_for_many_states(tmp_path: Path) -> None:
    files = [saved(tmp_path, start(), "one.json"), saved(tmp_path, start(), "two.json")]
    result = run("rule", *files, "--action", "build m15")
    assert result.exit_code == 0
    assert result.stdout.count("build m15 is legal") == 2


def test_a_fault_of_the_referee_does_not_stop_the_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise KeyError("oops")

    monkeypatch.setattr(legal_actions, "dump_legal_actions", fail)
    files = [saved(tmp_path, start(), "one.json"), saved(tmp_path, "{", "two.json")]
    result = run("legal", *files)
    assert result.exit_code == 3
    assert (
        "one.json: The referee itself failed, which is not your fault. "
        "Please report this: KeyError: 'oops' (test_many.py, " in result.stderr
    )
    assert result.stderr.endswith("2 files: 1 failed, 1 bad\n")
    assert json.loads(lines(run("legal", "--json", files[0]))[0])["status"] == 500


def _everything(terminal: int) -> Iterator[bytes]:
    """Yield everything that was written to a terminal. Reading past the end raises an error, which is ignored."""
    with suppress(OSError):
        while shown := os.read(terminal, 65536):
            yield shown


def test_a_terminal_shows_a_progress_bar(tmp_path: Path) -> None:
    files = [saved(tmp_path, POSITION, f"{number}.txt") for number in range(3)]
    master, slave = pty.openpty()
    termios.tcsetwinsize(slave, (24, 80))
    command = [sys.executable, "-m", "referee", "audit", *map(str, files)]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=slave, check=True, timeout=PATIENCE)  # noqa: S603
    finally:
        os.close(slave)
    with os.fdopen(master, "rb") as terminal:
        shown = b"".join(_everything(terminal.fileno())).decode()
    assert done.stdout.decode().count("possible") == 3
    assert "[" in shown
    assert "100%" in shown
    assert shown.endswith("3 files: 3 possible\r\n")


def test_a_terminal_shows_that_input_is_read_from_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    with Terminal(io.BytesIO(POSITION.encode())) as typed:
        monkeypatch.setattr(sys, "stdin", typed)
        assert ask(audit.CALL, (), Context(), as_json=False) == 0
    said = capsys.readouterr()
    assert said.out == "standard input: possible\n"
    assert said.err.startswith("Reading from the terminal: ")
