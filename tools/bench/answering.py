"""CPU for one request, user and system, of the service in this process: no sockets, no server.

Reads the requests of a file, one JSON object a line, and prints JSON: each call with its seconds.
"""

import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import process_time

from flask import Flask

from referee.api.app import create_app
from referee.serving.config import Config
from tools.bench.instructions_worker import answer

PASSES = 4
"""The first warms up as well; of every few requests the quietest pass counts."""
FEW = 10


def seconds(app: Flask, path: str, bodies: Iterable[bytes]) -> float:
    """CPU for all of these."""
    begun = process_time()
    for body in bodies:
        answer(app, path, body)
    return process_time() - begun


def quietest(app: Flask, path: str, bodies: Sequence[bytes]) -> float:
    """CPU for one request, without most of what others on the machine add to it."""
    few = [bodies[first : first + FEW] for first in range(0, len(bodies), FEW)]
    passes = [[seconds(app, path, some) for some in few] for _ in range(PASSES)]
    quiet: float = sum(min(times) for times in zip(*passes, strict=True))
    return quiet / len(bodies)


def main(file: Path) -> None:
    """Every call of the file."""
    app = create_app(Config(log_level="WARNING"))
    calls: dict[str, list[bytes]] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        path, body = json.loads(line)
        calls.setdefault(path, []).append(body.encode())
    print(json.dumps({path: quietest(app, path, bodies) for path, bodies in calls.items()}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
