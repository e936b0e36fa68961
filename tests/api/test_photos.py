"""POST /v1/photos as its callers see it. `make bench-photos` measures how well photographs are read."""

import json
import subprocess
import sys
from importlib.util import find_spec

import cv2
import numpy as np
import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from referee.api.app import create_app
from referee.api.bodies import MAX_KNOWN
from referee.calls.photo import MAX_BYTES
from referee.serving.config import Config
from tests.api.conftest import Json, answer, pointers, problem
from tests.photo.hostile import hostile_file, hostile_names, jpeg, png, rows
from tests.share import PHOTOGRAPHS, first
from tools.photos.samples import easy
from tools.photos.score import tapped

pytestmark = PHOTOGRAPHS

CARDS = ["fishermen", "knights", "merchants"]
TOO_LARGE = {"jpeg-bomb", "png-bomb", "too-many-bytes"}
GREY = png(300, 300, rows(300, 300))


@pytest.fixture(scope="module")
def client() -> FlaskClient:
    """A client of a service with a long time limit, because other tests may slow the machine down."""
    return create_app(Config(log_level="ERROR", photos=50, photo_seconds=600)).test_client(use_cookies=False)


def post(client: FlaskClient, *pictures: bytes, known: Json = None, query: str = "") -> TestResponse:
    parts = [("picture", data) for data in pictures]
    if known is not None:
        parts.append(("known", (known if isinstance(known, str) else json.dumps(known)).encode()))
    return post_parts(client, parts, query)


def post_parts(client: FlaskClient, parts: list[tuple[str, bytes]], query: str = "") -> TestResponse:
    """Post a multipart body that is built by hand, because the test client leaves the files of long parts open."""
    heads = [f'--edge\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n'.encode() for name, _ in parts]
    body = b"".join(head + data + b"\r\n" for head, (_, data) in zip(heads, parts, strict=True)) + b"--edge--\r\n"
    return client.post(f"/v1/photos{query}", data=body, content_type="multipart/form-data; boundary=edge")


def corners(truth: Json) -> list[list[float]]:
    found = tapped(truth).corners
    assert found
    return [list(point) for point in found]


def pieces(found: Json) -> dict[str, str]:
    return {one["at"]: one["colour"] for one in found["pieces"]}


def test_a_photograph_is_scored(client: FlaskClient) -> None:
    """One test checks a whole answer, because each reading takes seconds."""
    truth = easy().truth
    known = {"cards": CARDS, "tasks": ["road"], "corners": [corners(truth)]}
    response = post(client, easy().jpeg, known=known, query="?include=picture&lang=es")
    found = answer(response)
    assert found["verdict"] == "known"
    assert [one["section"] for one in found["sections"]] == truth["sections"]
    assert pieces(found) == truth["presence"]
    assert found["differences"] == []
    (overlay,) = found["overlay"]
    assert (overlay["width"], overlay["height"], overlay["used"]) == (truth["width"], truth["height"], True)
    away = np.array(list(overlay["centres"].values())) - np.array(truth["centres"])
    assert np.abs(away).max() < 10
    first = np.array(overlay["homography"]) @ (0, 0, 1)
    assert np.allclose(first[:2] / first[2], overlay["centres"]["a1"], atol=10)
    assert "<svg" in found["picture"]
    score = answer(client.post("/v1/scores", json={"position": found["position"]}))
    assert [player["total"] for player in score["players"]] == [one["value"] for one in found["scores"]["players"]]
    assert response.headers["Cache-Control"] == "no-store"


@pytest.mark.slow
def test_a_raw_body_and_a_board_that_lies_the_other_way_round(client: FlaskClient) -> None:
    """By default, row 1 is at the top of the picture; if the request turns the board, the hex names turn with it."""
    found = answer(client.post("/v1/photos", data=easy().jpeg, content_type="image/jpeg"))
    assert found["verdict"] == "known"
    turned = [
        name.removesuffix(":turned") if name.endswith(":turned") else f"{name}:turned"
        for name in reversed([one["section"] for one in found["sections"]])
    ]
    told = answer(post(client, easy().jpeg, known={"board": {"sections": turned}}))
    assert told["position"]["board"] == {"sections": turned}
    assert len(told["pieces"]) == len(found["pieces"])
    assert told["overlay"][0]["centres"]["a1"] == found["overlay"][0]["centres"]["t20"]


