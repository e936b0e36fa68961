"""Custom sections in a request: the answer says which locations lie outside the section."""

from flask.testing import FlaskClient

ROWS = ["GGGGGGGGGG"] * 10


def test_every_wrong_hex_of_a_location_is_named(client: FlaskClient) -> None:
    own = {"rows": ROWS, "locations": {"z1": "farm", "b2": "farm", "a99": "oasis"}}
    answer = client.post("/v1/boards", json={"sections": [own, "farm", "oasis", "tavern"]})
    assert answer.status_code == 422
    places = {fault["pointer"] for fault in answer.get_json()["errors"]}
    assert places == {"/sections/0/locations/a99", "/sections/0/locations/z1"}
