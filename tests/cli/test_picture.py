"""Pictures of boards and tables, in files and on standard output, and clear refusals."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import Result

from tests.cli.running import GAME, POSITION, impossible, run, saved, start

SECTIONS = ["tavern", "paddock:turned", "oasis", "farm"]


def picture(*options: str | Path, sections: list[str] = SECTIONS) -> Result:
    return run("picture", *sections, *options)


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
    for words in (
        "2 × blue settlement, 1 × red settlement",
        "a1, b2, c3",
        "castle, capitol",
        "mountain, cave",
        "i:c3 ",
    ):
        assert words in result.stdout


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--highlight", "z9"), "There is no hex called “z9”."),
        (("--highlight", "i:c3"), "i:c3 is not on this board."),
        (("--settlements", "a1,b2"), "“a1,b2” does not name a colour. Write for example blue:a1,b2."),
        (("--settlements", "pink:a1"), "There is no colour called “pink”."),
        (("--settlements", "blue:"), "There is no hex called “”."),
        (("--cave", "a1"), "A cave must be on a mountain"),
        (("--capitol", "a1"), "A capitol must be on a castle"),
        (("--island", "atlantis"), "There is no side of the island called “atlantis”."),
        (("--width", "0"), "--width: This must be a whole number between 100 and 1600."),
        (("-o", "board.jpg"), "--output: “board.jpg” must end in .svg or .png."),
        (("-o", "board"), "--output: “board” must end in .svg or .png."),
        (("--width", "1601"), "--width: This must be a whole number between 100 and 1600."),
        (("--title", "x" * 201), "--title: This title has 201 characters, but a title can have at most 200."),
        (("--panel",), "--panel: A bare board has no players to show in a panel. Name a file with --table."),
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
        (["tavern", "padock", "oasis", "farm"], "Did you mean “paddock”?"),
        (["tavern", "paddock", "oasis"], "a board has four"),
        (["tavern", "tavern", "oasis", "farm"], "All four sections must be different."),
        ([], "Name four sections, or a file with --table."),
    ],
)
def test_bad_sections_are_refused(sections: list[str], message: str) -> None:
    result = picture(sections=sections)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    result = picture("-o", tmp_path / "missing" / "board.svg")
    assert result.exit_code == 2
    assert "No such file or directory" in result.stderr


def texts_of(result: Result) -> str:
    """All text in the picture, including the description of its highlights."""
    assert result.exit_code == 0, result.output
    root = ET.fromstring(result.stdout)  # noqa: S314  (our own text)
    return " ".join(text for text in root.itertext() if text.strip())


@pytest.mark.parametrize("table", [POSITION, start(), {"state": start()}], ids=["notation", "state", "request"])
def test_a_table_from_a_file(tmp_path: Path, table: object) -> None:
    result = run("picture", "--table", saved(tmp_path, table), "--title", "Ours")
    assert "Ours" in texts_of(result)


def test_a_table_from_standard_input_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "table.png"
    result = run("picture", "--table", "-", "-o", file, stdin=POSITION)
    assert (result.exit_code, result.output) == (0, "")
    assert file.read_bytes().startswith(b"\x89PNG")


def test_hexes_that_can_be_highlighted(tmp_path: Path) -> None:
    state = saved(tmp_path, start())
    final = saved(tmp_path, GAME["final"], "final.json")
    plain = texts_of(run("picture", "--table", state))
    for options in (("--highlight", "a1,b2"), ("--highlight", "legal")):
        assert texts_of(run("picture", "--table", state, *options)) != plain
    assert texts_of(run("picture", "--table", state, "--highlight-tile", "farm")) == plain
    shown = run("picture", "--table", final, "--highlight-score", "knights:white")
    assert "d7, j7, k7, p7, q7, s7, t7" in texts_of(shown)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("tavern",), "--table: The table already has a board."),
        (("--settlements", "blue:a1"), "--table: The table already has a board."),
        (("--highlight", "legal", "--highlight-tile", "farm"), "Use only one of --highlight, "),
        (("--highlight", "z9"), "state.json: /highlight/hexes/0: There is no hex called “z9”."),
        (("--highlight", "i:a1"), "state.json: /highlight/hexes: i:a1 is not on this board."),
        (("--highlight-tile", "fram"), "--highlight-tile: There is no tile called “fram”. Did you mean “farm”?"),
        (
            ("--highlight-score", "fishermen"),
            "--highlight-score: “fishermen” does not name a colour. Write for example fishermen:blue.",
        ),
        (("--highlight-score", "lords:black"), "Choose fishermen, knights, merchants or castles."),
        (
            ("--title", "x" * 201),
            "state.json: /title: This title has 201 characters, but a",
        ),
    ],
)
def test_a_table_with_options_that_do_not_fit(tmp_path: Path, options: tuple[str, ...], message: str) -> None:
    result = run("picture", "--table", saved(tmp_path, start()), *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


@pytest.mark.parametrize("options", [("--highlight", "legal"), ("--highlight-tile", "farm")])
def test_a_bare_board_has_nothing_legal(options: tuple[str, ...]) -> None:
    result = picture(*options)
    assert result.exit_code == 2
    assert "only with --table" in result.stderr


def test_an_impossible_table_is_drawn_with_its_faults(tmp_path: Path) -> None:
    result = run("picture", "--table", saved(tmp_path, impossible()))
    assert "This table is impossible:" in texts_of(result)
    assert "Together there must be 40." in texts_of(result)


def test_names_and_panel(tmp_path: Path) -> None:
    plain = texts_of(run("picture", "--table", saved(tmp_path, start())))
    full = texts_of(run("picture", "--table", saved(tmp_path, start()), "--names", "--panel", "--width", "400"))
    assert "40 in the supply" in full.replace("\u00a0", " ")
    assert "Round 1" in full
    assert "supply" not in plain
    assert " t20 " in texts_of(picture("--names"))


def test_a_request_from_a_file_keeps_its_options(tmp_path: Path) -> None:
    request = {"state": start(), "panel": True, "title": "Theirs", "width": 500}
    shown = texts_of(run("picture", "--table", saved(tmp_path, request), "--title", "Ours"))
    assert "Ours" in shown
    assert "Theirs" not in shown
    assert "Round 1" in shown


@pytest.mark.parametrize(
    "request_", [{"board": {"sections": SECTIONS}}, {"board": {"sections": SECTIONS}, "names": True}]
)
def test_a_bare_board_from_a_file(tmp_path: Path, request_: dict[str, object]) -> None:
    file = saved(tmp_path, request_)
    assert run("picture", "--table", file).stdout == picture(*(["--names"] if "names" in request_ else [])).stdout
    result = run("picture", "--table", file, "--panel")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "/panel: A bare board has no players to show in a panel. Send a position or a state." in result.stderr


def test_a_missing_or_invalid_table_is_refused(tmp_path: Path) -> None:
    assert "No such file" in run("picture", "--table", tmp_path / "missing.json").stderr
    assert "The body must be a JSON object." in run("picture", "--table", saved(tmp_path, "3")).stderr
