"""`make bench-http`: compares calls with an echo call that has answers of the same size, on one server in one run.

It also measures the cost of bad request bodies and of an unreachable Redis.
"""

import socket
import sys
from concurrent.futures import ProcessPoolExecutor

import orjson

from referee.documents.states import dump_state
from tools.bench.__main__ import MID
from tools.bench.hostile import hostile
from tools.bench.load import HOST, Load, ask, pace, request_bytes, saturate
from tools.bench.service import serving

CLIENTS = 2
COUNT = 1500
ROUNDS = 5
"""The number of repetitions of each measurement. Several are needed because other programs share the machine."""
BAR = 0.5
BODIES = {
    "/v1/legal-actions": {"state": dump_state(MID)},
    "/v1/rulings": {"state": dump_state(MID), "action": {"type": "build", "at": "g4"}},
    "/v1/scores": {"state": dump_state(MID)},
}


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        port: int = listener.getsockname()[1]
        return port


def measure(pool: ProcessPoolExecutor, port: int) -> bool:
    held = True
    print(
        f"{'call':<22}{'requests/s':>12}{'echo/s':>10}{'ratio':>8}{'p50 ms':>9}{'p99 at 80 %':>13}{'/ echo p50':>12}"
    )
    for path, document in BODIES.items():
        body = orjson.dumps(document)
        request = request_bytes(path, body)
        answer = ask(port, request).partition(b"\r\n\r\n")[2]
        echo = request_bytes(f"/echo/{len(answer)}", body)
        pairs = [
            (
                saturate(pool, port, request, clients=CLIENTS, count=COUNT // ROUNDS),
                saturate(pool, port, echo, clients=CLIENTS, count=COUNT // ROUNDS),
            )
            for _ in range(ROUNDS)
        ]
        ours, theirs = sorted(pairs, key=lambda pair: pair[0].rate / pair[1].rate)[ROUNDS // 2]
        usual = sorted(run.rate for run, _ in pairs)[ROUNDS // 2]
        paced = [
            pace(pool, port, request, clients=CLIENTS, count=COUNT // 5, rate=0.8 * usual) for _ in range(ROUNDS)
        ]
        loaded = min(paced, key=lambda run: run.quantile(0.99))
        ratio, p99 = ours.rate / theirs.rate, loaded.quantile(0.99) / theirs.quantile(0.5)
        held &= ratio >= BAR and p99 <= 10 and not _failures(ours, theirs, loaded)
        print(
            f"{path:<22}{ours.rate:>12.0f}{theirs.rate:>10.0f}{ratio:>8.2f}{ours.quantile(0.5) * 1e3:>9.2f}"
            f"{loaded.quantile(0.99) * 1e3:>13.2f}{p99:>12.1f}"
        )
    return held


def _failures(*runs: Load) -> int:
    return sum(run.failures for run in runs)


def main() -> int:
    port = free_port()
    with serving(port, app="tools.bench.echo:create_echo()"), ProcessPoolExecutor(CLIENTS) as pool:
        held = measure(pool, port)
    held &= hostile(free_port())
    bars = "ratio >= 0.5, p99 <= 10 x the echo's p50, hostile <= 20 ms and 16 KB, dead Redis <= 2 x"
    print(f"\nbars ({bars}): {'hold' if held else 'BROKEN'}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
