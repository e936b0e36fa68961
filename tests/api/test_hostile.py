"""Malicious and careless requests get an answer quickly, and do not cause a server error."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from itertools import product
from pathlib import Path
from random import Random

import orjson
import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import EnvironBuilder, TestResponse, run_wsgi_app
from werkzeug.wrappers import Request

from referee.board.hexes import NAMES
from referee.board.section import section_named
from referee.documents.notation import write_state
from referee.documents.reader import load
from referee.documents.states import read_state
from referee.rules.catalogue import CARDS, POWERS, TASKS
from tests.api.conftest import Json, answer, checked_problem, pointers, problem
from tests.api.played import played
from tests.documents.samples import OWN_SECTION, document, position_document
from tests.golden.game import FILES
from tests.share import first, share

JSON = "application/json"
SMALL = 64 * 1024
STATES = {
    file.stem: json.loads(file.read_text(encoding="utf-8"))["state"]
    for file in sorted((Path(__file__).parents[1] / "properties" / "states").glob("*.json"))
}
GAMES = [json.loads(file.read_text(encoding="utf-8")) for file in FILES[:4]]
VERDICTS = {"legal", "illegal", "impossible", "undetermined", "possible", "known", "unknown", "unreadable"}
WRONG: tuple[Json, ...] = (None, True, 1.5, "x", [], {}, -1, 2**63, "", ["a1"] * 3000, [[]], {"x": {}})
FEW = WRONG[:6]
ROWS = [row * 2 for row in section_named("tavern").rows] * 2
SCANS: tuple[Json, ...] = (
    {
        "terrain": [*ROWS[:1], [{"grass": 0.5, "special": 0.2}, "forest", None, *["water"] * 17], *ROWS[2:]],
        "pieces": [{"at": "a1", "colour": "red", "probability": 0.9}, {"at": "b2", "piece": "wall"}],
        "unread": ["c3"],
        "known": {"expansions": ["base"], "sections": [OWN_SECTION, "temple"], "capitols": ["a1"], "originals": True},
    },
    {
        "terrain": {"kinds": ["grass", "special"], "rows": [[[1, 0.5], None, *[[2]] * 18]] * 20},
        "pieces": [{"at": "e5", "piece": "city-hall", "colour": "blue"}, {"at": "e5", "colour": "red"}],
        "known": {
            "players": ["blue", "red"],
            "cards": ["lords", "knights", "miners"],
            "gold": {"red": 3},
            "marks": {"blue": ["1"]},
            "ruleset": "big-box-es",
            "board": {"sections": ["tavern", "paddock", "oasis", "farm"]},
        },
    },
)

Place = tuple[str | int, ...]


def send(client: FlaskClient, body: bytes | str, call: str = "audits") -> TestResponse:
    return client.post(f"/v1/{call}", data=body, content_type=JSON)


def survived(response: TestResponse, sent: int = SMALL) -> Json:
    """The document of a response: a problem (4xx), or an answer of limited size.

    If the answer has a verdict, it is one of VERDICTS.
    """
    if response.status_code == 200:
        assert response.mimetype == JSON
        found = response.json
        assert found is not None
        assert found.get("verdict", "possible") in VERDICTS
        assert len(response.data) <= 4 * sent + SMALL
        return found
    assert 400 <= response.status_code < 500, response.text
    return checked_problem(response)


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b'{"state":1,"state":1}', "state"),
        (b'{"state":{"format":1,"format":1}}', "format"),
        (b'{"state":[{"a":1},{"a":1,"b":2,"a":3}]}', "a"),
        (b'{"state" :1,"state"\t:1}', "state"),
        (b'{"state"\n\r :{}, "state":{}}', "state"),
        (b'{"\\u0061":1,"a":2}', "a"),
        (b'{"\\u0073tate":{},"state":{}}', "state"),
        (b'{"a\\/b":1,"a/b":2}', "a/b"),
        (b'{"":1,"":2}', ""),
        (b'{"state":"\\":","state":1}', "state"),
        (b'{"x":"\\" :","a":{"b":[{"c":1,"c":1}]}}', "c"),
        (b'{"\\u00e9":1,"\xc3\xa9":2}', "é"),
        (b'{"a":{"a":{"a":1,"a":2}}}', "a"),
        (b'{"a":1,"b":2,"c":"\\":","a":3}', "a"),
    ],
)
def test_a_duplicate_key_is_refused(client: FlaskClient, body: bytes, key: str) -> None:
    found = problem(send(client, body), 400, "bad-json")
    assert f"The key “{key}” appears twice" in found["detail"]


@pytest.mark.parametrize(
    "body",
    [
        b'{"a":{"b":1},"c":{"b":1}}',
        b'{"a":[{"b":1},{"b":1}]}',
        b'{"a":"\\":","b":"a\\":1"}',
        b'{"a" : 1, "b" : 2}',
        b'{"A":1,"a":2}',
    ],
)
def test_keys_that_only_look_like_duplicates(client: FlaskClient, body: bytes) -> None:
    problem(send(client, body), 422, "wrong-shape")


@pytest.mark.parametrize(
    "body",
    [
        b'{"a":NaN}',
        b'{"a":Infinity}',
        b'{"a":-Infinity}',
        b'{"a":1e400}',
        b'{"a":-1e400}',
        b'{"a":' + b"9" * 5000 + b"}",
        b'{"a" :' + b"9" * 5000 + b"}",
        b'{"a":01}',
        b'{"a":+1}',
        b'{"a":.5}',
        b'{"a":0x10}',
        b'{"a":1_000}',
        b"[" * 10_000,
        b"[" * 10_000 + b"]" * 10_000,
        b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
        b'[{"a":' * 5_000 + b"1" + b"}]" * 5_000,
        b"[" * 17 + b"]" * 17,
        b'{"a":' * 17 + b"1" + b"}" * 17,
        b'{"a" :' * 900 + b"1" + b"}" * 900,
        b'{"a":"\xff"}',
        b'{"\xc0\xaf":1}',
        b'{"a":"\xed\xa0\x80"}',
        b'{"a":"\\ud800"}',
        b'{"\\udfff":1}',
        b'{"a":"\\udc00\\ud800"}',
        b'{"a":"\x00"}',
        b'{"a\x00":1}',
        b"\x00",
        b'{"a":"\n"}',
        b"\xef\xbb\xbf{}",
        "{}".encode("utf-16"),
        "{}".encode("utf-32"),
        b"{} \x0b",
        b"{}\xc2\xa0",
        b"/**/{}",
        b'{"a":1}\n{"a":1}',
        b"\x1f\x8b\x08\x00",
    ],
)
def test_json_that_a_strict_reader_refuses(client: FlaskClient, body: bytes) -> None:
    problem(send(client, body), 400, "bad-json")


@pytest.mark.parametrize("number", ["-1", "1.5", "0.1", "1e-400", "9" * 300, str(2**64), str(-(2**63) - 1), "1e300"])
def test_numbers_that_do_not_fit(client: FlaskClient, number: str) -> None:
    state = json.dumps({"state": document()}).replace('"round": 1', f'"round": {number}')
    assert pointers(problem(send(client, state), 422, "wrong-shape")) == ["/state/round"]


def test_whole_numbers_may_be_written_with_a_point(client: FlaskClient) -> None:
    """JSON Schema accepts 1.0 as an integer, and some languages write integers that way."""
    for number in ("1.0", "1e0", "10e-1"):
        state = json.dumps({"state": document()}).replace('"round": 1', f'"round": {number}')
        assert answer(send(client, state))["verdict"] == "possible"


def test_minus_zero_is_zero(client: FlaskClient) -> None:
    for zero in ("-0", "-0.0"):
        state = json.dumps({"state": document()}).replace('"gold": 0', f'"gold": {zero}')
        assert answer(send(client, state))["verdict"] == "possible"


class Endless(BytesIO):
    """A body that never ends. It counts the bytes that were read."""

    def __init__(self) -> None:
        self.given = 0
        super().__init__()

    def read(self, size: int | None = -1, /) -> bytes:
        assert size is not None
        assert size >= 0, "somebody wants to have all of it"
        self.given += size
        return b" " * size

    def readinto(self, buffer: Json, /) -> int:
        buffer[:] = self.read(len(buffer))
        return len(buffer)

    def sent_to(self, service: Flask, call: str, **told: Json) -> TestResponse:
        """Send the body as a server would. The test client would first look for the end of the body."""
        environ = EnvironBuilder(f"/v1/{call}", method="POST", content_type=JSON).get_environ()
        environ.pop("CONTENT_LENGTH", None)
        environ |= {"wsgi.input": self, **told}
        return TestResponse(*run_wsgi_app(service, environ), request=Request(environ))


@pytest.mark.parametrize(
    ("call", "most"), [("audits", SMALL), ("pictures", SMALL), ("scans", 4 * SMALL), ("replays", 16 * SMALL)]
)
def test_a_body_that_never_ends_is_read_no_further_than_allowed(service: Flask, call: str, most: int) -> None:
    """A chunked body may be endless, because it does not state its length."""
    body = Endless()
    response = body.sent_to(service, call, **{"wsgi.input_terminated": True})
    problem(response, 413, "request-entity-too-large")
    assert most <= body.given <= 2 * most


def test_a_body_without_a_length_on_a_server_that_reads_no_chunks(service: Flask) -> None:
    body = Endless()
    problem(body.sent_to(service, "audits"), 400, "bad-json")
    assert body.given == 0


class Broken(Endless):
    """A body that raises an error when it is read, like a real one with a broken chunk or a lost connection."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        super().__init__()

    def read(self, _size: int | None = -1, /) -> bytes:
        raise self.error


