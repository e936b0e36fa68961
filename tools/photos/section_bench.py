"""Measures how single sections are read: `python -m tools.photos.section_bench --style random --level easy`.

Each picture is read twice without tapped corners: first with all printed sections as candidates, and then with all
except the one in the picture. In the second reading, a hex counts as right if its true ground is the most frequent
one in its group.
"""

import argparse
import json
from collections import Counter
from dataclasses import asdict, dataclass
from time import process_time
from typing import Any

import cv2
import numpy as np

from referee.board.section import printed_sections
from referee.photo import Help, Observations
from referee.photo.recognition import read
from tools.photos.levels import LEVELS
from tools.photos.photograph import section_photograph
from tools.photos.styles import RANDOM

FRESH = 9_820_000
"""The default first seed. Development used other seeds."""


@dataclass(frozen=True, slots=True)
class SectionCount:
    """The results for one picture."""

    named: bool
    wrong: bool
    """Whether either reading named a wrong section, or the right section in the wrong orientation."""
    hexes: int | None
    """The number of hexes that are right in the second reading; None if that reading found no groups."""
    seconds: float
    """The CPU time of the slower reading, in seconds."""


def judge_section(jpeg: bytes, truth: dict[str, Any]) -> SectionCount:
    """Read a picture of one section twice, and compare the results with the truth."""
    printed = [section for section in printed_sections().values() if section.origin == "printed"]
    name = truth["section"].removesuffix(":turned")
    others = tuple(section for section in printed if section.name != name)
    start = process_time()
    found = read(jpeg, Help(single_section=True))
    middle = process_time()
    unknown = read(jpeg, Help(single_section=True, candidates=others))
    seconds = max(middle - start, process_time() - middle)
    right = found.single is not None and _lies_as_named(found, truth)
    wrong = (found.single is not None and not right) or unknown.single is not None
    return SectionCount(right, wrong, _right_hexes(unknown, truth), seconds)


def _lies_as_named(found: Observations, truth: dict[str, Any]) -> bool:
    assert found.single is not None
    turned = truth["section"].endswith(":turned")
    same = found.single.turned == turned
    name = truth["section"].removesuffix(":turned")
    return bool(found.single.section.name == name and same != _upside_down(found, truth))


def _upside_down(found: Observations, truth: dict[str, Any]) -> bool:
    """Return whether the reader's grid is rotated by 180 degrees relative to the true grid."""
    assert found.section_centres is not None
    centres = np.array(truth["centres"])
    here, there = (np.linalg.norm(found.section_centres[0, 0] - spot) for spot in (centres[0, 0], centres[9, 9]))
    return bool(there < here)


def _right_hexes(found: Observations, truth: dict[str, Any]) -> int | None:
    if not found.groups:
        return None
    rows = [row[::-1] for row in reversed(truth["rows"])] if _upside_down(found, truth) else truth["rows"]
    grounds = (Counter(rows[row][column] for row, column in group) for group in found.groups)
    return sum(counts.most_common(1)[0][1] for counts in grounds)


def main() -> None:
    """Generate and read pictures, and print one line for each and a summary."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--style", default=RANDOM, help="a style, or a folder with flat pictures of printed sections")
    parser.add_argument("--level", choices=LEVELS, default="easy")
    parser.add_argument("--seed", type=int, default=FRESH)
    parser.add_argument("--count", type=int, default=20)
    wanted = parser.parse_args()
    cv2.setNumThreads(1)
    counts = []
    for seed in range(wanted.seed, wanted.seed + wanted.count):
        made = section_photograph(wanted.style, wanted.level, seed)
        counts.append(judge_section(made.jpeg, made.truth))
        print(json.dumps({"seed": seed, **asdict(counts[-1])}), flush=True)
    print(summary(counts))


def summary(counts: list[SectionCount]) -> str:
    """Return a one-line summary of the results for these pictures."""
    hexes = [count.hexes for count in counts if count.hexes is not None]
    named, wrong = sum(count.named for count in counts), sum(count.wrong for count in counts)
    groups = f"mean {np.mean(hexes):.1f}, least {min(hexes)}" if hexes else "none"
    seconds = [count.seconds for count in counts]
    return (
        f"named {named} of {len(counts)}, wrongly {wrong}; grids {len(hexes)}: {groups} hexes right; "
        f"CPU median {np.median(seconds):.1f} s, at most {max(seconds):.1f} s"
    )


if __name__ == "__main__":
    main()