@pytest.mark.slow
def test_two_pictures_show_more_than_one(client: FlaskClient) -> None:
    image = cv2.imdecode(np.frombuffer(easy().jpeg, np.uint8), cv2.IMREAD_COLOR)
    assert image is not None
    lit = image.copy()
    centres = np.array(easy().truth["centres"]).reshape(20, 20, 2)
    x, y = (round(float(value)) for value in centres[6, 8])
    width = float(np.linalg.norm(centres[6, 9] - centres[6, 8]))
    cv2.circle(lit, (x, y), round(2.5 * width), (255, 255, 255), -1)
    alone = answer(post(client, jpeg(lit), known={"corners": [corners(easy().truth)]}))
    assert {one["why"] for one in alone["overlay"][0]["unread"]} == {"glare"}
    assert [one["code"] for one in alone["advice"]] == ["glare"]
    assert "take another photograph from the side" in alone["advice"][0]["text"]
    assert "i7" in alone["advice"][0]["hexes"]
    both = answer(post(client, jpeg(lit), jpeg(image), known={"corners": [corners(easy().truth)] * 2}))
    assert [one["used"] for one in both["overlay"]] == [True, True]
    assert both["advice"] == []
    assert pieces(both) == easy().truth["presence"]


def test_without_a_board_there_is_advice(client: FlaskClient) -> None:
    found = answer(post(client, GREY, query="?lang=fr"))
    assert found["verdict"] == "unreadable"
    assert (found["sections"], found["position"], found["scores"]) == ([], None, None)
    assert [one["code"] for one in found["advice"]] == ["no-board", "dark"]
    assert found["advice"][0]["text"].startswith("Aucun plateau n’est visible.")
    assert found["overlay"][0]["homography"] is None


@pytest.mark.parametrize("name", first(12, hostile_names()))
def test_hostile_files(client: FlaskClient, name: str) -> None:
    response = post(client, hostile_file(name))
    if response.status_code == 200:
        assert answer(response)["verdict"] == "unreadable"
    elif name in TOO_LARGE:
        problem(response, 413, "request-entity-too-large")
    else:
        assert pointers(problem(response, 409, "unreadable-picture")) == ["/picture"]


def test_pictures_that_are_too_large_are_refused(client: FlaskClient) -> None:
    for data, said in ((hostile_file("png-bomb"), "50 megapixels"), (jpeg() + bytes(MAX_BYTES), "20 MB")):
        found = client.post("/v1/photos", data=data, content_type="image/png")
        assert said in problem(found, 413, "request-entity-too-large")["detail"]


@pytest.mark.parametrize(
    ("known", "place"),
    [
        ({"corners": [[[1, 2], [3, 4]]]}, "/known/corners/0"),
        ({"corners": [[[1, 2], [3, 4], [5, -6], [7, 8]]]}, "/known/corners/0/2/1"),
        ({"corners": [None, None, None]}, "/known/corners"),
        ({"corners": 1, "cards": ["dragons"]}, "/known/cards/0"),
        ({"examples": {"green": "a1"}}, "/known/examples/green"),
        ({"examples": {"red": "i:a1"}}, "/known/examples/red"),
        ({"dragons": 1}, "/known/dragons"),
        ([], "/known"),
    ],
)
def test_wrong_shapes(client: FlaskClient, known: Json, place: str) -> None:
    assert place in pointers(problem(post(client, GREY, known=known), 422, "wrong-shape"))


def test_a_corner_outside_of_every_picture_is_refused_with_the_limits(client: FlaskClient) -> None:
    for wrong, said in ((-6, "-6"), (100_001, "100001")):
        corners = [[[1, 2], [3, 4], [5, wrong], [7, 8]]]
        found = problem(post(client, GREY, known={"corners": corners}), 422, "wrong-shape")
        assert [fault["text"] for fault in found["errors"]] == [f"This must be between 0 and 100000, not {said}."]
    found = problem(post(client, GREY, known={"corners": [[[1, 2], [3, 4], [5, "6"], [7, 8]]]}), 422, "wrong-shape")
    assert [fault["text"] for fault in found["errors"]] == ["This must be a number, not a string."]


def test_corners_go_around_the_board(client: FlaskClient) -> None:
    crossed = {"corners": [[[0, 0], [200, 200], [200, 0], [0, 200]]]}
    found = answer(post(client, GREY, known=crossed))
    assert found["verdict"] == "impossible"
    assert [(one["place"], one["code"]) for one in found["inconsistencies"]] == [
        ("/known/corners/0", "crossed-corners")
    ]
    assert (found["overlay"], found["advice"]) == ([], [])


@pytest.mark.parametrize("named", [b"name", b"", b"filename=x"])
def test_a_part_without_a_name(client: FlaskClient, named: bytes) -> None:
    """Fuzzing found that such a part caused an internal error (status 500)."""
    body = b"--x\r\nContent-Disposition: form-data; " + named + b"\r\n\r\n1\r\n--x--\r\n"
    problem(client.post("/v1/photos", data=body, content_type="multipart/form-data; boundary=x"), 400, "bad-request")


