"""`python -m tools.contract.examples`: records the service's answers in the examples of the contract.

Requests and summaries are written by hand, in schemas/examples/. Run this, and then tools.contract.bundle, whenever
an answer has changed on purpose.
"""

from collections.abc import Callable, Mapping
from io import BytesIO
from json import dumps
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Final, NamedTuple

import yaml
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from referee.api.app import create_app
from referee.api.bodies import NDJSON
from referee.api.lines import MAX_LINES
from referee.calls.call import SMALL
from referee.documents.reader import Json
from referee.serving.config import Config
from referee.serving.overload import OVERLOADED
from tests.photo.hostile import jpeg, png
from tools.contract.bundle import EXAMPLES, read

QUIET: Final = Config(log_level="WARNING", photos=50, photo_seconds=600)
"""Settings with high limits for photographs, because tests may run on a busy machine."""
SIGNING: Final = QUIET._replace(state_key=(b"the key of the examples",))
_PROBLEMS: Final = EXAMPLES / "problems.yaml"
_FIRST: Final = {"players": ["blue", "orange"], "first_game": True, "seed": "hello"}


class Exchange(NamedTuple):
    """A file with a request and its answer, and the function that sends the request."""

    file: Path
    ask: Callable[[FlaskClient, Json], TestResponse]
    text: bool = False
    """Whether the answer is text and not JSON."""


def client(config: Config = QUIET) -> FlaskClient:
    """Return a test client of a service with these settings."""
    return create_app(config).test_client()


def _posted(path: str) -> Callable[[FlaskClient, Json], TestResponse]:
    return lambda caller, body: caller.post(path, json=body)


def _posted_signed(path: str) -> Callable[[FlaskClient, Json], TestResponse]:
    return lambda _, body: client(SIGNING).post(path, json=body)


def _posted_lines(path: str) -> Callable[[FlaskClient, Json], TestResponse]:
    return lambda caller, body: caller.post(path, data=body, content_type=NDJSON)


def _got(path: str) -> Callable[[FlaskClient, Json], TestResponse]:
    return lambda caller, _: caller.get(path)


def _photographed(caller: FlaskClient, body: Json) -> TestResponse:
    """Send the example's picture, which is plain grey, and the known facts."""
    grey = png(300, 300, (b"\x00" + b"\x80" * 900) * 300)
    parts = {"picture": (BytesIO(grey), "wall.png"), "known": dumps(body["known"])}
    return caller.post("/v1/photos", data=parts)


EXCHANGES: Final = (
    Exchange(EXAMPLES / "start-first-game.yaml", _posted("/v1/starts")),
    Exchange(EXAMPLES / "start-at-a-table.yaml", _posted("/v1/starts")),
    Exchange(EXAMPLES / "start-expansions.yaml", _posted("/v1/starts")),
    Exchange(EXAMPLES / "start-whole-box.yaml", _posted("/v1/starts")),
    Exchange(EXAMPLES / "legal-actions-opening.yaml", _posted("/v1/legal-actions")),
    Exchange(EXAMPLES / "legal-actions-outpost.yaml", _posted("/v1/legal-actions")),
    Exchange(EXAMPLES / "legal-actions-canoe.yaml", _posted("/v1/legal-actions")),
    Exchange(EXAMPLES / "legal-actions-table.yaml", _posted("/v1/legal-actions")),
    Exchange(EXAMPLES / "ruling-legal.yaml", _posted("/v1/rulings")),
    Exchange(EXAMPLES / "ruling-illegal.yaml", _posted("/v1/rulings")),
    Exchange(EXAMPLES / "ruling-not-your-turn.yaml", _posted("/v1/rulings")),
    Exchange(EXAMPLES / "ruling-impossible.yaml", _posted("/v1/rulings")),
    Exchange(EXAMPLES / "ruling-bad-signature.yaml", _posted_signed("/v1/rulings?signed=require")),
    Exchange(EXAMPLES / "ruling-undetermined.yaml", _posted("/v1/rulings")),
    Exchange(EXAMPLES / "ruling-nomads.yaml", _posted("/v1/rulings")),
    Exchange(EXAMPLES / "ruling-crossroads.yaml", _posted("/v1/rulings")),
    Exchange(EXAMPLES / "ruling-marshlands.yaml", _posted("/v1/rulings")),
    Exchange(EXAMPLES / "ruling-harvest.yaml", _posted("/v1/rulings")),
    Exchange(EXAMPLES / "ruling-small-expansions.yaml", _posted("/v1/rulings")),
    Exchange(EXAMPLES / "ruling-table.yaml", _posted("/v1/rulings")),
    Exchange(EXAMPLES / "ruling-views.yaml", _posted("/v1/rulings?include=views")),
    Exchange(EXAMPLES / "ruling-lines.yaml", _posted_lines("/v1/rulings"), text=True),
    Exchange(EXAMPLES / "replay-first-turn.yaml", _posted("/v1/replays")),
    Exchange(EXAMPLES / "view-blue.yaml", _posted("/v1/views")),
    Exchange(EXAMPLES / "view-spectator.yaml", _posted("/v1/views")),
    Exchange(EXAMPLES / "score-photograph.yaml", _posted("/v1/scores")),
    Exchange(EXAMPLES / "score-remarks.yaml", _posted("/v1/scores")),
    Exchange(EXAMPLES / "score-lines.yaml", _posted_lines("/v1/scores"), text=True),
    Exchange(EXAMPLES / "state-mid-game.yaml", _posted("/v1/states")),
    Exchange(EXAMPLES / "state-impossible.yaml", _posted("/v1/states")),
    Exchange(EXAMPLES / "features.yaml", _got("/v1/catalogue/features")),
    Exchange(EXAMPLES / "scan-known.yaml", _posted("/v1/scans")),
    Exchange(EXAMPLES / "scan-unknown.yaml", _posted("/v1/scans")),
    Exchange(EXAMPLES / "scan-numbers.yaml", _posted("/v1/scans")),
    Exchange(EXAMPLES / "photo-no-board.yaml", _photographed),
    Exchange(EXAMPLES / "audit-possible.yaml", _posted("/v1/audits")),
    Exchange(EXAMPLES / "audit-impossible.yaml", _posted("/v1/audits")),
    Exchange(EXAMPLES / "audit-repairs.yaml", _posted("/v1/audits?include=repairs")),
    Exchange(EXAMPLES / "board-first-game.yaml", _posted("/v1/boards")),
    Exchange(EXAMPLES / "catalogue-subjects.yaml", _got("/v1/catalogue")),
    Exchange(EXAMPLES / "catalogue-terrains.yaml", _got("/v1/catalogue/terrains")),
    Exchange(EXAMPLES / "catalogue-tasks.yaml", _got("/v1/catalogue/tasks")),
    Exchange(EXAMPLES / "catalogue-options.yaml", _got("/v1/catalogue/options")),
)


