"""`make bench-photo-load`: measures ordinary calls at half capacity, alone and while four clients send photographs.

There are two process groups as in deploy/: two workers for ordinary calls and two for photographs, which together
read one photograph at a time. Single runs are unreliable on a busy machine, so runs without and with photographs
alternate. The result is the median ratio of their p99 latencies.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event

import orjson

from tools.bench.http import BODIES, free_port
from tools.bench.load import PHOTO_PATIENCE, ask, pace, request_bytes, saturate
from tools.bench.service import serving
from tools.photos.samples import easy

CLIENTS = 2
SENDERS = 4
COUNT = 3000
ROUNDS = 5
BAR = 2.0
CALL = "/v1/rulings"
PAUSE = 0.2
"""How long a client waits after a refused photograph, in seconds."""


def _send(port: int, stop: Event) -> Counter[str]:
    """Send photographs, one after another, until `stop` is set, and count the statuses."""
    request = request_bytes("/v1/photos", easy().jpeg, mimetype="image/jpeg")
    found: Counter[str] = Counter()
    while not stop.is_set():
        status = ask(port, request, timeout=PHOTO_PATIENCE)[9:12].decode()
        found[status] += 1
        if status == "503":
            stop.wait(PAUSE)
    return found


def measure(ordinary: int, photos: int) -> bool:
    """Print every pair of runs, and return whether the median of their ratios is within the limit."""
    request = request_bytes(CALL, orjson.dumps(BODIES[CALL]))
    ratios, statuses = [], Counter[str]()
    with ProcessPoolExecutor(CLIENTS) as pool, ThreadPoolExecutor(SENDERS) as senders:
        rate = median(
            saturate(pool, ordinary, request, clients=CLIENTS, count=COUNT // 4).rate for _ in range(ROUNDS)
        )
        print(f"{rate:.0f} calls a second at most; measured at half of that\n{'alone':>10}{'beside':>10}{'ratio':>8}")
        for _ in range(ROUNDS):
            alone = pace(pool, ordinary, request, clients=CLIENTS, count=COUNT // CLIENTS, rate=rate / 2)
            stop = Event()
            sending = [senders.submit(_send, photos, stop) for _ in range(SENDERS)]
            beside = pace(pool, ordinary, request, clients=CLIENTS, count=COUNT // CLIENTS, rate=rate / 2)
            stop.set()
            statuses += sum((one.result() for one in sending), Counter())
            first, second = (1000 * run.quantile(0.99) for run in (alone, beside))
            ratios.append(second / first)
            print(f"{first:>8.1f}ms{second:>8.1f}ms{second / first:>8.2f}")
    print(f"photographs by status: {dict(statuses)}; p99 of ordinary calls, median ratio {median(ratios):.2f}")
    return median(ratios) <= BAR


def main() -> int:
    """Start both process groups, and measure."""
    easy()
    ordinary, photos = free_port(), free_port()
    # The slots for photographs are in the temporary folder, so use a folder that no other service here uses.
    with TemporaryDirectory() as folder:
        apart = {"REFEREE_PHOTOS": "1", "REFEREE_BACKGROUND": "1", "TMPDIR": folder}
        with serving(ordinary, settings={"REFEREE_PHOTOS": "0"}), serving(photos, settings=apart):
            held = measure(ordinary, photos)
    print(f"bar (p99 within {BAR} x): {'holds' if held else 'BROKEN'}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