@pytest.mark.parametrize("error", [OSError, EOFError, RuntimeError])
@pytest.mark.parametrize("told", [{"wsgi.input_terminated": True}, {"CONTENT_LENGTH": "5"}])
def test_a_body_that_breaks_off(service: Flask, error: type[Exception], told: dict[str, Json]) -> None:
    response = Broken(error("the inside of the server")).sent_to(service, "audits", **told)
    problem(response, 400, "bad-request")
    assert "inside" not in response.text


@pytest.mark.parametrize("length", [SMALL + 2, 10_000_000, 10**30])
def test_a_body_that_says_it_is_too_long_is_not_read_at_all(service: Flask, length: int) -> None:
    body = Endless()
    problem(body.sent_to(service, "audits", CONTENT_LENGTH=str(length)), 413, "request-entity-too-large")
    assert body.given == 0


@pytest.mark.parametrize("length", ["-1", "x", "1e3", "", "0x10", "\u0661"])
def test_an_invalid_content_length(client: FlaskClient, length: str) -> None:
    response = client.post("/v1/audits", data=b"{}", content_type=JSON, environ_overrides={"CONTENT_LENGTH": length})
    survived(response)


def test_ten_megabytes(client: FlaskClient) -> None:
    problem(send(client, b" " * 10_000_000), 413, "request-entity-too-large")
    lines = client.post("/v1/scores", data=b"{}\n" * 4_000_000, content_type="application/x-ndjson")
    problem(lines, 413, "request-entity-too-large")


