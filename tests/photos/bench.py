"""Measure the reader on synthetic photographs: `python -m tests.photos.bench` (make bench-photos).

By default on the styles that the reader was not developed on, with seeds that development never used.
"""

import argparse
import json
import sys
from collections import defaultdict
from dataclasses import asdict
from pathlib import Path

import cv2
import numpy as np

from referee.photo.headers import UnreadablePictureError
from referee.photo.kinds import Help
from referee.photo.process import Limits, read_apart
from tests.photos.levels import LEVELS
from tests.photos.photograph import photograph
from tests.photos.score import Tally, judge, tapped, wilson
from tests.photos.styles import REPORTED, STYLES

FRESH = 5_000_000
"""Development used small seeds only."""


def main() -> None:
    """Generate, read, print; every picture's counts go to the log as a line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--style", choices=STYLES, action="append")
    parser.add_argument("--level", choices=LEVELS, action="append")
    parser.add_argument("--seed", type=int, default=FRESH)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--log", type=Path)
    parser.add_argument("--only-report", action="store_true", help="print what the log holds")
    wanted = parser.parse_args()
    if wanted.only_report:
        report(_logged(wanted.log))
        return
    cv2.setNumThreads(1)
    tallies: dict[tuple[str, str, str], Tally] = defaultdict(Tally)
    # Seeds outermost: a run that is cut short has measured every style and level alike.
    for seed in range(wanted.seed, wanted.seed + wanted.count):
        for level in wanted.level or LEVELS:
            for style in wanted.style or REPORTED:
                made = photograph(style, level, seed)
                for way, help_ in (("automatic", Help()), ("tapped", tapped(made.truth))):
                    one = _one(made.jpeg, made.truth, help_)
                    tallies[level, style, way] += one
                    tallies[level, "all", way] += one
                    if wanted.log:
                        _note(wanted.log, (style, level, seed, way), one)
    report(tallies)


def _logged(log: Path) -> dict[tuple[str, str, str], Tally]:
    tallies: dict[tuple[str, str, str], Tally] = defaultdict(Tally)
    for line in log.read_text(encoding="utf-8").splitlines():
        (style, level, _, way), counts = json.loads(line)
        one = Tally(**counts)
        tallies[level, style, way] += one
        tallies[level, "all", way] += one
    return tallies


def _one(jpeg: bytes, truth: dict[str, object], help_: Help) -> Tally:
    try:
        found, usage = read_apart(jpeg, help_, limits=Limits(patience=300, niceness=0))
    except UnreadablePictureError as problem:
        sys.stderr.write(f"{problem}\n")
        return Tally(pictures=1, refused=1)
    one = judge(found, truth)
    one.seconds, one.megabytes = [usage.seconds], [usage.megabytes]
    return one


def _note(log: Path, what: tuple[str, str, int, str], one: Tally) -> None:
    with log.open("a", encoding="utf-8") as file:
        file.write(json.dumps([what, asdict(one)]) + "\n")


def report(tallies: dict[tuple[str, str, str], Tally]) -> None:
    """The table, and the reliability of the stated probabilities."""
    print("Synthetic photographs; no real photograph was tested. Shares with 95 % Wilson intervals.")
    print("F1: over hexes that were read; F1 all: pieces under reflections count as missed.")
    for (level, style, way), tally in sorted(tallies.items(), key=lambda item: list(LEVELS).index(item[0][0])):
        print(f"{level:9}{style:10}{way:10}{_row(tally)}")
    stated = [pair for (_, style, _), tally in tallies.items() if style == "all" for pair in tally.stated]
    print("stated probability of a piece, cases, share that was there")
    for low in np.arange(0, 1, 0.1):
        held = [
            (chance, there) for chance, there in stated if low <= chance < low + 0.1 or (low > 0.85 and chance > low)
        ]
        if held:
            chances, theres = np.array(held).T
            print(f"{low:4.1f} {len(held):6} stated {chances.mean():.3f} true {theres.mean():.3f}")


def _row(tally: Tally) -> str:
    precision = tally.true / max(1, tally.true + tally.false)
    recall = tally.true / max(1, tally.true + tally.missed)
    score = 2 * tally.true / max(1, 2 * tally.true + tally.false + tally.missed)
    whole = 2 * tally.true / max(1, 2 * tally.true + tally.false + tally.missed + tally.unread)
    seconds, megabytes = np.array(tally.seconds or [0]), np.array(tally.megabytes or [0])
    return (
        f"sections {_share(tally.right, tally.pictures)} refused {tally.refused} wrong {tally.wrong}"
        f" | P {precision:.3f} R {recall:.3f} F1 {score:.3f} all {whole:.3f} (unread hexes {tally.blind})"
        f" | exact {_share(tally.exact, tally.pictures)}"
        f" | CPU s median {np.median(seconds):.2f} max {seconds.max():.2f} | MB max {megabytes.max():.0f}"
    )


def _share(hits: int, tries: int) -> str:
    low, high = wilson(hits, tries)
    return f"{hits}/{tries} ({100 * low:.0f}-{100 * high:.0f} %)"


if __name__ == "__main__":
    main()
