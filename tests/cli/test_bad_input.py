"""Bad input: what is wrong, where, what would be right; never a traceback."""

import json
from pathlib import Path

import pytest

from tests.cli.running import POSITION, run, saved, start

QUESTIONS = ["rule", "legal", "score", "audit", "replay"]
DEEP = b"[" * 900 + b"]" * 900


@pytest.mark.parametrize("command", QUESTIONS)
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "standard input: is empty; a JSON document or a line of notation belongs there"),
        (b" \n", "standard input: is empty"),
        (b"\x00\xff\xfe\x80", "standard input: is no text: byte 1 is not UTF-8"),
        (b"\x00", "standard input: is no JSON: "),
        (b'{"state": ', "standard input: is no JSON: "),
        (b'{"state": NaN}', "standard input: is no JSON: "),
        (b'{"state": 1, "state": 2}', "the key 'state' is there twice"),
        (b'"text"', "standard input: an object belongs here"),
        (b"[]", "standard input: an object belongs here"),
        (b"null", "standard input: an object belongs here"),
        (DEEP, "standard input: "),
        (b"[" * 100_000, "standard input: is no JSON: "),
        (b'{"nonsense": 1}', "standard input: /nonsense: unknown key"),
    ],
)
def test_what_is_no_request(command: str, content: bytes, message: str) -> None:
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
        (tmp_path / "missing.json", "missing.json: cannot be read: No such file or directory"),
        (tmp_path, f"is a directory; name its files, such as {tmp_path}/*.json"),
        (Path("a\0b"), "cannot be read: embedded null byte"),
    ):
        result = run(command, file)
        assert (result.exit_code, result.stdout) == (2, "")
        assert message in result.stderr


def test_every_fault_with_its_pointer_into_the_file(tmp_path: Path) -> None:
    broken = start()
    broken["players"][1]["settlements"] = ["a1", "z9"]
    broken["round"] = "first"
    alone = run("legal", saved(tmp_path, broken, "alone.json")).stderr.splitlines()
    assert alone[0].startswith("Error: ")
    assert "alone.json: /players/1/settlements/1: 'z9' names no hex; hexes are a1 to t20" in alone[0]
    assert "alone.json: /round: a string where a whole number belongs" in alone[1]
    wanted = 'legal reads {"state": ...}; or a state alone or as a line of notation'
    assert alone[2] == f"{wanted}, or a table (a position, `turn`, `card`)."
    inside = run("legal", saved(tmp_path, {"state": broken}, "inside.json")).stderr
    assert "inside.json: /state/players/1/settlements/1: 'z9'" in inside


def test_a_state_without_an_action(tmp_path: Path) -> None:
    result = run("rule", saved(tmp_path, start()))
    assert result.exit_code == 2
    assert "state.json: /action: is missing\nrule reads " in result.stderr
    assert "with --action" in result.stderr


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("biuld c5", "--action: /action: 'biuld c5' is no action; write build c5, build c5 farm, build c5 waiver"),
        ("", "'' is no action; write build c5"),
        ("reveal grass desert", "is no action; write"),
        ("build c5 farm waiver", "is no action; write"),
        ("place c5", "'place c5' is no action; write"),
        ("place c5 waiver outpost", "'place c5 waiver outpost' is no action; write"),
        ("draw", "'draw' is no action; write"),
        ("finish now", "'finish now' is no action; write"),
        ("remove z9 sword", "--action: /at: 'z9' names no hex"),
        ("build z9", "--action: /at: 'z9' names no hex; hexes are a1 to t20"),
        ("play gras", "--action: /card: 'gras' is none of grass, canyon"),
        ('{"type": "build"}', "--action: /at: is missing"),
        ('{"type": "dig"}', "--action: /type: 'dig' is none of build, place, move"),
        ('{"type": ', "--action: is no JSON: "),
    ],
)
def test_actions_that_are_none(action: str, message: str) -> None:
    result = run("rule", "missing.json", "--action", action)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr
    assert "missing.json" not in result.stderr


def test_an_action_beside_what_is_no_object() -> None:
    assert "an object belongs here" in run("rule", "--action", "redraw", stdin="[]").stderr


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("board=tavern", "line.txt: cards: is missing"),
        ("nonsense", "line.txt: nonsense: 'nonsense' is no field; a field is key=value"),
        (f"{POSITION} round=1", "line.txt: now: is missing"),
        (POSITION.replace("a13", "z9"), "line.txt: /players/0/settlements/0: 'z9' names no hex"),
        (POSITION.replace("tavern", "tavren"), "line.txt: /board/sections/0: "),
    ],
)
def test_notation_that_is_none(tmp_path: Path, line: str, message: str) -> None:
    result = run("score", saved(tmp_path, line, "line.txt"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


def test_a_position_is_not_enough_for_legal_actions() -> None:
    result = run("legal", stdin=POSITION)
    assert result.exit_code == 2
    assert "standard input: now: is missing" in result.stderr


def test_a_content_id_means_nothing_here(tmp_path: Path) -> None:
    result = run("legal", saved(tmp_path, {**start(), "board": {"id": "0" * 32}}))
    assert result.exit_code == 2
    assert "/board: a content id is known only to a service; write the board in full" in result.stderr


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
