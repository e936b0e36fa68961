"""`make bench-reload`: measures how callers are affected by a reload, and by a shutdown behind nginx.

The load is constant: a fixed number of distinct requests a second, a third of the capacity. The time of a request
is measured from when it was due, so it includes any wait for new workers.
"""

import asyncio
import signal
import sys
from collections import Counter
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.deploy.programs import running
from tests.deploy.test_nginx import NGINX, for_this_machine
from tools.bench.http import free_port
from tools.bench.load import HOST
from tools.bench.mix import Ask, mix
from tools.bench.reports import Report
from tools.bench.service import BUILD, Service, serving
from tools.bench.traffic import LOST, REFUSED, Sample, capacity, paced, quantile, warmed, wrong

SECONDS: Final = 15
"""The load lasts this many seconds before the first signal and as many after it.

For a shutdown, both parts are a quarter as long.
"""

SHARE: Final = 1 / 3
RATIO: Final = 5.0
CALLS: Final = {"rulings", "legal-actions", "scores", "views"}
SHUTDOWNS: Final = 5
PAUSE: Final = 0.5
"""The time between signals, in seconds. The next signal comes while the previous reload is in progress."""
INTRODUCTION: Final = f"""\
Two workers get a constant load of distinct requests ({", ".join(sorted(CALLS))}), a third of what they can answer.
The first half of each run is normal load; then the master gets SIGHUP, once or three times in a row. Times count from
when a request was due. `lost` counts connections without a complete answer, refused ones, and answers other than 200.
For the shutdown, nginx has two process groups behind it, and the master of one gets SIGTERM: nginx must send every
request that this group does not answer to the other one. Load generator, nginx and service share the machine."""


def small(asks: Iterator[Ask]) -> Iterator[Ask]:
    """Yield only good requests for CALLS, because slow calls such as pictures would dominate the p99."""
    return (ask for ask in asks if ask.call in CALLS and ask.good)


@contextmanager
def proxied(*services: Service, photos: int | None = None) -> Iterator[int | None]:
    """Run nginx in front of these process groups, and yield its port; yield None if nginx is not installed."""
    if not Path(sys.executable).with_name(NGINX).exists():
        yield None
        return
    port = free_port()
    with TemporaryDirectory() as folder:
        path, log = (
            for_this_machine(Path(folder), port=port, backend=services[0].port, photos=photos),
            Path(folder) / "log",
        )
        servers = [f"server {HOST}:{service.port};" for service in services]
        path.write_text(path.read_text().replace(servers[0], " ".join(servers), 1))
        with running(NGINX, "-e", "stderr", "-c", path, until="start worker process ", log=log):
            yield port


async def samples_with_signals(
    service: Service,
    load: Coroutine[None, None, list[Sample]],
    number: signal.Signals,
    *,
    after: float,
    times: int = 1,
) -> list[Sample]:
    """Run the load, send the signal to the master process `times` times during it, and return the samples."""
    running = asyncio.create_task(load)
    await asyncio.sleep(after)
    for _ in range(times):
        service.signal(number)
        await asyncio.sleep(PAUSE)
    return await running


def show(report: Report, what: str, samples: Sequence[Sample], seconds: float) -> None:
    """Print a row, and check it against the limits."""
    before = [sample for sample in samples if sample.due < seconds]
    after = [sample for sample in samples if sample.due >= seconds]
    usual, during = quantile(before, 0.99), quantile(after, 0.99)
    worst, lost = quantile(after, 1), len(wrong(samples))
    report.print(
        f"{what:<24}{len(samples):>9}{usual * 1e3:>12.1f}{during * 1e3:>12.1f}{during / usual:>8.2f}"
        f"{worst * 1e3:>10.1f}{lost:>6}"
    )
    report.held &= during / usual < RATIO and not lost


def reloads(report: Report, seconds: float) -> None:
    """Measure reloads (SIGHUP) with and without nginx."""
    asks = small(mix(1))
    with serving(free_port(), log=BUILD / "reload.log") as service, proxied(service) as proxy:
        warmed(service.port, asks)
        rate = SHARE * capacity(service.port, asks, seconds=seconds / 3)
        report.print(f"{rate:.0f} requests a second, two workers\n")
        columns = f"{'requests':>9}{'p99 normal':>12}{'p99 reload':>12}{'ratio':>8}{'most':>10}{'lost':>6}"
        report.print(f"{'':<24}{columns}  (ms)")
        for front, port in (("bare", service.port), ("behind nginx", proxy)):
            if port is None:
                report.print(f"{front}: skipped, {NGINX} is not installed")
                continue
            for what, times in (("one SIGHUP", 1), ("three SIGHUP", 3)):
                service.settle()
                load = paced(port, asks, rate=rate, seconds=2 * seconds)
                samples = asyncio.run(samples_with_signals(service, load, signal.SIGHUP, after=seconds, times=times))
                show(report, f"{what}, {front}", samples, seconds)
    report.bar(f"p99 during a reload below {RATIO:.0f} x normal, 0 lost", holds=report.held)


def shutdowns(report: Report, seconds: float) -> None:
    """Measure the effect of SIGTERM on one of two process groups behind nginx, under load."""
    asks = small(mix(2))
    outcomes: Counter[int] = Counter()
    for _ in range(SHUTDOWNS):
        with (
            serving(free_port(), log=BUILD / "shutdown.log") as stopped,
            serving(free_port(), log=BUILD / "remaining.log") as remaining,
            proxied(stopped, remaining) as port,
        ):
            if port is None:
                report.print(f"SIGTERM: skipped, {NGINX} is not installed")
                return
            warmed(port, asks)
            rate = SHARE * capacity(port, asks, seconds=seconds / 5)
            load = paced(port, asks, rate=rate, seconds=seconds / 2)
            samples = asyncio.run(samples_with_signals(stopped, load, signal.SIGTERM, after=seconds / 4))
        outcomes += Counter(sample.status for sample in samples)
    refused, lost = outcomes.pop(REFUSED, 0), outcomes.pop(LOST, 0)
    report.print(f"\nSIGTERM to one of two process groups behind nginx, {SHUTDOWNS} times, a third of the capacity:")
    report.print(f"answered {dict(outcomes)}, refused {refused}, lost {lost}")
    report.bar("every request answered with 200", holds=not refused and not lost and set(outcomes) == {200})


def main(seconds: float = SECONDS) -> int:
    """Measure, print and write the report."""
    report = Report("reload", "Reload and shutdown under load")
    for measure in (reloads, shutdowns):
        measure(report, seconds)
    return report.write(f"make bench-reload SECONDS={seconds:.0f}", INTRODUCTION)


if __name__ == "__main__":
    sys.exit(main(*map(float, sys.argv[1:])))
