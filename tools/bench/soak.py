"""`make load`: measures the capacity, and then failures, latencies and memory for ten minutes at 70 % of capacity.

Usage: python -m tools.bench.soak [seconds]. The mix of requests is in tools/bench/mix.py.
"""

import asyncio
import gc
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from os import sched_getaffinity
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from tools.bench.http import free_port
from tools.bench.mix import BAD, Ask, mix
from tools.bench.reports import Report
from tools.bench.service import BUILD, Service, resident, serving, stolen
from tools.bench.traffic import LOST, Sample, capacity, paced, quantile, warmed, wrong

SECONDS: Final = 600
WORKERS: Final = 2 * len(sched_getaffinity(0))
"""Two workers per core: the default in deploy/gunicorn.conf.py on up to 8 cores. A slow picture blocks one worker."""
SHARE: Final = 0.7
WARM_UP: Final = 0.3
"""The share of the run that is a warm-up. Memory may grow until the warm-up ends."""
GROWTH: Final = 0.03
EVERY: Final = 2.0
"""The longest time between two measurements of the memory, in seconds."""
SETTINGS: Final = {"REFEREE_LOG_LEVEL": "INFO", "GUNICORN_CMD_ARGS": "--max-requests 0"}
"""Workers are not replaced, because a fresh one would hide a leak."""
INTRODUCTION: Final = f"""\
The load generator plays fifty random games with all expansions and asks about their states: every call except
photographs, in three languages, no two bodies alike, {BAD:.0%} of them bad. First it measures how many requests a
second eight clients get answered (a closed loop). Then it sends {SHARE:.0%} of that at a fixed rate (an open loop: a
late answer delays no other request, and time counts from when a request was due). Generator and service share the
machine. There are {WORKERS} workers, two for each core as usual, and none is replaced during the run. `stolen` are
the seconds of CPU in which the host of this virtual machine ran other machines."""


class Look(NamedTuple):
    """The memory of every worker (in megabytes) and the steal time so far (in seconds), `at` seconds into the run."""

    at: float
    megabytes: list[float]
    stolen: float


async def load_and_watch(
    service: Service, asks: Iterator[Ask], *, rate: float, seconds: float
) -> tuple[list[Sample], list[Look]]:
    """Load the service at this rate, and return the samples and the measurements of memory and steal time."""
    looks: list[Look] = []
    begun = perf_counter()

    async def look() -> None:
        while True:
            looks.append(Look(perf_counter() - begun, [resident(pid) for pid in service.workers], stolen()))
            await asyncio.sleep(min(EVERY, seconds / 50))

    looking = asyncio.create_task(look())
    samples = await paced(service.port, asks, rate=rate, seconds=seconds)
    looking.cancel()
    return samples, looks


def show_answers(report: Report, samples: Sequence[Sample]) -> None:
    """Print a row for each call, and one for all calls together."""
    calls: dict[str, list[Sample]] = defaultdict(list)
    for sample in samples:
        calls[sample.ask.call].append(sample)
    report.print(f"{'call':<22}{'requests':>10}{'p50 ms':>9}{'p99 ms':>9}{'most ms':>9}  statuses")
    for call, found in [*sorted(calls.items()), ("all", list(samples))]:
        times = "".join(f"{quantile(found, share) * 1e3:>9.1f}" for share in (0.5, 0.99, 1))
        statuses = dict(sorted(Counter(sample.status for sample in found).items()))
        report.print(f"{call:<22}{len(found):>10}{times}  {statuses}")


def show_minutes(report: Report, samples: Sequence[Sample], looks: Sequence[Look], seconds: float) -> None:
    """Print a row for each tenth of the run, because the speed of a shared machine varies."""
    tenth = seconds / 10
    report.print(f"\n{'from, s':<22}{'requests':>10}{'p99 ms':>9}{'5xx':>9}{'stolen s':>10}")
    for number in range(10):
        begin, end = number * tenth, (number + 1) * tenth
        found = [sample for sample in samples if begin <= sample.due < end]
        taken = [look.stolen for look in looks if begin <= look.at < end]
        fives = sum(sample.status >= 500 for sample in found)
        slow = quantile(found, 0.99) * 1e3
        report.print(f"{begin:<22.0f}{len(found):>10}{slow:>9.1f}{fives:>9}{taken[-1] - taken[0]:>10.2f}")


def show_memory(report: Report, looks: Sequence[Look], seconds: float) -> None:
    """Print each worker's memory at the end of the warm-up and at the end of the run, and check the total growth.

    Each value is the median over a tenth of the run.
    """
    tenth = seconds / 10
    report.print(f"\n{'memory, MB':<22}{'warm':>10}{'last':>9}{'growth':>9}")
    early = _medians(looks, WARM_UP * seconds - tenth, WARM_UP * seconds)
    late = _medians(looks, seconds - tenth, seconds)
    for number, (before, after) in enumerate(zip(early, late, strict=True), 1):
        report.print(f"{f'worker {number}':<22}{before:>10.1f}{after:>9.1f}{after / before - 1:>9.1%}")
    report.print(f"{'all workers':<22}{sum(early):>10.1f}{sum(late):>9.1f}{sum(late) / sum(early) - 1:>9.1%}")
    report.bar(f"memory within {GROWTH:.0%}", holds=abs(sum(late) / sum(early) - 1) <= GROWTH)


def _medians(looks: Sequence[Look], begin: float, end: float) -> list[float]:
    chosen = [look.megabytes for look in looks if begin <= look.at <= end]
    return [median(column) for column in zip(*chosen, strict=True)]


def main(seconds: float = SECONDS) -> int:
    """Run the load test, print and write the report, and return the exit code."""
    report = Report("load", "Load and soak")
    asks = mix(int(perf_counter() * 1e6))
    log = BUILD / "load.log"
    with serving(free_port(), workers=WORKERS, log=log, settings=SETTINGS) as service:
        warmed(service.port, asks)
        gc.freeze()
        most = capacity(service.port, asks, seconds=max(5.0, seconds / 20))
        rate = SHARE * most
        report.print(f"{most:.0f} requests a second at most; {seconds:.0f} s at {rate:.0f} a second\n")
        samples, looks = asyncio.run(load_and_watch(service, asks, rate=rate, seconds=seconds))
        show_answers(report, samples)
        show_minutes(report, samples, looks, seconds)
        show_memory(report, looks, seconds)
    fives = sum(sample.status >= 500 for sample in samples)
    lost = sum(sample.status <= LOST for sample in samples)
    report.bar(f"5xx: {fives}, without an answer: {lost}, wanted 0", holds=not fives and not lost)
    odd = wrong(samples)
    report.bar(f"other than expected: {len(odd)}, wanted 0", holds=not odd)
    for sample in odd[:5]:
        report.print(f"    {sample.status} for {sample.ask.path} {sample.ask.body[:200]!r}")
    rows = (f"{look.at:7.1f} s  " + "  ".join(f"{one:7.2f} MB" for one in look.megabytes) for look in looks)
    return report.write(f"make load SECONDS={seconds:.0f}", INTRODUCTION, "\n".join(rows))


if __name__ == "__main__":
    sys.exit(main(*map(float, sys.argv[1:])))
