"""Bad input: the message says what is wrong and where, without a traceback."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from referee.cli import main
from tests.cli.running import POSITION, run, saved, start
from tests.waiting import PATIENCE

QUESTIONS = ["rule", "legal", "score", "audit", "replay"]
DEEP = b"[" * 900 + b"]" * 900


@pytest.mark.parametrize("command", QUESTIONS)
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "standard input: The file is empty. It must hold a JSON document or a line of notation."),
        (b" \n", "standard input: The file is empty."),
        (b"\x00\xff\xfe\x80", "standard input: This is not text: byte 1 is not valid UTF-8."),
        (b"\x00", "standard input: This is not valid JSON: "),
        (b'{"state": ', "standard input: This is not valid JSON: "),
        (b'{"state": NaN}', "standard input: This is not valid JSON: "),
        (b'{"state": 1, "state": 2}', "The key “state” appears twice in the same object."),
        (b'"text"', "standard input: The body must be a JSON object."),
        (b"[]", "standard input: The body must be a JSON object."),
        (b"null", "standard input: The body must be a JSON object."),
        (DEEP, "standard input: "),
        (b"[" * 100_000, "standard input: The JSON is nested too deeply."),
        (b'{"nonsense": 1}', "standard input: /nonsense: There is no key called “nonsense” here."),
    ],
)
def test_invalid_requests_are_refused(command: str, content: bytes, message: str) -> None:
    result = run(command, stdin=content)
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"Error: {message}" in result.stderr or message in result.stderr
    assert len(result.stderr) < 3000
    assert "Traceback" not in result.stderr


def test_nested_deeper_than_python_goes() -> None:
    raw = b'{"state": ' + b'{"a": ' * 1000 + b"1" + b"}" * 1001
    result = run("legal", stdin=raw)
    assert result.exit_code == 2
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("command", QUESTIONS)
def test_files_that_cannot_be_read(tmp_path: Path, command: str) -> None:
    for file, message in (
        (tmp_path / "missing.json", "missing.json: The file cannot be read: No such file or directory."),
        (tmp_path, f"This is a directory. Name the files in it, such as {tmp_path}/*.json"),
        (Path("a\0b"), "The file cannot be read: embedded null byte"),
    ):
        result = run(command, file)
        assert (result.exit_code, result.stdout) == (2, "")
        assert message in result.stderr


def test_a_file_without_an_end_is_refused() -> None:
    """The process has a memory limit, so that a command that keeps reading cannot use up the machine's memory."""
    code = """
import resource
from referee.cli import main
resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
main(["score", "/dev/zero"])
"""
    command = [sys.executable, "-c", code]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)  # noqa: S603
    assert refused.returncode == 2
    assert "/dev/zero: The file cannot be read: it has more than 32 MB." in refused.stderr


def test_keys_reach_the_terminal_without_escape_sequences() -> None:
    refused = CliRunner().invoke(main, ["score", "-"], input=r'{"state": 1, "\u001b[31mred\u0007": 1}', color=True)
    assert r"/\x1b[31mred\x07: There is no key" in refused.output
    assert "\x1b[31mred" not in refused.output


def test_json_for_programs_has_no_control_characters_either() -> None:
    given = '{"state": 1, "x\u009b31mred\u007f": 1}'
    refused = CliRunner().invoke(main, ["score", "--json", "-"], input=given)
    assert all(character.isprintable() for character in refused.stdout.rstrip("\n"))
    assert "/x\u009b31mred\u007f" in {error["pointer"] for error in json.loads(refused.stdout)["errors"]}


