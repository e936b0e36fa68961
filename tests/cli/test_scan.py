"""Photographs on the command line: results as text and JSON, marked pictures, labels and single sections."""

import json
from importlib.util import find_spec
from pathlib import Path

import cv2
import numpy as np
import pytest

from referee.board.terrain import LETTERS
from referee.words.speech import speech
from tests.cli.running import lines, run, saved
from tests.photo.hostile import png, rows
from tests.share import PHOTOGRAPHS
from tools.photos.samples import easy, one_section
from tools.photos.score import tapped

pytestmark = PHOTOGRAPHS

CARDS = [part for name in ("fishermen", "knights", "merchants") for part in ("--card", name)]


@pytest.fixture
def table(tmp_path: Path) -> Path:
    file = tmp_path / "table.jpg"
    file.write_bytes(easy().jpeg)
    return file


@pytest.fixture
def wall(tmp_path: Path) -> Path:
    file = tmp_path / "wall.png"
    file.write_bytes(png(300, 300, rows(300, 300)))
    return file


def known(folder: Path) -> Path:
    return saved(folder, {"tasks": ["road"], "corners": [tapped(easy().truth).corners]}, "known.json")


def test_a_photograph_is_described_in_words(tmp_path: Path, table: Path) -> None:
    overlay = tmp_path / "marked.png"
    result = run("scan", table, "--known", known(tmp_path), *CARDS, "--overlay", overlay, "--lang", "es")
    assert result.exit_code == 0, result.output
    said = lines(result)
    names = (name.partition(":") for name in easy().truth["sections"])
    sections = ", ".join(speech("es").section(name) + (" (girado)" if turned else "") for name, turned, _ in names)
    assert said[0] == f"{table}: {sections}"
    assert said[1].startswith("  piezas: ")
    players = set(easy().truth["presence"].values())
    assert sum("probabilidad de ganar" in line for line in said) == len(players)
    image = cv2.imdecode(np.frombuffer(overlay.read_bytes(), np.uint8), cv2.IMREAD_COLOR)
    assert image is not None
    assert max(image.shape) == 1600


@pytest.mark.slow
def test_many_pictures(tmp_path: Path, table: Path, wall: Path) -> None:
    broken = tmp_path / "broken.jpg"
    broken.write_bytes(b"no picture")
    folder = tmp_path / "marked"
    result = run("scan", table, wall, broken, tmp_path / "none.jpg", "--jobs", "2", "--overlay", folder)
    assert result.exit_code == 2
    assert f"Error: {broken}: This is not a JPEG, PNG or WebP file." in result.stderr
    assert "none.jpg: The file cannot be read" in result.stderr
    assert f"{wall}: no board found" in lines(result)
    head, *summary = lines(result)[-5:]
    assert head.split() == ["file", "verdict", "sections", "pieces", "doubts", "gold"]
    assert [line.split()[1] for line in summary] == ["known", "unreadable", "refused", "refused"]
    assert str(len(easy().truth["presence"])) in summary[0].split()
    assert [file.name for file in folder.iterdir()] == ["table.png"]


@pytest.mark.slow
def test_labelled_pictures_are_measured(tmp_path: Path, table: Path) -> None:
    """The label has one piece on a wrong hex, so one found piece counts as wrong and one labelled piece as missed."""
    presence = dict(easy().truth["presence"])
    gone = next(iter(presence))
    empty = next(at for row in range(1, 21) for at in (f"a{row}", f"t{row}") if at not in presence)
    presence[empty] = presence.pop(gone)
    table.with_suffix(".json").write_text(json.dumps({**easy().truth, "presence": presence}), encoding="utf-8")
    result = run("scan", "--truth", tmp_path)
    assert result.exit_code == 0, result.output
    count = len(presence)
    figures = dict(line.rsplit("  ", 1) for line in lines(result)[-6:])
    shares = {name.strip(): share.split(" = ")[0] for name, share in figures.items()}
    assert shares == {
        "sections right": "1 of 1",
        "wrong and not refused": "0",
        "precision": f"{count - 1} of {count}",
        "recall": f"{count - 1} of {count}",
        "F1": f"{(count - 1) / count:.3f}",
        "exact table": "0 of 1",
    }


def test_json_is_the_answer_of_the_call(tmp_path: Path, wall: Path) -> None:
    broken = tmp_path / "broken.jpg"
    broken.write_bytes(b"no picture")
    result = run("scan", wall, broken, "--json")
    found, problem = map(json.loads, lines(result))
    assert (found["verdict"], found["advice"][0]["code"]) == ("unreadable", "no-board")
    assert problem["detail"] == "This is not a JPEG, PNG or WebP file."


def test_a_picture_without_a_board_gets_advice(wall: Path) -> None:
    result = run("scan", wall, "--lang", "fr")
    assert result.exit_code == 1
    assert lines(result)[0] == f"{wall}: aucun plateau visible"
    assert lines(result)[1].startswith("  conseil\u00a0: Aucun plateau n’est visible.")


