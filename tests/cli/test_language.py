"""The language of the command line: --lang, then LC_ALL, then LANG."""

from pathlib import Path

import pytest

from referee.cli.language import from_environment
from tests.cli.running import lines, run, saved, start


@pytest.fixture(autouse=True)
def _without_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LANG", raising=False)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "es_ES", "LANG": "fr_FR"}, "es"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr"}, "en"),
    ],
)
def test_the_environment(environment: dict[str, str], language: str) -> None:
    assert from_environment(environment) == language


def test_every_command_speaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    file = saved(tmp_path, start())
    refused = run("rule", file, "--action", "end-turn")
    assert lines(refused)[0].endswith("end-turn: ilegal")
    assert "Aún tienes que construir 3 asentamientos" in refused.stdout
    assert "Vous devez encore construire 3 cités" in run("rule", file, "--action", "end-turn", "--lang", "fr").stdout
    assert "acciones legales" in run("legal", file).stdout
    assert "pescadores" in run("score", file).stdout
    assert "posible" in run("audit", file).stdout
    assert lines(run("start", "blue", "red", "--first-game", "--seed", "x"))[0].startswith("tablero")
    assert "Tablero de Kingdom Builder" in run("picture", "--table", file).stdout
    assert "Plateau de Kingdom Builder" in run("picture", "--table", file, "--lang", "fr").stdout


def test_a_tag_that_nobody_could_mean(tmp_path: Path) -> None:
    result = run("audit", saved(tmp_path, start()), "--lang", "x" * 36)
    assert result.exit_code == 2
    assert "at most 35 characters" in result.stderr
    assert run("audit", saved(tmp_path, start()), "--lang", "klingon").exit_code == 0
