"""The program that `tools.bench.instructions` runs under callgrind, in a checkout of an old or a new revision.

Every row runs once to warm up; callgrind counts the second run.
"""

import gc
import json
import sys
from collections.abc import Callable
from ctypes import CDLL, c_char_p
from importlib import import_module
from io import BytesIO
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from referee import Draft, apply_in_place, apply_unchecked, audit, legal, score

GAMES = 2


def module(*names: str) -> ModuleType:
    """Return the first of these modules that exists. Its name can depend on the revision."""
    for name in names:
        try:
            return import_module(name)
        except ModuleNotFoundError:
            continue
    raise ModuleNotFoundError(names)


def play(state: Any) -> None:  # noqa: ANN401
    """Play a random game with immutable states."""
    rng = Random(20)
    while offers := legal(state):
        offer = rng.choice(offers)
        state = apply_unchecked(state, offer.pick(rng.randrange(offer.size))).state


def play_in_place(state: Any) -> None:  # noqa: ANN401
    """Play the same game as `play`, but in place, in one draft."""
    rng = Random(20)
    draft = Draft(state)
    while offers := legal(draft):
        offer = rng.choice(offers)
        apply_in_place(draft, offer.pick(rng.randrange(offer.size)))


def answer(app: Callable[..., Any], path: str, body: bytes) -> None:
    """Pass one request to the app as a WSGI server would, and read the whole answer."""
    environ = {
        "REQUEST_METHOD": "POST",
        "SCRIPT_NAME": "",
        "PATH_INFO": path,
        "QUERY_STRING": "",
        "SERVER_NAME": "127.0.0.1",
        "SERVER_PORT": "8000",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": "127.0.0.1:8000",
        "CONTENT_TYPE": "application/json",
        "CONTENT_LENGTH": str(len(body)),
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": False,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }

    def start_response(status: str, _headers: object, _error: object = None, /) -> Callable[[bytes], object]:
        assert status == "200 OK", status
        return bytes

    answered = app(environ, start_response)
    assert b"".join(answered)
    if hasattr(answered, "close"):
        answered.close()


def engine_rows(tables: dict[str, Any]) -> dict[str, tuple[Callable[[], object], int]]:
    """Return the work of each row, and how many times one run repeats it."""
    states = module("referee.documents.states", "referee.wire.states")
    load = module("referee.documents.reader", "referee.wire.reader").load
    middle, late, begun = (load(states.read_state, tables[name]) for name in ("middle", "late", "begun"))
    rows: dict[str, tuple[Callable[[], object], int]] = {
        "all actions": (lambda: legal(middle), 20),
        "scoring": (lambda: score(middle), 20),
        "random game": (lambda: play(begun), GAMES),
        "random game in place": (lambda: play_in_place(begun), GAMES),
        "audit": (lambda: audit(late), 10),
        "load": (lambda: load(states.read_state, tables["late"]), 10),
        "dump": (lambda: states.dump_state(late), 10),
    }
    without_tiles = middle._replace(players=tuple(player._replace(tiles=()) for player in middle.players))
    return {"mandatory list": (lambda: legal(without_tiles), 20), **rows}


def main(library: str, file: Path) -> None:
    """Count the instructions of every row, and write each row's number of repetitions to a file."""
    marks = CDLL(library)
    marks.end.argtypes = [c_char_p]
    given = json.loads(file.read_text(encoding="utf-8"))
    config = module("referee.serving.config", "referee.api.config").Config
    app = import_module("referee.api.app").create_app(config(log_level="INFO"))
    requests: dict[str, list[tuple[str, bytes]]] = {}
    for row, path, body in given["requests"]:
        requests.setdefault(row, []).append((path, body.encode()))

    def send(asked: list[tuple[str, bytes]]) -> None:
        for path, body in asked:
            answer(app, path, body)

    gc.disable()  # Otherwise a full collection could run during any row.
    repeats = {}
    for row, (work, times) in engine_rows(given["tables"]).items():
        repeats[row] = times
        for _ in range(times):
            work()
        gc.collect()
        marks.begin()
        for _ in range(times):
            work()
        marks.end(row.encode())
    for row, asked in requests.items():
        repeats[row] = len(asked)
        send(asked)
        gc.collect()
        marks.begin()
        send(asked)
        marks.end(row.encode())
    file.with_name("repeats.json").write_text(json.dumps(repeats), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