def test_every_fault_with_its_pointer_into_the_file(tmp_path: Path) -> None:
    broken = start()
    broken["players"][1]["settlements"] = ["a1", "z9"]
    broken["round"] = "first"
    alone = run("legal", saved(tmp_path, broken, "alone.json")).stderr.splitlines()
    assert alone[0].startswith("Error: ")
    assert "alone.json: /players/1/settlements/1: There is no hex called “z9”. Hexes are a1 to t20" in alone[0]
    assert "alone.json: /round: This must be a whole number, not a string." in alone[1]
    assert alone[2].startswith('legal reads {"state": ...}, or a state, alone or as a line of notation, or a table')
    inside = run("legal", saved(tmp_path, {"state": broken}, "inside.json")).stderr
    assert "inside.json: /state/players/1/settlements/1: There is no hex called “z9”." in inside


def test_a_state_without_an_action(tmp_path: Path) -> None:
    result = run("rule", saved(tmp_path, start()))
    assert result.exit_code == 2
    assert "state.json: /action: “action” is required, but it is missing.\nrule reads " in result.stderr
    assert "with --action" in result.stderr


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (
            "biuld c5",
            "--action: /action: “biuld c5” is not an action. Write build c5, build c5 farm, build c5 waiver",
        ),
        ("", "“” is not an action. Write build c5"),
        ("reveal grass desert", "is not an action. Write"),
        ("build c5 farm waiver", "is not an action. Write"),
        ("place c5", "“place c5” is not an action. Write"),
        ("place c5 waiver outpost", "“place c5 waiver outpost” is not an action. Write"),
        ("draw", "“draw” is not an action. Write"),
        ("finish now", "“finish now” is not an action. Write"),
        ("remove z9 sword", "--action: /at: There is no hex called “z9”."),
        ("build z9", "--action: /at: There is no hex called “z9”. Hexes are a1 to t20"),
        ("play gras", "--action: /card: “gras” is not possible here."),
        ('{"type": "build"}', "--action: /at: “at” is required, but it is missing."),
        ('{"type": "dig"}', "--action: /type: “dig” is not possible here."),
        ('{"type": ', "--action: This is not valid JSON: "),
    ],
)
def test_invalid_actions_are_refused(action: str, message: str) -> None:
    result = run("rule", "missing.json", "--action", action)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr
    assert "missing.json" not in result.stderr


def test_an_action_with_a_file_that_is_not_an_object() -> None:
    assert "The body must be a JSON object." in run("rule", "--action", "redraw", stdin="[]").stderr


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("board=tavern", "line.txt: cards: “cards” is required, but it is missing."),
        ("nonsense", "line.txt: nonsense: “nonsense” is not a field. A field looks like `key=value`."),
        (f"{POSITION} round=1", "line.txt: now: “now” is required, but it is missing."),
        (POSITION.replace("a13", "z9"), "line.txt: /players/0/settlements/0: There is no hex called “z9”."),
        (POSITION.replace("tavern", "tavren"), "line.txt: /board/sections/0: "),
    ],
)
def test_invalid_notation_is_refused(tmp_path: Path, line: str, message: str) -> None:
    result = run("score", saved(tmp_path, line, "line.txt"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


def test_a_position_is_not_enough_for_legal_actions() -> None:
    result = run("legal", stdin=POSITION)
    assert result.exit_code == 2
    assert "standard input: now: “now” is required, but it is missing." in result.stderr


def test_a_content_id_means_nothing_here(tmp_path: Path) -> None:
    result = run("legal", saved(tmp_path, {**start(), "board": {"id": "0" * 32}}))
    assert result.exit_code == 2
    assert "/board: Only a running service knows content ids. Write the board in full" in result.stderr


@pytest.mark.parametrize(
    ("content", "kind"),
    [("{", "/docs/problems#bad-json"), ("", "about:blank"), ('{"x": 1}', "/docs/problems#wrong-shape")],
)
def test_with_json_a_problem_document(content: str, kind: str) -> None:
    result = run("legal", "--json", stdin=content)
    assert result.exit_code == 2
    problem = json.loads(result.stdout)
    assert problem["type"] == kind
    assert problem.keys() == {"type", "title", "status", "detail", "errors"}
    assert result.stderr.startswith("Error: standard input: ")