BLANK = ("a1\n", "\na1", " a1", "a1 ", "a1\0", "a\u200b1", "\u202ea1", "")
BEYOND = ("a0", "a01", "a21", "u1", "a-1", "i:", "i:a6", "i:k1")
LOOKALIKES = ("A1", "I:a1", "\uff411", "a\uff11", "\u04301", "a\u0661", "1a", "a", "1", "a1,a2", "a1;b2", "__class__")


@pytest.mark.parametrize("name", [*BLANK, *BEYOND, *LOOKALIKES])
def test_names_that_only_look_like_a_hex(client: FlaskClient, name: str) -> None:
    state = document()
    state["players"][0]["settlements"] = ["a1", name]
    found = problem(send(client, json.dumps({"state": state})), 422, "wrong-shape")
    assert pointers(found) == ["/state/players/0/settlements/1"]
    action = json.dumps({"state": document(), "action": {"type": "build", "at": name}})
    assert pointers(problem(send(client, action, "rulings"), 422, "wrong-shape")) == ["/action/at"]


@pytest.mark.parametrize(
    "text", ["x" * 50_000, "\0" * 8_000, "\U0001f600" * 4_000, "\u202e\ufffe</svg>\r\n", "%s{0}{}"]
)
def test_strange_texts_where_any_text_is_allowed(client: FlaskClient, text: str) -> None:
    state = json.dumps(STATES["all-eight-tiles"])
    for call, body in (
        ("starts", {"players": ["blue", "red"], "seed": text}),
        ("rulings", {"state": json.loads(state), "action": {"type": "build", "at": "a1", "tile": text}}),
        ("rulings", {"state": json.loads(state), "action": {"type": "move", "from": "a1", "to": "a2", "tile": text}}),
        ("legal-actions", {"state": text}),
        ("scores", {"position": text}),
        ("views", {"state": text, "player": "blue"}),
        ("states", {"position": text, "turn": "blue"}),
        ("boards", {"sections": [text] * 4}),
        ("boards", {"sections": ["farm", "barn", "oasis", "tower"], "island": text}),
        ("boards", {"sections": [{"rows": [text] * 10}, "farm", "barn", "oasis"]}),
        ("boards", {"id": text}),
        ("starts", {"players": ["blue", "red"], "ruleset": text}),
        ("scans", {"terrain": text}),
        ("scans", {"terrain": [text, *ROWS[1:]]}),
        ("scans", {"terrain": [[text] * 20, *ROWS[1:]]}),
        ("scans", {"terrain": [[{text: 1}] * 20, *ROWS[1:]]}),
        ("scans", {"terrain": ROWS, "known": {"gold": {text: 1}, "sections": [text], "island": text}}),
    ):
        survived(client.post(f"/v1/{call}", data=json.dumps(body, ensure_ascii=False).encode(), content_type=JSON))
    for highlight in ({"kind": "legal-actions", "tile": text}, {"kind": text}, {"kind": "score", "source": text}):
        body = {"state": json.loads(state), "title": text, "highlight": highlight}
        response = client.post("/v1/pictures", data=json.dumps(body, ensure_ascii=False).encode(), content_type=JSON)
        assert response.status_code in {200, 413, 422}
        assert response.status_code == 200 or checked_problem(response)


def test_a_long_string_in_every_place_of_a_string(client: FlaskClient) -> None:
    state = STATES["tiles-of-all-ages"]
    for place, value in places(state):
        if isinstance(value, str):
            response = send(client, json.dumps({"state": changed(state, place, lambda _: "x" * 50_000)}))
            found = survived(response)
            if place[-1] not in {"kind", "tile"}:
                assert response.status_code == 422, place
                assert pointers(found)[0].startswith(pointer(place))


