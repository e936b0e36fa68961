"""The contents of the game, as tables and as JSON."""

import json

import pytest

from referee.api.app import create_app
from referee.documents.listings import SUBJECTS, entries_of
from referee.serving.config import Config
from referee.words.languages import LANGUAGES
from tests.cli.running import lines, run


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_its_line(subject: str, language: str) -> None:
    result = run("catalogue", subject, "--lang", language)
    assert result.exit_code == 0
    heading, *table = lines(result)
    assert heading.strip()
    firsts = [set(line.split()[:2]) for line in table]
    for entry in entries_of(subject):
        word = str(entry.get("name") or entry.get("code") or entry.get("number"))
        assert any(word in first for first in firsts), word
    assert all(len(line) <= 100 for line in table)


def test_the_subjects() -> None:
    said = lines(run("catalogue"))
    assert [line.split()[0] for line in said[1:]] == list(SUBJECTS)
    assert "plaquettes" in run("catalogue", "--lang", "fr").stdout


def test_a_table() -> None:
    assert lines(run("catalogue", "Terrain", "--lang", "fr"))[:2] == [
        "nom           lettre  titre",
        "grass         G       herbe",
    ]


def test_json_is_the_answer_of_the_service() -> None:
    client = create_app(Config(log_level="ERROR")).test_client()
    for subject in SUBJECTS:
        assert (
            run("catalogue", subject, "--json").stdout.encode() == client.get(f"/v1/catalogue/{subject}").data + b"\n"
        )
    whole = json.loads(run("catalogue", "--json").stdout)
    assert list(whole) == ["revision", *SUBJECTS]


def test_an_unknown_subject() -> None:
    result = run("catalogue", "tyles")
    assert result.exit_code == 2
    assert "There is no subject called “tyles” in the catalogue. Did you mean “tiles”?" in result.stderr
