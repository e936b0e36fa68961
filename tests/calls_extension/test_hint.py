"""A call defined outside the package works over HTTP and on the command line, with translations and signatures."""

import json
from collections.abc import Iterator
from pathlib import Path

import jsonschema_rs
import pytest
import yaml
from flask.testing import FlaskClient

from referee.api.app import create_app
from referee.calls import calls, commands, register, unregister
from referee.serving.config import Config
from referee.words.messages import remove_folder
from tests.api.conftest import answer, checked_problem
from tests.calls_extension import hint
from tests.cli.running import run, saved, start

SHAPES = yaml.safe_load(Path(__file__).with_name("hint.yaml").read_text(encoding="utf-8"))
REQUEST, ANSWER = (jsonschema_rs.validator_for(SHAPES[shape]) for shape in ("request", "answer"))
TEXTS = {
    "en": "Build on e5 with your terrain card: that changes your gold by 6.",
    "es": "Construye en e5 con tu carta de terreno: eso cambia tu oro en 6.",
    "fr": "Construisez sur e5 avec votre carte de terrain : cela change votre or de 6.",
    "de": "Baue auf e5 mit deiner Geländekarte: Das ändert dein Gold um 6.",
}


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    hint.install()
    yield
    unregister("hint")
    remove_folder(hint.WORDS)


@pytest.fixture
def caller() -> FlaskClient:
    config = Config(log_level="ERROR", state_key=(b"a key of the tests, long enough",))
    return create_app(config).test_client(use_cookies=False)


def test_http(caller: FlaskClient) -> None:
    body = {"state": start()}
    REQUEST.validate(body)
    found = answer(caller.post("/v1/hints", json=body))
    ANSWER.validate(found)
    assert (found["verdict"], found["text"]) == ("possible", TEXTS["en"])


@pytest.mark.parametrize("language", TEXTS)
def test_languages(caller: FlaskClient, language: str) -> None:
    response = caller.post("/v1/hints", json={"state": start()}, headers={"Accept-Language": language})
    assert (answer(response)["text"], response.headers["Content-Language"]) == (TEXTS[language], language)


def test_a_request_that_violates_the_schema_is_refused(caller: FlaskClient) -> None:
    body: dict[str, object] = {"stat": {}}
    assert not REQUEST.is_valid(body)
    problem = checked_problem(caller.post("/v1/hints", json=body), "wrong-shape")
    assert "Did you mean “state”?" in problem["errors"][1]["text"]
    checked_problem(caller.post("/v1/hints?include=views", json={"state": start()}), "unknown-include")


def test_an_impossible_table(caller: FlaskClient) -> None:
    found = answer(caller.post("/v1/hints", json={"state": {**start(), "round": 9}}))
    ANSWER.validate(found)
    assert (found["verdict"], found["action"]) == ("impossible", None)
    assert found["inconsistencies"][0]["place"].startswith("/state/")


def test_ndjson(caller: FlaskClient) -> None:
    lines = "\n".join([json.dumps({"state": start()}), "{"]).encode()
    response = caller.post("/v1/hints", data=lines, content_type="application/x-ndjson")
    first, second = map(json.loads, response.data.splitlines())
    assert (first["text"], second["status"]) == (TEXTS["en"], 400)


def test_a_repeated_request_is_answered_from_the_cache(caller: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    first = caller.post("/v1/hints", json={"state": start()})
    monkeypatch.setattr(hint, "legal", None)
    assert caller.post("/v1/hints", json={"state": start()}).data == first.data
    assert caller.post("/v1/hints?lang=es", json={"state": start()}).status_code == 500


def test_signatures(caller: FlaskClient) -> None:
    begun = answer(caller.post("/v1/starts", json={"players": ["red", "white"], "first_game": True, "seed": "x"}))
    asked = {"state": begun["state"]}
    found = answer(caller.post("/v1/hints?signed=require&include=notation", json=asked))
    assert found["notation"].endswith(f" sig={begun['state']['signature']}")
    unsigned = {"state": start()}
    assert " sig=" not in answer(caller.post("/v1/hints?include=notation", json=unsigned))["notation"]
    refused = answer(caller.post("/v1/hints?signed=require", json=unsigned))
    assert [one["code"] for one in refused["inconsistencies"]] == ["bad-signature"]


@pytest.mark.parametrize("language", TEXTS)
def test_the_command_line(tmp_path: Path, language: str) -> None:
    file = saved(tmp_path, start())
    result = run("hint", file, "--lang", language)
    assert (result.exit_code, result.stderr) == (0, "")
    assert TEXTS[language] in result.stdout
    assert json.loads(run("hint", file, "--json", "--lang", language).stdout)["text"] == TEXTS[language]
    refused = run("hint", saved(tmp_path, "{", "bad.json"), "--lang", language)
    assert (refused.exit_code, '{"state": ...}' in refused.stderr) == (2, True)


def test_help_names_the_command() -> None:
    assert "Which action pays most?" in run("--help").output
    assert "referee hint game.json" in run("hint", "--help").output


def test_a_call_cannot_be_registered_twice() -> None:
    assert commands()[-1] == "hint"
    with pytest.raises(ValueError, match="already a call"):
        register(hint.CALL)
    assert [call.name for call in calls()].count("hint") == 1