def test_a_body_full_of_unknown_keys(client: FlaskClient) -> None:
    many = {f"{number:x}": 1 for number in range(6000)}
    for body in (many, {"state": many}, {"position": many}, {"state": "x", **many}):
        for call in ("audits", "scores", "pictures"):
            found = problem(client.post(f"/v1/{call}", json=body), 422, "wrong-shape")
            assert len(found["errors"]) == 20
    for body in ({"state": {**document(), "location_tiles": dict(list(many.items())[:4000])}}, {"board": many}):
        survived(send(client, json.dumps(body)))
    scans: list[Json] = [many, {"terrain": many}, {"terrain": [[many] * 3, *ROWS[1:]]}]
    scans += [{"terrain": ROWS, "known": many}, {"terrain": ROWS, "known": {"gold": many}}]
    for body in scans:
        found = problem(client.post("/v1/scans", json=body), 422, "wrong-shape")
        assert len(found["errors"]) <= 20


@pytest.mark.parametrize("number", ["-1", "-1e-9", "1e300", "9" * 300, "1.0000001", "true", "null", '"1"', "[]"])
def test_invalid_probabilities_are_refused(client: FlaskClient, number: str) -> None:
    body = {
        "terrain": [[{"grass": 0.123}] * 20] * 20,
        "pieces": [{"at": "a1", "colour": "red", "probability": 0.123}],
    }
    found = problem(send(client, json.dumps(body).replace("0.123", number), "scans"), 422, "wrong-shape")
    assert "/terrain/0/0/grass" in pointers(found)
    del body["terrain"]
    pieces = json.dumps({**body, "terrain": ROWS}).replace("0.123", number)
    assert pointers(problem(send(client, pieces, "scans"), 422, "wrong-shape")) == ["/pieces/0/probability"]


def test_pieces_everywhere(client: FlaskClient) -> None:
    """The worst case for a scan is as many pieces as allowed, all equally likely."""
    known = {**SCANS[1]["known"], "players": list(WORDS[:5])}
    for piece, probability in product(("settlement", "wagon", "city-hall"), (0.2, 1)):
        pieces = [
            {"at": at, "colour": colour, "piece": piece, "probability": probability}
            for at, colour in product(list(NAMES.values())[:400], WORDS[:5])
        ]
        body = orjson.dumps({"terrain": ROWS, "pieces": pieces, "known": known})
        assert survived(send(client, body, "scans"), len(body))["verdict"] == "known"


def test_settlements_everywhere(client: FlaskClient) -> None:
    everywhere = list(NAMES.values())
    position = position_document() | {
        "players": [
            {"colour": colour, "settlements": everywhere} for colour in ("blue", "orange", "red", "white", "black")
        ]
    }
    for call in ("audits", "scores"):
        found = answer(client.post(f"/v1/{call}", json={"position": position}))
        assert found["verdict"] == "impossible"
    for panel in (False, True):
        body = {"position": position, "panel": panel, "width": 400}
        drawn = client.post("/v1/pictures", json=body, headers={"Accept": "image/png"})
        assert (drawn.status_code, drawn.data[:4]) == (200, b"\x89PNG")
    position["players"][0]["settlements"] = [*everywhere, "a1"]
    found = problem(client.post("/v1/audits", json={"position": position}), 422, "wrong-shape")
    assert pointers(found) == ["/position/players/0/settlements"]


@pytest.mark.parametrize(
    "hexes",
    [
        [["a1"]],
        [["a1"]] * 400,
        [{}],
        [{"a1": 1}],
        [None],
        [True],
        [1],
        ["a1", "a1"],
        [[[[[["a1"]]]]]],
        "a1",
        {"a1": 1},
        ["a1"] * 451,
    ],
)
def test_invalid_sets_of_hexes_are_refused(client: FlaskClient, hexes: Json) -> None:
    state = document()
    state["players"][1]["taken_from"] = hexes
    found = problem(client.post("/v1/audits", json={"state": state}), 422, "wrong-shape")
    assert all(place.startswith("/state/players/1/taken_from") for place in pointers(found))
    body = {"state": document(), "highlight": {"kind": "hexes", "hexes": hexes}}
    problem(client.post("/v1/pictures", json=body), 422, "wrong-shape")
    scan = {"terrain": ROWS, "unread": hexes, "known": {"caves": hexes}}
    found = problem(client.post("/v1/scans", json=scan), 422, "wrong-shape")
    assert all(place.startswith(("/unread", "/known/caves")) for place in pointers(found))


def test_more_actions_than_any_game_has(client: FlaskClient) -> None:
    body = {"start": document(), "actions": [{"type": "end-turn"}] * 5001}
    assert pointers(problem(client.post("/v1/replays", json=body), 422, "wrong-shape")) == ["/actions"]
    body["actions"] = [{"type": "end-turn"}] * 5000
    assert answer(client.post("/v1/replays", json=body))["applied"] == 0


def test_a_picture_wider_than_allowed(client: FlaskClient) -> None:
    for width in (0, 99, 2201, 10**9, -1, 100.5, "200", True):
        body = {"state": document(), "width": width}
        response = client.post("/v1/pictures", json=body, headers={"Accept": "image/png"})
        assert pointers(problem(response, 422, "wrong-shape")) == ["/width"]


def places(value: Json, at: Place = ()) -> Iterator[tuple[Place, Json]]:
    """Yield every value inside a document with its place. Only the first three items of a list are included."""
    if at:
        yield at, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*at, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value[:3]):
            yield from places(inner, (*at, number))


