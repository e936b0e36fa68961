"""Measures the cost of bad request bodies and of an unreachable Redis, within this process."""

from collections.abc import Callable
from functools import partial

import orjson
from flask.testing import FlaskClient

from referee.api.app import create_app
from referee.documents.states import dump_state
from referee.serving.config import Config
from tools.bench.__main__ import MID
from tools.bench.timing import REFERENCE, best, yardstick

SMALL = 64 * 1024
MAX_MILLISECONDS, MAX_BYTES, MAX_SLOWER = 20.0, 16 * 1024, 2.0
STATE = dump_state(MID)
BODIES: dict[str, bytes] = {
    "10,000 deep": b"[" * 10_000,
    "bad UTF-8": b'{"state": "\xff"}',
    "64 KB of unknown keys": orjson.dumps({f"k{number}": 1 for number in range(6_000)})[:SMALL],
    "64 KB of unknown keys in a state": orjson.dumps({"state": {f"k{n}": n for n in range(4_500)}, "action": {}}),
    "a key twice among thousands": b'{"a":1,' + b",".join(b'"k%d":1' % n for n in range(5_000)) + b',"a":2}',
    "thousands of wrong hexes": orjson.dumps({"state": {**STATE, "cards": ["x"] * 9_000}, "action": {}}),
    "one row of 60 KB": orjson.dumps({"state": {**STATE, "board": {"sections": [{"rows": ["G" * 60_000]}] * 1}}}),
    "too large": b" " * (SMALL + 1),
}


def bodies(loop: float) -> bool:
    client = create_app(Config(log_level="ERROR")).test_client()
    held = True
    print(f"\n{'hostile body':<36}{'status':>8}{'ms':>8}{'bytes':>8}")
    for what, body in BODIES.items():
        post = _poster(client, body)
        seconds, answer = best(post, times=3, rounds=5) * REFERENCE / loop, post()
        held &= 400 <= answer[0] < 500 and seconds * 1e3 <= MAX_MILLISECONDS and answer[1] <= MAX_BYTES
        print(f"{what:<36}{answer[0]:>8}{seconds * 1e3:>8.2f}{answer[1]:>8}")
    return held


def dead_redis(port: int) -> bool:
    """Compare the time of a request without Redis and with an unreachable Redis, whose circuit breaker is open.

    The request is for an unknown board. Return whether the slowdown is within the limit.
    """
    plain = create_app(Config(log_level="ERROR")).test_client()
    broken = create_app(Config(log_level="ERROR", redis_url=f"redis://127.0.0.1:{port}/0")).test_client()
    path = "/v1/boards/" + "0" * 32
    for _ in range(5):
        broken.get(path)
    usual, slowed = (best(partial(client.get, path), times=50) for client in (plain, broken))
    print(f"\nRedis down, breaker open: {slowed / usual:.2f} x the time without Redis")
    return slowed / usual <= MAX_SLOWER


def _poster(client: FlaskClient, body: bytes) -> Callable[[], tuple[int, int]]:
    def post() -> tuple[int, int]:
        answer = client.post("/v1/rulings", data=body, content_type="application/json")
        return answer.status_code, len(answer.data)

    return post


def hostile(port: int) -> bool:
    held = bodies(yardstick())
    return dead_redis(port) and held
