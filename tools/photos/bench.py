"""Measures the answers about synthetic photographs: `python -m tools.photos.bench` (make bench-photos).

By default, it uses random editions, styles that the reader was not developed on, and seeds that were never used
before. For each picture and way of reading it, the counts are written to the log as a line of JSON. An interrupted
run continues where it stopped.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from itertools import product
from pathlib import Path

import cv2
import numpy as np

from referee.base.shares import wilson
from referee.model.observation import PhotoHints
from referee.photo import UnreadablePictureError, check_picture
from referee.photo.answer import dump_photographed_table
from referee.photo.process import Limits, read_in_process
from referee.photo.table import help_for, merge_readings
from referee.words.speech import speech
from tools.photos.answers import Count, count, known_facts
from tools.photos.levels import LEVELS
from tools.photos.photograph import photograph
from tools.photos.score import tapped
from tools.photos.styles import RANDOM, REPORTED, STYLES

FRESH = 9_700_000
"""The default first seed. Training and calibration use other seeds."""
WAYS = ("automatic", "tapped")
PRINTED = "print"
"""The name that the log uses for the style with pictures of printed sections."""
Key = tuple[str, str, int, str]
Counts = dict[tuple[str, str, str], Count]
LIMITS = Limits(seconds=60, patience=600, niceness=0)


def main() -> None:
    """Generate photographs, read them, and print a report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--style", choices=[RANDOM, *STYLES], action="append")
    parser.add_argument("--print", dest="folder", type=Path, help="a folder with flat pictures of printed sections")
    parser.add_argument("--players", action="store_true", help="tell the reader who plays")
    parser.add_argument("--way", choices=WAYS, action="append")
    parser.add_argument("--level", choices=LEVELS, action="append")
    parser.add_argument("--seed", type=int, default=FRESH)
    parser.add_argument("--count", type=int, default=15, help="photographs per level and style")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--log", type=Path, default=Path("build/bench-photos.jsonl"))
    parser.add_argument("--only-report", action="store_true", help="print what the log holds")
    wanted = parser.parse_args()
    if not wanted.only_report:
        wanted.log.parent.mkdir(parents=True, exist_ok=True)
        seeds = range(wanted.seed, wanted.seed + wanted.count)
        styles = [*(wanted.style or ([] if wanted.folder else [RANDOM, *REPORTED]))]
        styles += [str(wanted.folder)] if wanted.folder else []
        # The seed varies most slowly, so an interrupted run has measured all styles and levels about equally often.
        tasks = [(style, level, seed) for seed, level, style in product(seeds, wanted.level or LEVELS, styles)]
        measure(tasks, wanted.log, wanted.jobs, Asked(tuple(wanted.way or WAYS), players=wanted.players))
    report(wanted.log)


@dataclass(frozen=True, slots=True)
class Asked:
    """How pictures are read: automatically, with tapped corners or both, and whether the reader is told who plays."""

    ways: tuple[str, ...] = WAYS
    players: bool = True


def measure(tasks: list[tuple[str, str, int]], log: Path, jobs: int, asked: Asked) -> None:
    """Measure the tasks that are not in the log yet, and append the results to it."""
    done = {tuple(key[:3]) for key, _ in _logged(log) if key[3] == asked.ways[-1]}
    left = [task for task in tasks if (_style_name(task[0]), *task[1:]) not in done]
    with ProcessPoolExecutor(jobs) as pool, log.open("a", encoding="utf-8") as file:
        for (style, level, seed), counts in zip(left, pool.map(partial(_one, asked=asked), left), strict=True):
            for way, one in zip(asked.ways, counts, strict=True):
                file.write(json.dumps([(_style_name(style), level, seed, way), asdict(one)]) + "\n")
            file.flush()


def _style_name(style: str) -> str:
    return style if style in (RANDOM, *STYLES) else PRINTED


def _one(task: tuple[str, str, int], asked: Asked) -> list[Count]:
    cv2.setNumThreads(1)
    made = photograph(*task)
    return [_answered(made.jpeg, made.truth, way, players=asked.players) for way in asked.ways]


