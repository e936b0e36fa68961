"""The language of the command line: --lang, then LC_ALL, then LANG."""

import json
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
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr"}, "en"),
    ],
)
def test_the_environment(environment: dict[str, str], language: str) -> None:
    assert from_environment(environment) == language


def test_every_command_answers_in_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    file = saved(tmp_path, start())
    refused = run("rule", file, "--action", "end-turn")
    assert lines(refused)[0].endswith("end-turn: ilegal")
    assert "todavía tienes que construir 3 asentamientos" in refused.stdout
    assert "Vous devez encore construire 3 cités" in run("rule", file, "--action", "end-turn", "--lang", "fr").stdout
    assert "acciones legales" in run("legal", file).stdout
    assert "pescadores" in run("score", file).stdout
    assert "posible" in run("audit", file).stdout
    assert lines(run("start", "blue", "red", "--first-game", "--seed", "x"))[0].startswith("tablero")
    assert "Tablero de Kingdom Builder" in run("picture", "--table", file).stdout
    assert "Plateau de Kingdom Builder" in run("picture", "--table", file, "--lang", "fr").stdout
    assert (
        "In deiner Pflichtaktion fehlen noch 3 Siedlungen"
        in run("rule", file, "--action", "end-turn", "--lang", "de").stdout
    )
    assert "Spielplan von Kingdom Builder" in run("picture", "--table", file, "--lang", "de").stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("legal", "missing.json"), "Error: missing.json: El archivo no se puede leer: "),
        (
            ("rule", "x.json", "--action", "dance"),
            "Error: --action: /action: «dance» no es una acción. Escribe ",
        ),
        (("start", "blue"), "PLAYER: Hay 1 jugador, pero en una partida juegan de dos a cinco."),
        (("start",), "Error: Falta PLAYER..."),
        (("start", "--sead", "x"), "Error: No hay ninguna opción llamada --sead. ¿Querías decir --seed?"),
        (("start", "--seed"), "Error: Revisa --seed: "),
        (("scores",), "Error: No hay ninguna orden llamada «scores». ¿Querías decir «score»?"),
        (("picture", "tavern", "padock", "oasis", "farm"), "¿Querías decir «paddock»?"),
        (("picture", "--width", "0"), "Error: --width: Debe ser un número entero entre 100 y 1600."),
        (("serve", "--bind", "x"), "Error: --bind: «x» no es una dirección."),
    ],
)
def test_errors_are_in_the_language(arguments: tuple[str, ...], said: str) -> None:
    command, *more = arguments
    result = run(command, "--lang=es", *more)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


def test_usage_is_shown_in_the_language() -> None:
    spanish, french = (run("legal", "--nonsense", f"--lang={tag}").stderr.splitlines() for tag in ("es", "fr"))
    assert spanish[0].startswith("Uso: ")
    assert "--help» para ver la ayuda." in spanish[1]
    assert french[0].startswith("Utilisation\u00a0: ")
    assert french[-1] == "Erreur\u00a0: Il n’y a pas d’option nommée --nonsense."


def test_problem_documents_have_the_language_too() -> None:
    result = run("legal", "--json", "--lang", "fr", stdin="{")
    assert "Ce n’est pas du JSON valide" in json.loads(result.stdout)["detail"]
    assert "entrée standard: " in result.stderr


def test_an_overlong_language_tag_is_refused(tmp_path: Path) -> None:
    result = run("audit", saved(tmp_path, start()), "--lang", "x" * 36)
    assert result.exit_code == 2
    assert "at most 35 characters" in result.stderr
    assert run("audit", saved(tmp_path, start()), "--lang", "klingon").exit_code == 0
