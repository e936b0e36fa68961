"""Measures the CPU time (user and system) that the service needs per request, without sockets or a server.

The service runs in this process. The program reads requests from a file, one JSON array per line, and prints JSON:
the CPU seconds per request for each path.
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
"""The number of passes. The result for each batch of FEW requests is the time of its fastest pass."""
FEW = 10


def seconds(app: Flask, path: str, bodies: Iterable[bytes]) -> float:
    """Send all these requests, and return the CPU time in seconds."""
    begun = process_time()
    for body in bodies:
        answer(app, path, body)
    return process_time() - begun


def quietest(app: Flask, path: str, bodies: Sequence[bytes]) -> float:
    """Return the CPU time per request, in seconds, from the fastest pass of each batch, which reduces the noise."""
    few = [bodies[first : first + FEW] for first in range(0, len(bodies), FEW)]
    passes = [[seconds(app, path, some) for some in few] for _ in range(PASSES)]
    quiet: float = sum(min(times) for times in zip(*passes, strict=True))
    return quiet / len(bodies)


def main(file: Path) -> None:
    """Measure every path in the file, and print the results."""
    app = create_app(Config(log_level="WARNING"))
    calls: dict[str, list[bytes]] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        path, body = json.loads(line)
        calls.setdefault(path, []).append(body.encode())
    print(json.dumps({path: quietest(app, path, bodies) for path, bodies in calls.items()}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