def changed(value: Json, at: Place, change: Callable[[Json], Json]) -> Json:
    """A copy of the document in which `change` is applied to the value at this place."""
    copy = orjson.loads(orjson.dumps(value))
    *way, last = at
    inside = copy
    for step in way:
        inside = inside[step]
    inside[last] = change(inside[last])
    return copy


def constant(value: Json) -> Callable[[Json], Json]:
    return lambda _: value


def with_key(key: str, inner: Json) -> Json:
    return {**inner, key: 1}


def without(value: Json, at: Place) -> Json:
    copy = orjson.loads(orjson.dumps(value))
    *way, last = at
    inside = copy
    for step in way:
        inside = inside[step]
    del inside[last]
    return copy


def pointer(at: Place) -> str:
    return "/state" + "".join(f"/{step}" for step in at)


@pytest.mark.parametrize("name", first(1, ["tiles-of-all-ages", "drawing-redraw-shuffle"]))
def test_the_wrong_type_in_every_place(client: FlaskClient, name: str) -> None:
    """Each fault names the place of the wrong value or a place inside it, and no wrong type is accepted."""
    state = STATES[name]
    refused = 0
    for (place, value), wrong in product(places(state), WRONG):
        response = send(client, json.dumps({"state": changed(state, place, constant(wrong))}), "legal-actions")
        found = survived(response)
        if response.status_code == 422:
            refused += 1
            assert all(fault.startswith(pointer(place)) for fault in pointers(found)), (place, wrong, found)
        else:
            assert may_be(place, value, wrong), (place, wrong)
    assert refused > 500


def may_be(place: Place, value: Json, wrong: Json) -> bool:
    """Whether the schema allows the value `wrong` at this place."""
    if wrong is True:
        return isinstance(value, bool)
    if wrong is None:
        return place[-1] in {"deck", "card"} or "hand" in place
    if wrong == {}:
        return place[-1] in {"ruleset", "location_tiles"}
    if wrong == []:
        return isinstance(value, list)
    return isinstance(wrong, str) and place[-1] in {"kind", "tile"}


@pytest.mark.parametrize("name", ["tiles-of-all-ages", "drawing-redraw-shuffle"])
def test_every_key_removed(client: FlaskClient, name: str) -> None:
    state = STATES[name]
    optional = {"ruleset", "gold", "used", *state["ruleset"], *state["board"]["sections"][0]}
    for place, _ in places(state):
        if isinstance(place[-1], str):
            response = send(client, json.dumps({"state": without(state, place)}))
            found = survived(response)
            if place[-1] not in optional and "location_tiles" not in place[:-1] and "locations" not in place[:-1]:
                assert response.status_code == 422, place
                assert pointers(found) == [pointer(place)]


@pytest.mark.parametrize("name", ["tiles-of-all-ages", "drawing-redraw-shuffle"])
def test_a_key_added_everywhere(client: FlaskClient, name: str) -> None:
    state = STATES[name]
    for place, value in places({"state": state}):
        if isinstance(value, dict):
            for key in ("hat", "", "__proto__", "x" * 1000, "a/b~c"):
                body = changed({"state": state}, place, partial(with_key, key))
                found = problem(send(client, json.dumps(body)), 422, "wrong-shape")
                assert all(fault.startswith(pointer(place[1:])) for fault in pointers(found))


def test_the_wrong_type_in_every_place_of_an_action(client: FlaskClient) -> None:
    actions: list[Json] = [
        {"type": "build", "at": "a1", "tile": "farm"},
        {"type": "move", "from": "a1", "to": "a2", "tile": "barn"},
        {"type": "play", "card": "grass"},
        {"type": "reveal", "card": "grass"},
        {"type": "shuffle", "deck": ["grass", "forest"]},
        {"type": "end-turn"},
    ]
    for action in actions:
        for (place, _), wrong in product(places(action), WRONG):
            body = {"state": document(), "action": changed(action, place, constant(wrong))}
            survived(client.post("/v1/rulings", json=body))
        for extra in ("hat", "type ", "Type"):
            body = {"state": document(), "action": {**action, extra: 1}}
            problem(client.post("/v1/rulings", json=body), 422, "wrong-shape")


@pytest.mark.slow
def test_the_wrong_type_in_every_place_of_the_other_bodies(client: FlaskClient) -> None:
    bodies: list[tuple[str, Json]] = [
        (
            "boards",
            {
                "sections": [OWN_SECTION, "farm:turned", "oasis", "barn"],
                "capitols": ["a1"],
                "caves": [],
                "island": "x",
            },
        ),
        (
            "starts",
            {"players": ["blue", "red"], "first_game": True, "seed": "a", "hands": ["grass", None], "deck": []},
        ),
        (
            "starts",
            {"players": ["blue", "red"], "cards": ["lords"] * 3, "expansions": ["base"], "start_player": "red"},
        ),
        ("views", {"state": "x", "player": "blue"}),
        ("pictures", {"state": "x", "highlight": {"kind": "hexes", "hexes": ["a1"]}, "title": "x", "width": 200}),
        ("pictures", {"state": "x", "highlight": {"kind": "score", "source": "lords", "player": "blue"}}),
        ("scores", {"position": position_document(), "final": True}),
        ("replays", {"start": document(), "actions": [{"type": "end-turn"}]}),
        *(("scans", body) for body in SCANS),
    ]
    for call, body in bodies:
        for (place, _), wrong in product(places(body), FEW):
            survived(client.post(f"/v1/{call}", json=changed(body, place, constant(wrong))))