def test_two_pictures_of_one_table(tmp_path: Path, wall: Path) -> None:
    result = run("scan", wall, wall, "--together")
    assert lines(result)[0] == f"{wall} + {wall}: no board found"
    assert run("scan", wall, "--together").exit_code == 2
    for number in range(2):
        copy = tmp_path / f"{number}.png"
        copy.write_bytes(wall.read_bytes())
        copy.with_suffix(".json").write_text(json.dumps(easy().truth), encoding="utf-8")
    refused = run("scan", "--together", "--truth", tmp_path)
    assert refused.exit_code == 2
    assert "without --truth" in refused.stderr


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ({"cards": ["dragons"]}, "known.json: /cards/0: "),
        ({"corners": [[[0, 0], [200, 200], [200, 0], [0, 200]]]}, "known.json: /corners/0: "),
        ("{", "known.json: This is not valid JSON"),
    ],
)
def test_facts_that_make_no_sense(tmp_path: Path, wall: Path, document: object, said: str) -> None:
    result = run("scan", wall, "--known", saved(tmp_path, document, "known.json"))
    assert result.exit_code == 2
    assert said in result.stderr
    assert run("scan", wall, "--card", "dragons").exit_code == 2


def test_labels_are_in_a_folder() -> None:
    """Click refuses only regular files for this option, so the command itself must refuse a device."""
    result = run("scan", "--truth", "/dev/zero")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "/dev/zero: The file cannot be read: Not a directory." in result.stderr


def test_a_label_without_an_end_is_refused_before_any_picture_is_read(tmp_path: Path, wall: Path) -> None:
    wall.with_suffix(".json").symlink_to("/dev/zero")
    result = run("scan", "--truth", tmp_path)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "wall.json: The file cannot be read: it has more than 32 MB." in result.stderr


@pytest.mark.parametrize(
    ("label", "said"),
    [
        ("[", "wall.json: This is not valid JSON"),
        ([], "wall.json: This must be an object, not a list."),
        ({"sections": []}, "wall.json: /presence: “presence” is required"),
        ({"sections": 4, "presence": {}}, "wall.json: /sections: This must be a list, not a number."),
    ],
)
def test_a_label_that_makes_no_sense(tmp_path: Path, wall: Path, label: object, said: str) -> None:
    saved(tmp_path, label, wall.with_suffix(".json").name)
    result = run("scan", "--truth", tmp_path)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


def test_scan_explains_that_the_photo_extra_is_missing(wall: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.cli.photographs.find_spec", lambda name: None if name == "cv2" else find_spec(name))
    result = run("scan", wall)
    assert result.exit_code == 2
    assert "kingdom-referee[photo]" in result.stderr


@pytest.fixture
def section(tmp_path: Path) -> Path:
    file = tmp_path / "section.jpg"
    file.write_bytes(one_section().jpeg)
    return file


def known_section(folder: Path, **facts: object) -> Path:
    """A file with the section's corners. By default, the section is unknown, because its expansion is left out."""
    centres = np.array(one_section().truth["centres"])
    corners = centres[[0, 0, 9, 9], [0, 9, 9, 0]].tolist()
    return saved(folder, {"corners": [corners], "expansions": ["nomads"], **facts}, "known.json")


def test_one_section_is_named(tmp_path: Path, section: Path) -> None:
    result = run("scan", "--section", section, "--known", known_section(tmp_path, expansions=["base"]))
    assert result.exit_code == 0
    assert lines(result) == [f"{section}: harbor"]


@pytest.mark.slow
def test_the_groups_of_an_unknown_section_become_its_rows(tmp_path: Path, section: Path) -> None:
    command = ("scan", "--section", section, "--known", known_section(tmp_path))
    result = run(*command)
    assert result.exit_code == 1
    assert lines(result)[0].startswith(f"{section}: no printed section fits. The hexes of each group look alike")
    groups = dict(line.strip().split(": ") for line in lines(result)[1:])
    assert sorted(name for hexes in groups.values() for name in hexes.split(", ")) == sorted(
        f"{column}{row}" for row in range(1, 11) for column in "abcdefghij"
    )
    rows = one_section().truth["rows"]
    kinds = {letter: kind.value for letter, kind in LETTERS.items()}
    namings = []
    for group, hexes in groups.items():
        at = hexes.split(", ")[0]
        namings += ["--name", f"{group}={kinds[rows[int(at[1:]) - 1]['abcdefghij'.index(at[0])]]}"]
    last = groups[list(groups)[-1]].split(", ")
    result = run(*command, *namings[:-2])
    assert result.exit_code == 1
    assert lines(result)[1:] == [f"  {list(groups)[-1]}: {', '.join(last)}"]
    result = run(*command, *namings)
    assert result.exit_code == 0
    assert lines(result) == list(rows)
    corrected = lines(run(*command, "--name", "a1=castle", *namings))
    assert corrected == [f"K{rows[0][1:]}", *rows[1:]]


@pytest.mark.slow
def test_an_unknown_section_asks_for_its_corners(tmp_path: Path, section: Path) -> None:
    result = run("scan", "--section", section, "--known", known_section(tmp_path, corners=[]))
    assert result.exit_code == 1
    assert lines(result)[0] == f"{section}: no printed section fits"
    assert "Tap the middles of the section's four corner hexes" in lines(result)[1]


@pytest.mark.parametrize("naming", ["a=marsh", "z=swamp", "k1=swamp", "swamp"])
def test_a_naming_is_a_group_or_hex_and_a_kind_of_ground(tmp_path: Path, section: Path, naming: str) -> None:
    result = run("scan", "--section", section, "--known", known_section(tmp_path), "--name", naming)
    assert result.exit_code == 2
    assert f"--name {naming} names neither a group nor a hex of the section" in result.stderr


def test_options_that_do_not_go_with_one_section(tmp_path: Path, wall: Path) -> None:
    for arguments in ((wall, wall), (wall, "--overlay", tmp_path / "marked.png")):
        result = run("scan", "--section", *arguments)
        assert result.exit_code == 2
        assert "--section reads one picture" in result.stderr
    assert "--name needs --section." in run("scan", wall, "--name", "a=swamp").stderr
