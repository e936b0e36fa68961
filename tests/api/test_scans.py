"""POST /v1/scans as its callers see it."""

from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest
import yaml
from flask.testing import FlaskClient

from referee.board.section import section_named
from tests.api.conftest import Json, answer, pointers, problem
from tests.documents.samples import OWN_SECTION

EXAMPLES = Path(__file__).parents[2] / "schemas" / "examples"
CELLS = [["grass"] * 20] * 20


def example(name: str) -> Json:
    return yaml.safe_load((EXAMPLES / f"scan-{name}.yaml").read_text(encoding="utf-8"))["request"]["value"]


def scan_answer(client: FlaskClient, body: Json, query: str = "") -> Json:
    return answer(client.post(f"/v1/scans{query}", json=body))


def test_the_position_is_ready_to_be_scored(client: FlaskClient) -> None:
    found = scan_answer(client, example("known"))
    assert found["verdict"] == "known"
    assert found["inconsistencies"] == []
    score = answer(client.post("/v1/scores", json={"position": found["position"]}))
    assert [player["total"] for player in score["players"]] == [one["value"] for one in found["scores"]["players"]]
    stakes = [doubt["gold"] for doubt in found["doubts"]]
    assert stakes == sorted(stakes, reverse=True)


def test_the_three_forms_of_the_terrain_give_the_same_answer(client: FlaskClient) -> None:
    letters = [row.replace("X", "L") for row in example("known")["terrain"]]
    kinds = {"G": "grass", "C": "canyon", "D": "desert", "F": "flower-field", "T": "forest", "W": "water"}
    kinds |= {"M": "mountain", "L": "location", "K": "castle"}
    words = [[kinds.get(letter) for letter in row] for row in letters]
    numbers = {
        "kinds": list(kinds.values()),
        "rows": [
            [None if letter == "." else [int(letter == other) for other in kinds] for letter in row]
            for row in letters
        ],
    }
    first = scan_answer(client, {"terrain": letters})
    assert scan_answer(client, {"terrain": words}) == first
    assert [one["section"] for one in scan_answer(client, {"terrain": numbers})["sections"]] == [
        one["section"] for one in first["sections"]
    ]


def test_an_unknown_section_can_be_sent_back(client: FlaskClient) -> None:
    body = example("unknown")
    found = scan_answer(client, body, "?include=picture")
    assert (found["verdict"], found["position"], found["scores"], found["picture"]) == ("unknown", None, None, None)
    (unknown,) = [one["section"] for one in found["sections"] if one["verdict"] == "unknown"]
    locations = {
        f"{'abcdefghij'[row.index('L')]}{number + 1}" for number, row in enumerate(unknown["rows"]) if "L" in row
    }
    completed = {**unknown, "locations": dict.fromkeys(locations, "temple")}
    again = scan_answer(client, {**body, "known": {**body["known"], "sections": [completed]}})
    assert again["verdict"] == "known"
    assert again["sections"][2]["section"] == completed


def test_a_picture_with_the_doubts_marked(client: FlaskClient) -> None:
    found = scan_answer(client, example("known"), "?include=picture")
    described = ET.fromstring(found["picture"]).findtext("{http://www.w3.org/2000/svg}desc")  # noqa: S314
    assert described
    assert "Highlighted: " in described
    assert all(doubt["at"] in described for doubt in found["doubts"])


def test_a_scan_without_any_terrain_is_unreadable(client: FlaskClient) -> None:
    found = scan_answer(client, {"terrain": ["." * 20] * 20})
    assert found["verdict"] == "unreadable"
    assert {one["text"] for one in found["sections"]} == {"Only 0 of the 100 hexes can be seen."}


def test_a_known_board(client: FlaskClient) -> None:
    board = {"sections": ["harbor", "paddock", "oracle:turned", "quarry"], "capitols": ["c5"], "island": "tree-house"}
    pieces = [{"at": "i:b1", "colour": "blue"}, {"at": "a1", "colour": "red", "probability": 0.9}]
    found = scan_answer(client, {"terrain": CELLS, "pieces": pieces, "known": {"board": board}})
    assert found["verdict"] == "known"
    assert found["position"]["board"] == board
    assert found["position"]["players"][0]["settlements"] == ["i:b1"]
    missing = scan_answer(client, {"terrain": CELLS, "known": {"board": {"sections": ["tavern"] * 4}}})
    assert missing["verdict"] == "impossible"
    assert missing["inconsistencies"][0]["place"] == "/known/board/sections/1"
    problem(
        client.post("/v1/scans", json={"terrain": CELLS, "known": {"board": {"id": "0" * 32}}}), 404, "unknown-board"
    )