def reshaped(rng: Random, value: Json) -> Json:
    """A random value of a similar shape, so that a document with it is nearly right."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return rng.choice((0, 1, 2, 3, 40, value + 1, max(0, value - 1)))
    if isinstance(value, str):
        return rng.choice((*NAMES.values(), *WORDS))
    if value is None:
        return rng.choice(("grass", "forest", 0, []))
    if isinstance(value, list):
        kept = rng.sample(value, rng.randint(0, len(value)))
        return rng.choice((kept, value + kept, value[::-1], [*value, *rng.sample(sorted(NAMES.values()), 3)]))
    keys = rng.sample(sorted(value), rng.randint(0, len(value)))
    return {key: value[key] for key in keys}


WORDS = (
    *("blue", "orange", "black", "white", "red"),
    *("grass", "canyon", "desert", "flower-field", "forest"),
    *("fresh", "ready", "used", "turning", "using", "drawing", "hand", "redraw", "tile", "discard"),
    *("removed", "discarded", "free", "loose", "counts", *TASKS),
    *("build", "place", "move", "remove", "draw", "finish", "play", "reveal", "shuffle", "end-turn"),
    *("farm:turned", "oasis", *CARDS, *POWERS),
)


def mutated(rng: Random, value: Json) -> Json:
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        place, _ = rng.choice(list(places(value)))
        value = changed(value, place, lambda inner: reshaped(rng, inner))
    return value


def table_description(rng: Random, state: Json) -> Json:
    """A description of the table in this state: all its pieces, some other facts, and a random turn and card."""
    seen = ("settlements", "gold", "warriors", "wagon", "ship", "city_hall", "scouts", "marks")
    known = ("board", "tasks", "cards", "location_tiles", "nomad_tiles", "walls", "removed_terrain")
    pieces, facts = [], []
    for player in state["players"]:
        pieces.append({key: player[key] for key in ("colour", *seen) if key in player})
        told = {key: value for key, value in player.items() if key not in seen and rng.random() < 0.5}
        facts.append({**told, "colour": player["colour"]})
    position = {"players": pieces, **{key: state[key] for key in known if key in state}}
    more = {key: state[key] for key in ("start_player", "round", "ending", "deck", "discard") if rng.random() < 0.5}
    turn = rng.choice(pieces)["colour"]
    built = rng.choice(({}, {"built": rng.sample(pieces[0]["settlements"], min(2, len(pieces[0]["settlements"])))}))
    return {"position": position, "turn": turn, "card": rng.choice(WORDS[5:10]), "players": facts, **more, **built}


@pytest.mark.sampled
def test_nearly_right_descriptions_of_tables(client: FlaskClient) -> None:
    """Every description gets an answer, and every inferred state is possible."""
    rng = Random(21)
    seen: dict[str, int] = {}
    for _ in range(share(200, 600)):
        state, _ = rng.choice(played())
        table = table_description(rng, state)
        if rng.random() < 0.7:
            table = mutated(rng, table)
        found = survived(send(client, orjson.dumps(table), "states"))
        outcome = str(found.get("verdict", found.get("status")))
        seen[outcome] = seen.get(outcome, 0) + 1
        if found.get("state"):
            assert survived(send(client, orjson.dumps({"state": found["state"]})))["verdict"] == "possible"
    assert all(seen.get(outcome, 0) > 20 for outcome in ("possible", "impossible", "422")), seen


@pytest.mark.sampled
def test_nearly_right_tables(client: FlaskClient) -> None:
    """After random changes to a state or an action, no call fails, and every offered example is legal."""
    rng = Random(20)
    tables = [(state, next_action(client, state)) for state in STATES.values()]
    tables += [(game["start"], game["actions"][0]) for game in GAMES]
    actions = [action for game in GAMES for action in game["actions"]]
    seen: dict[str, int] = {}
    for number in range(share(500, 2500)):
        state, action = rng.choice(rng.choice((tables, played())))
        state, action = rng.choice(((mutated(rng, state), action), (state, mutated(rng, action))))
        call, body = rng.choice(
            (
                ("legal-actions?include=gold" if number % 20 == 0 else "legal-actions", {"state": state}),
                ("rulings", {"state": state, "action": action}),
                ("rulings?include=scores,legal-actions,notation", {"state": state, "action": action}),
                ("audits", {"state": state}),
                ("scores", {"state": state}),
                ("views", {"state": state, "player": rng.choice(WORDS[:5])}),
                ("replays?include=events", {"start": state, "actions": [action, *rng.sample(actions, 3)]}),
            )
        )
        found = survived(send(client, orjson.dumps(body), call))
        outcome = str(found.get("verdict", found.get("status")))
        seen[outcome] = seen.get(outcome, 0) + 1
        if call == "legal-actions" and outcome == "possible":
            for offer in found["actions"]:
                ruling = send(client, orjson.dumps({"state": state, "action": offer["example"]}), "rulings")
                assert answer(ruling)["verdict"] == "legal", (state, offer)
    assert seen.keys() >= {"possible", "impossible", "illegal", "legal", "422"}
    assert seen["possible"] > 50
    assert seen["legal"] > 10


@pytest.mark.sampled
def test_pictures_of_nearly_right_tables(client: FlaskClient) -> None:
    """Impossible tables are drawn, too, and no picture becomes huge."""
    rng = Random(24)
    tables = [state for state, _ in played()] + list(STATES.values())
    seen: set[str] = set()
    for number in range(share(40, 150)):
        look = {"panel": number % 2 == 0, "names": number % 3 == 0, "width": rng.choice((100, 400, 1146))}
        body = orjson.dumps({"state": mutated(rng, rng.choice(tables)), **look})
        response = send(client, body, "pictures")
        if response.status_code == 200:
            seen.add("impossible" if 'href="#badge"' in response.text else "possible")
            assert len(response.data) < 4 * SMALL
        else:
            seen.add(str(survived(response)["status"]))
    assert seen >= {"possible", "impossible", "422"}


def test_a_picture_of_long_words(client: FlaskClient) -> None:
    state = STATES["tiles-of-all-ages"]
    for place, value in places(state):
        if isinstance(value, str) and place[-1] in {"kind", "tile"}:
            body = {"state": changed(state, place, lambda _: "x " * 25_000), "panel": True}
            response = client.post("/v1/pictures", json=body, headers={"Accept": "image/png"})
            assert response.status_code in {200, 409, 422}
            if response.status_code == 200:
                width, height = (int.from_bytes(response.data[start : start + 4]) for start in (16, 20))
                assert (width, height < 2000) == (1526, True)


@pytest.mark.sampled
def test_nearly_right_scans(client: FlaskClient) -> None:
    rng = Random(23)
    seen = set()
    for _ in range(share(40, 120)):
        found = survived(send(client, orjson.dumps(mutated(rng, rng.choice(SCANS))), "scans?include=picture"))
        seen.add(str(found.get("verdict", found.get("status"))))
    assert seen >= {"known", "unknown", "impossible", "422"}


def next_action(client: FlaskClient, state: Json) -> Json:
    """A legal action; if the game is over, the end of a turn."""
    offers = answer(client.post("/v1/legal-actions", json={"state": state}))["actions"]
    return offers[0]["example"] if offers else {"type": "end-turn"}


@pytest.mark.sampled
def test_nearly_right_bytes(client: FlaskClient) -> None:
    rng = Random(21)
    bodies = [json.dumps({"state": state}).encode() for state in STATES.values()]
    statuses = set()
    for _ in range(share(250, 1000)):
        body = bytearray(rng.choice(bodies))
        for _ in range(rng.choice((1, 1, 2, 8))):
            at = rng.randrange(len(body))
            body[at : at + rng.choice((0, 1, 1, 5, 200))] = rng.choice(
                (b"", b'"', b"\\", b"{", b"}", b"[", b",", b":", b"0", b"\xff", b"\0", b"e9", b'"a1"')
            )
        response = send(client, bytes(body))
        survived(response)
        statuses.add(response.status_code)
    assert statuses == {200, 400, 422}


@pytest.mark.sampled
def test_nearly_right_lines(client: FlaskClient) -> None:
    """A line of notation is a string, so its shape is valid. If it cannot be read, the verdict is `impossible`."""
    rng = Random(22)
    states = [*STATES.values(), *(state for state, _ in played()[::20])]
    lines = [write_state(load(read_state, state)) for state in states]
    verdicts = set()
    for _ in range(share(250, 1000)):
        line = list(rng.choice(lines))
        for _ in range(rng.choice((1, 1, 2, 8))):
            at = rng.randrange(len(line))
            line[at : at + rng.choice((0, 1, 1, 9))] = rng.choice(
                ("", " ", "=", ",", ":", ";", "@", ">", "/", "-", "?", "+", "9", "x", "é", "\0", "\n", " now=over")
            )
        for call in ("audits", "legal-actions"):
            verdicts.add(answer(client.post(f"/v1/{call}", json={"state": "".join(line)}))["verdict"])
    assert verdicts == {"possible", "impossible"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Accept", "garbage"),
        ("Accept", ";q=,;=;"),
        ("Accept", "image/png;q=nan, */*;q=inf"),
        ("Accept", "*/*;" * 1000),
        ("Accept", "\xff\xfe"),
        ("Accept-Encoding", "gzip;q=x"),
        ("Accept-Encoding", ",;=" * 500),
        ("Accept-Language", "\xff" * 100),
        ("If-None-Match", 'W/"' * 500),
        ("If-None-Match", "*"),
        ("If-Modified-Since", "yesterday"),
        ("Range", "bytes=-1,5-,x"),
        ("X-HTTP-Method-Override", "DELETE"),
        ("X-Method-Override", "DELETE"),
        ("X-Forwarded-For", "1.2.3.4, " * 200),
        ("X-Forwarded-Prefix", "//evil.example"),
        ("Forwarded", "for=x;host=y"),
        ("Host", "<script>alert(1)</script>"),
        ("Host", "a..b"),
        ("Host", "a" * 300),
        ("Host", "[::1"),
        ("Host", "\xe9"),
        ("Host", "evil.example:99999999"),
        ("Cookie", "a=" + "x" * 4000),
        ("Authorization", "Basic \xff"),
        ("Origin", "null"),
        ("Expect", "200-ok"),
        ("Transfer-Encoding", "chunked, gzip"),
        ("Content-Type", "application/json; charset=\xff"),
    ],
)
def test_strange_headers(client: FlaskClient, name: str, value: str) -> None:
    environment = (
        {f"HTTP_{name.upper().replace('-', '_')}": value} if name != "Content-Type" else {"CONTENT_TYPE": value}
    )
    for path in ("/", "/healthz", "/v1/catalogue/rules", "/openapi.yaml", "/docs/assets/swagger-ui.css", "/metrics"):
        response = client.get(path, environ_overrides=environment)
        assert response.status_code in {200, 206, 304, 400, 416}
        assert "<script>alert" not in response.text
        if response.status_code >= 400:
            checked_problem(response)
        response.close()
    for call in ("audits", "pictures"):
        response = client.post(f"/v1/{call}", json={"state": document()}, environ_overrides=environment)
        assert response.status_code in {200, 400, 406}
        if response.status_code != 200:
            checked_problem(response)


def test_invalid_hosts_are_answered(service: Flask) -> None:
    """The test calls the service through WSGI, because the test client cannot send these hosts."""
    for host, path in product(
        ("xn--a", "xn--a.example", "xn--\xff"), ("/", "/docs", "/healthz", "/v1/catalogue/rules")
    ):
        _, status, _ = run_wsgi_app(service, {**EnvironBuilder(path).get_environ(), "HTTP_HOST": host})
        assert status.startswith("200")


@pytest.mark.parametrize(
    "sent", ["a\nb", "a\r\nSet-Cookie: x=y", "x" * 65, "x" * 8000, "", " ", "é", "a b", "\0", "<b>", "../x", "a;b"]
)
def test_a_strange_request_id_is_not_echoed(client: FlaskClient, sent: str) -> None:
    response = client.get("/healthz", environ_overrides={"HTTP_X_REQUEST_ID": sent})
    assert len(response.headers["X-Request-Id"]) == 32
    assert "Set-Cookie" not in response.headers


@pytest.mark.parametrize(
    "path",
    [
        "//",
        "///healthz/",
        "/v1//scores",
        "/v1/./scores",
        "/v1/../healthz",
        "/v1/scores/..",
        "/docs/assets/../docs.html",
        "/docs/assets/../../../../etc/passwd",
        "/docs/assets//etc/passwd",
        "/docs/assets/..\\..\\x",
        "/docs/assets/\0",
        "/v1/boards/../boards",
        "/v1/boards/" + "0" * 4000,
        "/v1/boards/\0",
        "/v1/boards/\xff\xfe",
        "/v1/boards/0123456789abcdef0123456789abcdeF",
        "/v1/catalogue/__class__",
        "/v1/catalogue/" + "x" * 8000,
        "/\xed\xa0\x80",
        "/{{7*7}}",
        "/<script>alert(1)</script>",
        "/" + "a/" * 4000,
        "*",
        "http://evil.example/",
        "/v1/scores;a=b",
        "/V1/scores",
    ],
)
def test_strange_addresses(client: FlaskClient, path: str) -> None:
    for method in ("GET", "POST"):
        response = client.open("/", method=method, json={}, environ_overrides={"PATH_INFO": path})
        if response.status_code == 200:
            assert path == "//"
            continue
        assert response.status_code in {404, 405}
        checked_problem(response)
        assert len(response.data) < 1000


@pytest.mark.parametrize(
    "query",
    [
        "include=" + "scores," * 300,
        "include=%",
        "&&&&",
        "=",
        "include[]=x",
        "x=" + "y" * 3000,
        "include=%c0%af",
        "a&b;c",
    ],
)
def test_strange_queries(client: FlaskClient, query: str) -> None:
    survived(client.post(f"/v1/rulings?{query}", json={"state": document(), "action": {"type": "end-turn"}}))


def test_heads_have_no_body(client: FlaskClient) -> None:
    for path in ("/", "/healthz", "/v1/catalogue/rules", "/openapi.json", "/docs/assets/swagger-ui.css"):
        with client.head(path) as head, client.get(path) as whole:
            assert (head.status_code, head.data) == (200, b"")
            assert head.headers["Content-Length"] == whole.headers["Content-Length"]
            assert head.headers.get("ETag") == whole.headers.get("ETag")
    refused = client.head("/v1/scores")
    assert (refused.status_code, refused.data) == (405, b"")


def test_options_say_what_may_be_done(client: FlaskClient) -> None:
    response = client.options("/v1/scores")
    assert (response.status_code, response.data) == (200, b"")
    assert set(response.headers["Allow"].split(", ")) == {"OPTIONS", "POST"}
    problem(client.options("/v1/nothing"), 404, "not-found")
