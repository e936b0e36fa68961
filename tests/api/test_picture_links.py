"""GET /v1/pictures: the picture of a table whose notation is in the link."""

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from referee.api.app import create_app
from referee.serving.config import Config
from referee.serving.overload import OVERLOADED
from tests.api.conftest import problem

POSITION = "board=tavern,paddock,oasis,farm cards=fishermen,knights,merchants blue=e8,e9 orange=q11"
STATE = (
    "board=tavern,paddock,oasis,farm cards=fishermen,knights,merchants blue=e8,e9;hand:- orange=-;hand:C "
    "first=blue now=turning:blue:T:1:e8,e9:-"
)
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize(
    ("query", "body"),
    [
        ({"state": STATE}, {"state": STATE}),
        ({"state": POSITION}, {"position": POSITION}),
        (
            {"state": STATE, "highlight": "e9,e10,e9"},
            {"state": STATE, "highlight": {"kind": "hexes", "hexes": ["e9", "e10"]}},
        ),
        ({"state": STATE, "highlight": "legal-actions"}, {"state": STATE, "highlight": {"kind": "legal-actions"}}),
        (
            {"state": STATE, "highlight": "legal-actions:farm"},
            {"state": STATE, "highlight": {"kind": "legal-actions", "tile": "farm"}},
        ),
        (
            {"state": POSITION, "highlight": "score:knights:blue"},
            {"position": POSITION, "highlight": {"kind": "score", "source": "knights", "player": "blue"}},
        ),
        (
            {"state": STATE, "title": "Blue’s turn", "names": "true", "panel": "false", "width": "500", "lang": "es"},
            {"state": STATE, "title": "Blue’s turn", "names": True, "panel": False, "width": 500},
        ),
    ],
)
def test_a_link_gives_the_same_picture_as_a_post(
    client: FlaskClient, query: dict[str, str], body: dict[str, Any]
) -> None:
    linked = client.get("/v1/pictures", query_string=query)
    drawn = client.post("/v1/pictures", json=body, query_string={"lang": query.get("lang", "en")})
    assert linked.mimetype == "image/svg+xml"
    assert linked.data == drawn.data


def test_format_overrides_the_accept_header(client: FlaskClient) -> None:
    browser = {"Accept": "image/svg+xml,image/*;q=0.8"}
    linked = client.get("/v1/pictures", query_string={"state": STATE, "format": "png"}, headers=browser)
    assert (linked.mimetype, linked.data[:8]) == ("image/png", PNG)
    assert "Accept" not in [name.strip() for name in linked.headers["Vary"].split(",")]
    chosen = client.get("/v1/pictures", query_string={"state": STATE}, headers={"Accept": "image/png"})
    assert chosen.data == linked.data
    assert "Accept" in [name.strip() for name in chosen.headers["Vary"].split(",")]
    problem(client.get("/v1/pictures", query_string={"state": STATE}, headers={"Accept": "text/plain"}), 406)


def test_the_picture_of_a_link_can_be_cached(client: FlaskClient) -> None:
    query = {"state": STATE, "width": "300"}
    first = client.get("/v1/pictures", query_string=query)
    assert first.headers["Cache-Control"] == "public, max-age=86400"
    again = client.get("/v1/pictures", query_string=query, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    other = client.get("/v1/pictures", query_string={**query, "lang": "de"})
    assert other.headers["ETag"] != first.headers["ETag"]
    problem(client.get("/v1/pictures", query_string=query, headers={"If-Match": '"old"'}), 412)
    assert client.head("/v1/pictures", query_string=query).headers["ETag"] == first.headers["ETag"]


@pytest.mark.parametrize(
    ("query", "status", "parameter"),
    [
        ({}, 422, "state"),
        ({"state": "nonsense"}, 409, "state"),
        ({"state": f"{STATE} now=over"}, 409, "state"),
        ({"state": STATE, "highlight": "z99"}, 422, "highlight"),
        ({"state": STATE, "highlight": ""}, 422, "highlight"),
        ({"state": STATE, "highlight": "e9,"}, 422, "highlight"),
        ({"state": STATE, "highlight": "e9\n"}, 422, "highlight"),
        ({"state": STATE, "highlight": "i:a1"}, 409, "highlight"),
        ({"state": POSITION, "highlight": "legal-actions"}, 409, "highlight"),
        ({"state": POSITION, "highlight": "score:knights:white"}, 409, "highlight"),
        ({"state": POSITION, "highlight": "score:dragons:blue"}, 409, "highlight"),
        ({"state": STATE, "names": "yes"}, 422, "names"),
        ({"state": STATE, "panel": ""}, 422, "panel"),
        ({"state": STATE, "width": "99"}, 422, "width"),
        ({"state": STATE, "width": "1_000"}, 422, "width"),
        ({"state": STATE, "width": "9" * 5000}, 422, "width"),
        ({"state": STATE, "title": "x" * 201}, 422, "title"),
        ({"state": STATE, "format": "gif"}, 422, "format"),
        ({"state": STATE, "formt": "png"}, 422, "formt"),
        ({"state": STATE, "signed": "no"}, 422, "signed"),
        ({"state": STATE, "signed": "require"}, 409, "signed"),
        ({"state": [STATE, STATE]}, 422, "state"),
    ],
)
def test_faults_name_their_parameter(client: FlaskClient, query: dict[str, Any], status: int, parameter: str) -> None:
    errors = problem(client.get("/v1/pictures", query_string=query), status)["errors"]
    assert {error["parameter"] for error in errors} == {parameter}


def test_the_limits_are_those_of_the_post() -> None:
    service: Flask = create_app(Config(log_level="ERROR", pictures=0))
    refused = service.test_client().get("/v1/pictures", query_string={"state": STATE, "format": "png"})
    problem(refused, 503, "too-many-pictures")
    busy = service.test_client().get(
        "/v1/pictures", query_string={"state": STATE}, environ_overrides={OVERLOADED: True}
    )
    problem(busy, 503, "overloaded")
    keyed = create_app(Config(log_level="ERROR", api_keys=frozenset({"secret"}))).test_client()
    problem(keyed.get("/v1/pictures", query_string={"state": STATE}), 401, "key-needed")


def test_an_impossible_table_is_drawn(client: FlaskClient) -> None:
    line = POSITION.replace("e8,e9", "c7")
    linked = client.get("/v1/pictures", query_string={"state": line})
    assert linked.status_code == 200
    assert linked.data == client.post("/v1/pictures", json={"position": line}).data
