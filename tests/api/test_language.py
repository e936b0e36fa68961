"""The language of an answer: `lang` or Accept-Language selects it, and caches keep languages apart."""

import pytest
from flask.testing import FlaskClient

from referee.words.languages import LANGUAGES
from tests.cli.running import start

REFUSED = {"state": start(), "action": {"type": "end-turn"}}


@pytest.mark.parametrize(
    ("query", "accepted", "language", "begins"),
    [
        ("", None, "en", "You still have to build"),
        ("", "pt, es;q=0.8, en;q=0.5", "es", "En tu acción obligatoria todavía"),
        ("?lang=fr", "es", "fr", "Vous devez encore construire"),
        ("?lang=es-MX", None, "es", "En tu acción"),
        ("", "de-CH, en;q=0.5", "de", "In deiner Pflichtaktion fehlen noch"),
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


def test_an_overlong_language_tag_is_refused(client: FlaskClient) -> None:
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
        replays = [client.post(f"/v1/replays?lang={tag}", json=game).get_json() for tag in LANGUAGES]
        assert len({replay["violations"][0]["text"] for replay in replays}) == len(LANGUAGES)
        pictures = [client.post(f"/v1/pictures?lang={tag}", json=picture).text for tag in LANGUAGES]
        assert len(set(pictures)) == len(LANGUAGES)
    assert "Tablero de Kingdom Builder" in pictures[1]


BROKEN = {"state": {**start(), "round": "two", "cards": ["fishermen", "knigts", "lords"]}, "action": {"type": "dig"}}


@pytest.mark.parametrize(
    ("query", "headers", "language", "texts"),
    [
        (
            "?lang=es",
            {"Accept-Language": "fr"},
            "es",
            {
                "/state/round": "Aquí debe ir un número entero, no una cadena de texto.",
                "/state/cards/1": (
                    "No hay ninguna carta de Kingdom Builder llamada «knigts». ¿Querías decir «knights»?"
                ),
                "/action/type": "Aquí no se puede usar «dig». Valores posibles: build, place, ",
            },
        ),
        (
            "",
            {"Accept-Language": "pt, fr;q=0.9"},
            "fr",
            {
                "/state/round": "Il faut ici un nombre entier, et non une chaîne de caractères.",
                "/state/cards/1": (
                    "Il n’y a pas de carte Kingdom Builder nommée «\u00a0knigts\u00a0». "
                    "Vouliez-vous dire «\u00a0knights\u00a0»\u00a0?"
                ),
                "/action/type": "«\u00a0dig\u00a0» n’est pas possible ici. Valeurs possibles\u00a0: build, place, ",
            },
        ),
    ],
)
def test_faults_of_a_request_are_explained_in_its_language(
    client: FlaskClient, query: str, headers: dict[str, str], language: str, texts: dict[str, str]
) -> None:
    answer = client.post(f"/v1/rulings{query}", json=BROKEN, headers=headers)
    assert (answer.status_code, answer.headers["Content-Language"]) == (422, language)
    errors = {error["pointer"]: error["text"] for error in answer.get_json()["errors"]}
    assert errors.keys() == texts.keys()
    for pointer, text in texts.items():
        assert errors[pointer].startswith(text)
    assert any(text in answer.get_json()["detail"] for text in texts.values())


@pytest.mark.parametrize(
    ("call", "body", "said"),
    [
        ("starts", {"players": ["blue"]}, "Hay 1 jugador, pero en una partida juegan de dos a cinco."),
        (
            "boards",
            {"sections": ["farm", "farm", "oasis", "tower"]},
            "El cuadrante `farm` ya está arriba a la izquierda.",
        ),
        ("boards", {"id": "0" * 32}, "Aquí no se conoce ningún tablero"),
        ("scores", {}, "Envía o bien `position` o bien `state`."),
        ("audits", {"x": 1}, "Aquí no hay ninguna clave llamada «x»."),
        ("rulings?include=hats", {}, "Aquí no se puede incluir «hats»."),
        ("scans", {"terrain": 3}, "Aquí debe ir una lista, no un número."),
    ],
)
def test_problems_are_explained_in_the_language_of_the_request(
    client: FlaskClient, call: str, body: object, said: str
) -> None:
    answer = client.post(f"/v1/{call}", json=body, headers={"Accept-Language": "es"})
    assert answer.status_code in {404, 409, 422}
    assert answer.headers["Content-Language"] == "es"
    assert said in " ".join(error["text"] for error in answer.get_json()["errors"])


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"", "Il n’y a rien à lire. Envoyez un document JSON."),
        (b'{"state": 1,}', "il y a une erreur à la ligne 1, colonne"),
        (b'{"a": 1, "a": 2}', "La clé «\u00a0a\u00a0» figure deux fois dans le même objet."),
        (b"\xff", "l’octet 0 n’est pas de l’UTF-8 valide."),
        (b"[" * 2000, "Il peut en avoir 16 au plus."),
    ],
)
def test_invalid_json_is_explained(client: FlaskClient, body: bytes, said: str) -> None:
    answer = client.post("/v1/rulings?lang=fr", data=body, content_type="application/json")
    assert answer.status_code == 400
    assert said in answer.get_json()["errors"][0]["text"]
    assert said in answer.get_json()["detail"]


def test_an_unreadable_table_is_explained_in_the_language_of_the_request(client: FlaskClient) -> None:
    absent = {**REFUSED, "state": {**start(), "start_player": "red"}}
    line = {**REFUSED, "state": "board=farm now=over"}
    for tag, nobody, missing in (
        ("es", "red no juega en esta partida.", "Campo cards: Falta «cards», que es obligatorio."),
        ("de", "red spielt in dieser Partie nicht mit.", "Feld cards: „cards“ fehlt und ist nötig."),
        ("fr", "red ne joue pas dans cette partie.", "Champ cards\u00a0: Il manque « cards », qui est obligatoire."),
    ):
        found = client.post(f"/v1/rulings?lang={tag}", json=absent).get_json()
        assert found["inconsistencies"][0]["text"].startswith(nobody)
        unread = client.post(f"/v1/rulings?lang={tag}", json=line).get_json()
        assert unread["inconsistencies"][0]["text"] == missing


def test_scans_answer_in_the_language_of_the_request(client: FlaskClient) -> None:
    nothing = {"terrain": ["." * 20] * 20}
    said = {
        tag: client.post(f"/v1/scans?lang={tag}", json=nothing).get_json()["sections"][0]["text"] for tag in LANGUAGES
    }
    assert said == {
        "en": "Only 0 of the 100 hexes can be seen.",
        "es": "Solo se ven 0 de las 100 casillas.",
        "fr": "On ne voit que 0 des 100 cases.",
        "de": "Nur 0 von 100 Feldern sind zu sehen.",
    }


def test_every_line_of_ndjson_has_its_problem_in_the_language(client: FlaskClient) -> None:
    answer = client.post("/v1/rulings?lang=es", data=b"{\n[]\n", content_type="application/x-ndjson")
    first, second = answer.text.splitlines()
    assert "Esto no es JSON válido" in first
    assert "El cuerpo debe ser un objeto JSON." in second


@pytest.mark.parametrize("path", ["/docs", "/docs/api", "/openapi.json", "/docs/problems"])
def test_documentation_stays_english(client: FlaskClient, path: str) -> None:
    answer = client.get(path, headers={"Accept-Language": "fr"})
    assert answer.headers["Content-Language"] == "en"