def answered(exchange: Exchange, caller: FlaskClient) -> Json:
    """Return the answer of the service to the request in this file."""
    response = exchange.ask(caller, read(exchange.file).get("request", {}).get("value"))
    assert response.status_code == 200, response.text
    return response.text if exchange.text else response.json


def _late(caller: FlaskClient) -> TestResponse:
    caller.get("/v1/catalogue/terrains")
    return caller.get("/v1/catalogue/terrains")


def _compressed(caller: FlaskClient) -> TestResponse:
    return caller.post("/v1/starts", data=b"", content_type="application/json", headers={"Content-Encoding": "gzip"})


def _draining(_: FlaskClient) -> TestResponse:
    with NamedTemporaryFile() as file:
        return client(QUIET._replace(drain_file=Path(file.name))).get("/readyz")


PROVOKED: Final[Mapping[str, Callable[[FlaskClient], TestResponse]]] = {
    "bad-json": lambda caller: caller.post("/v1/starts", data=b'{"players": [', content_type="application/json"),
    "wrong-shape": lambda caller: caller.post("/v1/starts", json={"players": ["blue", "green"], "seeds": 1}),
    "impossible": lambda caller: caller.post("/v1/starts", json={**_FIRST, "players": ["blue"]}),
    "unknown-board": lambda caller: caller.get(f"/v1/boards/{'0' * 32}"),
    "not-found": lambda caller: caller.get("/v1/catalogue/dragons"),
    "request-entity-too-large": lambda caller: caller.post("/v1/starts", json={**_FIRST, "seed": "x" * SMALL}),
    "wrong-type": lambda caller: caller.post("/v1/starts", data=b"players=blue", content_type="text/plain"),
    "encoded-body": _compressed,
    "too-many-lines": lambda caller: caller.post("/v1/scores", data=b"{}\n" * (MAX_LINES + 1), content_type=NDJSON),
    "unknown-include": lambda caller: caller.post("/v1/starts?include=dragons", json=_FIRST),
    "no-state-key": lambda caller: caller.post("/v1/rulings?signed=require", json={}),
    "not-acceptable": lambda caller: caller.post("/v1/pictures", json={}, headers={"Accept": "image/gif"}),
    "precondition-failed": lambda caller: caller.get("/openapi.json", headers={"If-Match": '"old"'}),
    "key-needed": lambda _: client(QUIET._replace(api_keys=frozenset({"secret"}))).get("/v1/catalogue/terrains"),
    "too-many-requests": lambda _: _late(client(QUIET._replace(rate_limit=1))),
    "draining": _draining,
    "unreadable-picture": lambda caller: caller.post("/v1/photos", data=b"GIF89a", content_type="image/jpeg"),
    "no-photographs": lambda _: client(QUIET._replace(photos=0)).post("/v1/photos"),
    "too-many-pictures": lambda _: client(QUIET._replace(pictures=0)).post(
        "/v1/pictures",
        json={"board": {"sections": ["tavern", "paddock", "oasis", "farm"]}},
        headers={"Accept": "image/png"},
    ),
    "overloaded": lambda caller: caller.post("/v1/starts", json=_FIRST, environ_overrides={OVERLOADED: True}),
    "too-many-photographs": lambda _: client(QUIET._replace(photo_seconds=0)).post(
        "/v1/photos", data=jpeg(), content_type="image/jpeg"
    ),
}
"""For each kind of problem in the examples, a function that provokes it."""


def _text(document: dict[str, Any]) -> str:
    return yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=118, default_flow_style=None)


def main() -> None:
    """Record every answer and every problem."""
    caller = client()
    for exchange in EXCHANGES:
        document = read(exchange.file)
        document["answer"]["value"] = answered(exchange, caller)
        exchange.file.write_text(_text(document), encoding="utf-8")
    problems = {kind: {"value": provoke(caller).json} for kind, provoke in PROVOKED.items()}
    _PROBLEMS.write_text(_text(problems), encoding="utf-8")


if __name__ == "__main__":
    main()
