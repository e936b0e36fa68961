"""The language of an answer: chosen by `lang` or Accept-Language, told by Content-Language, kept apart in caches."""

import pytest
from flask.testing import FlaskClient

from tests.cli.running import start

REFUSED = {"state": start(), "action": {"type": "end-turn"}}


@pytest.mark.parametrize(
    ("query", "accepted", "language", "begins"),
    [
        ("", None, "en", "You still have to build"),
        ("", "de, es;q=0.8, en;q=0.5", "es", "Aún tienes que construir"),
        ("?lang=fr", "es", "fr", "Vous devez encore construire"),
        ("?lang=es-MX", None, "es", "Aún"),
        ("?lang=klingon", "es", "en", "You still"),
        ("?lang=", "es", "en", "You still"),
    ],
)
def test_the_language_of_a_ruling(
    client: FlaskClient, query: str, accepted: str | None, language: str, begins: str
) -> None:
    headers = {"Accept-Language": accepted} if accepted else {}
    answer = client.post(f"/v1/rulings{query}", json=REFUSED, headers=headers)
    assert answer.get_json()["violations"][0]["text"].startswith(begins)
    assert answer.headers["Content-Language"] == language
    assert "Accept-Language" in answer.headers["Vary"]
    assert answer.get_json()["violations"][0]["code"] == "mandatory-action-due"


def test_a_tag_that_nobody_could_mean_is_refused(client: FlaskClient) -> None:
    answer = client.post(f"/v1/rulings?lang={'x' * 36}", json=REFUSED)
    assert answer.status_code == 422
    assert answer.get_json()["errors"][0]["pointer"] == "?lang"
    assert client.post(f"/v1/rulings?lang={'x' * 35}", json=REFUSED).status_code == 200


def test_catalogues_have_a_tag_for_each_language(client: FlaskClient) -> None:
    spanish, french = (client.get(f"/v1/catalogue/tiles?lang={tag}") for tag in ("es", "fr"))
    assert spanish.headers["ETag"] != french.headers["ETag"]
    tag = spanish.headers["ETag"]
    assert client.get("/v1/catalogue/tiles?lang=es", headers={"If-None-Match": tag}).status_code == 304
    assert client.get("/v1/catalogue/tiles?lang=fr", headers={"If-None-Match": tag}).status_code == 200
    options = [client.get(f"/v1/catalogue/options?lang={tag}").headers["ETag"] for tag in ("es", "fr")]
    assert options[0] != options[1]


def test_remembered_answers_are_kept_apart(client: FlaskClient) -> None:
    game = {"start": start(), "actions": [{"type": "end-turn"}]}
    picture = {"state": start()}
    for _ in range(2):
        replays = [client.post(f"/v1/replays?lang={tag}", json=game).get_json() for tag in ("en", "es", "fr")]
        assert len({replay["violations"][0]["text"] for replay in replays}) == 3
        pictures = [client.post(f"/v1/pictures?lang={tag}", json=picture).text for tag in ("en", "es", "fr")]
        assert len(set(pictures)) == 3
    assert "Tablero de Kingdom Builder" in pictures[1]


@pytest.mark.parametrize("path", ["/", "/docs", "/openapi.json", "/docs/problems"])
def test_documentation_stays_english(client: FlaskClient, path: str) -> None:
    answer = client.get(path, headers={"Accept-Language": "fr"})
    assert answer.headers["Content-Language"] == "en"
