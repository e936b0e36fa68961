"""The command line: pictures to files and standard output, clear refusals."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner, Result

from referee import __version__
from referee.cli import main

SECTIONS = ["tavern", "paddock:turned", "oasis", "farm"]


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [*map(str, arguments)])


def picture(*options: str | Path, sections: list[str] = SECTIONS) -> Result:
    return run("picture", *sections, *options)


def test_version() -> None:
    assert run("--version").output == f"referee, version {__version__}\n"


def test_help_names_the_commands() -> None:
    assert "picture" in run("--help").output
    assert "paddock:turned" in run("picture", "--help").output


def test_svg_goes_to_standard_output() -> None:
    result = picture()
    assert result.exit_code == 0
    ET.fromstring(result.stdout)  # noqa: S314  (our own text)


def test_svg_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    result = picture("-o", file, "--title", "Ñandú & co.")
    assert (result.exit_code, result.output) == (0, "")
    assert "Ñandú &amp; co." in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["board.png", "board.PNG"])
def test_png_to_a_file(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    assert picture("-o", file, "--width", "120").exit_code == 0
    content = file.read_bytes()
    assert content.startswith(b"\x89PNG")
    assert int.from_bytes(content[16:20]) == 120


def test_everything_on_a_board() -> None:
    result = picture(
        *("--highlight", "a1,b2", "--highlight", "c3", "--settlements", "blue:a1,b1", "--settlements", "red:i:c3"),
        *("--island", "tree-house", "--capitol", "d2", "--cave", "a6"),
        sections=["oracle", "paddock", "tavern", "tower"],
    )
    assert result.exit_code == 0, result.output
    for words in ("2 blue settlement, 1 red settlement", "a1, b2, c3", "castle, capitol", "mountain, cave", "i:c3 "):
        assert words in result.stdout


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--highlight", "z9"), "'z9' names no hex"),
        (("--highlight", "i:c3"), "this board has no such hex"),
        (("--settlements", "a1,b2"), "says no colour; write for example blue:a1,b2"),
        (("--settlements", "pink:a1"), "'pink' is no colour of pieces"),
        (("--settlements", "blue:"), "'' names no hex"),
        (("--cave", "a1"), "a cave lies on a mountain"),
        (("--capitol", "a1"), "a capitol stands on a castle"),
        (("--island", "atlantis"), "'atlantis' is no side of the island"),
        (("--width", "100"), "--width is for PNG"),
        (("--width", "0"), "0 is not in the range"),
        (("-o", "board.jpg"), "board.jpg ends in neither of .svg, .png"),
        (("-o", "board"), "board ends in neither of .svg, .png"),
    ],
)
def test_bad_input_is_refused(options: tuple[str, ...], message: str) -> None:
    result = picture(*options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr
    assert len(result.stderr.splitlines()) < 20


@pytest.mark.parametrize(
    ("sections", "message"),
    [
        (["tavern", "padock", "oasis", "farm"], "did you mean paddock?"),
        (["tavern", "paddock", "oasis"], "a board has four"),
        (["tavern", "tavern", "oasis", "farm"], "all four must be different"),
        ([], "Missing argument"),
    ],
)
def test_bad_sections_are_refused(sections: list[str], message: str) -> None:
    result = picture(sections=sections)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    result = picture("-o", tmp_path / "missing" / "board.svg")
    assert result.exit_code == 1
    assert "No such file or directory" in result.stderr


def test_python_m_referee() -> None:
    command = [sys.executable, "-m", "referee", "--version"]
    assert __version__ in subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603
