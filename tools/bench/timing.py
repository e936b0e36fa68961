"""Times short operations in microseconds and relative to a fixed loop, because machines differ in speed and load."""

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

LOOP = 10**6
REFERENCE = 0.040
"""The time that the loop takes on the reference core, for which the limits are meant, in seconds."""


class Timing(NamedTuple):
    what: str
    seconds: float
    bar: float | None
    """The longest time allowed on a core that takes REFERENCE for the loop, in seconds; None if there is no limit."""


def yardstick(clock: Callable[[], float] = perf_counter) -> float:
    """Return the time for the fixed loop of a million additions, in seconds."""

    def loop() -> None:
        total = 0
        for number in range(LOOP):
            total += number

    return best(loop, times=1, rounds=7, clock=clock)


def best(
    work: Callable[[], object], *, times: int, rounds: int = 9, clock: Callable[[], float] = perf_counter
) -> float:
    """Return the time per call in seconds, from the fastest round, because other programs can only add to a time."""
    shortest = float("inf")
    for _ in range(rounds):
        begun = clock()
        for _ in range(times):
            work()
        shortest = min(shortest, clock() - begun)
    return shortest / times


def report(timings: list[Timing], loop: float) -> bool:
    """Print a table, and return whether every time, scaled to the reference core, is within its limit."""
    print(f"yardstick: {LOOP:,} additions in {loop * 1e3:.1f} ms (the bars are for {REFERENCE * 1e3:.0f} ms)\n")
    print(f"{'what':<58}{'us':>10}{'us at 40 ms':>14}{'x loop':>12}{'bar us':>10}")
    held = True
    for what, seconds, bar in timings:
        scaled = seconds * REFERENCE / loop
        holds = bar is None or scaled <= bar
        held &= holds
        shown = "" if bar is None else f"{bar * 1e6:>10.1f} {'holds' if holds else 'BROKEN'}"
        print(f"{what:<58}{seconds * 1e6:>10.2f}{scaled * 1e6:>14.2f}{seconds / loop:>12.6f}{shown}")
    return held
