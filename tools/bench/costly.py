"""`make bench-costly SECONDS=180`: searches for the valid requests that cost the service the most CPU and memory.

Hill climbing varies boards, expansions, includes, lines, actions and widths. A fork of a fresh service answers each
request, so that no cache helps. The fork reports its CPU time and how much its memory grew. CPU time is scaled to a
core that takes 40 ms for the yardstick loop (tools/bench/timing.py). The run fails if a request exceeds the limit for
CPU or memory.

python -m tools.bench.costly [seconds] [seed] [call ...]
"""

import os
import resource
import sys
from collections.abc import Callable
from io import BytesIO
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from time import monotonic, process_time
from typing import Any, NamedTuple

import orjson
from flask import Flask

from referee.api.app import create_app
from referee.serving.config import Config
from tests.games import document
from tools.bench.__main__ import MID
from tools.bench.costly_requests import CALLS, Recipe, Request, changed, random_recipe, request
from tools.bench.timing import REFERENCE, yardstick

FIRST = orjson.dumps({"state": document(MID), "action": {"type": "build", "at": "a1"}})
SECONDS = 180
SEED = 15
MAX_CPU = 0.5
MAX_MEMORY = 64 << 20
SHOWN = 10
CAREFUL = 0.8
"""A request with more than this share of the highest cost for its call is measured again; the lowest cost is used."""
AGAIN = 2
CHECKS = 5
"""How many times each of the top ten is measured again at the end."""
FRESH = 0.15
"""The share of steps that begin with a new recipe."""
PAUSE = 20
"""After this many requests, the speed of the machine is measured again."""


class Cost(NamedTuple):
    """The status of an answer, and what the request cost: CPU seconds and bytes of memory."""

    status: int
    cpu: float
    memory: int
    answer: int
    """The size of the answer in bytes."""


class Found(NamedTuple):
    """A request, the size of its body, and its cost. `scaled` is the CPU time scaled to the reference core."""

    recipe: Recipe
    body: int
    cost: Cost
    scaled: float

    @property
    def share(self) -> float:
        """The share of the CPU or memory budget that the request uses, whichever is larger."""
        return max(self.scaled / MAX_CPU, self.cost.memory / MAX_MEMORY)


