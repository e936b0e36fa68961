"""`make bench-cpu OLD=<revision>`: compares the CPU time per request of two checkouts.

python -m tools.bench.cpu /path/to/old /path/to/new [rounds]
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import orjson

from referee.documents.actions import dump_action
from referee.documents.states import dump_state
from referee.engine.play import permits
from referee.model.actions import Action
from referee.model.state import State
from tests.games import random_action, random_state
from tests.properties.universe import sample
from tools.bench.compare import alternate, checkouts, report

ANSWERING = Path("tools/bench/answering.py")
COUNT = 400
"""The number of requests for each call."""


def tables() -> Iterator[State]:
    """Yield an endless series of states of random games with any expansions."""
    rng = Random(7)
    while True:
        state = random_state(rng.randrange(2**32), rng.randrange(250))
        if not state.over:
            yield state


def illegal_action(rng: Random, state: State) -> Action:
    """Return a random illegal action."""
    while True:
        for action in sample(state, rng, 20):
            if not permits(state, action):
                return action


def requests() -> Iterator[tuple[str, bytes]]:
    """Yield the path and the body of each request. Half of the rulings are about illegal actions."""
    rng = Random(8)
    for number, state in zip(range(COUNT), tables(), strict=False):
        told = dump_state(state)
        action = random_action(rng, state) if number % 2 else illegal_action(rng, state)
        yield "/v1/legal-actions", orjson.dumps({"state": told})
        yield "/v1/rulings", orjson.dumps({"state": told, "action": dump_action(action)})
        yield "/v1/scores", orjson.dumps({"state": told})


def main(arguments: Sequence[str]) -> None:
    """Compare two checkouts on the same requests."""
    old, new, rounds = checkouts(arguments)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "requests.ndjson"
        file.write_bytes(b"\n".join(orjson.dumps((path, body.decode())) for path, body in requests()))
        report(alternate(ANSWERING, old, new, rounds, [str(file)]))


if __name__ == "__main__":
    main(sys.argv[1:])