def _answered(jpeg: bytes, truth: dict[str, object], way: str, *, players: bool) -> Count:
    known = known_facts(truth, players=players)
    facts = PhotoHints(known, (tapped(truth).corners,) if way == "tapped" else ())
    try:
        found, usage = read_in_process(check_picture(jpeg), help_for(facts), limits=LIMITS)
    except UnreadablePictureError:
        return Count(pictures=1, refused=1)
    table = merge_readings([found], facts)
    one = count(dump_photographed_table(table, speech()), truth, known, table.observation)
    one.seconds, one.megabytes = [usage.seconds], [usage.megabytes]
    return one


def _logged(log: Path) -> Iterator[tuple[Key, Count]]:
    for line in log.read_text(encoding="utf-8").splitlines() if log.exists() else ():
        (style, level, seed, way), counts = json.loads(line)
        yield (style, level, seed, way), Count(**counts)


def report(log: Path) -> None:
    """Print the results in the log by level and style, and then the reliability of the stated probabilities."""
    counts: Counts = defaultdict(Count)
    for (style, level, _, way), one in _logged(log):
        counts[level, style, way] += one
        counts[level, "all", way] += one
    print("Synthetic photographs; no real photograph was tested. Shares with 95 % Wilson intervals.")
    for way in WAYS:
        print(f"\n{way}\n{_HEAD}")
        for level, style in product(LEVELS, [RANDOM, PRINTED, *STYLES, "all"]):
            if (level, style, way) in counts:
                print(f"| {level} | {style} | {_row(counts[level, style, way])} |")
    stated = [pair for (_, style, _), one in counts.items() if style == "all" for pair in one.stated]
    print("\n| stated probability of a piece | cases | mean stated | there |\n|---|---|---|---|")
    for low, high in [(0.05, 0.1), *((n / 10, (n + 1) / 10) for n in range(1, 9)), (0.9, 1.01)]:
        held = [(chance, there) for chance, there in stated if low <= chance < high]
        if held:
            chances, theres = np.array(held, np.float64).T
            share = _share(int(theres.sum()), len(held))
            print(f"| {low:.2f}-{min(high, 1):.2f} | {len(held)} | {chances.mean():.3f} | {share} |")


_COLUMNS = (
    "level", "style", "sections right", "refused", "wrong", "precision", "recall", "F1 (unread as missed)",
    "exact table", "players", "exact score", "after five answers", "after all doubts", "gold in range",
    "truth in range if not exact", "wrong hexes doubted", "doubts", "CPU s median, max", "MB max",
)  # fmt: skip
_HEAD = f"| {' | '.join(_COLUMNS)} |\n|{'---|' * len(_COLUMNS)}"


def _row(one: Count) -> str:
    seconds, megabytes = np.array(one.seconds or [0]), np.array(one.megabytes or [0])
    whole = _ratio(2 * one.true, 2 * one.true + one.false + one.missed + one.unread)
    cells = [
        _share(one.right, one.pictures),
        str(one.refused),
        str(one.wrong),
        _share(one.true, one.true + one.false),
        _share(one.true, one.true + one.missed),
        f"{_ratio(2 * one.true, 2 * one.true + one.false + one.missed):.3f} ({whole:.3f})",
        _share(one.exact_table, one.pictures),
        _share(one.same_players, one.right),
        _share(one.exact_score, one.scored),
        _share(one.exact_after_five, one.scored),
        _share(one.exact_after_all, one.scored),
        _share(one.in_range, one.ranges),
        _share(one.inside, one.inexact_players),
        _share(one.doubted, one.wrong_hexes),
        f"{one.doubts / max(1, one.right):.1f}",
        f"{np.median(seconds):.1f}, {seconds.max():.1f}",
        f"{megabytes.max():.0f}",
    ]
    return " | ".join(cells)


def _ratio(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def _share(hits: int, tries: int) -> str:
    low, high = wilson(hits, tries)
    return f"{hits}/{tries} = {100 * _ratio(hits, tries):.1f} % ({100 * low:.1f}-{100 * high:.1f})"


if __name__ == "__main__":
    main()