def _answered(app: Flask, asked: Request) -> tuple[int, int]:
    """Send a request, and return the status of the answer and its size in bytes. Discard the answer itself."""
    statuses: list[str] = []

    def start_response(status: str, _headers: object, _error: object = None, /) -> Callable[[bytes], object]:
        statuses.append(status)
        return bytes

    environ = {
        "REQUEST_METHOD": "POST",
        "SCRIPT_NAME": "",
        "PATH_INFO": f"/v1/{asked.path}",
        "QUERY_STRING": asked.query,
        "SERVER_NAME": "127.0.0.1",
        "SERVER_PORT": "8000",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": "127.0.0.1:8000",
        "HTTP_ACCEPT": asked.accept,
        "CONTENT_TYPE": asked.type,
        "CONTENT_LENGTH": str(len(asked.body)),
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(asked.body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": False,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }
    answer = app(environ, start_response)
    size = sum(map(len, answer))
    answer.close()  # type: ignore[attr-defined]
    return int(statuses[0].split()[0]), size


def _measured(app: Flask, asked: Request) -> Cost:
    """Return the cost of a request, measured in a fork, because the system tracks peak memory per process."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        before = resource.getrusage(resource.RUSAGE_SELF)
        code, length = _answered(app, asked)
        after = resource.getrusage(resource.RUSAGE_SELF)
        cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        os.write(writer, f"{code} {cpu} {(after.ru_maxrss - before.ru_maxrss) << 10} {length}".encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as told:
        text = told.read()
    os.waitpid(child, 0)
    status, seconds, memory, size = map(float, text.split())
    return Cost(int(status), seconds, int(memory), int(size))


def _serve(calls: Connection) -> None:
    """Reply to a request with its cost, and to None with the time for the yardstick loop, until the pipe closes."""
    app = create_app(Config(log_level="ERROR", pictures=1000))
    # The first answer loads the translations. This is part of a worker's start, so it must not be measured.
    _answered(app, Request("rulings", "include=sentences,scores", FIRST))
    try:
        while True:
            asked = calls.recv()
            calls.send(yardstick(process_time) if asked is None else _measured(app, asked))
    except EOFError:
        return


class Climb:
    """The search, and the worst request of every kind so far."""

    def __init__(self, calls: Connection, rng: Random) -> None:
        self._calls = calls
        self._rng = rng
        self.count = 0
        self.loop = self._asked(None)
        self.worst: dict[str, Found] = {}
        self.found: dict[tuple[str, frozenset[str], bool], Found] = {}
        """The worst request for each combination of a call, its includes, and whether the body is NDJSON."""

    def step(self, call: str) -> None:
        """Try one more request for this call."""
        worst, rng = self.worst.get(call), self._rng
        recipe = random_recipe(rng, call) if worst is None or rng.random() < FRESH else changed(rng, worst.recipe)
        asked = request(recipe)
        if asked is None:
            return
        found = self._cost(recipe, asked)
        if found is None:
            return
        if worst is None or found.share > worst.share:
            self.worst[call] = found
        kind = (call, recipe.includes, asked.type.endswith("ndjson"))
        if kind not in self.found or found.share > self.found[kind].share:
            self.found[kind] = found

    def top(self) -> list[Found]:
        """Return the most expensive requests, at most one of each kind, measured again; the most expensive first."""
        ranked = sorted(self.found.values(), key=lambda found: -found.share)[:SHOWN]
        return sorted(map(self._checked, ranked), key=lambda found: -found.share)

    def _checked(self, found: Found) -> Found:
        """Measure a request and the yardstick several times.

        Use the shortest times, because noise only adds to them, but the largest memory growth.
        """
        asked = request(found.recipe)
        assert asked
        costs, loops = list[Cost](), list[float]()
        for _ in range(CHECKS):
            loops.append(self._asked(None))
            costs.append(self._asked(asked))
        self.loop = min(loops)
        cost = min(costs, key=lambda one: one.cpu)
        memory = max(one.memory for one in (found.cost, *costs))
        return found._replace(cost=cost._replace(memory=memory), scaled=cost.cpu * REFERENCE / self.loop)

    def _cost(self, recipe: Recipe, asked: Request) -> Found | None:
        """Return the cost of a request, measured several times if it is high, or None for an invalid request."""
        found = self._once(recipe, asked)
        worst = self.worst.get(recipe.call)
        if found.cost.status >= 500:
            raise AssertionError(f"{found.cost.status} for {recipe}")
        if found.cost.status != 200:
            return None
        if worst is None or found.share > CAREFUL * worst.share:
            found = min([found, *(self._once(recipe, asked) for _ in range(AGAIN))], key=lambda one: one.share)
        return found

    def _once(self, recipe: Recipe, asked: Request) -> Found:
        self.count += 1
        if self.count % PAUSE == 0:
            self.loop = self._asked(None)
        cost = self._asked(asked)
        return Found(recipe, len(asked.body), cost, cost.cpu * REFERENCE / self.loop)

    def _asked(self, what: Request | None) -> Any:  # noqa: ANN401  (a cost or a time)
        self._calls.send(what)
        return self._calls.recv()


def report(climb: Climb) -> bool:
    """Print the top ten, and return whether all are within the budget."""
    top = climb.top()
    print(f"{climb.count} requests; the loop takes {climb.loop * 1e3:.1f} ms here, {REFERENCE * 1e3:.0f} ms there")
    print(f"{'CPU here':>10}{'there':>10}{'memory':>10}{'body':>10}{'answer':>11}  request")
    for found in top:
        _, cpu, memory, size = found.cost
        print(
            f"{cpu * 1e3:>7.0f} ms{found.scaled * 1e3:>7.0f} ms{memory / 2**20:>7.1f} MB{found.body / 1024:>7.0f} KB"
            f"{size / 1024:>8.0f} KB  {_description(found.recipe)}"
        )
    held = top[0].share <= 1
    print(f"bars: {MAX_CPU * 1e3:.0f} ms there, {MAX_MEMORY >> 20} MB: {'hold' if held else 'BROKEN'}")
    return held


def _description(recipe: Recipe) -> str:
    """Return a recipe as text, without empty values and unused parameters of custom sections."""
    said = recipe._asdict() | {"includes": ",".join(sorted(recipe.includes))}
    if not recipe.own:
        said = {name: value for name, value in said.items() if name not in ("palette", "locations", "kinds")}
    return " ".join(f"{name}={value}" for name, value in said.items() if value not in ("", 0, False))


def main(seconds: str = str(SECONDS), seed: str = str(SEED), *calls: str) -> int:
    """Search for this many seconds, print the report, and return the exit code."""
    spawn = get_context("spawn")
    ours, theirs = spawn.Pipe()
    service = spawn.Process(target=_serve, args=(theirs,), daemon=True)
    service.start()
    theirs.close()
    climb, until = Climb(ours, Random(int(seed))), monotonic() + int(seconds)
    turn = 0
    while monotonic() < until:
        climb.step((calls or CALLS)[turn % len(calls or CALLS)])
        turn += 1
    held = report(climb)
    ours.close()
    service.join()
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
