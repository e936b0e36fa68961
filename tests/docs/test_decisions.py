"""The index of the decisions has every record, with its title and its status."""

import re

from tests.deploy.programs import ROOT

FOLDER = ROOT / "docs" / "adr"
ROW = re.compile(r"^\| \[(\d+)\]\((\S+)\) \| (.+) \| (.+) \|$", re.MULTILINE)


def test_the_index_has_every_record_with_its_title() -> None:
    rows = ROW.findall((FOLDER / "README.md").read_text(encoding="utf-8"))
    indexed = {file: f"# {number}. {title}" for number, file, title, _ in rows}
    headings = {
        file.name: file.read_text(encoding="utf-8").partition("\n")[0]
        for file in sorted(FOLDER.iterdir())
        if file.name != "README.md"
    }
    assert indexed == headings


def test_a_record_that_is_superseded_says_so_itself() -> None:
    for _, file, _, status in ROW.findall((FOLDER / "README.md").read_text(encoding="utf-8")):
        record = (FOLDER / file).read_text(encoding="utf-8")
        superseded = re.search(r"^\*\*Status\.\*\* Superseded by (\d+)", record, re.MULTILINE)
        assert status == (f"superseded by {superseded[1]}" if superseded else "accepted"), file