@pytest.mark.parametrize(
    ("change", "place", "code"),
    [
        ({"pieces": [{"at": "a1"}]}, "/pieces/0/colour", "wrong-owner"),
        ({"pieces": [{"at": "a1", "piece": "wall", "colour": "red"}]}, "/pieces/0/colour", "wrong-owner"),
        ({"known": {"expansions": ["capitol"]}}, "/known/expansions", "too-few-sections"),
        (
            {"known": {"board": {"sections": ["tavern", "paddock", "oasis", "farm"]}, "caves": []}},
            "/known/caves",
            "told-twice",
        ),
        ({"terrain": {"kinds": ["grass"], "rows": [[[1, 2]] * 20] * 20}}, "/terrain/rows/0/0", "too-many-weights"),
    ],
)
def test_requests_that_contradict_themselves(client: FlaskClient, change: Json, place: str, code: str) -> None:
    found = scan_answer(client, {"terrain": CELLS, **change})
    assert found["verdict"] == "impossible"
    assert [(one["place"], one["code"]) for one in found["inconsistencies"]] == [(place, code)]
    assert found["sections"] == []


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"terrain": CELLS[1:]}, "/terrain"),
        ({"terrain": ["G" * 19, *["G" * 20] * 19]}, "/terrain/0"),
        ({"terrain": [["grass"] * 19 + ["lava"], *CELLS[1:]]}, "/terrain/0/19"),
        ({"terrain": [[{"grass": 1.5}] + ["grass"] * 19, *CELLS[1:]]}, "/terrain/0/0/grass"),
        ({"terrain": [[{"lava": 0.5}] + ["grass"] * 19, *CELLS[1:]]}, "/terrain/0/0/lava"),
        ({"terrain": {"kinds": ["grass", "grass"], "rows": [[[1]] * 20] * 20}}, "/terrain/kinds"),
        ({"terrain": {"kinds": ["grass"], "rows": [[[True]] * 20] + [[[1]] * 20] * 19}}, "/terrain/rows/0/0/0"),
        ({"pieces": [{"at": "a1", "colour": "red", "probability": -0.1}]}, "/pieces/0/probability"),
        ({"pieces": [{"at": "z1", "colour": "red"}]}, "/pieces/0/at"),
        ({"pieces": [{"at": "a1", "colour": "red"}] * 2001}, "/pieces"),
        ({"unread": ["a1", "a1"]}, "/unread"),
        ({"known": {"players": ["red", "red"]}}, "/known/players"),
        ({"known": {"gold": {"green": 1}}}, "/known/gold/green"),
        ({"known": {"gold": {"red": -1}}}, "/known/gold/red"),
        ({"known": {"dragons": 1}}, "/known/dragons"),
        ({"guess": 1}, "/guess"),
    ],
)
def test_wrong_shapes(client: FlaskClient, change: Json, place: str) -> None:
    found = problem(client.post("/v1/scans", json={"terrain": CELLS, **change}), 422, "wrong-shape")
    assert place in pointers(found)


def test_the_largest_bodies(client: FlaskClient) -> None:
    body = {"terrain": CELLS, "known": {"sections": [OWN_SECTION]}}
    assert scan_answer(client, {**body, "pieces": [{"at": "a1", "colour": "red", "probability": 0.25}] * 2000})
    long = b'{"terrain":' + b" " * (256 * 1024) + b"[]}"
    problem(client.post("/v1/scans", data=long, content_type="application/json"), 413, "request-entity-too-large")


def test_scans_are_remembered(client: FlaskClient) -> None:
    body = example("known")
    assert client.post("/v1/scans", json=body).data == client.post("/v1/scans", json=body).data


def test_every_well_formed_scan_gets_an_answer(client: FlaskClient) -> None:
    rng = Random(9)
    letters = "GCDFTSAWMLKNPOX."
    verdicts = set()
    for number in range(40):
        rows = ["".join(rng.choice(letters) for _ in range(20)) for _ in range(20)]
        if number % 2:
            rows = [row * 2 for row in section_named("tavern").rows] * 2
        pieces = [
            {"at": f"{rng.choice('abcdefghijklmnopqrst')}{rng.randrange(1, 21)}", "colour": "blue", "piece": piece}
            for piece in ("settlement", "ship", "wagon", "warrior", "city-hall") * 30
        ]
        known: Json = (
            {"board": {"sections": ["tavern", "paddock", "quarry", "monastery-wagon"]}} if number % 3 else {}
        )
        verdicts.add(scan_answer(client, {"terrain": rows, "pieces": pieces, "known": known})["verdict"])
    assert verdicts == {"known", "unknown"}
