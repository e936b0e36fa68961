"""`make bench-closing`: measures how long the last of 20 callers waits if all of them close their connections late.

The callers send at the same time, read their answers and close some time later. Two workers answer them. This is
measured twice: with workers that wait for the caller to close, as gunicorn's own do, and with the service's workers.
"""

import socket
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from statistics import median
from threading import Barrier
from time import perf_counter, sleep
from typing import Any, Final, NamedTuple

from referee.serving.worker import PatientWorker
from tools.bench.http import free_port
from tools.bench.load import HOST, request_bytes
from tools.bench.service import BUILD, serving
from tools.bench.traffic import status_of

CALLERS: Final = 20
PAUSES: Final = (0.02, 0.1, 0.5, 5.0)
"""How long each caller keeps its connection open after the answer, in seconds."""
ROUNDS: Final = 5
BAR: Final = 0.05
BEFORE: Final = "tools.bench.closing.WaitingWorker"
NOW: Final = "referee.serving.worker.PatientWorker"
REQUEST: Final = request_bytes("/healthz", method="GET")


class WaitingWorker(PatientWorker):
    """A worker that leaves closing to gunicorn, which waits up to two seconds for the caller to close."""

    def finish(self, request: Any, client: socket.socket) -> None:  # noqa: ANN401
        """Leave the connection to gunicorn."""


def call(port: int, pause: float, together: Barrier) -> tuple[float, int]:
    """Send one request, and close the connection `pause` seconds after the answer.

    Return the time until the answer, in seconds, and its status.
    """
    with socket.create_connection((HOST, port), timeout=120) as connection:
        together.wait()
        begun = perf_counter()
        connection.sendall(REQUEST)
        answer = b""
        while not (status := status_of(answer)) and (part := connection.recv(65536)):
            answer += part
        seconds = perf_counter() - begun
        sleep(pause)
    return seconds, status


def last_answers(port: int, pause: float, rounds: int) -> Iterator[tuple[float, int]]:
    """Yield for each round the seconds until the last answer, and the number of answers whose status is not 200."""
    with ThreadPoolExecutor(CALLERS) as pool:
        for _ in range(rounds):
            together = Barrier(CALLERS)
            calls = list(pool.map(partial(call, port, pause), [together] * CALLERS))
            yield max(seconds for seconds, _ in calls), sum(status != 200 for _, status in calls)


class Row(NamedTuple):
    """The results of all rounds with one pause."""

    median: float
    """The median time until the last answer of a round, in seconds."""
    worst: float
    failures: int


def row_of(rounds: Sequence[tuple[float, int]]) -> Row:
    """Return the row for these rounds, each with the seconds until its last answer and its number of failures."""
    seconds = [last for last, _ in rounds]
    return Row(median(seconds), max(seconds), sum(failures for _, failures in rounds))


def measure(worker: str, rounds: int) -> dict[float, Row]:
    """Measure this worker class, and return a row for each pause."""
    arguments = {"GUNICORN_CMD_ARGS": f"--worker-class {worker}"}
    found = {}
    with serving(free_port(), settings=arguments, log=BUILD / "closing.log") as service:
        list(last_answers(service.port, 0, 3))
        for pause in PAUSES:
            found[pause] = row_of(list(last_answers(service.port, pause, rounds)))
    return found


def table_of(before: Mapping[float, Row], now: Mapping[float, Row]) -> Iterator[str]:
    """Yield the lines of a table with a row for each pause. `before` comes from a single round."""
    yield f"last answer of {CALLERS} callers, two workers; now: the median and the worst of {ROUNDS} rounds"
    yield f"{'closes after':>14}{'before ms':>12}{'now ms':>10}{'worst ms':>10}{'failed':>8}"
    for pause, row in now.items():
        failures = before[pause].failures + row.failures
        times = f"{before[pause].median * 1e3:>12.0f}{row.median * 1e3:>10.1f}{row.worst * 1e3:>10.1f}"
        yield f"{pause:>12} s{times}{failures:>8}"


def main() -> int:
    """Print a row for each pause, and return 1 if the worker of the service misses the target."""
    before, now = measure(BEFORE, 1), measure(NOW, ROUNDS)
    print("\n".join(table_of(before, now)))
    held = all(row.median <= BAR and not row.failures for row in now.values())
    print(f"bar (median last answer within {BAR * 1e3:.0f} ms): {'holds' if held else 'BROKEN'}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
