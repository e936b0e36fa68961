"""`python -m tools.bench.signing`: compares the CPU time of requests with signed and with unsigned states.

One service answers both kinds of requests in alternate rounds, without a network. The states come from random games.
For a signed state, the service checks the signature instead of auditing the state.
"""

import sys
from collections.abc import Iterator
from io import BytesIO
from itertools import islice
from random import Random
from statistics import median
from time import process_time
from typing import Final

import orjson
from flask import Flask

from referee.api.app import create_app
from referee.documents.reader import Json
from referee.documents.signatures import Signing
from referee.serving.config import Config
from tests.games import action_document, document, random_game, random_start

KEY: Final = b"the key of the benchmarks"
GAMES: Final = 12
EVERY: Final = 30
"""The number of actions from one measured state of a game to the next."""
ROUNDS: Final = 15
CALLS: Final = {"/v1/rulings": ("state", "action"), "/v1/legal-actions": ("state",), "/v1/scores": ("state",)}


def questions() -> Iterator[Json]:
    """Yield documents, each with an unsigned state of a random game and the next action in that game."""
    for seed in range(GAMES):
        rng = Random(seed)
        for state, action in islice(random_game(rng, random_start(rng)), EVERY, None, EVERY):
            yield {"state": document(state), "action": action_document(action)}


def signed(question: Json) -> Json:
    signed = {**question, "state": dict(question["state"])}
    Signing((KEY,)).sign(signed)
    return signed


def cpu_time(service: Flask, path: str, bodies: list[bytes]) -> float:
    """Send all these requests, and return the CPU time in seconds."""
    begun = process_time()
    for body in bodies:
        environment = {
            "REQUEST_METHOD": "POST",
            "PATH_INFO": path,
            "QUERY_STRING": "",
            "SERVER_NAME": "localhost",
            "SERVER_PORT": "80",
            "SERVER_PROTOCOL": "HTTP/1.1",
            "CONTENT_TYPE": "application/json",
            "CONTENT_LENGTH": str(len(body)),
            "wsgi.url_scheme": "http",
            "wsgi.input": BytesIO(body),
            "wsgi.errors": sys.stderr,
        }
        b"".join(service(environment, lambda *_: lambda _: None))
    return process_time() - begun


def main() -> None:
    service = create_app(Config(log_level="ERROR", state_key=(KEY,)))
    asked = list(questions())
    print(f"{len(asked)} states, {ROUNDS} rounds in turn; medians")
    print(f"{'call':<20}{'unsigned us':>13}{'signed us':>11}{'ratio':>8}")
    for path, members in CALLS.items():
        plain, sealed = (
            [orjson.dumps({member: one[member] for member in members}) for one in kind]
            for kind in (asked, map(signed, asked))
        )
        cpu_time(service, path, plain + sealed)
        times = [(cpu_time(service, path, plain), cpu_time(service, path, sealed)) for _ in range(ROUNDS)]
        without, with_one = (median(column) / len(asked) * 1e6 for column in zip(*times, strict=True))
        ratio = median(after / before for before, after in times)
        print(f"{path:<20}{without:>13.0f}{with_one:>11.0f}{ratio:>8.2f}", flush=True)


if __name__ == "__main__":
    main()