@pytest.mark.slow
def test_a_multipart_body_of_line_breaks_is_read_in_linear_time() -> None:
    """Each body has 19 MB of line breaks, or of line breaks and dashes, before its closing boundary.

    The process may use at most three seconds of CPU time for the eight requests.
    """
    code = """
import resource
from referee.api.app import create_app
from referee.serving.config import Config
client = create_app(Config(log_level="ERROR")).test_client()
used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
resource.setrlimit(resource.RLIMIT_CPU, (int(used) + 3, int(used) + 3))
for filler in (b"\\r", b"\\n", b"\\r\\n", b"\\r\\n--") * 2:
    body = filler * (19_000_000 // len(filler)) + b"\\r\\n--x--"
    answer = client.post("/v1/photos", data=body, content_type="multipart/form-data; boundary=x")
    print(answer.status_code)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)  # noqa: S603
    assert (done.returncode, done.stdout) == (0, "422\n" * 8), done.stderr


def test_preamble_padding_and_epilogue_are_allowed(client: FlaskClient) -> None:
    part = b'Content-Disposition: form-data; name="guess"\r\nContent-Type: text/plain\r\n\r\n1'
    body = b"preamble\r\n--x \t\r\n" + part + b"\r\n--x--\r\nepilogue"
    told = problem(
        client.post("/v1/photos", data=body, content_type="multipart/form-data; boundary=x"), 422, "wrong-shape"
    )
    assert pointers(told) == ["/guess"]


@pytest.mark.parametrize(
    "body",
    [
        b"--x\r\n\r\n1\r\n--x--",
        b"--x\r\nContent-Disposition: form-data; name=picture\r\n1\r\n--x--",
        b"--x\r\nContent-Disposition: form-data; name=picture\r\n\r\n1",
        b"--xy\r\nContent-Disposition: form-data; name=picture\r\n\r\n1\r\n--xy--",
        b"--x\r\nX-Long: " + b"x" * 5000 + b"\r\nContent-Disposition: form-data; name=picture\r\n\r\n1\r\n--x--",
        b"--x\r\nContent-Disposition: form-data; name=\xff\r\n\r\n1\r\n--x--",
    ],
    ids=["no header", "no blank line", "no end", "another boundary", "long headers", "not UTF-8"],
)
def test_a_malformed_multipart_body_is_refused(client: FlaskClient, body: bytes) -> None:
    problem(client.post("/v1/photos", data=body, content_type="multipart/form-data; boundary=x"), 400, "bad-request")


def test_an_empty_part_may_end_with_its_headers(client: FlaskClient) -> None:
    """Werkzeug's own client writes such a body: the line break of the boundary also ends the headers."""
    body = b"--x\r\nContent-Disposition: form-data; name=picture\r\n\r\n--x--\r\n"
    empty = client.post("/v1/photos", data=body, content_type="multipart/form-data; boundary=x")
    problem(empty, 409, "unreadable-picture")


def test_missing_and_unknown_parts_are_refused(client: FlaskClient) -> None:
    assert pointers(problem(post(client), 422, "wrong-shape")) == ["/picture"]
    assert pointers(problem(post(client, GREY, GREY, GREY), 422, "wrong-shape")) == ["/picture"]
    other = post_parts(client, [("picture", GREY), ("guess", b"1")])
    assert pointers(problem(other, 422, "wrong-shape")) == ["/guess"]
    twice = post_parts(client, [("picture", GREY), ("known", b"{}"), ("known", b"{}")])
    assert pointers(problem(twice, 422, "wrong-shape")) == ["/known"]
    long = problem(post(client, GREY, known=" " * (MAX_KNOWN + 1)), 422, "wrong-shape")
    assert pointers(long) == ["/known"]
    problem(post_parts(client, [("guess", b"1")] * 8), 422, "wrong-shape")
    many = problem(post_parts(client, [("guess", b"1")] * 9), 400, "bad-request")
    assert many["detail"] == "The body is not valid multipart/form-data."
    problem(post(client, GREY, known="{"), 400, "bad-json")
    for kind in ("multipart/form-data", "multipart/form-data; boundary=x"):
        problem(client.post("/v1/photos", data=b"nothing", content_type=kind), 400, "bad-request")
    problem(client.post("/v1/photos", json={}), 415, "wrong-type")
    problem(post(client, GREY, known={"board": {"id": "0" * 32}}), 404, "unknown-board")


def test_a_busy_host_says_when_to_come_back() -> None:
    busy = create_app(Config(log_level="ERROR", photos=50, photo_seconds=0)).test_client()
    response = busy.post("/v1/photos", data=jpeg(), content_type="image/jpeg")
    problem(response, 503, "too-many-photographs")
    assert response.headers["Retry-After"] == "5"


def test_photographs_are_refused_if_opencv_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.api.views.find_spec", lambda name: None if name == "cv2" else find_spec(name))
    client = create_app(Config(log_level="ERROR")).test_client()
    found = problem(client.post("/v1/photos", data=GREY, content_type="image/png"), 501, "no-photographs")
    assert "kingdom-referee[photo]" in found["detail"]


def test_nothing_of_the_picture_is_logged(client: FlaskClient, capsys: pytest.CaptureFixture[str]) -> None:
    """The log does not contain the body of a request."""
    assert client.post("/v1/photos", data=b"secret", content_type="image/png").status_code == 409
    assert "secret" not in capsys.readouterr().err
